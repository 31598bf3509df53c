"""Questions that say their words as constants: what is asked, what may be chosen, an answer in a word."""

from __future__ import annotations

from worldtable.engine import table
from worldtable.engine.compiled import mypyc_attr
from worldtable.engine.step import Ask, Reason, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked(Ask[S]):
    """A question in the same words whatever the table is like."""

    asks: str = ""  # the question
    wants: str = ""  # what may be chosen, for refusals
    rule: str = ""  # that says so
    word: str = ""  # an answer in a word or two

    def prompt(self, s: S) -> str:
        return self.asks

    def short(self, s: S, option: int) -> str:
        return self.word

    def why_not(self, s: S, code: int) -> Reason:
        return Reason(f"{self.wants}.", self.rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class Either(Asked[S]):
    """A question with two answers: the code of each, its words, and a word or two of them."""

    one: tuple[int, str, str] = (-1, "", "")
    other: tuple[int, str, str] = (-1, "", "")
    main: int = -1  # the answer that most players give
    decline: int = -1  # the answer that says no

    def options(self, s: S) -> list[int]:
        return [self.one[0], self.other[0]]

    def label(self, s: S, option: int) -> str:
        return self.one[1] if option == self.one[0] else self.other[1]

    def short(self, s: S, option: int) -> str:
        return self.one[2] if option == self.one[0] else self.other[2]

    def tone(self, s: S, option: int) -> str:
        return table.MAIN if option == self.main else table.DECLINE if option == self.decline else table.PLAIN
