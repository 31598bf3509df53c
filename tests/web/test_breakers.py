"""Worldbreakers: what a question lays down is in sight at every size, and the automaton's ladder is climbed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.house import House, Player
from tests.web.positions import Json, Position, messages
from tests.web.stage import Stage
from tests.web.test_one_screen import MEASURE, PHONE, POINTED, WIDE
from worldtable.games.worldbreakers.codes import FIRST_CHOICE, NUMBER

# What the beads of the ladder were, one after the other; a key is pressed at a bead, if one is given.
WATCH = """(skip) => {
    window.beads = [];
    window.watching?.disconnect();
    window.watching = new MutationObserver(() => {
        const bead = document.querySelector('.ladder')?.dataset.bead;
        if (bead === undefined || bead === window.beads.at(-1)) return;
        window.beads.push(bead);
        if (bead === skip) window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
    });
    const what = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-bead'] };
    window.watching.observe(document.body, what);
}"""
CLIMBED = "() => window.beads.at(-1) === '4'"


def position(file: str, step: int, seat: int) -> Position:
    return Position(f"{file}.jsonl", step, seat, 0, 0, 0, 0, 0, "")


X = position("2-players-4", 118, 1)
MIGRATE = position("2-players-13", 73, 0)  # at a follower
USE = position("2-players-13", 72, 0)
MOVE_ON = position("2-players-7", 140, 0)  # at an event, with seventeen cards in hand
ABILITIES = position("2-players-0", 57, 0)
RIDER = position("campaign-won", 124, 0)
SENTINEL = position("campaign-won", 30, 0)


def shown(positions: list[Position]) -> list[Json]:
    return list(messages("worldbreakers", positions))


def test_what_a_question_lays_down_is_in_sight_at_every_size(house: House, come: Visit) -> None:
    stage = Stage(house, come, WIDE[0])
    wrong: list[str] = []
    for message in shown([X, USE, MIGRATE, MOVE_ON, ABILITIES, position("campaign-won", 58, 0), RIDER]):
        stage.show(message)
        points = {str(choice["points"][0]) for choice in message["view"]["choices"] if choice.get("points")}
        for size in [*WIDE, PHONE]:
            stage.resize(size)
            found = [*stage.page.evaluate(MEASURE), *sorted(points - set(stage.page.evaluate(POINTED)))]
            wrong += [f"{message['view']['prompt']} at {size[0]}: {each}" for each in found]
    assert wrong == []


def test_x_is_paid_on_the_card_and_two_effects_are_two_halves(house: House, come: Visit) -> None:
    stage = Stage(house, come, (1440, 900))
    numbers, halves, use = shown([X, MIGRATE, USE])
    stage.show(numbers)
    row = stage.page.get_by_role("region", name="X", exact=True)
    card = stage.page.locator(f'[aria-label="Your hand"] [data-code="{numbers["view"]["source"]}"]').bounding_box()
    crystal = row.locator(f'[data-code="{NUMBER + 2}"]')
    crystal.hover()
    expect(row).to_contain_text("2 left · develop a location of yours, 2 times")
    box = crystal.bounding_box()
    assert card is not None
    assert box is not None
    assert card["y"] < box["y"] < card["y"] + card["height"]
    assert stage.page.locator(".question [data-choice]").count() == 0
    stage.show(halves)
    expect(stage.page.locator(f'[data-zone="halves"] [data-code="{FIRST_CHOICE}"]')).to_contain_text("+1")
    stage.show(use)  # yes and no stand side by side
    expect(stage.page.locator(".question [data-choice]")).to_have_text(["Use it", "Skip"])


def test_the_ladder_is_climbed_bead_by_bead_and_a_key_skips_it(house: House, come: Visit) -> None:
    def moving(house: House, **wishes: Any) -> Player:
        return come(house, kept={"speed": "quick", "motion": "full"}, reduced_motion="no-preference", **wishes)

    stage = Stage(house, moving, (1440, 900))
    climbed, skipped = shown([RIDER, SENTINEL])
    stage.page.evaluate(WATCH, "none")
    stage.show(climbed)
    stage.page.wait_for_function(CLIMBED)
    assert stage.page.evaluate("window.beads") == ["0", "1", "2", "4"]
    expect(stage.page.locator(".layer.veil")).to_contain_text("2 is the most")
    stage.page.evaluate(WATCH, "1")
    stage.show(skipped)
    stage.page.wait_for_function(CLIMBED)
    assert stage.page.evaluate("window.beads") == ["0", "1", "4"]


def test_calm_motion_shows_the_end_of_the_ladder(house: House, come: Visit) -> None:
    stage = Stage(house, come, (1440, 900))
    stage.page.evaluate(WATCH, "none")
    stage.show(shown([RIDER])[0])
    stage.page.wait_for_function(CLIMBED)
    assert stage.page.evaluate("window.beads") == ["4"]
