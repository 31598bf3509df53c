"""Pages, files, health, metrics, logs, and the program that the documentation shows."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx

from worldtable.server.app import make_app
from worldtable.server.http.routes import CALLS
from worldtable.server.settings import Settings
from worldtable.server.store.database import understood
from worldtable.server.testing import People, Server, Visit

DOCS = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_example_client_of_the_documentation_plays_a_game(house: Server, tmp_path: Path) -> None:
    program = re.search(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
    assert program is not None
    text = program.group(1)
    assert len(text.splitlines()) <= 30
    path = tmp_path / "client.py"
    path.write_text(text, encoding="utf-8")
    done = subprocess.run([sys.executable, str(path), house.url], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_every_call_is_documented_and_described(house: Server) -> None:
    text = DOCS.read_text(encoding="utf-8")
    described = httpx.get(f"{house.url}/api/openapi.json").json()
    page = httpx.get(f"{house.url}/api").text
    for call in CALLS:
        path = call.path.replace(":int", "")
        assert described["paths"][path][call.method.lower()]["summary"] == call.about
        assert f"{call.method} {path}".replace("{number}", "{n}") in text.replace("{number}", "{n}")
        assert f"{call.method} {path}" in page
        for field in (*call.query, *call.body):
            assert field.name in text, f"docs/api.md does not tell of {field.name}"


def test_health_and_metrics(people: People, house: Server, game: str) -> None:
    (linda,) = people("Linda")
    linda.sit(linda.table(game, "me", "random")["code"]).play()
    health = httpx.get(f"{house.url}/healthz").json()
    assert health["ok"]
    text = httpx.get(f"{house.url}/metrics").text
    for name in ("answers_total", "tables_made_total", "save_seconds_bucket", "bot_seconds_count", "requests_total"):
        assert f"worldtable_{name}" in text
    assert linda.cookie() not in text


def test_the_client_is_served_when_it_is_built(tmp_path: Path) -> None:
    web = tmp_path / "web"
    app = make_app(Settings(f"sqlite:///{tmp_path}/t.sqlite3"), web)

    async def run() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            assert "has not been built" in (await client.get("/")).text
            (web / "assets").mkdir(parents=True)
            (web / "index.html").write_text("<!doctype html><title>Client</title>")
            (web / "assets" / "app-1234.js").write_text("1;")
            for path in ("/", "/table/ABCD", "/replay/ABCD"):
                assert "Client" in (await client.get(path)).text
            script = await client.get("/assets/app-1234.js")
            assert "immutable" in script.headers["cache-control"]
            assert "javascript" in script.headers["content-type"]
            assert (await client.get("/assets/none.js")).status_code == 404
            assert (await client.get("/api/none")).json()["error"]
            assert (await client.delete("/api/me")).status_code == 405

    asyncio.run(run())


def test_logs_are_lines_of_json_without_secrets(
    tmp_path: Path, start: Callable[..., Server], visit: Visit, game: str
) -> None:
    server = start(f"sqlite:///{tmp_path}/t.sqlite3", "--log-level", "info", "--pace", "0")
    (linda,) = visit(server, "Linda")
    table = linda.table(game, "me", "random")
    linda.at(table["code"])
    linda.sit(table["code"]).play()
    linda.http.get(f"/api/tables/{table['code']}/replay?seat=0")
    told = server.told()
    lines = [json.loads(line) for line in told.splitlines()]
    assert {"at", "level", "from", "event"} <= set(lines[0])
    assert any(line.get("route") == "/api/tables/{code}" for line in lines)
    for secret in (table["code"], table["code"].replace("-", ""), table["watch_code"], linda.cookie(), "Linda"):
        assert secret not in told


def test_urls_get_their_drivers() -> None:
    assert understood("postgresql://a@b/c") == "postgresql+asyncpg://a@b/c"
    assert understood("postgres://a@b/c") == "postgresql+asyncpg://a@b/c"
    assert understood("sqlite:////tmp/x") == "sqlite:////tmp/x"
