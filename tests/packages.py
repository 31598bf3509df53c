"""The packages that people install: an sdist, a pure wheel and a wheel of this platform.

`python -m tests.packages` writes them to dist/. The sdist is packed from a copy of the tree, and the wheels are built
from what it unpacks to: what it forgets is missing in them too. The compiled one begins with what `make build` left
behind, so that only what changed since is compiled.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

from worldtable import webbuild

ROOT = Path(__file__).parent.parent
PACKED = ("setup.py", "pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE", "CITATION.cff", "MANIFEST.in")
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
MADE = ROOT / "build"
NOT_COMPILED = shutil.ignore_patterns("node", "site", "bdist.*", "lib.*")


def sdist(to: Path) -> Path:
    """The source with the built client, in a folder."""
    trouble = webbuild.ensure()
    if trouble:
        raise RuntimeError(trouble)
    with TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        shutil.copytree(ROOT / "src", tree / "src", ignore=LEFT_OUT)
        for name in PACKED:
            shutil.copy2(ROOT / name, tree / name)
        return built(tree, to, "sdist")


def pure_wheel(source: Path, to: Path) -> Path:
    """What an sdist gives where nothing is compiled: a wheel for every platform."""
    with TemporaryDirectory() as folder:
        return built(unpacked(source, Path(folder)), to, "wheel", WORLDTABLE_PURE="1")


def compiled_wheel(source: Path, to: Path) -> Path:
    """What an sdist gives here: a wheel for this Python on this platform, where there is a compiler."""
    with TemporaryDirectory() as folder:
        tree = unpacked(source, Path(folder))
        if MADE.is_dir():
            shutil.copytree(MADE, tree / MADE.name, ignore=NOT_COMPILED)
        return built(tree, to, "wheel")


def unpacked(source: Path, folder: Path) -> Path:
    with tarfile.open(source) as archive:
        archive.extractall(folder, filter="data")
    (tree,) = folder.iterdir()
    return tree


def built(tree: Path, to: Path, kind: str, **more: str) -> Path:
    """A package of a tree, with the tools of this environment."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("WORLDTABLE_", "PYTHONPATH"))}
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "build", f"--{kind}", "--no-isolation", "--outdir", folder, str(tree)]
        done = subprocess.run(command, env={**kept, **more}, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"No {kind} could be built:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
        (found,) = Path(folder).iterdir()
        return Path(shutil.copy2(found, to))


def make(to: Path) -> None:
    """All three in a folder that holds nothing else; each is told when it is there."""
    shutil.rmtree(to, ignore_errors=True)
    to.mkdir(parents=True)
    print("Building the packages: seconds, or a minute or two where rules have to be compiled …", flush=True)
    source = sdist(to)
    tell(source)
    tell(pure_wheel(source, to))
    tell(compiled_wheel(source, to))


def tell(package: Path) -> None:
    print(f"{package.parent.name}/{package.name}  {package.stat().st_size / 1e6:.1f} MB", flush=True)


if __name__ == "__main__":
    make(ROOT / "dist")
