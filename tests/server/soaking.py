"""The parts of the soak run: regulars who play, attackers, and what happens to the house meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import random
import threading
import time
from collections import Counter
from hashlib import sha256
from typing import Any

import orjson

from tests.server.hostile import ANYWHERE, AT_A_TABLE, GONE, Attacker, Held
from worldtable.games import SHELF
from worldtable.play import Play
from worldtable.record import game_of
from worldtable.server.store.rows import Row, given_by, record_of
from worldtable.server.store.store import Store
from worldtable.server.testing import Message, Person, Place, Server

PAIRS = 3
ATTACKERS = 2
PATIENCE = 120.0  # seconds after which somebody who waits for a bot calls the table hung
NOT_NOW = ("409", "429", "503")


def seen(view: Message) -> str:
    """A short hash of a view without the number of its question, which depends on what was taken back."""
    bare = {name: value for name, value in view.items() if name != "question"}
    return sha256(orjson.dumps(bare, option=orjson.OPT_SORT_KEYS)).hexdigest()[:16]


class Guest(threading.Thread):
    """Somebody at the house until the run is over, and what went wrong for them."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.ended = threading.Event()
        self.problems: list[str] = []


class Regular(Guest):
    """Plays table after table with a friend and a bot, and remembers what it was shown and every answer it gave."""

    def __init__(self, server: Server, number: int, address: str, friend: queue.Queue[str], host: bool) -> None:
        super().__init__()
        self.server = server
        self.luck = random.Random(number)
        self.name_of = f"Player {number}"
        self.address = address
        self.friend = friend  # codes go from the host to the friend
        self.host = host
        self.views: dict[str, dict[tuple[int, int], str]] = {}  # code: (turn, seat): what was seen
        self.given: dict[
            str, dict[tuple[int, int], int]
        ] = {}  # code: (question, seat): what was chosen and acknowledged
        self.wished: dict[tuple[str, int, int], int] = {}  # what it wants to answer to each question
        self.invited = ""  # the table that the friend has made
        self.moved = time.monotonic()
        self.at = "nowhere"  # the table as it was last seen
        self.games = self.comebacks = 0

    def run(self) -> None:
        person: Person | None = None
        code = ""
        while not self.ended.is_set():
            try:
                if person is None:
                    person = Person(self.server.url, self.name_of, self.address)
                code = code or self.table(person)
                if code:
                    self.play(person, code)
                    code = ""
                    self.games += 1
            except GONE:
                self.comebacks += 1
                self.ended.wait(0.2)
            except AssertionError as error:
                if not any(f": {status} " in str(error) for status in NOT_NOW):
                    self.problems.append(f"{self.name_of}: {error}"[:500])
                    return
                self.ended.wait(0.5)  # the house said: not now
        if person is not None:
            person.go()

    def table(self, person: Person) -> str:
        """The next table to play at, "" while there is none."""
        self.moved = time.monotonic()
        if not self.host:
            with contextlib.suppress(queue.Empty):
                self.invited = self.invited or self.friend.get(timeout=0.5)
                person.at(self.invited, "/join", {})  # again, if the house goes down meanwhile
                code, self.invited = self.invited, ""
                return code
            return ""
        game = self.luck.choice(list(SHELF.values()))
        bots = ["greedy"] if 3 in game.seats and self.luck.random() < 0.7 else []
        code = str(person.table(game.name, "me", "open", *bots)["code"])
        self.friend.put(code)
        return code

    def play(self, person: Person, code: str) -> None:
        place = Place(person, code)
        try:
            self.hear(place, code, place.next())
            while not self.ended.is_set() and not (place.last["view"] and place.view["over"]):
                if place.last["view"] and place.view["choices"]:
                    self.answer(place, code)
                else:
                    self.hear(place, code, place.receive(PATIENCE))
        finally:
            with contextlib.suppress(*GONE):
                place.leave()

    def answer(self, place: Place, code: str) -> None:
        turn, question, seat = place.last["turn"], place.view["question"], place.last["seat"]
        if self.luck.random() < 0.02 and place.last["undo"]["possible"]:
            place.send({"undo": True})
        else:
            wish = self.luck.choice(place.view["choices"])["code"]
            choose = self.wished.setdefault(
                (code, question, seat), wish
            )  # the same again, if nobody knows of the first
            for _ in range(self.luck.choice((1, 1, 1, 2))):  # now and then a double click
                place.send({"question": question, "choose": choose})
            if self.acknowledged(place, code, turn, question):
                self.given.setdefault(code, {})[(question, seat)] = choose
            return
        self.acknowledged(place, code, turn, question)

    def acknowledged(self, place: Place, code: str, turn: int, question: int) -> bool:
        """Whether what was sent is done: the table moved on, and this seat is not asked the same any more."""
        while True:
            message = place.receive(PATIENCE)
            self.hear(place, code, message)
            if message["type"] == "error":
                self.ended.wait(0.3)  # a database that sleeps
                return False
            if message["type"] == "table" and message["turn"] > turn:
                still = message["view"]["question"] == question and bool(message["view"]["choices"])
                if not still:
                    return True

    def hear(self, place: Place, code: str, message: Message) -> None:
        """Remember what a table message showed; anything that is not ours is a leak."""
        self.moved = time.monotonic()
        if message["type"] != "table" or not message["view"]:
            return
        info, seat = message["info"], message["seat"]
        self.at = f"{info['game']} {code} at turn {message['turn']}, asked {info['asked']}"
        if seat not in info["mine"]:
            self.problems.append(f"{self.name_of} was shown seat {seat} of {code}")
        if info["seed"] and not message["view"]["over"]:
            self.problems.append(f"the seed of {code} was shown before its end")
        self.views.setdefault(code, {})[(message["turn"], seat)] = seen(message["view"])
        self.ended.wait(self.luck.random() * 0.2)


