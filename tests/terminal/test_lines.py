"""The plain client: whole games in a pipe, and every command."""

from __future__ import annotations

import io
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from worldtable.engine.scene import Table
from worldtable.games import SHELF
from worldtable.record import PERSON, follow, game_of, read, start
from worldtable.terminal.lines import LINES, Lines
from worldtable.terminal.session import Session

from .conftest import program, saved, sit, two_people


def typed(session: Session, *lines: str) -> str:
    """What the plain client writes when some lines are typed."""
    out = io.StringIO()
    Lines(session, io.StringIO("".join(f"{line}\n" for line in lines)), out, wipes=False).run()
    return out.getvalue()


def after(text: str, prompts: int) -> str:
    """What was written after a number of prompts."""
    return text.split("\n> ", prompts)[-1]


@pytest.mark.parametrize("name", list(SHELF))
def test_a_whole_game_in_a_pipe(name: str, home: Path) -> None:
    luck = Random(name)
    keys = "".join(f"{luck.choice((1, 1, 2, 3))}\n" for _ in range(3 * SHELF[name].bound))
    done = program(name, "--bots", "random", "--seed", "11", given=keys)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    (path,) = saved(home, "finished")
    assert saved(home) == []
    record = read(path)
    state = start(game_of(record), record)
    follow(state, record)
    assert not state.asks
    verdict: str = SHELF[name].verdict(state)
    assert " ".join(verdict.split()) in " ".join(done.stdout.split())
    assert f'worldtable replay "{path}"' in done.stdout


@pytest.mark.parametrize("name", list(SHELF))
def test_everything_a_player_reads_is_at_most_eighty_wide(name: str) -> None:
    done = program(name, "--bots", "random", "--seed", "3", given="1\n1\n1\n1\nscore\nlog\nhelp\nhint\n")
    wide = [line for line in done.stdout.splitlines() if len(line) > 80 and "--resume" not in line]
    assert wide == []


def test_a_number_or_the_beginning_of_a_label_chooses() -> None:
    session = sit([PERSON, "random"])
    text = typed(session, "invite ashoka", "put francis")
    assert "- You invite Ashoka from the Void." in text
    assert "- You put Francis Drake into the Void." in text
    assert [answer.seat for answer in session.play.record.answers][:2] == [0, 0]


def test_a_beginning_that_fits_several_lists_them() -> None:
    text = after(typed(sit([PERSON, "random"]), "invite"), 1)
    assert text.startswith("“invite” fits 5 options; type more of it, or a number:\n   1. Invite Maximilien")


def test_a_number_out_of_range_and_a_word_without_meaning() -> None:
    text = typed(sit([PERSON, "random"]), "77", "pasz", "0")
    assert "There is no option 77; the options are 1 to 6." in text
    assert "“pasz” is neither an option nor a command. Did you mean “Pass”?" in text
    assert "There is no option 0; the options are 1 to 6." in text


def test_why_names_the_rule_and_tells_it() -> None:
    text = typed(sit([PERSON, "random"]), "1", "why pass", "why ashoka", "why 1", "why plato", "why")
    pass_, ashoka, first, plato, nothing = text.split("\n> ")[2:7]
    assert pass_.startswith("Pass: The Void must be refilled, and hand cards come first. (R12)\n")
    assert "R12 (Invite): Refill the Void" in pass_
    assert ashoka.startswith("Ashoka (The Void): ")
    assert "(R12)" in ashoka
    assert first.startswith("You can choose “Put Francis Drake into the Void”")
    assert plato.startswith("Nothing called “plato” is in sight. You see: Ashoka, Karl Marx,")
    assert "why Ashoka" in nothing


def test_typing_the_name_of_what_cannot_be_chosen_tells_why() -> None:
    text = after(typed(sit([PERSON, "random"]), "1", "karl marx"), 2)
    assert text.startswith("Karl Marx (The Void): ")
    assert "R12 (Invite)" in text


def test_rules_by_number_by_words_and_by_chapter() -> None:
    text = typed(sit([PERSON, "random"]), "rules r12", "rules chip passive", "rules", "rules zebra")
    number, words, chapters, none = text.split("\n> ")[1:5]
    assert number.startswith("R12 (Invite): Refill the Void, only after all effects are finished")
    assert "*" not in number
    assert "R7" in words
    assert "R17" in words
    assert "The turn: R7 to R8" in chapters
    assert none.startswith("No rule speaks of “zebra”. Numbers run from R1 to ")


