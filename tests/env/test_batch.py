"""Batches of games: the same games as one by one, and arrays that say what happened."""

import numpy as np
import pytest

from ginkgopolis import BadOptions, Game, IllegalMove, Move, Options
from ginkgopolis.bots import Seated, bot_rng, make_bot, play_with_bots
from ginkgopolis.env.batch import BatchGames
from ginkgopolis.env.herd import MARGIN, SCORE, WIN, rewards_of
from ginkgopolis.env.places import SIZE
from ginkgopolis.env.schema import Array
from ginkgopolis.env.setting import derived_seed
from ginkgopolis.options import MODULE_NAMES
from tests.env.reading import observed

TABLES = [
    Options(players=2),
    Options(players=5, closed_screens=True),
    Options(players=3, modules=MODULE_NAMES),
    Options(players=1, hal="normal"),
]


def any_actions(batch: BatchGames, chance: np.random.Generator) -> Array:
    """Return a legal action for each game."""
    actions: Array = (chance.random(batch.masks.shape) * batch.masks).argmax(axis=1)
    return actions


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_same_games_as_one_by_one(options: Options) -> None:
    """A game of the library with the same seed and moves looks the same all the way, and scores the same."""
    batch, chance = BatchGames(3, options, seed=11), np.random.default_rng(1)
    games = [
        Game.new(**{name: getattr(options, name) for name in OPTIONS}, seed=seed) for seed in batch.seeds
    ]
    finished = 0
    while finished < 4:
        for at, game in enumerate(games):
            seat = int(batch.seats[at])
            assert seat == game.pending[0]
            seen = observed(game._state, seat, options)
            assert np.array_equal(
                np.concatenate([part.ravel() for part in seen.values()]), batch.observations[at]
            )
            legal = [batch.actions.move(int(number)) for number in np.flatnonzero(batch.masks[at])]
            assert sorted(move for move in legal if move) == sorted(game.legal_moves(seat))
        actions = any_actions(batch, chance)
        moves = [batch.actions.move(int(action)) for action in actions]
        seats = batch.seats.tolist()
        batch.step(actions)
        for at, game in enumerate(games):
            game.play(seats[at], moves[at] or Move("done"))
            assert batch.dones[at] == game.over
            if game.over:
                assert batch.scores[at].tolist() == game.totals()
                options_given = {name: getattr(options, name) for name in OPTIONS}
                games[at] = Game.new(**options_given, seed=batch.seeds[at])
                finished += 1
            else:
                assert not batch.scores[at].any() and not batch.rewards[at].any()


OPTIONS = ("players", "closed_screens", "modules", "hal")


def test_seeds_are_those_of_the_episodes() -> None:
    batch, chance = BatchGames(2, seed=3), np.random.default_rng(2)
    assert batch.seeds == [derived_seed(3, 0, 0), derived_seed(3, 1, 0)]
    while not batch.dones[1]:
        batch.step(any_actions(batch, chance))
    assert batch.seeds[1] == derived_seed(3, 1, 1)
    assert len({derived_seed(3, game, episode) for game in range(20) for episode in range(20)}) == 400


def test_the_same_seed_gives_the_same_batch() -> None:
    first, second = BatchGames(4, seed=9), BatchGames(4, seed=9)
    chance = np.random.default_rng(5)
    for _ in range(200):
        actions = any_actions(first, chance)
        first.step(actions)
        second.step(actions)
    assert np.array_equal(first.observations, second.observations)
    assert np.array_equal(first.masks, second.masks)


def test_bots_play_their_seats() -> None:
    """A game of the library goes the same way with the same bots, seeded by the same seed."""
    options = Options(players=3)
    batch, chance = BatchGames(2, options, seed=4, bots={0: "random", 2: "greedy"}), np.random.default_rng(6)
    seed = batch.seeds[1]
    game = Game.new(players=3, seed=seed)
    seated = {
        seat: Seated(make_bot(name), bot_rng(seed, seat), name=name)
        for seat, name in ((0, "random"), (2, "greedy"))
    }
    play_with_bots(game, seated)
    while not game.over:
        assert batch.seats.tolist() == [1, 1]
        actions = any_actions(batch, chance)
        move = batch.actions.move(int(actions[1]))
        assert move is not None
        game.play(1, move)
        play_with_bots(game, seated)
        batch.step(actions)
    assert batch.dones[1] and batch.scores[1].tolist() == game.totals()
    assert not any(bot.troubles for bot in seated.values())


def test_rewards() -> None:
    assert rewards_of([50, 70, 60], WIN) == [0, 1, 0]
    assert rewards_of([70, 70, 60], WIN) == [0.5, 0.5, 0]
    assert rewards_of([50, 70, 60], MARGIN) == [-20, 10, -10]
    assert rewards_of([70, 70, 60], MARGIN) == [0, 0, -10]
    assert rewards_of([50, 70, 60], SCORE) == [50, 70, 60]


@pytest.mark.parametrize(("reward", "kind"), [("win", WIN), ("margin", MARGIN), ("score", SCORE)])
def test_rewards_come_with_the_end(reward: str, kind: int) -> None:
    batch, chance = BatchGames(1, seed=1, reward=reward), np.random.default_rng(7)
    while not batch.dones[0]:
        batch.step(any_actions(batch, chance))
    assert batch.rewards[0].tolist() == rewards_of(batch.scores[0].tolist(), kind)


def test_arrays_are_windows_that_cannot_be_written() -> None:
    batch = BatchGames(2)
    assert batch.observations.shape == (2, SIZE) and batch.named()["city"].shape == (2, 15, 15, 7)
    assert np.shares_memory(batch.named()["city"], batch.observations)
    for array in (batch.observations, batch.masks, batch.seats, batch.rewards, batch.scores, batch.dones):
        assert not array.flags.writeable


def test_an_illegal_action_changes_nothing() -> None:
    batch = BatchGames(2, seed=1)
    before = batch.observations.copy()
    legal = batch.masks.argmax(axis=1)
    for wrong in (0, -1, len(batch.actions)):
        with pytest.raises(IllegalMove, match="not legal in game 1"):
            batch.step(np.array([legal[0], wrong]))
    with pytest.raises(BadOptions, match="one action for each of 2 games"):
        batch.step(legal[:1])
    assert np.array_equal(batch.observations, before)
    batch.step(legal)


def test_what_cannot_be_made_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadOptions, match="0 games"):
        BatchGames(0)
    with pytest.raises(BadOptions, match="no reward 'luck'; rewards are win, margin and score"):
        BatchGames(1, reward="luck")
    with pytest.raises(BadOptions, match="no seat 2 for a bot"):
        BatchGames(1, bots={2: "greedy"})
    with pytest.raises(BadOptions, match="one at least must be left"):
        BatchGames(1, bots={0: "greedy", 1: "greedy"})
    with pytest.raises(BadOptions, match="no seat 1 for a bot"):
        BatchGames(1, Options(players=1, hal="normal"), bots={1: "greedy"})
