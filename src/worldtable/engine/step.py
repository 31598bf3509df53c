"""What waits, and the table: Step, Ask and State.

What still has to happen is a stack of small steps on the state. A step never changes once it is made and
holds only ints, strings, tuples of them and other steps, so clones share it. When the step on top is a
question (`Ask`), the game waits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from worldtable.engine.compiled import i64, mypyc_attr
from worldtable.engine.dice import DRAWS, WORDS, seeded, shaken, word_of

if TYPE_CHECKING:
    from worldtable.engine.log import Fact
    from worldtable.engine.table import Several

# What a state keeps beside its table: no part of what makes two states equal.
BESIDE = frozenset(
    ("choices", "happened", "names", "order_rule", "question", "sealed_choices", "stack", "telling", "top", "watched")
)
# With these a state begins and ends: they are replaced, and never changed.
NOTHING: Final[list[int]] = []
NO_FACTS: Final[list[Fact]] = []  # type: ignore[type-arg]
NO_STEPS: Final[list[Step]] = []  # type: ignore[type-arg]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The table between two answers. Games add flat lists of ints."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.dice = b""  # the state of chance; never in a view
        self.pool = b""  # the words of chance that the last digest gave
        self.words = 0  # how many of them nobody has used yet
        self.shown = 0  # how often something hidden was shown or chance was used; bounds undo
        self.watched = 0  # the kinds of effects that any card in play watches, or-ed
        self.question = 0  # the number of the open questions
        self.telling = True  # false in searches, which read no log: facts are not noted
        self.names: tuple[str, ...] = ()
        self.ask: Ask | None = None  # type: ignore[type-arg]  # the open question, None at the end
        self.choices: list[int] = NOTHING  # what it may be answered with
        self.sealed_asks: tuple[Ask, ...] = ()  # type: ignore[type-arg]  # open together with it
        self.sealed_choices: tuple[list[int], ...] = ()
        self.together = 1  # how many questions were opened with it
        self.happened = NO_FACTS  # since the last answer
        self.stack = NO_STEPS  # what waits is stack[:top], next on top
        self.top: i64 = 0  # the list never shrinks, for shrinking it costs more than all the rest of a step

    def copy_to(self, other: State) -> None:
        """Give a fresh state what every state has; part of each game's `clone`.

        Questions, options and facts are replaced and never changed, so they are shared.
        """
        other.dice = self.dice
        other.pool = self.pool
        other.words = self.words
        other.shown = self.shown
        other.watched = self.watched
        other.question = self.question
        other.telling = self.telling
        other.names = self.names
        other.ask = self.ask
        other.choices = self.choices
        other.sealed_asks = self.sealed_asks
        other.sealed_choices = self.sealed_choices
        other.together = self.together
        other.happened = self.happened
        other.stack = self.stack[: self.top]
        other.top = self.top

    # The open questions: nearly always it is one, so it has a place of its own, and tuples are made when asked for.

    @property
    def asks(self) -> tuple[Ask, ...]:  # type: ignore[type-arg]
        """The open questions; several if sealed, none at the end."""
        return () if self.ask is None else (self.ask, *self.sealed_asks)

    @asks.setter
    def asks(self, asks: tuple[Ask, ...]) -> None:  # type: ignore[type-arg]
        self.ask = asks[0] if asks else None
        self.sealed_asks = asks[1:]

    @property
    def options(self) -> tuple[list[int], ...]:
        """What each of them may be answered with."""
        return () if self.ask is None else (self.choices, *self.sealed_choices)

    @options.setter
    def options(self, options: tuple[list[int], ...]) -> None:
        self.choices = options[0] if options else NOTHING
        self.sealed_choices = options[1:]

    def open_asks(self) -> int:
        """How many questions are open."""
        return 0 if self.ask is None else 1 + len(self.sealed_asks)

    def ask_at(self, at: int) -> Ask:  # type: ignore[type-arg]
        """One of the open questions."""
        if at > 0:
            return self.sealed_asks[at - 1]
        assert self.ask is not None
        return self.ask

    def options_at(self, at: int) -> list[int]:
        """What it may be answered with."""
        return self.sealed_choices[at - 1] if at > 0 else self.choices

    def clone(self) -> State:
        """A copy that shares steps and faces and nothing that can change."""
        raise NotImplementedError(f"{type(self).__name__} has no clone")

    def deal_anew(self, seat: int, seed: int) -> None:
        """Deal anew all that a seat cannot know, chance itself included."""
        raise NotImplementedError(f"{type(self).__name__} has no deal_anew")

    def beside(self) -> frozenset[str]:
        """The names of fields that follow from all the others or tell nothing of what will happen."""
        return BESIDE

    def key(self) -> tuple[object, ...]:
        """Equal keys, equal future."""
        return (*fields(self), frozen(self.stack[: self.top]))

    def census(self) -> list[int]:
        """Every card, tile and token there is, wherever it lies, sorted: the same at every moment."""
        raise NotImplementedError(f"{type(self).__name__} has no census")

    def push(self, step: Step) -> None:  # type: ignore[type-arg]
        """Put one step next."""
        if self.top < len(self.stack):
            self.stack[self.top] = step
        elif self.top == 0:
            self.stack = [step]
        else:
            self.stack.append(step)
        self.top += 1

    def then(self, *steps: Step) -> None:  # type: ignore[type-arg]
        """Put steps next, in reading order."""
        for at in range(len(steps), 0, -1):
            self.push(steps[at - 1])

    def note(self, fact: Fact) -> None:  # type: ignore[type-arg]
        """Note what happened, for the log and for animation. Rules never read it."""
        self.happened = [*self.happened, fact]

    def reseed(self, seed: int) -> None:
        """Begin a new chain of chance: at set-up, and for a redeal that must know nothing of the real one."""
        self.dice, self.pool = seeded(seed)
        self.words = WORDS

    def word(self) -> i64:
        """The next 60 bits of chance."""
        if self.words == 0:
            self.dice, self.pool = shaken(self.dice)
            self.words = WORDS
        used = WORDS - self.words
        self.words -= 1
        return word_of(self.pool, used)

    def reopen(self, seat: int = -1) -> None:
        """List the options of the open questions anew: the last line of a redeal, for they tell hidden cards too.

        A seat for which it was dealt may keep its own: it knows them all.
        """
        if self.ask is not None:
            if self.ask.player != seat:
                self.choices = self.ask.options(self)
            self.sealed_choices = tuple([ask.options(self) for ask in self.sealed_asks])

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1 by chance."""
        self.shown += 1
        return self.word() % sides

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list of ints in place by chance."""
        self.deal(items, len(items))

    def deal(self, items: list[int], count: int) -> None:
        """Move a random choice of items, in random order, to the end of their list."""
        self.shown += 1
        end: i64 = len(items)
        last: i64 = max(len(items) - count, 1)
        draws: i64 = 0
        word: i64 = 0  # of chance, read as digits of falling base
        while end > last:
            if draws == 0:
                word = self.word()
                draws = DRAWS
            draws -= 1
            place = word % end
            word //= end
            end -= 1
            held = items[place]
            items[place] = items[end]
            items[end] = held

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.names[seat] if seat < len(self.names) else f"Player {seat + 1}"

    def called(self, side: int) -> str:
        """What a side is called within a sentence; a solo opponent is one too."""
        return self.name(side)

    def side_name(self, side: int) -> str:
        """What a side is called where a sentence begins. People's names stay as they write them."""
        called = self.called(side)
        return called if side < self.seats else called[:1].upper() + called[1:]

    # What the log asks about the things of a table.

    def card_name(self, card: int) -> str:
        raise NotImplementedError(f"{type(self).__name__} has no card_name")

    def card_id(self, card: int) -> str:
        """The id of a card in its set."""
        raise NotImplementedError(f"{type(self).__name__} has no card_id")

    def seen_at(self, card: int, to: int) -> int:
        """The code that points at a card for a seat, -1 if it sees it nowhere."""
        return -1

    def side_code(self, side: int) -> int:
        """The code that points at a side, -1 if nothing does."""
        return -1

    def spot_name(self, code: int) -> str:
        """What a spot that a code points at is called in the log, such as a space of a map."""
        raise NotImplementedError(f"{type(self).__name__} has no spot_name")

    def zone_id(self, place: int) -> str:
        """What the zone of a place is called on screens."""
        return ""

    def who(self, seat: int, to: int, you: str, they: str) -> str:
        """A subject with its verb: "You pass" to the seat itself, "Linda passes" to all others."""
        return f"You {you}" if seat == to else f"{self.name(seat)} {they}"


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One line of the rulebook waiting to happen."""

    def run(self, s: S) -> None:
        raise NotImplementedError(f"{type(self).__name__} has no run")

    def question(self) -> Ask[S] | None:
        """This step if it is a question: the loop's way to tell the two apart."""
        return None

    def say(self, s: S, to: int) -> str:
        """What this step will do, in words for one seat: the label of a choice among steps."""
        return ""

    def __repr__(self) -> str:
        inside = [f"{name}={value!r}" for name, value in named_fields(self)]
        return f"{type(self).__name__}({', '.join(inside)})"


