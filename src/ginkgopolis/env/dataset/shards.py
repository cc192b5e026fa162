"""A shard as a file: arrays of numpy in a compressed npz, the same bytes for the same games."""

import io
import zipfile
import zlib
from hashlib import sha256
from pathlib import Path
from typing import Final

import numpy as np

from ginkgopolis.archives import zipped
from ginkgopolis.env.dataset.manifest import BadDataSet, Manifest, Shard
from ginkgopolis.env.schema import DTYPE, Array

HEADER: Final = 4096
"""Bytes that the head of an array never has."""
Arrays = dict[str, Array]

BY_DECISION: Final = {
    "observations": (
        DTYPE,
        "what the seat that decides may know; `env.schema.named` has its parts",
    ),
    "masks": (np.uint8, "which actions are legal, eight to a byte (`np.packbits`)"),
    "choices": (np.int32, "the action that was taken"),
    "seats": (np.int8, "the seat that decided"),
    "drawn": (np.bool_, "whether it was drawn at random, because the bot failed"),
    "games": (np.int32, "the place of its game in the shard"),
    "decisions": (np.int32, "which decision of its game it is, from 0 on"),
}
BY_GAME: Final = {
    "seeds": (np.int64, "the seed, from which everything hidden can be told"),
    "seating": (np.int8, "the bot at every seat, by its place in the list; -1 for Hal"),
    "rewards": (np.float64, "the victory, or the share in it, of every seat"),
    "margins": (np.int32, "points ahead of the best of the others"),
    "scores": (np.int32, "points"),
}
"""The arrays of a shard: their types, and what they hold."""
MEANINGS: Final = {name: meaning for name, (_, meaning) in (BY_DECISION | BY_GAME).items()}
TYPES: Final = {name: np.dtype(kind) for name, (kind, _) in (BY_DECISION | BY_GAME).items()}


def shapes(manifest: Manifest, games: int, decisions: int) -> dict[str, tuple[int, ...]]:
    """Return the shapes of the arrays of a shard."""
    found: dict[str, tuple[int, ...]] = dict.fromkeys(BY_DECISION, (decisions,))
    found["observations"] = (decisions, manifest.numbers)
    found["masks"] = (decisions, -(-manifest.actions // 8))
    found |= dict.fromkeys(BY_GAME, (games, manifest.plan.options.seats))
    found["seeds"] = (games,)
    return found


def packed(arrays: Arrays) -> bytes:
    """Return arrays as the bytes of an npz, in which nothing tells when it was made."""
    members: dict[str, bytes] = {}
    for name in TYPES:
        file = io.BytesIO()
        np.lib.format.write_array(file, arrays[name], allow_pickle=False)
        members[f"{name}.npy"] = file.getvalue()
    return zipped(members)


def read_shard(folder: Path, manifest: Manifest, shard: Shard) -> Arrays:
    """Return the arrays of a shard; refuse one that is not as the manifest says."""
    path = folder / shard.file
    data = path.read_bytes()
    arrays = unpacked(data, shapes(manifest, shard.games, shard.decisions)) if is_of(data, shard) else None
    if arrays is None:
        raise BadDataSet("lab-data-shard-damaged", file=str(path))
    return arrays


def is_of(data: bytes, shard: Shard) -> bool:
    """Are these the bytes of a shard?"""
    return len(data) == shard.bytes and sha256(data).hexdigest() == shard.sha256


def unpacked(data: bytes, wanted: dict[str, tuple[int, ...]]) -> Arrays | None:
    """Return the arrays of these shapes, None if there are others; no more is unpacked than they take."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            if sorted(archive.namelist()) != sorted(f"{name}.npy" for name in wanted):
                return None
            arrays = {name: unpacked_array(archive, name, shape) for name, shape in wanted.items()}
    except (zipfile.BadZipFile, zlib.error, EOFError, ValueError, NotImplementedError, RuntimeError):
        return None
    is_right = all(arrays[name].shape == shape for name, shape in wanted.items())
    return arrays if is_right and all(arrays[name].dtype == TYPES[name] for name in wanted) else None


def unpacked_array(archive: zipfile.ZipFile, name: str, shape: tuple[int, ...]) -> Array:
    """Return an array, if it takes no more room than one of this shape."""
    info = archive.getinfo(f"{name}.npy")
    room = HEADER + int(np.prod(shape, dtype=np.int64)) * TYPES[name].itemsize
    if info.compress_type != zipfile.ZIP_DEFLATED or info.file_size > room:
        raise ValueError(name)
    array: Array = np.lib.format.read_array(io.BytesIO(archive.read(info)), allow_pickle=False)
    return array
