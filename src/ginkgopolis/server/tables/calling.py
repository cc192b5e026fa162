"""Calls players to a table who have something to decide and are not connected."""

from ginkgopolis.server.reminders.bell import Bell, Turn
from ginkgopolis.server.tables.due import has_stand_in
from ginkgopolis.server.tables.sitting import Sitting


def remind(table: Sitting, bell: Bell | None) -> None:
    """Notify those who have something to decide and are not connected."""
    course = table.course
    if bell is None or course is None or not table.is_playing:
        return
    holders: dict[int, list[str]] = {}
    for hold in table.holds:
        holders.setdefault(hold.seat, []).append(hold.session)
    for seat, sessions in holders.items():
        if (
            seat in course.face.pending
            and not has_stand_in(course, seat)
            and not is_here(table, seat, sessions)
        ):
            name = table.doc.seats[seat].name or ""
            told = (table.id, table.doc.title, course.face.round, seat, name)
            bell.ring(Turn(sessions[0], *told, others=tuple(sessions[1:])))


def is_here(table: Sitting, seat: int, sessions: list[str]) -> bool:
    """Is one of those connected who hold a seat, here or with another worker?"""
    here = any(one.session in sessions for group in table.present for one in group)
    return here or any(seat in seats for seats in table.elsewhere.values())
