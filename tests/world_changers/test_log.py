"""The log and the prompts: what is told to the player, to the others and to watchers."""

from __future__ import annotations

import pytest

from worldtable.engine.game import WATCHER
from worldtable.games.world_changers.game import WORLD_CHANGERS as GAME
from worldtable.games.world_changers.layout import ASIDE
from worldtable.games.world_changers.layout import VOID as THE_VOID
from worldtable.games.world_changers.state import State
from worldtable.games.world_changers.testing import DUMMY, Table
from worldtable.testing.plays import random_game

VOID = "plato, ibn_sina, louis_xiv"
PILE = "pachacuti, nostradamus, francis_drake, dante_alighieri"
AROHA, MOON, LINDA = 0, 1, 2


def told(table: Table) -> list[list[str]]:
    """All that Aroha, Moon and the watchers were told."""
    return [table.told[AROHA], table.told[MOON], table.told[WATCHER]]


def test_an_invite_with_refill_and_draw() -> None:
    table = Table("Aroha", "Moon", hands={"Aroha": "ashoka"}, void="plato, leonidas", pile=PILE)
    table.choose("Invite Plato")
    common = [
        "puts Ashoka into the Void.",
        "The Void gets Pachacuti from the Draw Pile.",
    ]
    assert told(table) == [
        [
            "You invite Plato from the Void.",
            "You put Ashoka into the Void.",
            "The Void gets Pachacuti from the Draw Pile.",
            "You draw Nostradamus and Francis Drake.",
        ],
        *[["Aroha invites Plato from the Void.", f"Aroha {common[0]}", common[1], "Aroha draws 2 cards."]] * 2,
    ]


def test_an_invite_from_the_hand() -> None:
    table = Table("Aroha", "Moon", hands={"Aroha": "ashoka, leonidas"}, void=VOID)
    table.choose("Invite Ashoka")
    assert told(table) == [
        ["You invite Ashoka from your hand."],
        *[["Aroha invites Ashoka from their hand."]] * 2,
    ]


def test_passes_by_choice_and_by_force() -> None:
    table = Table("Aroha", "Moon", void=VOID, pile=PILE, must_pass="Moon")
    table.choose("Pass")
    end = "All players have passed one after the other: the game ends."
    assert told(table) == [
        ["You pass.", "Moon has to pass.", end],
        ["Aroha passes.", "You have to pass.", end],
        ["Aroha passes.", "Moon has to pass.", end],
    ]


def test_used_effects_and_taken_cards() -> None:
    table = Table(
        "Aroha",
        "Moon",
        crews={"Aroha": "machiavelli", "Moon": "qin_shi_huang, mansa_musa"},
        void=f"francis_drake, {VOID}",
    )
    table.choose("Invite Francis Drake")
    table.choose("Moon's Qin Shi Huang")
    assert [lines[1:] for lines in told(table)] == [
        [
            "You use the effect of your Niccolò Machiavelli.",
            "You use the effect of Moon's Qin Shi Huang.",
            "You take Mansa Musa from Moon.",
        ],
        [
            "Aroha uses the effect of their own Niccolò Machiavelli.",
            "Aroha uses the effect of your Qin Shi Huang.",
            "Aroha takes Mansa Musa from you.",
        ],
        [
            "Aroha uses the effect of their own Niccolò Machiavelli.",
            "Aroha uses the effect of Moon's Qin Shi Huang.",
            "Aroha takes Mansa Musa from Moon.",
        ],
    ]


def test_gifts_swaps_and_losses() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "ashoka"}, void=f"mother_teresa, {VOID}")
    table.choose("Invite Mother Teresa")
    assert [lines[-1] for lines in told(table)] == [
        "You give Ashoka to Moon.",
        "Aroha gives Ashoka to you.",
        "Aroha gives Ashoka to Moon.",
    ]
    table = Table("Aroha", "Moon", crews={"Aroha": "leonidas", "Moon": "hammurabi"}, void=f"cleopatra, {VOID}")
    table.choose("Invite Cleopatra VII")
    table.choose("Leonidas")
    assert [lines[-1] for lines in told(table)] == [
        "You swap Leonidas with Moon's Hammurabi.",
        "Aroha swaps Leonidas with your Hammurabi.",
        "Aroha swaps Leonidas with Moon's Hammurabi.",
    ]
    table = Table("Aroha", "Moon", crews={"Moon": "hammurabi"}, void=f"robespierre, {VOID}")
    table.choose("Invite Maximilien Robespierre")
    assert [lines[-1] for lines in told(table)] == [
        "Moon's Hammurabi goes to the Void.",
        "Your Hammurabi goes to the Void.",
        "Moon's Hammurabi goes to the Void.",
    ]


