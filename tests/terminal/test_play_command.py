"""`worldtable play`: seats and bots, mistakes, saving, interruption and resuming."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from textual.binding import Binding

from worldtable.cli.play import named, play
from worldtable.games import SHELF
from worldtable.record import PERSON, Record, read
from worldtable.terminal.commands import VERBS
from worldtable.terminal.screen import WorldtableScreen
from worldtable.terminal.session import Session

from .conftest import PROGRAM, program, saved, sit, usual, usual_seed

GAME = "world_changers"
SPELLED = {
    "ctrl+c": "Ctrl-C",
    "question_mark": "?",
    "colon": "Tab or :",
    "escape": "Escape",
    "pageup": "Page Up",
    "pagedown": "Page Down",
}


def began(home: Path, *words: str) -> Record:
    """The record of a game that is begun with some options and left at once."""
    seed = () if "--seed" in words else ("--seed", "3")
    done = CliRunner().invoke(play, [GAME, *seed, *words])
    assert done.exit_code == 0, done.output
    return read([*saved(home, "finished"), *saved(home)][-1])  # bots may end a game before anybody is asked


@pytest.mark.parametrize(
    ("words", "players"),
    [
        ((), [PERSON, "level3"]),
        (("--seats", "3"), [PERSON, "level3", "level3"]),
        (("--bots", "random,greedy"), [PERSON, "random", "greedy"]),
        (("--seats", "4", "--bots", "random", "--as", "2"), ["random", PERSON, "random", "random"]),
        (("--seats", "1"), [PERSON]),
        (("--hotseat",), [PERSON, PERSON]),
        (("--hotseat", "--seats", "3"), [PERSON, PERSON, PERSON]),
        (("--hotseat", "--bots", "random", "--seats", "4"), [PERSON, PERSON, PERSON, "random"]),
        (("--as", "1,3", "--seats", "3"), [PERSON, "level3", PERSON]),
        (("--as", "2"), ["level3", PERSON]),
    ],
)
def test_who_sits_where(home: Path, words: tuple[str, ...], players: list[str]) -> None:
    assert began(home, *words).players == players


def test_names_seed_and_options_are_kept(home: Path) -> None:
    record = began(home, "--names", "Linda", "--seed", "7", "--option", "first=seat 1")
    assert record.names == ["Linda", "Sable"]
    assert record.seed == 7
    assert record.options == {"first": "seat 1"}


def test_a_game_may_be_spelled_as_on_its_box(home: Path) -> None:
    assert CliRunner().invoke(play, ["World Changers"]).exit_code == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["world_chagers"], ["There is no game 'world_chagers'", "Did you mean world_changers?", *SHELF]),
        ([GAME, "--seats", "9"], ["1 to 4 players, not for 9"]),
        ([GAME, "--seats", "two"], ["--seats cannot be 'two'", "from 1 to 4"]),
        ([GAME, "--bots", "gredy"], ["There is no bot 'gredy'", "Did you mean greedy?", "random"]),
        ([GAME, "--bots", "random,random,random,random"], ["1 to 4 players, not for 5"]),
        ([GAME, "--seats", "2", "--bots", "random,random"], ["2 bots are too many; 1 of 2 seats"]),
        ([GAME, "--seats", "4", "--bots", "random,greedy"], ["3 seats need a bot"]),
        ([GAME, "--seats", "1", "--bots", "random"], ["1 bots are too many; 0 of 1 seats"]),
        ([GAME, "--as", "3", "--seats", "2"], ["--as cannot be 3; the seats of this game are 1 to 2"]),
        ([GAME, "--as", "me"], ["--as cannot be 'me'; it must be a seat from 1 to 4"]),
        ([GAME, "--seed", "-4"], ["The seed cannot be '-4'; it must be a whole number, 0 or more"]),
        ([GAME, "--seed", "x"], ["The seed cannot be 'x'"]),
        ([GAME, "--option", "first=me"], ["Option first cannot be 'me'. It accepts: random, seat 1"]),
        ([GAME, "--option", "last=me"], ["has no option 'last'. It has: first"]),
        ([GAME, "--option", "first"], ["must be written name=value"]),
        ([GAME, "--cards", "/nowhere"], ["The card set /nowhere cannot be used", "there is no such folder"]),
        ([GAME, "--names", "A,B,C"], ["3 names are too many for 2 players"]),
        ([GAME, "--names", "A,A"], ["Every player needs a name of their own"]),
        ([GAME, "--names", "A,"], ["A name cannot be empty"]),
        ([GAME, "--hotseat", "--as", "2"], ["--hotseat"]),
        ([GAME, "--hotseat", "--seats", "2", "--bots", "random,random"], ["leave no seat of 2 for people"]),
        (["--resume"], ["No game is waiting in"]),
        ([GAME, "--resume"], ["No game of world_changers is waiting in"]),
        (["--resume", "/nowhere.replay"], ["/nowhere.replay cannot be resumed. There is no file"]),
        (["--resume", "x", "--seed", "1"], ["A resumed game keeps its seats"]),
        ([GAME, "--colour"], ["No such option"]),
    ],
)
def test_a_mistake_gets_a_sentence_and_the_accepted_values(words: list[str], said: list[str]) -> None:
    done = CliRunner().invoke(play, words)
    assert done.exit_code == 2
    assert isinstance(done.exception, SystemExit)
    for each in said:
        assert each in done.stderr
    assert "Traceback" not in done.output


def test_a_mistake_goes_to_stderr_and_nothing_to_stdout() -> None:
    done = program("world_changer")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Error: There is no game")


def test_a_folder_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = program(GAME, WORLDTABLE_HOME=str(tmp_path / "file"))
    assert done.returncode == 2
    assert "The game cannot be saved as" in done.stderr


# Saving and going on.


class Running:
    """The program in a pipe, line by line."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [*PROGRAM, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        )

    def until_asked(self) -> str:
        """All that is written up to the next prompt."""
        assert self.process.stdout is not None
        text = ""
        while not text.endswith("\n> "):
            sign = self.process.stdout.read(1)
            assert sign, f"the program ended: {text}"
            text += sign
        return text

    def type(self, line: str) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        return self.until_asked()

    def end(self, sign: int) -> tuple[str, int]:
        """End it by a signal alone: its input stays open, for the end of that would end it too."""
        self.process.send_signal(sign)
        code = self.process.wait(timeout=60)
        return self.process.communicate()[0], code


