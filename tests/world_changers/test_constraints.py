"""What the rulebook implies about the printed cards (K1 to K14), and the warnings of sets that break it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from worldtable.games.world_changers.card import END_OF_GAME, INVITE, TAKING, TRIGGER, Card
from worldtable.games.world_changers.cards import PRINTED
from worldtable.games.world_changers.game import WORLD_CHANGERS as GAME
from worldtable.games.world_changers.testing import Table

CARD = {figure.id: figure for figure in GAME.box.faces}
SIX = ("plato", "martin_luther_king", "alexander_iii", "abraham_lincoln", "henry_ford", "elizabeth_i")
LOW = [CARD[name] for name in SIX if name != "henry_ford"]


class Copy:
    """A copied set in which cards are changed, moved to another kind or left out."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for path in GAME.card_files():
            shutil.copy(path, folder)

    def cards(self, file: str) -> list[str]:
        return (self.folder / file).read_text(encoding="utf-8").split("[[card]]")

    def write(self, file: str, cards: list[str]) -> None:
        (self.folder / file).write_text("[[card]]".join(cards), encoding="utf-8")

    def change(self, id: str, old: str, new: str) -> None:
        for path in GAME.card_files():
            cards = self.cards(path.name)
            for at, card in enumerate(cards):
                if f'id = "{id}"\n' in card:
                    assert old in card
                    cards[at] = card.replace(old, new)
                    self.write(path.name, cards)
                    return
        raise AssertionError(f"there is no {id}")

    def move(self, id: str, to: str, effect: str) -> None:
        """Make a card one of another kind, with an effect of that kind."""
        for path in GAME.card_files():
            cards = self.cards(path.name)
            for at, card in enumerate(cards):
                if f'id = "{id}"\n' in card:
                    del cards[at]
                    self.write(path.name, cards)
                    lines = [line for line in card.splitlines() if not line.startswith(("effect", "amount"))]
                    moved = "\n".join([*lines, f'effect = "{effect}"', ""])
                    self.write(to, [*self.cards(to), moved])
                    return

    def leave_out(self, id: str) -> None:
        for path in GAME.card_files():
            self.write(path.name, [card for card in self.cards(path.name) if f'id = "{id}"\n' not in card])

    @property
    def warnings(self) -> list[str]:
        return [str(each) for each in GAME.with_cards(str(self.folder)).cards.warnings]


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def of_kind(kind: int) -> list[Card]:
    return [CARD[name] for name in SIX if CARD[name].kind == kind]


def test_the_printed_set_keeps_them_all(copy: Copy) -> None:
    assert GAME.cards.warnings == []
    assert copy.warnings == []
    assert GAME.box.name == "printed"
    assert PRINTED.is_dir()


@pytest.mark.rule("K1")
def test_k1_the_six_values_sum_to_minus_two(copy: Copy) -> None:
    assert sum(CARD[name].value for name in SIX) == -2
    copy.change("abraham_lincoln", "value = 0", "value = 1")
    assert "set: K1: the six cards of the scoring example sum to -1 instead of -2." in copy.warnings


@pytest.mark.rule("K2")
def test_k2_five_are_worth_one_or_less_and_ford_two_or_more(copy: Copy) -> None:
    assert all(figure.value <= 1 for figure in LOW)
    assert sum(figure.value for figure in LOW) <= -4
    assert CARD["henry_ford"].value >= 2
    copy.change("elizabeth_i", "value = 1", "value = 2")
    copy.change("henry_ford", "value = 4", "value = 1")
    assert "set: K2: elizabeth_i should be worth 1 or less." in copy.warnings
    assert "set: K2: henry_ford should be worth 2 or more." in copy.warnings


@pytest.mark.rule("K3")
def test_k3_king_adds_two_for_each_of_five(copy: Copy) -> None:
    s = Table("Aroha", "Moon", crews={"Aroha": ", ".join(SIX)}).s
    king = CARD["martin_luther_king"]
    assert king.points(s, 0, s.crew(0)[1], 0) == 10
    copy.change("martin_luther_king", "amount = 2", "amount = 3")
    assert copy.warnings == ["set: K3: martin_luther_king should add 2 a card, not 3."]


@pytest.mark.rule("K3")
def test_k3_king_needs_his_effect(copy: Copy) -> None:
    copy.change("martin_luther_king", '"points_per_low_value"', '"points_per_trigger"')
    assert "set: K3: martin_luther_king should have the effect points_per_low_value." in copy.warnings


@pytest.mark.rule("K4")
def test_k4_plato_adds_two_for_elizabeth_and_ford(copy: Copy) -> None:
    assert of_kind(TRIGGER) == [CARD["henry_ford"], CARD["elizabeth_i"]]
    s = Table("Aroha", "Moon", crews={"Aroha": ", ".join(SIX)}).s
    assert CARD["plato"].points(s, 0, s.crew(0)[0], 0) == 4
    copy.change("plato", "amount = 2", "amount = 1")
    assert copy.warnings == ["set: K4: plato should add 2 a card, not 1."]


@pytest.mark.rule("K4", "K6")
def test_k4_k6_elizabeth_and_ford_are_trigger_cards(copy: Copy) -> None:
    copy.move("elizabeth_i", "invite.toml", "invite_again")
    assert copy.warnings == [
        "set: K6, K7: the scoring example comes to 20 instead of 24.",
        "set: K4: elizabeth_i should be a Trigger card.",
    ]


