"""What a bot is: something that looks at what its seat may know and picks one of the legal moves."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from ginkgopolis.bots.trouble import BotTrouble
from ginkgopolis.bots.world import World
from ginkgopolis.game import Game
from ginkgopolis.language import say
from ginkgopolis.options import Options
from ginkgopolis.values import Move
from ginkgopolis.view import View


class AnyBot:
    """What all bots have in common; one object sits at one seat for one game and may remember things."""

    keeps_time: bool = False
    """Does the bot itself make sure that it answers within the limit, or raises BotTrouble?"""

    slip: BotTrouble | None = None
    """What was wrong with the last answer, which could still be used: reported, but not counted."""

    def begin(self, seat: int, names: tuple[str, ...], options: Options, limit: float | None) -> None:
        """Hear before the first move what is played, by whom, and how many seconds each move may take."""

    def end(self, scores: Sequence[int]) -> None:
        """Hear after the last move what each seat has scored."""

    def explain(self) -> str:
        """Say in a sentence why the last move was chosen, in the language that is spoken (`language.say`)."""
        return say("bot-silent")

    def close(self) -> None:
        """Let go of whatever outlives a game, such as a process."""


class Bot(AnyBot, ABC):
    """A bot that is shown what its seat may know."""

    @abstractmethod
    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        """Pick one of the moves (at least one is given); all chance has to come from `rng`."""


class BlindBot(AnyBot, ABC):
    """A bot that chooses without looking, and is spared the view, which costs more than the move."""

    @abstractmethod
    def pick(self, moves: Sequence[Move], rng: Random) -> Move:
        """Pick one of the moves; all chance has to come from `rng`."""


class ThinkingBot(AnyBot, ABC):
    """A bot that tries moves out, in games in which all that its seat cannot know is redealt."""

    @abstractmethod
    def think(self, world: World, moves: Sequence[Move], rng: Random) -> Move:
        """Pick one of the moves; all chance has to come from `rng`."""


def bot_rng(seed: int, seat: int) -> Random:
    """Return the random numbers of a bot, the same for the same seed and seat, apart from the game's own."""
    return Random(f"bot:{seed}:{seat}")


def ask_bot(game: Game, seat: int, bot: AnyBot, rng: Random) -> Move:
    """Ask a bot for a move of a seat that owes one; nothing that it is handed leads to what is hidden."""
    return answer_of(game, seat, bot, game.legal_moves(seat), rng)


def answer_of(game: Game, seat: int, bot: AnyBot, moves: Sequence[Move], rng: Random) -> Move:
    """Show a bot what its kind is shown, and return what it answers."""
    if isinstance(bot, BlindBot):
        return bot.pick(moves, rng)
    if isinstance(bot, ThinkingBot):
        return bot.think(World.of(game, seat, rng), moves, rng)
    if isinstance(bot, Bot):
        return bot.choose(game.view(seat).whole(), moves, rng)  # which leads nowhere
    raise TypeError(f"{type(bot).__name__} is neither a Bot, a BlindBot nor a ThinkingBot")
