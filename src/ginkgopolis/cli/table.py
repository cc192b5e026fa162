"""A game at one keyboard, as lines or as a screen: who sits where, and what commands need of it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

from rich.console import Console

from ginkgopolis import Game, Move
from ginkgopolis.bots import Seated, bot_rng, lost_moves, make_bot, troubles_of
from ginkgopolis.language import say
from ginkgopolis.language.phrases import listing

LEAST_WIDTH: Final = 60
LEAST_HEIGHT: Final = 20
"""Of a terminal in which a screen can stand."""


class Table(ABC):
    """People and bots around a game."""

    def __init__(
        self, console: Console, game: Game, people: Iterable[int], bots: Mapping[int, str] | None = None
    ) -> None:
        """`bots` are the names of the bots at their seats; all others but Hal's are people's."""
        self.console = console
        self.game = game
        self.people = list(people)
        self.bots = {
            seat: Seated(make_bot(name), bot_rng(game.seed or 0, seat), name=name)
            for seat, name in (bots or {}).items()
        }
        self.holder: int | None = self.people[0] if len(self.people) == 1 else None
        """The one at the keyboard."""
        self.told: dict[int | None, int] = dict.fromkeys([None, *self.people], 0)
        """How many sentences of their logs all have read."""
        self.file: Path | None = None
        """Where this game is kept, if it was saved or comes from a file."""
        self.kept_moves = -1
        """How many moves are kept there."""
        self._losses_told = 0

    @abstractmethod
    def run(self) -> None:
        """Play until the game is over or somebody stops."""

    @abstractmethod
    def confirm(self, question: str, action: Callable[[], None]) -> None:
        """Do something if the answer is yes."""

    def describe(self, seat: int, move: Move | str) -> str:
        """Say what a move would do."""
        return self.game.explain(seat, move)

    def forget(self) -> None:
        """After a move was taken back the story is shorter."""
        for seat, told in self.told.items():
            self.told[seat] = min(told, len(self.game.log(seat)))

    def waiting_bots(self) -> list[str]:
        """Return the names of the bots that have to decide."""
        return [self.game.names[seat] for seat in self.game.pending if seat in self.bots]

    def new_trouble(self) -> str | None:
        """Say that a bot has lost a move; why may give its cards away, and is told after the game."""
        lost = len(lost_moves(troubles_of(self.bots)))
        if lost == self._losses_told:
            return None
        self._losses_told = lost
        names = [self.game.names[seat] for seat, bot in self.bots.items() if lost_moves(bot.troubles)]
        return say("bot-trouble", names=listing(names))

    def keeps(self, file: Path) -> None:
        """Remember that the game, as it is now, stands in a file."""
        self.file, self.kept_moves = file, len(self.game.moves)

    @property
    def kept(self) -> bool:
        """Does a file have the game as it is now?"""
        return self.kept_moves == len(self.game.moves)

    def close(self) -> None:
        """Let the bots go."""
        for bot in self.bots.values():
            bot.close()
