"""How a call over HTTP is read, made and answered."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from worldtable.engine.loop import Refused
from worldtable.server import wire
from worldtable.server.http.fields import BadField, Field, checked, queried, schema
from worldtable.server.people.limits import Rate, caller
from worldtable.server.problem import Problem
from worldtable.server.service import Service
from worldtable.server.settings import Settings
from worldtable.server.store.database import Away
from worldtable.server.store.store import Taken, Unsaved
from worldtable.server.tables.inbox import AWAY, Closed
from worldtable.server.tables.table import Table

LOG = logging.getLogger("worldtable.calls")
GUESSING = "Too many codes that do not exist; wait a moment."
WHO = "Say who you are first: POST /api/me {“name”: “Linda”}."


class Limits:
    """The rates of one server."""

    def __init__(self, settings: Settings) -> None:
        def rate(a_second: float) -> Rate:
            return Rate(a_second, settings.burst, settings.limited)

        self.requests = rate(settings.requests)
        self.misses = rate(settings.misses)
        self.creations = rate(settings.creations)
        self.chats = rate(settings.chats)
        self.drafts = rate(settings.drafts)
        self.messages = rate(settings.messages_near)


@dataclass
class Asked:
    """A call that came in."""

    request: Request
    service: Service
    limits: Limits
    identity: str
    address: str
    values: dict[str, Any] = field(default_factory=dict)

    async def name(self) -> str:
        """What the caller is called; Problem 401 if nobody knows."""
        found = await self.service.store.name_of(self.identity) if self.identity else None
        if found is None:
            raise Problem(401, WHO)
        return found

    async def table(self) -> tuple[Table, bool]:
        code = str(self.request.path_params["code"])
        return await find(self.service, self.limits, self.address, self.identity, code)


async def find(service: Service, limits: Limits, address: str, identity: str, code: str) -> tuple[Table, bool]:
    """A table by its code.

    Those who try many codes that do not exist must wait: until then no code is looked up for them, so that
    they cannot even find out that one is right. Their own tables stay open to them. A try is paid for before
    it is made and given back if it was right, so that many at once count as many.
    """
    paid = limits.misses.spend(address)
    if not paid and not await service.at_home(code, identity):
        raise Problem(429, GUESSING)
    missed = False
    try:
        table, knows_code = await service.find(code)
        await table.sure()
        return table, knows_code
    except Closed:
        return await find(service, limits, address, identity, code)
    except Problem as problem:
        missed = problem.status == 404
        raise
    finally:
        if paid and not missed:
            limits.misses.give_back(address)


@dataclass(frozen=True)
class Call:
    """A method and a path, what it does, and the fields it accepts."""

    method: str
    path: str
    work: Callable[[Asked], Awaitable[Response]]
    about: str
    query: tuple[Field, ...] = ()
    body: tuple[Field, ...] = ()

    def route(self, service: Service, limits: Limits) -> Route:
        async def endpoint(request: Request) -> Response:
            try:
                asked = await self.read(request, service, limits)
                return await self.work(asked)
            except BadField as error:
                return failed(422, str(error), error.about)
            except Problem as problem:
                return failed(problem.status, str(problem), problem.about)
            except Refused as error:
                return failed(409, str(error))
            except ClientDisconnect:  # nobody is there to hear it
                return failed(408, "The request did not come to its end.")
            except (Taken, Unsaved) as error:
                return failed(503, str(error))
            except Away as error:
                LOG.error("no database", extra={"data": {"call": self.path, "error": str(error)}})
                return failed(503, AWAY)
            except Exception:
                LOG.exception("a call failed", extra={"data": {"call": self.path}})
                return failed(500, "Something went wrong here; nothing has changed.")

        return Route(self.path, endpoint, methods=[self.method], name=f"{self.method} {self.path}")

    async def read(self, request: Request, service: Service, limits: Limits) -> Asked:
        asked = Asked(request, service, limits, await service.who(request.cookies), caller(request.scope))
        service.owners.saw(asked.identity, asked.address)
        asked.values = queried(self.query, request.query_params)
        if self.method != "GET":
            text = await request.body()
            try:
                found = json.loads(text) if text else {}
            except (ValueError, RecursionError):
                raise BadField("The request must hold a JSON object.") from None
            asked.values = checked(self.body, found)
        return asked

    def described(self) -> dict[str, Any]:
        """As OpenAPI describes it."""
        names = [part[1:-1].split(":")[0] for part in self.path.split("/") if part.startswith("{")]
        parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
        for each in self.query:
            parameters.append({"name": each.name, "in": "query", "required": each.needed, "schema": each.schema()})
        found: dict[str, Any] = {
            "summary": self.about,
            "operationId": self.work.__name__,
            "parameters": parameters,
            "responses": {
                "201" if self.path in ("/api/tables", "/api/sets") and self.method == "POST" else "200": {
                    "description": self.about
                },
                "default": {
                    "description": "A sentence that says what is wrong.",
                    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}},
                },
            },
        }
        if self.method != "GET":
            found["requestBody"] = {"content": {"application/json": {"schema": schema(self.body)}}}
        return found


def answered(value: Any, status: int = 200) -> Response:
    return said(wire.encoded(value), status)


def said(text: str, status: int = 200) -> Response:
    return Response(text, status, media_type="application/json", headers={"cache-control": "no-store"})


def failed(status: int, sentence: str, about: str = "") -> Response:
    return answered({"error": wire.short(sentence), **({"about": about} if about else {})}, status)
