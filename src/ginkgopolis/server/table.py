"""A table at hand: what its rows in the database amount to, and those who are connected.

Nothing here matters but the connections: everything else can be read again from the database at any time.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from ginkgopolis.errors import GinkgopolisError
from ginkgopolis.server import telling
from ginkgopolis.server.answers import Result
from ginkgopolis.server.connection import Connection
from ginkgopolis.server.course import Change, Course, Row
from ginkgopolis.server.doc import TableDoc, set_up
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.lobby import Plan, Who
from ginkgopolis.server.rows import Append, Hold, Said, TableRow, Values
from ginkgopolis.server.show import deadline
from ginkgopolis.server.sight import Common, Seen

if TYPE_CHECKING:
    from ginkgopolis.server.hub import Hub

TRIES: Final = 20
"""How often a wish is tried when others are quicker."""
CHAT_KEPT: Final = 50
WATCHDOG: Final = 60.0
"""After this many seconds somebody else looks after a bot that has not moved."""


class Table:
    """Use it only while holding its lock, after `ready` (see `Hub.table`)."""

    row: TableRow
    doc: TableDoc

    def __init__(self, hub: "Hub", table_id: str) -> None:
        self.hub = hub
        self.id = table_id
        self.lock = asyncio.Lock()
        self.users = 0
        self.used = 0.0
        self.loaded = False
        self.stale: set[str] = set()
        """Which parts others have changed: doc, log, chat."""
        self.holds: list[Hold] = []
        self.known: dict[str, Who] = {}
        """Who has been here, by session."""
        self.has_bots = False
        self.course: Course | None = None
        self.chat: list[Said] = []
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, list[int]] = {}
        """By worker: the seats that are connected there; -1 for each spectator."""
        self.sent: dict[int | None, Seen] = {}
        """What each connected viewer has been sent."""
        self.common: tuple[tuple[int, int], Common] | None = None
        """What all viewers see, after this many rows of the log and by that revision."""
        self.thinking: dict[int, str] = {}
        """Seats for which a bot is thinking, and about which decision."""

    # Reading

    async def ready(self) -> None:
        """Load the table, or what others have changed since."""
        if not self.loaded:
            await self._read_row()
            await self._read_log()
            self.chat = await self.hub.store.chat_from(self.id, 0)
            self.loaded = True
        stale, self.stale = self.stale, set()
        if "doc" in stale:
            revision = self.row.revision
            await self._read_row()
            if self.row.revision != revision:
                await self._read_log()
                telling.tell_doc(self)
        if "log" in stale:
            await self.catch_up()
        if "chat" in stale:
            await self._load_chat()

    async def _read_row(self) -> None:
        found = await self.hub.store.table(self.id)
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

    async def _read_log(self) -> list[Change]:
        course = self._begin()
        if course is None:
            return []
        rows = await self.hub.store.rows_from(self.id, course.count)
        return [course.apply(row) for row in rows]

    def _begin(self) -> Course | None:
        if self.course is None and self.doc.started is not None:
            doc, seed = self.doc, self.row.seed  # not the table itself: that would keep it for ever
            self.course = Course(lambda: set_up(doc, seed), doc.humans, self.doc.started)
        return self.course

    def make(self, row: TableRow, holds: Sequence[Hold]) -> TableRow:
        """Be a new table, and return its row as it is to be written."""
        self._take_in(row, list(holds))
        course = self._begin()
        if course is not None:
            self.row = replace(row, **self._what_follows(course, row.touched))
        self.loaded = True
        return self.row

    async def catch_up(self) -> bool:
        """Take in what other workers have written; say whether there was anything."""
        changes = await self._read_log()
        if changes:
            await self._read_row()
            telling.tell_changes(self, changes)
        return bool(changes)

    async def _load_chat(self) -> None:
        start = self.chat[-1].number + 1 if self.chat else 0
        lines = await self.hub.store.chat_from(self.id, start)
        self.chat = (self.chat + lines)[-CHAT_KEPT:]
        telling.tell_chat(self, lines)

    # Who is who

    def who(self, session: str) -> Who:
        """Return what a session is at this table."""
        who = self.known.get(session)
        if who is None:
            own = [hold for hold in self.holds if hold.session == session]
            seats = frozenset(hold.seat for hold in own if hold.seat >= 0)
            who = Who(session, seats, bool(own), any(hold.archived for hold in own))
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
        if self.course.game.over:
            raise Refusal("game_over", "game-over")
        return self.course

    @property
    def is_playing(self) -> bool:
        """Does a game go on?"""
        return self.row.phase != "closed" and self.course is not None and not self.course.game.over

    def bot_of(self, seat: int) -> str | None:
        """Return the bot that plays for a seat now."""
        stand_in = self.course.stand_ins.get(seat) if self.course else None
        return stand_in or self.doc.seats[seat].bot

    def let_bots_think(self) -> None:
        """Let the bots think whose turn it is, if there are any."""
        if self.course is not None and (self.has_bots or self.course.stand_ins) and self.is_playing:
            self.hub.let_bots_think(self, self.course)

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
                if self.hub.alone or not await self.catch_up():
                    raise
                continue
            if written:
                return False
            await self.catch_up()
        raise Refusal("busy", "others-are-quicker")

    async def write(self, course: Course, seat: int, kind: str, bodies: list[str], key: str | None) -> bool:
        """Write rows and tell everybody, once they are on disk; False if another worker was quicker."""
        now = self.hub.now()
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
        self.hub.count("ginkgopolis_rows_total", len(rows))
        telling.tell_changes(self, changes)
        self.let_bots_think()
        return True

    def _forget(self) -> None:
        """Let the log be read again from its beginning, and everything be shown again."""
        self.course = None
        self.common = None
        self.sent = {}

    async def _append(self, rows: list[Row], follows: Values) -> bool:
        """Write rows and what follows from them; False if another worker was quicker."""
        notice = None if self.hub.alone else f"log {self.id} {self.hub.worker}"
        try:
            return await self.hub.store.append(Append(self.id, rows, follows, notice))
        except BaseException:
            self.stale.add("log")  # nobody knows whether it was written
            raise

    def _what_follows(self, course: Course, now: float) -> Values:
        game = course.game
        result = None
        if game.over:
            result = Result(winners=game.winners, totals=[score.total for score in game.scores()])
        return {
            "phase": "finished" if game.over else "playing",
            "touched": now,
            "round": game.round,
            "waiting": ",".join(str(seat) for seat in game.pending),
            "result": None if result is None else msgspec.json.encode(result).decode(),
            "finished": now if game.over else None,
            "wake_at": self._wake_at(course, now),
        }

    def _wake_at(self, course: Course, now: float) -> float | None:
        """When somebody has to look after the table if nothing happens."""
        times = []
        for seat in course.game.pending:
            limit = deadline(course, self.doc.house, seat)
            if limit is not None:
                times.append(limit)
            elif seat in course.stand_ins or self.doc.seats[seat].bot:
                times.append(now + WATCHDOG)
        return min(times, default=None)

    async def change(self, make: Callable[[], Plan]) -> None:
        """Change the table's document; who was quicker is taken into account."""
        for _ in range(TRIES):
            plan = make()
            if await self._write_plan(plan):
                await self._read_row()
                await self._read_log()
                telling.tell_doc(self)
                self.let_bots_think()
                return
            await self._read_row()
        raise Refusal("busy", "others-are-quicker")

    async def _write_plan(self, plan: Plan) -> bool:
        now = self.hub.now()
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
        return await self.hub.store.change_table(
            self.id, self.row.revision, values, add=plan.add, remove=plan.remove, swap=plan.swap
        )


class Held:
    """A context in which a table is held."""

    def __init__(self, hub: "Hub", table_id: str, fresh: bool) -> None:
        self.hub = hub
        self.id = table_id
        self.fresh = fresh
        self.table: Table

    async def __aenter__(self) -> Table:
        hub = self.hub
        table = hub.tables.get(self.id)
        if table is None:
            table = hub.tables[self.id] = Table(hub, self.id)
        self.table = table
        table.users += 1
        if self.fresh and not hub.alone:
            table.stale |= {"doc", "log"}
        try:
            await table.lock.acquire()
        except BaseException:
            self.leave()
            raise
        try:
            if table.stale or not table.loaded:
                await table.ready()
            table.used = hub.now()
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
            self.hub.tables.pop(self.id, None)
