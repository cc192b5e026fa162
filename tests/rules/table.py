"""A few words that keep the tests of the rules short; all of them look through the public doors."""

from ginkgopolis import Game
from ginkgopolis.view import BuildingView, OwnView


def play(game: Game, *moves: str) -> None:
    """Play moves that are written with their seats, as in `0 B5+R4`."""
    for text in moves:
        seat, move = text.split(" ", 1)
        game.play(int(seat), move)


def offered(game: Game, seat: int) -> set[str]:
    """Return all that a seat may do now."""
    return {str(move) for move in game.legal_moves(seat)}


def items(game: Game, seat: int) -> tuple[int | None, int | None, int | None]:
    """Return the resources, the number of tiles and the points behind a screen."""
    seen = game.view(None).seats[seat]
    return seen.resources, seen.tiles, seen.points


def stock(game: Game, seat: int) -> int | None:
    """Return how many resources of a player are in the supply."""
    return game.view(None).seats[seat].stock


def own(game: Game, seat: int) -> OwnView:
    """Return what only this seat sees."""
    seen = game.view(seat).own
    assert seen is not None
    return seen


def hand(game: Game, seat: int) -> set[str]:
    """Return the cards in a hand."""
    return set(own(game, seat).hand)


def tiles(game: Game, seat: int) -> set[str]:
    """Return the tiles behind a screen."""
    return set(own(game, seat).tiles)


def discard(game: Game) -> set[str]:
    """Return the discard pile, as everybody sees it."""
    return set(game.view(None).discard)


def building(game: Game, tile: str) -> BuildingView:
    """Return the building that shows a tile."""
    (found,) = [one for one in game.view(None).buildings if one.tile == tile]
    return found


def sites(game: Game) -> set[str]:
    """Return the top tiles of the buildings with a construction site."""
    return {one.tile for one in game.view(None).buildings if one.site}


def place(game: Game, token: str) -> tuple[int, int]:
    """Return how many steps east and south of the city's middle a token lies."""
    (found,) = [one for one in game.view(None).tokens if one.letter == token]
    return found.east, found.south
