"""Messages are packed on their way down, each by itself."""

from __future__ import annotations

from typing import Any

import pytest

from worldtable.games import SHELF
from worldtable.server.testing import People, Place

MOST = 10_000  # bytes that an ordinary answer may cost on the wire


class Scales:
    """Weighs what comes in over a connection."""

    def __init__(self, place: Place) -> None:
        self.weight = 0
        protocol: Any = place.socket.protocol
        self.take = protocol.receive_data
        protocol.receive_data = self.weigh

    def weigh(self, data: bytes) -> None:
        self.weight += len(data)
        self.take(data)


@pytest.mark.parametrize("name", SHELF)
def test_an_answer_is_small_on_the_wire(name: str, people: People) -> None:
    linda = people("Linda")[0]
    place = linda.sit(linda.table(name, *["me"] * max(SHELF[name].seats), seed="3")["code"], 0)
    place.next()
    scales = Scales(place)
    for _ in range(20):
        if place.view["over"]:
            break
        turn, seat = place.last["turn"], place.last["info"]["asked"][0]
        place.ask({"look": seat})
        scales.weight = 0
        place.send({"question": place.view["question"], "choose": place.view["choices"][0]["code"]})
        while place.last["turn"] == turn:
            place.next()
        assert scales.weight < MOST, place.view["status"]
        assert len(place.frames[-1]) > 2 * scales.weight  # it is packed


def test_nothing_is_taken_over_from_the_message_before(people: People) -> None:
    linda = people("Linda")[0]
    place = linda.sit(linda.table("world_changers", "me", "me", seed="3")["code"])
    assert place.socket.response is not None
    packed = place.socket.response.headers["Sec-WebSocket-Extensions"]
    assert "server_no_context_takeover" in packed
