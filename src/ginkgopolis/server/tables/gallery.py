"""Where spectators sit who see a game later than its players: all is as it was some rounds ago."""

from collections.abc import Sequence

from msgspec.structs import replace

from ginkgopolis.server.store.rows import Said
from ginkgopolis.server.tables.course import Change, Course, Row
from ginkgopolis.server.tables.sitting import Sitting


class Gallery(Sitting):
    """A sitting with a course of its own, which the same rows reach later.

    Of a game in its seventh round that is seen three rounds later it shows the beginning of the fourth. It
    goes on by whole rounds, never back, and to the end once the game is over.
    """

    def __init__(self, table: Sitting, course: Course, delay: int, started: float) -> None:
        super().__init__(table.id, table.today)
        self.course = self.late = course
        self.delay = delay
        self.held: list[Row] = []
        """Rows that are still to be shown."""
        self.untold: list[Change] = []
        """What is shown, though nobody has been told yet."""
        self.until = started
        """The time of the last row that is shown."""
        self.elsewhere = table.elsewhere
        self.present = table.present
        self.present.append(self.connections)

    def furnish(self, table: Sitting) -> None:
        """Take over what people have set about the table, but not when they last played."""
        self.row, self.doc = replace(table.row, touched=self.until), table.doc
        self.holds, self.known = table.holds, table.known
        self.late.game.names = tuple(seat.name or "?" for seat in self.doc.seats)

    def follow(self, rows: Sequence[Row], live: Course) -> None:
        """Go on as far as may be seen now that the players have got to `live`; rows may come again."""
        known = self.late.count + len(self.held)
        self.held += [row for row in rows if row.number >= known]
        shown = live.count if live.face.over else live.began.get(live.face.round - self.delay, 0)
        while self.late.count < shown:
            row = self.held.pop(0)
            self.untold.append(self.late.apply(row))
            self.until = row.at
        self.row = replace(self.row, touched=self.until)

    def listen(self, chat: Sequence[Said]) -> list[Said]:
        """Take over what may be heard by now of all that was said, and return what is new.

        Spectators hear each other at once, and players once it can be about nothing that is still to be seen.
        """
        known = {line.number for line in self.chat}
        over = self.late.face.over
        self.chat = [line for line in chat if over or line.seat is None or line.at < self.until]
        return [line for line in self.chat if line.number not in known]
