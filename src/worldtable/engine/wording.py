"""Words for refusals: however much people send, what is said against it stays short."""

from __future__ import annotations

from typing import Final

MOST_QUOTED: Final = 40  # letters of what was sent
MOST_LISTED: Final = 8


def quoted(value: object) -> str:
    """What somebody sent, as it was typed, and cut off where it is long."""
    if isinstance(value, str):
        said = repr(value[: MOST_QUOTED + 1])
        whole = len(value) <= MOST_QUOTED
    else:
        said = typed(value)
        whole = True
    if whole and len(said) <= MOST_QUOTED + 2:
        return said
    return f"{said[: MOST_QUOTED + 1]}…"


def typed(value: object) -> str:
    """Like `repr`, for numbers of thousands of digits and lists within lists as well."""
    try:
        return repr(value)
    except (ValueError, RecursionError):
        return "something too large to be repeated"


def some_of(words: list[str], most: int = MOST_LISTED, between: str = ", ") -> str:
    """A list of words; of a long one the first few and how many more there are."""
    if len(words) <= most:
        return between.join(words)
    return f"{between.join(words[:most])}{between}and {len(words) - most} more"
