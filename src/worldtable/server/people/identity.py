"""Who somebody is: a random id in a cookie that only this server can sign."""

from __future__ import annotations

import hmac
import re
import secrets
import time
from hashlib import sha256

COOKIE = "worldtable"
DAY = 24 * 3600
LIFE = 400  # days that a cookie lives after it was last renewed; browsers keep none longer
ID = 32  # hex digits
SIGNED = re.compile(r"([0-9a-f]{32}\.[0-9]{1,9}\.[0-9]{1,9})\.([0-9a-f]{64})")
FIRST = re.compile(r"([0-9a-f]{32})\.([0-9a-f]{64})")  # as they were made before one could sign out


def new_identity() -> str:
    return secrets.token_hex(ID // 2)


def today() -> int:
    """Days since 1970."""
    return int(time.time()) // DAY


class Signer:
    """Signs an id, how often it had signed out, and the day the cookie ends; knows its own signature."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def signature(self, words: str) -> str:
        return hmac.new(self.secret, words.encode(), sha256).hexdigest()

    def sign(self, id: str, epoch: int, end: int) -> str:
        words = f"{id}.{epoch}.{end}"
        return f"{words}.{self.signature(words)}"

    def read(self, cookie: str) -> tuple[str, int]:
        """The id of a cookie and its epoch; the id is "" if the signature is not ours or the cookie has ended."""
        found = SIGNED.fullmatch(cookie) or FIRST.fullmatch(cookie)
        if not found or not hmac.compare_digest(self.signature(found[1]), found[2]):
            return "", 0
        id, epoch, end = [*found[1].split("."), "0", str(today())][:3]
        return (id, int(epoch)) if int(end) >= today() else ("", 0)

    def cookie(self, id: str, epoch: int, secure: bool) -> str:
        """The value of a Set-Cookie header; without an id it takes the cookie away."""
        value = self.sign(id, epoch, today() + LIFE) if id else ""
        parts = [f"{COOKIE}={value}", "HttpOnly", "SameSite=Lax", "Path=/", f"Max-Age={LIFE * DAY if id else 0}"]
        return "; ".join([*parts, "Secure"] if secure else parts)
