"""The browser adds its part to every seed by itself, and looks at the end whether the deal was honest."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.house import House, Player
from tests.web.test_together import open_table, sit_down
from worldtable.games import SHELF
from worldtable.server.testing import Person

GAME = next(iter(SHELF))
PROVED = "The deal is proved: your device took part."
Json = dict[str, Any]


def fairness(player: Player) -> str:
    """What the table's panel tells about the deal."""
    player.see_table()
    player.page.get_by_role("tab", name="Table").click()
    return player.page.locator(".fair").inner_text()


def test_a_table_against_a_bot_is_proved_at_the_end(player: Player) -> None:
    player.play_now(GAME)
    before = fairness(player)
    assert "The server" in before
    assert "the part:" not in before
    player.play_to_the_end()
    expect(player.page.locator(".proof")).to_contain_text(PROVED)
    assert PROVED in fairness(player)
    player.page.keyboard.press("Escape")
    player.page.get_by_role("button", name="Rematch").first.click()
    player.page.locator(".words.over").wait_for(state="detached")
    player.at_table()
    player.play_to_the_end()
    expect(player.page.locator(".proof")).to_contain_text(PROVED)


def test_the_deal_waits_for_a_device_that_is_away(house: House, come: Visit) -> None:
    ada, bea = come(house), come(house)
    code = open_table(ada, GAME)
    bea.go(f"/table/{code}")
    bea.page.locator("main").get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Take a seat").click()
    ada.ready()
    ada.page.get_by_role("button", name="Not ready after all").wait_for()
    ada.go("/join")  # any page but the table's
    bea.ready()
    expect(bea.page.get_by_text("The deal waits for the device of Ada")).to_be_visible()
    bea.page.get_by_role("button", name="Begin without it").click()
    expect(bea.page.get_by_role("alert")).to_contain_text("you may begin without it in")
    bea.troubles.clear()  # the browser notes a refused call
    ada.go("/tables")
    expect(ada.page.get_by_role("heading", name="Waiting for me")).to_be_visible()
    ada.go(f"/table/{code}")
    for player in (ada, bea):
        player.at_table()


def test_a_part_that_had_to_be_shown_twice_is_told(house: House, come: Visit) -> None:
    """Somebody sees the parts, goes, and somebody else comes: that could be done until the deal is a pleasant one."""
    ada = come(house)
    code = open_table(ada, GAME)
    bea, moon = Person(house.url, "Bea"), Person(house.url, "Moon")
    bea.at(code, "/join", {"commitment": bea.promise()})
    bea.at(code, "/ready", {})
    ada.ready()
    ada.page.wait_for_function("localStorage.getItem('worldtable.parts').includes('\"seen\":[\"')")
    while 0 in bea.at(code)["awaited"]:
        pass
    bea.at(code, "/leave", {})
    moon.at(code, "/join", {"commitment": moon.promise()})
    moon.at(code, "/ready", {})
    while moon.at(code)["awaited"] != [1]:
        pass
    moon.show(code)
    ada.at_table()
    moon.at(code, "/leave", {})
    ada.play_to_the_end()
    expect(ada.page.locator(".proof.bad")).to_contain_text("had to show 2 parts")
    for person in (bea, moon):
        person.go()


