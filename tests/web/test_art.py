"""The pictures as they are shipped: every card has its own, and every word of a look is one that the art knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.gallery import faces, source
from tests.web.house import House
from worldtable.games import SHELF

# The pictures of some faces, in every shape.
DRAWN = """async ([source, faces]) => {
    const { art } = await import(source);
    return faces.map((face) => ['tall', 'square', 'wide'].map((shape) => art.picture(face, shape)).join(''));
}"""
# Whether a browser can paint them; the names of those it cannot. At a table they are part of the page: plain shapes,
# without names that could meet, styles or handlers.
PAINTED = """async ([source, faces]) => {
    const { art } = await import(source);
    const FOREIGN = /^(id|class|style|.*href|on.*)$/;
    const plain = (element) => element.matches('svg, g, path, circle, ellipse, rect')
        && !element.getAttributeNames().some((name) => FOREIGN.test(name));
    const paint = async (face) => {
        const text = art.picture(face, 'tall');
        const page = document.createElement('template');
        page.innerHTML = text;
        if (![...page.content.querySelectorAll('*')].every(plain)) return face.title;
        const whole = text.includes('xmlns=') ? text : text.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
        const image = new Image();
        image.src = URL.createObjectURL(new Blob([whole], { type: 'image/svg+xml' }));
        return image.decode().then(() => '', () => face.title);
    };
    return (await Promise.all(faces.map(paint))).filter(Boolean);
}"""


Draw = Callable[[list[dict[str, Any]]], list[str]]
# Words that say what would be so without them, for those who read the data.
USUAL = {
    "worldbreakers": {
        *("young", "man", "front", "tan", "black hair", "short hair", "neutral", "hills"),
        *("green deel", "purple tunic", "blue trousers"),
    },
    "world_shapers": {"blue sky"},
    "lords_of_worlds": {
        *("sloop", "cactus", "windmill", "firs", "peaks"),
        *("star", "smiling", "many lights", "dividers", "plan of a house", "set square", "telescope", "sunset"),
    },
}


@pytest.fixture(params=list(SHELF))
def gallery(request: pytest.FixtureRequest, house: House, come: Visit) -> tuple[str, Draw]:
    """Somebody who draws faces of a game."""
    player = come(house)
    player.go("/nowhere")
    where = source(request.param)
    return request.param, lambda drawn: player.page.evaluate(DRAWN, [where, drawn])


def test_no_two_cards_look_the_same(gallery: tuple[str, Draw]) -> None:
    name, draw = gallery
    found: dict[str, str] = {}
    for face, picture in zip(faces(name), draw(faces(name)), strict=True):
        assert picture.count("<svg") >= 3, face["title"]
        other = found.setdefault(picture, face["look"])
        assert other == face["look"], f"{face['title']} looks like another card"
    assert len(found) == len({face["look"] for face in faces(name)})


@pytest.mark.parametrize("game", SHELF)
def test_every_picture_can_be_painted(house: House, come: Visit, game: str) -> None:
    player = come(house)
    player.go("/nowhere")
    wild = '"><b onclick="x">'  # words that nobody foresaw are no markup
    cards = [*faces(game), {"title": wild, "look": wild, "group": wild, "kind": wild, "id": wild}]
    assert player.page.evaluate(PAINTED, [source(game), cards]) == []


def test_every_word_of_a_look_is_known(gallery: tuple[str, Draw]) -> None:
    """A word counts: without it some picture is another one. So nothing in a look is misspelt or passed over."""
    name, draw = gallery
    asked = []
    for face in faces(name):
        guild, colon, said = face["look"].rpartition(":")
        phrases = said.split(",")
        for at in range(len(phrases)):
            rest = ",".join([*phrases[:at], *phrases[at + 1 :]])
            asked.append((face, phrases[at].strip(), {**face, "look": f"{guild}{colon}{rest}"}))
    whole = draw([face for face, _, _ in asked])
    without = draw([less for _, _, less in asked])
    counts = {asked[at][1] for at in range(len(asked)) if whole[at] != without[at]}
    assert {phrase for _, phrase, _ in asked} - counts == USUAL.get(name, set())


def test_a_wonder_is_another_picture_in_each_of_its_stages(house: House, come: Visit) -> None:
    player = come(house)
    player.go("/nowhere")
    greats = [face for face in faces("world_of_wonders") if face["kind"] == "Great Wonder"]
    assert len(greats) == 7
    staged = [{**face, "look": f"{face['look']}, stage {stage}"} for face in greats for stage in range(7)]
    assert len(set(player.page.evaluate(DRAWN, [source("world_of_wonders"), staged]))) == len(staged)
