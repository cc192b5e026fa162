"""What a card would do if it were revealed right now: its action is played, up to the drawing of tiles."""

from dataclasses import dataclass, field
from typing import Final

from ginkgopolis.engine import layout
from ginkgopolis.engine.construct import points_needed, resources_at_hand, resources_needed
from ginkgopolis.engine.exploit import take_item
from ginkgopolis.engine.ids import (
    CONSTRUCT,
    EXPLOIT,
    NONE,
    RESOURCE,
    TILE,
    URBANIZE,
    colour_of,
    is_letter,
    number_of,
)
from ginkgopolis.engine.layout import FRAMES
from ginkgopolis.engine.resolve import act, who_helps_out
from ginkgopolis.engine.rules import find_moves, question
from ginkgopolis.engine.state import ACT, DRAW, FINISH_URBANIZING, FIRST_TASK, ITEM, TOKEN, GameState
from ginkgopolis.engine.urbanize import finish_urbanizing, move_token
from ginkgopolis.story import deeds as d
from ginkgopolis.story.fold import fold
from ginkgopolis.trial.shapes import Needs

FREE: Final = d.Amounts(resources=0, points=0)


@dataclass
class Preview:
    """What an action takes and gives; lists of three are resources, tiles and points."""

    action: int
    card: int
    tile: int
    after: GameState
    """The game then, tiles not drawn; if there is a choice, a resource is taken for an example."""
    deeds: list[d.Deed] = field(default_factory=list)
    needs: Needs | None = None
    """What the tile takes, if it is not there."""
    helper: str = ""
    """The module that offers the resources that are missing, if one does."""
    alone: bool = False
    """Is the card played alone, since the tile cannot be paid for?"""
    floors: int = 0
    """The height of the building: as it is to be exploited, or as it will be constructed."""
    placed: int = 0
    """The resources that are placed."""
    laid: int = 0
    """The tiles that are placed, a hidden one included."""
    evicted: d.Eviction | None = None
    paid: d.Amounts = FREE
    """Points for a lower number, resources for another colour."""
    uses: list[d.Used] = field(default_factory=list)
    choice: bool = False
    """Is a resource or a tile gained, as the player likes?"""
    gains: list[int] = field(default_factory=lambda: [0, 0, 0])
    scored: list[d.Scored] = field(default_factory=list)
    """Points that modules bring."""
    bonuses: list[int] = field(default_factory=lambda: [0, 0, 0])
    keeps: bool = False
    ends: bool = False
    """Does the last resource go into the city (E2)?"""

    @property
    def helped(self) -> int:
        """Resources of those needed that a module would help out with."""
        return self.needs.resources - self.needs.has_resources if self.needs and not self.alone else 0

    @property
    def waived(self) -> tuple[bool, bool]:
        """Is the number lower, or the colour another, without costing anything?"""
        if self.action != CONSTRUCT or not self.placed:
            return False, False
        lower = number_of(self.tile) < number_of(self.card)
        recoloured = colour_of(self.tile) != colour_of(self.card)
        return lower and not self.paid.points, recoloured and not self.paid.resources

    @property
    def drawn(self) -> int:
        """The tiles that are still to be drawn."""
        return self.gains[TILE] + self.bonuses[TILE]


def play_action(state: GameState, seat: int, helped: bool = True) -> Preview:
    """Do the action of the card that a seat has committed, accepting help or not; uses up the state given."""
    card, tile = state.cells[layout.CARDS + seat], state.cells[layout.COMMITTED_TILES + seat]
    action = EXPLOIT if tile == NONE else URBANIZE if is_letter(card) else CONSTRUCT
    found = Preview(action, card, tile, state)
    if tile != NONE:
        count_needs(found, seat)
    state.frames, state.journal = [], []
    act(state, seat, 0 if helped else 1)
    while question(state) not in (NONE, DRAW) and state.frames[-1][1] == seat:
        go_on(found, seat)
    found.deeds = fold(state.journal)
    for deed in found.deeds:
        read(found, seat, deed)
    found.gains[RESOURCE] -= found.choice  # the example
    if question(state) == DRAW:
        count_tiles(found, seat, state.frames[-1][2])
    return found


