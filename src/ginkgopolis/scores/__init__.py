"""The final score with its breakdown, as people want to read it."""

from collections.abc import Callable
from typing import Final

from ginkgopolis.engine import layout
from ginkgopolis.engine.districts import District, districts
from ginkgopolis.engine.scoring import POINTS_PER_NEW_HAND, endgame_cards
from ginkgopolis.engine.state import GameState
from ginkgopolis.expansions import brought
from ginkgopolis.notation import CARD_TEXTS, TILE_TEXTS
from ginkgopolis.scores.shapes import DistrictRank, DistrictScore, Score

__all__ = ["DistrictRank", "DistrictScore", "Score"]

COLOUR_NAMES = ("red", "blue", "yellow")
ROW_OF: Final[dict[str, Callable[[GameState, int], str]]] = brought("scores", "row_of")
"""Of modules whose rows are not called like them: how a player's row is called."""
MODULE_OF_ROW: Final = {row: name for name, rows in brought("scores", "ROWS").items() for row in rows}


def district_scores(state: GameState) -> list[DistrictScore]:
    """D: every district of the city with its ranking."""
    return [district_score(state, district, district.points) for district in districts(state)]


def district_score(state: GameState, district: District, shares: list[int]) -> DistrictScore:
    """D2, D3: a district with all who have resources there, best first."""
    resources, tallest = district.resources, district.tallest
    seats = [seat for seat in range(state.players) if resources[seat]]
    best_first = sorted([(-resources[seat], -tallest[seat], seat) for seat in seats])
    ranking = [
        DistrictRank(seat, resources[seat], tallest[seat] >> 5, tallest[seat] & 31, shares[seat])
        for _, _, seat in best_first
    ]
    places = tuple(district.buildings)
    tops = [state.city.top_of(place) for place in places]
    names = tuple([TILE_TEXTS[top] for top in tops])
    return DistrictScore(COLOUR_NAMES[tops[0] >> 5], names, places, district.total, tuple(ranking))


def score_sheet(state: GameState) -> list[Score]:
    """E3: the score of every player if the game ended now."""
    return _score_sheet(state, [district.points for district in districts(state)])


def _score_sheet(state: GameState, shares: list[list[int]]) -> list[Score]:
    return [_score(state, seat, shares) for seat in range(state.players)]


def standing(state: GameState) -> tuple[list[DistrictScore], list[Score]]:
    """Return both, having looked for districts once."""
    found = [(district, district.points) for district in districts(state)]
    scores = _score_sheet(state, [shares for _, shares in found])
    return [district_score(state, district, shares) for district, shares in found], scores


def _score(state: GameState, seat: int, of_districts: list[list[int]]) -> Score:
    cards = tuple([(CARD_TEXTS[card], points) for card, points in endgame_cards(state, seat)])
    shares = tuple([(at, points[seat]) for at, points in enumerate(of_districts) if points[seat]])
    new_hands = POINTS_PER_NEW_HAND * state.cells[layout.NEW_HANDS + seat]
    extras = tuple(_extras(state, seat))
    parts = [points for source in (cards, shares, extras) for _, points in source]
    total = state.cells[layout.POINTS + seat] + new_hands + sum(parts)
    return Score(seat, total, state.cells[layout.POINTS + seat], cards, new_hands, shares, extras)


def _extras(state: GameState, seat: int) -> list[tuple[str, int]]:
    extras = []
    for module in state.modules.extra_points:
        points = module.extra_points(state, seat)
        if points:
            name = state.modules.names[module]
            row = ROW_OF[name](state, seat) if name in ROW_OF else name.replace("_", " ")
            extras.append((row, points))
    return extras


def module_of_row(row: str) -> str:
    """Return the name of the module that a row of the extras belongs to."""
    return MODULE_OF_ROW.get(row, row.replace(" ", "_"))


def winners_of(scores: list[Score]) -> list[int]:
    """E4: most points win; equal points share the victory."""
    best = max(score.total for score in scores)
    return [score.seat for score in scores if score.total == best]
