"""How long people have thought: by the time that the server has been running, which nothing else moves."""

from collections.abc import Callable
from typing import Final

PACE: Final = 4.0
"""Seconds that a stand-in takes for a decision, so that people can follow, and come back."""


class RunningTime:
    """Seconds for which the server has been running, in all; at the very first start it is the time of day.

    It stands still while the server does, and knows nothing of a time of day that is set forward or back.
    Workers agree on it through the database.
    """

    def __init__(self, now: Callable[[], float], clock: Callable[[], float]) -> None:
        """`now` tells the time of day, `clock` counts seconds."""
        self.now = now
        self.clock = clock
        self.zero = now() - clock()
        self.ahead = 0.0
        """How far the time of day is ahead: a whole number of seconds, changed only if it has to."""

    def __call__(self) -> float:
        return self.zero + self.clock()

    def begin(self, ran: float) -> None:
        """Go on from where it stood."""
        self.zero = ran - self.clock()
        self.compare()

    def agree(self, ran: float) -> None:
        """Catch up with a worker that is ahead."""
        self.zero = max(self.zero, ran - self.clock())
        self.compare()

    def compare(self) -> None:
        """Look at the time of day again."""
        ahead = self.now() - self()
        if abs(ahead - self.ahead) > 1:
            self.ahead = float(round(ahead))

    def time_of_day(self, ran: float) -> float:
        """Return when it will be, if the server goes on running."""
        return ran + self.ahead

    def today(self) -> float:
        """Return the time of day by which deadlines are set."""
        return self.time_of_day(self())


class Clocks:
    """What each seat has used of its time for the question at hand, in running time.

    A seat's clock runs only while it owes a decision and no bot plays for it. A seat that takes its choice
    back, or itself back from a bot, goes on with what is left.
    """

    def __init__(self, seats: int, ran: float) -> None:
        self.spent = [0.0] * seats
        self.since: list[float | None] = [None] * seats
        """Since when each clock has been running, if it is."""
        self.turned = [ran] * seats
        """When each seat was asked, or last did something."""
        self.thinking: list[int] = []
        """The seats whose clocks run."""

    def copy(self) -> "Clocks":
        """Return an independent copy."""
        twin = Clocks(0, 0.0)
        twin.spent, twin.since, twin.turned = self.spent.copy(), self.since.copy(), self.turned.copy()
        twin.thinking = self.thinking
        return twin

    def run(self, thinking: list[int], ran: float, afresh: bool) -> None:
        """Run the clocks of those who are thinking now; a new question gives all the full time again."""
        self.thinking = thinking
        for seat, since in enumerate(self.since):
            if since is not None and seat not in thinking:
                self.spent[seat] += max(0.0, ran - since)
            if afresh:
                self.spent[seat] = 0.0
                self.turned[seat] = ran
            if seat not in thinking:
                self.since[seat] = None
            elif since is None or afresh:
                self.since[seat] = ran

    def used(self, seat: int, ran: float) -> float:
        """How long a seat has thought about the question at hand."""
        since = self.since[seat]
        return self.spent[seat] + (0.0 if since is None else ran - since)

    def limit(self, seat: int, seconds: float) -> float | None:
        """When a seat has used up its time, in running time; None while its clock stands."""
        since = self.since[seat]
        return None if since is None else since + seconds - self.spent[seat]
