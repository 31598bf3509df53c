"""Real tables at known positions: one device plays every seat by the service until a question is the wanted one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.house import Player

Json = dict[str, Any]
Wanted = Callable[[Json], bool]
MOST = 400  # answers until a position is there


class Sitting:
    """A table whose seats are all mine, with a chosen seed: the same answers lead to the same place."""

    def __init__(self, player: Player, game: str, seed: str, seats: int = 2, **options: str) -> None:
        self.player = player
        self.call("/api/me", {"name": "Ada"})
        table = {"game": game, "seed": seed, "seats": [{"kind": "me"}] * seats, "options": options}
        self.code: str = self.call("/api/tables", table)["code"]

    def call(self, path: str, body: Json | None = None) -> Json:
        url, request = f"{self.player.house.url}{path}", self.player.context.request
        origin = {"Origin": self.player.house.url}
        reply = request.get(url) if body is None else request.post(url, data=body, headers=origin)
        assert reply.ok, reply.text()
        found: Json = reply.json()
        return found

    def state(self, seat: int) -> Json:
        return self.call(f"/api/tables/{self.code}/state?seat={seat}")

    def until(self, wanted: Wanted, *liked: str) -> Json:
        """Answer everything, with what is liked best, until the first seat is asked what is wanted; that view."""
        for _ in range(MOST):
            asked = self.state(0)["info"]["asked"]
            assert asked, "The game is over before anything of the kind is asked."
            view: Json = self.state(asked[0])["view"]
            if 0 in asked and wanted(self.state(0)["view"]):
                return self.state(0)["view"]  # type: ignore[no-any-return]
            ranks = {choice["code"]: rank(choice, liked) for choice in view["choices"]}
            answer = {
                "seat": asked[0],
                "question": view["question"],
                "choose": min(ranks, key=lambda code: ranks[code]),
            }
            self.call(f"/api/tables/{self.code}/answer", answer)
        raise AssertionError("Nothing of the kind is ever asked.")

    def sit_down(self) -> None:
        """Look at it in the browser, as the first player."""
        self.player.go(f"/table/{self.code}")
        self.player.page.get_by_role("button", name="I am Ada").click()
        self.player.at_table()
        self.player.wait_asked()


def rank(choice: Json, liked: tuple[str, ...]) -> int:
    return next((at for at, each in enumerate(liked) if choice["sentence"].startswith(each)), len(liked))


def narrowing(view: Json) -> int:
    """The code of something that begins several choices, -1 if nothing does."""
    firsts = [choice["points"][0] for choice in view["choices"] if len(choice.get("points", [])) > 1]
    return next((code for code in firsts if firsts.count(code) > 1), -1)
