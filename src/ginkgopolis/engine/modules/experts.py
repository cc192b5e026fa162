"""M6: Experts, one each, chosen in the draft together with three characters."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.cards import (
    ARTIST,
    BANKER,
    ENGINEER,
    ENTREPRENEUR,
    EXPERT_EVENTS,
    FIRST_EXPERT,
    GENERAL_COUNSEL,
    INSPECTOR,
    JOURNALIST,
    MASTER_ARCHITECT,
    MAYOR,
    PROFESSOR,
)
from ginkgopolis.engine.choose import is_sealed
from ginkgopolis.engine.districts import number_of_districts
from ginkgopolis.engine.frames import first_in, seat_in
from ginkgopolis.engine.gains import gain
from ginkgopolis.engine.ids import BLUE, NOBODY, NONE, POINT, RED, YELLOW, colour_of, is_building
from ginkgopolis.engine.journal import BOUGHT, EXPERT, HIDDEN_FLOOR, INSPECTED
from ginkgopolis.engine.layout import (
    CARD_LUCK,
    COMMITTED_TILES,
    EXPERTS,
    FRAMES,
    HERS_OR_BURIED,
    KEPT_CHARACTERS,
    KNOWN_TILES,
    LOWER_TILES,
    OWNER,
    PACKS,
    POINTS,
    RESOURCES,
    STOCK,
    TILES,
    TOP,
)
from ginkgopolis.engine.moves import buy_move, field, lower_tile_move, optional
from ginkgopolis.engine.state import ACT, PURCHASE, GameState, Module
from ginkgopolis.engine.tiles import draw_from_supply

ALL_EXPERTS: Final = [FIRST_EXPERT + expert for expert in range(len(EXPERT_EVENTS))]  # only copied
EXPERTS_DEALT: Final = 2
CHARACTERS_KEPT: Final = 3
START_TILES: Final = 2  # what the master architect has more
POINTS_FOR_DISTRICT: Final = 2  # inspector
POINTS_PER_TILE: Final = 2  # engineer


class Experts(Module):
    """Powers during the game and at its end."""

    def name(self) -> str:
        return "experts"

    def order(self) -> i64:
        return 40

    def ratings(self) -> tuple[int, int] | None:
        return 3, 2

    def hindrance(self, introductory: bool) -> str:
        """Experts come with the draft, which an introductory game does without."""
        return "experts-need-draft" if introductory else ""

    def widen_draft(self, state: GameState) -> None:
        """Two experts in every pack, and one more card to keep."""
        experts = state.shuffled(ALL_EXPERTS, CARD_LUCK)
        for seat in range(state.players):
            for expert in sorted(experts[seat * EXPERTS_DEALT : (seat + 1) * EXPERTS_DEALT]):
                state.append(PACKS + seat, expert)
        state.picks = CHARACTERS_KEPT + 1

    def draft_choices(self, state: GameState, seat: i64, cards: list[int]) -> list[int]:
        """Exactly three characters and one expert."""
        kept = state.items(KEPT_CHARACTERS + seat)
        if kept and max(kept) >= FIRST_EXPERT:
            return [card for card in cards if card < FIRST_EXPERT]
        if len(kept) == CHARACTERS_KEPT:
            return [card for card in cards if card >= FIRST_EXPERT]
        return cards

    def draft_over(self, state: GameState) -> None:
        """Experts are told from characters; whoever could take none gets one that nobody chose."""
        for step in range(state.players):
            seat = (state.first_player + step) % state.players
            chosen = max(state.items(KEPT_CHARACTERS + seat))
            none_seen = chosen < FIRST_EXPERT
            state.remove(KEPT_CHARACTERS + seat, NONE if none_seen else chosen)
            if none_seen:
                left = experts_left(state)
                chosen = left[state.below(CARD_LUCK, len(left))]
            state.cells[EXPERTS + seat] = chosen - FIRST_EXPERT
            state.tell(EXPERT, seat, chosen - FIRST_EXPERT, int(none_seen), 0)

    def before_dealing(self, state: GameState) -> None:
        for seat in range(state.players):
            if state.cells[EXPERTS + seat] == MASTER_ARCHITECT:
                draw_from_supply(state, seat, START_TILES)

    def additions(self, state: GameState, seat: i64) -> list[int]:
        """Master architect: a lower tile of any kind, or none, if the upper one is a building tile."""
        if state.cells[EXPERTS + seat] != MASTER_ARCHITECT or not may_add_lower_tile(state, seat):
            return []
        return [lower_tile_move(NONE)] + [
            lower_tile_move(tile) for tile in sorted(set(state.items(TILES + seat)))
        ]

    def add(self, state: GameState, seat: i64, move: i64) -> None:
        tile = optional(move)
        if tile != NONE:
            state.remove(TILES + seat, tile)
            state.cells[LOWER_TILES + seat] = tile

    def take_back(self, state: GameState, seat: i64) -> None:
        self.tile_returned(state, seat)

    def tile_returned(self, state: GameState, seat: i64) -> None:
        tile = state.cells[LOWER_TILES + seat]
        if tile != NONE:
            state.append(TILES + seat, tile)
            state.cells[LOWER_TILES + seat] = NONE

    def points_for_lower_number(self, state: GameState, seat: i64, points: i64) -> i64:
        return 0 if state.cells[EXPERTS + seat] == ARTIST else points

    def resources_for_other_colour(self, state: GameState, seat: i64, resources: i64) -> i64:
        return 0 if state.cells[EXPERTS + seat] == MAYOR else resources

    def points_for_eviction(self, state: GameState, owner: i64, points: i64) -> i64:
        return 2 * points if state.cells[EXPERTS + owner] == GENERAL_COUNSEL else points

    def can_help_out(self, state: GameState, seat: i64, missing: i64, points: i64) -> bool:
        """Banker: all the missing resources from her supply, at a point each."""
        if state.cells[EXPERTS + seat] != BANKER:
            return False
        return state.cells[STOCK + seat] >= missing and state.cells[POINTS + seat] >= missing + points

    def help_out(self, state: GameState, seat: i64, missing: i64) -> None:
        state.push(PURCHASE, seat, missing, 0)

    def own_frames(self) -> list[int]:
        return [PURCHASE]

    def moves(self, state: GameState, seat: i64) -> list[int]:
        """Banker: buy, or let the card be played alone."""
        return [buy_move(1), buy_move(0)]

    def answer(self, state: GameState, seat: i64, move: i64) -> None:
        answer_purchase(state, field(move, 0))

    def more_floors(self, state: GameState, seat: i64) -> i64:
        """Master architect: that of the lower tile."""
        return 0 if state.cells[LOWER_TILES + seat] == NONE else 1

    def built(self, state: GameState, seat: i64, building: i64) -> None:
        if state.cells[LOWER_TILES + seat] != NONE:
            hide_lower_tile(state, seat, building)

    def urbanized(self, state: GameState, seat: i64, building: i64, neighbours: list[int]) -> None:
        """Inspector: the new building is beside one of its colour."""
        if state.cells[EXPERTS + seat] != INSPECTOR:
            return
        if not is_building(state.cells[TOP + building]):
            return
        colour = colour_of(state.cells[TOP + building])
        for neighbour in neighbours:
            if colour_of(state.cells[TOP + neighbour]) == colour:
                state.tell(INSPECTED, seat, POINTS_FOR_DISTRICT, 0, 0)
                gain(state, seat, POINT, POINTS_FOR_DISTRICT)
                return

    def points_for_giving_back(self, state: GameState, seat: i64, points: i64) -> i64:
        return POINTS_PER_TILE * points if state.cells[EXPERTS + seat] == ENGINEER else points

    def extra_points(self, state: GameState, seat: i64) -> i64:
        """What an expert adds to the final score."""
        expert = state.cells[EXPERTS + seat]
        if expert == MAYOR:
            return number_of_districts(state)
        if expert == BANKER:
            return state.cells[RESOURCES + seat]
        if expert == ENGINEER:
            return points_for_tiles(state, seat)
        if expert == ENTREPRENEUR:
            return points_for_buildings(state, seat, RED)
        if expert == PROFESSOR:
            return points_for_buildings(state, seat, BLUE)
        if expert == JOURNALIST:
            return points_for_buildings(state, seat, YELLOW)
        return 0


MODULE: Final = Experts()


def experts_left(state: GameState) -> list[int]:
    """Return the experts in the packs at the end of the draft whom nobody has got."""
    left = [card for pack in state.piles_of_each(PACKS) for card in pack if card >= FIRST_EXPERT]
    return sorted([card for card in left if card - FIRST_EXPERT not in state.of_each(EXPERTS)])


def may_add_lower_tile(state: GameState, seat: i64) -> bool:
    """Master architect: there are tiles left, and the upper one is a building tile."""
    upper = state.cells[COMMITTED_TILES + seat]
    return upper != NONE and is_building(upper) and state.count(TILES + seat) > 0


def hide_lower_tile(state: GameState, seat: i64, building: i64) -> None:
    """Master architect: the lower tile is hidden for good; nobody can tell any more what is left."""
    state.add_hidden_floor(building, state.cells[LOWER_TILES + seat])
    state.cells[LOWER_TILES + seat] = NONE
    state.move_all(KNOWN_TILES + seat, HERS_OR_BURIED + seat)
    state.tell(HIDDEN_FLOOR, seat, 0, 0, 0)


def points_for_buildings(state: GameState, seat: i64, colour: i64) -> i64:
    """Entrepreneur, professor, journalist: 2 per own building of a colour, 1 per other players'."""
    cells = state.cells
    points: i64 = 0
    for building in range(state.buildings):
        owner = cells[OWNER + building]
        if owner != NOBODY and cells[TOP + building] >> 5 == colour:
            points += 2 if owner == seat else 1
    return points


def points_for_tiles(state: GameState, seat: i64) -> i64:
    """Engineer: 1 per tile if none had to be given back; sealed ones too, or the score would tell of them."""
    if state.exhausted:
        return 0
    points = state.count(TILES + seat)
    if state.cells[COMMITTED_TILES + seat] != NONE and is_sealed(state, seat):
        points += 1
    return points


def answer_purchase(state: GameState, buys: i64) -> None:
    """Banker: the missing resources are bought all at once, and the action goes on."""
    frame = state.draw(FRAMES)
    seat, missing = seat_in(frame), first_in(frame)
    if buys:
        state.cells[POINTS + seat] -= missing
        state.cells[STOCK + seat] -= missing
        state.cells[RESOURCES + seat] += missing
        state.tell(BOUGHT, seat, missing, 0, 0)
    state.push(ACT, seat, 1 - buys, 0)
