"""The pages around the tables: shelf, new table, lobby, my tables, settings."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.eyes import DEUTAN, PROTAN, TRITAN, apart, contrast
from tests.web.house import House, Player
from tests.web.keyboard import Keys
from tests.web.test_access import violations
from tests.web.test_table import lesson_table, origin
from worldtable.games import SHELF

GAME = next(iter(SHELF))
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def info(player: Player) -> dict[str, Any]:
    """What the server says about the table that the page shows."""
    found: dict[str, Any] = player.context.request.get(f"{player.house.url}/api/tables/{player.code}").json()
    return found


def finished(player: Player) -> str:
    """Answer over HTTP until the game is over; the verdict."""
    at = f"{player.house.url}/api/tables/{player.code}"
    while True:
        state = player.context.request.get(f"{at}/state").json()
        view = state["view"]
        if view["over"]:
            return str(view["verdict"])
        if view["choices"]:
            answer = {"question": view["question"], "choose": view["choices"][-1]["code"]}
            player.context.request.post(f"{at}/answer", data=answer, headers=origin(player))
        else:
            player.context.request.get(f"{at}/state?after={state['turn']}&wait=5")


def picture(player: Player) -> dict[str, Any]:
    """What the server tells of my latest table in a list."""
    found: dict[str, Any] = player.context.request.get(f"{player.house.url}/api/tables/mine").json()["tables"][0][
        "picture"
    ]
    return found


def opened(player: Player) -> dict[str, Any]:
    player.open_table()
    player.page.wait_for_url("**/table/*")
    return info(player)


@pytest.mark.parametrize("game", SHELF)
def test_two_clicks_lead_to_a_first_turn(player: Player, game: str) -> None:
    player.go("/")
    player.page.locator(f'label:has([data-game="{game}"])').click()
    player.page.get_by_role("button", name=re.compile("^Play ")).click()
    player.at_table()
    player.wait_asked_or_over()


def test_who_plays_the_same_again_needs_one(player: Player) -> None:
    game = list(SHELF)[-1]
    player.go("/")
    expect(player.page.get_by_role("button", name="Play Pip")).to_be_visible()  # a newcomer begins with the gentlest
    player.play_against(game, "level4")
    player.at_table()
    assert info(player)["seats"][1]["name"] == "Minerva"
    player.go("/")
    expect(player.page.locator(f'[data-game="{game}"]')).to_be_checked()
    player.page.get_by_role("button", name="Play Minerva").click()
    player.at_table()
    assert info(player)["game"] == game


def test_what_waits_for_me_says_what_it_asks(player: Player) -> None:
    lesson_table(player, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    player.wait_asked()
    prompt = player.prompt
    player.go("/")
    ticket = player.page.get_by_role("region", name="Tables that wait for you").get_by_role("link")
    expect(ticket).to_contain_text(prompt)
    drawn = ticket.locator(".picture.stands img").get_attribute("src")
    hands = [zone["things"] for zone in picture(player)["zones"] if zone["kind"] == "fan" and zone["owner"] == 0]
    assert hands
    for face in hands[0]:
        assert f'href="#f{face}"' in unquote(drawn or ""), "my hand looks over the edge of the picture"
    expect(player.page.get_by_role("link", name="My tables")).to_contain_text("1 waits for you")
    ticket.click()
    player.wait_asked()
    verdict = finished(player)
    player.go("/tables")
    row = player.page.locator("li.row")
    expect(row).to_contain_text(verdict)
    expect(row).to_contain_text(re.compile("won|lost"))
    row.get_by_role("link").first.click()
    player.page.wait_for_url("**/replay/*")


@pytest.mark.parametrize("game", [game.name for game in SHELF.values() if game.presets])
def test_every_preset_reaches_the_table(player: Player, game: str) -> None:
    for wanted in SHELF[game].presets:
        player.go(f"/new/{game}")
        player.page.locator(f'label:has([data-preset="{wanted.name}"])').click()
        expect(player.page.locator(f'[data-preset="{wanted.name}"]')).to_be_checked()
        found = opened(player)
        assert len(found["seats"]) in wanted.seats, wanted.name
        assert found["options"] == SHELF[game].check_options(wanted.options), wanted.name


def test_rules_of_the_house_reach_the_table_and_are_named(player: Player) -> None:
    player.set_table("lords_of_worlds", "me", "open")
    house = player.page.get_by_role("button", name="House rules")
    expect(house).to_contain_text("None made.")
    house.click()
    player.page.get_by_label("Search the rules of the house").fill("portal")
    rules = player.page.locator("[data-option]")
    expect(rules).to_have_count(1)
    rules.get_by_role("switch").uncheck(force=True)
    player.page.get_by_label("Search the rules of the house").fill("")
    player.page.locator('[data-option="hands"] label:has([data-value="open"])').click()
    expect(house).to_contain_text("2 changed: portal start and hands.")
    found = opened(player)
    assert (found["options"]["portal_start"], found["options"]["hands"]) == ("no", "open")
    expect(player.page.locator(".played")).to_contain_text("All cards in hand lie open.")


def test_a_solo_game_asks_nothing_about_other_decks(player: Player) -> None:
    player.set_table("worldbreakers", "me", "level1")
    expect(player.page.locator(".decks [data-option]")).to_have_count(2)
    player.page.locator('[data-option="deck_2"] label:has([data-value="void"])').click()
    player.page.locator('label:has([data-preset="campaign"])').click()
    expect(player.page.locator(".decks")).to_have_count(0)
    expect(player.page.locator("ol.seats button.seat[aria-pressed]")).to_have_count(1)
    player.page.locator('label:has([data-preset="standard"])').click()
    player.page.locator('button[data-bot="level1"]').click()
    found = opened(player)
    assert found["options"]["deck_2"] == "void"
    assert found["seats"][1]["name"] == "Pip"


def test_faces_are_dragged_to_seats_and_seats_swapped(player: Player) -> None:
    player.set_table(GAME, "me", "open", "open")
    seats = player.page.locator("ol.seats button.seat[aria-pressed]")
    player.page.locator('button[data-bot="level4"]').drag_to(seats.nth(2))
    expect(seats.nth(2)).to_have_accessible_name("Seat 3: Minerva")
    seats.nth(2).drag_to(seats.nth(0))
    expect(seats.nth(0)).to_have_accessible_name("Seat 1: Minerva")
    expect(seats.nth(2)).to_have_accessible_name("Seat 3: You")


def test_a_table_is_set_by_the_keyboard(player: Player) -> None:
    player.go(f"/new/{GAME}")
    player.page.locator("ol.seats").wait_for()
    Keys(player).until("Tab", "button.seat[aria-label^='Seat 2']")
    seat = player.page.get_by_role("button", name=re.compile("^Seat 2:"))
    player.page.keyboard.press("ArrowDown")
    expect(seat).to_have_accessible_name("Seat 2: Pip")
    Keys(player).until("Tab", "button.gold")
    player.page.keyboard.press("Enter")
    player.at_table()
    assert info(player)["seats"][1]["name"] == "Pip"


def test_settings_act_at_once_and_are_kept(player: Player) -> None:
    player.go("/")
    player.page.get_by_role("button", name="Settings").click()
    player.page.get_by_role("slider", name="Text size").fill("1.5")
    assert player.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") > 21
    sheet = player.page.get_by_role("dialog")
    sheet.locator("label", has_text="Dark").click()
    sheet.locator("label", has_text="Calm").click()
    ground = "getComputedStyle(document.querySelector('dialog')).backgroundColor"
    assert player.page.evaluate(ground) == "rgb(42, 31, 71)"
    sheet.get_by_role("button", name="Done").click()
    expect(sheet).to_have_count(0)
    player.page.reload()
    assert player.page.evaluate("document.documentElement.dataset.light") == "dark"
    assert player.page.evaluate("document.documentElement.dataset.still") == "true"


PAINTED = """([colours, palette]) => {
    const probe = document.body.appendChild(document.createElement("i"));
    const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    paint.filter = palette === "usual" ? "none" : `url(#palette-${palette})`;
    return colours.map((colour) => {
        probe.style.color = colour;
        paint.fillStyle = getComputedStyle(probe).color;
        paint.fillRect(0, 0, 9, 9);
        return [...paint.getImageData(4, 4, 1, 1).data.slice(0, 3)].map((part) => part / 255);
    });
}"""
# What must be told from each other: seats, terrains, guilds and kinds as the games draw them.
TOGETHER = [
    ["oklch(0.86 0.14 92)", "oklch(0.76 0.12 170)", "oklch(0.74 0.14 5)", "oklch(0.84 0.13 128)"],
    ["#bf3f2b", "#2c67ad", "#3b8046", "#76479f", "#b9770f", "#14808a", "#ad3d77"],
    ["#2b83cf", "#e3ab3f", "#a5cf4c", "#2b8a55", "#bd7440", "#8391a8"],
    ["#3f8f55", "#4a7ebb", "#cf8428", "#7a4f9e"],
    ["#5f93cf", "#e08a3c", "#8d62b8"],
]
APART = 8.0  # colours that lie so far apart are told from each other at a glance
READ = [
    ("--ink", "--panel"),
    ("--ink-2", "--panel"),
    ("--accent", "--panel"),
    ("--ink", "--ground"),
    ("--bad", "--panel"),
]


@pytest.mark.parametrize("light", ["light", "dark"])
def test_palettes_keep_apart_what_must_be_told_apart(house: House, come: Visit, light: str) -> None:
    player = come(house, color_scheme=light)
    player.go("/")
    player.page.get_by_role("button", name="Settings").click()
    for palette, eyes in (("apart", (PROTAN, DEUTAN)), ("warm", (TRITAN,)), ("strong", ())):
        player.page.locator(f'label:has([data-palette-of="{palette}"])').click()
        for painted in (":root", "dialog .sample"):
            found = player.page.locator(painted).evaluate("each => getComputedStyle(each).filter")
            assert found == f'url("#palette-{palette}")'
        for colours in TOGETHER if eyes else ():
            assert apart(player.page.evaluate(PAINTED, [colours, palette]), *eyes) > APART, (palette, colours)
        for ink, ground in READ:
            one, other = player.page.evaluate(PAINTED, [[f"var({ink})", f"var({ground})"], palette])
            assert contrast(one, other) >= 4.5, (palette, ink, ground)
    player.page.reload()
    assert player.page.evaluate("document.documentElement.dataset.palette") == "strong"


def test_a_server_that_is_gone_is_said_and_mended(own_house: House, come: Visit) -> None:
    player = come(own_house)
    player.go("/")
    player.page.locator(".box").first.wait_for()
    own_house.kill()
    player.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # it is looked at again
    expect(player.page.get_by_text("The server does not answer.").first).to_be_visible(timeout=30_000)
    expect(player.page.get_by_role("button", name=re.compile("^Play "))).to_be_disabled()
    own_house.start()
    expect(player.page.get_by_role("button", name=re.compile("^Play "))).to_be_enabled(timeout=30_000)


def test_kinds_of_game_are_not_repeated_among_the_rules_of_the_house(player: Player) -> None:
    player.set_table("worldbreakers", "me", "open")
    expect(player.page.locator("[data-preset]")).to_have_count(4)
    expect(player.page.get_by_role("button", name="House rules")).to_have_count(0)
    player.set_table("lords_of_worlds", "me", "open")
    player.page.get_by_role("button", name="House rules").click()
    expect(player.page.locator('[data-option="uncover"]')).to_have_count(1)
    expect(player.page.locator('[data-option="rules"]')).to_have_count(0)


def test_what_is_wrong_with_a_new_table_comes_into_sight(house: House, come: Visit) -> None:
    player = come(house, viewport={"width": 1280, "height": 720})
    player.set_table("worldbreakers", "me", "level1")
    deck = player.page.locator('[data-option="deck_1"]')
    deck.get_by_text("Paste a list…").click()
    deck.get_by_role("textbox").fill("Nobody of that name")
    player.open_table()
    wrong = deck.get_by_role("alert")
    expect(wrong).to_contain_text("deck_1")
    box, foot = wrong.bounding_box(), player.page.locator("footer").bounding_box()
    assert box
    assert foot
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= foot["y"]
    player.troubles.clear()  # the browser tells of the refusal, too


@pytest.mark.parametrize("path", ["/rules/nothing", "/print/nothing", "/new/nothing"])
def test_a_game_that_is_not_there_offers_nothing(player: Player, path: str) -> None:
    player.go(path)
    expect(player.page.locator("main .error")).to_be_visible()
    links = player.page.locator("main a").evaluate_all("all => all.map(each => each.getAttribute('href'))")
    assert [link for link in links if "nothing" in link] == []
    player.troubles.clear()  # the browser tells of the refusal, too


def test_the_word_of_a_lost_connection_covers_nothing(own_house: House, come: Visit) -> None:
    player = come(own_house)
    lesson_table(player, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    player.wait_asked()
    own_house.kill()
    for band in (".band.lost", ".band.found"):
        lies = player.page.locator(band)
        lies.wait_for()
        table, said = player.page.locator(".stage").bounding_box(), lies.bounding_box()
        assert table
        assert said
        assert table["y"] >= said["y"] + said["height"]
        if band == ".band.lost":
            own_house.start()


PAGES = [
    "/",
    f"/new/{GAME}",
    "/new/worldbreakers",
    "/new/lords_of_worlds",
    "/decks/worldbreakers",
    "/tables",
    "/join",
    "LOBBY",
]


def visited(house: House, come: Visit, **wishes: Any) -> tuple[Player, str]:
    """Somebody with a table that waits and a lobby; the lobby's code."""
    player = come(house, **wishes)
    lesson_table(player, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": GAME, "seats": seats}
    made = player.context.request.post(f"{house.url}/api/tables", data=body, headers=origin(player))
    return player, made.json()["code"]


@pytest.mark.early
@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_around(house: House, come: Visit, light: str) -> None:
    player, code = visited(house, come, color_scheme=light, bypass_csp=True)
    for path in PAGES:
        player.go(f"/table/{code}" if path == "LOBBY" else path)
        player.page.locator("h1").first.wait_for()
        player.page.wait_for_load_state("networkidle")
        if path.startswith("/new"):
            player.page.locator("ol.seats").wait_for()
            if path != "/new/worldbreakers":  # which has none
                player.page.get_by_role("button", name="House rules").click()
        assert violations(player) == [], path


def test_a_phone_scrolls_no_page_sideways_and_has_room_for_fingers(house: House, come: Visit) -> None:
    player, code = visited(house, come, **PHONE)
    for path in PAGES:
        player.go(f"/table/{code}" if path == "LOBBY" else path)
        player.page.locator("h1").first.wait_for()
        player.page.wait_for_load_state("networkidle")
        assert player.page.evaluate("document.documentElement.scrollWidth") <= 390, path
        small = player.page.locator("main a:visible, main button:visible").evaluate_all(
            """all => all.map(e => [e.innerText || e.ariaLabel, e.getBoundingClientRect()])
                .filter(([, box]) => box.width > 1 && box.height < 24).map(([text]) => text)"""
        )
        assert small == [], path


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)])
def test_shelf_new_table_and_lobby_fit_one_screen(house: House, come: Visit, size: tuple[int, int]) -> None:
    player, code = visited(house, come, viewport={"width": size[0], "height": size[1]})
    for path in ["/", "/new/world_changers", "/new/lords_of_worlds", "/new/world_of_wonders", f"/table/{code}"]:
        player.go(path)
        player.page.locator(".boxes, ol.seats, .oval").first.wait_for()
        player.page.wait_for_load_state("networkidle")
        assert player.page.evaluate("document.documentElement.scrollHeight") <= size[1], path
    player.go("/")
    player.page.locator(".box").last.wait_for()
    boxes = [each.bounding_box() for each in player.page.locator(".box").all()]
    edges = [(box["x"], box["x"] + box["width"]) for box in boxes if box]
    assert all(left[1] < right[0] for left, right in pairwise(edges)), "boxes stand apart"


def test_no_text_around_is_too_small_to_read(house: House, come: Visit) -> None:
    player, code = visited(house, come, **PHONE)
    for path in PAGES:
        player.go(f"/table/{code}" if path == "LOBBY" else path)
        player.page.locator("h1").first.wait_for()
        player.page.wait_for_load_state("networkidle")
        found = player.page.evaluate(
            """() => [...document.querySelectorAll('body *:not(.drawn *)')].filter(e => e.checkVisibility()
                && [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())
                && parseFloat(getComputedStyle(e).fontSize) < 12).map(e => e.textContent.trim().slice(0, 40))"""
        )
        assert found == [], path
