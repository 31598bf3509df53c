"""The whole table as one seat sees it: its zones, whom it waits for, and the choices of the open question."""

from __future__ import annotations

from typing import Final

from worldtable.engine.journey import Chapter
from worldtable.engine.scene import Amount, Banner, Data, Line, Piece, Said, Zone, filled

# How a choice speaks to a player.
MAIN: Final = "main"  # goes on with the game
PLAIN: Final = "plain"
PASS: Final = "pass"  # leaves the turn or the window to others
DECLINE: Final = "decline"  # nothing, thanks
FINAL: Final = "final"  # ends the game: asked again
TONES: Final = frozenset((MAIN, PLAIN, PASS, DECLINE, FINAL))


class Choice:
    """One of the answers to the open question."""

    def __init__(self, code: int, label: str, sentence: str, points: list[int], tone: str, warning: str = "") -> None:
        self.code = code
        self.label = label  # in a word or two
        self.sentence = sentence
        self.points = points  # the codes of the things it is about, in the order in which a player points at them
        self.tone = tone
        self.warning = warning  # why it is asked about again; "" if it is not

    def data(self) -> Data:
        found: Data = {"code": self.code, "label": self.label, "sentence": self.sentence}
        tone = self.tone if self.tone != PLAIN else None
        return {**found, **filled({"points": self.points, "tone": tone, "warning": self.warning})}


class Barred:
    """What players look for and cannot choose now, and the code of the thing that forbids it."""

    def __init__(self, code: int, label: str, by: int) -> None:
        self.code = code
        self.label = label
        self.by = by

    def data(self) -> Data:
        return {"code": self.code, "label": self.label, "by": self.by}


class Several:
    """So many answers make one whole, such as the cards left out of a deck: what sends them, and the rule for it."""

    def __init__(self, count: int, label: str, rule: str) -> None:
        self.count = count
        self.label = label  # of the button, in a few words
        self.rule = rule


def gathered(several: Several) -> Data:
    return {"count": several.count, "label": several.label, "rule": several.rule}


class Part:
    """A part of a strength: two Militia of seat 1 that count 4, the wall of a site."""

    def __init__(self, kind: str, count: int, strength: int, code: int = -1, note: str = "") -> None:
        self.kind = kind
        self.count = count
        self.strength = strength
        self.code = code
        self.note = note

    def data(self) -> Data:
        more = filled({"code": self.code if self.code >= 0 else None, "note": self.note})
        return {"kind": self.kind, "count": self.count, "strength": self.strength, **more}


class Meeting:
    """What would become of two that met now: what is left of each, 0 if it falls, and what the attacker gains."""

    def __init__(self, blocker: int, attacker: int, blocker_left: int, attacker_left: int, gain: int) -> None:
        self.blocker = blocker
        self.attacker = attacker
        self.blocker_left = blocker_left
        self.attacker_left = attacker_left
        self.gain = gain

    def data(self) -> Data:
        return {
            "blocker": self.blocker,
            "attacker": self.attacker,
            "blocker_left": self.blocker_left,
            "attacker_left": self.attacker_left,
            "gain": self.gain,
        }


