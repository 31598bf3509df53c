"""Compile the engine, the games and the bots with mypyc; without a C compiler install them as they are.

Only where mypyc or a C compiler is missing do the rules stay interpreted. Rules that do not compile stop the build.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory

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


def interpreted(why: str) -> None:
    print(f"worldtable: {why}; the rules stay interpreted.", file=sys.stderr)


def extensions() -> list[object]:
    """The compiled modules, none if mypyc is not there. Older ones in the tree go first: they would run in place of
    the source that stands beside them."""
    for old in Path("src").rglob("*.so"):
        old.unlink()
    if os.environ.get(PURE):
        interpreted(f"{PURE} is set")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        interpreted(f"mypyc is missing ({error})")
        return []
    return list(mypycify(sources(), opt_level="1", debug_level="0", multi_file=True, group_name="worldtable"))


def missing(compiler, include_dirs) -> str:  # type: ignore[no-untyped-def]
    """Why there is no C compiler that can build for this Python, "" if there is one."""
    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        try:
            objects = compiler.compile([str(probe)], output_dir=folder, include_dirs=include_dirs)
            compiler.link_shared_object(objects, str(Path(folder, "probe.out")))
        except (CompileError, LinkError, PlatformError, OSError) as error:
            return str(error)
    return ""


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
    """Build the rules where there is a C compiler; without one the package works the same, only slower."""

    def build_extensions(self) -> None:
        compiler = self.compiler
        trouble = missing(compiler, self.include_dirs)
        if trouble:
            interpreted(f"no working C compiler ({trouble})")
            self.extensions = []
            return
        compiler.compile = lambda *given, **named: compile_on_all_cores(compiler, *given, **named)
        super().build_extensions()

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
