"""The example with Ray: a local cluster of two workers has the games of one process."""

import os
import subprocess
import sys
from pathlib import Path

from tests.arena.test_ray import WAITS
from tests.patience import PATIENCE

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"

COMPARED = """
import numpy as np
from ray_actors import SHOWN, RayBatch, any_legal

from ginkgopolis import Options
from ginkgopolis.arena.cluster import LOCAL, connected
from ginkgopolis.env.batch import BatchGames

alone, finished = BatchGames(5, Options(players=3), seed=7), 0
with connected(LOCAL, 2) as ray:
    batch = RayBatch(ray, 5, Options(players=3), seed=7, actors=2)
    while finished < 3:
        for name in SHOWN:
            assert np.array_equal(getattr(batch, name), getattr(alone, name)), name
        actions = any_legal(alone.observations, alone.masks)
        assert alone.masks[np.arange(5), actions].all()
        alone.step(actions)
        batch.step(actions)
        finished += int(alone.dones.sum())
    alone = BatchGames(5, Options(players=3), seed=7)
    played = RayBatch(ray, 5, Options(players=3), seed=7, actors=2).collect(any_legal, 9)
    for step in range(9):
        assert np.array_equal(played["observations"][step], alone.observations)
        alone.step(played["actions"][step])
        assert np.array_equal(played["rewards"][step], alone.rewards)
print("the same")
"""


def python(folder: Path, *args: object) -> subprocess.CompletedProcess[str]:
    """Run a program from which nothing of Ray can leak into other tests; its actors find the example, too."""
    paths = os.pathsep.join([str(EXAMPLES), *filter(None, [os.environ.get("PYTHONPATH")])])
    own = {"HOME": str(folder), "PYTHONPATH": paths}
    ran = subprocess.run(
        [sys.executable, *map(str, args)],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | own | dict.fromkeys(WAITS, str(int(PATIENCE))),
        encoding="utf-8",
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran


def test_actors_have_the_games_of_one_process(tmp_path: Path) -> None:
    """Step by step and when they play by themselves."""
    assert python(tmp_path, "-c", COMPARED).stdout == "the same\n"


def test_the_example_runs_as_it_stands(tmp_path: Path) -> None:
    ran = python(tmp_path, EXAMPLES / "ray_actors.py", "--games", 4, "--steps", 150)
    first, second = ran.stdout.splitlines()
    assert first.startswith("4 games side by side, 150 steps each: ")
    assert second.startswith("A seat had ")
    assert list(tmp_path.iterdir()) == []
