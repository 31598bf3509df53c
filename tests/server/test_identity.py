"""Cookies: who forges one is nobody, and who signs out everywhere is nobody with the cookies so far."""

from __future__ import annotations

import contextlib
import threading
import time

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from worldtable.server.people.identity import DAY, LIFE, Signer, new_identity, today
from worldtable.server.testing import People, Person


def test_a_forged_cookie_is_nobody(people: People) -> None:
    (linda,) = people("Linda")
    id, epoch, end, signature = linda.http.cookies["worldtable"].split(".")
    for forged in (
        id,
        f"{id}.{epoch}.{end}",
        f"{id}.{epoch}.{end}.{'0' * 64}",
        f"{id}.{signature}",
        f"{id}.1.{end}.{signature}",
        f"{id}.{epoch}.{int(end) + 1}.{signature}",
        f"{'f' * 32}.{epoch}.{end}.{signature}",
        f"{id}.{'9' * 5000}.{end}.{signature}",
        f"{id}.٣.{end}.{signature}",
        "ä.b",
        "",
    ):
        reply = httpx.get(f"{linda.url}/api/me", headers={b"Cookie": f"worldtable={forged}".encode()})
        assert reply.json() == {"name": ""}


def test_a_cookie_ends_and_is_renewed_when_it_is_used(people: People) -> None:
    (linda,) = people("Linda")
    linda.http.cookies.clear()
    linda.call("POST", "/api/me", {"name": "Linda"})
    reply = linda.http.get("/api/me")
    assert f"Max-Age={LIFE * DAY}" in reply.headers["set-cookie"]
    signer, id = Signer("secret"), new_identity()
    assert signer.read(signer.sign(id, 3, today() + 1)) == (id, 3)
    assert signer.read(signer.sign(id, 3, int(time.time()) // DAY - 1)) == ("", 0)


def test_a_cookie_from_before_one_could_sign_out_still_works() -> None:
    signer, id = Signer("secret"), new_identity()
    assert signer.read(f"{id}.{signer.signature(id)}") == (id, 0)
    assert signer.read(f"{id}.{Signer('other').signature(id)}") == ("", 0)


def twin(people: People, person: Person) -> Person:
    """Somebody else with a copy of the cookie."""
    (found,) = people("")
    found.http.cookies.update(person.http.cookies)
    assert found.call("GET", "/api/me") == person.call("GET", "/api/me")
    return found


def test_signing_out_everywhere_makes_every_cookie_so_far_void(people: People, game: str) -> None:
    (linda,) = people("Linda")
    thief = twin(people, linda)
    table = linda.table(game, "me", "me", watch=False)
    here, there = linda.sit(table["code"]), thief.sit(table["code"])
    here.next()
    there.next()
    assert linda.call("POST", "/api/me/signout", {}) == {"name": "Linda"}
    assert here.closed() == there.closed() == 1012
    assert thief.call("GET", "/api/me") == {"name": ""}
    assert thief.sit(table["code"]).closed() == 4401
    assert thief.refused("GET", f"/api/tables/{table['code']}/state")[0] == 403
    assert thief.refused("POST", f"/api/tables/{table['code']}/answer", {"question": 1, "choose": 1})[0] == 403
    assert thief.refused("POST", "/api/me/signout", {})[0] == 401
    assert linda.call("GET", "/api/me") == {"name": "Linda"}
    assert linda.sit(table["code"]).next()["info"]["mine"] == [0, 1]


def test_what_is_sent_after_signing_out_is_not_done(people: People, game: str) -> None:
    """Not even for a thief who asks for much and reads nothing, so that the line is full when it is to be closed."""
    (linda,) = people("Linda")
    thief = twin(people, linda)
    table = linda.table(game, "me", "me")
    there = thief.sit(table["code"], table["asked"][0])
    question, choices = there.next()["view"]["question"], there.view["choices"]
    for _ in range(500):
        there.send({"look": there.view["seat"]})
    linda.call("POST", "/api/me/signout", {})
    with contextlib.suppress(ConnectionClosed):
        there.send({"question": question, "choose": choices[0]["code"]})
    assert there.closed() == 1012
    assert linda.at(table["code"])["turn"] == 0


def test_somebody_who_waits_over_http_is_told_nothing_more(people: People, game: str) -> None:
    (linda,) = people("Linda")
    thief = twin(people, linda)
    table = linda.table(game, "me", "open", watch=False)
    (paul,) = people("Paul")
    found: list[int] = []
    path = f"/api/tables/{table['code']}/state?after=0&wait=25"
    waiting = threading.Thread(target=lambda: found.append(thief.http.get(path).status_code))
    waiting.start()
    linda.at(table["code"])  # while it begins to wait
    linda.call("POST", "/api/me/signout", {})
    paul.at(table["code"], "/join", {})
    waiting.join(30)
    assert found == [403]


def test_signing_out_here_as_well(people: People) -> None:
    (linda,) = people("Linda")
    thief = twin(people, linda)
    assert linda.call("POST", "/api/me/signout", {"here": True}) == {"name": ""}
    assert "worldtable" not in linda.http.cookies
    for person in (linda, thief):
        assert person.call("GET", "/api/me") == {"name": ""}


@pytest.mark.parametrize("body", [{"here": 1}, {"name": "Linda"}, []])
def test_signing_out_wants_nothing_else(people: People, body: object) -> None:
    (linda,) = people("Linda")
    assert linda.refused("POST", "/api/me/signout", body)[0] == 422
    assert linda.call("GET", "/api/me") == {"name": "Linda"}
