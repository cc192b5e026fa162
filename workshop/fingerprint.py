"""Hashes of files: has something changed since?"""

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]


def fingerprint(patterns: Iterable[str], *more: str) -> str:
    """Return a hash of the files that match, wherever the folder lies, and of whatever else matters."""
    whole = hashlib.sha256("\0".join(more).encode())
    for path in sorted({path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file()}):
        whole.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def is_marked(mark: Path, value: str) -> bool:
    """Say whether a file holds a fingerprint."""
    return mark.is_file() and mark.read_text(encoding="utf-8") == f"{value}\n"


def put_mark(mark: Path, value: str) -> None:
    """Write a fingerprint to a file."""
    mark.write_text(f"{value}\n", encoding="utf-8")