def scene_of(text: str) -> str:
    """The table and the question without the log."""
    head, _, rest = text.partition("=== ")[2].partition("What happened:")
    return head + rest[rest.find("\n\n") :]


def test_a_killed_game_goes_on_where_it_was(home: Path) -> None:
    game = Running(GAME, "--seed", str(usual_seed()), "--bots", "random")
    game.until_asked()
    game.type("1")
    game.type("2")
    before = game.type("look")
    _, code = game.end(signal.SIGKILL)
    assert code == -signal.SIGKILL
    (path,) = saved(home)
    answers = read(path).answers
    assert len(answers) >= 2
    again = Running("--resume")
    again.until_asked()
    resumed = again.type("look")
    again.end(signal.SIGKILL)
    assert scene_of(resumed) == scene_of(before)
    assert read(path).answers == answers


@pytest.fixture(params=["tests in the foreground", "tests in the background"])
def started(request: pytest.FixtureRequest) -> Iterator[None]:
    """The tests as a shell starts them: in its background they ignore Ctrl-C."""
    usual = signal.getsignal(signal.SIGINT)
    if request.param == "tests in the background":
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGINT, usual)


@pytest.mark.usefixtures("started")
def test_ctrl_c_loses_nothing_and_tells_how_to_go_on(home: Path) -> None:
    game = Running(GAME, "--seed", str(usual_seed()), "--bots", "random")
    game.until_asked()
    game.type("1")
    out, code = game.end(signal.SIGINT)
    (path,) = saved(home)
    assert code == 130
    assert f'worldtable play --resume "{path}"' in out
    assert len(read(path).answers) == 1


