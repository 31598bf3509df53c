"""A game as data: name, version, options, seats, seed and answers; and the replay file that holds it.

A replay file is a line of header and a line an answer, each line a JSON object. Every answer carries the
fingerprint of the state after it, so that a file can prove itself. A game that was branched off while another was
still going on also says after which answer its unseen part was dealt anew.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

from worldtable.deal import SERVER, Part
from worldtable.engine.cardset import BadCards
from worldtable.engine.game import Game, agree, fingerprint
from worldtable.engine.loop import Refused, answer_as
from worldtable.engine.option import BadSetup
from worldtable.engine.step import State
from worldtable.engine.wording import MOST_QUOTED, quoted, some_of
from worldtable.games import SHELF
from worldtable.lessons import laid_out

FORMAT = 1
PERSON = "person"
MOST_BYTES = 10_000_000  # of a file; a game of 20 000 answers has less than 2 000 000
MOST_LINE = 100_000
MOST_ANSWERS = 100_000
AnyGame = Game[Any]


class BadReplay(Exception):
    """A replay that cannot be read or does not hold; the sentence says where and why."""


@dataclass(frozen=True)
class Answer:
    """Who chose what, and the fingerprint of the state after it."""

    seat: int
    choose: int
    state: str


@dataclass(frozen=True)
class Redeal:
    """After so many answers all that a seat could not see was dealt anew, from a seed of its own."""

    after: int
    seat: int
    seed: int

    def data(self) -> dict[str, object]:
        return {"after": self.after, "seat": self.seat, "seed": str(self.seed)}


@dataclass
class Record:
    """Everything there is to know about a game; its state follows from it."""

    game: str
    version: int
    rules: str  # hash of the source of the rules; another one need not play otherwise
    cards: str  # name of the card set
    cards_hash: str
    options: dict[str, str]
    seats: int
    seed: int
    names: list[str] = field(default_factory=list)
    players: list[str] = field(default_factory=list)  # who plays each seat: PERSON or a bot's name; may be unknown
    answers: list[Answer] = field(default_factory=list)
    deal: list[Part] = field(default_factory=list)  # what the seed was made from; empty if one chose it alone
    taken_back: int = 0  # how often somebody took back
    taken_back_late: int = 0  # how often after something was shown or somebody else had answered
    redeals: list[Redeal] = field(default_factory=list)  # in the order in which they happened
    position: str = ""  # a chapter of a lesson, which begins in a position of its own; "" for a deal from the seed

    def header(self) -> str:
        head: dict[str, object] = {
            "worldtable": FORMAT,
            "game": self.game,
            "version": self.version,
            "rules": self.rules,
            "cards": self.cards,
            "cards_hash": self.cards_hash,
            "options": self.options,
            "seats": self.seats,
            "names": self.names,
            "seed": str(self.seed),  # as text: larger than what some readers of JSON can hold
        }
        if self.players:
            head["players"] = self.players
        if self.deal:
            head["deal"] = [asdict(part) for part in self.deal]
        if self.taken_back:
            head["taken_back"], head["taken_back_late"] = self.taken_back, self.taken_back_late
        if self.position:
            head["position"] = self.position
        if self.redeals:
            head["redeals"] = [each.data() for each in self.redeals]
        return json.dumps(head, ensure_ascii=False)

    def write(self, path: Path) -> None:
        """Write the whole file at once; what was there before stays until the new one is complete."""
        path.parent.mkdir(parents=True, exist_ok=True)
        text = "".join(f"{line}\n" for line in [self.header(), *map(line_of, self.answers)])
        partial = path.with_name(path.name + ".partial")
        with partial.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)


def line_of(answer: Answer) -> str:
    return json.dumps({"seat": answer.seat, "choose": answer.choose, "state": answer.state})


def append(path: Path, answer: Answer) -> None:
    """Add one answer to a file; it is on the disk when this returns."""
    with path.open("a", encoding="utf-8") as file:
        file.write(line_of(answer) + "\n")
        file.flush()
        os.fsync(file.fileno())


def commitment(record: Record) -> str:
    """What a table showed before the game: the server's commitment, or the SHA-256 of the digits of its own seed."""
    return record.deal[0].commitment if record.deal else sha256(str(record.seed).encode()).hexdigest()


@cache
def rules_hash(name: str) -> str:
    """The hash of the source of the engine and of a game, whatever else is installed."""
    here = Path(__file__).parent
    files = [*sorted((here / "engine").glob("*.py")), *sorted((here / "games" / name).rglob("*.py"))]
    digest = blake2b(digest_size=8)
    for path in files:
        if not path.name.endswith("_test.py") and path.name != "testing.py":
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def new_record(
    game: AnyGame, seats: int, seed: int, options: dict[str, str] | None = None, names: list[str] | None = None
) -> Record:
    """The record of a game that is about to begin. BadSetup if it cannot."""
    game.check_seats(seats)
    chosen = game.check_options(options or {})
    return Record(
        game.name,
        game.version,
        rules_hash(game.name),
        game.cards.name,
        game.cards.hash,
        chosen,
        seats,
        seed,
        list(names or []),
    )


