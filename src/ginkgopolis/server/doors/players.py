"""The HTTP routes about players: their keys, their pages, and the ladder."""

from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from ginkgopolis.options import MOST_PLAYERS
from ginkgopolis.server.community import keys
from ginkgopolis.server.doors import requests as ask
from ginkgopolis.server.doors.http import Visitor, described, read_json, reply
from ginkgopolis.server.doors.limits import by_the_minute
from ginkgopolis.server.doors.routes import PageNumber
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.out import players as answers
from ginkgopolis.server.store.players import Player, Players
from ginkgopolis.server.store.ratings import GameRow, Ratings, Rung, Standing
from ginkgopolis.server.tables.doc import TableDoc, clean_name, is_id, new_id
from ginkgopolis.server.tables.hub import Hub

PAGE: Final = 50
"""Players on a page of the ladder."""
GAMES: Final = 20
"""Games on a page about a player."""
PlayerId = Annotated[str, Path(max_length=40, description="The public id of a player.")]
Size = Annotated[
    int,
    Query(ge=ask.FEWEST_RANKED, le=MOST_PLAYERS, description="The number of players at a table."),
]


class Club:
    """The players of a server, for those who come in by HTTP."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.limiter = by_the_minute(hub.settings.players_per_minute, hub.clock)

    @property
    def players(self) -> Players:
        """The players, if the server knows any."""
        if self.hub.players is None:
            raise Refusal("not_found", "no-players-here")
        return self.hub.players

    @property
    def ratings(self) -> Ratings:
        """What they have come to."""
        return Ratings(self.players.run)

    async def find(self, player_id: str) -> Player:
        """Return a player by the id that all may know."""
        player = await self.players.find(player_id) if is_id(player_id) else None
        if player is None:
            raise Refusal("not_found", "no-such-player")
        return player


def player_routes(hub: Hub) -> APIRouter:
    """Return the routes under /api/players and /api/ladder."""
    router = APIRouter(prefix="/api")
    club = Club(hub)
    add_keys(router, club)
    add_own(router, club)
    add_pages(router, club)
    return router


def add_keys(router: APIRouter, club: Club) -> None:
    """Add the routes by which somebody becomes a player."""
    hub = club.hub

    @router.post("/players", **described(answers.PlayerMade, ask.PlayerName, 201))
    async def make(request: Request) -> Response:
        """Become a new player, whose key is told this once."""
        players, visitor = club.players, Visitor(request, hub)
        club.limiter.check(visitor.address)
        wanted = await read_json(request, ask.PlayerName)
        player, key = Player(new_id(), clean_name(wanted.name), hub.now()), keys.new_key()
        most = (hub.settings.players_per_address, hub.settings.players_in_all)
        await players.add(player, str(keys.stored(key)), visitor.stay(), visitor.origin, *most)
        return visitor.reply(answers.PlayerMade(player=told(player), key=key), 201)

    @router.post("/players/key", **described(answers.Me, ask.PlayerKey))
    async def show_key(request: Request) -> Response:
        """Be the player who has this key on this device, too."""
        players, visitor = club.players, Visitor(request, hub)
        club.limiter.check(visitor.address)
        stored = keys.stored((await read_json(request, ask.PlayerKey)).key)
        if stored is None:
            raise Refusal("wrong_secret", "no-such-key")
        player = await players.show_key(stored, visitor.stay(), hub.now(), hub.bans.check)
        return visitor.reply(answers.Me(player=told(player)))


def add_own(router: APIRouter, club: Club) -> None:
    """Add the routes by which a player changes what is known of her."""
    hub = club.hub

    @router.get("/players/me", **described(answers.Me))
    async def me(request: Request) -> Response:
        """The player that this session is."""
        player = await club.players.of(Visitor(request, hub).session)
        return reply(answers.Me(player=None if player is None else told(player)))

    @router.post("/players/me", **described(answers.Me, ask.PlayerName))
    async def rename(request: Request) -> Response:
        """Change one's name."""
        visitor = Visitor(request, hub)
        player = await visitor.you()
        club.limiter.check(visitor.address)
        name = clean_name((await read_json(request, ask.PlayerName)).name)
        return reply(answers.Me(player=told(await club.players.rename(player, name))))

    @router.post("/players/me/key", **described(answers.PlayerMade, ask.Nothing))
    async def renew(request: Request) -> Response:
        """Get another key; the old one becomes void, and other devices have to show the new one."""
        visitor = Visitor(request, hub)
        player = await visitor.you()
        club.limiter.check(visitor.address)
        await read_json(request, ask.Nothing)
        key = keys.new_key()
        await club.players.renew(player, str(keys.stored(key)), visitor.session)
        return reply(answers.PlayerMade(player=told(player), key=key))

    @router.post("/players/me/leave", **described(answers.Me, ask.Nothing))
    async def leave(request: Request) -> Response:
        """Stop being a player on this device."""
        await read_json(request, ask.Nothing)
        await club.players.leave(Visitor(request, hub).session)
        return reply(answers.Me(player=None))

    @router.delete("/players/me", **described(answers.Me))
    async def remove(request: Request) -> Response:
        """Be forgotten, along with all ratings and results."""
        player = await Visitor(request, hub).you()
        await club.players.remove(player.id)
        return reply(answers.Me(player=None))


