"""Law 3, secrecy: what a seat gets tells it nothing that it cannot know.

Two tables that a seat cannot tell apart are dealt anew for it into the same table, to the last byte of what anybody
would see there. Such tables are made in four ways, so that a redeal that forgets something cannot hide it by making
them all itself: by a redeal, by an answer of somebody else that the seat does not see, by exchanging two pieces out
of its sight, and by playing on at tables that were dealt anew.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from worldtable.engine.encoding import Encoding
from worldtable.engine.game import WATCHER
from worldtable.engine.loop import answer_as, answer_at
from worldtable.engine.step import State, Step, frozen, named_fields
from worldtable.testing.plays import AnyGame, BrokenLaw, as_text, differing, sampled, seen

ANOTHER = 1_000_003  # a seed of redeals that no test game begins with
LISTS = 4  # of pieces, in which two change places at each table
OTHERS = 4  # pieces that are put in a place to see whether anybody notices


class Column(NamedTuple):
    """The numbers in one place of every row of a table."""

    number: int


Spot = tuple[int | str | Column, ...]  # the way to a list of numbers inside a field


def law_secrecy(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> None:
    """3. Deal anew what a seat cannot see: nothing that leaves the engine for it changes by a byte.

    And what is dealt anew depends on nothing that the seat cannot see, so that a bot that gets it cannot either.
    """
    luck = random.Random(seed)
    for s, answers in sampled(game, seats, options, seed):
        where = f"after {len(answers)} answers (seed {seed})"
        before = s.key()
        for seat in range(WATCHER, s.seats):
            check_redeal(game, s, seat, ANOTHER + 1 + len(answers), where)
        seat = luck.randrange(WATCHER, s.seats)
        check_other_seats(game, game.redeal(s, seat, ANOTHER + 1), seat, where)
        check_answers(game, s, luck, where)
        check_pieces(game, s, seat, luck, where)
        check_playing_on(game, s, seat, luck, where)
        if s.key() != before:
            raise BrokenLaw(f"Secrecy: redealing changed the state it was made from {where}.")


def check_redeal(game: AnyGame, s: State, seat: int, seed: int, where: str) -> None:
    """A redeal shows a seat what it saw, lists the options of others anew, and depends on nothing hidden."""
    other = game.redeal(s, seat, seed)
    sight, another_sight = seen(game, s, seat), seen(game, other, seat)
    if sight != another_sight:
        found = first_difference(sight, another_sight)
        raise BrokenLaw(f"Secrecy: seat {seat} sees what it should not {where}: {found}")
    if [ask.options(other) for ask in other.asks] != list(other.options):
        raise BrokenLaw(
            f"Secrecy: after a redeal for seat {seat} the open questions of others still have the options "
            f"of the real table {where}."
        )
    if other.dice == s.dice or (s.words > 0 and other.pool == s.pool):
        raise BrokenLaw(f"Secrecy: a redeal for seat {seat} keeps the real dice {where}.")
    if sorted(map(repr, other.census())) != sorted(map(repr, s.census())):
        raise BrokenLaw(f"Secrecy: a redeal for seat {seat} loses or makes pieces {where}.")
    check_same(game, s, other, seat, f"what a redeal changed {where}")


def check_same(game: AnyGame, one: State, other: State, seat: int, what: str) -> None:
    """Two tables that a seat cannot tell apart are the same once they are dealt anew for it."""
    first, second = game.redeal(one, seat, ANOTHER), game.redeal(other, seat, ANOTHER)
    if first.key() != second.key():
        fields = differing(first, second)
        raise BrokenLaw(f"Secrecy: a redeal for seat {seat} depends on hidden things, on {what}: {fields}.")
    if first.options != second.options:
        raise BrokenLaw(f"Secrecy: after a redeal for seat {seat} the options of others tell {what}.")
    words, other_words = heard(game, first), heard(game, second)
    if words != other_words:
        found = first_difference(words, other_words)
        raise BrokenLaw(f"Secrecy: after a redeal for seat {seat} others are told {what}: {found}")


def heard(game: AnyGame, s: State) -> str:
    """What all are told; with the table and the options it makes all that anybody sees."""
    return as_text([[said.data() for said in game.said(s, seat)] for seat in range(WATCHER, s.seats)])


def check_other_seats(game: AnyGame, s: State, seat: int, where: str) -> None:
    """A table that was dealt anew for one seat is a table for all others."""
    for other in range(WATCHER, s.seats):
        if other != seat and seen(game, game.redeal(s, other, ANOTHER), other) != seen(game, s, other):
            raise BrokenLaw(
                f"Secrecy: dealt anew for seat {seat}, then for seat {other}, the table looks different {where}."
            )


def check_answers(game: AnyGame, s: State, luck: random.Random, where: str) -> None:
    """What somebody answered out of another's sight, such as a wish or a sealed choice, is dealt anew."""
    for at, ask in enumerate(s.asks):
        if len(s.options[at]) < 2:
            continue
        one, other = s.clone(), s.clone()
        option, another = luck.sample(s.options[at], 2)
        answer_at(one, at, option)
        answer_at(other, at, another)
        for seat in range(WATCHER, s.seats):
            if same_wait(one, other) and seat != ask.player and seen(game, one, seat) == seen(game, other, seat):
                check_same(game, one, other, seat, f"the answer of seat {ask.player} to {ask} {where}")


