"""A game as one viewer sees it, and what has changed since she saw it last."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ginkgopolis.engine.journal import Line
from ginkgopolis.game import Game
from ginkgopolis.language import spoken
from ginkgopolis.narrate import tell_story
from ginkgopolis.notation import Move, move_order
from ginkgopolis.scores import DistrictScore, Score
from ginkgopolis.server.answers import Update
from ginkgopolis.server.course import Change, Course, Undone
from ginkgopolis.server.events import Told
from ginkgopolis.server.requests import House
from ginkgopolis.server.shapes import (
    Decision,
    DistrictInfo,
    LogEntry,
    Request,
    Shown,
    ShownChange,
    ViewChange,
    Waiting,
)
from ginkgopolis.view import BuildingView, View

replace = msgspec.structs.replace


class Common(NamedTuple):
    """What is the same for all viewers."""

    view: View
    """What everybody sees."""
    districts: list[DistrictInfo]
    scores: list[Score]
    winners: list[int]
    waiting: list[Waiting]
    request: Request | None


def look_at(course: Course, house: House, playing: bool, before: Common | None = None) -> Common:
    """Work out what all viewers see; where only a sealed choice was made, the city is as before."""
    game = course.game
    view = game.view(None)
    waiting = [Waiting(seat=seat, deadline=deadline(course, house, seat)) for seat in game.pending]
    waiting = waiting if playing else []
    if before is not None:
        return before._replace(view=view, waiting=waiting, request=request_of(course))
    districts = district_infos(game.districts(), view.buildings)
    return Common(view, districts, game.scores(), game.winners, waiting, request_of(course))


def request_of(course: Course) -> Request | None:
    """Return the open request to go back."""
    going = course.going
    if going is None:
        return None
    return Request(
        seat=going.seat, to=going.to, round=going.round, agreed=going.agreed.copy(), asked=course.asked()
    )


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
    goes_back = playing and house.undo and viewer is not None
    return Shown(
        view=common.view if viewer is None else game.view(viewer, common.view),
        stage=course.stage,
        decision=decide(course, house, viewer) if playing and viewer is not None else None,
        can_undo=goes_back and can_undo(course, viewer),
        can_ask=list(course.can_ask(viewer)) if goes_back and viewer is not None else [],
        waiting=common.waiting,
        request=common.request,
        districts=common.districts,
        scores=visible_scores(game, house, viewer, common.scores),
        winners=common.winners,
    )


def can_undo(course: Course, viewer: int | None) -> bool:
    """Can a viewer take a step back by herself?"""
    return viewer is not None and course.undoable(viewer) is not None


def show_ready(course: Course, house: House, seen: Shown, seat: int, old: Common, new: Common) -> Shown:
    """Return what another viewer sees after a sealed choice of a seat: what it has changed for everybody."""
    viewer = seen.view.seat
    fields = changed_fields(old.view, new.view)
    if "seats" in fields:
        seats = list(seen.view.seats)
        seats[seat] = replace(seats[seat], **changed_fields(old.view.seats[seat], new.view.seats[seat]))
        fields["seats"] = tuple(seats)
    return replace(
        seen,
        view=replace(seen.view, **fields),
        can_undo=house.undo and can_undo(course, viewer),
        can_ask=list(course.can_ask(viewer)) if house.undo and viewer is not None else [],
        waiting=new.waiting,
        request=new.request,
    )


def changed_fields(before: msgspec.Struct, now: msgspec.Struct) -> dict[str, Any]:
    """Return the fields of a thing that are not as before."""
    return {
        name: value
        for name in now.__struct_fields__
        if (value := getattr(now, name)) != getattr(before, name)
    }


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
    return sorted(moves, key=lambda move: move_order(move.code))


def visible_scores(game: Game, house: House, viewer: int | None, scores: list[Score]) -> list[Score] | None:
    """Return the rows of the score sheet that a viewer may see."""
    if game.over:
        return scores
    if not house.projection:
        return None
    if game.options.closed_screens:
        return [score for score in scores if score.seat == viewer]
    return scores


class Story:
    """What a row has done, for any viewer."""

    def __init__(
        self,
        game: Game,
        seat: int | None,
        round_: int,
        lines: Sequence[Line],
        buildings: Sequence[BuildingView],
        undone: Undone = None,
    ) -> None:
        self.names = game.names
        self.seat = seat
        self.round = round_
        self.lines = lines
        self.events = Told(lines, buildings)
        self.undone = undone
        self.news: dict[str, list[str]] = {}

    @classmethod
    def of(cls, game: Game, change: Change, buildings: Sequence[BuildingView]) -> "Story":
        """Return what a change was."""
        return cls(game, change.seat, change.round, change.lines, buildings, change.undone)

    def to(self, viewer: int | None) -> LogEntry:
        """Tell it to a viewer."""
        own = self.events.concern(viewer)
        return LogEntry(
            seat=self.seat,
            round=self.round,
            events=self.events.to(viewer),
            news=tell_story(self.lines, self.names, viewer) if own else self.news_for_all(),
            undone=self.undone,
        )

    def news_for_all(self) -> list[str]:
        """Tell it to everybody, in the language that is spoken."""
        language = spoken.get()
        if language not in self.news:
            self.news[language] = tell_story(self.lines, self.names, None)
        return self.news[language]


def tell_log(course: Course, viewer: int | None, since_round: int = 0) -> list[LogEntry]:
    """Tell a viewer the story from a round on."""
    game = course.game
    buildings = game.view(viewer).buildings
    entries = []
    if since_round == 0:
        entries.append(Story(game, None, 0, game.story[0], buildings).to(viewer))
    for move, lines in zip(course.played, game.story[1:]):
        if lines and move.round >= since_round:
            entries.append(Story(game, move.seat, move.round, lines, buildings).to(viewer))
    return entries


def changed(base: int, before: Shown, version: int, now: Shown, entries: list[LogEntry]) -> Update:
    """Return what a viewer must be told to see what is now."""
    view = changed_fields(before.view, now.view)
    shown = changed_fields(before, now)
    shown.pop("view", None)
    return Update(
        base=base, version=version, view=ViewChange(**view), shown=ShownChange(**shown), entries=entries
    )
