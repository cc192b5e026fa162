"""Who plays in tournaments, and how they go on."""

from collections.abc import Callable
from random import Random

import sqlalchemy as sa

from tests.server.running import Json, Running, settings_for

INTRODUCTORY = {"introductory": True}
HOUR = 3600.0
NAMES = iter(f"Entrant {number}" for number in range(10_000))
FREE = {"players_per_minute": 1e6, "tournaments_per_minute": 1e6, "tournaments_per_address": 10**6}


def holding(url: str, **changes: object) -> Running:
    """Return a server that holds tournaments."""
    settings: dict[str, object] = {"ratings": True, "tournaments": "players", "tournaments_in_all": 10**6}
    return Running(settings_for(url, **(settings | FREE | changes)))


class Somebody:
    """A player with a device."""

    def __init__(self, server: Running) -> None:
        self.client = server.client()
        made = self.client.post("/api/players", name=next(NAMES))
        self.id: str = made["player"]["id"]
        self.key: str = made["key"]
        self.name: str = made["player"]["name"]

    def post(self, path: str, **body: object) -> Json:
        """Do something about a tournament."""
        return self.client.post(f"/api/tournaments{path}", **body)

    def get(self, path: str = "") -> Json:
        """Look at one."""
        return self.client.get(f"/api/tournaments{path}")


def people(server: Running, count: int) -> list[Somebody]:
    """Return players."""
    return [Somebody(server) for _ in range(count)]


def announce(maker: Somebody, joining: list[Somebody], **wanted: object) -> str:
    """Announce a tournament that some join, and return its id."""
    wanted = {"name": "Autumn Cup", "options": INTRODUCTORY} | wanted
    made: str = maker.post("", **wanted)["tournament"]["id"]
    for one in joining:
        one.post(f"/{made}/join")
    return made


def look(server: Running) -> None:
    """Let tournaments go on."""
    server.run(server.app.state.caretaker.direct)


def begin(server: Running, maker: Somebody, tournament: str) -> Json:
    """Let a tournament begin, and return it."""
    maker.post(f"/{tournament}/begin")
    look(server)
    return maker.get(f"/{tournament}")


def rows(server: Running, query: sa.Select[str]) -> list[str]:
    """Look into the database."""
    return list(server.run(lambda: server.hub.store.run(lambda c: c.execute(query).scalars().all())))


async def play_out(server: Running, table_id: str, until: Callable[[], bool] = lambda: False) -> list[int]:
    """Play a table to its end at random, as its people would, and return the points."""
    chance = Random(table_id)
    async with server.hub.table(table_id) as table:
        while table.is_playing and not until():
            course = table.playing()
            seat = course.game.pending[0]
            move = str(chance.choice(course.game.legal_moves(seat)))
            assert await table.write(course, seat, "move", [move], None)
        assert table.course is not None
        return [score.total for score in table.course.game.scores()]


async def choose_once(server: Running, table_id: str, seat: int) -> None:
    """Let a seat make the first decision of the game."""
    async with server.hub.table(table_id) as table:
        course = table.playing()
        decision = course.decision(seat)
        while course.decision(seat) == decision and seat in course.game.pending:
            move = str(course.game.legal_moves(seat)[0])
            assert await table.write(course, seat, "move", [move], None)
            course = table.playing()


def play_round(server: Running, page: Json) -> None:
    """Play all tables of a round, and have their results noted."""
    for table in page["tables"]:
        if table["id"] is not None:
            server.run(lambda table=table: play_out(server, table["id"]))  # type: ignore[misc]
    look(server)
