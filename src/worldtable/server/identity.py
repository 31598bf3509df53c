"""Who somebody is: a random id in a cookie that only this server can sign."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

COOKIE = "worldtable"
YEARS = 5 * 365 * 24 * 3600
ID = 32  # hex digits


def new_identity() -> str:
    return secrets.token_hex(ID // 2)


class Signer:
    """Signs ids and knows its own signature."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def signature(self, id: str) -> str:
        return hmac.new(self.secret, id.encode(), sha256).hexdigest()

    def sign(self, id: str) -> str:
        return f"{id}.{self.signature(id)}"

    def read(self, cookie: str) -> str:
        """The id of a cookie, "" if the signature is not ours."""
        id, _, signature = cookie.partition(".")
        if len(id) != ID or not id.isascii() or not signature.isascii():
            return ""
        return id if hmac.compare_digest(self.signature(id), signature) else ""

    def cookie(self, id: str, secure: bool) -> str:
        """The value of a Set-Cookie header."""
        parts = [f"{COOKIE}={self.sign(id)}", "HttpOnly", "SameSite=Lax", "Path=/", f"Max-Age={YEARS}"]
        return "; ".join([*parts, "Secure"] if secure else parts)