def add_pages(router: APIRouter, club: Club) -> None:
    """Add the routes that tell everybody about players."""
    hub = club.hub

    @router.get("/ladder", **described(answers.Ladder))
    async def ladder(request: Request, players: Size = ask.FEWEST_RANKED, page: PageNumber = 0) -> Response:
        """Who is best at tables for some number of players."""
        found = await club.ratings.ladder(players, PAGE + 1, page * PAGE)
        lines = [line(page * PAGE + at, rung) for at, rung in enumerate(found[:PAGE], start=1)]
        return reply(answers.Ladder(players=players, ladder=lines, more=len(found) > PAGE))

    @router.get("/players/{player_id}", **described(answers.PlayerPage))
    async def player_page(request: Request, player_id: PlayerId, page: PageNumber = 0) -> Response:
        """A player: ratings, statistics, and games of listed tables."""
        player = await club.find(player_id)
        you = await Visitor(request, hub).player_id() == player.id
        found = await club.ratings.games_of(player.id, GAMES + 1, page * GAMES, every=you)
        ratings = await club.ratings.of(player.id)
        return reply(
            answers.PlayerPage(
                player=told(player),
                you=you,
                ratings=[rating(standing) for standing in ratings],
                games=[game for row in found[:GAMES] if (game := played(row, you)) is not None],
                more=len(found) > GAMES,
            )
        )


def told(player: Player) -> answers.PlayerInfo:
    """Return what everybody is told of a player."""
    return answers.PlayerInfo(id=player.id, name=player.name, created=player.created)


def rating(standing: Standing) -> answers.PlayerRating:
    """Return what everybody is told of a rating."""
    return answers.PlayerRating(
        players=standing.players,
        points=round(standing.points, 2),
        mu=round(standing.mu, 2),
        sigma=round(standing.sigma, 2),
        games=standing.games,
        wins=standing.wins,
        place=round(standing.places / standing.games, 2),
        score=round(standing.scores / standing.games, 2),
    )


def line(rank: int, rung: Rung) -> answers.LadderLine:
    """Return a line of the ladder."""
    return answers.LadderLine(
        rank=rank, id=rung.standing.player, name=rung.name, rating=rating(rung.standing)
    )


def played(row: GameRow, you: bool) -> answers.PlayedGame | None:
    """Return what may be told of a game: of others' only what anybody could look at."""
    try:
        doc = msgspec.json.decode(row.doc, type=TableDoc)
    except msgspec.MsgspecError:
        return None
    if not (you or doc.house.spectators):
        return None
    return answers.PlayedGame(
        table=row.table_id,
        title=doc.title,
        finished=row.at,
        players=row.players,
        names=[seat.name for seat in doc.seats],
        seat=row.seat,
        place=row.place,
        score=row.score,
        change=round(row.after - row.before, 2),
    )
