"""The server's process from its first moment: the service opens before anybody is let in."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn

from worldtable.server.service import Service
from worldtable.server.store.database import NoDatabase


class Served(uvicorn.Server):
    """Tells in a sentence, not in a trace, that there is no database to work with."""

    def __init__(self, config: uvicorn.Config, service: Service, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.service = service
        self.ready = ready
        self.trouble = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.service.open()
        except NoDatabase as error:
            self.trouble = str(error)
            self.should_exit = True
            await self.service.close()
            return
        self.ready()
        await super().startup(sockets)
