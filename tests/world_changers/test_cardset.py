"""Card sets of one's own: an exported folder, edited, is played; a broken one is explained."""

from __future__ import annotations

from pathlib import Path

import pytest

from worldtable.engine.cardset import BadCards
from worldtable.engine.loop import playout
from worldtable.games.world_changers.cards import FILES, VOCABULARY
from worldtable.games.world_changers.game import WORLD_CHANGERS as GAME
from worldtable.games.world_changers.game import WorldChangers
from worldtable.games.world_changers.testing import Table
from worldtable.testing.laws import LAWS

VOID = "ibn_sina, louis_xiv, leonidas"
PILE = "pachacuti, nostradamus, francis_drake, dante_alighieri"


class Edited:
    """An exported folder, and edits of its files by line."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for path in GAME.card_files():
            (folder / path.name).write_bytes(path.read_bytes())

    def replace(self, file: str, old: str, new: str) -> int:
        """Replace the first line that begins so; the number of that line."""
        path = self.folder / file
        lines = path.read_text(encoding="utf-8").splitlines()
        at = next(at for at, line in enumerate(lines) if line.startswith(old))
        lines[at : at + 1] = new.splitlines()
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return at + 1

    def of(self, id: str, key: str, value: str) -> int:
        """Give a card another value for a key; the number of the line."""
        for path in GAME.card_files():
            mine = self.folder / path.name
            lines = mine.read_text(encoding="utf-8").splitlines()
            if f'id = "{id}"' not in lines:
                continue
            at = lines.index(f'id = "{id}"')
            first = max(place for place in range(at) if lines[place] == "[[card]]")
            at = next(place for place in range(first, len(lines)) if lines[place].startswith(f"{key} ="))
            lines[at] = f"{key} = {value}" if value else "# left out"
            mine.write_text("\n".join(lines) + "\n", encoding="utf-8")
            return at + 1
        raise AssertionError(f"there is no {id}")

    @property
    def game(self) -> WorldChangers:
        return GAME.with_cards(str(self.folder))

    @property
    def problems(self) -> list[str]:
        with pytest.raises(BadCards) as caught:
            GAME.with_cards(str(self.folder))
        return [str(problem) for problem in caught.value.problems]


@pytest.fixture
def edited(tmp_path: Path) -> Edited:
    return Edited(tmp_path)


def test_an_unchanged_folder_is_the_same_set(edited: Edited) -> None:
    assert edited.game.cards.hash == GAME.cards.hash
    assert edited.game.cards.name == edited.folder.name


def test_changed_values_and_names_are_played(edited: Edited) -> None:
    edited.of("mansa_musa", "value", "9")
    edited.of("mansa_musa", "name", '"Musa I of Mali"')
    edited.of("mansa_musa", "amount", "2")
    game = edited.game
    assert game.cards.hash != GAME.cards.hash
    table = Table("Aroha", "Moon", void=f"mansa_musa, {VOID}", pile=PILE, game=game)
    table.choose("Invite Musa I of Mali")
    assert table.hand("Moon") == ["pachacuti", "nostradamus"]
    assert table.score("Aroha") == 9


def test_a_changed_effect_is_played(edited: Edited) -> None:
    edited.of("lady_godiva", "effect", '"take_from_void"')
    table = Table("Aroha", "Moon", void=f"lady_godiva, {VOID}", pile=PILE, game=edited.game)
    table.choose("Invite Lady Godiva")
    assert table.asks("Aroha") == "Lady Godiva: which card of the Void do you take?"


def test_a_card_may_be_named_for_the_solo_game_or_not(edited: Edited) -> None:
    edited.of("alexander_iii", "not_in_solo", "false")
    assert len(edited.game.box.solo_deck) == len(edited.game.box.deck)


def test_two_ashokas_both_take_amends(edited: Edited) -> None:
    edited.of("ashoka", "copies", "2")
    table = Table(
        "Aroha",
        "Moon",
        crews={"Moon": "ashoka, ashoka, mansa_musa"},
        void=f"qin_shi_huang, {VOID}",
        pile=PILE,
        game=edited.game,
    )
    table.choose("Invite Qin Shi Huang")
    assert table.options == ["Moon's Ashoka", "Moon's Mansa Musa"], "two that look alike are one choice"
    table.choose("Moon's Mansa Musa")
    table.choose("Leonidas", "Moon")
    assert table.asks("Moon") == "Ashoka: do you take a card of the Void?"
    table.choose("Louis XIV", "Moon")
    assert table.crew("Moon") == ["ashoka", "ashoka", "leonidas", "louis_xiv"]


def test_one_ashoka_takes_amends_for_the_other(edited: Edited) -> None:
    edited.of("ashoka", "copies", "2")
    table = Table(
        "Aroha", "Moon", crews={"Moon": "ashoka, ashoka"}, void=f"qin_shi_huang, {VOID}", pile=PILE, game=edited.game
    )
    table.choose("Invite Qin Shi Huang")
    table.choose("Leonidas", "Moon")
    assert table.crew("Moon") == ["ashoka", "leonidas"]
    assert table.crew("Aroha") == ["qin_shi_huang", "ashoka"]


def test_two_marco_polos_are_asked_one_after_the_other(edited: Edited) -> None:
    edited.of("marco_polo", "copies", "2")
    table = Table(
        "Aroha", "Moon", crews={"Aroha": "marco_polo, marco_polo, hammurabi"}, void=VOID, pile=PILE, game=edited.game
    )
    table.choose("Pass")
    table.choose("Let Hammurabi go")
    assert table.asks("Aroha") == "Marco Polo: do you swap this card for one of the Void to keep Hammurabi?"
    table.choose("Swap Marco Polo for Leonidas")
    assert table.crew("Aroha") == ["marco_polo", "hammurabi", "leonidas"]


def test_two_platos_both_count_and_share_a_choice(edited: Edited) -> None:
    edited.of("plato", "copies", "2")
    table = Table(
        "Aroha",
        "Moon",
        crews={"Aroha": "plato, plato, henry_ford"},
        void="ibn_sina, louis_xiv",
        game=edited.game,
    )
    assert table.score("Aroha") == 4 + 2 + 2
    table = Table("Aroha", "Moon", void="plato, plato", hands={"Aroha": "leonidas"}, game=edited.game)
    assert table.options == ["Invite Plato from the Void", "Invite Leonidas from your hand", "Pass"]
    table.choose("Invite Plato")
    assert table.void == ["plato", "leonidas"]


def test_like_cards_do_not_give_each_other_away(edited: Edited) -> None:
    """Moon saw Aroha draw a Plato. When Aroha lays one open, Moon cannot tell whether it is that one."""
    edited.of("plato", "copies", "2")
    table = Table(
        "Moon",
        "Aroha",
        hands={"Moon": "ashoka, marco_polo", "Aroha": "plato, sophie_scholl"},
        void=f"nostradamus, {VOID}",
        pile="mansa_musa, plato, henry_ford, pachacuti",
        game=edited.game,
    )
    table.choose("Invite Nostradamus")
    table.choose("Mansa Musa")
    table.choose("Henry Ford")
    table.choose("Invite Sophie Scholl", "Aroha")
    assert table.hand("Aroha") == ["plato", "plato"]
    assert titles(table, 0, "hand-1") == ["Plato"]
    table.choose("Pass")
    table.choose("Invite Plato from your hand", "Aroha")
    assert table.hand("Aroha") == ["plato", "henry_ford"]
    assert titles(table, 0, "hand-1") == ["Henry Ford"]


def titles(table: Table, seat: int, zone: str) -> list[str]:
    found = next(each for each in table.game.zones(table.s, seat) if each.id == zone)
    return [thing.face.title for thing in found.things if thing.face]


@pytest.mark.parametrize("law", LAWS)
def test_the_laws_hold_with_copies(law: object, edited: Edited) -> None:
    for name in ("ashoka", "marco_polo", "plato", "nostradamus", "hammurabi", "ibn_battuta"):
        edited.of(name, "copies", "3")
    assert callable(law)
    for seats in (1, 2, 3):
        for seed in range(5):
            law(edited.game, seats, {"first": "random"}, seed)


def test_games_with_copies_end(edited: Edited) -> None:
    for name in ("ashoka", "marco_polo", "plato", "ibn_sina", "alexander_iii", "francis_drake", "machiavelli"):
        edited.of(name, "copies", "4")
    game = edited.game
    for seed in range(30):
        s = game.start(seed % 4 + 1, seed)
        playout(s, seed, game.bound)
        assert not s.asks


# Broken sets.


def test_a_missing_key(edited: Edited) -> None:
    edited.of("plato", "value", "")
    assert edited.problems == ["end_of_game.toml:3: “Plato” has no value; it needs a whole number from -20 to 20."]


def test_a_wrong_type(edited: Edited) -> None:
    line = edited.of("plato", "value", '"three"')
    wrong = "“Plato”: value is 'three'; it must be a whole number from -20 to 20."
    assert edited.problems == [f"end_of_game.toml:{line}: {wrong}"]


@pytest.mark.parametrize(
    ("key", "value", "wanted"),
    [
        ("value", "21", "value is 21; it must be a whole number from -20 to 20."),
        ("copies", "9", "copies is 9; it must be a whole number from 1 to 4."),
        ("number", "true", "number is True; it must be a whole number from 1 to 999."),
        ("number", "[18]", "number is [18]; it must be a whole number from 1 to 999."),
        ("amount", "0", "amount is 0; it must be a whole number from 1 to 3."),
        ("text", '""', "text is ''; it must be words in quotes."),
    ],
)
def test_values_out_of_range(edited: Edited, key: str, value: str, wanted: str) -> None:
    line = edited.of("mansa_musa", key, value)
    assert edited.problems == [f"invite.toml:{line}: “Mansa Musa”: {wanted}"]


def test_a_flag_that_is_none(edited: Edited) -> None:
    line = edited.of("alexander_iii", "not_in_solo", '"yes"')
    wrong = "“Alexander III”: not_in_solo is 'yes'; it must be true or false."
    assert edited.problems == [f"end_of_game.toml:{line}: {wrong}"]


def test_an_unknown_effect_is_told_what_there_is(edited: Edited) -> None:
    line = edited.of("nostradamus", "effect", '"sees_all"')
    accepted = ", ".join(name for name, effect in VOCABULARY.items() if effect().kind == 0)
    wrong = f"“Nostradamus”: effect is 'sees_all'; accepted: {accepted}."
    assert edited.problems == [f"invite.toml:{line}: {wrong}"], "nothing is said about its amount"


def test_an_effect_of_another_kind_of_card(edited: Edited) -> None:
    line = edited.of("hammurabi", "effect", '"take_from_void"')
    (problem,) = edited.problems
    assert problem.startswith(f"trigger.toml:{line}: “Hammurabi”: effect is 'take_from_void'; accepted: cannot_be_")


def test_a_duplicate_id_number_and_name(edited: Edited) -> None:
    first = edited.of("hammurabi", "number", "1")
    assert edited.problems == [f"trigger.toml:{first}: the number 1 is taken by invite.toml:4."]
    edited.of("hammurabi", "number", "21")
    second = edited.of("hammurabi", "name", '"Joan of Arc"')
    assert edited.problems == [f"trigger.toml:{second}: the name 'Joan of Arc' is taken by invite.toml:6."]
    edited.of("hammurabi", "name", '"Hammurabi"')
    third = edited.of("hammurabi", "id", '"joan_of_arc"')
    assert f"trigger.toml:{third}: the id 'joan_of_arc' is taken by invite.toml:5." in edited.problems


def test_an_unknown_key(edited: Edited) -> None:
    line = edited.of("plato", "era", '"4th"\nstrength = 3')
    keys = "amount, brief, copies, culture, effect, era, id, look, name, not_in_solo, number, origins, short, text"
    wrong = f"“Plato”: nothing reads 'strength'; accepted keys: {keys}, value."
    assert edited.problems == [f"end_of_game.toml:{line + 1}: {wrong}"]


def test_an_unknown_origin(edited: Edited) -> None:
    line = edited.of("plato", "origins", '{ name = "a dream" }')
    wrong = "“Plato”: the origin of name is 'a dream'; accepted: published, rulebook, our design."
    assert edited.problems == [f"end_of_game.toml:{line}: {wrong}"]
    edited.of("plato", "origins", '{ colour = "published" }')
    wrong = "“Plato”: origins of 'colour'; accepted: number, name, value, type, effect."
    assert edited.problems == [f"end_of_game.toml:{line}: {wrong}"]
    edited.of("plato", "origins", '"ours"')
    assert edited.problems[0].startswith(f"end_of_game.toml:{line}: “Plato”: origins must be a table like")


def test_too_few_cards(edited: Edited) -> None:
    path = edited.folder / "invite.toml"
    left = 22 - len(edited.game.box.solo_deck)
    path.write_text("[[card]]".join(path.read_text(encoding="utf-8").split("[[card]]")[:left]), encoding="utf-8")
    few = "22 cards for the solo game, copies counted; at least 24 are needed (R2, S1)."
    assert edited.problems == [f"set: {few}"]
    edited.of("plato", "copies", "3")
    assert len(edited.game.box.solo_deck) == 24


def test_not_toml(edited: Edited) -> None:
    line = edited.replace("trigger.toml", "value = 5", "value = = 5")
    (problem,) = edited.problems
    assert problem.startswith(f"trigger.toml:{line}: not TOML: ")


def test_something_else_than_cards(edited: Edited) -> None:
    edited.replace("trigger.toml", "# Trigger", 'title = "mine"')
    assert edited.problems == ["trigger.toml:1: the file must hold [[card]] tables and nothing else."]


def test_missing_and_unknown_files(edited: Edited) -> None:
    (edited.folder / "trigger.toml").rename(edited.folder / "triggers.toml")
    files = ", ".join(FILES)
    assert edited.problems == [
        f"trigger.toml: missing; a set has the files {files}.",
        f"triggers.toml: unknown file; a set has {files}.",
    ]


def test_no_folder(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match="there is no such folder"):
        GAME.with_cards(str(tmp_path / "nowhere"))


def test_all_problems_are_told_at_once(edited: Edited) -> None:
    edited.of("plato", "value", '"three"')
    edited.of("hammurabi", "effect", '"sees_all"')
    edited.of("joan_of_arc", "text", "")
    assert [problem.partition(":")[0] for problem in edited.problems] == [
        "invite.toml",
        "trigger.toml",
        "end_of_game.toml",
    ]
