"""What a bot is: something that looks at what its seat may know and picks one of the legal moves."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random

from ginkgopolis.game import Game
from ginkgopolis.notation import Move
from ginkgopolis.view import View


class Bot(ABC):
    """A player; one object sits at one seat for one game and may remember things."""

    @abstractmethod
    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        """Pick one of the moves, of which there is at least one; all chance has to come from `rng`."""


class BlindBot(Bot):
    """A bot that chooses without looking, and is spared the view, which costs more than the move."""

    @abstractmethod
    def pick(self, moves: Sequence[Move], rng: Random) -> Move:
        """Pick one of the moves; all chance has to come from `rng`."""

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        """Pick one of the moves, whatever the view shows."""
        return self.pick(moves, rng)


def bot_rng(seed: int, seat: int) -> Random:
    """Return the random numbers of a bot, the same for the same seed and seat, apart from the game's own."""
    return Random(f"bot:{seed}:{seat}")


def let_bot_move(game: Game, seat: int, bot: Bot, rng: Random) -> None:
    """Ask the bot at a pending seat for its move and play it."""
    moves = game.legal_moves(seat)
    if isinstance(bot, BlindBot):
        game.play(seat, bot.pick(moves, rng))
    else:
        game.play(seat, bot.choose(game.view(seat), moves, rng))


def play_with_bots(game: Game, bots: Mapping[int, Bot], rngs: Mapping[int, Random]) -> None:
    """Let the bots decide as long as one of them has to; seats without a bot are left alone."""
    while waiting := [seat for seat in game.pending if seat in bots]:
        let_bot_move(game, waiting[0], bots[waiting[0]], rngs[waiting[0]])
