"""The plain client: whole games in a pipe, and every command."""

from __future__ import annotations

import io
import re
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tests.toy import NO, ORCHARD, Halve
from worldtable.engine.loop import answer_as
from worldtable.engine.step import State
from worldtable.engine.table import FINAL, View
from worldtable.games import SHELF
from worldtable.record import PERSON, follow, game_of, new_record, read
from worldtable.terminal.commands import called
from worldtable.terminal.lines import LINES, Lines
from worldtable.terminal.reader import offered
from worldtable.terminal.session import Session, new_path

from .conftest import program, saved, sit, titles, two_people, usual, usual_seed


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
    keys = "".join(f"{luck.choice((1, 1, 2, 3))}\nyes\n" for _ in range(3 * SHELF[name].bound))
    done = program(name, "--bots", "random", "--seed", "11", given=keys)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    (path,) = saved(home, "finished")
    assert saved(home) == []
    record = read(path)
    state = follow(game_of(record), record)
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
    session = usual()
    card, other = titles(session, "void")[0], titles(session, "hand-0")[0]
    text = typed(session, f"invite {card[:-1].lower()}", f"put {other.lower()}")
    assert f"- You invite {card} from the Void." in text
    assert f"- You put {other} into the Void." in text
    assert [answer.seat for answer in session.play.record.answers][:2] == [0, 0]


def test_a_beginning_that_fits_several_lists_them() -> None:
    session = usual()
    card = titles(session, "void")[0]
    text = after(typed(session, "invite"), 1)
    assert text.startswith(f"“invite” fits 5 options; type more of it, or a number:\n   1. Invite {card}")


def test_a_number_out_of_range_and_a_word_without_meaning() -> None:
    text = typed(usual(), "77", "pasz", "0", "hnt")
    assert "There is no option 77; the options are 1 to 6." in text
    assert "“pasz” is neither an option nor a command. Did you mean “Pass”?" in text
    assert "There is no option 0; the options are 1 to 6." in text
    assert "Did you mean “hint”?" in text


def test_why_names_the_rule_and_tells_it() -> None:
    session = usual()
    card, other = titles(session, "void")[1], titles(session, "hand-0")[0]
    text = typed(session, "1", "why pass", f"why {card}", "why 1", "why zeppelin", "why")
    pass_, void, first, nobody, nothing = text.split("\n> ")[2:7]
    assert pass_.startswith("Pass: The Void must be refilled, and hand cards come first.\n  R12 (Invite): Refill the")
    assert void.startswith(f"{card} (The Void): ")
    assert "  R12 (Invite): Refill the" in void
    assert "(R12)" not in text, "the number stands before its rule, not twice"
    assert first.startswith(f"You can choose “Put {other} into the Void”")
    assert nobody.startswith(f"Nothing called “zeppelin” is in sight. You see: {card},")
    assert f"why {card}" in nothing


def test_a_sentence_a_label_or_a_number_names_an_option() -> None:
    session = orchard("gust")
    session.let_bots_answer()
    table = session.view(0)
    choice = offered(table)[0]
    for words in ("1", choice.sentence.upper(), choice.label.lower()):
        assert typed(session, f"what {words}").count(f"{choice.sentence}:\n") == 1
    table = usual().view(0)
    assert called(table, "invite") == table.choices[:5], "five options have the label Invite"
    assert called(table, table.choices[1].sentence) == [table.choices[1]]


def test_what_tells_what_an_option_would_bring() -> None:
    session = usual()
    card = titles(session, "void")[0]
    text = typed(session, "what 1", "what pass", "what 77", "what", "what invite")
    first, passing, far, nothing, many = text.split("\n> ")[1:6]
    assert first.startswith(f"Invite {card} from the Void:\n")
    assert f"  {card} goes from the Void to Seat 1's crew.\n" in first
    assert "  You: Crew Mates 0 → 1.\n" in first
    assert passing.startswith("Pass:\n  You become passive.\n  You are no longer active.")
    assert far.startswith("Type what and the number of an option, from 1 to 6.")
    assert nothing.startswith("Type what and the number of an option, from 1 to 6.")
    assert many.startswith("“invite” fits 5 options;")
    assert session.play.record.answers == []


