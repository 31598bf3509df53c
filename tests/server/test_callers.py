"""Who calls, how often, and what they may know: metrics, guessed codes, proxies, and the settings of it all."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from worldtable.server.app import make_app
from worldtable.server.command import serve
from worldtable.server.http.routes import CALLS
from worldtable.server.people.invitations import new_code
from worldtable.server.people.limits import counted
from worldtable.server.settings import Settings
from worldtable.server.testing import QUICK, Person, Server, Visit

# Metrics.


def labels(text: str) -> set[str]:
    return {line.split('route="')[1].split('"')[0] for line in text.splitlines() if 'route="' in line}


def test_invented_paths_are_no_labels(tmp_path: Path, start: Callable[..., Server]) -> None:
    running = start(f"sqlite:///{tmp_path}/t.sqlite3", *QUICK)
    with httpx.Client(base_url=running.url) as client:
        for number in range(60):
            for path in (
                "/api/{}",
                "/api/tables/{}/x{}",
                "/{}",
                "/api/x/tables/{}",
                "/api/tables/{}",
                "/{}/join/../{}",
            ):
                client.request("GET" if number % 2 else "PATCH", path.replace("{}", f"invented{number}"))
        client.get("/api/me", headers={"Host": "evil.example"})
        text = client.get("/metrics").text
    known = {call.path for call in CALLS} | {"page", "none", "/healthz", "/metrics", "/api", "/api/openapi.json"}
    assert labels(text) <= known
    assert {"page", "none", "/api/tables/{code}", "/healthz"} <= labels(text)
    assert "invented" not in text


def test_metrics_are_for_this_machine_or_with_a_token(
    tmp_path: Path, start: Callable[..., Server], house: Server
) -> None:
    assert httpx.get(f"{house.url}/metrics").status_code == 200
    for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):  # through a proxy on this machine
        assert httpx.get(f"{house.url}/metrics", headers={name: "127.0.0.1"}).status_code == 403
    running = start(f"sqlite:///{tmp_path}/t.sqlite3", "--metrics-token", "sesame")
    assert httpx.get(f"{running.url}/metrics").status_code == 403
    for sent, status in (("Bearer sesame", 200), ("Bearer other", 403), ("sesame", 403), ("Bearer s\xe9same", 403)):
        headers = {b"Authorization": sent.encode("latin-1")}
        assert httpx.get(f"{running.url}/metrics", headers=headers).status_code == status


def test_metrics_are_not_told_to_the_network(tmp_path: Path) -> None:
    app = make_app(Settings(f"sqlite:///{tmp_path}/t.sqlite3"))

    async def ask(address: str) -> int:
        transport = httpx.ASGITransport(app, client=(address, 5))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return (await client.get("/metrics")).status_code

    assert asyncio.run(ask("192.168.1.7")) == 403
    assert asyncio.run(ask("::1")) == 200


# Guessing codes.


def closed_with(running: Server, code: str, cookie: str = "") -> int:
    headers = {"Cookie": cookie} if cookie else {}
    url = f"ws://127.0.0.1:{running.port}/api/tables/{code}/play"
    with connect(url, additional_headers=headers) as socket:
        try:
            return 0 if socket.recv(20) else -1
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 1006


def test_guessing_ends_when_the_limit_is_spent(
    tmp_path: Path, start: Callable[..., Server], visit: Visit, game: str
) -> None:
    running = start(f"sqlite:///{tmp_path}/t.sqlite3", "--limit", "misses=0.001")
    linda, eve = visit(running, "Linda", "Eve")
    table = linda.table(game, "me", "me")
    code, watch = table["code"], table["watch_code"]
    assert eve.at(code)["code"] == code
    assert closed_with(running, watch) == 0
    guesses = [eve.http.get(f"/api/tables/{new_code()}").status_code for _ in range(12)]
    assert guesses == [404] * 10 + [429] * 2
    for right in (code, watch, code.lower().replace("-", "")):
        for path in ("", "/state", "/why?code=1", "/download"):
            assert eve.refused("GET", f"/api/tables/{right}{path}") == (
                429,
                "Too many codes that do not exist; wait a moment.",
            )
        assert closed_with(running, right) == 4429
        assert closed_with(running, right, eve.cookie()) == 4429
    assert eve.refused("POST", f"/api/tables/{code}/join", {})[0] == 429
    assert linda.at(code)["code"] == code  # her own table stays hers, from the same address
    assert closed_with(running, code, linda.cookie()) == 0
    assert closed_with(running, new_code(), linda.cookie()) == 4429


def test_guessing_all_at_once_gains_nothing(tmp_path: Path, start: Callable[..., Server]) -> None:
    running = start(f"sqlite:///{tmp_path}/t.sqlite3", "--limit", "misses=0.001", "--limit", "requests=1000")
    with ThreadPoolExecutor(30) as pool:
        found = list(pool.map(lambda _: httpx.get(f"{running.url}/api/tables/{new_code()}").status_code, range(60)))
    assert found.count(404) == 10
    assert found.count(429) == 50
    with ThreadPoolExecutor(10) as pool:
        assert set(pool.map(lambda _: closed_with(running, new_code()), range(20))) == {4429}


def test_connections_are_requests(tmp_path: Path, start: Callable[..., Server]) -> None:
    running = start(f"sqlite:///{tmp_path}/t.sqlite3", "--limit", "requests=0.01")
    url = f"ws://127.0.0.1:{running.port}/api/tables/{new_code()}/play"
    for _ in range(9):  # and one to find out that the server is there
        with connect(url):
            pass
    with pytest.raises(InvalidStatus) as error, connect(url):
        pass
    assert error.value.response.status_code == 429
    assert json.loads(error.value.response.body or b"") == {"error": "Too many requests; wait a moment."}


def test_many_connections_of_one_address_wait_for_each_other_and_nobody_else_does(
    tmp_path: Path, start: Callable[..., Server], visit: Visit, game: str
) -> None:
    running = start(f"sqlite:///{tmp_path}/t.sqlite3", "--limit", "messages_near=4")
    (linda,) = visit(running, "Linda")
    code = linda.table(game, "me", "me")["code"]
    places = [linda.sit(code) for _ in range(4)]
    elsewhere = Person(running.url, "Paul", "127.0.66.250")
    watching = elsewhere.sit(code)
    for place in [*places, watching]:
        place.next()
    began = time.monotonic()
    for place in places:
        for number in range(10):  # fewer than a connection may send
            place.send({"ping": number})
    for number in range(12):  # what an address may send at once
        watching.ask({"ping": number}, "pong")
    meanwhile = time.monotonic() - began
    for place in places:
        place.until(lambda message: message.get("ping") == 9)  # late, but all of it
    spent = time.monotonic() - began
    elsewhere.go()
    assert spent >= (40 - 12) / 4 - 1
    assert meanwhile < spent / 2


# Who calls.


def flood(running: Server) -> list[int]:
    return [
        httpx.get(f"{running.url}/api/me", headers={"X-Forwarded-For": f"10.0.0.{number}"}).status_code
        for number in range(15)
    ]


def test_a_forwarded_address_is_believed_of_a_known_proxy_alone(tmp_path: Path, start: Callable[..., Server]) -> None:
    running = start(f"sqlite:///{tmp_path}/t.sqlite3", "--limit", "requests=0.01")
    assert flood(running)[-1] == 429
    assert running.told().count("--proxy") == 1  # who runs it is told once
    behind = start(f"sqlite:///{tmp_path}/u.sqlite3", "--limit", "requests=0.01", "--proxy", "127.0.0.0/8")
    assert flood(behind) == [200] * 15
    other = start(f"sqlite:///{tmp_path}/v.sqlite3", "--limit", "requests=0.01", "--proxy", "10.1.1.1")
    assert flood(other)[-1] == 429


def test_a_network_of_the_sixth_version_is_one_caller() -> None:
    assert counted("2001:db8:1:2::5") == counted("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert counted("2001:db8:1:3::5") != counted("2001:db8:1:2::5")
    assert counted("::ffff:10.0.0.1") == counted("10.0.0.1") == "10.0.0.1"
    assert counted("fe80::1%eth0") == "fe80::/64"
    assert len(counted("x" * 10_000)) < 100


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--proxy", "everybody"], "'everybody' is no address and no network"),
        (["--day", "tomorrow"], "'tomorrow' is no day"),
        (["--day", "2026-02-30"], "'2026-02-30' is no day"),
        (["--limit", "patience=3"], "there is no limit 'patience'; there are:"),
        (["--limit", "body"], "body must be a number, not ''."),
        (["--limit", "body=²"], "body must be a number, not '²'."),
        (["--limit", "arrival=nan"], "arrival must be more than 0."),
        (["--limit", "stall=-1"], "stall must be more than 0."),
    ],
)
def test_wrong_settings_are_told(arguments: list[str], said: str) -> None:
    result = CliRunner().invoke(serve, arguments)
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())
