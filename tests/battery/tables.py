"""The kinds of games that the battery plays, and how it plays them."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.ids import NOBODY, NONE, is_letter
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.rules import apply, legal_moves, pending
from ginkgopolis.engine.setup import new_game
from ginkgopolis.engine.state import GameState

MOST_MOVES = 1000  # random games take 50 to 200 moves

Style = Callable[[int], float]
"""How much somebody likes a move, against 1 for most."""


@dataclass(frozen=True)
class Table:
    """How a game is set up."""

    players: int
    introductory: bool
    first_player: int = NOBODY

    def __str__(self) -> str:
        return f"{self.players}-{'introductory' if self.introductory else 'draft'}"

    def deal(self, seed: int, journal: list[Line] | None = None) -> GameState:
        """Set up a game."""
        return new_game(self.players, self.introductory, seed, self.first_player, journal=journal)


TABLES = [Table(players, introductory) for players in (2, 3, 4, 5) for introductory in (True, False)]


def evenly(move: int) -> float:
    """Like all moves alike."""
    return 1


def as_builder(move: int) -> float:
    """Prefer to build, and to leave few tiles behind the screen."""
    return 8 if m.kind_of(move) == m.COMMIT and m.tile_with(move) != NONE else 1


def as_settler(move: int) -> float:
    """Prefer to urbanize: the city becomes wide, and its outline winding."""
    if m.kind_of(move) != m.COMMIT or m.tile_with(move) == NONE:
        return 1
    return 20 if is_letter(m.card_of(move)) else 2


def as_collector(move: int) -> float:
    """Prefer to exploit: many tiles and points, little in the city."""
    return 12 if m.kind_of(move) == m.COMMIT and m.tile_with(move) == NONE else 1


def as_changer(move: int) -> float:
    """Prefer new hands and second thoughts."""
    return 10 if m.kind_of(move) in (m.NEW_HAND, m.TAKE_BACK) else 1


STYLES: dict[str, Style] = {
    "evenly": evenly,
    "builder": as_builder,
    "settler": as_settler,
    "collector": as_collector,
    "changer": as_changer,
}


@dataclass
class RandomGame:
    """A game played at random, move by move, with the moves kept."""

    table: Table
    seed: int
    style: Style = evenly
    moves: list[tuple[int, int]] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    """What the journal told about the last move (at first: about the set-up)."""
    first_players: list[int] = field(default_factory=list)
    """Who was first in each round so far, as the journal told."""

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)
        self.state = self.table.deal(self.seed, self.lines)

    def step(self) -> None:
        """Make one move: mostly that of a pending seat, now and then second thoughts of another one."""
        assert len(self.moves) < MOST_MOVES, "the game does not end"
        seat, move = self.choose()
        self.lines = []
        self.state.journal = self.lines
        apply(self.state, seat, move)
        self.moves.append((seat, move))

    def choose(self) -> tuple[int, int]:
        """Choose who moves, and how."""
        waiting = pending(self.state)
        others = [seat for seat in range(self.state.players) if seat not in waiting]
        if others and self.random.random() < 0.01 * self.style(m.TAKE_BACK_MOVE):
            seat = self.random.choice(others)
            if legal_moves(self.state, seat):
                return seat, m.TAKE_BACK_MOVE
        seat = self.random.choice(waiting)
        moves = legal_moves(self.state, seat)
        return seat, self.random.choices(moves, [self.style(move) for move in moves])[0]


def play_on(state: GameState, chance: random.Random, most: int = MOST_MOVES) -> list[tuple[int, int]]:
    """Play a state on evenly for a number of moves at most, and return them."""
    played: list[tuple[int, int]] = []
    while not state.over and len(played) < most:
        seat = chance.choice(pending(state))
        move = chance.choice(legal_moves(state, seat))
        apply(state, seat, move)
        played.append((seat, move))
    return played
