"""Calling those to a table who have something to decide and are not here."""

from ginkgopolis.server.reminders.bell import Bell, Turn
from ginkgopolis.server.store.rows import Hold
from ginkgopolis.server.tables.due import has_stand_in
from ginkgopolis.server.tables.sitting import Sitting


def remind(table: Sitting, bell: Bell | None) -> None:
    """Let those be told who have something to decide and are not here."""
    course = table.course
    if bell is None or course is None or not table.is_playing:
        return
    for hold in table.holds:
        seat = hold.seat
        if seat in course.face.pending and not has_stand_in(course, seat) and not is_here(table, hold):
            name = table.doc.seats[seat].name or ""
            bell.ring(Turn(hold.session, table.id, table.doc.title, course.face.round, seat, name))


def is_here(table: Sitting, hold: Hold) -> bool:
    """Is somebody connected, here or with another worker?"""
    here = any(one.session == hold.session for group in table.present for one in group)
    return here or any(hold.seat in seats for seats in table.elsewhere.values())
