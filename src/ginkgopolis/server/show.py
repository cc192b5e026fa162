"""A game as one viewer sees it."""

from typing import Final

import msgspec

from ginkgopolis.game import Game
from ginkgopolis.notation import Move, move_order
from ginkgopolis.scores import Score, winners_of
from ginkgopolis.server.course import Course
from ginkgopolis.server.requests import House
from ginkgopolis.server.shapes import Decision, Request, Shown, Waiting
from ginkgopolis.server.sight import Common, Mine
from ginkgopolis.view import add_personal

replace: Final = msgspec.structs.replace


def look_at(course: Course, house: House, playing: bool) -> Common:
    """Work out what all viewers see."""
    game = course.game
    view = game.view(None)
    districts, scores = game.standing()
    return Common(
        view=view,
        stage=course.stage,
        waiting=waiting_of(course, house) if playing else [],
        request=request_of(course),
        districts=districts,
        winners=winners_of(scores) if game.over else [],
        scores=scores,
    )


def look_after_sealed(course: Course, house: House, seat: int, before: Common) -> Common:
    """Work out what all viewers see after a sealed choice of a seat: the city is as before."""
    return replace(
        before,
        view=course.game.after_sealed(before.view, seat),
        waiting=waiting_of(course, house),
        request=request_of(course),
    )


def waiting_of(course: Course, house: House) -> list[Waiting]:
    """Return who owes a decision."""
    return [Waiting(seat=seat, deadline=deadline(course, house, seat)) for seat in course.game.pending]


def request_of(course: Course) -> Request | None:
    """Return the open request to go back."""
    going = course.going
    if going is None:
        return None
    return Request(
        seat=going.seat, to=going.to, round=going.round, agreed=list(going.agreed), asked=course.asked()
    )


def deadline(course: Course, house: House, seat: int) -> float | None:
    """When a seat's time is over; bots have no clock."""
    if house.clock is None or seat not in course.voters():
        return None
    return course.since[seat] + house.clock.seconds


def show(course: Course, house: House, viewer: int | None, common: Common, playing: bool) -> Shown:
    """Return all that one viewer sees; somebody who only watches is None."""
    return put_together(viewer, common, look_from(course, house, viewer, common, playing))


def put_together(viewer: int | None, common: Common, mine: Mine) -> Shown:
    """Return all that one viewer sees."""
    return Shown(
        view=common.view if viewer is None else add_personal(common.view, viewer, mine.personal),
        stage=common.stage,
        decision=mine.decision,
        can_undo=mine.can_undo,
        can_ask=mine.can_ask,
        waiting=common.waiting,
        request=common.request,
        districts=common.districts,
        scores=mine.scores,
        winners=common.winners,
    )


def look_from(
    course: Course,
    house: House,
    viewer: int | None,
    common: Common,
    playing: bool,
    before_seal: Mine | None = None,
) -> Mine:
    """Work out what one viewer sees besides what all see; her own sealed choice leaves most as it was."""
    game = course.game
    goes_back = playing and house.undo
    if before_seal is None or viewer is None:
        known = game.personal(viewer, common.view)
    else:
        known = game.personal_after_sealed(before_seal.personal, viewer)
    return Mine(
        personal=known,
        decision=decide(course, house, viewer) if playing and viewer is not None else None,
        can_undo=goes_back and can_undo(course, viewer),
        can_ask=can_ask(course, viewer) if goes_back else [],
        scores=visible_scores(game, house, viewer, common.scores),
    )


def look_on_after_sealed(course: Course, house: House, viewer: int | None, before: Mine) -> Mine:
    """Work out what a viewer sees after a sealed choice of somebody else: at most, what she may take back."""
    undo = house.undo and can_undo(course, viewer)
    ask = before.can_ask
    if house.undo and "choice" not in ask:  # who has chosen anything has that still
        ask = can_ask(course, viewer)
    if undo == before.can_undo and ask == before.can_ask:
        return before
    return replace(before, can_undo=undo, can_ask=ask)


def can_undo(course: Course, viewer: int | None) -> bool:
    """Can a viewer take a step back by herself?"""
    return viewer is not None and course.undoable(viewer) is not None


def can_ask(course: Course, viewer: int | None) -> list[str]:
    """Return what a viewer could ask all to go back to."""
    return [] if viewer is None else list(course.can_ask(viewer))


def decide(course: Course, house: House, seat: int) -> Decision | None:
    """Return what a seat may do now, unless a bot plays for it."""
    moves = course.game.legal_texts(seat)
    if not moves or seat in course.stand_ins:
        return None
    question, prompt = course.game.question, course.game.prompt(seat)
    assert question is not None and prompt is not None
    return Decision(
        id=course.decision(seat),
        question=question,
        moves=moves,
        prompt=prompt,
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
