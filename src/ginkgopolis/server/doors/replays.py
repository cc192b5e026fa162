"""Finished games: their records, and looking at them again move by move."""

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from ginkgopolis.bots.registry import level_of
from ginkgopolis.record import Record, read_record
from ginkgopolis.server.doors.http import Visitor, described, read_body, reply
from ginkgopolis.server.doors.limits import Allowances, by_the_minute
from ginkgopolis.server.doors.requests import Colour, Hint, House
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.out import answers, shapes
from ginkgopolis.server.out.project import Story, look_at, show
from ginkgopolis.server.tables.course import Change, Course, Row
from ginkgopolis.server.tables.doc import new_id, seed_hash
from ginkgopolis.server.tables.game import TableGame
from ginkgopolis.server.tables.hub import Hub
from ginkgopolis.server.tables.lobby import check_bot
from ginkgopolis.server.tables.previews import choice_of, imagine
from ginkgopolis.server.tables.sitting import looker
from ginkgopolis.server.tables.table import Table
from ginkgopolis.values import Move

AT_HAND: Final = 64
"""Games that are kept for those who step through them."""
LONGEST_GAME: Final = 5_000
"""Moves; real games have some hundreds."""
ReplayId = Annotated[str, Path(max_length=40)]
Number = Annotated[int, Path(ge=0, le=LONGEST_GAME)]
Seat = Annotated[str | None, Query(max_length=10, description="A number, or `all`.")]


class Kept:
    """A finished game: its record, and how its seats look."""

    def __init__(self, record: Record, colours: list[Colour] | None) -> None:
        self.record = record
        self.colours = colours
        self.rounds: list[shapes.RoundEnd] = []
        self.moves: list[shapes.ReplayMove] = []
        self.last = self._play_through()

    def _play_through(self) -> TableGame:
        game = self.at(0)
        for number, play in enumerate(self.record.moves, start=1):
            round_ = game.round
            self.moves.append(shapes.ReplayMove(seat=play.seat, move=play.move, round=round_))
            game.play(play.seat, play.move)
            if round_ and (game.over or game.round != round_):
                totals = [score.total for score in game.scores()]
                self.rounds.append(shapes.RoundEnd(round=round_, move=number, totals=totals))
        return game

    def at(self, number: int) -> TableGame:
        """Return the game after some moves."""
        return TableGame.from_record(msgspec.structs.replace(self.record, moves=self.record.moves[:number]))

    def course_at(self, number: int) -> tuple[Course, Change | None]:
        """Return the course of the game after some moves, and what the last of them changed."""
        begin = msgspec.structs.replace(self.record, moves=[])
        course = Course(lambda: TableGame.from_record(begin), [], 0.0)
        change = None
        for place, play in enumerate(self.record.moves[:number]):
            change = course.apply(Row(place, play.seat, "move", play.move, None, 0.0, 0.0))
        return course, change


