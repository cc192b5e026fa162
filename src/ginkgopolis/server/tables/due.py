"""When a table needs attention: a clock runs out, or a bot has to move."""

from typing import Final

from ginkgopolis.server.tables.clocks import PACE
from ginkgopolis.server.tables.course import Course
from ginkgopolis.server.tables.doc import TableDoc

WATCHDOG: Final = 60.0
"""After this many seconds somebody else looks after a bot that has not moved."""


def has_stand_in(course: Course, seat: int) -> bool:
    """Does a bot decide for a person now?"""
    return seat in course.stand_ins or seat in course.helped


def wake_at(doc: TableDoc, course: Course, ran: float) -> float | None:
    """When a table needs attention if nothing happens before, in running time."""
    if not course.voters():
        return None
    pending, clock = course.face.pending, doc.house.clock
    times = [ran + WATCHDOG for seat in pending if doc.seats[seat].bot]
    times += [course.clocks.turned[seat] + PACE for seat in pending if has_stand_in(course, seat)]
    if clock is not None:
        limits = [course.clocks.limit(seat, clock.seconds) for seat in pending]
        times += [limit for limit in limits if limit is not None]
    return min(times, default=None)


def bot_to_move(doc: TableDoc, course: Course, seat: int, ran: float) -> str | None:
    """Return the bot that is to decide for a seat now: none while no person is left at the table.

    Stand-ins take their time.
    """
    if not course.voters():
        return None
    if has_stand_in(course, seat) and ran < course.clocks.turned[seat] + PACE:
        return None
    return course.stand_ins.get(seat) or course.helped.get(seat) or doc.seats[seat].bot
