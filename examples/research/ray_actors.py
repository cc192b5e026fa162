"""A batch of games on Ray: every actor holds a part of them, and all are the games of one process.

    pip install 'ginkgopolis[lab,ray]'
    python examples/research/ray_actors.py --actors 2 --games 64 --steps 200

An actor steps its games by itself with `collect`, where its policy lives beside them, or is told every
action from outside with `step`. `--address auto` takes a cluster that is there, as `ginkgopolis arena` does.
"""

import argparse

import numpy as np

from ginkgopolis import Options
from ginkgopolis.arena.cluster import LOCAL, connected
from ginkgopolis.env.batch import BatchGames

SHOWN = ("observations", "masks", "seats", "rewards", "scores", "dones")


class Part:
    """Some of the games of a batch; Ray makes an actor of it."""

    def __init__(self, first, end, options, seed):
        self.batch = BatchGames(end - first, options, seed, first=first)

    def show(self):
        """Return what the games show, as copies: the arrays themselves are written again with each step."""
        return {name: getattr(self.batch, name).copy() for name in SHOWN}

    def step(self, actions):
        self.batch.step(actions)
        return self.show()

    def collect(self, policy, steps):
        """Step the games by a policy, from observations and masks to actions, and return what was seen."""
        rows = []
        for _ in range(steps):
            row = self.show()
            row["actions"] = policy(row["observations"], row["masks"])
            self.batch.step(row["actions"])
            row |= {name: getattr(self.batch, name).copy() for name in ("rewards", "scores", "dones")}
            rows.append(row)
        return {name: np.stack([row[name] for row in rows]) for name in rows[0]}


class RayBatch:
    """What BatchGames is, with its games in actors."""

    def __init__(self, ray, games, options, seed=0, actors=2):
        self.ray = ray
        self.bounds = [games * at // actors for at in range(actors + 1)]
        actor = ray.remote(Part)
        self.parts = [
            actor.remote(first, end, options, seed) for first, end in zip(self.bounds, self.bounds[1:])
        ]
        self._take(part.show.remote() for part in self.parts)

    def step(self, actions):
        """Do an action in every game, all actors at the same time."""
        shares = np.split(actions, self.bounds[1:-1])
        self._take(part.step.remote(share) for part, share in zip(self.parts, shares))

    def collect(self, policy, steps):
        """Have all actors play by themselves; arrays are (steps, games, ...), as for PPO."""
        found = self.ray.get([part.collect.remote(policy, steps) for part in self.parts])
        return {name: np.concatenate([one[name] for one in found], axis=1) for name in found[0]}

    def _take(self, answers):
        found = self.ray.get(list(answers))
        for name in SHOWN:
            setattr(self, name, np.concatenate([one[name] for one in found]))


def any_legal(observations, masks):
    """Take a legal action that only what is seen decides, and that looks random."""
    ranks = np.arange(masks.shape[1]) * 2654435761 + observations.sum(axis=1, keepdims=True)
    return np.where(masks, ranks % 65521, -1).argmax(axis=1)


def main(arguments=None):
    """Play on a cluster and say how it went."""
    parser = argparse.ArgumentParser(description="Play a batch of games in actors of Ray.")
    parser.add_argument("--actors", type=int, default=2)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--address", default=LOCAL)
    chosen = parser.parse_args(arguments)
    if not 1 <= chosen.actors <= chosen.games:
        parser.error(f"the --actors must be 1 to {chosen.games}, as many as there are games")
    options = Options(players=chosen.players)
    with connected(chosen.address, chosen.actors) as ray:
        batch = RayBatch(ray, chosen.games, options, seed=1, actors=chosen.actors)
        played = batch.collect(any_legal, chosen.steps)
    finished = played["scores"][played["dones"]]
    print(f"{chosen.games} games side by side, {chosen.steps} steps each: {len(finished)} came to their end.")
    if len(finished):
        print(f"A seat had {finished.mean():.1f} points on average.")


if __name__ == "__main__":
    main()
