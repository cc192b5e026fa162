"""The files that a bot consists of, as they are packed and unpacked."""

import os
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Final
from unicodedata import normalize

from ginkgopolis.arena.leaderboard.submission import BadSubmission, Source
from ginkgopolis.bots.registry import BUILT_IN, EXEC, FILE, brought_bots, split_command, split_file
from ginkgopolis.notation import quoted

MOST_FILES: Final = 500
MOST_BYTES: Final = 64 << 20
"""Of all files together, when they are unpacked."""
LONGEST_PATH: Final = 200
FORBIDDEN: Final = frozenset('\\:*?"<>|')
"""Letters that some system reads as something else in the name of a file."""
RESERVED: Final = frozenset(
    {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10))}
)
"""Names that Windows keeps for itself."""


def brings_code(bot: str) -> bool:
    """Does a bot run code that is not ours?"""
    return bot.partition(":")[0].strip() not in BUILT_IN


def files_named(bot: str) -> list[str]:
    """Return the files that the name of a bot leads to, as they are written there."""
    kind, _, rest = bot.partition(":")
    if kind == FILE:
        return [split_file(rest)[0]]
    if kind == EXEC:
        return [word for word in split_command(rest) if Path(word).is_file()]
    return []


def collect(bot: str, others: Iterable[Path]) -> dict[str, Path]:
    """Return the files that a bot consists of, by their paths in the current folder."""
    named = files_named(bot)
    paths = [Path(name) for name in named]
    for other in others:
        paths += files_below(other) if other.is_dir() else [other]
    kind = bot.partition(":")[0]
    if kind == EXEC and not paths:
        raise BadSubmission("submit-no-sources", bot=quoted(bot))
    if kind not in (EXEC, FILE) and paths:
        raise BadSubmission("submit-needs-no-files", bot=quoted(bot))
    found: dict[str, Path] = {}
    for path in paths:
        found[path_inside(path)] = path
    if len(found) > MOST_FILES or sum(path.stat().st_size for path in found.values()) > MOST_BYTES:
        raise BadSubmission("submit-too-large", files=MOST_FILES, megabytes=MOST_BYTES >> 20)
    return dict(sorted(found.items()))


def files_below(folder: Path) -> Iterator[Path]:
    """Find the files in a folder, but for hidden ones and what Python compiles."""
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        if path.is_file() and not any(part.startswith(".") or part == "__pycache__" for part in parts):
            yield path


def path_inside(path: Path) -> str:
    """Return the path of a file in the current folder; refuse one that is not there, or leads out of it."""
    if not path.is_file():
        raise BadSubmission("submit-no-such-file", file=str(path))
    if path.is_absolute() or not path.resolve().is_relative_to(Path.cwd().resolve()):
        raise BadSubmission("submit-file-elsewhere", file=str(path))
    text = path.as_posix()
    if not is_plain(text):
        raise BadSubmission("submit-file-name", file=str(path))
    return text


def is_plain(path: str) -> bool:
    """Does a path name a file below a folder, and the same one on every system?"""
    parts = path.split("/")
    return (
        0 < len(path) <= LONGEST_PATH
        and path.isprintable()
        and not FORBIDDEN & set(path)
        and not any(part in ("", ".", "..") or part[-1] in ". " for part in parts)
        and not any(part.partition(".")[0].strip().lower() in RESERVED for part in parts)
    )


def are_apart(paths: Iterable[str]) -> bool:
    """Are paths different files, also where capitals make no difference, and is none another's folder?"""
    lowered = [normalize("NFC", path).casefold() for path in paths]
    folders = {parent.as_posix() for path in lowered for parent in PurePosixPath(path).parents}
    return len(set(lowered)) == len(lowered) and not folders & set(lowered)


def source_of(path: str, data: bytes, stated: Source | None = None) -> Source:
    """Return what a submission says about a file; whether it can be run is as stated, else as it is here."""
    executable = os.access(path, os.X_OK) if stated is None else stated.executable
    return Source(path, len(data), sha256(data).hexdigest(), executable)


def lay_out(folder: Path, sources: Iterable[Source], contents: dict[str, bytes]) -> None:
    """Write the files of a bot into an empty folder, for nobody but its owner."""
    for source in sources:
        path = folder / source.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(contents[source.path])
        path.chmod(0o700 if source.executable else 0o600)


def package_of(bot: str) -> str | None:
    """Return the installed package that brings a bot, as `name version`; None for ours and for files."""
    name = bot.partition(":")[0].strip()
    points = [point for point in brought_bots() if point.name == name] if brings_code(bot) else []
    dist = points[0].dist if points else None
    return f"{dist.name} {dist.version}" if dist else None
