"""A program of somebody who checks types strictly; `make lint` does, and `test_typed_user.py` runs it."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from ginkgopolis import Card, Colour, Game, IllegalMove, Move, Moves, Record, Score, Tile, View
from ginkgopolis.bots import Bot, Seated, bot_rng, play_with_bots


class Builder(Bot):
    """Builds as high as it can, in red if it may."""

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        heights = {building.tile: building.height for building in view.buildings}

        def worth(move: Move) -> tuple[int, bool]:
            card: Card | None = move.card
            tile: Tile | None = move.tile
            if card is None or tile is None:
                return (0, False)
            return (heights.get(card, 0) + tile.number - card.number, tile.colour is Colour.RED)

        return max(moves, key=worth)


def play(folder: Path) -> list[Score]:
    """Play a game, save it and look at it from all sides."""
    game = Game.new(players=2, seed=7)
    moves: Moves = game.legal_moves(0)
    first: Move = moves[0]
    print(game.explain(0, str(first)), str(first) in moves, sorted(moves)[-1])
    try:
        game.play(0, "done")
    except IllegalMove as error:
        print(error.sentence("de"))
    play_with_bots(game, {seat: Seated(Builder(), bot_rng(7, seat)) for seat in range(game.players)})
    game.save(folder / "game.json")
    again = Game.load(folder / "game.json")
    record: Record = again.record()
    assert again == game and Game.from_record(record) == game
    own = game.determinize(0, 1).view(0).own
    print(own.hand if own else (), len(game.copy().moves), game.ending)
    return game.scores()
