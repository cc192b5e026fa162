"""A table in memory: reading its rows, and writing what players want."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from ginkgopolis.errors import GinkgopolisError
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.out import write
from ginkgopolis.server.out.answers import Result
from ginkgopolis.server.out.project import deadline
from ginkgopolis.server.reminders.bell import Turn
from ginkgopolis.server.store.rows import Append, Hold, Said, TableRow, Values
from ginkgopolis.server.tables.course import Change, Course, Row
from ginkgopolis.server.tables.doc import TableDoc, set_up
from ginkgopolis.server.tables.gallery import Gallery
from ginkgopolis.server.tables.lobby import Plan
from ginkgopolis.server.tables.office import Office
from ginkgopolis.server.tables.sitting import Sitting

TRIES: Final = 20
"""How often a wish is tried when others are quicker."""
CHAT_KEPT: Final = 50
WATCHDOG: Final = 60.0
"""After this many seconds somebody else looks after a bot that has not moved."""


class Table(Sitting):
    """Use it only while holding its lock, after `ready` (see `Hub.table`)."""

    def __init__(self, office: Office, table_id: str, think: Callable[["Table", Course], None]) -> None:
        """`think` lets the bots think whose turn it is."""
        super().__init__(table_id)
        self.office = office
        self.think = think
        self.lock = asyncio.Lock()
        self.users = 0
        self.used = 0.0
        self.loaded = False
        self.stale: set[str] = set()
        """Which parts others have changed: doc, log, chat."""
        self.has_bots = False
        self.thinking: dict[int, str] = {}
        """Seats for which a bot is thinking, and about which decision."""
        self.gallery: Gallery | None = None
        """Where spectators sit, if they see the game later."""

    def shown_to(self, session: str) -> Sitting:
        """Return what a session may see: those without a seat perhaps what was some rounds ago."""
        return self if self.gallery is None or self.who(session).seats else self.gallery

    def sittings(self) -> list[Sitting]:
        """Return the table as the players see it and, where that is later, as spectators do."""
        return [self] if self.gallery is None else [self, self.gallery]

    # Reading

    async def ready(self) -> None:
        """Load the table, or what others have changed since."""
        if not self.loaded:
            await self._read_row()
            await self._read_log()
            self.hear(await self.office.store.chat_from(self.id, 0))
            self.loaded = True
        stale, self.stale = self.stale, set()
        if "doc" in stale:
            revision = self.row.revision
            await self._read_row()
            if self.row.revision != revision:
                await self._read_log()
                self.show_again()
        if "log" in stale:
            await self.catch_up()
        if "chat" in stale:
            await self._load_chat()

    async def _read_row(self) -> None:
        found = await self.office.store.table(self.id)
        if found is None:
            raise Refusal("not_found", "no-such-table")
        self._take_in(*found)

    def _take_in(self, row: TableRow, holds: list[Hold]) -> None:
        self.row, self.holds = row, holds
        self.known = {}
        self.doc = msgspec.json.decode(self.row.doc, type=TableDoc)
        self.has_bots = any(seat.bot for seat in self.doc.seats)
        if self.course is not None:
            self.course.game.names = tuple(seat.name or "?" for seat in self.doc.seats)
        if self.gallery is not None:
            self.gallery.furnish(self)

    async def _read_log(self) -> list[Change]:
        course = self._begin()
        if course is None:
            return []
        changes: list[Change] = []
        for row in await self.office.store.rows_from(self.id, course.count):
            changes.append(course.apply(row))
            if self.gallery is not None:
                self.gallery.follow([row], course)
        return changes

    def _begin(self) -> Course | None:
        if self.course is None and self.doc.started is not None:
            doc, seed = self.doc, self.row.seed  # not the table itself: that would keep it for ever
            self.course = Course(lambda: set_up(doc, seed), doc.humans, self.doc.started)
            if doc.house.delay and self.gallery is None:
                late = Course(lambda: set_up(doc, seed), doc.humans, self.doc.started)
                self.gallery = Gallery(self, late, doc.house.delay, self.doc.started)
                self.gallery.furnish(self)
        return self.course

    def make(self, row: TableRow, holds: Sequence[Hold]) -> TableRow:
        """Be a new table, and return its row as it is to be written."""
        self._take_in(row, list(holds))
        course = self._begin()
        if course is not None:
            self.row = replace(row, **self._what_follows(course, row.touched))
            if self.gallery is not None:
                self.gallery.furnish(self)
        self.loaded = True
        return self.row

    async def catch_up(self) -> bool:
        """Take in what other workers have written; say whether there was anything."""
        changes = await self._read_log()
        if changes:
            await self._read_row()
            self._tell(changes)
        return bool(changes)

    async def _load_chat(self) -> None:
        start = self.chat[-1].number + 1 if self.chat else 0
        self.hear(await self.office.store.chat_from(self.id, start))

    # Telling

    def hear(self, lines: list[Said]) -> None:
        """Take in what was said, and tell everybody who may hear it by now."""
        self.chat = (self.chat + lines)[-CHAT_KEPT:]
        write.tell_chat(self, lines)
        if self.gallery is not None:
            write.tell_chat(self.gallery, self.gallery.listen(self.chat))

    def show_again(self) -> None:
        """Show everybody the whole table again."""
        if self.gallery is not None:
            self.gallery.untold = []
            self.gallery.listen(self.chat)
        write.tell_doc(self)

    def _tell(self, changes: list[Change]) -> None:
        """Tell everybody what rows have changed, and those who see it later what they may see by now."""
        write.tell_changes(self, changes)
        gallery = self.gallery
        if gallery is not None and gallery.untold:
            untold, gallery.untold = gallery.untold, []
            gallery.furnish(self)
            write.tell_changes(gallery, untold)
            write.tell_chat(gallery, gallery.listen(self.chat))

    def let_bots_think(self) -> None:
        """Let the bots think whose turn it is, if there are any."""
        if self.course is not None and (self.has_bots or self.course.stand_ins) and self.is_playing:
            self.think(self, self.course)

    def remind(self) -> None:
        """Let those be told who have something to decide and are not here."""
        bell, course = self.office.bell, self.course
        if bell is None or course is None or not self.is_playing:
            return
        for hold in self.holds:
            seat = hold.seat
            if seat in course.face.pending and self.bot_of(seat) is None and not self.is_here(hold):
                name = self.doc.seats[seat].name or ""
                bell.ring(Turn(hold.session, self.id, self.doc.title, course.face.round, seat, name))

    def is_here(self, hold: Hold) -> bool:
        """Is somebody connected, here or with another worker?"""
        here = any(one.session == hold.session for group in self.present for one in group)
        return here or any(hold.seat in seats for seats in self.elsewhere.values())

    # Writing

    async def wish(
        self, key: str, seat: int, kind: str, bodies: list[str], check: Callable[[Course], None]
    ) -> bool:
        """Write what somebody wants, once for each key, and say whether it was there already.

        Other workers who write at the same time only make it later: it is looked at again after theirs.
        """
        for _ in range(TRIES):
            used = self.course.keys.get(key) if self.course else None
            if used is not None:
                if used != (seat, kind, bodies[0]):
                    raise Refusal("key_used", "key-used-otherwise")
                return True
            try:
                course = self.playing()
                check(course)
                written = await self.write(course, seat, kind, bodies, key)
            except GinkgopolisError:
                if self.office.alone or not await self.catch_up():
                    raise
                continue
            if written:
                return False
            await self.catch_up()
        raise Refusal("busy", "others-are-quicker")

    async def write(self, course: Course, seat: int, kind: str, bodies: list[str], key: str | None) -> bool:
        """Write rows and tell everybody, once they are on disk; False if another worker was quicker."""
        now, stage = self.office.now(), course.stage
        rows = [
            Row(course.count + at, seat, kind, body, None if at else key, now)
            for at, body in enumerate(bodies)
        ]
        # Nobody looks at a table that somebody holds: a single move, which is legal or changes nothing, is
        # made on the spot, and taken for made once it is written.
        trial = course if kind == "move" and len(rows) == 1 else course.copy()
        changes = [trial.apply(row) for row in rows]
        written = False
        try:
            follows = self._what_follows(trial, now)
            written = await self._append(rows, follows)
        finally:
            if not written and trial is course:
                self._forget()
        if not written:
            return False
        self.course = trial
        self.row = replace(self.row, **follows)
        self.office.count("ginkgopolis_rows_total", len(rows))
        if self.gallery is not None:
            self.gallery.follow(rows, trial)
        self._tell(changes)
        self.let_bots_think()
        if trial.stage != stage:
            self.remind()
        return True

    def _forget(self) -> None:
        """Let the log be read again from its beginning, and everything be shown again."""
        self.course = None
        self.common = None
        self.sent = {}

    async def _append(self, rows: list[Row], follows: Values) -> bool:
        """Write rows and what follows from them; False if another worker was quicker."""
        notice = None if self.office.alone else f"log {self.id} {self.office.worker}"
        try:
            return await self.office.store.append(Append(self.id, rows, follows, notice))
        except BaseException:
            self.stale.add("log")  # nobody knows whether it was written
            raise

    def _what_follows(self, course: Course, now: float) -> Values:
        game, face = course.game, course.face
        result = None
        if face.over:
            result = Result(winners=game.winners, totals=[score.total for score in game.scores()])
        return {
            "phase": "finished" if face.over else "playing",
            "touched": now,
            "round": face.round,
            "waiting": ",".join(str(seat) for seat in face.pending),
            "result": None if result is None else msgspec.json.encode(result).decode(),
            "finished": now if face.over else None,
            "wake_at": self._wake_at(course, now),
        }

    def _wake_at(self, course: Course, now: float) -> float | None:
        """When somebody has to look after the table if nothing happens."""
        pending, seats, house = course.face.pending, self.doc.seats, self.doc.house
        times = [now + WATCHDOG for seat in pending if seats[seat].bot or seat in course.stand_ins]
        if house.clock is not None:
            limits = [deadline(course, house, seat) for seat in pending]
            times += [limit for limit in limits if limit is not None]
        return min(times, default=None)

    async def change(self, make: Callable[[], Plan]) -> None:
        """Change the table's document; who was quicker is taken into account."""
        for _ in range(TRIES):
            plan = make()
            if await self._write_plan(plan):
                await self._read_row()
                await self._read_log()
                self.show_again()
                self.let_bots_think()
                if plan.phase == "playing":
                    self.remind()
                return
            await self._read_row()
        raise Refusal("busy", "others-are-quicker")

    async def _write_plan(self, plan: Plan) -> bool:
        now = self.office.now()
        values: Values = {
            "doc": msgspec.json.encode(plan.doc).decode(),
            "listed": plan.doc.house.open,
            "touched": now,
        }
        if plan.phase is not None:
            values["phase"] = plan.phase
            values["wake_at"] = None
        if plan.phase == "playing":
            begun = Course(lambda: set_up(plan.doc, plan.seed), plan.doc.humans, now)
            follows = self._what_follows(begun, now)
            values |= follows
            values["seed"] = plan.seed
        return await self.office.store.change_table(
            self.id, self.row.revision, values, add=plan.add, remove=plan.remove, swap=plan.swap
        )


class Held:
    """A context that holds one of the tables in memory."""

    def __init__(
        self, tables: dict[str, Table], make: Callable[[str], Table], table_id: str, fresh: bool
    ) -> None:
        self.tables = tables
        self.make = make
        self.id = table_id
        self.fresh = fresh
        self.table: Table

    async def __aenter__(self) -> Table:
        table = self.tables.get(self.id)
        if table is None:
            table = self.tables[self.id] = self.make(self.id)
        self.table = table
        table.users += 1
        if self.fresh and not table.office.alone:
            table.stale |= {"doc", "log"}
        try:
            await table.lock.acquire()
        except BaseException:
            self.leave()
            raise
        try:
            if table.stale or not table.loaded:
                await table.ready()
            table.used = table.office.now()
            table.let_bots_think()
        except BaseException:
            await self.__aexit__()
            raise
        return table

    async def __aexit__(self, *error: object) -> None:
        self.table.lock.release()
        self.leave()

    def leave(self) -> None:
        """Let go of the table."""
        self.table.users -= 1
        if not self.table.loaded and self.table.users == 0:
            self.tables.pop(self.id, None)
