"""Players in the database: their keys, their names, and the sessions that are theirs."""

from collections.abc import Callable
from typing import Final, NamedTuple

import sqlalchemy as sa

from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.store.run import Run
from ginkgopolis.server.store.schema import (
    ENTRANTS,
    PLAYER_SESSIONS,
    PLAYERS,
    RATINGS,
    RESULTS,
    SEATINGS,
    TOURNAMENTS,
)
from ginkgopolis.server.tables.names import look_of

MOST_SESSIONS: Final = 20
"""Devices on which one is the same player; the oldest is forgotten when there are more."""
EXPIRED_AT_ONCE: Final = 500


class Player(NamedTuple):
    """A player, as far as all may know her."""

    id: str
    name: str
    created: float


PLAYER: Final = (PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.created)


class Players:
    """The players of one database."""

    def __init__(self, run: Run) -> None:
        self.run = run

    async def add(
        self, player: Player, key: str, session: str, address: str, per_address: int, in_all: int
    ) -> None:
        """Add a player with the hashes of her key and her address, and let a session be hers."""
        count = sa.select(sa.func.count()).select_from(PLAYERS)
        checks = (
            (count.where(PLAYERS.c.address == address), per_address, "address-has-too-many-players"),
            (count, in_all, "server-full-of-players"),
        )
        row = player._asdict() | {"key": key, "look": look_of(player.name), "seen": player.created}

        def add(connection: sa.Connection) -> None:
            for query, most, message in checks:
                if connection.execute(query).scalar_one() >= most:
                    raise Refusal("too_many_players", message)
            check_free(connection, player.name, player.id)
            connection.execute(PLAYERS.insert(), row | {"address": address})
            tie(connection, session, player.id, player.created)

        try:
            await self.run(add)
        except sa.exc.IntegrityError:
            raise name_taken(player.name) from None

    async def show_key(self, key: str, session: str, now: float, check: Callable[[str], None]) -> Player:
        """Let a session be the player's whose key it has shown, unless `check` refuses her."""
        query = sa.select(*PLAYER).where(PLAYERS.c.key == key)

        def show(connection: sa.Connection) -> Player:
            row = connection.execute(query).one_or_none()
            if row is None:
                raise Refusal("wrong_secret", "no-such-key")
            player = Player(*row)
            check(player.id)
            connection.execute(PLAYERS.update().where(PLAYERS.c.id == player.id).values(seen=now))
            tie(connection, session, player.id, now)
            return player

        try:
            return await self.run(show)
        except sa.exc.IntegrityError:  # the same session shows another key at the same moment
            raise Refusal("busy", "others-are-quicker") from None

    async def of(self, session: str) -> Player | None:
        """Return the player that a session is."""
        query = sa.select(*PLAYER).join(PLAYER_SESSIONS, PLAYER_SESSIONS.c.player == PLAYERS.c.id)
        query = query.where(PLAYER_SESSIONS.c.session == session)
        row = await self.run(lambda c: c.execute(query).one_or_none()) if session else None
        return None if row is None else Player(*row)

    async def find(self, player_id: str) -> Player | None:
        """Return a player."""
        query = sa.select(*PLAYER).where(PLAYERS.c.id == player_id)
        row = await self.run(lambda c: c.execute(query).one_or_none())
        return None if row is None else Player(*row)

    async def rename(self, player: Player, name: str) -> Player:
        """Give a player another name, which nobody else's looks like."""
        update = PLAYERS.update().where(PLAYERS.c.id == player.id)

        def rename(connection: sa.Connection) -> None:
            check_free(connection, name, player.id)
            connection.execute(update.values(name=name, look=look_of(name)))

        try:
            await self.run(rename)
        except sa.exc.IntegrityError:
            raise name_taken(name) from None
        return player._replace(name=name)

    async def renew(self, player: Player, key: str, session: str) -> None:
        """Give a player another key; only this session is still hers."""
        others = (PLAYER_SESSIONS.c.player == player.id, PLAYER_SESSIONS.c.session != session)

        def renew(connection: sa.Connection) -> None:
            connection.execute(PLAYERS.update().where(PLAYERS.c.id == player.id).values(key=key))
            connection.execute(PLAYER_SESSIONS.delete().where(*others))

        await self.run(renew)

    async def leave(self, session: str) -> None:
        """Let a session be nobody's."""
        gone = PLAYER_SESSIONS.delete().where(PLAYER_SESSIONS.c.session == session)
        await self.run(lambda c: c.execute(gone))

    async def remove(self, player_id: str) -> None:
        """Forget a player, with all that is known of her."""
        await self.run(lambda c: forget_players(c, [player_id]))

    async def expire(self, before: float) -> int:
        """Forget players who have shown no key since, finished no rated game, and are in no tournament."""
        rated, entered = sa.select(RATINGS.c.player), sa.select(ENTRANTS.c.player)
        old = sa.select(PLAYERS.c.id).where(PLAYERS.c.seen < before)
        old = old.where(PLAYERS.c.id.not_in(rated), PLAYERS.c.id.not_in(entered))

        def expire(connection: sa.Connection) -> int:
            found = list(connection.execute(old.limit(EXPIRED_AT_ONCE)).scalars())
            forget_players(connection, found)
            return len(found)

        return await self.run(expire)


def name_taken(name: str) -> Refusal:
    """Return what is said about a name that somebody else has."""
    return Refusal("name_taken", "player-name-taken", name=name)


def check_free(connection: sa.Connection, name: str, player_id: str) -> None:
    """Refuse a name that looks like another player's."""
    taken = sa.select(PLAYERS.c.id).where(PLAYERS.c.look == look_of(name), PLAYERS.c.id != player_id)
    if connection.execute(taken).first() is not None:
        raise name_taken(name)


def tie(connection: sa.Connection, session: str, player_id: str, now: float) -> None:
    """Let a session be a player's; of too many the oldest are no longer hers."""
    own = PLAYER_SESSIONS.c.player == player_id
    connection.execute(PLAYER_SESSIONS.delete().where(PLAYER_SESSIONS.c.session == session))
    older = sa.select(PLAYER_SESSIONS.c.session).where(own)
    older = older.order_by(PLAYER_SESSIONS.c.since.desc()).offset(MOST_SESSIONS - 1).limit(MOST_SESSIONS)
    gone = list(connection.execute(older).scalars())
    connection.execute(PLAYER_SESSIONS.delete().where(PLAYER_SESSIONS.c.session.in_(gone)))
    connection.execute(PLAYER_SESSIONS.insert(), {"session": session, "player": player_id, "since": now})


def forget_players(connection: sa.Connection, ids: list[str]) -> None:
    """Remove players, their own rows first: so we wait for whoever rates a game of theirs meanwhile."""
    connection.execute(PLAYERS.delete().where(PLAYERS.c.id.in_(ids)))
    # A tournament before those who take part, in the order in which whoever opens a round takes them.
    connection.execute(TOURNAMENTS.update().where(TOURNAMENTS.c.owner.in_(ids)).values(owner=""))
    for table in (PLAYER_SESSIONS, RATINGS, RESULTS, ENTRANTS):
        connection.execute(table.delete().where(table.c.player.in_(ids)))
    # What others have gained or lost by playing with them stays.
    connection.execute(SEATINGS.update().where(SEATINGS.c.player.in_(ids)).values(player=""))