class Shelf:
    """The games that people look at, kept for a while."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.kept: OrderedDict[str, Kept] = OrderedDict()

    async def find(self, replay_id: str, visitor: Visitor) -> Kept:
        """Return a game by the id of a record or of a finished table."""
        text = await self.hub.store.records.find(replay_id)
        if text is None:
            record, colours = await self._of_table(replay_id, visitor.session)
        async with self.hub.in_turn(visitor.share):
            if text is None:
                return self._keep(replay_id, lambda: Kept(record, colours))
            return self._keep(replay_id, lambda: Kept(read_record(text), None))

    async def _of_table(self, table_id: str, session: str) -> tuple[Record, list[Colour]]:
        async with self.hub.table(table_id, partial(looker, session)) as table:
            return record_of(table), [seat.colour for seat in table.doc.seats]

    def _keep(self, replay_id: str, make: Callable[[], Kept]) -> Kept:
        kept = self.kept.get(replay_id)
        if kept is None:
            kept = self.kept[replay_id] = make()
            if len(self.kept) > AT_HAND:
                self.kept.popitem(last=False)
        self.kept.move_to_end(replay_id)
        return kept


def check_number(kept: Kept, number: int) -> None:
    """Refuse moments that do not exist."""
    if number > len(kept.moves):
        raise Refusal("not_found", "record-has-fewer-moves", moves=len(kept.moves))


def record_of(table: Table) -> Record:
    """Return the record of a finished game, the seed included."""
    if table.course is None:
        raise Refusal("not_started", "game-has-not-begun")
    if not table.course.game.over:
        raise Refusal("not_over", "game-is-not-over")
    if table.course.game.seed is None:
        raise Refusal("not_found", "no-record-from-middle")
    return table.course.game.record()


def replay_routes(hub: Hub, allowances: Allowances) -> APIRouter:
    """Return the routes for records and replays."""
    router = APIRouter(prefix="/api")
    shelf = Shelf(hub)
    uploads = by_the_minute(hub.settings.tables_per_minute, hub.clock)

    @router.get("/tables/{table_id}/record", **described(Record))
    async def record(request: Request, table_id: ReplayId) -> Response:
        """The record of a finished game."""
        async with hub.table(table_id, partial(looker, Visitor(request, hub).session)) as table:
            text = record_of(table).to_json()
        name = f'attachment; filename="ginkgopolis-{table_id}.json"'
        return Response(text, media_type="application/json", headers={"Content-Disposition": name})

    @router.post("/records", **described(answers.RecordId, Record, 201))
    async def upload(request: Request) -> Response:
        """Keep a record for replay."""
        visitor = Visitor(request, hub)
        uploads.check(visitor.address)
        body = await read_body(request)
        async with hub.in_turn(visitor.share):
            kept = Kept(read_record(body), None)
        record_id, text = new_id(), kept.record.to_json()
        most = (hub.settings.records_per_address, hub.settings.records_in_all)
        await hub.store.records.add(record_id, text, hub.now(), visitor.origin, *most)
        return reply(answers.RecordId(id=record_id), 201)

    @router.get("/replays/{replay_id}", **described(shapes.Replay))
    async def replay(request: Request, replay_id: ReplayId) -> Response:
        """A finished game."""
        return reply(told_replay(replay_id, await shelf.find(replay_id, Visitor(request, hub))))

    @router.get("/replays/{replay_id}/{number}", **described(shapes.Moment))
    async def moment(request: Request, replay_id: ReplayId, number: Number, seat: Seat = None) -> Response:
        """A finished game after some moves."""
        visitor = Visitor(request, hub)
        kept = await shelf.find(replay_id, visitor)
        async with hub.in_turn(visitor.share):
            return reply(told_moment(kept, number, seat))

    add_opinion(router, hub, shelf, allowances)
    return router


def add_opinion(router: APIRouter, hub: Hub, shelf: Shelf, allowances: Allowances) -> None:
    """Add the route by which a bot is asked about a finished game."""

    @router.get("/replays/{replay_id}/{number}/opinion", **described(shapes.Opinion))
    async def opinion(
        request: Request, replay_id: ReplayId, number: Number, bot: Annotated[str | None, Query()] = None
    ) -> Response:
        """What a bot would have played instead of the next move."""
        visitor = Visitor(request, hub)
        allowances.check(Hint, visitor.address, visitor.session)
        kept = await shelf.find(replay_id, visitor)
        name = hub.stand_in if bot is None else check_bot(bot, hub.bots)
        return reply(await told_opinion(hub, visitor.share, kept, number, name))


def told_replay(replay_id: str, kept: Kept) -> shapes.Replay:
    """Tell what a finished game was."""
    game = kept.last
    return shapes.Replay(
        id=replay_id,
        names=list(game.names),
        colours=kept.colours,
        options=game.options,
        moves=kept.moves,
        seed_sha256=seed_hash(str(int(kept.record.seed))),
        over=game.over,
        winners=game.winners,
        rounds=kept.rounds,
    )


def told_moment(kept: Kept, number: int, seat: str | None) -> shapes.Moment:
    """Show a finished game after some moves, from a seat, as all saw it, or with all hands."""
    check_number(kept, number)
    course, change = kept.course_at(number)
    game = course.game
    viewers = range(game.players)
    viewer = None
    if seat is not None and seat != "all":
        if seat not in [str(other) for other in viewers]:
            raise Refusal("no_such_seat", "seats-or-all", last=game.players - 1)
        viewer = int(seat)
    house = House()
    shown = show(course, house, viewer, look_at(course, house, not game.over), not game.over)
    hands = [own for other in viewers if (own := game.view(other).own)] if seat == "all" else None
    entry = Story.of(game.names, change).to((viewer,))[viewer] if change else None
    return shapes.Moment(number=number, of=len(kept.moves), game=shown, hands=hands, entry=entry)


async def told_opinion(hub: Hub, share: str, kept: Kept, number: int, bot: str) -> shapes.Opinion:
    """Ask a bot what it would have played."""
    check_number(kept, number + 1)
    game = kept.at(number)
    play = kept.record.moves[number]
    thought = await hub.pool.advise(game, play.seat, bot, share)
    trials = imagine(game, play.seat).trials(play.seat)
    played, best = Move(play.move), Move(thought.moves[0])
    return shapes.Opinion(
        number=number,
        seat=play.seat,
        bot=level_of(bot),
        played=choice_of(trials.of(played.code)),
        best=choice_of(trials.of(best.code)),
        same=played == best,
        reason=thought.reason,
    )
