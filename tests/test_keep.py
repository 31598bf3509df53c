"""The cards to keep name rules that there are, and say what they say shortly."""

from __future__ import annotations

import pytest

from worldtable.games import SHELF
from worldtable.keep import keep_of
from worldtable.rulebook import rules

LONGEST = 170


@pytest.mark.parametrize("game", SHELF)
def test_every_line_is_short_and_every_number_a_rule(game: str) -> None:
    keep = keep_of(game)
    assert keep is not None
    assert [part.title.split(":")[0] for part in keep.parts][:2] in (
        ["Aim", "Your turn"],
        ["Aim", "A turn, everyone together"],
    )
    titles = {each.face.title for each in SHELF[game].prints()}
    for part in keep.parts:
        assert part.rules or any(entry.rules for entry in part.entries), part.title
        for entry in part.entries:
            assert len(entry.text) <= LONGEST, entry.text
            assert [each for each in (*part.rules, *entry.rules) if each not in rules(game)] == []
            cards = [sign.removeprefix("card:") for sign in entry.signs if sign.startswith("card:")]
            assert [each for each in cards if each not in titles] == []
