"""The umpire: rates games that have ended, each once."""

import logging

from ginkgopolis.server.community.rating import places_of
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.store.ratings import Finisher, Ratings
from ginkgopolis.server.tables.hub import Hub
from ginkgopolis.server.tables.table import Table

LOGGER = logging.getLogger("ginkgopolis.umpire")


class Umpire:
    """Looks for rated games that have ended: moves need not know of it, and no crash skips one."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.ratings = Ratings(hub.store.run)

    async def look(self) -> None:
        """Rate all games that have ended since."""
        for table_id in await self.ratings.due():
            try:
                await self.rate(table_id)
            except Refusal as refusal:
                LOGGER.warning("a game cannot be rated", extra={"table": table_id, "reason": refusal.code})
                if refusal.code == "set_aside":
                    await self.ratings.settle(table_id, 0, [], 0.0)
            except (
                Exception
            ):  # one bad game keeps no other waiting; another worker may just have been quicker
                LOGGER.exception("a game could not be rated", extra={"table": table_id})

    async def rate(self, table_id: str) -> None:
        """Rate a game, unless another worker does."""
        async with self.hub.table(table_id) as table:
            players, finishers = table.doc.players, finishers_of(table)
            finished = table.row.finished or self.hub.now()
        if await self.ratings.settle(table_id, players, finishers, finished):
            self.hub.count("ginkgopolis_rated_games_total")


def finishers_of(table: Table) -> list[Finisher]:
    """Return the players with keys who have played a finished game."""
    assert table.course is not None
    totals = [score.total for score in table.course.game.scores()]
    places = places_of(totals, frozenset(table.course.stand_ins))
    return [
        Finisher(number, seat.player, places[number], totals[number])
        for number, seat in enumerate(table.doc.seats)
        if seat.player is not None and seat.kind == "human"
    ]
