"""The data card: what a data set is, how it was made, and what its games came to."""

import platform
import shlex
from pathlib import Path
from statistics import fmean
from typing import Final

import numpy as np

from ginkgopolis import __version__
from ginkgopolis.engine.ids import FULL_HAND
from ginkgopolis.engine.versions import RULES_VERSION
from ginkgopolis.env.dataset.loading import DataSet
from ginkgopolis.env.dataset.manifest import NAME, DataPlan, Manifest
from ginkgopolis.env.dataset.shards import BY_GAME, MEANINGS, TYPES, Arrays
from ginkgopolis.env.schema import Array
from ginkgopolis.options import Options, changed

CARD: Final = "README.md"
OUTCOMES: Final = ("seating", "rewards", "margins", "scores")
FLAGS: Final = ("introductory", "closed_screens")

TEXT: Final = """\
# Games of Ginkgopolis by {bots}

Every decision of {games:,} games that bots played: what the seat that decided could know, which actions were
legal, which one the bot chose, and how the game ended. {setting}
Seats and games count from 0. Every bot moves on by a seat with each game; game *n* has the seed {seed} + *n*.

## How it was made

```sh
{command}
```

With ginkgopolis {version}, version {rules} of the rules, Python {python} and numpy {numpy}. The same command
gives the same files to the byte, for any number of processes and after any interruption; another zlib may
pack the same numbers differently. `ginkgopolis dataset DIR --check` replays every game from its seed and its
choices and compares what was known, what was legal, and how it ended.

## Sizes

| | |
|---|--:|
| games | {games:,} |
| decisions | {decisions:,} |
| shards | {shards:,} |
| bytes, compressed | {bytes:,} |
| numbers in an observation | {numbers:,} |
| actions in a mask | {actions:,} |

## What came out

| bot | seats taken | wins | margin | points | points, least to most | moves drawn at random |
|---|--:|--:|--:|--:|--:|--:|
{outcomes}

A shared victory counts in part, the margin is to the best of the others, and a move is drawn at random where
a bot failed. A game has {mean_length:.1f} decisions on average, from {least} to {most}, and a decision
{legal:.1f} legal actions, up to {most_legal}. What leaves no choice is no decision.

## What is in a shard

`{manifest}` has the plan and the SHA-256 of every shard. A shard is an npz of numpy with these arrays:

| array | type | one for each | |
|---|---|---|---|
{arrays}

```python
from ginkgopolis.env.dataset import load

data = load("DIR")  # len(data), data[0]["observation"]; torch's DataLoader takes it as it is
```

What the numbers of observations and actions mean is told in the documentation of ginkgopolis, on the page
about the lab.
"""


def card(folder: Path, manifest: Manifest) -> str:
    """Return the data card of a data set whose shards are all there."""
    data = DataSet(folder, manifest, shards_in_memory=1)
    games, lengths, legal = gathered(data)
    plan = manifest.plan
    return TEXT.format(
        bots=" and ".join(f"`{bot}`" for bot in dict.fromkeys(plan.bots)),
        setting=setting_words(plan.options),
        seed=plan.seed,
        command=command_of(plan, manifest.games),
        version=__version__,
        rules=RULES_VERSION,
        python=platform.python_version(),
        numpy=np.__version__,
        games=manifest.games,
        decisions=manifest.decisions,
        shards=len(manifest.shards),
        bytes=sum(shard.bytes for shard in manifest.shards),
        numbers=manifest.numbers,
        actions=manifest.actions,
        outcomes="\n".join(outcome_row(plan, bot, games) for bot in dict.fromkeys(plan.bots)),
        mean_length=fmean(lengths),
        least=min(lengths),
        most=max(lengths),
        legal=legal.mean(),
        most_legal=legal.max(),
        manifest=NAME,
        arrays="\n".join(array_row(name) for name in TYPES),
    )


def gathered(data: DataSet) -> tuple[Arrays, list[int], Array]:
    """Return the outcomes of all games, their lengths, and how many actions were legal at each decision.

    `drawn` are the bots of all decisions that were drawn at random.
    """
    parts: dict[str, list[Array]] = {name: [] for name in (*OUTCOMES, "drawn")}
    lengths: list[int] = []
    legal: list[Array] = []
    for number, shard in enumerate(data.manifest.shards):
        arrays = data.shard(number)
        for name in OUTCOMES:
            parts[name].append(arrays[name])
        lengths += np.bincount(arrays["games"], minlength=shard.games).tolist()
        legal.append(np.bitwise_count(arrays["masks"]).sum(axis=1, dtype=np.int64))
        deciding = arrays["seating"][arrays["games"], arrays["seats"]]
        parts["drawn"].append(deciding[arrays["drawn"]])
    return {name: np.concatenate(part) for name, part in parts.items()}, lengths, np.concatenate(legal)


def outcome_row(plan: DataPlan, bot: str, games: Arrays) -> str:
    """Return how a bot did, wherever it sat."""
    places = [at for at, name in enumerate(plan.bots) if name == bot]
    there = np.isin(games["seating"], places)
    scores = games["scores"][there]
    wins, margin = games["rewards"][there].mean(), games["margins"][there].mean()
    cells = (f"{there.sum():,}", f"{wins:.1%}", f"{margin:+.1f}", f"{scores.mean():.1f}")
    drawn = f"{np.isin(games['drawn'], places).sum():,}"
    return f"| `{bot}` | {' | '.join(cells)} | {scores.min()} to {scores.max()} | {drawn} |"


def array_row(name: str) -> str:
    """Return what an array holds."""
    per = "game" if name in BY_GAME else "decision"
    return f"| `{name}` | {TYPES[name]} | {per} | {MEANINGS[name]} |"


def setting_words(options: Options) -> str:
    """Say how the games were set up."""
    given = changed(options)
    players = "Alone against Hal" if options.hal else f"{given.pop('players')} players"
    others = [f"{name} {value!r}" for name, value in given.items() if name not in ("players", "modules")]
    modules = f" with the modules {', '.join(options.modules)}" if options.modules else ", the base game"
    return f"{'; '.join([players + modules, *others])}."


def command_of(plan: DataPlan, games: int) -> str:
    """Return the command that makes the same data set."""
    options = plan.options
    words = ["ginkgopolis", "dataset", "DIR", "--bots", ",".join(plan.bots), "--games", str(games)]
    words += ["--hal", options.hal] if options.hal else ["--players", str(options.players)]
    words += ["--modules", ",".join(options.modules)] if options.modules else []
    words += ["--hand-size", str(options.hand_size)] if options.hand_size != FULL_HAND else []
    words += [f"--{name.replace('_', '-')}" for name in FLAGS if getattr(options, name)]
    words += ["--seed", str(plan.seed), "--shard-games", str(plan.shard_games)]
    words += ["--limit", f"{plan.limit:g}"] if plan.limit is not None else []
    return shlex.join(words)
