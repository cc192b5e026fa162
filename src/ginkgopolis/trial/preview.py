"""What a card or an event would do if it were revealed right now: the rules are tried out on a copy."""

from dataclasses import dataclass, field

from ginkgopolis.engine import journal
from ginkgopolis.engine.cards import DESIGN_COMPETITION, EXPROPRIATION, QUALITY_CONTROL
from ginkgopolis.engine.choose import lay_face_down
from ginkgopolis.engine.exploit import take_item
from ginkgopolis.engine.ids import (
    CONSTRUCT,
    EXPLOIT,
    NOBODY,
    NONE,
    RESOURCE,
    TILE,
    URBANIZE,
    colour_of,
    is_letter,
    letter_of,
    number_of,
)
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.modules.events import MOST_ITEMS, resources_concerned
from ginkgopolis.engine.resolve import act, who_helps_out
from ginkgopolis.engine.rules import legal_moves, question
from ginkgopolis.engine.state import DRAW, FINISH_URBANIZING, ITEM, TOKEN, GameState
from ginkgopolis.engine.urbanize import finish_urbanizing, move_token


@dataclass
class Preview:
    """What an action takes and gives; lists of three are resources, tiles and points."""

    action: int
    card: int
    tile: int
    floors: int = 0
    """The height of the building: as it is to be exploited, or as it will be constructed."""
    needs: tuple[int, int] | None = None
    """The resources and points needed, if they are not there: then the card is played alone (R2)."""
    has: tuple[int, int] = (0, 0)
    buys: int = 0
    """Resources of those needed that would be bought (M6)."""
    placed: int = 0
    returned: tuple[int, int, int] | None = None
    """The owner of the building that is built over, the resources that come back, the points for them."""
    pays: tuple[int, int] = (0, 0)
    """Points for a lower number, resources for another colour."""
    waived: tuple[bool, bool] = (False, False)
    """Is the number lower, or the colour another, without costing anything (M6)?"""
    choice: bool = False
    """Is a resource or a tile gained, as the player likes?"""
    gains: list[int] = field(default_factory=lambda: [0, 0, 0])
    bonuses: list[int] = field(default_factory=lambda: [0, 0, 0])
    parks: int = 0
    """Points for the parks beside (M3)."""
    inspected: int = 0
    """Points for a district (M6)."""
    keeps: bool = False
    ends: bool = False
    """Does the last resource go into the city (E2)?"""


@dataclass(frozen=True)
class EventPreview:
    """What would come of an event: for its owner, or how much each of the others would lose."""

    amount: int
    owner: int = NOBODY
    """Who would be expropriated."""
    losses: tuple[tuple[int, int], ...] = ()
    """(seat, points or resources)"""


def preview(state: GameState, seat: int, move: int) -> Preview:
    """Return what committing a card, alone or with a tile, would bring if all stayed as it is now.

    Only what everybody sees and what the seat itself has goes into it, so that it gives no secret away.
    """
    committed = state.copy()
    lay_face_down(committed, seat, move)
    return preview_commitment(committed, seat)


def preview_with_lower_tile(state: GameState, seat: int, lower: int) -> Preview:
    """Return what the commitment would bring with one more tile hidden under its own (M6)."""
    committed = state.copy()
    committed.tiles[seat].remove(lower)
    committed.lower_tiles[seat] = lower
    return preview_commitment(committed, seat)


def preview_commitment(committed: GameState, seat: int) -> Preview:
    """Return what the committed card and tile would bring."""
    found, _ = try_commitment(committed, seat)
    return found


def try_commitment(committed: GameState, seat: int) -> tuple[Preview, GameState]:
    """Do the action on a copy as `try_action` does, having bought what is missing if that can be (M6)."""
    found, twin = try_action(committed, seat)
    if found.needs is None:
        return found, twin
    missing = max(0, found.needs[0] - found.has[0])
    if not missing or who_helps_out(committed, seat, missing, found.needs[1]) is None:
        return found, twin
    buyer = committed.copy()
    buy(buyer, seat, missing)
    found_by_buyer, twin = try_action(buyer, seat)
    found_by_buyer.needs, found_by_buyer.has, found_by_buyer.buys = found.needs, found.has, missing
    return found_by_buyer, twin


def buy(state: GameState, seat: int, missing: int) -> None:
    """M6: take the missing resources from the supply, for as many points."""
    state.points[seat] -= missing
    state.stock[seat] -= missing
    state.resources[seat] += missing