class Reason:
    """Why something cannot be chosen: a sentence, and the numbers of the rules that say so. No text: no reason."""

    def __init__(self, text: str, *rules: str) -> None:
        self.text = text
        self.rules = rules

    def __str__(self) -> str:
        return f"{self.text} ({', '.join(self.rules)})" if self.rules else self.text


NO_REASON: Final = Reason("")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A step that waits: who is asked, why, which answers there are, and what then."""

    sealed: bool = False  # open together with its sealed neighbours, hidden until all are in
    always: bool = False  # asked even when only one answer is left, because the silence would tell something

    def __init__(self, player: int) -> None:
        self.player = player

    def question(self) -> Ask[S] | None:
        return self

    def prompt(self, s: S) -> str:
        """The question in the player's words."""
        raise NotImplementedError(f"{type(self).__name__} has no prompt")

    def options(self, s: S) -> list[int]:
        """The codes that answer it. One answers itself, with none the question is skipped."""
        raise NotImplementedError(f"{type(self).__name__} has no options")

    def shortcuts(self, s: S) -> list[int]:
        """Codes that answer it as well, each in place of several answers: people use them, bots never need them.

        They are no part of a fingerprint, so a game may gain some and keep its replays.
        """
        return []

    def label(self, s: S, option: int) -> str:
        """An option in words."""
        raise NotImplementedError(f"{type(self).__name__} has no label")

    def short(self, s: S, option: int) -> str:
        """An option in a word or two, for where there is little room; "" if its words are short enough."""
        return ""

    def points(self, s: S, option: int) -> list[int]:
        """The codes of the things that an option is about, in the order in which a player points at them.

        None: the option's own code, if a thing or a place has it; otherwise it is a button.
        """
        return []

    def tone(self, s: S, option: int) -> str:
        """How an option speaks to the player: one of the tones of `engine.table`."""
        return "plain"

    def warns(self, s: S, option: int) -> str:
        """Why an option is asked about again, since it is hardly meant so; "" if it is not."""
        return ""

    def source(self, s: S) -> int:
        """The code of the thing that asks, -1 if the rules themselves do."""
        return -1

    def several(self, s: S) -> Several | None:
        """How many answers out of one list a screen gathers and sends one after another; bots know nothing of it."""
        return None

    def barred(self, s: S) -> list[tuple[int, int]]:
        """Codes that players look for here but cannot choose now, each with the code of the thing that forbids it."""
        return []

    def imagine(self, s: S, option: int) -> S | None:
        """The table as an option would leave it, where its answer alone does not show that: a sealed pick, laid out.

        None: the table after the answer. The state given is a copy and may be changed.
        """
        return None

    def why_not(self, s: S, code: int) -> Reason:
        """Why a code that is no option cannot be chosen; NO_REASON for want of a better one."""
        return NO_REASON

    def deal_for(self, s: S, place: int, unknown: list[int]) -> None:
        """Order unknown cards whose last ones are about to be dealt to a place, if the question binds its player."""

    def tempting(self, s: S, options: list[int]) -> list[int]:
        """The options that a player looks at first; all of them if none stands out."""
        return options

    def answer(self, s: S, option: int) -> None:
        """Carry on with an option. A sealed question only notes it."""
        raise NotImplementedError(f"{type(self).__name__} has no answer")


def named_fields(thing: object) -> list[tuple[str, object]]:
    """The fields of a step or state, sorted by name. Compiled ones list constants of their class too."""
    kind = type(thing)
    names: set[str] = set(getattr(kind, "__mypyc_attrs__", ()))
    names.update(getattr(thing, "__dict__", ()))
    names.discard("__dict__")
    if isinstance(thing, State):
        names -= thing.beside()
    return [(name, getattr(thing, name)) for name in sorted(names)]


def fields(thing: object) -> tuple[object, ...]:
    """What makes a step or state equal to another: its class and its fields, as nested tuples."""
    kind = type(thing)
    inside = [(name, frozen(value)) for name, value in named_fields(thing)]
    return (kind.__module__, kind.__name__, *inside)


def frozen(value: object) -> object:
    """A field's value as something hashable that prints the same everywhere."""
    if isinstance(value, (int, str, bytes)):
        return value
    if isinstance(value, (list, tuple)):
        return tuple([frozen(each) for each in value])
    if isinstance(value, Step):
        return fields(value)
    if isinstance(value, dict):
        return tuple([(frozen(name), frozen(each)) for name, each in sorted(value.items())])
    if value is None:
        return ()
    return repr(value)
