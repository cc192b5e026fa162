"""A few words that keep the tests of the modules and of Hal short, besides those of `tests.rules.table`."""

from ginkgopolis import Game
from ginkgopolis.scores import DistrictScore
from tests.rules.table import own

BASE_TILES = {colour + str(number) for colour in "RBY" for number in range(4, 21)}
VALUE_TWO = {colour + str(number) for colour in "RBY" for number in (21, 22, 23)}
VALUE_THREE = ("R24", "R25", "B24", "B25", "Y24", "Y25")


def at_setup(players: int, modules: list[str], seed: int = 1) -> Game:
    """Return an introductory game, in which characters have brought their items and cards are dealt."""
    return Game.new(players, introductory=True, seed=seed, modules=modules)


def value_one_tiles(game: Game) -> int:
    """Return how many tiles there are in the common supply and behind the screens."""
    return game.view(None).supply + len(tiles_of_all(game))


def tiles_of_all(game: Game) -> list[str]:
    """Return the tiles behind all screens."""
    return [tile for seat in range(game.seats) for tile in own(game, seat).tiles]


def cards_in_play(game: Game) -> set[str]:
    """Return the cards in the deck (as far as one can tell), in the hands and in the discard pile."""
    view = game.view(None)
    hands = {card for seat in range(game.players) for card in own(game, seat).hand}
    return {*view.cards_to_come, *view.discard, *hands}


def standing(district: DistrictScore) -> list[tuple[int, int]]:
    """Return the seats of a ranking, best first, with their points."""
    return [(rank.seat, rank.points) for rank in district.ranking]


def card_points(game: Game, seat: int) -> dict[str, int]:
    """Return what each end-game card of a seat is worth now."""
    return dict(game.scores()[seat].cards)


def extra_points(game: Game, seat: int) -> dict[str, int]:
    """Return what modules add to the score of a seat."""
    return dict(game.scores()[seat].extras)