def read(path: Path) -> Record:
    """The record of a file. BadReplay if it is none; a last line that was cut off is one too."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise BadReplay(f"{path} is too large for a replay, which has at most {MOST_BYTES} bytes.")
        text = content.decode("utf-8").replace("\r\n", "\n")
    except FileNotFoundError:
        raise BadReplay(f"There is no file {path}.") from None
    except IsADirectoryError:
        raise BadReplay(f"{path} is a folder; a replay is a file.") from None
    except UnicodeDecodeError:
        raise BadReplay(f"{path} is not a text file, so it is no replay.") from None
    except OSError as error:
        raise BadReplay(f"{path} cannot be read: {error.strerror}.") from None
    return parse(text, str(path))


def parse(text: str, name: str) -> Record:
    lines = text.split("\n")
    if lines[-1]:
        raise BadReplay(f"{name} is cut short in line {len(lines)}: {quoted(lines[-1])}.")
    lines.pop()
    if not lines:
        raise BadReplay(f"{name} is empty; a replay begins with a header.")
    if len(lines) > MOST_ANSWERS:
        raise BadReplay(f"{name} has {len(lines)} lines; a replay has at most {MOST_ANSWERS}.")
    record = parse_header(lines[0], name)
    for number, line in enumerate(lines[1:], 2):
        record.answers.append(parse_answer(line, f"{name}, line {number}"))
    return record


def parse_object(line: str, where: str) -> dict[str, Any]:
    if len(line) > MOST_LINE:
        raise BadReplay(f"{where}: {len(line)} letters; a line has at most {MOST_LINE}.")
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):  # a number of thousands of digits among them
        raise BadReplay(f"{where}: not a line of JSON: {quoted(line)}.") from None
    if not isinstance(found, dict):
        raise BadReplay(f"{where}: not a JSON object: {quoted(line)}.")
    return found


def parse_header(line: str, name: str) -> Record:
    where = f"{name}, line 1"
    head = parse_object(line, where)
    if head.get("worldtable") != FORMAT:
        raise BadReplay(f"{where}: not a header of a Worldtable replay of format {FORMAT}.")
    try:
        record = Record(
            game=text_of(head["game"]),
            version=int(head["version"]),
            rules=text_of(head["rules"]),
            cards=text_of(head["cards"]),
            cards_hash=text_of(head["cards_hash"]),
            options={text_of(key): text_of(value) for key, value in head["options"].items()},
            seats=int(head["seats"]),
            seed=int(head["seed"]),
            names=[text_of(each) for each in head["names"]],
            players=[text_of(each) for each in head.get("players", [])],
            deal=[
                Part(int(each["seat"]), text_of(each["commitment"]), text_of(each["part"]))
                for each in head.get("deal", [])
            ],
            taken_back=int(head.get("taken_back", 0)),
            taken_back_late=int(head.get("taken_back_late", 0)),
            redeals=[redeal_of(each) for each in head.get("redeals", [])],
            position=text_of(head.get("position", "")),
        )
    except KeyError as error:
        raise BadReplay(f"{where}: the header lacks {error}.") from None
    except (TypeError, ValueError, AttributeError, OverflowError):
        raise BadReplay(f"{where}: the header holds values of the wrong kind.") from None
    if len(record.names) > max(record.seats, 0):
        raise BadReplay(f"{where}: {len(record.names)} names for {quoted(record.seats)} seats.")
    if record.players and len(record.players) != record.seats:
        raise BadReplay(f"{where}: {len(record.players)} players for {quoted(record.seats)} seats.")
    if not all(SERVER <= part.seat < record.seats for part in record.deal):
        raise BadReplay(f"{where}: a part of the seed belongs to no seat.")
    for each in record.redeals:
        if each.after < 0 or not 0 <= each.seat < record.seats:
            raise BadReplay(f"{where}: nothing can be dealt anew after {each.after} answers for seat {each.seat}.")
    return record


def redeal_of(found: Any) -> Redeal:
    """A redeal as a header or a database tells it."""
    return Redeal(int(found["after"]), int(found["seat"]), int(text_of(found["seed"])))


def parse_answer(line: str, where: str) -> Answer:
    found = parse_object(line, where)
    if set(found) != {"seat", "choose", "state"}:
        keys = some_of([key if len(key) <= MOST_QUOTED else quoted(key) for key in sorted(found)]) or "nothing"
        raise BadReplay(f"{where}: an answer has seat, choose and state, not {keys}.")
    seat, choose, state = found["seat"], found["choose"], found["state"]
    if type(seat) is not int or type(choose) is not int or not isinstance(state, str):
        raise BadReplay(f"{where}: seat and choose must be numbers, state must be text.")
    return Answer(seat, choose, state)


def text_of(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def game_of(record: Record, cards: str | None = None) -> AnyGame:
    """The game a record belongs to, with the card set it was played with; BadReplay if either is not at hand."""
    if record.game not in SHELF:
        raise BadReplay(f"The game {quoted(record.game)} is not on the shelf, which holds: {', '.join(SHELF)}.")
    game: AnyGame = SHELF[record.game]
    if cards is not None:
        try:
            game = game.with_cards(cards)
        except (BadCards, BadSetup) as error:
            raise BadReplay(f"The card set {cards} cannot be used:\n{error}") from None
    check_box(record, game)
    return game


def check_box(record: Record, game: AnyGame) -> None:
    """BadReplay if a record was played by other rules or with other cards than a game has."""
    if record.version != game.version:
        raise BadReplay(
            f"It was played by version {quoted(record.version)} of the rules of {game.title}; "
            f"this is version {game.version}."
        )
    if record.cards_hash != game.cards.hash:
        raise BadReplay(
            f"It was played with the card set {quoted(record.cards)} ({record.cards_hash[:16]}), "
            f"which is not at hand; this is {quoted(game.cards.name)} ({game.cards.hash}). "
            "Name its folder with --cards."
        )


def start(game: AnyGame, record: Record) -> State:
    """The state before the first answer."""
    try:
        s = begun(game, record.seats, record.seed, record.options, record.position)
    except BadSetup as error:
        raise BadReplay(f"The header asks for an impossible set-up: {error}") from None
    s.names = tuple(record.names)
    return redealt(game, s, record.redeals, 0)


def begun(game: AnyGame, seats: int, seed: int, options: dict[str, str], position: str = "") -> State:
    """A table at its first question: dealt from a seed, or laid out as a chapter of a lesson. BadSetup if neither."""
    if not position:
        dealt: State = game.start(seats, seed, options)
        return dealt
    found = laid_out(game.name, position)
    if found is None or found.seats != seats:
        raise BadSetup(f"{game.title} has no position {quoted(position)} for {seats} players.")
    return found


def redealt(game: AnyGame, s: State, redeals: list[Redeal], count: int) -> State:
    """The table after so many answers, dealt anew if a redeal happened there; what was told before stays told."""
    for each in redeals:
        if each.after == count:
            s = game.redeal(s, each.seat, each.seed)
            s.happened = []
    return s


def follow(game: AnyGame, record: Record, count: int | None = None) -> State:
    """The state after the answers of a record, or the first few. BadReplay names the first whose state differs."""
    s = start(game, record)
    for number, answer in enumerate(record.answers[:count], 1):
        try:
            answer_as(s, answer.seat, answer.choose)
        except Refused as error:
            given = f"seat {quoted(answer.seat)}, {quoted(answer.choose)}"
            raise BadReplay(f"Answer {number} ({given}) is refused: {error}") from None
        found = fingerprint(s)
        if not agree(found, answer.state):
            raise BadReplay(f"After answer {number} the state is {found}, but the file says {answer.state[:17]}.")
        s = redealt(game, s, record.redeals, number)
    return s


def branched(record: Record, count: int) -> Record:
    """The same game up to an answer; what comes then is open again. BadReplay if the game is shorter."""
    last = len(record.answers)
    if not 0 <= count <= last:
        raise BadReplay(f"There is no answer {count} to branch after; it can be 0 to {last}.")
    copied = replace(record, names=list(record.names), players=list(record.players), options=dict(record.options))
    copied.answers = record.answers[:count]
    copied.taken_back = copied.taken_back_late = 0
    copied.redeals = [each for each in record.redeals if each.after <= count]
    return copied


def marks(game: AnyGame, record: Record) -> dict[str, int]:
    """Where the stretches of a game begin: their names, each with the number of answers before it.

    A stretch that was played again is told apart by its number: Chapter 1, Chapter 1 (2) …
    """
    s = start(game, record)
    found: dict[str, int] = {}
    stretch = None
    for count, answer in enumerate([None, *record.answers]):
        if answer is not None:
            answer_as(s, answer.seat, answer.choose)
            s = redealt(game, s, record.redeals, count)
        if s.asks and game.mark(s) and game.stretch(s) != stretch:
            stretch = game.stretch(s)
            again = sum(name.split(" (")[0] == game.mark(s) for name in found)
            found[f"{game.mark(s)} ({again + 1})" if again else game.mark(s)] = count
    return found
