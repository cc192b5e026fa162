"""A game as one viewer sees it, and what has changed since she saw it last."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.moves import field, kind_of
from ginkgopolis.game import Game
from ginkgopolis.narrate import tell_story
from ginkgopolis.notation import Move
from ginkgopolis.scores import DistrictScore, Score
from ginkgopolis.server.answers import (
    Decision,
    DistrictInfo,
    LogEntry,
    Request,
    Shown,
    ShownChange,
    Update,
    ViewChange,
    Waiting,
)
from ginkgopolis.server.course import Change, Course
from ginkgopolis.server.events import tell_events
from ginkgopolis.server.requests import House
from ginkgopolis.view import BuildingView, View

VIEW_FIELDS = View.__struct_fields__
SHOWN_FIELDS = tuple(name for name in Shown.__struct_fields__ if name != "view")


class Common(NamedTuple):
    """What is the same for all viewers."""

    districts: list[DistrictInfo]
    scores: list[Score]
    winners: list[int]
    waiting: list[Waiting]
    request: Request | None


def look_at(course: Course, house: House, playing: bool) -> Common:
    """Work out what all viewers see."""
    game = course.game
    districts = district_infos(game.districts(), game.view(None).buildings)
    waiting = [Waiting(seat=seat, deadline=deadline(course, house, seat)) for seat in game.pending]
    going = course.going
    request = None
    if going is not None:
        request = Request(
            seat=going.seat, to=going.to, round=going.round, agreed=going.agreed.copy(), asked=course.asked()
        )
    return Common(districts, game.scores(), game.winners, waiting if playing else [], request)


def deadline(course: Course, house: House, seat: int) -> float | None:
    """When a seat's time is over; bots have no clock."""
    if house.clock is None or seat not in course.voters():
        return None
    return course.since[seat] + house.clock.seconds


def district_infos(found: Sequence[DistrictScore], buildings: Sequence[BuildingView]) -> list[DistrictInfo]:
    """Name the buildings of districts by their places in the view."""
    where = {building.tile: place for place, building in enumerate(buildings)}
    return [
        DistrictInfo(
            colour=district.colour,
            buildings=[where[top] for top in district.buildings],
            tops=district.buildings,
            resources=district.resources,
            ranking=district.ranking,
        )
        for district in found
    ]


def show(course: Course, house: House, viewer: int | None, common: Common, playing: bool) -> Shown:
    """Return all that one viewer sees; somebody who only watches is None."""
    game = course.game
    return Shown(
        view=game.view(viewer),
        stage=course.stage,
        decision=decide(course, house, viewer) if playing and viewer is not None else None,
        can_undo=bool(playing and house.undo and viewer is not None and course.undoable(viewer) is not None),
        can_ask=list(course.can_ask(viewer)) if playing and house.undo and viewer is not None else [],
        waiting=common.waiting,
        request=common.request,
        districts=common.districts,
        scores=visible_scores(game, house, viewer, common.scores),
        winners=common.winners,
    )


def decide(course: Course, house: House, seat: int) -> Decision | None:
    """Return what a seat may do now, unless a bot plays for it."""
    moves = course.game.legal_moves(seat)
    if not moves or seat in course.stand_ins:
        return None
    question = course.game.question
    assert question is not None
    return Decision(
        id=course.decision(seat),
        question=question,
        moves=[str(move) for move in in_order(moves)],
        deadline=deadline(course, house, seat),
    )


def in_order(moves: list[Move]) -> list[Move]:
    """Sort moves: the order of cards in a hand would tell what its last owner has thought of."""
    return sorted(moves, key=lambda move: (kind_of(move.code), *(field(move.code, at) for at in range(3))))


def visible_scores(game: Game, house: House, viewer: int | None, scores: list[Score]) -> list[Score] | None:
    """Return the rows of the score sheet that a viewer may see."""
    if game.over:
        return scores
    if not house.projection:
        return None
    if game.options.closed_screens:
        return [score for score in scores if score.seat == viewer]
    return scores


def entry_of(game: Game, viewer: int | None, change: Change, buildings: Sequence[BuildingView]) -> LogEntry:
    """Tell a viewer what a row has done."""
    return tell_lines(game, viewer, change.seat, change.round, change.lines, buildings, change.undone)


def tell_lines(
    game: Game,
    viewer: int | None,
    seat: int | None,
    round_: int,
    lines: Sequence[Line],
    buildings: Sequence[BuildingView],
    undone: str | None = None,
) -> LogEntry:
    """Tell a viewer some lines of the journal."""
    return LogEntry(
        seat=seat,
        round=round_,
        events=tell_events(lines, viewer, buildings),
        news=tell_story(lines, game.names, viewer),
        undone=undone,  # type: ignore[arg-type]
    )


def tell_log(course: Course, viewer: int | None, since_round: int = 0) -> list[LogEntry]:
    """Tell a viewer the story from a round on."""
    game = course.game
    buildings = game.view(viewer).buildings
    entries = []
    if since_round == 0:
        entries.append(tell_lines(game, viewer, None, 0, game.story[0], buildings))
    for move, lines in zip(course.played, game.story[1:]):
        if lines and move.round >= since_round:
            entries.append(tell_lines(game, viewer, move.seat, move.round, lines, buildings))
    return entries


def changed(base: int, before: Shown, version: int, now: Shown, entries: list[LogEntry]) -> Update:
    """Return what a viewer must be told to see what is now."""
    view = {
        name: getattr(now.view, name)
        for name in VIEW_FIELDS
        if getattr(now.view, name) != getattr(before.view, name)
    }
    shown = {name: getattr(now, name) for name in SHOWN_FIELDS if getattr(now, name) != getattr(before, name)}
    return Update(
        base=base, version=version, view=ViewChange(**view), shown=ShownChange(**shown), entries=entries
    )


def encode(message: msgspec.Struct) -> bytes:
    """Return a message as JSON."""
    return msgspec.json.encode(message)
