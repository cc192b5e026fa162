"""A table in memory: reading its rows, and writing what players want."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from ginkgopolis.engine.versions import READINGS, RULES_VERSION
from ginkgopolis.errors import GinkgopolisError
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.out import write
from ginkgopolis.server.out.answers import Result
from ginkgopolis.server.store.rows import Append, Hold, Said, TableRow, Values
from ginkgopolis.server.tables.calling import remind
from ginkgopolis.server.tables.course import Change, Course, Row
from ginkgopolis.server.tables.doc import TableDoc, set_up
from ginkgopolis.server.tables.due import wake_at
from ginkgopolis.server.tables.gallery import Gallery
from ginkgopolis.server.tables.lobby import Plan
from ginkgopolis.server.tables.office import Office
from ginkgopolis.server.tables.sitting import Sitting

LOGGER = logging.getLogger("ginkgopolis.table")
ROWS_AT_ONCE: Final = 25
"""Rows of a log that are read before others get their turn."""
TRIES: Final = 20
"""How often a wish is tried when others are quicker."""
CHAT_KEPT: Final = 50

Admit = Callable[["Table"], None]
"""Refuses those who may not come to a table, by what people have set and who sits there."""


class Table(Sitting):
    """Use it only while holding its lock, after `ready` (see `Hub.table`)."""

    def __init__(self, office: Office, table_id: str, think: Callable[["Table", Course], None]) -> None:
        """`think` lets the bots think whose turn it is."""
        super().__init__(table_id, office.ran.today)
        self.office = office
        self.think = think
        self.lock = asyncio.Lock()
        self.users = 0
        self.used = 0.0
        self.has_row = False
        """Is it known what people have set, and who sits here?"""
        self.loaded = False
        """Is the log known, too?"""
        self.outdated = False
        """Do those who are connected have to be shown everything again?"""
        self.broken: Refusal | None = None
        """Why the log cannot be read, if it cannot: then nothing can be done but to close the table."""
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

    async def ready(self, admit: Admit | None = None) -> None:
        """Load the table, or what others have changed since; those who may not come are refused first."""
        read = not self.has_row or "doc" in self.stale
        if read:
            await self._look_at_row()
        if admit is not None:
            await self._check(admit, fresh=read)
        await self._load()

    async def _look_at_row(self) -> None:
        """Read what people have set, and see whether it has changed."""
        revision = self.row.revision if self.has_row else None
        await self._read_row()
        self.outdated |= self.loaded and self.row.revision != revision
        self.stale.discard("doc")

    async def _check(self, admit: Admit, fresh: bool) -> None:
        """Refuse those who may not come, if that still holds."""
        try:
            admit(self)
            return
        except Refusal:
            if fresh or self.office.alone:
                raise
        await self._look_at_row()
        admit(self)

    async def _load(self) -> None:
        if not self.loaded:
            await self._read_log()
            self.hear(await self.office.store.chat_from(self.id, 0))
            self.loaded = True
            self.office.greet(self.id)
        stale, self.stale = self.stale, set()
        if self.outdated:
            await self._read_log()
            self.outdated = False
            self.show_again()
        if "log" in stale:
            await self.catch_up()
        if "chat" in stale:
            await self._load_chat()

    async def _read_row(self) -> None:
        found = await self.office.store.table(self.id)
        if found is None:
            raise Refusal("not_found", "no-such-table")
        try:
            self._take_in(*found)
            self.has_row = True
            return
        except msgspec.MsgspecError as error:
            fault = error
        raise await self._set_aside(fault, found[0].wake_at)

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
        if self.broken is not None:
            return []
        try:
            course = self._begin()
        except GinkgopolisError as error:  # it cannot even be set up
            self.broken = await self._set_aside(error, self.row.wake_at)
            return []
        if course is None:
            return []
        rows = await self.office.store.rows_from(self.id, course.count)
        try:
            return await self._apply(course, rows)
        except asyncio.CancelledError:
            self._forget()
            self.outdated = True
            raise
        except Exception as error:
            self._forget()
            self.broken = await self._set_aside(error, self.row.wake_at)
            return []

    async def _apply(self, course: Course, rows: list[Row]) -> list[Change]:
        """Take in rows; if there are many, others get their turn now and then."""
        changes: list[Change] = []
        for at, row in enumerate(rows, start=1):
            changes.append(course.apply(row))
            if self.gallery is not None:
                self.gallery.follow([row], course)
            if not at % ROWS_AT_ONCE:
                await asyncio.sleep(0)
        return changes

    async def _set_aside(self, error: Exception, wake_at: float | None) -> Refusal:
        """Say once that the table cannot be read, look after it no more, and return what people are told."""
        if self.id not in self.office.aside:
            self.office.aside.add(self.id)
            LOGGER.error("a table was set aside", extra={"table": self.id}, exc_info=error)
        await self.office.store.wake(self.id, wake_at, None)
        rules = self.doc.rules if self.has_row else RULES_VERSION
        refusal = Refusal("set_aside", "table-set-aside")
        if rules not in READINGS:
            refusal = Refusal("set_aside", "table-of-other-rules", version=rules, known=RULES_VERSION)
        refusal.__cause__ = error
        return refusal

    def _begin(self) -> Course | None:
        if self.course is None and self.doc.started is not None:
            doc, seed = self.doc, self.row.seed  # not the table itself: that would keep it forever
            self.course = Course(lambda: set_up(doc, seed), doc.humans, doc.began)
            self.course.time_of_day = self.office.ran.time_of_day
            if doc.house.delay and self.gallery is None:
                self.gallery = Gallery(self, self.course.copy(), doc.house.delay, self.doc.started)
                self.gallery.furnish(self)
        return self.course

    def make(self, row: TableRow, holds: Sequence[Hold]) -> TableRow:
        """Become a new table, and return the row to be written."""
        self._take_in(row, list(holds))
        self.has_row = True
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
            await self._look_at_row()
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
        course = self.course
        if course is not None and self._has_bots(course) and self.is_playing:
            self.think(self, course)

    def _has_bots(self, course: Course) -> bool:
        return bool(self.has_bots or course.stand_ins or course.helped)

    def _has_clocks(self, course: Course) -> bool:
        """Can anything be due here? Mostly not, and then nobody need look closer."""
        return self.doc.house.clock is not None or self._has_bots(course)

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
            refusal: GinkgopolisError | None = None
            try:
                course = self.playing()
                check(course)
                if await self.write(course, seat, kind, bodies, key):
                    return False
            except GinkgopolisError as error:
                if self.office.alone:
                    raise
                refusal = error  # mypyc counts references wrongly if something is awaited in here
            if not await self.catch_up() and refusal is not None:
                raise refusal
        raise Refusal("busy", "others-are-quicker")

    async def write(self, course: Course, seat: int, kind: str, bodies: list[str], key: str | None) -> bool:
        """Write rows and tell everybody, once they are on disk; False if another worker was quicker."""
        now, ran, stage = self.office.now(), self.office.ran(), course.stage
        rows = [
            Row(course.count + at, seat, kind, body, None if at else key, now, ran)
            for at, body in enumerate(bodies)
        ]
        # Nobody looks at a table that somebody holds: a single move, which is legal or changes nothing, is
        # made on the spot, and taken for made once it is written.
        trial = course if kind == "move" and len(rows) == 1 else course.copy()
        changes = [trial.apply(row) for row in rows]
        written = False
        try:
            noticed = any(change.public for change in changes)  # else the time would tell of it
            follows = self._what_follows(trial, now if noticed else self.row.touched)
            written = await self._append(rows, follows)
        finally:
            if not written and trial is course:
                self._forget()
        if not written:
            return False
        self.course = trial
        self.row = replace(self.row, **follows)
        self.office.measures.counts["ginkgopolis_rows_total"] += len(rows)
        if self.gallery is not None:
            self.gallery.follow(rows, trial)
        self._tell(changes)
        self.let_bots_think()
        if trial.stage != stage:
            remind(self, self.office.bell)
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
            "wake_at": wake_at(self.doc, course, self.office.ran()) if self._has_clocks(course) else None,
        }

    async def change(self, make: Callable[[], Plan]) -> None:
        """Change the table's document; whoever was quicker is taken into account."""
        for _ in range(TRIES):
            revision = self.row.revision
            refusal: GinkgopolisError | None = None
            written = False
            try:
                plan = make()
                written = await self._write_plan(plan)
            except GinkgopolisError as error:
                if self.office.alone:
                    raise
                refusal = error  # as in `wish`
            await self._look_at_row()
            if refusal is not None and self.row.revision == revision:
                raise refusal
            if written:
                await self._read_log()
                self.outdated = False
                self.show_again()
                self.let_bots_think()
                if plan.phase == "playing":
                    remind(self, self.office.bell)
                return
        raise Refusal("busy", "others-are-quicker")

    async def _write_plan(self, plan: Plan) -> bool:
        now = self.office.now()
        values: Values = {
            "doc": msgspec.json.encode(plan.doc).decode(),
            "listed": plan.doc.house.open,
            "touched": now,
        }
        if self.row.phase == "lobby":  # later it says whether the game is still to be rated
            values["rated"] = plan.doc.house.rated
        if plan.phase is not None:
            values["phase"] = plan.phase
            values["wake_at"] = None
        if plan.phase == "playing":
            begun = Course(lambda: set_up(plan.doc, plan.seed), plan.doc.humans, plan.doc.began)
            values |= self._what_follows(begun, now)
            values["seed"] = plan.seed
        return await self.office.store.change_table(
            self.id,
            self.row.revision,
            values,
            add=plan.add,
            remove=plan.remove,
            swap=plan.swap,
            new=plan.new,
        )
