"""Playing a library game in tests: at random, or up to the moment that a test needs."""

import random
from collections.abc import Sequence

from ginkgopolis import Game, Move


def play_on(game: Game, chance: random.Random, moves: int = 1000) -> None:
    """Play a number of moves at most, at random."""
    for _ in range(moves):
        if game.over:
            break
        seat = chance.choice(game.pending)
        game.play(seat, chance.choice(game.legal_moves(seat)))


def hand_of(game: Game, seat: int) -> Sequence[str]:
    """Return the cards in a hand."""
    own = game.view(seat).own
    assert own is not None
    return own.hand


def tiles_of(game: Game, seat: int) -> Sequence[str]:
    """Return the tiles behind a screen."""
    own = game.view(seat).own
    assert own is not None
    return own.tiles


def texts(moves: Sequence[Move]) -> set[str]:
    """Return moves in notation."""
    return {str(move) for move in moves}


def game_at(question: str, players: int = 3) -> Game:
    """Return a game in which a question is being asked, with everybody still to answer."""
    for seed in range(1000):
        game = Game.new(players=players, introductory=question != "draft", seed=seed)
        chance = random.Random(seed)
        while not game.over:
            if game.question == question and (len(game.pending) in (1, players)):
                return game
            play_on(game, chance, 1)
    raise AssertionError(f"{question} is never asked")


def has_begun(game: Game, seat: int) -> bool:
    """C3, E1: has a seat chosen a part of what it has to, but not all?"""
    own = game.view(seat).own
    assert own is not None
    return seat in game.pending and (own.adding is not None or bool(own.given))