def orchard(cards: str) -> Session:
    """A table of the toy game with a bot; Linda decides about the gust."""
    record = new_record(ORCHARD, 2, 1, {"cards": cards}, ["Linda", "Random"])
    record.players = [PERSON, "random"]
    return Session(ORCHARD, record, new_path(ORCHARD.name))


def last_gust() -> Session:
    """The last question of a game: to leave the gust alone ends it."""
    session = orchard("gust")
    while not any(choice.tone == FINAL for choice in session.view(0).choices):
        session.let_bots_answer()
        session.answer(0, session.view(0).choices[0].code)
        session.let_bots_answer()
    return session


def test_what_ends_the_game_is_asked_again() -> None:
    session = last_gust()
    given = len(session.play.record.answers)
    verdict = session.game.verdict(ended(session))
    text = typed(session, "leave it", "score", "2")
    asked = after(text, 1)
    assert asked.startswith(f"“Leave it”: that ends the game. {verdict} Sure?\nType yes;")
    assert text.count("Sure?") == 2, "another line takes it back"
    assert len(session.play.record.answers) == given
    assert "“yes” is neither an option nor a command." in typed(usual(), "yes")
    assert verdict in typed(session, "2", "yes")
    assert session.over


def ended(session: Session) -> State:
    state = session.play.state.clone()
    answer_as(state, 0, NO)
    return state


def test_what_only_goes_on_is_not_asked_again() -> None:
    session = last_gust()
    assert "Sure?" not in typed(session, "halve it")
    assert session.over


def test_what_is_hardly_meant_so_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    session = last_gust()
    monkeypatch.setattr(Halve, "warns", lambda self, s, option: "" if option == NO else "That costs half.")
    given = len(session.play.record.answers)
    assert after(typed(session, "halve it", "score"), 1).startswith("That costs half. Sure?\nType yes;")
    assert len(session.play.record.answers) == given
    typed(session, "halve it", "yes")
    assert session.over


def test_typing_the_name_of_what_cannot_be_chosen_tells_why() -> None:
    session = usual()
    card = titles(session, "void")[1]
    text = after(typed(session, "1", card.lower()), 2)
    assert text.startswith(f"{card} (The Void): ")
    assert "R12 (Invite)" in text


def test_rules_by_number_by_words_and_by_chapter() -> None:
    text = typed(usual(), "rules r12", "rules chip passive", "rules", "rules zebra", "R7")
    number, words, chapters, none, bare = text.split("\n> ")[1:6]
    assert number.startswith("R12 (Invite): Refill the Void, only after all effects are finished")
    assert "*" not in number
    assert "R7" in words
    assert "R17" in words
    assert "The turn: R7 to R8" in chapters
    assert none.startswith("No rule speaks of “zebra”. Numbers run from R1 to ")
    assert bare.startswith("R7 (3. The turn): First, if your chip is passive")


def test_look_score_log_and_hint() -> None:
    session = usual()
    card, hand = titles(session, "void")[0], titles(session, "hand-0")
    text = typed(session, f"look {card}", "1", "score", "log", "hint", "look")
    look, _, score, log, hint, table = text.split("\n> ")[1:7]
    assert look.startswith(f"{card} (")
    assert "in the Void. " in " ".join(look.split())
    assert score.startswith(f"Seat 1: {session.game.score(session.play.state, 0)}\n")
    assert f"  {card}\n" in score
    assert log.startswith(f"- You invite {card} from the Void.")
    first = hint.splitlines()[0]
    assert any(
        re.fullmatch(rf"\d\. Put {re.escape(each)} into the Void: \d+ % ± \d+, about .* points", first)
        for each in hand
    )
    assert hint.rstrip().endswith("Chances to win, from what you can see; ± holds in 95 of 100 cases.")
    assert "=== Turn 1 · your turn" in table


def test_short_leaves_out_the_texts_of_cards() -> None:
    session = usual()
    thing = next(zone for zone in session.view(0).zones if zone.id == "void").things[0]
    assert thing.face is not None
    beginning = thing.face.text[:30]
    text = typed(session, "short")
    assert beginning in text.split("\n> ")[0]
    assert thing.face.title in after(text, 1)
    assert beginning not in after(text, 1)


