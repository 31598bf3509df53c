"""A no, in the words of the wire."""

from __future__ import annotations


class Problem(Exception):
    """What cannot be done, with the HTTP status that says what kind of no it is, and which option it is about."""

    def __init__(self, status: int, sentence: str, about: str = "") -> None:
        super().__init__(sentence)
        self.status = status
        self.about = about
