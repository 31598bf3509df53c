"""A seed that was made from everybody's parts proves itself, and nothing else does."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.corpus import play_whole
from worldtable.cli.main import main
from worldtable.deal import SERVER, Part, commitment_of, fault, new_part, seed_of
from worldtable.games import SHELF
from worldtable.record import BadReplay, Record, branched, parse

GAME = SHELF["world_changers"]
PARTS = [new_part() for _ in range(3)]
DEAL = [Part(seat, commitment_of(part), part) for seat, part in zip((SERVER, 0, 1), PARTS, strict=True)]
PLAY = play_whole(GAME, 2, {}, seed_of(PARTS), ("random",))
PLAY.record.names = ["Linda", "Moon"]
PLAY.record.deal = DEAL


def verified(tmp_path: Path, record: Record, *options: str) -> tuple[int, str]:
    path = tmp_path / "game.jsonl"
    record.write(path)
    result = CliRunner().invoke(main, ["verify", str(path), *options])
    return result.exit_code, result.output


def test_the_seed_is_the_hash_of_all_parts_as_the_documentation_tells() -> None:
    assert seed_of(PARTS) == int(sha256("-".join(PARTS).encode()).hexdigest(), 16)
    assert commitment_of("ab" * 32) == sha256(b"ab" * 32).hexdigest()
    assert len({new_part() for _ in range(100)}) == 100


def test_verify_says_whose_parts_made_the_seed(tmp_path: Path) -> None:
    code, said = verified(tmp_path, PLAY.record, "--commitment", DEAL[0].commitment.upper())
    assert code == 0, said
    assert "The seed was made from parts of: the server, Linda, Moon." in said
    assert "taken back" not in said
    assert parse(f"{PLAY.record.header()}\n", "x").deal == DEAL


@pytest.mark.parametrize(
    ("deal", "sentence"),
    [
        ([DEAL[0], DEAL[1]], "The parts do not give the seed."),
        ([DEAL[0], replace(DEAL[1], part=""), DEAL[2]], "The parts do not give the seed."),
        (DEAL[1:], "The server's part of the seed is missing."),
        ([replace(DEAL[0], part=""), *DEAL[1:]], "The server's part of the seed is missing."),
        ([replace(DEAL[0], commitment="0" * 64), *DEAL[1:]], "The part of the server does not fit its commitment."),
        ([*DEAL[:2], replace(DEAL[2], commitment="0" * 64)], "The part of Moon does not fit its commitment."),
        ([*DEAL[:2], replace(DEAL[2], part="no hex")], "The part of Moon is not 64 hex digits."),
        ([DEAL[0], DEAL[2], DEAL[1]], "The parts of the seed are not in the order of the seats."),
        ([*DEAL, DEAL[2]], "The parts of the seed are not in the order of the seats."),
    ],
)
def test_verify_names_what_is_wrong_with_a_deal(tmp_path: Path, deal: list[Part], sentence: str) -> None:
    code, said = verified(tmp_path, replace(PLAY.record, deal=deal))
    assert (code, sentence in said) == (1, True), said
    assert fault(deal, PLAY.record.seed, PLAY.record.names) == sentence


@pytest.mark.parametrize(
    ("times", "late", "sentence"),
    [
        (1, 0, "Once an answer was taken back."),
        (1, 1, "Once an answer was taken back, and that was after something was shown"),
        (3, 0, "3 times an answer was taken back."),
        (
            3,
            2,
            "3 times an answer was taken back, 2 of them after something was shown or somebody else had answered.",
        ),
    ],
)
def test_verify_tells_of_taking_back(tmp_path: Path, times: int, late: int, sentence: str) -> None:
    code, said = verified(tmp_path, replace(PLAY.record, taken_back=times, taken_back_late=late))
    assert (code, sentence in said) == (0, True), said


def test_a_file_from_before_parts_is_verified_as_ever(tmp_path: Path) -> None:
    code, said = verified(tmp_path, replace(PLAY.record, deal=[]))
    shown = sha256(str(PLAY.record.seed).encode()).hexdigest()
    assert code == 0
    assert "The seed was the table's own" in said
    assert f"The hash of its seed is {shown}." in said
    assert verified(tmp_path, replace(PLAY.record, deal=[]), "--seed-hash", shown)[0] == 0


def test_a_branch_keeps_the_parts_but_not_what_was_taken_back() -> None:
    branch = branched(replace(PLAY.record, taken_back=3, taken_back_late=2), 1)
    assert (branch.deal, branch.taken_back, branch.taken_back_late) == (DEAL, 0, 0)


def test_a_header_with_nonsense_in_it_gets_a_sentence() -> None:
    head = json.loads(PLAY.record.header())
    for wrong in ({"deal": [7]}, {"deal": {"seat": 1}}, {"deal": [{"seat": "x", "commitment": "", "part": ""}]}):
        with pytest.raises(BadReplay, match=r"the wrong kind|lacks"):
            parse(json.dumps({**head, **wrong}) + "\n", "x")
