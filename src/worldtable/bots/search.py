"""A tree of what may be answered, grown over many possible worlds.

Worlds differ, so a place in the tree is what was answered, not what lies on the table; an answer that a world lacks
waits for one that has it. Questions that are open together are answered without knowing each other: each seat
has its own experience there, and only all answers together lead on.

What an answer brought anywhere in the tree is its habit. At a place where it has not been tried yet it promises what
it brings by habit, so long lists need not be tried one by one at every place.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter, sleep, thread_time
from typing import Any, Final

from worldtable.bots.evaluation import power
from worldtable.bots.mind import Mind
from worldtable.bots.node import Habit, Node
from worldtable.bots.playout import Luck
from worldtable.bots.style import PLAIN
from worldtable.engine.game import Game
from worldtable.engine.loop import asked, go_on
from worldtable.engine.step import Ask, State

DEEPEST: Final = 60  # answers of one branch
LOOKS: Final = 8  # rounds between two looks at the clock
UNTRIED: Final = 10.0  # what an answer promises that nobody tried anywhere: more than any other
DOUBT: Final = 0.05  # how much less a habit promises where it has not been tried
NARROW: Final = 0.02  # the least span of what may come
LEANING: Final = 0.1  # a habit that is better by this is looked at e times as often
SEES: Final = 64  # rounds between two looks at the favourite
WORLDS: Final = 1_000_003  # room for the worlds of one question among seeds


class Search:
    """One tree for a seat's view; `s` is dealt anew for the seat, which is -1 for those who watch."""

    def __init__(self, game: Game[Any], s: State, seat: int, seed: int, mind: Mind) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.seed = seed
        self.mind = mind
        self.stretch = game.stretch(s)
        self.sides = len(game.sides(s))
        self.root = Node(-1)
        self.luck = Luck(seed)
        self.rounds = 0
        self.path: list[Node] = []
        self.habits: dict[str, dict[int, Habit]] = {}  # by kind of question and player
        self.counting = False  # whether points and everybody's chances are noted as well
        self.forced = -1  # the answer that is to be tried first, whatever it promises; -1 for none
        self.worth: list[float] = []  # what the last round found
        self.span = 1.0  # between the best and the worst that may come; alone it is that of what came so far
        self.low, self.high = 1.0, 0.0
        self.style = PLAIN
        self.before = [game.score(s, side) for side in range(self.sides)]
        self.by_processor = False
        self.hurried = False
        self.until = 0.0  # when time is over, 0 if it never is

    def think(self, rounds: int, seconds: float = 0.0) -> None:
        """So many rounds, fewer if the time is over before; one at least.

        In a hurry it stops as well when the favourite cannot be overtaken any more.
        """
        self.limit(seconds)
        began = self.now()
        for made in range(1, rounds + 1):
            self.round(self.seed * WORLDS + self.rounds)
            if made % LOOKS == 0 and self.late():
                return
            if self.hurried and made % SEES == 0:
                left = float(rounds - made)
                if seconds > 0.0:
                    left = min(left, made * (self.until - self.now()) / max(self.now() - began, 0.000001))
                if self.ahead() > left:
                    return

    def ahead(self) -> int:
        """By how many rounds the favourite is ahead of all others."""
        first = second = 0
        for node in self.arms().values():
            if node.visits > first:
                first, second = node.visits, first
            elif node.visits > second:
                second = node.visits
        return first - second

    def limit(self, seconds: float) -> None:
        """The search is over after so many seconds, measured by the clock or by what it cost the processor."""
        self.until = self.now() + seconds if seconds > 0.0 else 0.0

    def late(self) -> bool:
        if self.until <= 0.0:
            return False
        sleep(0)  # other threads of the process get their turn
        return self.now() > self.until

    def now(self) -> float:
        return thread_time() if self.by_processor else perf_counter()

    def round(self, world: int) -> None:
        """One possible world: down the tree to an answer never tried, a look from there; then the tree learns."""
        self.rounds += 1
        table: State = self.game.redeal(self.s, self.seat, world)
        table.telling = False
        self.luck = Luck(world)
        self.path = []
        here = self.root
        made = 0
        fresh = False
        while not fresh and made < DEEPEST and table.ask is not None and self.game.stretch(table) == self.stretch:
            if table.sealed_asks:
                here = self.answer_all(table, here)
                fresh = here.visits == 0
                here.visits += 1
            else:
                here = self.pick(here, table, 0)
                fresh = here.visits == 0
            made += 1
        self.worth = self.mind.outlook(self.game, table, self.stretch, self.sides, self.luck)
        if self.style is not PLAIN:
            self.worth = self.style.coloured(self.game, table, self.seat, self.worth, self.before)
        self.learn()
        if self.counting:
            self.count(table)

    def answer_all(self, table: State, here: Node) -> Node:
        """All questions that are open together get an answer; what they lead to."""
        joint = 0
        while table.sealed_asks:
            joint = self.answer_one(table, here, joint)
        joint = self.answer_one(table, here, joint)
        found = here.answers.get(joint)
        if found is None:
            found = Node(-1)
            here.answers[joint] = found
        return found

    def answer_one(self, table: State, here: Node, joint: int) -> int:
        """The first of them is answered from its seat's own experience; all answers so far as a number."""
        player = table.ask_at(0).player
        own = here.together.get(player)
        if own is None:
            own = Node(-1)
            here.together[player] = own
        options = table.options_at(0)
        chosen = self.pick(own, table, 0)
        place = 0
        for at in range(len(options)):
            if own.answers.get(options[at]) is chosen:
                place = options[at]
        return joint * 8191 + place + 1

    def pick(self, node: Node, table: State, at: int) -> Node:
        """Answer with what promises most: by experience, and the more the less of it there is."""
        options = table.options_at(at)
        ask = table.ask_at(at)
        children = self.children(node, ask, options)
        node.offered += 1
        place = 0
        if len(options) > 1:
            forced = self.forced >= 0 and self.own(node, ask.player) and self.forced in options
            place = options.index(self.forced) if forced else self.promising(node, children)
        self.path.append(children[place])
        go_on(table, at, options[place])
        return children[place]

    def own(self, node: Node, player: int) -> bool:
        """Whether a place in the tree is the question that the search is about."""
        return node is self.root or (player == self.seat and node is self.root.together.get(player))

    def children(self, node: Node, ask: Ask[Any], options: list[int]) -> list[Node]:
        """What is known of each answer; those that never came up before begin with their habit."""
        found: list[Node] = []
        for option in options:
            child = node.answers.get(option)
            if child is None:
                child = Node(ask.player, self.habit(ask, option))
                node.answers[option] = child
            found.append(child)
        return found

    def habit(self, ask: Ask[Any], option: int) -> Habit:
        """What an answer of this player to a question of this kind brought so far."""
        kind = f"{type(ask).__name__} {ask.player}"
        same = self.habits.get(kind)
        if same is None:
            same = {}
            self.habits[kind] = same
        found = same.get(option)
        if found is None:
            found = Habit()
            same[option] = found
        return found

    def promising(self, node: Node, children: list[Node]) -> int:
        """The place of the answer to try: of those that did well where they were tried, and by habit elsewhere."""
        leanings = self.leanings(children)
        curiosity = self.mind.curiosity * self.span * sqrt(node.offered)
        best = 0
        top = -1e9
        for place in range(len(children)):
            child = children[place]
            habit = child.habit
            if child.visits > 0:
                worth = child.total / child.visits
            elif habit is not None and habit.visits > 0:
                worth = habit.total / habit.visits - DOUBT * self.span
            else:
                worth = UNTRIED + self.luck.roll(1000) * 0.00001
            bound = worth + curiosity * leanings[place] / (1 + child.visits)
            if bound > top:
                top = bound
                best = place
        return best

    def leanings(self, children: list[Node]) -> list[float]:
        """How much each answer deserves a look by its habit: parts of 1. What nobody tried is like the average."""
        total = 0.0
        known = 0
        for child in children:
            habit = child.habit
            if habit is not None and habit.visits > 0:
                total += habit.total / habit.visits
                known += 1
        average = total / known if known > 0 else 0.0
        found: list[float] = []
        whole = 0.0
        for child in children:
            habit = child.habit
            leaning = 1.0
            if habit is not None and habit.visits > 0:
                leaning = power((habit.total / habit.visits - average) / (LEANING * self.span))
            found.append(leaning)
            whole += leaning
        return [each / whole for each in found]

    def learn(self) -> None:
        for node in self.path:
            node.learn(self.worth[node.chooser])
        self.root.visits += 1
        if self.sides == 1:  # nobody wins: results lie close together, and small differences count
            self.low = min(self.low, self.worth[0])
            self.high = max(self.high, self.worth[0])
            self.span = max(self.high - self.low, NARROW)

    def count(self, table: State) -> None:
        """Note points and chances where the world was left, by the seat's own first answer."""
        points = self.game.score(table, self.seat) if self.seat >= 0 else 0
        self.root.count(self.worth, points)
        for place in range(len(self.path)):
            if self.path[place].chooser == self.seat:
                self.path[place].count(self.worth, points)
                return

    def arms(self) -> dict[int, Node]:
        """What is known of each answer to the question."""
        own = self.root.together.get(self.seat)
        return self.root.answers if own is None else own.answers

    def favourite(self) -> int:
        """The answer that was tried most often."""
        arms = self.arms()
        options = self.s.options[asked(self.s, self.seat)]
        best = options[0]
        most = -1.0
        for option in options:
            child = arms.get(option)
            if child is not None and child.visits > 0:
                weight = child.visits + child.total / child.visits
                if weight > most:
                    most = weight
                    best = option
        return best
