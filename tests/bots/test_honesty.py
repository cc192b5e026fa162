"""Bots cannot know what their seat may not know: nothing they are handed leads there, nor does it matter."""

import gc
import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import product
from random import Random

import pytest

from ginkgopolis import Game, Move, Options, View
from ginkgopolis.bots import AnyBot, BlindBot, Bot, Seated, ThinkingBot, World, bot_names, make_bot
from ginkgopolis.engine.hal import EXPERT_LEVEL, NORMAL
from ginkgopolis.engine.rules import pending
from ginkgopolis.engine.state import GameState
from ginkgopolis.options import MODULE_NAMES
from tests.battery.knowledge import Knowledge
from tests.battery.scramble import exchanged
from tests.battery.secrets import NAMES, view_of, viewers
from tests.battery.tables import RandomGame, Table
from tests.patience import PATIENCE
from tests.playing import play_on

CHEAP = {"montecarlo": "montecarlo:worlds=2"}
EVERY = 9  # decisions from one look to the next
TABLES = [
    Table(2, False),
    Table(3, True),
    Table(4, False),
    Table(5, False),
    Table(1, False, hal=NORMAL),
    Table(1, False, hal=EXPERT_LEVEL),
    Table(2, False, modules=MODULE_NAMES, hand_size=5),
    Table(5, False, modules=MODULE_NAMES),
]


class Keeper(AnyBot):
    """Keeps all that it is ever handed."""

    def __init__(self) -> None:
        self.handed: list[object] = []

    def begin(self, seat: int, names: tuple[str, ...], options: Options, limit: float | None) -> None:
        self.handed += [seat, names, options, limit]

    def keep(self, *things: object) -> None:
        self.handed += things


class Looker(Keeper, Bot):
    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        self.keep(view, moves, rng)
        return moves[0]


class Blind(Keeper, BlindBot):
    def pick(self, moves: Sequence[Move], rng: Random) -> Move:
        self.keep(moves, rng)
        return moves[0]


class Thinker(Keeper, ThinkingBot):
    def think(self, world: World, moves: Sequence[Move], rng: Random) -> Move:
        self.keep(world, moves, rng, world.redeal(rng), world.redeal)
        return moves[0]


def reachable(roots: list[object], wanted: Sequence[object] = ()) -> dict[int, object]:
    """Return all that can be reached from some things: items, attributes, closures, classes, modules, all.

    The walk goes everywhere, or until it has found all that is wanted.
    """
    found: dict[int, object] = {}
    missing = {id(thing) for thing in wanted}
    waiting = list(roots)
    while waiting and (missing or not wanted):
        thing = waiting.pop()
        if id(thing) in found or type(thing) in (int, str, float, bool, bytes):
            continue
        found[id(thing)] = thing
        missing.discard(id(thing))
        waiting += gc.get_referents(thing)
        for name in getattr(type(thing), "__slots__", ()):
            with suppress(Exception):  # empty slots, and libraries that would rather load something first
                waiting.append(getattr(thing, name))
    return found


def secrets_of(game: Game, seat: int) -> dict[str, object]:
    """Return what a bot at a seat must never get hold of, by the name under which the game has it."""
    state = game._state
    secrets: dict[str, object] = {
        "game": game,
        "state": state,
        "start": game._start,
        "story": game._told(),
        "moves": game._moves,
        "card_rng": state.card_rng,
        "tile_rng": state.tile_rng,
        "cells": state.cells,
    }
    for name in ("deck", "supply", "removed", "value_two", "discard", "packs", "journal"):
        secrets[name] = getattr(state, name)
    for name in ("hands", "tiles", "events", "given", "kept"):
        secrets[name] = getattr(state, name)
        others = [other for other in range(state.players) if other != seat]
        secrets |= {f"{name} of {other}": getattr(state, name)[other] for other in others}
    return secrets


def test_nothing_leads_to_what_is_hidden() -> None:
    """Everything is followed that Python can follow, through classes and modules, too."""
    handed: list[object] = []
    secrets: dict[str, object] = {}
    for kind, modules, before in product((Looker, Blind, Thinker), ((), MODULE_NAMES), (1, 40)):
        game = Game.new(3, seed=7, modules=modules)
        play_on(game, random.Random(before), before)
        bot = kind()
        seated = Seated(bot, Random(1), limit=PATIENCE)
        seat = game.pending[0]
        seated.move(game, seat)
        assert seated.troubles == []
        handed += bot.handed
        hidden = secrets_of(game, seat) | {"seat's guard": seated}
        where = f"{kind.__name__}, {len(modules)} modules, after {before} moves"
        secrets |= {f"{where}: {name}": secret for name, secret in hidden.items()}
    known = reachable(handed)  # once for all: the walk takes seconds
    assert len(known) > 10_000, "the walk went through modules, where caches might be"
    leaks = [name for name, secret in secrets.items() if id(secret) in known and secret]
    assert leaks == []


def test_the_walk_finds_what_can_be_found() -> None:
    """Were there a way, it would be seen: through a closure, an attribute, a slot."""
    game = Game.new(3, seed=7)
    holder = World(game._state, 0, game.names)
    for way in ([lambda: game], [holder], [[game.imagine, 1]], [{"a": (game,)}]):
        wanted = (game._state, game._state.removed)
        known = reachable([way], wanted)
        assert all(id(thing) in known for thing in wanted)


def moments(table: Table) -> Iterator[tuple[GameState, Knowledge]]:
    """Play a random game and look at it now and then."""
    game, known = RandomGame(table, 3), Knowledge(table)
    while not game.state.over:
        known.listen(game.lines)
        known.look(game.state)
        if len(game.moves) % EVERY == 1:
            yield game.state, known
        game.step()


def answer(name: str, state: GameState, table: Table, seat: int) -> Move:
    """Return what a bot does in a state, knowing what the seat knows of it."""
    game = Game(state.copy(), table.options, NAMES[: table.seats], None)
    with Seated(make_bot(CHEAP.get(name, name)), Random("the same")) as seated:
        move = seated.move(game, seat)
    assert seated.troubles == []
    return move


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("name", bot_names())
def test_what_is_hidden_does_not_matter(name: str, table: Table) -> None:
    """With other cards, tiles and events in all places that a seat cannot see, its bot decides the same."""
    chance = random.Random(table.seats)
    looks = 0
    for state, known in moments(table):
        seat = chance.choice([seat for seat in pending(state) if seat in viewers(state)])
        decision = answer(name, state, table, seat)
        other = exchanged(state, seat, known, chance)
        assert view_of(other, seat, closed=False) == view_of(state, seat, closed=False)
        assert answer(name, other, table, seat) == decision
        looks += other.deck != state.deck or other.hands != state.hands
    assert looks >= 2, "other cards were hidden"


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_tells_the_same_story_twice(name: str) -> None:
    """A bot has no chance but the one it is given."""
    for state, _ in moments(Table(3, True)):
        seat = pending(state)[0]
        assert answer(name, state, Table(3, True), seat) == answer(name, state, Table(3, True), seat)
