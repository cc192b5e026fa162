"""What strangers may cost in all: they come in as long as the server has time to spare.

One event loop does everything, so whatever strangers have done for them keeps players waiting, and limits
for each address are no help against many addresses. So there is one for all together, in processor time,
whatever it is spent on: beyond it strangers wait, in a line for each address, and the lines are served in
turn. Whoever has a seat need not wait, unless she asks for much.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from ginkgopolis.server.doors.limits import Bucket, Limiter
from ginkgopolis.server.settings import Settings
from ginkgopolis.server.turns import Lines

LOOK: Final = 0.005
"""Seconds after which is looked how late the server is, and whether there is time for those who wait."""
SOON: Final = 0.001
"""Seconds for which what was counted is taken for true: to ask for the work done costs more than it seems."""
BREATH: Final = 4
"""Strangers who come in at one moment, before it is the turn of all who have something to do."""
SAVED: Final = 1.0
"""Seconds for which time that was not used is kept: a crowd that comes once need not wait."""
MOST_OWED: Final = 0.25
"""Seconds that strangers can owe: players who keep the server busy do not keep them out for longer."""
PER_LINE: Final = 10
IN_ALL: Final = 2_000
"""Requests and handshakes that may wait, of one address and of all."""
PER_SECOND: Final = 2.0
AT_ONCE: Final = 20
"""What is done at once for each who has a seat, messages, requests and handshakes together."""

Enter = Callable[[], None]


class Gate(Lines[Enter]):
    """Where strangers wait until there is time for them."""

    def __init__(
        self, settings: Settings, clock: Callable[[], float], worked: Callable[[], float] = time.thread_time
    ) -> None:
        """`worked` counts the seconds for which the processor has worked for this thread."""
        super().__init__(PER_LINE, IN_ALL)
        self.up_to = settings.strangers_up_to
        self.at_least = settings.strangers_per_second
        self.clock = clock
        self.worked = worked
        self.seated = Limiter(PER_SECOND, AT_ONCE, clock)
        self.spare = SAVED * self.up_to
        """Seconds that strangers may still use."""
        self.floor = Bucket(self.at_least, clock())
        self.before: tuple[float, float] | None = None
        """Time and work at the last look; in the thread that has made this, nothing is worked."""
        self.breath = BREATH
        self.timer: asyncio.TimerHandle | None = None
        self.due = self.counted = 0.0
        """When the timer should go off, and what was used since it was set."""

    # Those who have a seat

    def welcome(self, session: str) -> None:
        """Know somebody from now on who has a seat."""
        self.seated.pause(session)

    def knows(self, session: str, *, is_seated: bool = False) -> bool:
        """Has somebody a seat, and asks for no more than players do? Then she need not wait."""
        return (is_seated or session in self.seated.buckets) and not self.seated.pause(session)

    # Strangers

    def come(self, whose: str, enter: Enter, *, is_bounded: bool = True) -> bool:
        """Let somebody enter, now or in turn; False if too many are waiting already."""
        if not self.lines and self.has_time():
            enter()
            return True
        if is_bounded and self.is_full(whose):
            return False
        self.add(whose, enter)
        self.look_again()
        return True

    async def turn(self, whose: str) -> None:
        """Wait until there is time for one thing more."""
        if not self.lines and self.has_time():
            return
        turn = asyncio.get_running_loop().create_future()
        enter = partial(finish, turn)
        self.add(whose, enter)
        self.look_again()
        try:
            await turn
        finally:
            self.remove(whose, enter)

    def has_time(self) -> bool:
        """Is there time for one more stranger at this moment? Then she has it."""
        if not self.breath:
            return False
        self.settle()
        if self.spare <= 0 and self.floor.take(self.at_least, self.at_least, self.clock()):
            return False
        self.look_again()
        if self.breath == BREATH:
            asyncio.get_running_loop().call_soon(self.breathe)
        self.breath -= 1
        return True

    def settle(self) -> None:
        """Count the time that has gone by, and the work that was done."""
        now = self.clock()
        if self.before is not None and 0 <= now - self.before[0] < SOON:
            return
        worked = self.worked()
        if self.before is not None:
            self.charge(worked - self.before[1], (now - self.before[0]) * self.up_to)
        self.before = (now, worked)

    def charge(self, used: float, gained: float = 0.0) -> None:
        """Count what was used, and what there is to be used from now on."""
        self.counted += used
        self.spare = max(-MOST_OWED, min(SAVED * self.up_to, self.spare + gained - used))

    def breathe(self) -> None:
        """Let more come in, now that everybody else has had a turn."""
        self.breath = BREATH
        self.serve()

    def serve(self) -> None:
        """Let those come in for whom there is time."""
        loop = asyncio.get_running_loop()
        while self.lines and self.has_time():
            loop.call_soon(self.next())
        if self.lines:
            self.look_again()

    def look_again(self) -> None:
        """See to it that somebody looks soon whether there is time."""
        if self.timer is None:
            self.due, self.counted = self.clock() + LOOK, 0.0
            self.timer = asyncio.get_running_loop().call_later(LOOK, self.look)

    def look(self) -> None:
        """Look whether there is time, and how late the server is: others may need the processor, too."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.settle()
        self.charge(max(0.0, self.clock() - self.due - self.counted))
        self.serve()


def finish(turn: "asyncio.Future[None]") -> None:
    """Let somebody go on, unless she has left meanwhile."""
    if not turn.done():
        turn.set_result(None)
