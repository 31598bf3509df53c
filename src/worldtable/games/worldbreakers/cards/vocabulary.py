"""The vocabulary of abilities: every clause by the name that card files use, what it says, and the verb that does it.

A number after a clause stands where its words have {n}. Some clauses are the same verb with other particulars.
"""

from __future__ import annotations

from worldtable.games.worldbreakers import codes
from worldtable.games.worldbreakers.card import Verb
from worldtable.games.worldbreakers.cards import choices, gains, plays, targets
from worldtable.games.worldbreakers.playing import ANY, EVENTS, FOLLOWERS, LOCATIONS


class Clause:
    """A word of the vocabulary."""

    def __init__(self, name: str, says: str, verb: type[Verb], **particulars: object) -> None:
        self.name = name
        self.says = says
        self.verb = verb
        self.particulars = particulars

    def with_amount(self, amount: int) -> Verb:
        """The clause as it stands on a card."""
        verb = self.verb(amount)
        verb.name = self.name
        verb.says = self.says
        verb.numbered = verb.numbered or "{n}" in self.says
        for name, value in self.particulars.items():
            setattr(verb, name, value)
        return verb

    def words(self) -> str:
        """What it does, in a sentence for people who write cards."""
        verb = self.with_amount(0)
        said = self.says.replace("{n}", "N") or self.name.replace("_", " ")
        if verb.numbered:
            said += "; takes a number"
        if verb.need:
            said += "; without it the ability cannot be used"
        return said


