"""A player without a mouse: Tab, arrows, n, p, Enter and Escape, and nothing else."""

from __future__ import annotations

from tests.web.house import GONE_ON, Player

CHOICE = "button.choosable, button[data-choice]"
SIGN = "table => `${table.dataset.turn} ${table.dataset.path}`"


def known_table(player: Player, game: str, seed: str, *bots: str) -> None:
    """A table against bots whose cards are known."""
    origin = {"Origin": player.house.url}
    post = player.context.request.post
    post(f"{player.house.url}/api/me", data={"name": "Ada"}, headers=origin)
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    made = post(f"{player.house.url}/api/tables", data={"game": game, "seed": seed, "seats": seats}, headers=origin)
    assert made.status == 201, made.text()
    player.go(f"/table/{made.json()['code']}")
    player.at_table()


class Keys:
    """The keyboard in front of a table."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.presses = 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.presses += 1

    def at(self, what: str) -> bool:
        """Whether the keyboard is at something."""
        found: bool = self.page.evaluate("what => document.activeElement.matches(what)", what)
        return found

    def until(self, key: str, what: str, most: int = 60) -> None:
        """Press a key until what has the focus matches."""
        for _ in range(most):
            self.press(key)
            if self.at(what):
                return
        raise AssertionError(f"{key} never leads to {what}")

    def choose(self, key: str, times: int = 1) -> bool:
        """Go to what may be chosen and choose it; False when the game is over."""
        self.player.wait_asked_or_over()
        if self.player.over():
            return False
        sign = self.page.locator(".table").evaluate(SIGN)
        self.press(*[key] * times)
        assert self.at(CHOICE), f"{key} leads to nothing that can be chosen"
        self.press("Enter")
        self.page.wait_for_function(GONE_ON, arg=sign)
        return True

    def answer(self, key: str, times: int = 1) -> bool:
        """The same, and what ends the game is meant."""
        going = self.choose(key, times)
        if self.page.locator("[data-doubt]").count():
            self.until("n", "[data-doubt] [data-choice]", 3)
            self.press("Enter")
            self.page.wait_for_function("() => !document.querySelector('[data-doubt]')")
        return going

    def lost(self) -> bool:
        """Whether the keyboard is nowhere."""
        return self.at("body")
