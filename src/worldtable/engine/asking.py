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
class Worded(Asked[S]):
    """A question whose answers are of several kinds: the words of each, and a word or two, stand together."""

    def words(self, s: S, option: int) -> tuple[str, str]:
        """An option in words, and in a word or two."""
        raise NotImplementedError(f"{type(self).__name__} has no words")

    def label(self, s: S, option: int) -> str:
        return self.words(s, option)[0]

    def short(self, s: S, option: int) -> str:
        return self.words(s, option)[1]


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


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseOne(Asked[S]):
    """Which of some numbered things: spaces, faces, seats. There may be a button besides."""

    code: int = 0  # of the thing with the number 0
    does: str = ""  # what is done with it, in a label
    button: int = -1
    says: str = ""  # the button
    tone_of_button: str = table.PLAIN
    tone_of_things: str = table.PLAIN
    button_first: bool = False  # of all answers

    def among(self, s: S) -> list[int]:
        """The things that may be chosen."""
        raise NotImplementedError(f"{type(self).__name__} has no among")

    def called(self, s: S, thing: int) -> str:
        """A thing in words for the player, as a whole label where nothing is said to be done with it."""
        raise NotImplementedError(f"{type(self).__name__} has no called")

    def chosen(self, s: S, thing: int) -> None:
        """What then."""
        raise NotImplementedError(f"{type(self).__name__} has no chosen")

    def has_button(self, s: S) -> bool:
        return self.button >= 0

    def pressed(self, s: S) -> None:
        """What then, if it is the button."""

    # What follows from it.

    def options(self, s: S) -> list[int]:
        codes = [self.code + thing for thing in self.among(s)]
        if self.has_button(s):
            codes.insert(0 if self.button_first else len(codes), self.button)
        return codes

    def label(self, s: S, option: int) -> str:
        if option == self.button:
            return self.says
        name = self.called(s, option - self.code)
        return f"{self.does} {name}" if self.does else name

    def short(self, s: S, option: int) -> str:
        return self.says if option == self.button else self.word

    def tone(self, s: S, option: int) -> str:
        return self.tone_of_button if option == self.button else self.tone_of_things

    def answer(self, s: S, option: int) -> None:
        if option == self.button:
            self.pressed(s)
        else:
            self.chosen(s, option - self.code)