class Fight:
    """An attack that goes on: who, at what, with which parts, who may meet whom, and how it would end now."""

    def __init__(
        self,
        attacker: int,
        defender: int,
        *,
        target: int = -1,
        force: tuple[Part, ...] = (),
        defence: tuple[Part, ...] = (),
        attackers: tuple[int, ...] = (),
        meetings: tuple[Meeting, ...] = (),
        amounts: tuple[Amount, ...] = (),
        pairs: tuple[tuple[int, int], ...] = (),
        may: tuple[tuple[int, int], ...] = (),
        losses: tuple[Piece, ...] = (),
        answers: tuple[Part, ...] = (),
        result: str = "",
        forecast: str = "",
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.target = target
        self.force = force
        self.defence = defence
        self.attackers = attackers
        self.meetings = meetings  # how each pair, made or possible, would end now
        self.amounts = amounts  # what the attack brings as things stand: power at least, at most
        self.pairs = pairs  # (attacker, blocker)
        self.may = may  # (blocker, attacker) that could still meet
        self.losses = losses  # what would be lost if it ended now
        self.answers = answers  # what the defender may openly still answer with
        self.result = result  # one word of the game's: falls, holds
        self.forecast = forecast  # the same in a sentence

    def data(self) -> Data:
        return {
            "attacker": self.attacker,
            "defender": self.defender,
            **filled(
                {
                    "target": self.target if self.target >= 0 else None,
                    "force": [each.data() for each in self.force],
                    "defence": [each.data() for each in self.defence],
                    "attackers": list(self.attackers),
                    "meetings": [each.data() for each in self.meetings],
                    "amounts": [each.data() for each in self.amounts],
                    "pairs": [list(each) for each in self.pairs],
                    "may": [list(each) for each in self.may],
                    "losses": [each.data() for each in self.losses],
                    "answers": [each.data() for each in self.answers],
                    "result": self.result,
                    "forecast": self.forecast,
                }
            ),
        }


class View:
    """All that one seat may see, and what it is asked."""

    def __init__(self, seat: int, names: list[str], turn: int, zones: list[Zone]) -> None:
        self.seat = seat
        self.names = names
        self.turn = turn
        self.zones = zones
        self.banners: list[Banner] = []  # the seats, and a solo opponent
        self.status = ""  # round, phase, whatever the game keeps in its head line, in words
        self.clock: list[Amount] = []  # the same as numbers: round, turn
        self.phase = ""  # the same as one word of the game's
        self.fight: Fight | None = None
        self.question = 0
        self.prompt = ""
        self.source = -1  # the code of the thing that asks
        self.choices: list[Choice] = []
        self.barred: list[Barred] = []
        self.several: Several | None = None  # so many answers are gathered and sent together
        self.waiting: list[int] = []  # the seats that are asked
        self.log: list[Said] = []
        self.sheets: list[list[Line]] = []  # a sheet for each side, where scores are public
        self.sides: list[str] = []  # whose sheets they are
        self.over = False
        self.verdict = ""
        self.winners: list[int] = []  # sides
        self.chapters: list[Chapter] = []  # of a campaign

    def pointed_at(self) -> set[int]:
        """The codes of all things, places and players of a table."""
        found = {thing.code for zone in self.zones for thing in zone.things}
        found.update([zone.code for zone in self.zones])
        found.update([banner.code for banner in self.banners])
        found.discard(-1)
        return found

    def data(self) -> Data:
        """The table as plain lists, dicts, strings and ints: what travels to a client."""
        return {
            "seat": self.seat,
            "names": self.names,
            "turn": self.turn,
            "status": self.status,
            "clock": [each.data() for each in self.clock],
            "phase": self.phase,
            "banners": [each.data() for each in self.banners],
            "zones": [zone.data() for zone in self.zones],
            "fight": None if self.fight is None else self.fight.data(),
            "question": self.question,
            "prompt": self.prompt,
            "source": self.source,
            "choices": [choice.data() for choice in self.choices],
            **filled({"barred": [each.data() for each in self.barred]}),
            **({} if self.several is None else {"several": gathered(self.several)}),
            "waiting": self.waiting,
            "log": [said.data() for said in self.log],
            "sides": self.sides,
            "sheets": [[line.data() for line in sheet] for sheet in self.sheets],
            "over": self.over,
            "verdict": self.verdict,
            "winners": self.winners,
            **filled({"chapters": [each.data() for each in self.chapters]}),
        }


def pointed_at(table: View) -> set[int]:
    """The codes of all things, places and players of a table."""
    found = {thing.code for zone in table.zones for thing in zone.things}
    found.update([zone.code for zone in table.zones])
    found.update([banner.code for banner in table.banners])
    found.discard(-1)
    return found
