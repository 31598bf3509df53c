"""The server's process from its first moment: the house opens before anybody is let in."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn

from worldtable.server.house import House
from worldtable.server.store.database import NoDatabase


class Served(uvicorn.Server):
    """Tells in a sentence, not in a trace, that there is no database to work with."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.house = house
        self.ready = ready
        self.trouble = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.house.open()
        except NoDatabase as error:
            self.trouble = str(error)
            self.should_exit = True
            await self.house.close()
            return
        self.ready()
        await super().startup(sockets)
