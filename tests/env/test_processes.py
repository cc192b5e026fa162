"""A batch over several processes is the same as one in one."""

import numpy as np
import pytest

from ginkgopolis import BadOptions, IllegalMove, Options
from ginkgopolis.env.batch import BatchGames
from ginkgopolis.env.processes import ARRAYS, SharedBatch


def test_the_same_games_as_in_one_process() -> None:
    options, bots = Options(players=3), {2: "random"}
    alone = BatchGames(5, options, seed=3, reward="score", bots=bots)
    chance, finished = np.random.default_rng(9), 0
    with SharedBatch(5, options, seed=3, reward="score", bots=bots, processes=2) as together:
        while finished < 3:
            for name in ARRAYS:
                assert np.array_equal(getattr(together, name), getattr(alone, name)), name
            actions = (chance.random(alone.masks.shape) * alone.masks).argmax(axis=1)
            alone.step(actions)
            together.step(actions)
            finished += int(alone.dones.sum())
        assert np.array_equal(together.named()["city"], alone.named()["city"])
        assert not together.observations.flags.writeable


def test_errors_and_the_end() -> None:
    batch = SharedBatch(2, seed=1, processes=2)
    before = batch.observations.copy()
    with pytest.raises(IllegalMove, match="Action 0 is not legal in game 1"):
        batch.step(np.array([batch.masks[0].argmax(), 0]))
    assert np.array_equal(batch.observations, before)
    batch._workers[0].kill()
    batch._workers[0].join()
    with pytest.raises(BadOptions, match="A process of the batch has ended"):
        batch.step(batch.masks.argmax(axis=1))
    batch.close()
    assert not any(worker.is_alive() for worker in batch._workers)


def test_what_cannot_be_made_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadOptions, match="3 processes for 2 games"):
        SharedBatch(2, processes=3)
    with pytest.raises(BadOptions, match="no reward"):
        SharedBatch(2, reward="luck")
