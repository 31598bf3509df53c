"""Compile the engine, the games and the bots with mypyc; without a C compiler install them as they are."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
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

        return list(mypycify(sources(), opt_level="1", debug_level="0", multi_file=True, group_name="worldtable"))
    except (ImportError, SystemExit) as error:
        print(f"worldtable: mypyc cannot compile the rules ({error}); they stay interpreted.", file=sys.stderr)
        return []


def compile_on_all_cores(
    compiler,
    sources,
    output_dir=None,
    macros=None,
    include_dirs=None,
    debug=False,
    extra_preargs=None,
    extra_postargs=None,
    depends=None,
):  # type: ignore[no-untyped-def]
    """What the compiler's `compile` does, file beside file: the rules are some two hundred files of C."""
    macros, objects, extra_postargs, options, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = compiler._get_cc_args(options, debug, extra_preargs)

    def one(name: str) -> None:
        source, ending = build[name]
        compiler._compile(name, source, ending, arguments, extra_postargs, options)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(one, [name for name in objects if name in build]))
    return objects


class BuildIfPossible(build_ext):
    """Build what the C compiler can; a failure leaves an interpreted package that works the same."""

    def build_extensions(self) -> None:
        compiler = self.compiler
        compiler.compile = lambda *given, **named: compile_on_all_cores(compiler, *given, **named)
        super().build_extensions()

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
