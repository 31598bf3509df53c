"""Clauses that order or allow an attack, and what they add to its combat."""

from __future__ import annotations

from typing import Final

from worldtable.games.worldbreakers.codes import (
    ALL_LETHAL,
    ALL_OVERWHELM,
    DUST,
    MINES,
    ONE,
    SHOWS,
)
from worldtable.games.worldbreakers.combat.attack import Attack
from worldtable.games.worldbreakers.effects import told_with_yes
from worldtable.games.worldbreakers.faces import Verb
from worldtable.games.worldbreakers.state import State

ONE_UNBLOCKED: Final = 130  # ONE and UNBLOCKED; the compiler wants a plain number


class OrderAttack(Verb):
    """You attack; with no follower that can, this part does nothing (R38)."""

    name = "attack"
    says = "you attack"
    steps = True
    raid: int = 0

    def can(self, s: State, you: int, me: int) -> bool:
        return bool(s.able_to_attack(you))

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        if not s.automaton(you):
            s.push(Attack(you, (), self.raid, self.may, told_with_yes(s, me, ability, at)))


class MayAttack(OrderAttack):
    name = "may_attack"
    says = "you may attack"
    may = True


class MayAttackAlone(OrderAttack):
    name = "may_attack_alone"
    says = "you may attack with a single follower"
    may = True
    raid = ONE


class AttackUnblocked(OrderAttack):
    name = "attack_alone_unblocked"
    says = "attack with one follower that nothing can block"
    raid = ONE_UNBLOCKED


class AttackLethal(OrderAttack):
    name = "attack_all_lethal"
    says = "you attack; all your followers have lethal until the combat ends"
    raid = ALL_LETHAL


class AttackOverwhelming(OrderAttack):
    name = "attack_all_overwhelm"
    says = "you attack; all your followers have overwhelm until the combat ends"
    raid = ALL_OVERWHELM


class AttackMines(OrderAttack):
    name = "attack_for_mythium"
    says = "you attack; the first power gained in that combat brings 5 mythium"
    raid = MINES


class AttackShowing(OrderAttack):
    name = "attack_then_pick_discard"
    says = "you attack; after a success the defender shows 3 cards and discards the one you pick"
    raid = SHOWS


class AttackDust(OrderAttack):
    name = "attack_then_damage_twice"
    says = "you attack; before a successful combat ends damage one location, and another if you like"
    raid = DUST
