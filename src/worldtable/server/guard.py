"""What stands before every request: hosts, origins, sizes, rates, headers, and a line in the log."""

from __future__ import annotations

import ipaddress
import logging
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from worldtable.server.calls import Limits, failed
from worldtable.server.metrics import Metrics
from worldtable.server.settings import Settings
from worldtable.server.table import Problem

LOG = logging.getLogger("worldtable.http")
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Lets through what may come in."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket" and self.wrong(scope, Headers(scope=scope)):
            await receive()
            await send({"type": "websocket.close", "code": 4403})  # before it is accepted: a plain 403
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        started = time.perf_counter()
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                found = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    found.setdefault(name, value)
                if self.settings.secure:
                    found.setdefault("strict-transport-security", "max-age=31536000")
            await send(message)

        try:
            refusal = self.refusal(scope, headers)
            if refusal is not None:
                await failed(*refusal)(scope, receive, answer)
            else:
                await self.limited(scope, receive, answer)
        finally:
            route = route_of(scope)
            self.metrics.requests.labels(route, str(status)).inc()
            spent = round((time.perf_counter() - started) * 1000, 1)
            LOG.info("request", extra={"data": {"route": route, "status": status, "ms": spent}})

    def refusal(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        """Why a request does not come in, None if it does."""
        wrong = self.wrong(scope, headers)
        if wrong:
            return 403, wrong
        address = scope["client"][0] if scope.get("client") else ""
        if scope["path"].startswith("/api") and not self.limits.requests.spend(address):
            return 429, "Too many requests; wait a moment."
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.settings.body:
            return 413, f"A request holds at most {self.settings.body} bytes."
        return None

    def wrong(self, scope: Scope, headers: Headers) -> str:
        """What is wrong with where a request comes from or goes to; "" if nothing."""
        host = headers.get("host", "")
        if not known_host(host, self.settings.hosts):
            return "This server does not go by that name; start it with --name to add it."
        if scope["type"] == "http" and scope["method"] in SAFE:
            return ""
        origin = headers.get("origin")
        if origin is None:  # no browser: nobody else's page can be behind it
            return ""
        if origin in self.settings.origins or (urlsplit(origin).netloc == host and origin != "null"):
            return ""
        return "Requests from other sites are refused."

    async def limited(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Stop reading a body that is larger than it may be, whatever its header says."""
        read = 0
        most = self.settings.body

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise Problem(413, f"A request holds at most {most} bytes.")
            return message

        await self.app(scope, counted, send)


def known_host(host: str, names: tuple[str, ...]) -> bool:
    """Names we go by, and bare addresses: a foreign name that was pointed here is none of them."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name == "localhost" or name.endswith(".localhost") or name in names or "*" in names:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def route_of(scope: Scope) -> str:
    """The route without the codes in it."""
    path: str = scope["path"]
    if not path.startswith("/api/"):
        return path if path in ("/", "/api", "/healthz", "/metrics") else "page"
    parts = path.split("/")
    if len(parts) > 3 and parts[2] in ("tables", "games") and parts[3] != "mine":
        parts[3] = "*"
    known = ("api", "tables", "games", "me", "mine", "*", "rules", "openapi.json", *VERBS)
    return "/".join(part if not part or part in known else "…" for part in parts[:6])


VERBS = ("join", "leave", "seats", "rematch", "state", "answer", "undo", "why", "log", "sheets", "replay", "download")
