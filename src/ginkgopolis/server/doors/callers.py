"""Connections over which nothing whole has come yet: who holds many, or takes her time, loses them.

A file descriptor is all that a silent connection costs, but there are not many of those.
"""

from asyncio import BaseTransport
from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

from ginkgopolis.server.doors.limits import network

SOON: Final = 30.0
"""Seconds within which a whole request has to come."""
LOOKED_AT: Final = 100
"""Connections, the oldest first, among which one that waits is looked for."""


class Callers:
    """All connections of one server process that are no WebSockets, the oldest first."""

    def __init__(self, in_all: int, per_address: int, proxies: Sequence[str]) -> None:
        """`proxies` speak for many, and know how to bound them."""
        self.in_all = in_all
        self.per_address = per_address
        self.spared = {"", *proxies}
        self.all: dict[Caller, None] = {}
        self.groups: dict[str, dict[Caller, None]] = {}

    def come(self, caller: "Caller") -> None:
        """Count a connection; if there are too many, one goes that waits, or else this one."""
        self.all[caller] = None
        make_room(self.all, self.in_all, caller)
        if caller.host not in self.spared and "*" not in self.spared:
            group = self.groups.setdefault(caller.address, {})
            group[caller] = None
            make_room(group, self.per_address, caller)

    def leave(self, caller: "Caller") -> None:
        """Count a connection no longer."""
        self.all.pop(caller, None)
        group = self.groups.get(caller.address, {})
        group.pop(caller, None)
        if not group:
            self.groups.pop(caller.address, None)


def make_room(group: dict["Caller", None], most: int, newest: "Caller") -> None:
    """Cut a connection if there are too many."""
    if len(group) > most:
        next((caller for caller in islice(group, LOOKED_AT) if caller.is_waiting), newest).cut()


class Caller(H11Protocol):
    """A connection that is not, or not yet, a WebSocket."""

    callers: Callers | None = None
    last: Any = None
    """The request that was under way when somebody last looked."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin to count."""
        super().connection_made(transport)  # type: ignore[arg-type]
        self.host = self.client[0] if self.client else ""
        self.address = network(self.host)
        self.timer = self.loop.call_later(SOON, self.look)
        self.callers = self.app_state.get("callers")
        if self.callers is not None:
            self.callers.come(self)

    @property
    def is_waiting(self) -> bool:
        """Is the next thing that has to happen that something comes in?"""
        cycle: Any = self.cycle  # None before the first request
        return cycle is None or cycle.response_complete or cycle.more_body

    def look(self) -> None:
        """Cut a connection over which nothing whole has come since the last look."""
        if self.is_waiting and self.cycle is self.last:
            self.cut()
            return
        self.last = self.cycle
        self.timer = self.loop.call_later(SOON, self.look)

    def cut(self) -> None:
        """End it, without a word."""
        self.leave()
        self.transport.abort()

    def leave(self) -> None:
        """Count no longer."""
        self.timer.cancel()
        if self.callers is not None:
            self.callers.leave(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count no longer."""
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Count no longer: WebSockets have their own places (`ginkgopolis.server.doors.limits.Places`)."""
        self.leave()
        super().handle_websocket_upgrade(event)