def test_the_game_that_was_played_last_is_resumed(home: Path) -> None:
    one = sit([PERSON, "random"], seed=1)
    two = sit([PERSON, "random"], seed=2)
    os.utime(two.path, ns=(1, 1))
    done = program(GAME, "--resume", given="quit\n")
    assert one.path.name in done.stdout
    named = program("--resume", str(two.path), given="quit\n")
    assert two.path.name in named.stdout
    by_game = program("--resume", GAME, given="quit\n")
    assert by_game.returncode == 0


def test_bots_of_one_kind_have_names_of_their_own() -> None:
    assert named([PERSON, "level3", "level3", PERSON], None) == ["Player 1", "Sable", "Bramble", "Player 4"]


def test_bots_and_names_come_back_with_a_resumed_game() -> None:
    session = sit([PERSON, "random"], names=["Linda", "Moon"])
    again, cut = Session.resumed(session.path)
    assert (again.people, again.play.record.players, cut) == ([0], [PERSON, "random"], False)
    assert again.name(1) == "Moon"


def test_a_last_line_that_was_cut_off_costs_no_more_than_itself() -> None:
    session = usual()
    session.answer(0, session.view(0).choices[0].code)
    kept = list(session.play.record.answers)
    with session.path.open("a") as file:
        file.write('{"seat": 0, "cho')
    done = program("--resume", given="quit\n")
    assert done.returncode == 0
    assert "cut off" in done.stderr
    assert read(session.path).answers == kept


@pytest.mark.parametrize("text", ["", "no replay\n", "[1]\n", '{"worldtable": 1}\n'])
def test_a_file_that_is_no_game_is_a_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "some.replay"
    path.write_text(text)
    done = CliRunner().invoke(play, ["--resume", str(path)])
    assert done.exit_code == 2
    assert "cannot be resumed" in done.stderr
    assert path.read_text() == text, "the file is left as it was"


def test_a_file_that_another_program_changed_is_not_overwritten() -> None:
    session = usual()
    text = session.path.read_text() + "\n"
    session.path.write_text(text)
    done = program("--resume", str(session.path), given="1\n")
    assert done.returncode == 2
    other = usual()
    other.path.write_text(other.path.read_text() + "x")
    with pytest.raises(Exception, match="Another program changed"):
        other.answer(0, other.view(0).choices[0].code)


def test_a_finished_game_is_filed_away_and_comes_back_with_undo(home: Path) -> None:
    session = sit([PERSON, "random"], seed=9)
    while not session.over:
        session.let_bots_answer()
        if not session.over:
            session.answer(0, session.view(0).choices[0].code)
    assert session.path.parent == home / "finished"
    session.undo_by_consent()
    assert session.path.parent == home / "saves"
    assert not session.over


def test_a_card_set_of_ones_own_is_used_and_named_in_the_command_to_resume(tmp_path: Path, home: Path) -> None:
    from worldtable.games.world_changers.cards import PRINTED

    folder = tmp_path / "mine"
    folder.mkdir()
    for file in PRINTED.glob("*.toml"):
        (folder / file.name).write_text(file.read_text("utf-8").replace("Joan of Arc", "Jeanne d'Arc"), "utf-8")
    done = program(GAME, "--cards", str(folder), "--seed", "3", given="quit\n")
    assert f'--cards "{folder}"' in done.stdout
    (path,) = saved(home)
    without = program("--resume", str(path))
    assert without.returncode == 2
    assert "which is not at hand" in without.stderr
    assert program("--resume", str(path), "--cards", str(folder), given="quit\n").returncode == 0


# What the page about the terminal tells.


def test_the_page_names_every_option_every_command_and_every_key() -> None:
    page = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")
    for parameter in play.params:
        for name in parameter.opts:
            if name.startswith("--"):
                assert f"`{name}" in page, name
    for verb in VERBS:
        assert f"`{verb}" in page, verb
    for binding in WorldtableScreen.BINDINGS:
        assert isinstance(binding, Binding)
        key = binding.key.split(",")[0]
        assert SPELLED.get(key, key) in page, key
