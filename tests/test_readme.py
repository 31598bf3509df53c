"""What documents tell people to type works, and what they link to is there."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")
TYPED = ("README.md", "docs/lab.md", "docs/research.md")  # the documents with commands and code that people type
MEASURING = ("docs/research.md",)
# How long something takes is no matter of whether it works, so what is measured there is measured shortly here.
SHORT = {"--games": "2", "--minutes": "0.02", "--seconds": "0.02", "--runs": "1"}


def typed(line: str) -> list[str]:
    """The words of a command; where its modules are found is said by `run`."""
    return [word for word in shlex.split(line) if not word.startswith("PYTHONPATH=")]


def shortly(words: list[str]) -> list[str]:
    return [SHORT.get(before, word) for before, word in zip(["", *words], words, strict=False)]


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "examples")])
    environment = {**os.environ, "WORLDTABLE_HOME": str(folder / "home"), "PYTHONPATH": path}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, input="", check=False)


@pytest.mark.early
@pytest.mark.parametrize("document", TYPED)
def test_what_a_document_lets_people_type_works_in_the_order_it_stands(document: str, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tests" / "replays", tmp_path / "tests" / "replays")
    blocks = re.findall(r"```(sh|python)\n(.*?)```", (ROOT / document).read_text(encoding="utf-8"), re.DOTALL)
    assert {language for language, _ in blocks} == {"sh", "python"}
    for language, block in blocks:
        for line in block.splitlines() if language == "sh" else [block]:
            name, *words = typed(line) if language == "sh" else ["python", "-c", line]
            if name in ("make", "pip"):
                continue
            assert name in ("worldtable", "python"), line
            given = shortly(words) if document in MEASURING else words
            done = run([sys.executable, *(["-m", name] if name == "worldtable" else []), *given], tmp_path)
            assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
            assert done.stdout.strip(), line


def test_the_targets_that_the_documents_name_are_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^(\w+):", makefile, re.MULTILINE))
    told = TEXT + (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = set(re.findall(r"(?:^|    )make (\w+)", told, re.MULTILINE))
    assert {"play", "test"} <= named <= targets


@pytest.mark.parametrize("document", TYPED)
def test_what_a_document_links_to_is_there(document: str) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", (ROOT / document).read_text(encoding="utf-8"))
    assert links
    for link in links:
        assert link.startswith("http") or (ROOT / document).parent.joinpath(link).exists(), link