def count_needs(found: Preview, seat: int) -> None:
    """R2: note what the tile needs, if it is not there."""
    state, tile = found.after, found.tile
    building = NONE if is_letter(found.card) else state.city.building_named(found.card)
    needs = Needs(
        resources_needed(state, seat, building, tile),
        points_needed(state, seat, building, tile),
        resources_at_hand(state, seat, building),
        state.cells[layout.POINTS + seat],
    )
    missing = needs.resources - needs.has_resources
    if missing > 0 or needs.points > needs.has_points:
        found.needs = needs
    if missing > 0 and (helper := who_helps_out(state, seat, missing, needs.points)):
        found.helper = helper.name()


def go_on(found: Preview, seat: int) -> None:
    """Carry out the task on top, or give the first answer to the question there."""
    state = found.after
    kind, _, first, second = state.frames[-1]
    if kind >= FIRST_TASK:
        state.draw(FRAMES)
    if kind == FINISH_URBANIZING:
        finish_urbanizing(state, seat, first)
    elif kind == ACT:
        act(state, seat, first)
    elif kind >= FIRST_TASK:
        state.modules.asked_by[kind].carry_out(state, seat, first, second)
    elif kind == ITEM:
        found.choice = True
        take_item(state, seat, RESOURCE)
    elif kind == TOKEN:  # the gains are the same wherever it goes
        move_token(state, seat, find_moves(state, seat)[0])
    else:
        state.modules.asked_by[kind].answer(state, seat, find_moves(state, seat)[0])


def read(found: Preview, seat: int, deed: d.Deed) -> None:
    """Add what a deed tells."""
    if isinstance(deed, d.Gained):
        gains, bonuses = deed.gains, deed.bonuses
        found.uses += deed.uses
        found.scored += deed.scored
        found.gains = added(found.gains, gains.resources, 0, gains.points)
        found.bonuses = added(found.bonuses, bonuses.resources, bonuses.tiles, bonuses.points)
    if isinstance(deed, d.TileReturned):
        found.alone = True
    elif isinstance(deed, d.Exploited):
        found.floors = deed.height
    elif isinstance(deed, d.Urbanized):
        found.placed, found.laid = deed.laid.resources, deed.laid.tiles
    elif isinstance(deed, d.Constructed):
        found.floors = deed.height
        found.placed, found.laid = deed.laid.resources, deed.laid.tiles
        found.evicted, found.paid, found.keeps = deed.evicted, deed.paid, deed.kept is not None
    elif isinstance(deed, d.LastRound):
        found.ends = deed.seat == seat


def added(amounts: list[int], resources: int, tiles: int, points: int) -> list[int]:
    """Return amounts of the three items with more of them."""
    return [amounts[0] + resources, amounts[1] + tiles, amounts[2] + points]


def count_tiles(found: Preview, seat: int, earned: int) -> None:
    """R7: every tile of the action is in one drawing; if there are too few, bonuses bring less."""
    coming = tiles_to_come(found.after, seat, earned, 0)
    found.gains[TILE] = min(earned - found.bonuses[TILE], coming)
    found.bonuses[TILE] = coming - found.gains[TILE]


def tiles_to_come(state: GameState, seat: int, earned: int, before: int) -> int:
    """Of the tiles earned, how many there are once others were drawn before.

    E1: before the first exhaustion there will be tiles given back. M0: other kinds make up for what lacks.
    """
    if not state.exhausted and not state.hal:
        return earned
    if any(module.can_draw(state, seat, earned) for module in state.modules.all):
        return earned
    return max(0, min(earned, state.count(layout.SUPPLY) - before))
