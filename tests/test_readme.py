"""What the README tells people to type works, and what it links to is there."""

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
SHELL = re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL)
PYTHON = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
COMMANDS = [line for block in SHELL for line in block.splitlines()]


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "WORLDTABLE_HOME": str(folder / "home"), "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, input="", check=False)


@pytest.mark.early
def test_the_commands_of_the_readme_work_in_the_order_they_stand(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tests" / "replays", tmp_path / "tests" / "replays")
    assert len(COMMANDS) > 10
    for line in COMMANDS:
        name, *words = shlex.split(line)
        if name == "make":
            continue
        assert name in ("worldtable", "python"), line
        done = run([sys.executable, *(["-m", "worldtable"] if name == "worldtable" else []), *words], tmp_path)
        assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
        assert done.stdout.strip(), line


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


def test_what_the_readme_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", TEXT)
    assert links
    for link in links:
        assert link.startswith("http") or (ROOT / link).exists(), link
