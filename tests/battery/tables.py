"""The kinds of games that the battery plays, and how it plays them."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.hal import EXPERT_LEVEL, NORMAL
from ginkgopolis.engine.ids import FULL_HAND, NOBODY, NONE, is_letter
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.rules import apply, legal_moves, pending
from ginkgopolis.engine.setup import new_game, new_solitaire
from ginkgopolis.engine.state import GameState
from ginkgopolis.engine.versions import RULES_VERSION
from ginkgopolis.expansions import modules_named
from ginkgopolis.options import LARGE_HAND, MODULE_NAMES, Options

MOST_MOVES = 2000  # random games take 50 to 400 moves

Style = Callable[[int], float]
"""How much somebody likes a move, against 1 for most."""


@dataclass(frozen=True)
class Table:
    """How a game is set up; `hal` is his level in a game of one player."""

    players: int
    introductory: bool
    first_player: int = NOBODY
    modules: tuple[str, ...] = ()
    hand_size: int = FULL_HAND
    hal: int = 0
    rules: int = RULES_VERSION

    def __str__(self) -> str:
        if self.hal:
            return f"hal-{'expert' if self.hal == EXPERT_LEVEL else 'normal'}"
        words = [str(self.players), "introductory" if self.introductory else "draft", *self.modules]
        return "-".join(words + ["large_hands"] * (self.hand_size == LARGE_HAND))

    @property
    def seats(self) -> int:
        """The number of seats, Hal's included."""
        return 2 if self.hal else self.players

    @property
    def options(self) -> Options:
        """The same for the library."""
        return Options(
            players=self.players,
            introductory=self.introductory,
            first_player=None if self.first_player == NOBODY else self.first_player,
            modules=self.modules,
            hand_size=self.hand_size,
            hal=(None, "normal", "expert")[self.hal],
        )

    def deal(self, seed: int, journal: list[Line] | None = None) -> GameState:
        """Set up a game."""
        if self.hal:
            return new_solitaire(self.hal, seed, journal, self.rules)
        modules = modules_named(list(self.modules))
        return new_game(
            self.players,
            self.introductory,
            seed,
            self.first_player,
            modules,
            self.hand_size,
            journal,
            self.rules,
        )


TABLES = [Table(players, introductory) for players in (2, 3, 4, 5) for introductory in (True, False)]
HAL_TABLES = [Table(1, False, hal=NORMAL), Table(1, False, hal=EXPERT_LEVEL)]
COMBINATIONS = [names for size in range(7) for names in combinations(MODULE_NAMES, size)]
COMBINED = [(players, names) for players in (2, 3, 4, 5) for names in COMBINATIONS]
"""Every number of players with every combination of modules, none and all six included."""


def module_table(players: int, modules: tuple[str, ...], variant: int) -> Table:
    """Return a table with modules; variants differ in what else may be chosen, where anything may be."""
    introductory = variant % 2 == 0 and "experts" not in modules
    large = variant // 2 % 2 == 0 and players <= 4
    return Table(players, introductory, NOBODY, modules, LARGE_HAND if large else FULL_HAND)


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


def as_monument_builder(move: int) -> float:
    """Prefer to put prestige buildings on others and never to urbanize: cards become few (N3)."""
    kind = m.kind_of(move)
    if kind == m.SPLIT_DRAW:
        return 200 if m.field(move, 1) else 1
    if kind != m.COMMIT:
        return 1
    tile, letter = m.tile_with(move), is_letter(m.card_of(move))
    if tile == NONE or letter:
        return 3 if tile == NONE else 0.05
    return 300 if tile % 32 >= 24 else 3


STYLES: dict[str, Style] = {
    "evenly": evenly,
    "builder": as_builder,
    "settler": as_settler,
    "collector": as_collector,
    "changer": as_changer,
    "monument builder": as_monument_builder,
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
        self.play(*self.choose())

    def play(self, seat: int, move: int) -> None:
        """Make a move and keep it."""
        assert len(self.moves) < MOST_MOVES, "the game does not end"
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
