"""All tables of one server process: which are in memory, what is due, and what other workers have done."""

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from random import SystemRandom
from typing import Any, Final

from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.out import write
from ginkgopolis.server.out.project import deadline
from ginkgopolis.server.reminders.desk import Desk, open_desk
from ginkgopolis.server.settings import Settings
from ginkgopolis.server.store.database import Store
from ginkgopolis.server.tables.bots import BotPool
from ginkgopolis.server.tables.bus import Bus
from ginkgopolis.server.tables.course import Course
from ginkgopolis.server.tables.office import Office
from ginkgopolis.server.tables.table import Held, Table

LOGGER = logging.getLogger("ginkgopolis.hub")
LOBBY_DAYS: Final = 30
TICK: Final = 1.0
SWEEP: Final = 300.0
"""Seconds from one search for garbage, and for lobbies that nobody uses, to the next."""


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
        self.bus: Bus | None = None
        self.desk: Desk | None = None
        """Where players say how they want to be reminded, if the server reminds anybody."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; what goes wrong is in the log."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOGGER.error("background work failed", exc_info=error)

    @contextlib.asynccontextmanager
    async def running(self, ticking: bool) -> AsyncIterator[None]:
        """Do what goes on in the background while the server runs."""
        try:
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
        async with open_desk(self.settings, self.store, self.bell, self.now) as self.desk:
            yield

    def tell_presence(self, table: Table) -> None:
        """Tell everybody at a table, and other workers, who is connected to it here."""
        for sitting in table.sittings():
            write.tell_table(sitting)
        if self.bus is not None:
            here = [one.viewer for group in table.present for one in group]
            seats = ",".join(str(-1 if viewer is None else viewer) for viewer in here)
            self.bus.tell(f"here {table.id} {self.worker} {seats or '-'}")

    async def close(self) -> None:
        """Stop all that goes on in the background."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.pool.close()
        await self.store.close()

    # Tables

    def table(self, table_id: str, *, fresh: bool = False) -> Held:
        """Hold a table; nobody else touches it meanwhile.

        What other workers have done is known a moment later, or at once if it has to be `fresh`.
        """
        return Held(self.tables, self.make_table, table_id, fresh)

    def make_table(self, table_id: str) -> Table:
        """Return a table about which nothing has been read yet."""
        return Table(self, table_id, self.let_bots_think)

    def forget_idle(self) -> None:
        """Let go of tables that nobody has used for a while; their rows are all that matters."""
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
            bot = table.bot_of(seat)
            decision = course.decision(seat)
            if bot is not None and table.thinking.get(seat) != decision:
                table.thinking[seat] = decision
                self.spawn(self._let_bot_play(table, course, seat, bot, decision))

    async def _let_bot_play(self, table: Table, course: Course, seat: int, bot: str, decision: str) -> None:
        """Play what a bot wants, or, if it fails, any legal move."""
        try:
            try:
                thought = await self.pool.think(course.game, seat, bot)
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
        if table.bot_of(seat) is None or seat not in course.game.pending:
            return
        moves = [str(move) for move in course.game.legal_moves(seat)]
        move = wanted if wanted in moves else self.lots.choice(moves)
        if not await table.write(course, seat, "move", [move], None):
            await table.catch_up()
            del table.thinking[seat]
            table.let_bots_think()

    # What is due

    async def tick(self) -> None:
        """Hand seats whose time is over to bots, and look after bots that should long have moved."""
        now = self.now()
        for table_id in await self.store.due(now):
            async with self.table(table_id) as table:
                await self._run_clocks(table, now)
        self.forget_idle()

    async def _run_clocks(self, table: Table, now: float) -> None:
        if not table.is_playing or table.course is None:
            return
        course = table.course
        for seat in course.game.pending:
            limit = deadline(course, table.doc.house, seat)
            if limit is None or limit > now:
                continue
            bot = table.doc.house.stand_in or self.stand_in
            key = f"clock {course.decision(seat)} {seat}"
            with contextlib.suppress(Refusal):
                await table.wish(key, seat, "hand", [bot], still_due(seat, now, table))

    async def keep_ticking(self) -> None:
        """Look again and again at what is due."""
        last_sweep = 0.0
        while True:
            try:
                await self.tick()
                if self.now() - last_sweep > SWEEP:
                    last_sweep = self.now()
                    gc.collect()
                    await self.store.close_old_lobbies(self.now() - LOBBY_DAYS * 86400)
            except Exception:
                LOGGER.exception("the ticker failed")
            await asyncio.sleep(TICK)

    # Other workers

    def hear(self, notice: str) -> None:
        """Take in what another worker tells: `log TABLE WORKER`, `doc TABLE`, `chat TABLE`, `here ...`."""
        what, table_id, *rest = notice.split(" ")
        table = self.tables.get(table_id)
        if table is None or not table.loaded or rest[:1] == [self.worker]:
            return
        if what == "here":
            table.elsewhere[rest[0]] = [] if rest[1] == "-" else [int(seat) for seat in rest[1].split(",")]
            for sitting in table.sittings():
                write.tell_table(sitting)
            return
        table.stale.add(what)
        self.spawn(self._refresh(table_id))

    async def _refresh(self, table_id: str) -> None:
        with contextlib.suppress(Refusal):
            async with self.table(table_id):
                pass

    def reload_all(self) -> None:
        """Look at everything again, after notices may have been missed."""
        for table in list(self.tables.values()):
            if table.loaded:
                table.stale |= {"doc", "log", "chat"}
                self.spawn(self._refresh(table.id))


def is_unused(table: Table) -> bool:
    """Is nobody connected to a table, or about to do something there?"""
    return not (any(table.present) or table.users or table.thinking)


def still_due(seat: int, now: float, table: Table) -> Callable[[Course], None]:
    """Return the check that a seat's time is still over once its row is written."""

    def check(course: Course) -> None:
        limit = deadline(course, table.doc.house, seat)
        if seat not in course.game.pending or limit is None or limit > now:
            raise Refusal("late", "seat-in-time")

    return check
