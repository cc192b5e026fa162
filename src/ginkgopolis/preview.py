"""What a card would do if it were revealed right now: the rules themselves are tried out on a copy."""

from dataclasses import dataclass, field

from ginkgopolis.engine import journal
from ginkgopolis.engine.choose import lay_face_down
from ginkgopolis.engine.construct import resources_at_hand
from ginkgopolis.engine.exploit import take_item
from ginkgopolis.engine.ids import CONSTRUCT, EXPLOIT, NONE, RESOURCE, TILE, URBANIZE, is_letter
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.moves import card_of, tile_with
from ginkgopolis.engine.resolve import act
from ginkgopolis.engine.rules import legal_moves, question
from ginkgopolis.engine.state import DRAW, ITEM, TOKEN, GameState
from ginkgopolis.engine.urbanize import move_token


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
    placed: int = 0
    returned: tuple[int, int, int] | None = None
    """The owner of the building that is built over, the resources that come back, the points for them."""
    pays: tuple[int, int] = (0, 0)
    """Points for a lower number, resources for another colour."""
    choice: bool = False
    """Is a resource or a tile gained, as the player likes?"""
    gains: list[int] = field(default_factory=lambda: [0, 0, 0])
    bonuses: list[int] = field(default_factory=lambda: [0, 0, 0])
    keeps: bool = False
    ends: bool = False
    """Does the last resource go into the city (E2)?"""


def preview(state: GameState, seat: int, move: int) -> Preview:
    """Return what committing a card, alone or with a tile, would bring if all stayed as it is now.

    Only what everybody sees and what the seat itself has goes into it, so that it gives no secret away.
    """
    card, tile = card_of(move), tile_with(move)
    action = EXPLOIT if tile == NONE else URBANIZE if is_letter(card) else CONSTRUCT
    found = Preview(action, card, tile, has=at_hand(state, seat, card))
    twin = state.copy()
    twin.frames = []
    twin.journal = []
    lay_face_down(twin, seat, move)
    act(twin, seat, 1)
    if question(twin) == TOKEN:  # the gains are the same wherever the token goes
        move_token(twin, seat, legal_moves(twin, seat)[0])
    lines = twin.journal
    if question(twin) == ITEM:
        found.choice = True
        twin.journal = []
        take_item(twin, seat, RESOURCE)
        lines = lines + twin.journal[1:]  # without the resource taken for an example
    read_lines(found, seat, lines)
    if question(twin) == DRAW:  # R7: every tile of the action is in one drawing
        found.gains[TILE] = twin.frames[-1][2] - found.bonuses[TILE]
    return found


def at_hand(state: GameState, seat: int, card: int) -> tuple[int, int]:
    """Return the resources and points that a seat could pay for a tile with."""
    if is_letter(card):
        return state.resources[seat], state.points[seat]
    return resources_at_hand(state, seat, state.city.building_named(card)), state.points[seat]


def read_lines(found: Preview, seat: int, lines: list[Line]) -> None:
    """Add up what the journal of the trial tells."""
    gaining = found.gains
    for what, other, a, b, c in lines:
        if what == journal.TILE_RETURNED:
            found.needs = (b, c)
        elif what == journal.EXPLOITED:
            found.floors = b
        elif what == journal.URBANIZED:
            found.placed = 1
        elif what == journal.CONSTRUCTED:
            found.placed = found.floors = c
        elif what == journal.RETURNED:
            found.returned = (other, a, b)
        elif what == journal.PAID:
            found.pays = (a, b)
        elif what == journal.USED:
            gaining = found.gains
        elif what == journal.BONUS:
            gaining = found.bonuses
            gaining[TILE] += b if a == TILE else 0
        elif what == journal.GAINED:
            gaining[a] += b
        elif what == journal.KEPT_CARD:
            found.keeps = True
        elif what == journal.LAST_ROUND:
            found.ends = other == seat
