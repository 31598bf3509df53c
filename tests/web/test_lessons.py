"""Every lesson is played in the browser: what is meant is lit, what is wanted is hit, nothing else can be chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.house import House, Player
from worldtable.games import SHELF
from worldtable.lessons import lesson_of
from worldtable.lessons.script import Chapter, Lesson

LESSONS = [game for game in SHELF if lesson_of(game)]
# What is wanted is hit where it is drawn: neither the words nor the dark catch the click.
HIT = """element => {
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return element.contains(hit);
}"""
ASKED = "button.choosable, button[data-choice]:enabled"


def taught(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


class Reader:
    """Somebody who reads a lesson and does what it says."""

    def __init__(self, player: Player) -> None:
        self.page = player.page
        self.bubble = player.page.get_by_role("region", name="Lesson")

    def step(self, number: int, chapter: Chapter) -> None:
        """Read a step, look where it says, and do what it wants."""
        step = chapter.steps[number]
        self.bubble.get_by_text(step.words, exact=True).wait_for()
        lit = self.page.locator("svg[data-lit]")
        expect(lit, step.words).to_have_attribute("data-lit", str(len(step.lit())))
        own = [answer for answer in chapter.answers if answer.step == number and not answer.who]
        if not own:
            self.bubble.get_by_role("button", name="Go on").click()
        for _ in own:
            self.choose()

    def choose(self) -> None:
        """Click what is wanted; the first of it may lead to another."""
        table = self.page.locator(".table")
        turn = table.get_attribute("data-turn")
        for _ in range(6):
            wanted: Locator = self.page.locator(ASKED).first
            wanted.wait_for()
            assert wanted.evaluate(HIT)
            sign = table.evaluate("table => `${table.dataset.turn} ${table.dataset.path}`")
            wanted.click()
            self.page.wait_for_function(
                """sign => {
                    const { turn, path } = document.querySelector('.table').dataset;
                    return `${turn} ${path}` !== sign;
                }""",
                arg=sign,
            )
            if table.get_attribute("data-turn") != turn:
                return
        raise AssertionError("What is wanted leads to no answer.")


@pytest.mark.early
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_learned_by_doing_what_it_says(player: Player, game: str) -> None:
    lesson = taught(game)
    player.go("/")
    player.page.locator(f'label:has([data-game="{game}"])').click()
    player.page.get_by_role("button", name="Learn it in").click()
    reader = Reader(player)
    for number, chapter in enumerate(lesson.chapters):
        for step in range(len(chapter.steps)):
            reader.step(step, chapter)
        last = number + 1 == len(lesson.chapters)
        reader.bubble.get_by_role("button", name="Choose an opponent" if last else "Next chapter").click()
    player.page.get_by_text(f"Learn it again ({len(lesson.chapters)} of {len(lesson.chapters)})").wait_for()


def test_a_lesson_is_left_and_taken_up_again(player: Player) -> None:
    chapter = taught("world_changers").chapters[0]
    player.go("/")
    player.page.get_by_role("button", name="Learn World Changers in").click()
    reader = Reader(player)
    path = player.page.get_by_role("navigation", name="Chapters of the lesson")
    expect(path.get_by_role("button", name="Leave this chapter for chapter 2: ")).to_have_text("Chapter 2 »")
    for step in range(3):
        reader.step(step, chapter)
    reader.bubble.get_by_text(chapter.steps[3].words).wait_for()
    player.page.get_by_role("button", name="Leave the lesson").click()
    player.page.get_by_role("button", name="Go on learning").click()
    reader.bubble.get_by_text(chapter.steps[3].words).wait_for()
    reader.bubble.get_by_role("button", name="Back").click()  # takes the last answer back
    reader.bubble.get_by_text(chapter.steps[2].words).wait_for()
    expect(player.page.locator(ASKED)).to_have_count(1)


def test_a_chapter_is_played_on_freely(player: Player) -> None:
    chapter = taught("world_changers").chapters[0]
    player.go("/")
    player.page.get_by_role("button", name="Learn World Changers in").click()
    reader = Reader(player)
    for step in range(len(chapter.steps)):
        reader.step(step, chapter)
    reader.bubble.get_by_role("button", name="Play on here").click()
    reader.bubble.wait_for(state="detached")
    player.play_to_the_end()
    assert player.over()


def test_a_phone_turns_to_what_a_lesson_speaks_of(house: House, come: Visit) -> None:
    player = come(house, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    chapter = taught("world_of_wonders").chapters[2]
    for path, body in (("/api/me", {"name": "Ada"}), ("/api/lessons", {"game": "world_of_wonders", "chapter": 2})):
        made = player.context.request.post(f"{house.url}{path}", data=body, headers={"Origin": house.url})
    player.go(f"/table/{made.json()['code']}")
    bubble = player.page.get_by_role("region", name="Lesson")
    bubble.get_by_text(chapter.steps[0].words, exact=True).wait_for()
    expect(player.page.locator("svg[data-lit]")).to_have_attribute("data-lit", str(len(chapter.steps[0].lit())))


BESIDE_ME = """() => {
    const box = (which) => document.querySelector(which).getBoundingClientRect();
    const [path, me] = [box('nav.path'), box('.banners [data-side="0"]')];
    return me.left > innerWidth / 2 && path.right <= me.left;
}"""
LIT_AT = """([x, y]) => {
    const rim = document.querySelector('svg[data-lit] path.rim');
    const room = rim.ownerSVGElement.getBoundingClientRect();
    return rim.isPointInFill(new DOMPoint(x - room.x, y - room.y));
}"""


def test_chapters_cover_no_player_and_hexes_are_lit_by_their_shape(house: House, come: Visit) -> None:
    player = come(house, viewport={"width": 1280, "height": 720})
    chapter = taught("lords_of_worlds").chapters[3]
    for path, body in (("/api/me", {"name": "Ada"}), ("/api/lessons", {"game": "lords_of_worlds", "chapter": 3})):
        made = player.context.request.post(f"{house.url}{path}", data=body, headers={"Origin": house.url})
    player.go(f"/table/{made.json()['code']}")
    Reader(player).bubble.get_by_text(chapter.steps[0].words, exact=True).wait_for()

    chapters = player.page.get_by_role("navigation", name="Chapters of the lesson")
    expect(chapters.get_by_role("listitem")).to_have_count(1)
    player.page.wait_for_function(BESIDE_ME)  # the banners may still be growing
    leave = chapters.get_by_role("button", name="Leave the lesson")
    before = leave.bounding_box()
    chapters.get_by_role("button", name="4 Chains").click()
    expect(chapters.get_by_role("listitem")).to_have_count(6)
    assert leave.bounding_box() == before  # it does not run away from whoever is about to press it

    expect(player.page.locator("svg[data-lit]")).to_have_attribute("data-lit", "3")
    forest = player.page.locator('[data-zone="planet-0"] .thing.hex', has_text="Forest 5").first.bounding_box()
    assert forest is not None
    x, y, width, height = forest["x"], forest["y"], forest["width"], forest["height"]
    assert player.page.evaluate(LIT_AT, [x + width / 2, y + height / 2])
    assert not player.page.evaluate(LIT_AT, [x + 2, y + 2])  # a neighbour lies in the corner of its box
