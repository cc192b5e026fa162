"""All tables of one server process: which are in memory, what is due, and what other workers have done."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from random import SystemRandom
from typing import Any, Final

from msgspec.structs import replace

from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.out import write
from ginkgopolis.server.reminders.desk import Desk, open_desk
from ginkgopolis.server.settings import Settings
from ginkgopolis.server.store.database import Store
from ginkgopolis.server.tables.bots import BotPool
from ginkgopolis.server.tables.bus import Bus
from ginkgopolis.server.tables.course import BY_CLOCK, Course
from ginkgopolis.server.tables.due import bot_to_move, wake_at
from ginkgopolis.server.tables.held import Held
from ginkgopolis.server.tables.office import Office
from ginkgopolis.server.tables.table import Admit, Table

LOGGER = logging.getLogger("ginkgopolis.hub")
TICK: Final = 1.0
ALIVE: Final = 5.0
"""Seconds after which a worker says again that it runs; one that has not four times is gone."""
KEEP_TIME: Final = 10.0
"""Seconds from one time that the running time is kept to the next."""
MOST_WATCHERS_TOLD: Final = 2_000
"""Spectators of a table of whom one worker tells the others: PostgreSQL takes no notice above 8,000 bytes."""


class Hub(Office):
    """Everything that one server process holds."""

    def __init__(
        self, settings: Settings, store: Store, now: Callable[[], float], clock: Callable[[], float]
    ) -> None:
        super().__init__(settings, store, now, clock)
        self.pool = BotPool(settings.bot_processes, settings.bot_seconds)
        self.tables: dict[str, Table] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.lots = SystemRandom()
        self.time_kept = 0.0
        self.heard: dict[str, float] = {}
        """When each of the other workers was last heard of."""
        self.said_alive = 0.0
        self.bus: Bus | None = None
        self.desk: Desk | None = None
        """Where players say how they want to be reminded, if the server reminds anybody."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; errors go to the log."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOGGER.error("background work failed", exc_info=error)

    @contextlib.asynccontextmanager
    async def running(self, ticking: bool) -> AsyncIterator[None]:
        """Run the background tasks for as long as the server runs."""
        try:
            self.ran.begin(await self.store.running_time(self.ran(), first=True))
            self.time_kept = self.ran()
            if not self.alone:
                self.bus = Bus(self.store.url, self.hear, self.reload_all)
                self.spawn(self.bus.listen())
                await self.bus.listening.wait()
            if ticking:
                self.spawn(self.keep_ticking())
            async with self.reminding():
                yield
        finally:
            await self.close()

    @contextlib.asynccontextmanager
    async def reminding(self) -> AsyncIterator[None]:
        """Let players be reminded, if the server does that at all."""
        if self.bell is None:
            yield
            return
        async with open_desk(self, self.bell) as self.desk:
            yield

    def tell_presence(self, table: Table) -> None:
        """Tell everybody at a table, and other workers, who is connected to it here."""
        for sitting in table.sittings():
            write.tell_table(sitting)
        self.tell_workers(table)

    def tell_workers(self, table: Table) -> None:
        """Tell other workers who is connected to a table here."""
        if self.bus is not None:
            here = [one.viewer for group in table.present for one in group]
            watchers = [-1] * min(here.count(None), MOST_WATCHERS_TOLD)
            seats = ",".join(map(str, [*{seat for seat in here if seat is not None}, *watchers]))
            self.bus.tell(f"here {table.id} {self.worker} {seats or '-'}")

    def greet(self, table_id: str) -> None:
        """Ask other workers who is connected to a table, or to any (`*`)."""
        if self.bus is not None:
            self.bus.tell(f"who {table_id} {self.worker}")

    async def close(self) -> None:
        """Stop everything in the background."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.pool.close()
        with contextlib.suppress(Refusal):
            await self.store.running_time(self.ran())
        await self.store.close()

    # Tables

    def table(
        self, table_id: str, admit: Admit | None = None, *, fresh: bool = False, broken: bool = False
    ) -> Held:
        """Hold a table; nobody else touches it meanwhile.

        `admit` refuses those who may not, before anything costs time. What other workers have done is known
        a moment later, or at once if it has to be `fresh`. One whose log cannot be read is refused, unless
        it may be `broken`.
        """
        return Held(self.tables, self.make_table, table_id, admit, fresh, broken)

    async def look_again(self, table_id: str) -> bool:
        """Check whether other workers have changed a table without our having heard of it."""
        known = self.tables.get(table_id)
        if known is None or not known.loaded:
            return False  # what it was refused by has just been read
        before = state_of(known)
        async with self.table(table_id, fresh=True, broken=True) as table:
            return state_of(table) != before

    def make_table(self, table_id: str) -> Table:
        """Return a table about which nothing has been read yet."""
        return Table(self, table_id, self.let_bots_think)

    def forget_idle(self) -> None:
        """Drop tables that nobody has used for a while; all that matters is in their rows."""
        oldest = self.now() - 60 * self.settings.idle_minutes
        unused = [table for table in self.tables.values() if is_unused(table)]
        unused.sort(key=lambda table: table.used)
        surplus = len(unused) - self.settings.tables_in_memory
        for at, table in enumerate(unused):
            if at < surplus or table.used < oldest:
                self.tables.pop(table.id, None)

    # Bots

    def let_bots_think(self, table: Table, course: Course) -> None:
        """Let the bots think whose turn it is; see `Table.let_bots_think`."""
        for seat in course.game.pending:
            bot = bot_to_move(table.doc, course, seat, self.ran())
            decision = course.decision(seat)
            if bot is not None and table.thinking.get(seat) != decision:
                table.thinking[seat] = decision
                self.spawn(self._let_bot_play(table, course, seat, bot, decision))

    async def _let_bot_play(self, table: Table, course: Course, seat: int, bot: str, decision: str) -> None:
        """Play what a bot wants, or, if it fails, any legal move."""
        try:
            try:
                thought = await self.pool.play(course.game, seat, bot, table.row.creator)
                wanted = thought.moves[0]
            except Refusal:
                self.count("ginkgopolis_bot_failures_total")
                wanted = ""
            async with self.table(table.id) as table:
                if table.is_playing and table.course and table.course.decision(seat) == decision:
                    await self._play_for_bot(table, table.course, seat, wanted)
        finally:
            if table.thinking.get(seat) == decision:
                del table.thinking[seat]

    async def _play_for_bot(self, table: Table, course: Course, seat: int, wanted: str) -> None:
        if bot_to_move(table.doc, course, seat, self.ran()) is None or seat not in course.game.pending:
            return
        moves = [str(move) for move in course.game.legal_moves(seat)]
        move = wanted if wanted in moves else self.lots.choice(moves)
        if not await table.write(course, seat, "move", [move], None):
            await table.catch_up()
            del table.thinking[seat]
            table.let_bots_think()

    # What is due

    async def tick(self) -> None:
        """Hand seats whose time is up to bots, and look after bots that should have moved."""
        await self.keep_time()
        self._mind_workers()
        for table_id in await self.store.due(self.ran()):
            try:
                async with self.table(table_id) as table:
                    await self._run_clocks(table)
            except Refusal:
                continue  # it was set aside, or it is busy
            except Exception:
                LOGGER.exception("a table could not be looked after", extra={"table": table_id})
        self.forget_idle()

    async def keep_time(self) -> None:
        """Save the running time now and then; what is lost if the server is killed counts against nobody."""
        ran = self.ran()
        if ran - self.time_kept >= KEEP_TIME:
            self.time_kept = ran
            self.ran.agree(await self.store.running_time(ran))

    async def _run_clocks(self, table: Table) -> None:
        if not table.is_playing or table.course is None:
            return
        table.let_bots_think()
        clock = table.doc.house.clock
        if clock is not None:
            for seat in table.course.thinking():
                await self._hand_over_if_late(table, table.course, seat, clock.seconds)
        await self._look_later(table)

    async def _look_later(self, table: Table) -> None:
        """Note when a table is due again, now that a bot was asked to move, or if a clock has stood."""
        due = None if table.course is None else wake_at(table.doc, table.course, self.ran())
        if table.course is not None and table.row.wake_at != due:
            await self.store.wake(table.id, table.row.wake_at, due)
            table.row = replace(table.row, wake_at=due)

    async def _hand_over_if_late(self, table: Table, course: Course, seat: int, seconds: int) -> None:
        """Let a bot play for a seat whose time is up."""
        check = still_due(seat, self.ran(), seconds)
        bot = table.doc.house.stand_in or self.stand_in
        with contextlib.suppress(Refusal):
            check(course)
            await table.wish(f"{BY_CLOCK}{course.decision(seat)} {seat}", seat, "hand", [bot], check)

    async def keep_ticking(self) -> None:
        """Keep looking at what is due."""
        while True:
            try:
                await self.tick()
            except Exception:
                LOGGER.exception("the ticker failed")
            await asyncio.sleep(TICK)

    # Other workers

    def hear(self, notice: str) -> None:
        """Take in what another worker tells.

        `log TABLE WORKER`, `doc TABLE`, `chat TABLE`: what it has written; `here TABLE WORKER SEATS`: who is
        connected there; `who TABLE WORKER`: asks for that; `alive * WORKER`: it still runs.
        """
        what, table_id, *rest = notice.split(" ")
        if rest[:1] == [self.worker]:
            return
        if rest:
            self.heard[rest[0]] = self.clock()
        if what == "who":
            self._say_who_is_here(table_id)
        table = self.tables.get(table_id)
        if table is None or not table.loaded:
            return
        if what == "here":
            seats = [] if rest[1] == "-" else [int(seat) for seat in rest[1].split(",")]
            self._note_presence(table, rest[0], seats)
        elif what != "who":
            table.stale.add(what)
            self.spawn(self._refresh(table_id))

    def _say_who_is_here(self, table_id: str) -> None:
        for table in self.tables.values():
            if table_id in ("*", table.id) and any(table.present):
                self.tell_workers(table)

    def _note_presence(self, table: Table, worker: str, seats: list[int]) -> None:
        """Note who is connected to a table at another worker, and tell those who are here."""
        table.elsewhere.pop(worker, None)
        if seats:
            table.elsewhere[worker] = seats
        for sitting in table.sittings():
            write.tell_table(sitting)

    def _mind_workers(self) -> None:
        """Tell that this worker is alive, and forget who was connected to those that are not."""
        now = self.clock()
        if self.bus is not None and now - self.said_alive >= ALIVE:
            self.said_alive = now
            self.bus.tell(f"alive * {self.worker}")
        gone = {worker for worker, heard in self.heard.items() if now - heard > 4 * ALIVE}
        for worker in gone:
            del self.heard[worker]
        for table in self.tables.values() if gone else ():
            for worker in gone & table.elsewhere.keys():
                self._note_presence(table, worker, [])

    async def _refresh(self, table_id: str) -> None:
        with contextlib.suppress(Refusal):
            async with self.table(table_id):
                pass

    def reload_all(self) -> None:
        """Look at everything again, and say who is here, after notices may have been missed or lost."""
        self.greet("*")
        for table in list(self.tables.values()):
            if table.loaded:
                table.stale |= {"doc", "log", "chat"}
                self.tell_workers(table)
                self.spawn(self._refresh(table.id))


def state_of(table: Table) -> tuple[int, int]:
    """Return how much is known of a table."""
    return table.row.revision, table.course.count if table.course else 0


def is_unused(table: Table) -> bool:
    """Is nobody connected to a table, or about to do something there?"""
    return not (any(table.present) or table.users or table.thinking)


def still_due(seat: int, ran: float, seconds: float) -> Callable[[Course], None]:
    """Return the check that a seat's time is still up when its row is written."""

    def check(course: Course) -> None:
        limit = course.clocks.limit(seat, seconds)
        if limit is None or limit > ran:
            raise Refusal("late", "seat-in-time")

    return check