def lied_to(page: Page, lie: Callable[[Json], None]) -> None:
    """A server whose last word about the deal is not the truth."""

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def down(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "table" and message["info"]["status"] == "over":
                lie(message["info"])
            socket.send(json.dumps(message))

        server.on_message(down)

    page.route_web_socket("**/play*", pass_on)


def sha(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def fitting(info: Json) -> None:
    """All sums done again, so that only somebody who remembers can tell."""
    for word in info["deal"]:
        word["commitment"] = sha(word["part"])
    info["seed"] = str(int(sha("-".join(word["part"] for word in info["deal"])), 16))


def another_seed(info: Json) -> None:
    info["seed"] = str(int(info["seed"]) + 1)


def another_part_of_the_server(info: Json) -> None:
    info["deal"][0]["part"] = "0" * 64


def another_part_of_mine(info: Json) -> None:
    info["deal"][1]["part"] = "0" * 64
    fitting(info)


def another_part_of_hers(info: Json) -> None:
    info["deal"][2]["part"] = "0" * 64
    fitting(info)


@pytest.mark.parametrize(
    ("lie", "told"),
    [
        (another_seed, "the parts do not give the seed"),
        (another_part_of_the_server, "the part of the server is not the one it had committed to"),
        (another_part_of_mine, "the part that your device showed is not in it"),
        (another_part_of_hers, "somebody committed to another part after your device had shown its own"),
    ],
)
def test_a_server_that_lies_is_found_out(house: House, come: Visit, lie: Callable[[Json], None], told: str) -> None:
    ada, bea = come(house), Person(house.url, "Bea")
    lied_to(ada.page, lie)
    code = open_table(ada, GAME)
    bea.at(code, "/join", {"commitment": bea.promise()})
    bea.at(code, "/ready", {})
    ada.ready()
    bea.show(code)
    ada.at_table()
    bea.at(code, "/leave", {})
    ada.play_to_the_end()
    expect(ada.page.locator(".proof.bad")).to_contain_text(f"The deal is not proved: {told}")
    bea.go()


def test_two_browsers_and_a_watcher_look_at_the_same_deal(house: House, come: Visit) -> None:
    ada, bea, watcher = come(house), come(house), come(house)
    code = open_table(ada, GAME)
    sit_down(bea, code, "Bea", ada)
    watcher.go(f"/table/{code}")
    for player in (ada, watcher):
        player.at_table()
    bea.page.get_by_role("tab", name="Table").click()
    bea.page.get_by_role("button", name="Leave seat 2").click()
    ada.play_to_the_end()
    expect(ada.page.locator(".proof")).to_contain_text(PROVED)
    expect(watcher.page.locator(".proof")).to_contain_text("The parts give the seed. Your device did not take part.")


def test_taking_back_after_a_bot_answered_is_told_at_the_end(player: Player) -> None:
    player.play_now(GAME)
    ask = player.page.locator(".question button[title]", has_text="Undo")  # what it costs stands beside it
    for nth in range(40):
        player.wait_asked_or_over()
        if ask.count() and not player.over():
            break
        if not player.answer(nth):
            player.play_now(GAME)  # a game may be over before there is anything to take back
    ask.click()
    player.page.get_by_role("tab", name="Table").click()
    expect(player.page.locator(".fair")).to_contain_text(
        "Once an answer was taken back, and that was after something"
    )
    player.play_to_the_end()
    expect(player.page.locator(".proof")).to_contain_text("Once an answer was taken back")


def test_signing_out_everywhere_else(house: House, come: Visit) -> None:
    ada, lent = come(house), come(house)
    ada.play_now(GAME)
    lent.context.add_cookies(ada.context.cookies())  # type: ignore[arg-type]
    lent.go(f"/table/{ada.code}")
    lent.wait_asked()
    ada.page.get_by_role("tab", name="Table").click()
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Sign out everywhere else").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Every other device is signed out.")
    expect(lent.choices).to_have_count(0)
    ada.page.get_by_role("button", name="Done").click()
    ada.wait_asked()
    lent.go("/tables")
    expect(lent.page.locator("main")).to_contain_text("You have no tables yet")
    ada.go("/tables")
    expect(ada.page.locator("li.row").first).to_be_visible()
    ada.page.on("dialog", lambda dialog: dialog.accept())
    ada.page.get_by_role("button", name="Guest: settings").click()
    ada.page.get_by_role("button", name="Sign out here, too").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("does not know you any more")
    ada.go("/tables")
    expect(ada.page.locator("main")).to_contain_text("You have no tables yet")
