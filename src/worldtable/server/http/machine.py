"""This machine: who calls from it, and how the rest of the house gets to it."""

from __future__ import annotations

import ipaddress
import socket
from typing import Any

from starlette.requests import Request

from worldtable.server.people.limits import is_local

FORWARDED = ("x-forwarded-for", "x-real-ip", "forwarded", "via")
ANY = ("0.0.0.0", "::")
ELSEWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))  # nobody: nothing is ever sent there


def from_here(request: Request) -> bool:
    """Whether a request comes from this machine itself."""
    forwarded = any(name in request.headers for name in FORWARDED)  # a proxy on this machine is not this machine
    return request.client is not None and is_local(request.client.host) and not forwarded


def neighbours(listening: str, port: int) -> dict[str, Any]:
    """The links by which others in the house reach a server, and whether it listens to them at all."""
    far = not is_local(listening) and listening != "localhost"
    found = [listening] if far and listening not in ANY else addresses()
    return {"links": [f"http://{f'[{each}]' if ':' in each else each}:{port}" for each in found], "open": far}


def addresses() -> list[str]:
    """What this machine is called in its networks: the addresses that it would speak from."""
    found: list[str] = []
    for target, family in ELSEWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as line:
                line.connect((target, 9))
                address = str(line.getsockname()[0])
        except OSError:  # no network of this kind
            continue
        if not ipaddress.ip_address(address).is_loopback and address not in found:
            found.append(address)
    return found
