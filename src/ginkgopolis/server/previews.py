"""What moves would do, worked out in a game in which all that the seat cannot know is redealt."""

import secrets
from typing import Final

from ginkgopolis.engine import journal
from ginkgopolis.engine import moves as m
from ginkgopolis.engine.choose import lay_face_down
from ginkgopolis.engine.ids import CONSTRUCT, EXPLOIT, NOBODY, NONE, TILE, URBANIZE, is_letter, letter_of
from ginkgopolis.engine.state import GameState
from ginkgopolis.game import Game
from ginkgopolis.notation import Move, card_text, read_move, tile_text
from ginkgopolis.prompts.shapes import Place
from ginkgopolis.scores import district_scores
from ginkgopolis.server.events import ACTION_NAMES, ITEM_NAMES
from ginkgopolis.server.shapes import (
    ActionPreview,
    Choice,
    Cost,
    EventInfo,
    Loss,
    Needs,
    Returned,
    SeatPoints,
    Stock,
    Use,
    Waived,
)
from ginkgopolis.server.show import district_infos, in_order
from ginkgopolis.trial.preview import (
    EventPreview,
    Preview,
    preview,
    preview_event,
    preview_with_lower_tile,
    try_commitment,
)
from ginkgopolis.view import building_view

CLAUSES: Final = {EXPLOIT: "R3", URBANIZE: "R4", CONSTRUCT: "R5"}


def imagine(game: Game, seat: int) -> Game:
    """Return a game as the seat may imagine it: what is worked out there gives nothing away."""
    return game.determinize(seat, secrets.randbits(64))


def choice_of(imagined: Game, state: GameState, seat: int, move: Move) -> Choice:
    """Return a legal move with all that can be said about it; `state` is that of the imagined game."""
    kind = m.kind_of(move.code)
    action: ActionPreview | None = None
    if kind == m.COMMIT:
        action = action_preview(state, seat, preview(state, seat, move.code), move.code, NONE)
    elif kind == m.ADD_LOWER_TILE and m.optional(move.code) != NONE:
        lower = m.optional(move.code)
        action = action_preview(state, seat, preview_with_lower_tile(state, seat, lower), None, lower)
    return Choice(
        move=str(move),
        words=imagined.explain(seat, move),
        preview=action,
        event=event_info(state, seat, move.code),
    )


def choices_of(game: Game, seat: int) -> list[Choice]:
    """Return all that a seat may do now."""
    imagined = imagine(game, seat)
    state = imagined.imagine(seat, 0)
    return [choice_of(imagined, state, seat, move) for move in in_order(game.legal_moves(seat))]


def try_out(game: Game, seat: int, texts: list[str]) -> tuple[list[Choice], list[Choice], bool]:
    """Return what moves would do, what could be added then, and whether the choice is complete.

    With a new hand it is: what could be done with cards that are only imagined is nothing to go by.
    """
    imagined = imagine(game, seat)
    before = (imagined.question, imagined.round)
    done = []
    complete = False
    for text in texts:
        move = Move(read_move(text))
        if move in imagined.legal_moves(seat):
            done.append(choice_of(imagined, imagined.imagine(seat, 0), seat, move))
        imagined.play(seat, move)
        over = (imagined.question, imagined.round) != before or imagined.question == "draft"
        complete = over or seat not in imagined.pending or not imagined.can_undo(seat)
        if complete:
            break
    return done, [] if complete else choices_of(imagined, seat), complete


# Actions


