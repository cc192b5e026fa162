"""A table as it is seen: what its rows in the database amount to, and those who are connected."""

from collections.abc import Callable

from ginkgopolis.server.doors.connection import Connection
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.out.sight import Common, Seen
from ginkgopolis.server.store.rows import Hold, Said, TableRow
from ginkgopolis.server.tables.course import Course
from ginkgopolis.server.tables.doc import TableDoc
from ginkgopolis.server.tables.lobby import Who


class Sitting:
    """Nothing here matters but the connections: all else can be read again from the database at any time."""

    row: TableRow
    doc: TableDoc

    def __init__(self, table_id: str, today: Callable[[], float]) -> None:
        self.id = table_id
        self.today = today
        """Tells the time of day by which deadlines are set."""
        self.holds: list[Hold] = []
        self.known: dict[str, Who] = {}
        """Who has been here, by session."""
        self.course: Course | None = None
        self.chat: list[Said] = []
        self.connections: set[Connection] = set()
        """Those who are told what happens here."""
        self.present = [self.connections]
        """All who are connected to the table, those included who see it later."""
        self.elsewhere: dict[str, list[int]] = {}
        """By worker: the seats that are connected there; -1 for each spectator."""
        self.sent: dict[int | None, Seen] = {}
        """What each connected viewer has been sent."""
        self.common: tuple[tuple[int, int], Common] | None = None
        """What all viewers see, after this many rows of the log and by that revision."""

    def shown_to(self, session: str) -> "Sitting":
        """Return what a session may see of the table."""
        return self

    def sittings(self) -> list["Sitting"]:
        """Return all ways in which the table is seen."""
        return [self]

    def who(self, session: str) -> Who:
        """Return what a session is at this table."""
        who = self.known.get(session)
        if who is None:
            own = [hold for hold in self.holds if hold.session == session]
            seats = frozenset(hold.seat for hold in own if hold.seat >= 0)
            guest_at = frozenset(hold.seat for hold in own if hold.guest)
            who = Who(session, seats, bool(own), any(hold.archived for hold in own), guest_at)
            if own:
                self.known[session] = who
        return who

    def check_may_look(self, who: Who) -> None:
        """Refuse those who have neither a seat nor been let in; spectators where none are wanted."""
        if who.seats:
            return
        if not (who.may_look or self.doc.house.open):
            raise Refusal("not_allowed", "only-with-invite")
        if not self.doc.house.spectators and self.row.phase != "lobby":
            raise Refusal("not_allowed", "only-players-look")

    def check_seat(self, who: Who, seat: int) -> None:
        """Refuse seats of others, or of nobody."""
        if not 0 <= seat < len(self.doc.seats):
            last = len(self.doc.seats) - 1
            raise Refusal("no_such_seat", "no-such-seat", seat=str(seat), last=last)
        if seat not in who.seats:
            raise Refusal("not_your_seat", "not-your-seat")

    def playing(self) -> Course:
        """Return the course of a game that goes on."""
        if self.row.phase == "closed":
            raise Refusal("game_over", "table-is-closed")
        if self.course is None:
            raise Refusal("not_started", "game-has-not-begun")
        if self.course.face.over:
            raise Refusal("game_over", "game-over")
        return self.course

    @property
    def is_playing(self) -> bool:
        """Does a game go on?"""
        return self.row.phase != "closed" and self.course is not None and not self.course.face.over

    def here(self) -> set[int | None]:
        """Return the seats from which somebody looks, here or at another worker."""
        near = {connection.viewer for group in self.present for connection in group}
        return near | {seat for seats in self.elsewhere.values() for seat in seats}


def holder(session: str, seat: int, table: Sitting) -> None:
    """Let only somebody in who holds a seat; for `partial`."""
    table.check_seat(table.who(session), seat)


def looker(session: str, table: Sitting) -> None:
    """Let only somebody in who may look at the table; for `partial`."""
    table.check_may_look(table.who(session))
