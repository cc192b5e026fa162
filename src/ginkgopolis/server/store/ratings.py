"""Ratings in the database: games that are to be rated, their results, and the ladder."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from ginkgopolis.server.community.rating import Skill, rate
from ginkgopolis.server.store.run import Run
from ginkgopolis.server.store.schema import PLAYERS, RATINGS, RESULTS, TABLES

AT_ONCE: Final = 50
FEWEST: Final = 2
"""Players with keys, without whom there is nothing to rate."""


class Finisher(NamedTuple):
    """Somebody with a key who has played to the end."""

    seat: int
    player: str
    place: int
    score: int


class Standing(NamedTuple):
    """What a player has come to at tables of some size."""

    player: str
    players: int
    mu: float
    sigma: float
    points: float
    games: int
    wins: int
    places: int
    """The sum of all."""
    scores: int
    """The sum of all."""


class Rung(NamedTuple):
    """A line of the ladder."""

    name: str
    standing: Standing


class GameRow(NamedTuple):
    """A rated game of one player, with the table as it is now."""

    table_id: str
    seat: int
    players: int
    at: float
    place: int
    score: int
    before: float
    after: float
    doc: str
    listed: bool


class Ratings:
    """The ratings of one database."""

    def __init__(self, run: Run) -> None:
        self.run = run

    async def due(self) -> list[str]:
        """Return the tables whose games are to be rated, in the order in which they ended."""
        query = sa.select(TABLES.c.id).where(TABLES.c.rated, TABLES.c.phase == "finished")
        query = query.order_by(TABLES.c.finished, TABLES.c.id).limit(AT_ONCE)
        return list(await self.run(lambda c: c.execute(query).scalars().all()))

    async def settle(self, table_id: str, players: int, finishers: Sequence[Finisher], at: float) -> bool:
        """Rate a game once and for all; False if another worker was quicker, or nobody is to be rated.

        That the game is rated is written together with the ratings, or neither is.
        """
        mine = TABLES.update().where(TABLES.c.id == table_id, TABLES.c.rated).values(rated=False)

        def settle(connection: sa.Connection) -> bool:
            if connection.execute(mine).rowcount != 1:
                return False
            rated = still_there(connection, finishers)
            if len(rated) < FEWEST:
                return False
            write_ratings(connection, table_id, players, rated, at)
            return True

        return await self.run(settle)

    async def of(self, player: str) -> list[Standing]:
        """Return what a player has come to, by the number of players."""
        query = sa.select(RATINGS).where(RATINGS.c.player == player).order_by(RATINGS.c.players)
        return [Standing(*row) for row in await self.run(lambda c: c.execute(query).all())]

    async def ladder(self, players: int, limit: int, skip: int) -> list[Rung]:
        """Return those who have played at tables of some size, the best first."""
        query = (
            sa.select(PLAYERS.c.name, RATINGS)
            .join(PLAYERS, PLAYERS.c.id == RATINGS.c.player)
            .where(RATINGS.c.players == players)
            .order_by(RATINGS.c.points.desc(), RATINGS.c.player)
            .limit(limit)
            .offset(skip)
        )
        found = await self.run(lambda c: c.execute(query).all())
        return [Rung(name, Standing(*row)) for name, *row in found]

    async def games_of(self, player: str, limit: int, skip: int, *, every: bool) -> list[GameRow]:
        """Return the games of a player, the latest first: `every` one, or those of listed tables."""
        query = (
            sa.select(*RESULT, TABLES.c.doc, TABLES.c.listed)
            .join(TABLES, TABLES.c.id == RESULTS.c.table_id)
            .where(RESULTS.c.player == player)
            .order_by(RESULTS.c.at.desc(), RESULTS.c.table_id)
            .limit(limit)
            .offset(skip)
        )
        if not every:
            query = query.where(TABLES.c.listed)
        found: Sequence[Sequence[Any]] = await self.run(lambda c: c.execute(query).all())
        return [GameRow(*row) for row in found]


RESULT: Final = tuple(RESULTS.c[name] for name in GameRow._fields[:8])


def still_there(connection: sa.Connection, finishers: Sequence[Finisher]) -> list[Finisher]:
    """Return those who have not left, and let nobody else touch their ratings meanwhile."""
    wanted = [finisher.player for finisher in finishers]
    query = sa.select(PLAYERS.c.id).where(PLAYERS.c.id.in_(wanted)).order_by(PLAYERS.c.id).with_for_update()
    found = set(connection.execute(query).scalars())
    return [finisher for finisher in finishers if finisher.player in found]


def write_ratings(
    connection: sa.Connection, table_id: str, players: int, rated: Sequence[Finisher], at: float
) -> None:
    """Write what a game has changed."""
    known = standings(connection, players, [finisher.player for finisher in rated])
    before = [known[finisher.player] for finisher in rated]
    skills = [Skill(standing.mu, standing.sigma) for standing in before]
    after = rate(skills, [finisher.place for finisher in rated])
    for finisher, old, new in zip(rated, before, after):
        now = after_game(old, finisher, new)
        own = (RATINGS.c.player == old.player, RATINGS.c.players == players)
        connection.execute(RATINGS.delete().where(*own))
        connection.execute(RATINGS.insert(), now._asdict())
        row = finisher._asdict() | {"table_id": table_id, "players": players, "at": at}
        connection.execute(RESULTS.insert(), row | {"before": old.points, "after": now.points})


def standings(connection: sa.Connection, players: int, wanted: list[str]) -> dict[str, Standing]:
    """Return what players have come to, those included who have not played yet."""
    first = Skill()
    nobody = (players, first.mu, first.sigma, first.points, 0, 0, 0, 0)
    query = sa.select(RATINGS).where(RATINGS.c.players == players, RATINGS.c.player.in_(wanted))
    found = {row.player: Standing(*row) for row in connection.execute(query)}
    return {player: found.get(player) or Standing(player, *nobody) for player in wanted}


def after_game(old: Standing, finisher: Finisher, skill: Skill) -> Standing:
    """Return what a player has come to after one more game."""
    return old._replace(
        mu=skill.mu,
        sigma=skill.sigma,
        points=skill.points,
        games=old.games + 1,
        wins=old.wins + (finisher.place == 1),
        places=old.places + finisher.place,
        scores=old.scores + finisher.score,
    )
