"""Bots: found by name, honest, and repeatable."""

from collections.abc import Sequence
from random import Random

import pytest

from ginkgopolis import Game, Move, View
from ginkgopolis.bots import AnyBot, BlindBot, Bot, Seated, bot_rng, make_bot, play_with_bots
from ginkgopolis.options import MODULE_NAMES


def seated(bots: dict[int, AnyBot]) -> dict[int, Seated]:
    return {seat: Seated(bot, bot_rng(1, seat)) for seat, bot in bots.items()}


def played(seed: int, players: int = 3) -> Game:
    game = Game.new(players, seed=seed)
    play_with_bots(game, {seat: Seated(make_bot("random"), bot_rng(seed, seat)) for seat in range(players)})
    return game


def test_bots_finish_a_game() -> None:
    assert played(1).over


def test_the_same_seed_gives_the_same_game() -> None:
    assert played(5).moves == played(5).moves
    assert played(5).moves != played(6).moves


def test_seats_have_random_numbers_of_their_own() -> None:
    assert bot_rng(1, 0).random() == bot_rng(1, 0).random()
    assert len({bot_rng(seed, seat).random() for seed in range(3) for seat in range(3)}) == 9


def test_seats_without_a_bot_are_left_alone() -> None:
    game = Game.new(3, seed=1, introductory=True)
    play_with_bots(game, seated({1: make_bot("random")}))
    assert game.pending == (0, 2)


class Witness(Bot):
    """Remembers what it was shown, and takes the first move."""

    def __init__(self) -> None:
        self.seen: list[tuple[View, Sequence[Move]]] = []

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        self.seen.append((view, moves))
        return moves[0]


def test_a_bot_sees_its_own_view_and_its_legal_moves() -> None:
    game = Game.new(2, seed=3, introductory=True)
    view, moves = game.view(1), game.legal_moves(1)
    witness = Witness()
    play_with_bots(game, seated({1: witness}))
    assert witness.seen == [(view, moves)]
    assert view.seat == 1


@pytest.mark.parametrize(
    "game",
    [
        Game.new(2, seed=1, modules=MODULE_NAMES, hand_size=5),
        Game.new(5, seed=1, modules=MODULE_NAMES),
        Game.new(1, seed=1, hal="normal"),
        Game.new(1, seed=1, hal="expert"),
    ],
    ids=["2 with all modules", "5 with all modules", "Hal", "Hal, expert"],
)
def test_bots_finish_games_of_every_kind(game: Game) -> None:
    """Hal has a seat but needs no bot."""
    play_with_bots(game, seated({seat: make_bot("random") for seat in range(game.players)}))
    assert game.over


class Gambler(BlindBot):
    """Takes the last move without looking."""

    def pick(self, moves: Sequence[Move], rng: Random) -> Move:
        return moves[-1]


def test_a_blind_bot_is_spared_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(2, seed=3, introductory=True)
    moves = game.legal_moves(0)
    monkeypatch.setattr(Game, "view", None)
    play_with_bots(game, seated({0: Gambler()}))
    assert game.moves[0].move == str(moves[-1])
