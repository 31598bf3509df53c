"""The built client, and the pages that are there without it."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

import worldtable
from worldtable import __version__
from worldtable.server.http.calls import answered, failed
from worldtable.server.http.routes import CALLS

CLIENT = Path(worldtable.__file__).parent / "web"
FOREVER = "public, max-age=31536000, immutable"
UNBUILT = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Worldtable</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>Worldtable is running</h1>
<p>The tables are open, but the browser client has not been built. In the source tree run
<code>python -m worldtable.webbuild</code>, then load this page again. An installed wheel has it built in.</p>
<p>Meanwhile <code>worldtable play</code> plays in the terminal, and programs can sit down
through <a href="/api">the API</a>.</p></main></body></html>"""


def client_routes(folder: Path = CLIENT) -> list[Route]:
    """Files of the client as they are; every other path is the client's to understand."""

    async def client(request: Request) -> Response:
        path = request.path_params["path"]
        if path == "api" or path.startswith("api/"):
            return failed(404, "There is no such call; /api lists them all.")
        found = inside(folder, path)
        if found is not None:
            fixed = path.startswith("assets/")  # their names change with what is in them
            return FileResponse(found, headers={"cache-control": FOREVER if fixed else "no-cache"})
        if "." in path.rsplit("/", 1)[-1]:
            return failed(404, "There is no such file.")
        index = folder / "index.html"
        if index.is_file():
            return FileResponse(index, headers={"cache-control": "no-cache"})
        return HTMLResponse(UNBUILT, headers={"cache-control": "no-cache"})

    return [Route("/{path:path}", client, methods=["GET", "HEAD"])]


def inside(folder: Path, path: str) -> Path | None:
    """A file of a folder; nothing outside of it."""
    if not path or "\x00" in path:
        return None
    try:
        found = (folder / path).resolve()
        return found if found.is_relative_to(folder.resolve()) and found.is_file() else None
    except OSError:  # no file system has such a name
        return None


def openapi() -> dict[str, Any]:
    paths: dict[str, Any] = {}
    for call in CALLS:
        path = call.path.replace(":int", "")
        paths.setdefault(path, {})[call.method.lower()] = call.described()
    error = {"type": "object", "properties": {"error": {"type": "string"}}, "required": ["error"]}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Worldtable",
            "version": __version__,
            "description": "Tables, seats and play. A WebSocket at /api/tables/{code}/play does the same, faster.",
        },
        "paths": paths,
        "components": {
            "schemas": {"Error": error},
            "securitySchemes": {"identity": {"type": "apiKey", "in": "cookie", "name": "worldtable"}},
        },
        "security": [{"identity": []}],
    }


def api_page() -> str:
    """All calls on one page, without a script."""
    parts: list[str] = []
    for call in CALLS:
        fields = "".join(
            f"<dt><code>{escape(each.name)}</code>{' (needed)' if each.needed else ''}</dt><dd>{escape(each.about)}"
            f"{' Among: ' + escape(', '.join(each.among)) if each.among else ''}</dd>"
            for each in (*call.query, *call.body)
        )
        shown = escape(f"{call.method} {call.path.replace(':int', '')}")
        parts.append(f"<h2><code>{shown}</code></h2><p>{escape(call.about)}.</p><dl>{fields}</dl>")
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Worldtable: the API</title>'
        '<meta name="viewport" content="width=device-width"></head><body><main><h1>The API of this table</h1>'
        '<p>Described for programs in <a href="/api/openapi.json">openapi.json</a>. Play goes over a WebSocket at '
        f"<code>/api/tables/{{code}}/play</code>.</p>{''.join(parts)}</main></body></html>"
    )


def api_routes() -> list[Route]:
    async def described(request: Request) -> Response:
        return answered(openapi())

    async def listed(request: Request) -> Response:
        return HTMLResponse(api_page())

    return [Route("/api/openapi.json", described), Route("/api", listed)]
