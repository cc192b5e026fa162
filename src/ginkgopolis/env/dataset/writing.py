"""Writes a data set, in one process or in several; one that was begun goes on."""

from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from ginkgopolis.arena.checkpoint import differences
from ginkgopolis.arena.workers import work_through
from ginkgopolis.bots import check_bot
from ginkgopolis.env.dataset.card import CARD, card
from ginkgopolis.env.dataset.manifest import (
    NAME,
    BadDataSet,
    DataPlan,
    Manifest,
    Shard,
    new_manifest,
    read_manifest,
    replace_file,
    save_manifest,
    shard_file,
    sizes_of,
)
from ginkgopolis.env.dataset.playing import write_shard
from ginkgopolis.env.dataset.shards import is_of

Tell = Callable[[int], None]


def write(
    folder: Path | str, plan: DataPlan, games: int, processes: int = 1, tell: Tell = lambda done: None
) -> Manifest:
    """Write what is missing of a data set, telling how many shards there are, and return its manifest.

    However often it was stopped and however many processes there are, the files are the same to the byte.
    """
    folder = Path(folder)
    manifest = begin(folder, plan, games)
    kept = {shard.file: shard for shard in manifest.shards}
    missing = [number for number in range(manifest.count_shards()) if shard_file(number) not in kept]
    save_manifest(folder, manifest)
    with closing(work_through(partial(write_shard, folder, manifest), missing, processes)) as written:
        for shard in written:
            kept[shard.file] = shard
            manifest.shards = [kept[name] for name in sorted(kept)]
            save_manifest(folder, manifest)
            tell(len(kept))
    replace_file(folder / CARD, card(folder, manifest).encode())
    return manifest


def begin(folder: Path, plan: DataPlan, games: int) -> Manifest:
    """Return the manifest with the shards that are there; refuse a folder in which something else is."""
    wanted = new_manifest(plan, games)
    for bot in dict.fromkeys(plan.bots):
        check_bot(bot)
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / NAME).exists():
        if any(path for path in folder.iterdir() if not path.name.endswith(".part")):
            raise BadDataSet("lab-data-folder-taken", folder=str(folder))
        return wanted
    found = read_manifest(folder)
    if found.plan != plan:
        raise BadDataSet("lab-data-other-plan", folder=str(folder), settings=differences(found.plan, plan))
    if found.games > games:
        raise BadDataSet("lab-data-fewer-games", folder=str(folder), games=found.games)
    sizes = sizes_of(wanted)
    wanted.shards = [
        shard for shard in found.shards if sizes[shard.file] == shard.games and is_there(folder, shard)
    ]
    return wanted


def is_there(folder: Path, shard: Shard) -> bool:
    """Is a shard as it was when it was written?"""
    path = folder / shard.file
    return path.is_file() and is_of(path.read_bytes(), shard)
