"""What stands before every request: hosts, origins, sizes, rates, headers, and a line in the log."""

from __future__ import annotations

import hmac
import ipaddress
import logging
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from worldtable.server.http.calls import Limits, failed
from worldtable.server.http.machine import from_here
from worldtable.server.metrics import Metrics
from worldtable.server.people.limits import caller
from worldtable.server.problem import Problem
from worldtable.server.settings import Settings

LOG = logging.getLogger("worldtable.http")
SAFE = ("GET", "HEAD", "OPTIONS")
PATH = 1000  # characters of a path
COUNTED = ("/api", "/healthz", "/metrics")  # the paths that have a rate; pages come in bunches
PAGE, NOWHERE = "page", "none"  # the routes of the client's pages and of what was refused at the door
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
        self.hinted = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
            return
        refusal = self.refusal(scope, Headers(scope=scope)) if scope["type"] == "websocket" else None
        if refusal is not None:
            await failed(*refusal)(scope, receive, send)  # a plain answer in place of a WebSocket
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
        large = sum(len(name) + len(value) for name, value in scope["headers"]) + len(scope.get("raw_path") or b"")
        if large + len(scope["query_string"]) > self.settings.head:
            return 431, f"The head of a request holds at most {self.settings.head} bytes."
        if len(scope["path"]) > PATH:
            return 414, f"A path has at most {PATH} characters."
        wrong = self.wrong(scope, headers)
        if wrong:
            return 403, wrong
        self.hint(scope, headers)
        if scope["path"].startswith(COUNTED) and not self.limits.requests.spend(caller(scope)):
            return 429, "Too many requests; wait a moment."
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit() and len(length) < 20 and int(length) <= self.settings.body):
            return 413, f"A request holds at most {self.settings.body} bytes."
        return None

    def hint(self, scope: Scope, headers: Headers) -> None:
        """Say once in the log that there is a proxy nobody told us about: all its people count as one."""
        if not self.hinted and not self.settings.proxies and "x-forwarded-for" in headers:
            self.hinted = True
            LOG.warning("a proxy is not known: start with --proxy", extra={"data": {"address": caller(scope)}})

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
        if origin in self.settings.origins or (origin != "null" and place(origin) == host):
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


def place(origin: str) -> str:
    """The host and port of an origin, "" if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def may_measure(request: Request, token: str) -> bool:
    """Whether somebody may see the metrics: this machine itself, or whoever has the token."""
    if token:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    return from_here(request)


def route_of(scope: Scope) -> str:
    """The route that a request took, as the table of routes writes it: there are only so many."""
    path = getattr(scope.get("route"), "path", NOWHERE)
    return PAGE if path == "/{path:path}" else str(path)
