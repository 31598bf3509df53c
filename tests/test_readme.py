"""What the README and the page for researchers tell people to type works, and what they link to is there."""

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
RESEARCH = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
PAGES = {"README.md": TEXT, "docs/research.md": RESEARCH}
PYTHON = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
RESEARCH_PYTHON = re.findall(r"```python\n(.*?)```", RESEARCH, re.DOTALL)
# How long something takes is no matter of whether it works, so what is measured there is measured shortly here.
SHORT = {"--games": "2", "--minutes": "0.02", "--seconds": "0.02", "--runs": "1"}


def commands(text: str) -> list[str]:
    return [line for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL) for line in block.splitlines()]


def shortly(words: list[str]) -> list[str]:
    return [SHORT.get(before, word) for before, word in zip(["", *words], words, strict=False)]


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "examples")])
    environment = {**os.environ, "WORLDTABLE_HOME": str(folder / "home"), "PYTHONPATH": path}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, input="", check=False)


@pytest.mark.early
def test_the_commands_of_the_readme_work_in_the_order_they_stand(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tests" / "replays", tmp_path / "tests" / "replays")
    found = commands(TEXT)
    assert len(found) > 10
    for line in found:
        name, *words = shlex.split(line)
        if name == "make":
            continue
        assert name in ("worldtable", "python"), line
        done = run([sys.executable, *(["-m", "worldtable"] if name == "worldtable" else []), *words], tmp_path)
        assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
        assert done.stdout.strip(), line


@pytest.mark.early
def test_the_commands_for_researchers_work_in_the_order_they_stand(tmp_path: Path) -> None:
    found = [line for line in commands(RESEARCH) if not line.startswith("pip install")]
    assert len(found) > 3
    for line in found:
        words = shlex.split(line)
        if words[0] == "PYTHONPATH=examples":
            words = words[1:]
        assert words[0] in ("worldtable", "python"), line
        module = ["-m", "worldtable"] if words[0] == "worldtable" else []
        done = run([sys.executable, *module, *shortly(words[1:])], tmp_path)
        assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
        assert done.stdout.strip(), line


@pytest.mark.early
@pytest.mark.parametrize("code", RESEARCH_PYTHON)
def test_the_python_for_researchers_runs(code: str, tmp_path: Path) -> None:
    done = run([sys.executable, "-c", code], tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_targets_that_the_documents_name_are_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^(\w+):", makefile, re.MULTILINE))
    told = TEXT + (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = set(re.findall(r"(?:^|    )make (\w+)", told, re.MULTILINE))
    assert {"play", "test"} <= named <= targets


@pytest.mark.parametrize("code", PYTHON)
def test_the_python_of_the_readme_runs(code: str, tmp_path: Path) -> None:
    done = run([sys.executable, "-c", code], tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Legacy Points" in done.stdout


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_links_to_is_there(page: str) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", PAGES[page])
    assert links
    for link in links:
        assert link.startswith("http") or ((ROOT / page).parent / link).exists(), link
