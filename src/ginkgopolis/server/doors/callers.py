"""Connections over which nothing whole has come yet, or nothing goes out: whoever holds many loses them.

A file descriptor is all that a silent connection costs, but there are not many of those.
"""

import re
from asyncio import BaseTransport
from itertools import islice
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ginkgopolis.server.doors.limits import network
from ginkgopolis.server.doors.porter import Porter, answer
from ginkgopolis.server.doors.proxies import Proxies
from ginkgopolis.server.doors.requests import LONGEST_MESSAGE

SOON: Final = 30.0
"""Seconds within which a whole request has to come."""
LOOKED_AT: Final = 100
"""Connections, the oldest first, among which one that waits is looked for."""
LONGEST_HEAD: Final = 8 * 1024
"""Bytes of a head without end that are shown to the porter."""
END_OF_HEAD: Final = re.compile(rb"\n\r?\n")


class Callers:
    """All connections of one server process that are no WebSockets, the oldest first."""

    def __init__(self, in_all: int, per_address: int, proxies: Proxies) -> None:
        """`proxies` speak for many, and know how to bound them."""
        self.in_all = in_all
        self.per_address = per_address
        self.proxies = proxies
        self.all: dict[Caller, None] = {}
        self.groups: dict[str, dict[Caller, None]] = {}

    def come(self, caller: "Caller") -> None:
        """Count a connection; if there are too many, one goes that waits, or else this one."""
        self.all[caller] = None
        make_room(self.all, self.in_all, caller)
        if caller.host and caller.host not in self.proxies:
            group = self.groups.setdefault(caller.address, {})
            group[caller] = None
            make_room(group, self.per_address, caller)

    def leave(self, caller: "Caller") -> None:
        """Stop counting a connection."""
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
    porter: Porter | None = None
    last: Any = None
    """The request that was under way when somebody last looked."""
    unread = 0
    """Bytes of the answer that waited then for her to read on."""
    is_in = False
    """Has the porter let in the request that is under way?"""
    whose: str | None = None
    """The line in which it waits."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin to count."""
        super().connection_made(transport)  # type: ignore[arg-type]
        self.host = self.client[0] if self.client else ""
        self.address = network(self.host)
        self.timer = self.loop.call_later(SOON, self.look)
        self.head = bytearray()
        self.porter = self.app_state.get("porter")
        self.callers = self.app_state.get("callers")
        if self.callers is not None:
            self.callers.come(self)

    @property
    def is_waiting(self) -> bool:
        """Is the next thing that has to happen that something comes in?"""
        cycle: Any = self.cycle  # None before the first request
        return cycle is None or cycle.response_complete or cycle.more_body

    def look(self) -> None:
        """Cut a connection over which nothing whole has come, or nothing gone out, since the last look."""
        unread = self.transport.get_write_buffer_size()
        is_stuck = bool(unread) and unread == self.unread
        if self.cycle is self.last and (self.is_waiting or is_stuck):
            self.cut()
            return
        self.last, self.unread = self.cycle, unread
        self.timer = self.loop.call_later(SOON, self.look)

    def data_received(self, data: bytes) -> None:
        """Take in what has arrived; of a new request nothing is read before the porter lets it in."""
        if self.porter is None:
            super().data_received(data)
        elif self.is_in:
            before = self.cycle
            super().data_received(data)
            self.end_after(before)
        else:
            self.gather(data, self.porter)

    def gather(self, data: bytes, porter: Porter) -> None:
        """Show a request to the porter once its head is there; some of its body may be, too."""
        self._unset_keepalive_if_required()
        start = max(0, len(self.head) - 2)
        self.head += data
        is_long = len(self.head) > LONGEST_MESSAGE
        end = END_OF_HEAD.search(self.head, start) if self.whose is None else None
        if self.whose is None and (is_long or end):
            head = bytes(self.head[: end.end() if end else LONGEST_HEAD])
            self.whose, answer = porter.meet(self.host, head, self.enter)
            if answer:
                self.transport.write(answer)
                self.transport.close()
        if is_long and not self.is_in:
            self.flow.pause_reading()

    def enter(self) -> None:
        """Let the request in."""
        if self.transport.is_closing():
            return
        self.is_in = True
        head, self.head = bytes(self.head), bytearray()
        self.flow.resume_reading()
        super().data_received(head)

    def on_response_complete(self) -> None:
        """Let the porter look at the next request, unless the rest of this one is still to come."""
        before = self.cycle
        self.is_in = self.conn.their_state is not h11.DONE
        self.whose = None
        super().on_response_complete()
        self.end_after(before)

    def end_after(self, before: Any) -> None:
        """If another request has come with the one before, past the porter, let it be the last."""
        if self.porter is not None and self.cycle is not before:
            self.is_in = True
            self.cycle.keep_alive = False

    def cut(self) -> None:
        """End it, without a word."""
        self.leave()
        self.transport.abort()

    def leave(self) -> None:
        """Stop counting."""
        self.timer.cancel()
        if self.porter is not None and self.whose is not None and not self.is_in:
            self.porter.gate.remove(self.whose, self.enter)
        if self.callers is not None:
            self.callers.leave(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting."""
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Stop counting: WebSockets have their own places (`ginkgopolis.server.doors.limits.Places`).

        A head that is too long for a WebSocket is thrown away without a word: nobody would serve the
        connection, count it or ever close it.
        """
        self.leave()
        served = len(self.tasks)
        super().handle_websocket_upgrade(event)
        if len(self.tasks) == served and not self.transport.is_closing():
            self.transport.write(answer("malformed", "request-unreadable", None, None))
            self.transport.close()