def same_wait(one: State, other: State) -> bool:
    """Whether two tables wait for the same. What somebody is just about to do is no secret: it comes out at once."""
    return frozen(one.asks) == frozen(other.asks) and frozen(one.stack[: one.top]) == frozen(other.stack[: other.top])


def check_playing_on(game: AnyGame, s: State, seat: int, luck: random.Random, where: str) -> None:
    """What happens out of a seat's sight is dealt anew for it, and so is what others were told of it."""
    one, other = game.redeal(s, seat, ANOTHER + 1), game.redeal(s, seat, ANOTHER + 2)
    for at, ask in enumerate(s.asks):
        both = [option for option in one.options[at] if option in other.options[at]]
        if both:
            option = luck.choice(both)
            answer_as(one, ask.player, option)
            answer_as(other, ask.player, option)
            if seen(game, one, seat) == seen(game, other, seat):
                check_same(game, one, other, seat, f"what followed the answer {option} to {ask} {where}")
            return


def law_observation(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> None:
    """3b. What a learner gets at a seat is to the byte what it gets at a table dealt anew for that seat."""
    encoding: Encoding | None = None
    for s, answers in sampled(game, seats, options, seed):
        if encoding is None:
            encoding = Encoding(game, s, [])
        for seat in range(s.seats):
            row = encoding.observation(s, seat)
            other = encoding.observation(game.redeal(s, seat, ANOTHER + len(answers)), seat)
            if row != other:
                at = next(at for at, (one, another) in enumerate(zip(row, other, strict=True)) if one != another)
                plane = encoding.plane_at(at)
                raise BrokenLaw(
                    f"Observation: seat {seat} is told what it cannot know, by {plane!r}, "
                    f"after {len(answers)} answers (seed {seed})."
                )


# Exchanging pieces.


def check_pieces(game: AnyGame, s: State, seat: int, luck: random.Random, where: str) -> None:
    """In which order pieces lie that a seat does not see does not matter to its redeal."""
    sight = in_sight(game, s, seat)
    lists = number_lists(s)
    for name in luck.sample(sorted(lists), min(len(lists), LISTS)):
        at = luck.choice(lists[name])
        numbers = list_in(s, name, at)
        here, there = luck.sample(range(len(numbers)), 2)
        if numbers[here] == numbers[there] or not alike(s, name, at, here, there):
            continue
        other = s.clone()
        numbers[here], numbers[there] = numbers[there], numbers[here]
        put_list(other, name, at, numbers)
        if sight != in_sight(game, other, seat) or not out_of_sight(game, s, name, at, here, seat, luck):
            continue
        if seen(game, s, seat) == seen(game, other, seat):
            check_same(game, s, other, seat, f"the order of {name} {at or 0} {where}")


def out_of_sight(game: AnyGame, s: State, name: str, at: Spot, here: int, seat: int, luck: random.Random) -> bool:
    """Whether a seat does not see which piece is in a place: with some others of the field there it looks the same.

    Two others may be mere copies; out of so few nobody can say.
    """
    sight = in_sight(game, s, seat)
    others = {number for each in number_lists(s)[name] for number in list_in(s, name, each)}
    for number in luck.sample(sorted(others), min(len(others), OTHERS)):
        numbers = list_in(s, name, at)
        numbers[here] = number
        blurred = s.clone()
        put_list(blurred, name, at, numbers)
        if in_sight(game, blurred, seat) != sight:
            return False
    return len(others) > 2


def in_sight(game: AnyGame, s: State, seat: int) -> str:
    """What lies before a seat."""
    return as_text([zone.data() for zone in game.zones(s, seat)])


def number_lists(s: State) -> dict[str, list[Spot]]:
    """The lists of two numbers and more by field: where in it they are."""
    found = {name: list(spots_in(value, ())) for name, value in named_fields(s)}
    return {name: spots for name, spots in found.items() if spots}


def spots_in(value: object, at: Spot) -> Iterator[Spot]:
    """The lists of numbers in a field, in a list of lists, in the lists of an object, and the columns of a table."""
    if isinstance(value, (list, tuple)):
        if all_numbers(value):
            yield at
        elif not at:
            for number, each in enumerate(value):
                yield from spots_in(each, (*at, number))
            if len(value) > 1 and all([isinstance(row, tuple) and all_numbers(row) for row in value]):
                yield from [(*at, Column(number)) for number in range(min([len(row) for row in value]))]
    elif is_plain(value):
        for name, each in named_fields(value):
            yield from spots_in(each, (*at, name))


def is_plain(value: object) -> bool:
    """Whether an object is nothing but its tuples of numbers, such as the units of a place."""
    inside = named_fields(value) if hasattr(type(value), "__mypyc_attrs__") or hasattr(value, "__dict__") else []
    tuples = [isinstance(each, tuple) and all([isinstance(number, int) for number in each]) for _, each in inside]
    return not isinstance(value, Step) and bool(tuples) and all(tuples)


def all_numbers(items: Sequence[object]) -> bool:
    return len(items) > 1 and all([isinstance(each, int) for each in items])


def alike(s: State, name: str, at: Spot, here: int, there: int) -> bool:
    """Whether two numbers of a list are pieces of one sort, apart as their pieces are: nothing is packed above them.

    Below them a bit may be, such as for the side that is up. Rows of a table differ in nothing else.
    """
    numbers = list_in(s, name, at)
    if at and isinstance(at[-1], Column):
        rows = list_in(s, name, at[:-1])
        differ = [column for column, number in enumerate(rows[here]) if number != rows[there][column]]
        if differ != [at[-1].number]:
            return False
    pieces = [piece for place in (here, there) for piece in pieces_in(s, name, at, place)]
    apart = numbers[here] - numbers[there]
    return len(pieces) == 2 and apart in (pieces[0] - pieces[1], 2 * (pieces[0] - pieces[1]))


def pieces_in(s: State, name: str, at: Spot, place: int) -> list[int]:
    """The pieces that a number in a list stands for: those that the census lacks without it."""
    other = s.clone()
    if at and isinstance(at[-1], Column):
        rows = list_in(s, name, at[:-1])
        put_list(other, name, at[:-1], rows[:place] + rows[place + 1 :])
    else:
        numbers = list_in(s, name, at)
        put_list(other, name, at, numbers[:place] + numbers[place + 1 :])
    try:
        left = Counter(other.census())
    except (IndexError, TypeError, ValueError):
        return []  # the places of the list mean something
    census = Counter(s.census())
    return [] if left - census else list((census - left).elements())


def list_in(s: State, name: str, at: Spot) -> list[Any]:
    value = getattr(s, name)
    for step in at:
        if isinstance(step, Column):
            return [row[step.number] for row in value]
        value = getattr(value, step) if isinstance(step, str) else value[step]
    return list(value)


def put_list(s: State, name: str, at: Spot, numbers: list[Any]) -> None:
    """Put numbers where a list or tuple was. Clones may share lists, so they are replaced and not changed."""
    setattr(s, name, replaced(getattr(s, name), at, numbers))


def replaced(value: Any, at: Spot, numbers: list[Any]) -> Any:
    if not at:
        return tuple(numbers) if isinstance(value, tuple) else numbers
    step, rest = at[0], at[1:]
    if isinstance(step, Column):
        column = step.number
        rows = [(*row[:column], new, *row[column + 1 :]) for row, new in zip(value, numbers, strict=True)]
        return type(value)(rows)
    if isinstance(step, str):
        inside = {name: replaced(each, rest, numbers) if name == step else each for name, each in named_fields(value)}
        return type(value)(**inside)
    return type(value)([*value[:step], replaced(value[step], rest, numbers), *value[step + 1 :]])


def first_difference(one: str, other: str) -> str:
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return f"…{one[max(at - 60, 0) : at + 60]}… against …{other[max(at - 60, 0) : at + 60]}…"
