"""The guided turn is a script of positions and expected options: it must fit the rules, and work in the browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.web.house import ROOT, Player
from worldtable.engine.loop import answer_as
from worldtable.games import SHELF

GUIDES = sorted((ROOT / "web" / "src" / "guides").glob("*.json"))
Script = dict[str, Any]


def read(path: Path) -> Script:
    script: Script = json.loads(path.read_text(encoding="utf-8"))
    return script


@pytest.mark.parametrize("path", GUIDES, ids=lambda path: path.stem)
def test_the_rules_ask_and_offer_what_the_script_says(path: Path) -> None:
    script = read(path)
    game = SHELF[script["game"]]
    s = game.start(script["seats"], int(script["seed"]), script["options"])
    ids = {zone.id for zone in game.view(s, 0).zones}
    for step in script["steps"]:
        view = game.view(s, 0)
        assert step.get("point", "") in ids | {""}
        if "prompt" in step:
            assert view.prompt == step["prompt"]
        if "options" in step:
            assert [choice.sentence for choice in view.choices] == step["options"]
        if "choose" in step:
            codes = [choice.code for choice in view.choices if choice.sentence == step["choose"]]
            assert len(codes) == 1
            answer_as(s, 0, codes[0])


@pytest.mark.parametrize("path", GUIDES, ids=lambda path: path.stem)
def test_a_newcomer_is_led_through_it(player: Player, path: Path) -> None:
    script = read(path)
    player.go("/")
    player.page.get_by_role("button", name="Take a guided turn").click()
    coach = player.page.locator(".coach")
    for number, step in enumerate(script["steps"], 1):
        coach.get_by_text(f"{number}/{len(script['steps'])}").wait_for()
        assert step["say"][:40] in coach.inner_text()
        if "choose" in step:
            assert player.page.locator("button.choosable").count() == 1
            player.choose(step["choose"])
        else:
            last = number == len(script["steps"])
            coach.get_by_role("button", name="Play on" if last else "Next").click()
    coach.wait_for(state="detached")
    player.wait_asked()
    assert player.page.locator("button.choosable").count() > 1
