"""The built client: nothing that a strict policy forbids, nothing from anywhere else."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser

from tests.web.house import ROOT, House, Player
from worldtable import webbuild
from worldtable.games import SHELF

WEB = ROOT / "web"


def test_the_built_files_are_fresh_and_hold_no_inline_script_or_style(browser: Browser) -> None:
    assert webbuild.is_fresh()
    page = (webbuild.BUILT / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "<style" not in page
    assert "style=" not in page
    assert "http" not in page


@pytest.mark.early
def test_types_are_strict_and_hold(browser: Browser) -> None:
    webbuild.npm(print, "run", "check")  # CannotBuild names what does not hold
    assert json.loads((WEB / "tsconfig.json").read_text(encoding="utf-8"))["compilerOptions"]["strict"]


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert not [name for name, each in lock["packages"].items() if "resolved" in each]


def test_the_lock_file_is_complete_for_every_platform() -> None:
    """A fresh `npm ci` refuses a lock file that leaves out what is optional elsewhere."""
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = {name for each in packages.values() for name in each.get("optionalDependencies", {})}
    assert not [name for name in wanted if not any(path.endswith(f"node_modules/{name}") for path in packages)]


def test_no_game_is_named_outside_its_own_files() -> None:
    for path in (WEB / "src").rglob("*"):
        if path.is_file() and not {"themes", "art"} & set(path.parts):
            text = path.read_text(encoding="utf-8").lower()
            for game in SHELF.values():
                assert game.name not in text, path
                assert game.title.lower() not in text, path


def test_no_file_of_the_client_is_longer_than_a_page() -> None:
    for path in (WEB / "src").rglob("*"):
        if path.is_file():
            assert len(path.read_text(encoding="utf-8").splitlines()) <= 400, path


def test_the_policy_is_never_broken(player: Player, house: House) -> None:
    player.page.add_init_script(
        "document.addEventListener('securitypolicyviolation', e => console.error('policy', e.violatedDirective))"
    )
    player.play_now(next(iter(SHELF)))
    player.answer(0)
    policy = player.context.request.get(house.url).headers["content-security-policy"]
    assert "unsafe" not in policy
    assert player.real_troubles() == []


def test_without_node_a_sentence_tells_what_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webbuild, "SOURCE", WEB / "nowhere")
    assert webbuild.sources() == []
    with pytest.raises(webbuild.CannotBuild, match="no source of the client"):
        webbuild.build()
    monkeypatch.setattr(webbuild, "BUILT", WEB / "nowhere")
    assert "worldtable play" in webbuild.ensure()
