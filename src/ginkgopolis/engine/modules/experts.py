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
from ginkgopolis.engine.districts import districts
from ginkgopolis.engine.gains import gain, without
from ginkgopolis.engine.ids import BLUE, NOBODY, NONE, POINT, RED, YELLOW, colour_of, is_building
from ginkgopolis.engine.journal import BOUGHT, EXPERT, HIDDEN_FLOOR, INSPECTED
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
        experts = ALL_EXPERTS.copy()
        state.card_rng.shuffle(experts)
        for seat in range(state.players):
            dealt = experts[seat * EXPERTS_DEALT : (seat + 1) * EXPERTS_DEALT]
            state.packs[seat] = state.packs[seat] + sorted(dealt)
        state.picks = CHARACTERS_KEPT + 1

    def draft_choices(self, state: GameState, seat: i64, cards: list[int]) -> list[int]:
        """Exactly three characters and one expert."""
        kept = state.characters[seat]
        if kept and max(kept) >= FIRST_EXPERT:
            return [card for card in cards if card < FIRST_EXPERT]
        if len(kept) == CHARACTERS_KEPT:
            return [card for card in cards if card >= FIRST_EXPERT]
        return cards

    def draft_over(self, state: GameState) -> None:
        """Experts are told from characters; who could take none gets one that nobody chose."""
        for step in range(state.players):
            seat = (state.first_player + step) % state.players
            kept = state.characters[seat]
            chosen = max(kept)
            none_seen = chosen < FIRST_EXPERT
            state.characters[seat] = without(kept, NONE if none_seen else chosen)
            if none_seen:
                left = experts_left(state)
                chosen = left[state.card_rng.below(len(left))]
            state.experts[seat] = chosen - FIRST_EXPERT
            state.tell(EXPERT, seat, state.experts[seat], int(none_seen), 0)

    def before_dealing(self, state: GameState) -> None:
        for seat in range(state.players):
            if state.experts[seat] == MASTER_ARCHITECT:
                draw_from_supply(state, seat, START_TILES)

    def additions(self, state: GameState, seat: i64) -> list[int]:
        """Master architect: a lower tile of any kind, or none, if the upper one is a building tile."""
        if state.experts[seat] != MASTER_ARCHITECT or not may_add_lower_tile(state, seat):
            return []
        return [lower_tile_move(NONE)] + [lower_tile_move(tile) for tile in sorted(set(state.tiles[seat]))]

    def add(self, state: GameState, seat: i64, move: i64) -> None:
        tile = optional(move)
        if tile != NONE:
            state.tiles[seat].remove(tile)
            state.lower_tiles[seat] = tile

    def take_back(self, state: GameState, seat: i64) -> None:
        self.tile_returned(state, seat)

    def tile_returned(self, state: GameState, seat: i64) -> None:
        if state.lower_tiles[seat] != NONE:
            state.tiles[seat].append(state.lower_tiles[seat])
            state.lower_tiles[seat] = NONE

    def points_for_lower_number(self, state: GameState, seat: i64, points: i64) -> i64:
        return 0 if state.experts[seat] == ARTIST else points

    def resources_for_other_colour(self, state: GameState, seat: i64, resources: i64) -> i64:
        return 0 if state.experts[seat] == MAYOR else resources

    def points_for_eviction(self, state: GameState, owner: i64, points: i64) -> i64:
        return 2 * points if state.experts[owner] == GENERAL_COUNSEL else points

    def can_help_out(self, state: GameState, seat: i64, missing: i64, points: i64) -> bool:
        """Banker: all the missing resources from her supply, at a point each."""
        if state.experts[seat] != BANKER:
            return False
        return state.stock[seat] >= missing and state.points[seat] >= missing + points

    def help_out(self, state: GameState, seat: i64, missing: i64) -> None:
        state.frames.append((PURCHASE, seat, missing, 0))

    def own_frames(self) -> list[int]:
        return [PURCHASE]

    def moves(self, state: GameState, seat: i64) -> list[int]:
        """Banker: buy, or let the card be played alone."""
        return [buy_move(1), buy_move(0)]

    def answer(self, state: GameState, seat: i64, move: i64) -> None:
        answer_purchase(state, field(move, 0))

    def more_floors(self, state: GameState, seat: i64) -> i64:
        """Master architect: that of the lower tile."""
        return 0 if state.lower_tiles[seat] == NONE else 1

    def built(self, state: GameState, seat: i64, building: i64) -> None:
        if state.lower_tiles[seat] != NONE:
            hide_lower_tile(state, seat, building)

    def urbanized(self, state: GameState, seat: i64, building: i64, neighbours: list[int]) -> None:
        """Inspector: the new building is beside one of its colour."""
        if state.experts[seat] != INSPECTOR:
            return
        city = state.city
        if not is_building(city.top[building]):
            return
        colour = colour_of(city.top[building])
        for neighbour in neighbours:
            if colour_of(city.top[neighbour]) == colour:
                state.tell(INSPECTED, seat, POINTS_FOR_DISTRICT, 0, 0)
                gain(state, seat, POINT, POINTS_FOR_DISTRICT)
                return

    def points_for_giving_back(self, state: GameState, seat: i64, points: i64) -> i64:
        return POINTS_PER_TILE * points if state.experts[seat] == ENGINEER else points

    def extra_points(self, state: GameState, seat: i64) -> i64:
        """What an expert adds to the final score."""
        expert = state.experts[seat]
        if expert == MAYOR:
            return len(districts(state))
        if expert == BANKER:
            return state.resources[seat]
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
    left = [card for pack in state.packs for card in pack if card >= FIRST_EXPERT]
    return sorted([card for card in left if card - FIRST_EXPERT not in state.experts])


def may_add_lower_tile(state: GameState, seat: i64) -> bool:
    """Master architect: there are tiles left, and the upper one is a building tile."""
    upper = state.committed_tiles[seat]
    return upper != NONE and is_building(upper) and len(state.tiles[seat]) > 0


def hide_lower_tile(state: GameState, seat: i64, building: i64) -> None:
    """Master architect: the lower tile is hidden for good; nobody can tell any more what is left."""
    state.city.add_hidden_floor(building, state.lower_tiles[seat])
    state.lower_tiles[seat] = NONE
    state.hers_or_buried[seat] = state.hers_or_buried[seat] + state.known_tiles[seat]
    state.known_tiles[seat] = []
    state.tell(HIDDEN_FLOOR, seat, 0, 0, 0)


def points_for_buildings(state: GameState, seat: i64, colour: i64) -> i64:
    """Entrepreneur, professor, journalist: 2 per own building of a colour, 1 per other players'."""
    city = state.city
    colours = city.colours()
    points = 0
    for building in range(len(city.top)):
        if colours[building] == colour and city.owner[building] != NOBODY:
            points += 2 if city.owner[building] == seat else 1
    return points


def points_for_tiles(state: GameState, seat: i64) -> i64:
    """Engineer: 1 per tile if none had to be given back; sealed ones too, or the score would tell of them."""
    if state.exhausted:
        return 0
    points = len(state.tiles[seat])
    if state.committed_tiles[seat] != NONE and is_sealed(state, seat):
        points += 1
    return points


def answer_purchase(state: GameState, buys: i64) -> None:
    """Banker: the missing resources are bought all at once, and the action goes on."""
    _, seat, missing, _ = state.frames.pop()
    if buys:
        state.points[seat] -= missing
        state.stock[seat] -= missing
        state.resources[seat] += missing
        state.tell(BOUGHT, seat, missing, 0, 0)
    state.frames.append((ACT, seat, 1 - buys, 0))