def try_action(committed: GameState, seat: int) -> tuple[Preview, GameState]:
    """Do the action on a copy up to the drawing of tiles, and return what it brought and the copy."""
    card, tile = committed.cards[seat], committed.committed_tiles[seat]
    action = EXPLOIT if tile == NONE else URBANIZE if is_letter(card) else CONSTRUCT
    found = Preview(action, card, tile, has=at_hand(committed, seat, card))
    twin = committed.copy()
    twin.frames = []
    twin.journal = []
    act(twin, seat, 1)
    if question(twin) == TOKEN:  # the gains are the same wherever the token goes
        move_token(twin, seat, legal_moves(twin, seat)[0])
    if question(twin) == FINISH_URBANIZING:
        finish_urbanizing(twin, seat, twin.frames.pop()[2])
    lines = twin.journal
    if question(twin) == ITEM:
        found.choice = True
        twin.journal = []
        take_item(twin, seat, RESOURCE)
        lines = lines + twin.journal[1:]  # without the resource taken for an example
    read_lines(found, seat, lines)
    if question(twin) == DRAW:  # R7: every tile of the action is in one drawing
        coming = tiles_to_come(twin, seat, twin.frames[-1][2], 0)
        found.gains[TILE] = min(twin.frames[-1][2] - found.bonuses[TILE], coming)
        found.bonuses[TILE] = coming - found.gains[TILE]
    return found, twin


def tiles_to_come(state: GameState, seat: int, earned: int, before: int) -> int:
    """Of the tiles earned, how many there are once others were drawn before.

    E1: before the first exhaustion there will be tiles given back. M0: other kinds make up for what lacks.
    """
    if not state.exhausted and not state.hal:
        return earned
    if any(module.can_draw(state, seat, earned) for module in state.modules.all):
        return earned
    return max(0, min(earned, len(state.supply) - before))


def at_hand(state: GameState, seat: int, card: int) -> tuple[int, int]:
    """Return the resources and points that a seat could pay for a tile with."""
    city = state.city
    building = NONE if is_letter(card) else city.building_named(card)
    own = city.height[building] if building != NONE and city.owner[building] == seat else 0
    return state.resources[seat] + own, state.points[seat]


def read_lines(found: Preview, seat: int, lines: list[Line]) -> None:
    """Add up what the journal of the trial tells."""
    gaining = found.gains
    for what, other, a, b, c in lines:
        if what == journal.TILE_RETURNED:
            found.needs = (b, c)
        elif what == journal.EXPLOITED:
            found.floors = b
        elif what in (journal.URBANIZED, journal.HIDDEN_FLOOR):
            found.placed += 1
        elif what == journal.CONSTRUCTED:
            found.placed = found.floors = c
            found.waived = what_is_waived(found)
        elif what == journal.RETURNED:
            found.returned = (other, a, b)
        elif what == journal.PAID:
            found.pays = (a, b)
        elif what == journal.USED:
            gaining = found.gains
        elif what == journal.PARK:
            found.parks = a
            gaining = [0, 0, 0]  # counted by the line itself
        elif what == journal.INSPECTED:
            found.inspected = a
            gaining = [0, 0, 0]
        elif what == journal.BONUS:
            gaining = found.bonuses
            gaining[TILE] += b if a == TILE else 0
        elif what == journal.GAINED:
            gaining[a] += b
        elif what == journal.KEPT_CARD:
            found.keeps = True
        elif what == journal.LAST_ROUND:
            found.ends = other == seat


def what_is_waived(found: Preview) -> tuple[bool, bool]:
    """Is the number lower, or the colour another, and nothing was paid for it?"""
    lower = number_of(found.tile) < number_of(found.card)
    recoloured = colour_of(found.tile) != colour_of(found.card)
    return lower and not found.pays[0], recoloured and not found.pays[1]


def preview_event(
    state: GameState, seat: int, event: int, after: bool, buys: bool = True
) -> EventPreview | None:
    """Return what would come of an event now, or after the action; None if nothing would (M4).

    A banker is taken to buy then what she lacks for the action (M6), or not to.
    """
    city = state.city
    drawn = 0
    card = state.cards[seat]
    space = city.tokens[letter_of(card)] if is_letter(card) else city.space[city.building_named(card)]
    if after:
        east, south = city.east_of_middle(space), city.south_of_middle(space)
        found, state = try_commitment(state, seat) if buys else try_action(state, seat)
        drawn = found.gains[TILE] + found.bonuses[TILE]
        space = state.city.space_at(east, south)
    if event == EXPROPRIATION:
        return preview_expropriation(state, seat, state.city.building_on(space))
    counts = resources_concerned(state, seat, space)
    if event == QUALITY_CONTROL:
        others = [(seat + step) % state.players for step in range(1, state.players)]
        losses = tuple((other, counts[other]) for other in others if counts[other])
        return EventPreview(sum(loss for _, loss in losses), losses=losses) if losses else None
    if not counts[seat]:
        return None
    amount = min(counts[seat], MOST_ITEMS)
    return EventPreview(tiles_to_come(state, seat, amount, drawn) if event == DESIGN_COMPETITION else amount)


def preview_expropriation(state: GameState, seat: int, building: int) -> EventPreview | None:
    """Return whose resources would be replaced, if anybody's."""
    owner, amount = state.city.owner[building], state.city.height[building]
    if owner in (NOBODY, seat) or state.resources[seat] < amount:
        return None
    return EventPreview(amount, owner)
