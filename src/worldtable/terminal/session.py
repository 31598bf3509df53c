"""A local table: a game in progress, who sits where, and the file it is saved in.

Every answer is on the disk before it is shown, so that nothing is lost however the program ends.
"""

from __future__ import annotations

import os
from datetime import datetime
from hashlib import blake2b
from pathlib import Path

from platformdirs import user_data_dir

from worldtable.bots import choice, find
from worldtable.engine.changes import Preview
from worldtable.engine.loop import Refused
from worldtable.engine.scene import Line, Said
from worldtable.engine.step import NO_REASON, Reason
from worldtable.engine.table import View
from worldtable.hints import SECONDS, Hint, hint
from worldtable.play import Logged
from worldtable.record import PERSON, AnyGame, BadReplay, Record, append, game_of, parse, read

HOME = "WORLDTABLE_HOME"
ENDING = ".replay"
SAVES = "saves"  # games in progress
FINISHED = "finished"
REMINDER = 5  # lines of the log that are told again when a game is resumed


class CannotSave(Exception):
    """The file of a game cannot be written; the sentence says why."""


def home() -> Path:
    """Where saved games lie."""
    return Path(os.environ.get(HOME) or user_data_dir("worldtable", appauthor=False))


def new_path(game: str) -> Path:
    """A file for a new game that is not there yet."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    number = 1
    while True:
        name = f"{stem}{ENDING}" if number == 1 else f"{stem}-{number}{ENDING}"
        if not any((home() / folder / name).exists() for folder in (SAVES, FINISHED)):
            return home() / SAVES / name
        number += 1


def newest(game: str | None = None) -> Path | None:
    """The saved game in progress that was played last; of one game, or of any."""
    found = (home() / SAVES).glob(f"{game}-*{ENDING}" if game else f"*{ENDING}")
    return max(found, key=lambda path: path.stat().st_mtime_ns, default=None)


def read_saved(path: Path) -> tuple[Record, bool]:
    """The record of a saved game, and whether its last line was cut off in the middle and had to go."""
    try:
        return read(path), False
    except BadReplay:
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            text = ""
        whole = text[: text.rfind("\n") + 1]
        if not whole or whole == text:
            raise
        return parse(whole, str(path)), True


class Session:
    """One table and its file."""

    def __init__(self, game: AnyGame, record: Record, path: Path, cards: str | None = None) -> None:
        self.game = game
        self.path = path
        self.cards = cards  # the folder of the card set, if it is not the printed one
        record.players = record.players or [PERSON] * record.seats
        self.people = [seat for seat, player in enumerate(record.players) if find(player) is None]
        self.play = Logged(game, record)
        self.patience = SECONDS  # that a hint is thought about
        self.read_to: dict[int, int] = {}  # how far each seat had read the log when it last answered
        self.save()

    @classmethod
    def resumed(cls, path: Path, cards: str | None = None) -> tuple[Session, bool]:
        """A saved game where it was left, and whether its last answer was cut off. BadReplay if it does not hold."""
        record, cut = read_saved(path)
        session = cls(game_of(record, cards), record, path, cards)
        for seat, lines in session.play.log.items():
            session.read_to[seat] = max(0, len(lines) - REMINDER)
        return session, cut

    # The file.

    def save(self) -> None:
        """Write the whole file."""
        try:
            self.play.record.write(self.path)
            self.size = self.path.stat().st_size
            self.file_away()
        except OSError as error:
            raise CannotSave(f"The game cannot be saved as {self.path}: {error.strerror}.") from None

    def file_away(self) -> None:
        """Keep finished games apart from those that can be resumed; files from elsewhere stay where they are."""
        if self.path.parent not in (home() / SAVES, home() / FINISHED):
            return
        wanted = home() / (FINISHED if self.over else SAVES) / self.path.name
        if wanted != self.path:
            wanted.parent.mkdir(parents=True, exist_ok=True)
            self.path.replace(wanted)
            self.path = wanted

    @property
    def resume(self) -> str:
        """The command that goes on with this game."""
        words = f'worldtable play --resume "{self.path}"'
        return f'{words} --cards "{self.cards}"' if self.cards else words

    # Who sits where.

    @property
    def over(self) -> bool:
        return self.play.over

    @property
    def hotseat(self) -> bool:
        """Whether several people share the keyboard, so that hands must be covered."""
        return len(self.people) > 1

    def name(self, seat: int) -> str:
        return self.play.state.name(seat)

    def bot_asked(self) -> int:
        """A bot's seat that is asked, -1 if there is none."""
        return next((ask.player for ask in self.play.state.asks if ask.player not in self.people), -1)

    def person_asked(self, sitting: int) -> int:
        """The person to ask: the one who sits at the keyboard if possible; -1 if none is asked."""
        waiting = [ask.player for ask in self.play.state.asks if ask.player in self.people]
        if sitting in waiting:
            return sitting
        return waiting[0] if waiting else -1

    @property
    def audience(self) -> int:
        """The seat that the end is shown to: the only person, or somebody who watches when there are more."""
        return self.people[0] if len(self.people) == 1 else -1

    # Playing.

    def view(self, seat: int) -> View:
        """The table as a seat sees it, with all that was said since it last answered."""
        table = self.play.view(seat)
        table.log = self.news(seat)
        return table

    def news(self, seat: int) -> list[Said]:
        """The log of a seat since it last answered."""
        return self.play.log[seat][self.read_to.get(seat, 0) :]

    def answer(self, seat: int, code: int) -> None:
        """Give an answer and save it. Refused leaves everything as it was."""
        read = len(self.play.log[seat])
        self.play.answer(seat, code)
        self.read_to[seat] = read
        try:
            if self.path.stat().st_size != self.size:
                raise CannotSave(f"Another program changed {self.path}; this game does not overwrite it.")
            append(self.path, self.play.record.answers[-1])
            self.size = self.path.stat().st_size
            self.file_away()
        except OSError as error:
            raise CannotSave(f"The game cannot be saved as {self.path}: {error.strerror}.") from None

    def bot_choice(self, seat: int) -> int:
        """What the bot of a seat answers. It changes nothing, so it may run beside the screen."""
        bot = find(self.play.record.players[seat])
        assert bot is not None, "only bots' seats are asked for"
        return choice(bot, self.game, self.play.state, seat, self.luck(seat))

    def let_bots_answer(self) -> None:
        """Answer for bots until a person is asked or the game is over."""
        seat = self.bot_asked()
        while seat >= 0:
            self.answer(seat, self.bot_choice(seat))
            seat = self.bot_asked()

    def luck(self, seat: int) -> int:
        """A seed for a bot: it follows from the record, so a game plays on alike, and tells nothing of the deal."""
        record = self.play.record
        words = f"bot {record.seed} {seat} {len(record.answers)}".encode()
        return int.from_bytes(blake2b(words, digest_size=4).digest(), "big")

    def undo(self, seat: int) -> None:
        """Take back a seat's last answer, as far as information allows. Refused says why not."""
        self.play.undo(seat)
        self.rewrite()

    def undo_by_consent(self) -> None:
        """The table agreed: take back the last answer that a person gave, and what followed."""
        given = [answer.seat for answer in self.play.record.answers if answer.seat in self.people]
        if not given:
            raise Refused("Nobody has answered anything yet.")
        self.play.undo_by_consent(given[-1])
        self.rewrite()

    def rewrite(self) -> None:
        for seat, lines in self.play.log.items():
            self.read_to[seat] = min(self.read_to.get(seat, 0), len(lines))
        self.save()

    def hint(self, seat: int) -> Hint:
        """What a search advises a seat. It changes nothing, so it may run beside the screen."""
        return hint(self.game, self.play.state.clone(), seat, self.luck(seat), seconds=self.patience)

    def why_not(self, seat: int, code: int) -> Reason:
        """Why a seat cannot choose what a code points at."""
        return self.game.why_not(self.play.state, seat, code) if code >= 0 else NO_REASON

    def preview(self, seat: int, code: int) -> Preview | None:
        """What an answer would change that its seat may know."""
        return self.game.preview(self.play.state, seat, code)

    def sheets(self, seat: int) -> tuple[list[str], list[list[Line]]]:
        """The score sheets a seat may see: all if they are public, else its own from what it knows."""
        table = self.play.view(seat)
        if table.sheets:
            return table.sides, table.sheets
        if seat < 0:
            return [], []
        known = self.game.redeal(self.play.state, seat, 0)
        return [table.sides[seat]], [self.game.sheet(known, seat)]