class Hostile(Guest):
    """Tries attack after attack, at tables of its own with a victim of its own."""

    def __init__(self, server: Server, number: int, net: int) -> None:
        super().__init__()
        self.server = server
        self.luck = random.Random(number)
        self.net = net
        self.number = number
        self.tried: Counter[str] = Counter()

    def address(self) -> str:
        return f"127.{self.net}.{self.number}.{self.luck.randint(2, 250)}"

    def run(self) -> None:
        while not self.ended.is_set():
            attack = self.luck.choice(AT_A_TABLE + ANYWHERE)
            people: list[Person] = []
            try:
                for name in ("Mallory", "Linda"):
                    people.append(Person(self.server.url, name, self.address()))
                code = people[0].table("world_changers", "me", "open")["code"]
                people[1].at(code, "/join", {})
                attack(Attacker(people[0], people[1], code, self.luck))
                self.tried[attack.__name__] += 1
            except (*GONE, Held):
                self.ended.wait(0.5)
            except AssertionError as error:
                if not any(f": {status} " in str(error) for status in NOT_NOW):
                    self.problems.append(f"{attack.__name__}: {error}"[:500])
                    return
                self.ended.wait(0.5)
            finally:
                for person in people:
                    with contextlib.suppress(*GONE):
                        person.go()
            self.ended.wait(self.luck.random() * 2)


class Soak:
    """Everybody at one house."""

    def __init__(self, server: Server, net: int) -> None:
        self.server = server
        self.regulars: list[Regular] = []
        for _ in range(PAIRS):
            codes: queue.Queue[str] = queue.Queue()
            for host in (True, False):
                number = len(self.regulars)
                self.regulars.append(Regular(server, number, f"127.{net}.0.{number + 2}", codes, host))
        self.hostile = [Hostile(server, number + 1, net) for number in range(ATTACKERS)]
        self.guests: list[Guest] = [*self.regulars, *self.hostile]

    def start(self) -> None:
        for each in self.guests:
            each.start()

    def watch(self) -> None:
        """Nobody waits for ever."""
        for each in self.regulars:
            if each.is_alive() and time.monotonic() - each.moved > PATIENCE:
                each.problems.append(f"{each.name_of} has waited for {PATIENCE:.0f} seconds: {each.at}")

    def problems(self) -> list[str]:
        return [problem for each in self.guests for problem in each.problems]

    def end(self) -> None:
        for each in self.guests:
            each.ended.set()
        for each in self.guests:
            each.join(PATIENCE)
            assert not each.is_alive(), f"{each.name} hangs"

    def told(self) -> str:
        tried = sum([each.tried for each in self.hostile], Counter[str]())
        games = sum(each.games for each in self.regulars)
        return f"{games} seats played to the end, attacks: {sum(tried.values())} {dict(tried)}"

    def verify(self, database: str) -> str:
        """Hold what everybody saw and gave against the database: each view is the seat's own, no answer is lost."""
        return asyncio.run(self.verified(database))

    async def verified(self, database: str) -> str:
        store = Store(database)
        await store.open()
        views = answers = tables = 0
        try:
            codes = sorted({code for each in self.regulars for code in each.views})
            for code in codes:
                id = await store.table_id(code.replace("-", ""))
                assert id is not None, f"the table {code} is lost"
                shown, chosen, withdrawn = played_again(*await store.load(id))
                tables += 1
                for each in self.regulars:
                    for key, found in each.views.get(code, {}).items():
                        assert shown(key) == found, f"{code}: seat {key[1]} saw something else at turn {key[0]}"
                        views += 1
                    for asked, choose in each.given.get(code, {}).items():
                        if asked not in chosen and asked[0] in withdrawn:
                            continue  # somebody took back meanwhile, so that it came too late
                        assert chosen.get(asked) == choose, f"{code}: the answer to {asked} is lost"
                        answers += 1
        finally:
            await store.close()
        assert views, "nobody saw anything"
        assert answers, "nobody answered anything"
        return f"{tables} tables, {answers} answers and {views} views as they should be"


def played_again(head: Any, seats: Any, rows: list[Row]) -> tuple[Any, dict[tuple[int, int], int], set[int]]:
    """What each seat could see after each row, from seed and answers alone; who chose what when asked; and the
    questions that were open when somebody took back."""
    record = record_of(head, seats)
    game = game_of(record)
    shown: dict[int, Play] = {0: Play(game, record)}
    chosen: dict[tuple[int, int], int] = {}
    withdrawn: set[int] = set()
    for number, row in enumerate(rows, 1):
        before = shown[number - 1]
        play = Play(game, record)
        if row.count:
            withdrawn.add(before.question)
            given, back = given_by(rows[:number])
            assert len(list(play.follow(given))) == len(given)
            play.taken_back(back)
        else:
            chosen[(before.question, row.seat)] = row.choose
            play.seats, play.chosen = before.seats[:], before.chosen[:]
            play.questions, play.showns, play.joined = before.questions[:], before.showns[:], before.joined[:]
            play.state, play.question, play.turn = before.state, before.question, before.turn
            play.answer(row.seat, row.choose)
        shown[number] = play

    def view(key: tuple[int, int]) -> str:
        turn, seat = key
        return seen(orjson.loads(orjson.dumps(shown[turn].view(seat).data())))

    return view, chosen, withdrawn
