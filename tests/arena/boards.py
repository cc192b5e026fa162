"""A leaderboard that is quickly played, and submissions to it that somebody has tampered with."""

import io
import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ginkgopolis import Options
from ginkgopolis.archives import zipped
from ginkgopolis.arena.leaderboard.boards import Board, Contest

TINY = Board(
    "tiny",
    seed=40,
    blocks=3,
    contests=(
        Contest("2-random", "random", Options(players=2)),
        Contest("hal-normal", None, Options(players=1, hal="normal")),
    ),
)
Members = dict[str, bytes]
Change = Callable[[Members], None]


def members_of(file: Path) -> Members:
    """Return all that is in a submission."""
    with zipfile.ZipFile(file) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def changed(file: Path, change: Change) -> Path:
    """Return another submission, with what somebody has changed."""
    members = members_of(file)
    change(members)
    other = file.with_name("changed.zip")
    other.write_bytes(zipped(members))
    return other


def with_head(**parts: Any) -> Change:
    """Return what changes parts of what a submission says about itself."""

    def change(members: Members) -> None:
        head = json.loads(members["submission.json"]) | parts
        members["submission.json"] = json.dumps(head).encode()

    return change


def with_games(change: Callable[[list[Any]], None], contest: str = "2-random") -> Change:
    """Return what changes the games of a contest, a list of blocks."""

    def change_games(members: Members) -> None:
        name = f"games/{contest}.jsonl"
        blocks = [json.loads(line) for line in members[name].splitlines()]
        change(blocks)
        members[name] = b"".join(json.dumps(block).encode() + b"\n" for block in blocks)

    return change_games


def with_member(name: str, data: bytes = b"x", **looks: Any) -> bytes:
    """Return a zip file with one more member, whose entry looks like this."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("submission.json", "{}")
        info = zipfile.ZipInfo(name)
        info.compress_type = zipfile.ZIP_DEFLATED
        for part, value in looks.items():
            setattr(info, part, value)
        archive.writestr(info, data)
    return file.getvalue()
