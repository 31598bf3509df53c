"""What the compiler reads and the interpreter ignores."""

from __future__ import annotations

from typing import Any

try:
    from mypy_extensions import i64 as i64  # a number that the compiler keeps in a machine word
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # interpreted and without the compiler's helper: they mean nothing
    i64 = int  # type: ignore[misc]

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Any:  # type: ignore[misc]
        return lambda kind: kind
