"""What a data set holds: the plan that its games follow, and its shards with their hashes."""

from pathlib import Path
from typing import Final

import msgspec

from ginkgopolis import __version__
from ginkgopolis.engine.versions import RULES_VERSION
from ginkgopolis.env.actions import actions_of
from ginkgopolis.env.places import SIZE
from ginkgopolis.errors import BadOptions, GinkgopolisError
from ginkgopolis.options import Options, check_seed
from ginkgopolis.record import in_one_line

FORMAT: Final = 1
NAME: Final = "manifest.json"
USUAL_SHARD: Final = 50
"""Games in a shard."""
SEEDS_END: Final = 1 << 63
MOST_GAMES: Final = 1 << 31
MOST_SHARDS: Final = 100_000


class BadDataSet(GinkgopolisError, ValueError):
    """A folder that is no data set, or a damaged one, or one that cannot be written to."""


class DataPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that the games depend on; how many there are makes no difference to any of them."""

    bots: tuple[str, ...]
    """One for all seats, or one for each seat in the first game; they move on by a seat with every game."""
    options: Options
    seed: int
    """That of the first game; the next ones count on from it."""
    shard_games: int = USUAL_SHARD
    limit: float | None = None
    """Seconds that a bot may think about a move."""

    def seating(self, game: int) -> list[int]:
        """Return the bot of every seat, by its place in the list."""
        return [(seat + game) % len(self.bots) for seat in range(self.options.players)]


class Shard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file with some of the games."""

    file: str
    games: int
    decisions: int
    bytes: int
    sha256: str


class Manifest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The file that says what the others are."""

    dataset: int = FORMAT
    version: str = __version__
    rules: int = RULES_VERSION
    plan: DataPlan
    games: int
    """How many there are in the end."""
    numbers: int = SIZE
    """In an observation."""
    actions: int
    """In a mask."""
    shards: list[Shard] = []
    """Those that are finished."""

    @property
    def decisions(self) -> int:
        """How many there are in all shards."""
        return sum(shard.decisions for shard in self.shards)

    def count_shards(self) -> int:
        """Return how many shards there are in the end."""
        return -(-self.games // self.plan.shard_games)

    def games_of(self, number: int) -> range:
        """Return the games of a shard."""
        first = number * self.plan.shard_games
        return range(first, min(first + self.plan.shard_games, self.games))


def new_manifest(plan: DataPlan, games: int) -> Manifest:
    """Return the manifest of a data set that has no shard yet; refuse sizes that there are not."""
    if not 1 <= plan.shard_games <= MOST_GAMES or not 1 <= games <= plan.shard_games * MOST_SHARDS:
        raise BadOptions("lab-data-sizes", shards=str(MOST_SHARDS))
    actions = len(actions_of(plan.options))
    if len(plan.bots) not in (1, plan.options.players):
        raise BadOptions("bots-for-seats", bots=len(plan.bots), seats=plan.options.players)
    if plan.limit is not None and not plan.limit > 0:
        raise BadOptions("time-limit-above-zero")
    check_seed(plan.seed)
    if plan.seed + games > SEEDS_END:
        raise BadOptions("lab-data-seed")
    return Manifest(plan=plan, games=games, actions=actions)


def shard_file(number: int) -> str:
    """Return the name of a shard's file."""
    return f"shard-{number:05}.npz"


def read_manifest(folder: Path) -> Manifest:
    """Read what a folder holds, finished or not."""
    path = folder / NAME
    if not path.is_file():
        raise BadDataSet("lab-data-not-there", folder=str(folder), file=NAME)
    try:
        manifest = msgspec.json.decode(path.read_bytes(), type=Manifest)
    except (msgspec.DecodeError, UnicodeError) as error:
        reason = in_one_line(str(error))
        raise BadDataSet("lab-data-manifest-unreadable", file=str(path), reason=reason) from None
    made_by = (manifest.dataset, manifest.version, manifest.rules, manifest.numbers)
    if made_by != (FORMAT, __version__, RULES_VERSION, SIZE):
        raise BadDataSet("lab-data-other-version", folder=str(folder))
    check_shards(path, manifest)
    return manifest


def check_shards(path: Path, manifest: Manifest) -> None:
    """Refuse a manifest whose parts do not belong together."""
    new = new_manifest(manifest.plan, manifest.games)
    sizes = sizes_of(manifest)
    files = [shard.file for shard in manifest.shards]
    is_right = files == sorted(set(files)) and manifest.actions == new.actions
    if not is_right or any(sizes.get(shard.file) != shard.games for shard in manifest.shards):
        raise BadDataSet("lab-data-manifest-wrong", file=str(path))


def sizes_of(manifest: Manifest) -> dict[str, int]:
    """Return how many games each file has in the end."""
    return {shard_file(number): len(manifest.games_of(number)) for number in range(manifest.count_shards())}


def save_manifest(folder: Path, manifest: Manifest) -> None:
    """Write the manifest; one that was there is replaced all at once."""
    text = msgspec.json.format(msgspec.json.encode(manifest), indent=1) + b"\n"
    replace_file(folder / NAME, text)


def replace_file(path: Path, data: bytes) -> None:
    """Write a file so that it is there as a whole or not at all."""
    part = path.with_name(f".{path.name}.part")
    part.write_bytes(data)
    part.replace(path)