@pytest.mark.rule("K5")
def test_k5_three_have_end_of_game_effects_and_lincoln_is_an_invite_card(copy: Copy) -> None:
    assert [figure.id for figure in of_kind(END_OF_GAME)] == ["plato", "martin_luther_king", "alexander_iii"]
    assert CARD["abraham_lincoln"].kind == INVITE
    copy.move("abraham_lincoln", "trigger.toml", "cannot_be_forced")
    assert "set: K5: abraham_lincoln should be an Invite card." in copy.warnings


@pytest.mark.rule("K5")
def test_k5_plato_king_and_alexander_belong_to_the_end(copy: Copy) -> None:
    copy.move("alexander_iii", "invite.toml", "hand_to_void")
    assert "set: K5: alexander_iii should be an End of Game card." in copy.warnings


@pytest.mark.rule("K6")
def test_k6_elizabeth_gets_both_bonuses() -> None:
    with_her = Table("Aroha", "Moon", crews={"Aroha": "plato, martin_luther_king, elizabeth_i"}).score("Aroha")
    without = Table("Aroha", "Moon", crews={"Aroha": "plato, martin_luther_king"}).score("Aroha")
    assert with_her - without == 1 + 2 + 2


@pytest.mark.rule("K7")
def test_k7_alexander_doubles_bonuses_included(copy: Copy) -> None:
    assert Table("Aroha", "Moon", crews={"Aroha": ", ".join(SIX)}).score("Aroha") == (-2 + 10 + 4) * 2
    copy.change("alexander_iii", '"doubles_total"', '"forgives_negatives"')
    assert copy.warnings == ["set: K7: alexander_iii should have the effect doubles_total."]


@pytest.mark.rule("K8")
def test_k8_drake_machiavelli_and_qin(copy: Copy) -> None:
    assert [CARD[name].kind for name in ("francis_drake", "machiavelli", "qin_shi_huang")] == [INVITE] * 3
    copy.change("francis_drake", '"activate_own"', '"hand_to_void"')
    copy.change("machiavelli", '"activate_another"', '"hand_to_void"')
    copy.change("qin_shi_huang", '"take_crew_mate"', '"hand_to_void"')
    assert copy.warnings == [
        "set: K8: francis_drake should have the effect activate_own.",
        "set: K8: machiavelli should have the effect activate_another.",
        "set: K8: qin_shi_huang should have the effect take_crew_mate.",
    ]


@pytest.mark.rule("K9")
def test_k9_genghis_khan_is_an_invite_card(copy: Copy) -> None:
    assert CARD["genghis_khan"].kind == INVITE
    copy.move("genghis_khan", "trigger.toml", "cannot_be_forced")
    assert copy.warnings == ["set: K9: genghis_khan should be an Invite card."]


@pytest.mark.rule("K10")
def test_k10_yi_sun_sin_carries_the_next_turn_icon(copy: Copy) -> None:
    assert CARD["yi_sun_sin"].kind == INVITE
    assert CARD["yi_sun_sin"].next_turn
    assert [figure.id for figure in GAME.box.faces if figure.next_turn] == ["joan_of_arc", "yi_sun_sin"]
    copy.change("yi_sun_sin", '"named_must_pass"', '"hand_to_void"')
    assert copy.warnings == ["set: K10: yi_sun_sin should have the effect named_must_pass."]


@pytest.mark.rule("K11")
def test_k11_hammurabi_and_marco_polo(copy: Copy) -> None:
    assert CARD["hammurabi"].effect == "leaves_on_pass"
    assert CARD["marco_polo"].effect == "goes_instead"
    copy.change("hammurabi", '"leaves_on_pass"', '"cannot_be_forced"')
    copy.change("marco_polo", '"goes_instead"', '"cannot_be_forced"')
    assert copy.warnings == [
        "set: K11: hammurabi should have the effect leaves_on_pass.",
        "set: K11: marco_polo should have the effect goes_instead.",
    ]


@pytest.mark.rule("K11")
def test_k11_leonidas_is_in_the_set(copy: Copy) -> None:
    copy.leave_out("leonidas")
    assert copy.warnings == ["set: K1, K2, K11, K12: the examples speak of cards that the set lacks: leonidas."]


@pytest.mark.rule("K12")
def test_k12_robespierre_works_on_cards_in_play(copy: Copy) -> None:
    assert CARD["robespierre"].effect == "send_to_void"
    copy.change("robespierre", '"send_to_void"', '"hand_to_void"')
    assert copy.warnings == ["set: K12: robespierre should work on cards in play."]


@pytest.mark.rule("K13")
def test_k13_hannibal_is_c10_and_alexander_c32(copy: Copy) -> None:
    assert (CARD["hannibal_barca"].number, CARD["alexander_iii"].number) == (10, 32)
    copy.change("hannibal_barca", "number = 10", "number = 40")
    copy.change("alexander_iii", "number = 32", "number = 41")
    copy.change("hannibal_barca", '"demand_crew_mate"', '"hand_to_void"')
    assert copy.warnings == [
        "set: K13: hannibal_barca should have the effect demand_crew_mate.",
        "set: K13: hannibal_barca should have the number 10.",
        "set: K13: alexander_iii should have the number 32.",
    ]


@pytest.mark.rule("K14")
def test_k14_several_players_take_and_some_card_says_cannot(copy: Copy) -> None:
    assert CARD["karl_marx"].effect == "all_take_from_void"
    assert CARD["elizabeth_i"].forbids == TAKING
    copy.change("karl_marx", '"all_take_from_void"', '"hand_to_void"')
    for name in ("elizabeth_i", "leonidas", "sophie_scholl"):
        copy.change(name, f'effect = "{CARD[name].effect}"', 'effect = "takes_amends"')
    assert copy.warnings == [
        "set: K14: some effect should let several players take cards from the Void.",
        "set: K14: some card should say “cannot”.",
    ]