def action_preview(
    state: GameState, seat: int, found: Preview, commitment: int | None, lower: int
) -> ActionPreview:
    """Return what a card would do if it were revealed now."""
    committed = state.copy()
    if commitment is None:
        committed.tiles[seat].remove(lower)
        committed.lower_tiles[seat] = lower
    else:
        lay_face_down(committed, seat, commitment)
    _, then = try_commitment(committed, seat)
    buildings = [building_view(then, building) for building in range(len(then.city.top))]
    now_points, then_points = district_points(state), district_points(then)
    played_alone = found.needs is not None and not found.buys
    return ActionPreview(
        action=ACTION_NAMES[EXPLOIT if played_alone else found.action],
        clause="R2" if found.needs else CLAUSES[found.action],
        card=card_text(found.card),
        tile=None if found.tile == NONE else tile_text(found.tile),
        building=None if is_letter(found.card) else state.city.building_named(found.card),
        place=place_of(state, found.card),
        height=found.floors or found.placed,
        needs=needs_of(found),
        buys=found.buys,
        placed=found.placed,
        returned=returned_of(found),
        pays=Cost(points=found.pays[0], resources=found.pays[1]),
        waived=Waived(points=found.waived[0], resources=found.waived[1]),
        uses=uses_of(then),
        choice=found.choice,
        gains=found.gains,
        bonuses=found.bonuses,
        parks=found.parks,
        inspected=found.inspected,
        keeps=card_text(found.card) if found.keeps else None,
        ends=found.ends,
        before=stock_of(state, seat),
        after=stock_after(then, seat, found),
        district_points=[
            SeatPoints(seat=other, now=now_points[other], then=then_points[other])
            for other in range(state.players)
        ],
        districts=district_infos(district_scores(then), buildings),
        acts_before=(seat - state.first_player) % state.players,
    )


def place_of(state: GameState, card: int) -> Place:
    """Return where a card points to."""
    city = state.city
    space = city.tokens[letter_of(card)] if is_letter(card) else city.space[city.building_named(card)]
    return Place(east=city.east_of_middle(space), south=city.south_of_middle(space))


def needs_of(found: Preview) -> Needs | None:
    """Return what is lacking, if anything is."""
    if found.needs is None:
        return None
    resources, points = found.needs
    return Needs(resources=resources, points=points, has_resources=found.has[0], has_points=found.has[1])


def returned_of(found: Preview) -> Returned | None:
    """Return who takes resources back."""
    if found.returned is None:
        return None
    seat, resources, points = found.returned
    return Returned(seat=seat, resources=resources, points=points)


def uses_of(then: GameState) -> list[Use]:
    """Return the buildings that give items."""
    tops = {top: building for building, top in enumerate(then.city.top)}
    return [
        Use(building=tops[a], tile=tile_text(a), item=ITEM_NAMES[b], amount=c)
        for what, _, a, b, c in then.journal or []
        if what == journal.USED
    ]


def stock_of(state: GameState, seat: int) -> Stock:
    """Return what is behind a screen."""
    return Stock(resources=state.resources[seat], tiles=len(state.tiles[seat]), points=state.points[seat])


def stock_after(then: GameState, seat: int, found: Preview) -> Stock:
    """Return what would be behind the screen, tiles still to be drawn included, the free choice not."""
    drawn = found.gains[TILE] + found.bonuses[TILE]
    example = 1 if found.choice else 0
    return Stock(
        resources=then.resources[seat] - example,
        tiles=len(then.tiles[seat]) + drawn,
        points=then.points[seat],
    )


def district_points(state: GameState) -> list[int]:
    """Return what districts are worth to each seat now."""
    points = [0] * state.players
    for district in district_scores(state):
        for rank in district.ranking:
            points[rank.seat] += rank.points
    return points


# Events


def event_info(state: GameState, seat: int, move: int) -> EventInfo | None:
    """Return what would come of the event that a move is about."""
    kind = m.kind_of(move)
    if kind == m.ADD_EVENT and m.optional(move) != NONE:
        found = preview_event(state, seat, m.optional(move), False)
    elif kind == m.TIME_EVENT:
        found = preview_event(state, seat, state.committed_events[seat], bool(m.field(move, 0)))
    else:
        return None
    return None if found is None else told_event(found)


def told_event(found: EventPreview) -> EventInfo:
    """Return what would come of an event."""
    return EventInfo(
        amount=found.amount,
        owner=None if found.owner == NOBODY else found.owner,
        losses=[Loss(seat=seat, amount=amount) for seat, amount in found.losses],
    )