def test_next_turns_and_rescues() -> None:
    table = Table("Aroha", "Moon", crews={"Moon": "sophie_scholl"}, void=f"yi_sun_sin, {VOID}")
    table.choose("Invite Yi Sun-Sin")
    assert [lines[1:] for lines in told(table)] == [
        ["Moon must pass their next turn.", "Sophie Scholl saves Moon from passing."],
        ["You must pass your next turn.", "Sophie Scholl saves you from passing."],
        ["Moon must pass their next turn.", "Sophie Scholl saves Moon from passing."],
    ]


def test_looking_at_the_pile() -> None:
    table = Table("Aroha", "Moon", hands={"Aroha": "ashoka, leonidas"}, void=f"nostradamus, {VOID}", pile="hammurabi")
    table.choose("Invite Nostradamus")
    table.choose("Hammurabi")
    others = ["Aroha looks at the top card of the Draw Pile.", "Aroha takes it into their hand."]
    assert told(table)[0][1:] == [
        "You look at the top card of the Draw Pile: Hammurabi.",
        "You take Hammurabi into your hand.",
    ]
    assert [lines[1:] for lines in told(table)[1:]] == [others] * 2


def test_the_solo_game_speaks_of_the_dummy() -> None:
    table = Table("Aroha", hands={"Aroha": "ashoka, leonidas"}, void="plato, hammurabi")
    table.choose("Invite Plato")
    assert table.told[AROHA] == [
        "You invite Plato from the Void.",
        "Hammurabi from the Void joins the dummy's crew.",
        "Ashoka and Leonidas from your hand join the dummy's crew.",
        "The Void and the Draw Pile are empty: the game ends.",
    ]
    assert table.told[WATCHER][2] == "Ashoka and Leonidas from Aroha's hand join the dummy's crew."


def test_the_solo_game_takes_cards_into_the_hand() -> None:
    table = Table("Aroha", hands={"Aroha": "ashoka, leonidas"}, void="plato", crews={DUMMY: "mansa_musa"}, pile=PILE)
    table.choose("Invite Ashoka")
    assert table.told[AROHA][1] == "You take Plato from the Void into your hand."
    assert table.told[WATCHER][1] == "Aroha takes Plato from the Void into their hand."


def test_a_line_points_at_its_cards() -> None:
    table = Table("Aroha", "Moon", hands={"Aroha": "ashoka"}, void=VOID, pile=PILE)
    table.choose("Invite Plato")
    for seat, of_draw in ((AROHA, 1), (MOON, 0), (WATCHER, 0)):
        invited, put, drew = GAME.said(table.s, seat)
        assert invited.things == [thing_code(table, seat, "crew-0", "plato")]
        assert put.things == [thing_code(table, seat, "void", "ashoka")]
        assert len(drew.things) == 2 * of_draw


def thing_code(table: Table, seat: int, zone: str, id: str) -> int:
    found = next(each for each in GAME.zones(table.s, seat) if each.id == zone)
    return next(thing.code for thing in found.things if thing.id == id)


def in_sight(s: State, seat: int) -> set[str]:
    """The names of all cards that lie open or are in a seat's own hand."""
    cards = [*s.at[THE_VOID], *[card for side in range(s.sides) for card in s.crew(side)]]
    if seat >= 0:
        cards.extend(s.hand(seat))
        if seat == s.active:
            cards.extend(s.at[ASIDE])
    return {s.card_name(card) for card in cards}


@pytest.mark.rule("O18")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_hidden_card_is_never_named_to_others(seats: int) -> None:
    """Whatever a line names lay in sight of the reader before or after it, or was laid open in between."""
    names = [figure.name for figure in GAME.box.faces]
    for seed in range(12):
        before: dict[int, set[str]] = {}
        for s, _ in random_game(GAME, seats, {"first": "random"}, seed):
            assert isinstance(s, State)
            for seat in range(WATCHER, seats):
                now = in_sight(s, seat)
                text = " ".join(said.text for said in GAME.said(s, seat))
                named = {name for name in names if name in text}
                assert named <= now | before.get(seat, now) | passed_through(s, text), (seat, text)
                before[seat] = now


def passed_through(s: State, text: str) -> set[str]:
    """Cards that the log itself laid open on their way: from the pile to the Void and on to a crew."""
    shown = [line for line in text.split(". ") if line.startswith("The Void gets") or " puts " in line]
    return {figure.name for figure in s.cards.faces if any(figure.name in line for line in shown)}


def test_prompts_and_labels_name_no_hidden_card() -> None:
    """The watchers' table has no prompt, and a player is asked only about what that player sees."""
    for seed in range(6):
        for s, _ in random_game(GAME, 3, {"first": "random"}, seed):
            assert isinstance(s, State)
            assert GAME.view(s, WATCHER).prompt == ""
            for ask in s.asks:
                view = GAME.view(s, ask.player)
                text = " ".join([view.prompt, *[choice.label for choice in view.choices]])
                named = {figure.name for figure in GAME.box.faces if figure.name in text}
                assert named <= in_sight(s, ask.player), text
                for other in range(3):
                    if other != ask.player:
                        assert GAME.view(s, other).choices == []
