"""Games on paper, printed by a real browser: every card is there, whole, and its back lies behind it."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.house import House
from worldtable.games import SHELF

PAPERS = ("A4", "Letter")
# What of a sheet lies outside of it, and which cards have words that are cut or a picture with too little room.
CUT = """() => [...document.querySelectorAll('.side')].filter((side) => {
    const slot = side.parentElement.getBoundingClientRect();
    const words = side.querySelector('.told');
    const drawn = side.querySelector('.drawn').getBoundingClientRect();
    const low = words ? words.getBoundingClientRect().bottom : drawn.bottom;
    const cut = low > slot.bottom + 0.5 || (words && words.scrollWidth > words.clientWidth);
    return cut || drawn.height < slot.height * 0.4;
}).map((side) => side.dataset.card)"""
OUTSIDE = """() => [...document.querySelectorAll('.paper')].filter((paper) => {
    const all = paper.getBoundingClientRect(), cards = paper.querySelector('.cards').getBoundingClientRect();
    return cards.right > all.right || cards.bottom > all.bottom || cards.left < all.left;
}).length"""
PLACES = """() => [...document.querySelectorAll('.paper')].map((paper) => {
    const all = paper.getBoundingClientRect(), middle = all.left + all.width / 2;
    return [...paper.querySelectorAll('.slot')].map((slot) => {
        const box = slot.getBoundingClientRect();
        const card = slot.querySelector('.side').dataset.card;
        return [card, Math.round(box.left + box.width / 2 - middle), Math.round(box.top - all.top)];
    });
})"""
DRAWN = """() => {
    const pictures = [...document.querySelectorAll('.side svg')];
    return pictures.length > 0 && pictures.every((picture) => picture.childElementCount > 0);
}"""


@pytest.mark.parametrize("name", SHELF)
def test_every_card_is_printed_whole(name: str, house: House, come: Visit) -> None:
    player = come(house, viewport={"width": 794, "height": 1123})
    page = player.page
    player.go(f"/print/{name}")
    page.locator(".paper").first.wait_for()
    page.emulate_media(media="print")
    page.wait_for_function(DRAWN)
    wanted: Counter[str] = Counter()
    for each in SHELF[name].prints():
        wanted[each.face.title] += each.copies
    fronts = page.locator('.paper[data-side="front"] .side')
    assert Counter(fronts.evaluate_all("found => found.map(each => each.dataset.card)")) == wanted
    assert page.evaluate(CUT) == []
    assert page.evaluate(OUTSIDE) == 0
    lie_behind(page.evaluate(PLACES))
    sheets = page.locator(".paper").count()
    for paper in PAPERS:
        printed = page.pdf(format=paper, print_background=True)
        assert len(re.findall(rb"/Type /Page\b", printed)) == sheets, paper


def lie_behind(places: list[list[list[Any]]]) -> None:
    """Every back lies where its front is when the paper is turned over its long edge."""
    assert places
    for front, back in zip(places[::2], places[1::2], strict=True):
        assert sorted(front) == sorted([[card, -across, down] for card, across, down in back])


def test_parts_are_chosen(house: House, come: Visit) -> None:
    player = come(house)
    player.go("/cards/world_shapers")
    player.page.get_by_role("link", name="Print them").click()
    page = player.page
    overload = page.locator('.paper[data-side="front"] .side[data-card="Overload"]')
    overload.first.wait_for(state="attached")
    sheets = page.locator(".paper").count()
    page.get_by_role("checkbox", name="Expansion").uncheck()
    overload.first.wait_for(state="detached")
    page.get_by_role("checkbox", name="Backs").uncheck()
    page.get_by_role("button", name=re.compile(r"Print \d+ pages")).wait_for()
    assert page.locator(".paper").count() < sheets / 2 + 1
    assert page.locator('.paper[data-side="back"]').count() == 0
