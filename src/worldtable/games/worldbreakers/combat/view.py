"""The attack that goes on or is being put together, for screens: who may meet whom, and how it would end."""

from __future__ import annotations

from worldtable.engine.scene import Amount
from worldtable.engine.table import Fight, Meeting, Part
from worldtable.games.worldbreakers.campaign.targeting import targeted
from worldtable.games.worldbreakers.codes import ALL_LETHAL, ALL_OVERWHELM, EXHAUSTED, SHIELDS_WEAKER, UNBLOCKED
from worldtable.games.worldbreakers.combat.attack import Attack, grant
from worldtable.games.worldbreakers.combat.breach import exposed
from worldtable.games.worldbreakers.combat.defence import blockable, blockers
from worldtable.games.worldbreakers.questions import open_question
from worldtable.games.worldbreakers.state import State


def fight(s: State) -> Fight | None:
    ask = open_question(s)
    if isinstance(ask, Attack) and ask.attackers:
        s = put_together(s, ask)
    if s.attacking < 0:
        return None
    found = Fight(s.attacking, 1 - s.attacking, target=aimed_at(s))
    if s.success:
        found.attackers = tuple(s.breached)
        found.result = "breach"
        return found
    found.attackers = tuple(s.attackers)
    found.force = tuple([Part("follower", 1, s.strength(card), card) for card in s.attackers])
    found.pairs = ((s.fight[1], s.fight[0]),) if s.fight else ()
    found.may = () if s.raid & UNBLOCKED else tuple(could_block(s))
    met = [(blocker, attacker) for attacker, blocker in found.pairs if s.in_play(blocker) and s.in_play(attacker)]
    found.meetings = tuple([meeting(s, blocker, attacker) for blocker, attacker in [*met, *found.may]])
    least, most = power(s, found.may, met)
    found.amounts = (Amount("power at least", least), Amount("power at most", most))
    gains = f"{most}" if least == most else f"{least} to {most}"
    found.forecast = f"{s.name(s.attacking)} gains {gains} power as things stand."
    return found


def put_together(s: State, ask: Attack) -> State:
    """The table as if the attackers named so far had been declared, before any ability is used."""
    other = s.clone()
    other.attackers = list(ask.attackers)
    other.attacking = ask.player
    other.raid = ask.raid
    other.success = False
    other.fight = []
    for card in ask.attackers:
        other.flag(card, EXHAUSTED)
    if ask.raid & (ALL_LETHAL | ALL_OVERWHELM):
        grant(other, ask.player, ask.raid)
    return other


def could_block(s: State) -> list[tuple[int, int]]:
    """Who could still block whom."""
    ready = [card for card in blockers(s, 1 - s.attacking) if card not in s.fight]
    return [(card, whom) for card in ready for whom in blockable(s, card, False) if whom not in s.fight]


def meeting(s: State, blocker: int, attacker: int) -> Meeting:
    """Both fates if the two fought now (R43, R44): the health that is left, 0 if one falls."""
    blocker_left, attacker_left = left(s, blocker, attacker), left(s, attacker, blocker)
    gain = 1 if blocker_left == 0 and s.overwhelms(attacker) else 0
    return Meeting(blocker, attacker, blocker_left, attacker_left, gain)


def left(s: State, card: int, against: int) -> int:
    wounds = s.strength(against)
    return 0 if wounds and s.lethal(against) else max(s.health_left(card) - wounds, 0)


def power(s: State, may: tuple[tuple[int, int], ...], met: list[tuple[int, int]]) -> tuple[int, int]:
    """The least and the most power that the attack still brings, by breaches and by overwhelming."""
    fighting = [attacker for _, attacker in met]
    gained = sum([meeting(s, blocker, attacker).gain for blocker, attacker in met])
    free = [card for card in s.attackers if card not in fighting]
    bad = [pair for pair in reachable(s, may, free) if not meeting(s, *pair).gain]
    return gained + len(free) - most_pairs(bad), gained + len(free)


def reachable(s: State, may: tuple[tuple[int, int], ...], free: list[int]) -> list[tuple[int, int]]:
    """The blocks that could come to pass: once one who protects the weaker is blocked, these can be blocked too."""
    shields = [card for card in free if s.face(card).always & SHIELDS_WEAKER]
    if not [pair for pair in may if pair[1] in shields]:
        return list(may)
    trial = s.clone()
    trial.attackers = [card for card in free if card not in shields]
    return [*may, *[pair for pair in could_block(trial) if pair not in may]]


def most_pairs(pairs: list[tuple[int, int]]) -> int:
    """How many pairs there can be at once, if each blocks one and is blocked by one."""
    taken: dict[int, int] = {}
    return sum([1 for blocker in sorted({blocker for blocker, _ in pairs}) if placed(blocker, pairs, taken, [])])


def placed(blocker: int, pairs: list[tuple[int, int]], taken: dict[int, int], tried: list[int]) -> bool:
    """Find an attacker for a blocker; those placed before may make room."""
    for card, attacker in pairs:
        if card == blocker and attacker not in tried:
            tried.append(attacker)
            if attacker not in taken or placed(taken[attacker], pairs, taken, tried):
                taken[attacker] = blocker
                return True
    return False


def aimed_at(s: State) -> int:
    """The location that the automaton would damage after a breach, -1 if it is not certain (S32)."""
    found = targeted(s, exposed(s, 0), False) if s.automaton(s.attacking) else []
    return found[0] if len(found) == 1 else -1
