"""Compile the engine, the games and the bots with mypyc; without a C compiler install them as they are."""

from __future__ import annotations

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, LinkError, PlatformError

COMPILED = ("engine", "games", "bots")
PURE = "WORLDTABLE_PURE"


def sources() -> list[str]:
    """The modules to compile: all of the compiled folders but their tests."""
    here = Path("src/worldtable")
    found = [path for folder in COMPILED for path in sorted((here / folder).rglob("*.py"))]
    return [str(path) for path in found if not path.name.endswith("_test.py") and path.name != "testing.py"]


def extensions() -> list[object]:
    """The compiled modules, none if mypyc is not there or cannot do it. Older ones in the tree go first:
    they would run in place of the source that stands beside them."""
    for old in Path("src").rglob("*.so"):
        old.unlink()
    if os.environ.get(PURE):
        print(f"worldtable: {PURE} is set, so the rules stay interpreted.", file=sys.stderr)
        return []
    try:
        from mypyc.build import mypycify

        return list(mypycify(sources(), opt_level="1", group_name="worldtable"))
    except (ImportError, SystemExit) as error:
        print(f"worldtable: mypyc cannot compile the rules ({error}); they stay interpreted.", file=sys.stderr)
        return []


class BuildIfPossible(build_ext):
    """Build what the C compiler can; a failure leaves an interpreted package that works the same."""

    def run(self) -> None:
        try:
            super().run()
        except (CompileError, LinkError, PlatformError, OSError) as error:
            print(f"worldtable: no working C compiler ({error}); the rules stay interpreted.", file=sys.stderr)
            self.extensions = []

    def copy_extensions_to_source(self) -> None:
        if self.extensions:
            super().copy_extensions_to_source()
            for built in Path("src").glob("*.so"):
                built.touch()  # newer than its source even if only comments changed


class BuildClient(build_py):
    """Build the browser client first; without Node the package works all the same, in the terminal."""

    def run(self) -> None:
        spec = spec_from_file_location("webbuild", Path("src/worldtable/webbuild.py").resolve())
        assert spec is not None
        assert spec.loader is not None
        webbuild = module_from_spec(spec)
        spec.loader.exec_module(webbuild)
        trouble = webbuild.ensure(lambda text: print(f"worldtable: {text}", file=sys.stderr))
        if trouble:
            print(f"worldtable: {trouble}", file=sys.stderr)
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildIfPossible, "build_py": BuildClient})
