"""The director of tournaments: opens rounds, notes the results of tables, and ends what takes too long."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from ginkgopolis.server.community.boards import Boards
from ginkgopolis.server.community.pairing import Round, deal, pair
from ginkgopolis.server.community.standings import (
    WIN,
    by_points,
    finished_places,
    go_on,
    met_of,
    share,
    stand,
    unfinished_places,
)
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.store.rounds import Outcome, Rounds
from ginkgopolis.server.store.rows import NewTable
from ginkgopolis.server.store.tournaments import Board, Tournaments, Whole
from ginkgopolis.server.tables.calling import remind
from ginkgopolis.server.tables.hub import Hub
from ginkgopolis.server.tables.lobby import Plan
from ginkgopolis.server.tables.table import Table

LOGGER = logging.getLogger("ginkgopolis.director")
HOUR: Final = 3600.0
FEWEST: Final = 2
"""Players without whom there is no round."""
MOST_TOLD: Final = 1000
"""Troubles that are remembered, so that the log has each of them once."""
Due = TypeVar("Due")


class Director:
    """Looks at all tournaments: moves need not know of them, and no crash skips anything."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tournaments = Tournaments(hub.store.run)
        self.rounds = Rounds(hub.store)
        self.boards = Boards(hub)
        self.told: set[tuple[str, str]] = set()
        """What has to wait, and why, as it was last logged."""

    async def look(self) -> None:
        """Do what is due by now."""
        for tournament in await self.rounds.to_begin(self.hub.ran()):
            await self.safely(self.begin, tournament)
        for board in await self.rounds.late(self.hub.ran()):
            await self.safely(self.end, board)
        for board in await self.rounds.ended():
            await self.safely(self.note, board)
        for tournament in await self.rounds.complete():
            await self.safely(self.continue_, tournament)

    async def safely(self, work: Callable[[Due], Awaitable[None]], what: Due) -> None:
        """Do something that holds up nothing else if it fails; it is tried again later."""
        try:
            await work(what)
        except Exception as error:
            reason = error.code if isinstance(error, Refusal) else type(error).__name__
            if (str(what), reason) not in self.told:
                self.told = {*list(self.told)[-MOST_TOLD:], (str(what), reason)}
                LOGGER.warning("a tournament has to wait", extra={"what": str(what)}, exc_info=error)
        else:
            self.told = {told for told in self.told if told[0] != str(what)}

    async def read(self, tournament_id: str, phase: str) -> Whole | None:
        """Return a tournament in a phase; one that nobody can read is closed."""
        whole = await self.tournaments.whole(tournament_id)
        if whole is None or whole.row.phase != phase:
            return None
        if not whole.row.readable:
            LOGGER.error("a tournament cannot be read", extra={"tournament": tournament_id})
            await self.rounds.finish(whole.row, "closed", self.hub.now())
            return None
        return whole

    # Rounds

    async def begin(self, tournament_id: str) -> None:
        """Draw lots and open the first round, if enough take part."""
        whole = await self.read(tournament_id, "open")
        if whole is None:
            return
        players = [one.player for one in whole.entrants]
        if len(players) < whole.row.set.size:
            await self.rounds.finish(whole.row, "closed", self.hub.now())
            return
        self.hub.lots.shuffle(players)
        await self.open(whole, {player: lot for lot, player in enumerate(players, start=1)}, players)

    async def continue_(self, tournament_id: str) -> None:
        """Open the next round, or end the tournament."""
        whole = await self.read(tournament_id, "running")
        if whole is None:
            return
        lots = {one.player: one.lot for one in whole.entrants if not one.gone}
        order = who_plays(whole, lots)
        if len(order) < FEWEST:
            await self.rounds.finish(whole.row, "finished", self.hub.now())
            return
        await self.open(whole, lots, order)

    async def open(self, whole: Whole, lots: dict[str, int], order: Sequence[str]) -> None:
        """Open a round for players in the order of the standings."""
        row, number = whole.row, whole.row.round + 1
        found = await asyncio.to_thread(draw_up, whole, order)
        seatings, made = await self.boards.make(whole, found, number)
        deadline = self.hub.ran() + HOUR * row.set.round_hours
        if not await self.rounds.open(row, lots, seatings, [new for _, new in made], deadline):
            return
        self.hub.count("ginkgopolis_tournament_rounds_total")
        self.welcome(made)

    def welcome(self, made: Sequence[tuple[Table, NewTable]]) -> None:
        """Notify those whose tables wait for them."""
        for table, _ in made:
            self.hub.tables[table.id] = table
            remind(table, self.hub.bell)

    # Tables

    async def end(self, board: Board) -> None:
        """End a game that takes too long."""
        async with self.hub.table(board.table_id, fresh=True, broken=True) as table:
            await table.change(lambda: ending(table))

    async def note(self, board: Board) -> None:
        """Note the result of a table."""
        try:
            async with self.hub.table(board.table_id, fresh=True, broken=True) as table:
                outcome = outcome_of(table)
        except Refusal as refusal:
            if refusal.code not in ("not_found", "set_aside"):
                raise
            outcome = shared(5)
        await self.rounds.note(board, outcome)


def who_plays(whole: Whole, lots: dict[str, int]) -> list[str]:
    """Return who plays in the next round, in the order of the standings; nobody if there is none."""
    doc, last = whole.row.set, whole.row.round
    if doc.format == "swiss":
        lines = [] if last >= doc.rounds else stand(whole.entrants, whole.seatings, by_points, 0)
        return [line.player for line in lines if line.player in lots]
    latest = [one for one in whole.seatings if one.round == last]
    if len({one.board for one in latest}) == 1:
        return []  # that was the final
    return go_on(latest, lots, doc.best)


def draw_up(whole: Whole, order: Sequence[str]) -> Round:
    """Return who meets whom in the next round."""
    doc = whole.row.set
    byes = Counter(one.player for one in whole.seatings if one.table_id is None)
    find = pair if doc.format == "swiss" else deal
    return find(order, doc.size, met_of(whole.seatings), byes)


def ending(table: Table) -> Plan:
    """Return the plan that ends a game, if it goes on."""
    if table.row.phase != "playing":
        return Plan(table.doc)
    return Plan(table.doc, phase="closed")


def outcome_of(table: Table) -> Outcome:
    """Return a table's result: bots that stood in count as their persons; whoever never came has lost."""
    course, seats = table.course, len(table.doc.seats)
    if course is None:
        return shared(seats)
    came = {move.seat for move in course.played if not move.by_bot}
    absent = frozenset(range(seats)) - came
    if not course.face.over:
        places = unfinished_places(seats, course.face.pending, absent)
        return Outcome(places, share(places, absent), [None] * seats, absent)
    totals = [score.total for score in course.game.scores()]
    places = finished_places(totals, absent)
    return Outcome(places, share(places, absent), totals, absent)


def shared(seats: int) -> Outcome:
    """Return the result of a table of which nobody knows what happened there: the same for all."""
    return Outcome([1] * seats, [WIN // 2] * seats, [None] * seats, frozenset())
