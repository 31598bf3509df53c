"""The application: everything put together."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from worldtable import __version__, compiled
from worldtable.server.http.calls import Limits, answered, failed
from worldtable.server.http.guard import Guard, may_measure
from worldtable.server.http.pages import CLIENT, api_routes, client_routes
from worldtable.server.http.routes import CALLS
from worldtable.server.http.socket import play_route
from worldtable.server.service import Service
from worldtable.server.settings import Settings


def make_app(settings: Settings, client: Path = CLIENT) -> Starlette:
    """A server for one database. The service opens when it starts and closes when it ends."""
    service = Service(settings)
    limits = Limits(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await service.open()
        yield
        await service.close()

    async def health(request: Request) -> Response:
        alive = await service.store.alive()
        state = {"ok": alive, "version": __version__, "compiled": compiled(), "tables": len(service.tables)}
        return answered(state, 200 if alive else 503)

    async def metrics(request: Request) -> Response:
        if not may_measure(request, settings.metrics_token):
            return failed(403, "The metrics are told on this machine alone, or to those with the token.")
        return Response(service.metrics.text(), media_type="text/plain; version=0.0.4")

    async def crashed(request: Request, error: Exception) -> Response:
        return failed(500, "Something went wrong here; nothing has changed.")

    async def not_found(request: Request, error: Exception) -> Response:
        return failed(405 if getattr(error, "status_code", 404) == 405 else 404, "There is no such call here.")

    app = Starlette(
        routes=[
            *[call.route(service, limits) for call in CALLS],
            play_route(service, limits),
            Route("/healthz", health),
            Route("/metrics", metrics),
            *api_routes(),
            *client_routes(client),
        ],
        middleware=[Middleware(Guard, settings=settings, limits=limits, metrics=service.metrics)],
        exception_handlers={404: not_found, 405: not_found, Exception: crashed},
        lifespan=lifespan,
    )
    app.state.service = service
    return app