RAIDS = (
    ("attack_all_lethal", "all your followers have lethal until the combat ends", codes.ALL_LETHAL),
    ("attack_all_overwhelm", "all your followers have overwhelm until the combat ends", codes.ALL_OVERWHELM),
    ("attack_for_mythium", "the first power gained in that combat brings 5 mythium", codes.MINES),
    (
        "attack_then_pick_discard",
        "after a success the defender shows 3 cards and discards the one you pick",
        codes.SHOWS,
    ),
    (
        "attack_then_damage_twice",
        "before a successful combat ends damage one location, and another if you like",
        codes.DUST,
    ),
)
CLAUSES = (
    Clause("mythium", "+{n} mythium", gains.Mythium),
    Clause("power", "+{n} power", gains.Power),
    Clause("draw", "draw {n}", gains.DrawCards),
    Clause("standing", "+{n} standing with a guild of your choice", gains.Standing),
    Clause("earth", "+{n} Earth standing", gains.GuildStanding, guild=codes.EARTH),
    Clause("moon", "+{n} Moon standing", gains.GuildStanding, guild=codes.MOON),
    Clause("stars", "+{n} Stars standing", gains.GuildStanding, guild=codes.STARS),
    Clause("void", "+{n} Void standing", gains.GuildStanding, guild=codes.VOID),
    Clause("opponent_loses_mythium", "the opponent loses {n} mythium", gains.OpponentLosesMythium),
    Clause("opponent_loses_power", "the opponent loses {n} power", gains.OpponentLosesPower),
    Clause("opponent_discards", "the opponent discards 1 card of their choice", gains.OpponentDiscards),
    Clause("mythium_per_standing", "+1 mythium for every standing you hold", gains.MythiumPerStanding),
    Clause("mythium_per_scholar", "+1 mythium and 1 more for each Scholar, 4 in all at most", gains.PerScholar),
    Clause("mythium_at_rally", "+{n} mythium at the start of this round's Rally Phase", gains.MythiumAtRally),
    Clause("mythium_with_location_else_standing", "+{n} mythium with a location, else +1 standing", gains.Invest),
    Clause("extra_action", "your next turn in this round has two actions", gains.ExtraAction),
    Clause("no_attacks_this_round", "until the round ends no player can attack", gains.NoAttacks),
    Clause("counter_self", "put a +1/+1 counter on this follower", gains.CounterSelf),
    Clause("heal_self", "remove 1 wound from this follower", gains.HealSelf),
    Clause("stronger_self", "+{n} strength until the combat is over", gains.StrongerSelf),
    Clause("defeat_self", "this follower is defeated", gains.DefeatSelf),
    Clause("ready_worldbreaker", "ready your Worldbreaker", gains.ReadyWorldbreaker),
    Clause("boost_worldbreaker", "your Worldbreaker's ability deals 1 wound more in this combat", gains.Boost),
    Clause("migrate", "migrate", choices.Migrate),
    Clause("mythium_or_draw", "+{n} mythium or draw 1", choices.MythiumOrDraw),
    Clause(
        "draw_and_standing_or_mythium",
        "draw 2 and +1 standing, or lose 1 Earth standing and +{n} mythium",
        choices.SettleOrMoveOn,
    ),
    Clause("defeat_all_or_deplete_all", "defeat every follower or deplete every location", choices.Catastrophe),
    Clause("if_location", "", gains.IfLocation),
    Clause("if_other_followers", "", gains.IfOthers),
    Clause("if_standing", "", gains.IfStanding),
    Clause("if_alone", "", gains.IfAlone),
    Clause("if_first_alone", "", gains.IfFirstAlone),
    Clause("if_defeat_this_round", "", gains.IfDefeat),
    Clause("if_other_scholars", "", gains.IfScholars),
    Clause("if_behind", "", gains.IfBehind),
    Clause("pay", "pay {n} mythium", gains.Pay),
    Clause("exhaust_self", "exhaust this", gains.ExhaustSelf),
    Clause("discard", "discard a card", gains.DiscardOne),
    Clause("wound", "{n} wounds to one follower", targets.Wound),
    Clause("may_wound", "you may deal {n} wounds to one follower", targets.Wound, may=True),
    Clause("wound_three", "{n} wounds to each of up to three followers", targets.Wound, may=True, times=3),
    Clause("wound_enemy", "{n} wounds to a follower of the defending player", targets.WoundEnemy),
    Clause(
        "wound_enemy_boosted",
        "{n} wound to a follower of the defending player, more with a boost",
        targets.WoundEnemyBoosted,
    ),
    Clause(
        "pay_x_wound_enemy", "pay X mythium; X + {n} wounds to a follower of the defending player", targets.PayToWound
    ),
    Clause("defeat_wounded", "a wounded follower is defeated", targets.DefeatWounded),
    Clause("defeat_cheap", "a follower with a printed cost of {n} or less is defeated", targets.DefeatCheap),
    Clause(
        "may_defeat_cheap",
        "you may defeat a follower with a printed cost of {n} or less",
        targets.DefeatCheap,
        may=True,
    ),
    Clause("deplete", "one location without hidden is depleted", targets.DepleteExposed),
    Clause("damage_any", "damage one location, hidden or not", targets.DamageAny),
    Clause("counter", "a +1/+1 counter on one follower", targets.CounterAny),
    Clause("counter_own", "a +1/+1 counter on one of your followers", targets.CounterOwn),
    Clause("may_counter_own", "if you like, a +1/+1 counter on one of your followers", targets.CounterOwn, may=True),
    Clause("hold_still", "a stationary counter on one follower", targets.HoldStill),
    Clause("may_hold_still", "you may put a stationary counter on one follower", targets.HoldStill, may=True),
    Clause("stun_two", "exhaust and stun up to two followers", targets.StunTwo),
    Clause("ready_two_others", "ready up to two other followers of yours", targets.ReadyTwo),
    Clause("develop", "develop a location of yours", targets.Develop),
    Clause("develop_other", "develop a different location of yours", targets.DevelopOther),
    Clause("develop_self", "develop this location", targets.DevelopSelf),
    Clause("strengthen_attacker", "+{n} strength for a follower in this attack", targets.StrengthenAttacker),
    Clause("stop_another_attacker", "take another attacker out of the combat", targets.StopAttacker),
    Clause(
        "hold_blocked_still",
        "a stationary counter on the attacker that this follower blocks",
        targets.HoldBlockedStill,
    ),
    Clause("cannot_block", "one follower cannot block in this combat", targets.CannotBlock),
    Clause("take_two_events", "take up to two other events from your discard pile", targets.TakeEvents),
    Clause("attack", "you attack", plays.OrderAttack),
    Clause("may_attack", "you may attack", plays.OrderAttack, may=True),
    Clause("may_attack_alone", "you may attack with a single follower", plays.OrderAttack, may=True, raid=codes.ONE),
    Clause(
        "attack_alone_unblocked",
        "attack with one follower that nothing can block",
        plays.OrderAttack,
        raid=codes.ONE | codes.UNBLOCKED,
    ),
    *[Clause(name, f"you attack; {says}", plays.OrderAttack, raid=raid) for name, says, raid in RAIDS],
    Clause("may_play_follower", "you may play a follower at {n} mythium less", plays.MayPlay, kinds=FOLLOWERS),
    Clause("play_follower", "play a follower from your hand", plays.MayPlay, kinds=FOLLOWERS, may=False),
    Clause(
        "play_follower_for_less",
        "play a follower from your hand at {n} mythium less",
        plays.MayPlay,
        kinds=FOLLOWERS,
        may=False,
    ),
    Clause("may_play_event", "you may play an event at {n} mythium less", plays.MayPlay, kinds=EVENTS),
    Clause("may_play_location", "you may play a location at {n} mythium less", plays.MayPlay, kinds=LOCATIONS),
    Clause(
        "play_by_standing",
        "play another card at 1 mythium less for every standing you hold",
        plays.PlayByStanding,
        kinds=ANY,
        may=False,
    ),
    Clause("find_two_followers", "find two followers; you may play one of them", plays.FindFollowers),
    Clause(
        "find_follower_or_location",
        "find a follower or a location; draw it or play it at {n} mythium less",
        plays.FindNamed,
    ),
    Clause(
        "find_follower_and_location", "find a follower and a location; you may play either or both", plays.FindBoth
    ),
    Clause("look_at_three", "look at the top 3 cards, draw one, put the others on the bottom", plays.LookAtThree),
    Clause("reveal_top", "turn up the top card: a follower is drawn, another card goes to the bottom", plays.Reveal),
    Clause("store_follower", "store a follower of your hand here", plays.StoreFollower),
    Clause("may_play_stored", "you may play a card stored here", plays.PlayStored),
    Clause(
        "store_drawn_location",
        "exhaust this and store a location you have just drawn; then draw another card",
        plays.StoreDrawn,
    ),
    Clause("may_store_location", "you may store a location of your hand on your Worldbreaker", plays.StoreLocation),
)
VOCABULARY: dict[str, Clause] = {clause.name: clause for clause in CLAUSES}