def test_a_text_is_told_again_only_with_what_can_be_chosen_or_on_demand() -> None:
    session = usual()
    thing = next(zone for zone in session.view(0).zones if zone.id == "void").things[1]
    assert thing.face is not None
    beginning = thing.face.text[:30]
    asked, refill, looked = typed(session, "1", "look").split("\n> ")[:3]
    assert beginning in asked
    assert thing.face.title in refill
    assert beginning not in refill
    assert beginning in looked


def test_undo_is_free_until_something_is_shown() -> None:
    text = typed(usual(), "undo", "1", "undo", "pass", "undo")
    assert after(text, 1).startswith("You have answered nothing yet.\n>")
    assert "Taken back." in text
    last = after(text, 5)
    assert last.startswith("Somebody else has answered since; the whole table must agree to go back.\n")
    assert "type: undo agreed" in last


def test_undo_agreed_goes_back_past_the_bots(home: Path) -> None:
    session = usual()
    text = typed(session, "pass", "undo agreed")
    assert "Taken back." in text
    assert session.play.record.answers == []
    assert read(session.path).answers == []


def test_the_end_of_the_input_saves_and_tells_how_to_go_on(home: Path) -> None:
    seed = str(usual_seed())
    done = program("world_changers", "--seed", seed, "--bots", "random", given="1\n1\n")
    assert done.returncode == 0
    (path,) = saved(home)
    assert f'worldtable play --resume "{path}"' in done.stdout
    quitting = program("--resume", given="quit\n")
    assert f'worldtable play --resume "{path}"' in quitting.stdout


def test_a_map_tells_the_chapters_of_a_campaign() -> None:
    text = typed(sit([PERSON], "worldbreakers"), "map")
    assert "Chapter 1: Out of the Khan's City (being played, 5 power win)" in text
    assert "Chapter 2 (to come)" in text
    assert "This game has no chapters." in typed(usual(), "map")


def test_help_names_every_command() -> None:
    text = typed(usual(), "help")
    for word in ("what 2", "why NAME", "look NAME", "hint", "undo agreed", "rules R12", "log", "score", "quit"):
        assert word in text


# Several people at one keyboard.


def test_a_curtain_falls_between_people_and_hides_the_other_hand() -> None:
    session = two_people()
    text = typed(session, "", "6", "", "6")
    parts = text.split("\n" * LINES)
    first, table, second, other = parts[1:5]
    hands = [titles(session, f"hand-{seat}", seat) for seat in (0, 1)]
    begins = session.play.record.answers[0].seat
    curtain = "Pass the keyboard to {}, who presses Enter to see the table. "
    assert first.strip() == curtain.format(["Linda", "Moon"][begins]).strip()
    assert second.strip() == curtain.format(["Linda", "Moon"][1 - begins]).strip()
    for mine, part in ((begins, table), (1 - begins, other)):
        assert all(title in part for title in hands[mine])
        assert not any(title in part for title in hands[1 - mine])


def test_nobody_sees_another_view_in_a_whole_hotseat_game() -> None:
    """What is written for a person comes from that person's view, question after question."""
    session = two_people()
    seen: list[int] = []

    class Watching(Lines):
        def show(self, table: View, fully: bool) -> None:
            seen.append(table.seat)
            assert table.seat == self.sitting or table.over
            super().show(table, fully)

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


def test_secret_picks_at_one_keyboard_stay_secret() -> None:
    """Two people are asked at once; the second does not see what the first holds and picked."""
    session = Session(ORCHARD, new_record(ORCHARD, 2, 1, {}, ["Linda", "Moon"]), new_path(ORCHARD.name))
    assert session.hotseat
    holds = [[f". {choice.label}\n" for choice in session.view(seat).choices] for seat in (0, 1)]
    parts = typed(session, "", "1", "").split("\n" * LINES)
    assert "Pass the keyboard to Linda" in parts[1]
    assert "Pass the keyboard to Moon" in parts[3]
    for mine, other, part in ((holds[0], holds[1], parts[2]), (holds[1], holds[0], parts[4])):
        assert all(label in part for label in mine)
        assert not any(label in part for label in other)
    session.undo(0)
    assert session.play.record.answers == [], "what nobody has seen can be taken back"


def test_a_bot_answers_its_secret_pick_without_being_waited_for() -> None:
    session = orchard("none")
    text = typed(session, "1", "1", "1")
    assert session.over
    assert "apples win." in text
    assert session.path.parent.name == "finished"
