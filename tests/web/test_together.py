"""Two browsers against each other and a third that watches: nobody receives what they may not know."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.house import House, Player
from tests.web.test_table import lesson_table
from worldtable.engine.game import WATCHER
from worldtable.engine.loop import answer_as
from worldtable.games import SHELF
from worldtable.record import Answer, Record, game_of, start

Json = dict[str, Any]
STEADY = "world_shapers"  # nobody can end it alone, not even a bot for somebody who left: every turn asks everybody


def open_table(host: Player, game: str) -> str:
    """A table for two whose second seat is open; its code."""
    host.set_table(game, "me", "open")
    host.page.locator("main").get_by_label("Your name").fill("Ada")
    host.open_table()
    host.page.get_by_text("One open seat").wait_for()
    return host.code


def sit_down(guest: Player, code: str, name: str, *others: Player) -> None:
    """Take the last open seat of a table; the game begins when all are ready, if the table waits for that."""
    guest.go("/join")
    guest.page.get_by_label("Code or link of the table").fill(code.lower().replace("-", ""))
    guest.page.get_by_role("button", name="Go to the table").click()
    guest.page.locator("main").get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Take a seat").click()
    for each in (guest, *others) if others else ():
        each.ready()
    guest.at_table()


def play_both(players: list[Player], most: int) -> int:
    """Up to so many answers by whoever is asked; how many were given before the end of the game."""
    count = 0
    while count < most and not all(each.over() for each in players):
        for each in players:
            if not each.over() and each.choices.count():
                each.answer(count * 5 + 1)
                count += 1
        players[0].page.wait_for_timeout(20)
    return count


def frames(player: Player, kind: str) -> list[Json]:
    found = [json.loads(frame) for frame in player.frames]
    return [each for each in found if each["type"] == kind]


def bare(view: Json) -> str:
    """A view without the number of its question, which the table gives out."""
    return json.dumps({key: value for key, value in view.items() if key != "question"}, sort_keys=True)


def record_at(house: House, code: str) -> Record:
    """A game as the database holds it, over or not."""
    with closing(sqlite3.connect(house.folder / "tables.db")) as db:
        db.row_factory = sqlite3.Row
        table = db.execute("SELECT * FROM tables WHERE code = ?", (code.replace("-", ""),)).fetchone()
        seats = db.execute("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", (table["id"],)).fetchall()
        rows = db.execute("SELECT * FROM answers WHERE table_id = ? ORDER BY turn", (table["id"],)).fetchall()
    return Record(
        table["game"],
        table["version"],
        table["rules"],
        table["cards"],
        table["cards_hash"],
        json.loads(table["options"]),
        len(seats),
        int(table["seed"]),
        [seat["name"] for seat in seats],
        answers=[Answer(row["seat"], row["choose"], row["state"]) for row in rows],
    )


def allowed(record: Record, seat: int) -> tuple[set[str], set[str]]:
    """Every view a seat may have had of a game, and every line it may have been told."""
    game = game_of(record)
    s = start(game, record)
    views = {bare(game.view(s, seat).data())}
    lines = {said.text for said in game.said(s, seat)}
    for answer in record.answers:
        answer_as(s, answer.seat, answer.choose)
        views.add(bare(game.view(s, seat).data()))
        lines.update(said.text for said in game.said(s, seat))
    return views, lines


@pytest.mark.early
@pytest.mark.parametrize("game", SHELF)
def test_no_seat_receives_a_byte_it_may_not_know(house: House, come: Visit, game: str) -> None:
    ada, bea, watcher = come(house), come(house), come(house)
    code = open_table(ada, game)
    ada.page.get_by_text("Watching, absence and fairness").click()
    ada.page.get_by_text("Whoever opens this sees").wait_for()
    link = ada.page.locator(".link", has_text="/watch/").inner_text()
    sit_down(bea, code, "Bea", ada)
    watcher.page.goto(link)
    watcher.at_table()
    ada.at_table()
    given = play_both([ada, bea], 36)
    assert given > 4 or ada.over()  # a game with luck is over sooner
    record = record_at(house, code)
    watcher.page.wait_for_function(
        "turn => document.querySelector('.table').dataset.turn >= turn", arg=len(record.answers)
    )
    for player, seat in ((ada, 0), (bea, 1), (watcher, WATCHER)):
        views, lines = allowed(record, seat)
        seen = [each for each in frames(player, "table") if each["view"]]
        assert len(seen) > min(given, 4) - 1
        for message in seen:
            assert message["seat"] == seat
            assert bare(message["view"]) in views
        for message in frames(player, "log"):
            assert {line["text"] for line in message["lines"]} <= lines
        told = "\n".join(player.frames)
        if seat == WATCHER:
            assert code not in told  # the code would let a watcher sit down


def test_chat_reaches_everybody(house: House, come: Visit) -> None:
    ada, bea = come(house), come(house)
    code = open_table(ada, STEADY)
    sit_down(bea, code, "Bea", ada)
    ada.at_table()
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("Good luck <b>Bea</b>")
    ada.page.get_by_role("button", name="Say", exact=True).click()
    bea.page.get_by_role("tab", name="Chat 1 unread").click()
    bea.page.get_by_text("Good luck <b>Bea</b>").wait_for()


def test_going_back_needs_everybody_once_something_was_shown(house: House, come: Visit) -> None:
    ada, bea = come(house), come(house)
    lesson_table(ada, [{"kind": "me"}, {"kind": "open"}])
    sit_down(bea, ada.code, "Bea")
    ada.choose("Invite Nelson Mandela from your hand")
    ada.choose("Louis XIV")  # her turn ends with cards drawn
    bea.wait_asked()
    ada.page.get_by_role("button", name="Ask to undo").click()
    bea.page.get_by_text("Ada wants to take back an answer: “Ada").wait_for()  # and what it was, as all were told
    asked = ada.page.locator(".said", has_text="You asked the table: Ada wants to take back an answer: “Ada")
    expect(asked).to_contain_text("Bea has not answered yet.")
    bea.page.get_by_role("button", name="Agree").click()
    expect(ada.page.locator(".question .words")).to_contain_text("which card of the Void")
    expect(bea.page.get_by_text("wants to take back an answer")).to_have_count(0)


def test_the_host_may_seat_a_bot(house: House, come: Visit) -> None:
    ada = come(house)
    open_table(ada, STEADY)
    ada.page.get_by_role("button", name="Sable level 3 of 5 takes seat 2").click()
    ada.at_table()
    ada.play_to_the_end()  # with luck it is over before anything is asked
    assert ada.over()
    ada.page.get_by_role("button", name="Rematch").first.click()
    ada.page.locator(".words.over").wait_for(state="detached")
    ada.at_table()
    ada.go("/tables")
    expect(ada.page.locator("li.row")).to_have_count(2)


def test_a_seat_changes_hands_only_when_its_player_leaves(house: House, come: Visit) -> None:
    ada, bea, eve = come(house), come(house), come(house)
    code = open_table(ada, STEADY)
    expect(ada.page.get_by_role("button", name="Close seat 2")).to_be_visible()
    sit_down(bea, code, "Bea", ada)
    eve.go(f"/table/{code}")
    for each in (ada, bea, eve):
        each.at_table()
        each.page.get_by_role("tab", name="Table").click()
    for words in ("takes seat", "Open seat", "Close seat", "Take seat"):
        expect(ada.page.get_by_role("button", name=words)).to_have_count(0)
        expect(eve.page.get_by_role("button", name=words)).to_have_count(0)
    bea.page.get_by_role("button", name="Leave seat 2").click()
    expect(ada.page.locator(".seats li", has_text="whose player has left")).to_have_count(0)  # not hers to take
    take = eve.page.get_by_role("button", name="Take seat 2")
    expect(take).to_be_visible()
    expect(eve.page.locator(".seats li", has_text="a bot, whose player has left")).to_be_visible()
    take.click()
    expect(eve.page.get_by_role("button", name="Leave seat 2")).to_be_visible()
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Bea left; Sable plays on.")
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("takes the seat of Bea.")


def test_the_players_agree_on_who_stands_in(house: House, come: Visit) -> None:
    ada, bea = come(house), come(house)
    code = open_table(ada, STEADY)
    ada.page.get_by_text("Watching, absence and fairness").click()
    expect(ada.page.get_by_text("The table waits until they are back.")).to_be_visible()
    sit_down(bea, code, "Bea", ada)
    for each in (ada, bea):
        each.at_table()
        each.page.get_by_role("tab", name="Table").click()
    bea.page.get_by_role("group", name="Who stands in").get_by_text("Sable").click()
    bea.page.get_by_label("after this many seconds away").fill("30")
    bea.page.get_by_role("button", name="Propose it to the players").click()
    wish = "Sable plays for whoever is away for 30 seconds, until they are back."
    expect(ada.page.get_by_text(f"Bea proposes: {wish}")).to_be_visible()
    ada.page.get_by_role("button", name="Agree", exact=True).click()
    for each in (ada, bea):
        expect(each.page.get_by_text("Sable plays for whoever is away for 30 seconds").first).to_be_visible()
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text(f"Agreed: {wish}")


def test_a_table_where_one_device_plays_several_seats_says_that_it_is_not_fair(house: House, come: Visit) -> None:
    ada, bea = come(house), come(house)
    ada.set_table(STEADY, "me", "me", "open")
    ada.page.locator("main").get_by_label("Your name").fill("Ada")
    ada.page.get_by_label("Name of the player of seat 2").fill("Cleo")
    ada.open_table()
    sentence = "Not fair. One person sees the secrets of Ada and Cleo."
    expect(ada.page.locator(".fair")).to_contain_text(sentence)
    sit_down(bea, ada.code, "Bea", ada)
    bea.page.get_by_role("tab", name="Table").click()
    expect(bea.page.locator(".fair")).to_contain_text(sentence)
