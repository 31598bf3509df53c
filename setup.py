"""Compile the engine, the games and the bots with mypyc; without a C compiler install them as they are.

Each game is a library of its own, so that a changed card compiles its game and nothing else. What mypyc and the C
compiler made is kept under `build/`, and made anew only where something it depends on changed.

Only where mypyc or a C compiler is missing do the rules stay interpreted. Rules that do not compile stop the build.
"""

from __future__ import annotations

import os
import re
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, LinkError, PlatformError

HERE = Path("src/worldtable")
COMPILED = ("engine", "games", "bots")
PURE = "WORLDTABLE_PURE"
MADE = Path("build")  # where mypyc writes its C
TYPES = MADE / "types"  # what mypyc remembers of unchanged modules; `make check` has its own memory
INCLUDE = re.compile(r'^#include ["<](.+)[">]$', re.MULTILINE)


def groups() -> list[tuple[list[str], str]]:
    """The modules to compile, all of the compiled folders but their tests, and the library each belongs to."""
    found: dict[str, list[str]] = {}
    for path in [path for folder in COMPILED for path in sorted((HERE / folder).rglob("*.py"))]:
        if not path.name.endswith("_test.py") and path.name != "testing.py":
            folders = path.relative_to("src").parent.parts
            found.setdefault("_".join(folders[:3]), []).append(str(path))
    return [(files, name) for name, files in found.items()]


def interpreted(why: str) -> None:
    print(f"worldtable: {why}; the rules stay interpreted.", file=sys.stderr)


def forget_compiled() -> None:
    """Compiled modules in the tree would run in place of the source that stands beside them."""
    for old in Path("src").rglob("*.so"):
        old.unlink()


def extensions() -> list[Extension]:
    """The compiled modules, none if mypyc is not there."""
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        interpreted(f"mypyc is missing ({error})")
        return []
    files = [file for group, _ in groups() for file in group]
    made = mypycify(
        [*files, f"--cache-dir={TYPES}"],
        opt_level="1",
        debug_level="0",
        multi_file=True,
        separate=groups(),
        target_dir=str(MADE),
    )
    settle_times()
    for each in made:
        # The table of another library's functions is declared in each file of a library; it is one and the same.
        # Nothing else finds a library's functions by name, so calls inside it need no detour.
        each.extra_compile_args = [*each.extra_compile_args, "-fcommon", "-fvisibility=hidden"]
        each.depends.extend(str(path) for path in makers())
    return list(made)


def settle_times() -> None:
    """mypyc dates what it writes a second ahead; what is then made from it would look older than it is."""
    now = time.time()
    for path in [*MADE.glob("*.c"), *MADE.glob("*.h")]:
        if path.stat().st_mtime > now:
            os.utime(path, (now, now))


def makers() -> list[Path]:
    """What makes everything: when it changes, all is compiled anew."""
    from mypyc.build import include_dir

    return [Path(__file__), Path(include_dir(), "CPy.h")]


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


def last_change(source: Path) -> float:
    """When a file of C, or something made here that it includes, changed last."""
    seen: set[Path] = set()
    waiting = [source]
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting.extend(includes(path))
    return max(path.stat().st_mtime for path in seen)


@lru_cache(None)
def includes(path: Path) -> list[Path]:
    named = [MADE / name for name in INCLUDE.findall(path.read_text(encoding="utf-8"))]
    return [each for each in named if each.is_file()]


def compile_changed(compiler, extensions, folder, include_dirs) -> None:  # type: ignore[no-untyped-def]
    """Compile the C that changed, file beside file on all cores, the largest first; some belongs to all libraries."""
    sources = {source for each in extensions for source in each.sources}
    largest_first = sorted(sources, key=lambda source: (-Path(source).stat().st_size, source))
    folders = list(dict.fromkeys([*include_dirs, *[name for each in extensions for name in each.include_dirs]]))
    flags = extensions[0].extra_compile_args
    _, objects, flags, options, build = compiler._setup_compile(folder, [], folders, largest_first, [], flags)
    arguments = compiler._get_cc_args(options, False, None)
    newest_maker = max(path.stat().st_mtime for path in makers())

    def one(name: str) -> None:
        source, ending = build[name]
        made = Path(name)
        if not made.is_file() or made.stat().st_mtime < max(newest_maker, last_change(Path(source))):
            compiler._compile(name, source, ending, arguments, flags, options)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(one, objects))


class BuildIfPossible(build_ext):
    """Build the rules where there is a C compiler; without one the package works the same, only slower."""

    def run(self) -> None:
        forget_compiled()
        super().run()

    def build_extensions(self) -> None:
        """Only now are the rules translated to C: most of an installation does not need it, or cannot use it."""
        trouble = missing(self.compiler, self.include_dirs)
        self.extensions = self.distribution.ext_modules = [] if trouble else extensions()
        if trouble:
            interpreted(f"no working C compiler ({trouble})")
        if not self.extensions:
            return
        self.swig_opts = None  # the only option that cannot be finalized twice
        self.finalize_options()
        compiler = self.compiler
        compile_changed(compiler, self.extensions, self.build_temp, self.include_dirs)
        compiler.compile = lambda sources, output_dir, **_: compiler.object_filenames(sources, output_dir=output_dir)
        self.parallel = os.cpu_count()
        super().build_extensions()

    def copy_extensions_to_source(self) -> None:
        if self.extensions:
            super().copy_extensions_to_source()
            for built in Path("src").rglob("*.so"):
                built.touch()  # newer than its source even if only comments changed


class BuildClient(build_py):
    """Build the browser client first; without Node the package works all the same, in the terminal.

    Tests that stand beside what they test stay in the tree.
    """

    def find_package_modules(self, package: str, folder: str) -> list[tuple[str, str, str]]:
        return [each for each in super().find_package_modules(package, folder) if not each[1].endswith("_test")]

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


if os.environ.get(PURE):
    interpreted(f"{PURE} is set")
    forget_compiled()
RULES = [] if os.environ.get(PURE) else [Extension("worldtable.rules", [])]  # known when they are built
setup(ext_modules=RULES, cmdclass={"build_ext": BuildIfPossible, "build_py": BuildClient})
