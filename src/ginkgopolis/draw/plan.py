"""What a move would do in the city, for those who draw it."""

from collections.abc import Sequence
from typing import NamedTuple

from ginkgopolis.draw.board import Plan
from ginkgopolis.engine import moves as m
from ginkgopolis.engine.rules import legal_moves
from ginkgopolis.engine.state import GameState
from ginkgopolis.notation import move_text
from ginkgopolis.prompts import prompt_of
from ginkgopolis.trial.describe import describe
from ginkgopolis.trial.reasons import why_illegal
from ginkgopolis.trial.trial import Trials
from ginkgopolis.values import Move, code_of
from ginkgopolis.view.shapes import TokenPlace, View

TOKEN_MOVES = (m.TOKEN_BESIDE, m.TOKEN_TO, m.TOKEN_SHIFT)


class Idea(NamedTuple):
    """A move as it is drawn."""

    plan: Plan
    words: str
    """What it would do, as far as a seat may know."""
    chosen: frozenset[str]
    """The cards and tiles of a hand that it takes."""


NO_IDEA = Idea(Plan(), "", frozenset())


def idea_of(state: GameState, view: View, given: Move | str | None) -> Idea:
    """Return what a legal move of the viewer would do; a spectator sees where it leads, and no words."""
    if given is None:
        return NO_IDEA
    code = code_of(given)
    move = Move.from_code(code)
    mover = view.seat if view.seat is not None else only_one(view.pending)
    if view.seat is not None and code not in legal_moves(state, view.seat):
        raise why_illegal(state, view.seat, code)
    card, tile, words, is_placed = move.card, move.tile, "", True
    if view.seat is not None:
        trial = Trials(state, [seat.name for seat in view.seats], view.seat).of(code)
        words = f"{move}: {describe(trial)}"
        is_placed = not card or trial.preview.placed > 0
    if m.kind_of(code) in TOKEN_MOVES and mover is not None:
        plan = token_plan(state, view, mover, code)
    elif card:
        plan = Plan(lit=place_of(view, card), tile=tile if is_placed else None, owner=mover)
    else:
        plan = Plan()
    # Other moves name what they take at their end, as in `give R7`.
    return Idea(plan, words, frozenset(things(card, tile) or [str(move).rpartition(" ")[2]]))


def only_one(seats: Sequence[int]) -> int | None:
    """Return the seat that is asked, if it is one alone."""
    return seats[0] if len(seats) == 1 else None


def things(*names: str | None) -> list[str]:
    """Return what there is of some things."""
    return [name for name in names if name]


def place_of(view: View, card: str) -> tuple[int, int] | None:
    """Return where the building or token lies that a card names."""
    for building in view.buildings:
        if building.tile == card:
            return building.east, building.south
    return next(((token.east, token.south) for token in view.tokens if token.letter == card), None)


def token_plan(state: GameState, view: View, seat: int, code: int) -> Plan:
    """Return where a move puts the token that is asked for, and those that make room for it."""
    prompt = prompt_of(state, seat, legal_moves(state, seat))
    options = prompt.options if prompt else ()
    option = next((one for one in options if one.move == move_text(code)), None)
    if option is None or option.place is None or view.moving_token is None:
        return Plan()
    moved = TokenPlace(view.moving_token, option.place.east, option.place.south)
    return Plan(tokens=(moved, *option.tokens))