def test_look_score_log_and_hint() -> None:
    session = sit([PERSON, "random"])
    text = typed(session, "look ashoka", "1", "score", "log", "hint", "look")
    look, _, score, log, hint, table = text.split("\n> ")[1:7]
    assert look.startswith("Ashoka (Trigger +1), in The Void. When one of your other Crew Mates")
    assert score.startswith("Seat 1: 2\n     2  Maximilien Robespierre\n\nSeat 2: 0")
    assert log.startswith("- You invite Maximilien Robespierre from the Void.")
    assert hint.startswith("The bot greedy would choose ")
    assert "Hannibal Barca into the Void" in hint or "Francis Drake into the Void" in hint
    assert "=== Turn 1 · your turn" in table


def test_short_leaves_out_the_texts_of_cards() -> None:
    text = after(typed(sit([PERSON, "random"]), "short"), 1)
    assert "Ashoka (Trigger +1)" in text
    assert "When one of your other" not in text


def test_undo_is_free_until_something_is_shown() -> None:
    session = sit([PERSON, "random"], seed=2)
    text = typed(session, "undo", "1", "undo", "pass", "undo")
    assert after(text, 1).startswith("You have answered nothing yet.\n>")
    assert "Taken back." in text
    last = after(text, 5)
    assert last.startswith("Somebody else has answered since; the whole table must agree to go back.\n")
    assert "type: undo agreed" in last


def test_undo_agreed_goes_back_past_the_bots(home: Path) -> None:
    session = sit([PERSON, "random"], seed=2)
    begun = session.play.record.answers.copy()
    text = typed(session, "pass", "undo agreed")
    assert "Taken back." in text
    assert session.play.record.answers == begun
    (path,) = saved(home)
    assert read(path).answers == begun


def test_the_end_of_the_input_saves_and_tells_how_to_go_on(home: Path) -> None:
    done = program("world_changers", "--seed", "2", "--bots", "random", given="1\n1\n")
    assert done.returncode == 0
    (path,) = saved(home)
    assert f'worldtable play --resume "{path}"' in done.stdout
    quitting = program("--resume", given="quit\n")
    assert f'worldtable play --resume "{path}"' in quitting.stdout


def test_help_names_every_command() -> None:
    text = typed(sit([PERSON, "random"]), "help")
    for word in ("why NAME", "look NAME", "hint", "undo agreed", "rules R12", "log", "score", "quit"):
        assert word in text


# Several people at one keyboard.


def test_a_curtain_falls_between_people_and_hides_the_other_hand() -> None:
    session = two_people()
    text = typed(session, "", "6", "", "6")
    parts = text.split("\n" * LINES)
    first, table, second, other = parts[1:5]
    hands = [hand(session, seat) for seat in (0, 1)]
    begins = session.play.record.answers[0].seat
    curtain = "Pass the keyboard to {}, who presses Enter to see the table. "
    assert first.strip() == curtain.format(["Linda", "Moon"][begins]).strip()
    assert second.strip() == curtain.format(["Linda", "Moon"][1 - begins]).strip()
    for mine, part in ((begins, table), (1 - begins, other)):
        assert all(title in part for title in hands[mine])
        assert not any(title in part for title in hands[1 - mine])


def hand(session: Session, seat: int) -> list[str]:
    zone = next(zone for zone in session.view(seat).zones if zone.id == f"hand-{seat}")
    return [thing.face.title for thing in zone.things if thing.face is not None]


def test_nobody_sees_another_view_in_a_whole_hotseat_game() -> None:
    """What is written for a person comes from that person's view, question after question."""
    session = two_people()
    seen: list[int] = []

    class Watching(Lines):
        def show(self, table: Table) -> None:
            seen.append(table.seat)
            assert table.seat == self.sitting or table.over
            super().show(table)

        def curtain(self, seat: int) -> bool:
            seen.append(-2)
            return super().curtain(seat)

    out = io.StringIO()
    Watching(session, io.StringIO("1\n" * 2000), out, wipes=False).run()
    assert session.over
    for one, other in pairwise(seen):
        assert one == other or -2 in (one, other) or other == -1, "a curtain stands between two people"
    assert seen[-1] == -1, "the end is shown as those see it who watch"


def test_a_terminal_with_powers_is_wiped_between_people() -> None:
    out = io.StringIO()
    Lines(two_people(), io.StringIO("\n"), out, wipes=True).run()
    assert out.getvalue().count("\x1b[3J\x1b[2J\x1b[H") == 2
