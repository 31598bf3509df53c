"""The daily puzzle in the browser: a wrong try is refuted, the right one solves it, earlier days are there."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.puzzled import PUZZLED, day_of
from tests.web.conftest import Visit
from tests.web.house import House, Player
from worldtable.puzzles import Puzzle, daily

Json = dict[str, Any]
INSIDE = (
    "() => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"
)

# What does not fit where it stands.
CUT = """() => ['.top', '.banners', '.question', '.question .choices'].filter((name) => {
    const found = document.querySelector(name);
    return found && (found.scrollWidth > found.clientWidth + 1 || found.scrollHeight > found.clientHeight + 1);
})"""
# What keeps something from being clicked, once it is scrolled to.
USABLE = """(thing) => {
    thing.scrollIntoView({ block: 'center' });
    const box = thing.getBoundingClientRect();
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    if (!inside) return 'not whole';
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return thing.contains(top) ? '' : `covered by ${top?.className}`;
}"""


def percent(chance: float) -> str:
    """As the page writes it."""
    return f"{int(100 * chance + 0.5)} %"


class Solver:
    """Somebody at the puzzle of a day."""

    def __init__(self, player: Player, day: str = "") -> None:
        self.player, self.page = player, player.page
        told = self.call(f"/api/puzzle?day={day}" if day else "/api/puzzle")
        self.choices: list[Json] = told["table"]["view"]["choices"]
        found = daily(date.fromisoformat(told["day"]))
        assert found is not None
        self.puzzle: Puzzle = found
        self.goal: str = told["goal"]
        player.go(f"/puzzle/{day}" if day else "/puzzle")
        player.at_table()
        player.wait_asked()

    def call(self, path: str) -> Json:
        found: Json = self.player.context.request.get(f"{self.player.house.url}{path}").json()
        return found

    def choose(self, option: int) -> None:
        """A button of the question, or out of the list of all choices; what others begin with is pointed at first."""
        choice = next(each for each in self.choices if each["code"] == option)
        question = self.page.get_by_role("region", name="What is asked of you")
        button = question.locator(f'button[data-choice="{option}"]')
        for code in [-1, *choice.get("points", [])]:
            if code >= 0:
                self.page.locator(f'.choosable[data-code="{code}"]').first.dispatch_event("click")
            if not button.count():
                opener = question.get_by_role("button", name="List the choices")
                if opener.get_attribute("aria-expanded") == "false":
                    opener.click()
                button = question.get_by_role("list").get_by_role("button", name=choice["sentence"], exact=True)
            if button.count():
                button.first.click()
                return

    @property
    def tries(self) -> Any:
        return self.page.get_by_role("list", name="Your tries").locator("> li")


def test_a_wrong_try_is_refuted_and_the_right_one_solves_it(house: House, come: Visit) -> None:
    player = come(house)
    solver = Solver(player)
    page, puzzle = solver.page, solver.puzzle
    assert page.evaluate(INSIDE)
    wrong = puzzle.weighed[1]
    solver.choose(wrong.option)
    expect(solver.tries).to_have_count(2)
    expect(solver.tries.first).to_contain_text(f"Wins {percent(wrong.chance)}")
    expect(solver.tries.last).to_contain_text("choose on the table")
    expect(page.get_by_text("How others answered is shown when")).to_be_visible()
    assert page.get_by_role("region", name="The answer").count() == 0
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Another hint").click()
    expect(page.get_by_text("look", exact=False).first).to_be_visible()
    solver.choose(puzzle.best.option)
    answer = page.get_by_role("region", name="The answer")
    expect(answer).to_contain_text("Solved on the 2nd try")
    expect(answer).to_contain_text(f"wins {percent(puzzle.best.chance)}")
    expect(page.get_by_role("list", name="Every answer").get_by_role("listitem")).to_have_count(len(puzzle.weighed))
    page.get_by_role("button", name="Step through it").click()
    expect(answer.get_by_role("status")).to_have_text(f"0 of {len(solver.call('/api/puzzle/line')['steps']) - 1}")
    page.get_by_role("button", name="Step on").click()
    expect(answer.get_by_role("status")).to_contain_text("1 of")
    page.get_by_role("button", name="Back to the start").click()
    expect(page.locator("button.choosable")).to_have_count(0)
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    page.get_by_role("link", name="My results").click()
    expect(page.get_by_role("list", name="My results")).to_contain_text("Solved on the 2nd try, with 2 hints")


def test_it_can_be_given_up_and_shared(house: House, come: Visit) -> None:
    player = come(house, permissions=["clipboard-read", "clipboard-write"])
    solver = Solver(player)
    assert player.page.get_by_role("button", name="Share", exact=True).count() == 0
    player.page.get_by_role("button", name="Show the answer").click()
    expect(player.page.get_by_role("heading", name="The answer")).to_be_visible()
    expect(solver.tries).to_have_count(0)
    player.page.get_by_role("button", name="Share", exact=True).click()
    expect(player.page.get_by_text("–····")).to_be_visible()
    copied = player.page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("Worldtable puzzle, ")
    assert copied.endswith("/puzzle")


def test_the_shelf_leads_to_the_puzzle_and_earlier_days_are_there(house: House, come: Visit) -> None:
    player = come(house)
    page = player.page
    player.go("/")
    card = page.get_by_role("region", name="Puzzle of the day")
    expect(card.get_by_role("list", name="This week").get_by_role("listitem")).to_have_count(7)
    card.get_by_role("link").click()
    player.at_table()
    page.get_by_role("link", name="Earlier days").click()
    days = page.get_by_role("list", name="Earlier days").get_by_role("link")
    expect(days).to_have_count(7)
    days.nth(2).click()
    player.at_table()
    day = page.url.rsplit("/", 1)[1]
    solver = Solver(player, day)
    solver.choose(solver.puzzle.best.option)
    expect(page.get_by_text("Solved on the 1st try")).to_be_visible()
    expect(page.get_by_role("list", name="This week").locator('[aria-current="date"]')).to_contain_text("1st")
    player.go("/")
    expect(card.get_by_role("link")).to_contain_text("Solve")


def test_what_cannot_be_chosen_says_why(player: Player) -> None:
    assert any(says_why(Solver(player, str(day_of(game)))) for game in PUZZLED)


def says_why(solver: Solver) -> bool:
    """Whether there is something that cannot be chosen; if so it must say why."""
    known = {point for choice in solver.choices for point in choice.get("points", [])}
    code = solver.page.evaluate(
        """known => [...document.querySelectorAll('button[data-code]:not(.choosable)')]
            .map(each => Number(each.dataset.code)).find(each => !known.includes(each)) ?? -1""",
        sorted(known),
    )
    if code >= 0:
        solver.page.locator(f'button[data-code="{code}"]').first.click()
        expect(solver.page.get_by_role("alert")).not_to_be_empty()
    return bool(code >= 0)


def test_a_day_without_a_puzzle_says_so(house: House, come: Visit) -> None:
    player = come(house)
    player.go("/puzzle/2020-01-01")
    expect(player.page.get_by_role("alert")).to_contain_text("There are puzzles for today and the 7 days before.")
    player.page.get_by_role("link", name="Today’s puzzle").click()
    player.at_table()
    player.troubles = [each for each in player.troubles if "status of 404" not in each]


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
@pytest.mark.parametrize("game", PUZZLED)
def test_every_game_has_room_for_its_puzzles(house: House, come: Visit, game: str, size: tuple[int, int]) -> None:
    """Where there is none for goal, table and tries beside each other they follow each other."""
    player = come(house, viewport={"width": size[0], "height": size[1]})
    solver = Solver(player, str(day_of(game)))
    assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert player.page.evaluate(CUT) == []
    assert player.choices.first.evaluate(USABLE) == ""
    solver.choose(solver.puzzle.weighed[1].option)
    expect(solver.tries.first).to_contain_text("the best answer wins")
    expect(solver.tries.first).to_be_in_viewport()


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_on_a_phone_the_answer_is_stepped_through_beside_its_table(
    house: House, come: Visit, size: tuple[int, int]
) -> None:
    player = come(house, viewport={"width": size[0], "height": size[1]})
    solver = Solver(player)
    page = solver.page
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_role("button", name="Step through it").click()
    expect(page.get_by_role("button", name="Step on")).to_be_in_viewport()
    expect(page.get_by_role("heading", name=solver.goal)).to_be_in_viewport()
    page.get_by_role("button", name="Step on").click()
    page.get_by_role("button", name="Back to the start").click()
    expect(page.get_by_role("heading", name="The answer")).to_be_in_viewport()


def test_the_list_of_choices_goes_with_a_try(player: Player) -> None:
    solver = Solver(player)
    page = solver.page
    page.get_by_role("button", name="List the choices").click()
    choices = page.get_by_role("list", name="All choices").get_by_role("button")
    right = next(each["sentence"] for each in solver.choices if each["code"] == solver.puzzle.best.option)
    wrong = next(text for text in choices.all_inner_texts() if text != right)
    choices.filter(has_text=wrong).first.click()
    expect(page.get_by_role("list", name="All choices")).to_have_count(0)
