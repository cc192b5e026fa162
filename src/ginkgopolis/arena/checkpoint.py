"""Finished blocks in a file, so that an arena that was interrupted can go on: a JSON object to a line."""

from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from ginkgopolis.arena.match import Block, Outcome
from ginkgopolis.arena.plan import Plan
from ginkgopolis.engine.versions import RULES_VERSION
from ginkgopolis.errors import GinkgopolisError
from ginkgopolis.record import in_one_line

FORMAT: Final = 1


class BadCheckpoint(GinkgopolisError, ValueError):
    """A file from which an arena cannot go on."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line, which says what the blocks below belong to."""

    arena: int
    rules: int
    plan: Plan


class Checkpoint:
    """The file of an arena, to which a line is added for each block."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Read what is there already; the file is made when the first block is over."""
        self.path = path
        self.plan = plan
        self.blocks: dict[int, Block] = {}
        if path.exists():
            self._read(path.read_bytes())

    def count(self, numbers: range) -> int:
        """Return how many of these blocks are there."""
        return sum(number in self.blocks for number in numbers)

    def add(self, block: Block) -> None:
        """Write a block down, at once."""
        line = msgspec.json.encode(block) + b"\n"
        if not self.blocks:
            line = msgspec.json.encode(Header(FORMAT, RULES_VERSION, self.plan)) + b"\n" + line
        with self.path.open("ab" if self.blocks else "wb") as file:
            file.write(line)
        self.blocks[block.block] = block

    def remove(self) -> None:
        """Remove the file, which nobody needs any more."""
        self.path.unlink(missing_ok=True)

    def _read(self, data: bytes) -> None:
        whole, newline, torn = data.rpartition(b"\n")
        lines = whole.split(b"\n") if newline else []
        if not lines and torn:
            raise BadCheckpoint("not-an-arena-file", file=str(self.path))
        if lines:
            self._check_header(lines[0])
        for number, line in enumerate(lines[1:], start=2):
            block = self._read_block(number, line)
            self.blocks[block.block] = block
        if torn and self.blocks:  # the last line was cut off, by whatever ended the arena
            with self.path.open("rb+") as file:
                file.truncate(len(whole) + 1)

    def _check_header(self, line: bytes) -> None:
        try:
            header = msgspec.json.decode(line, type=Header)
        except (msgspec.DecodeError, UnicodeError):
            raise BadCheckpoint("not-an-arena-file", file=str(self.path)) from None
        if (header.arena, header.rules) != (FORMAT, RULES_VERSION):
            raise BadCheckpoint("arena-file-of-other-version", file=str(self.path))
        if header.plan != self.plan:
            raise BadCheckpoint(
                "arena-file-of-other-arena", file=str(self.path), settings=differences(header.plan, self.plan)
            )

    def _read_block(self, number: int, line: bytes) -> Block:
        try:
            block = msgspec.json.decode(line, type=Block)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadCheckpoint(
                "arena-file-damaged", file=str(self.path), number=number, reason=in_one_line(str(error))
            ) from None
        if not belongs(block, self.plan):
            raise BadCheckpoint("arena-file-foreign-block", file=str(self.path), number=number)
        return block


def belongs(block: Block, plan: Plan) -> bool:
    """Can a block be one of the plan?"""
    if block.block < 0 or block.seed != plan.seed_of(block.block) or len(block.times) != len(plan.bots):
        return False
    if [game.seating for game in block.games] != plan.seatings(block.block):
        return False
    return all(fits(game, plan.options.seats) for game in block.games)


def fits(game: Outcome, seats: int) -> bool:
    """Does a game have as many scores as there are seats, and at least one round?"""
    return len(game.points) == seats and bool(game.rounds) and all(len(row) == seats for row in game.rounds)


def differences(theirs: msgspec.Struct, ours: msgspec.Struct) -> str:
    """Say what is different in another plan; each has options."""
    old, new = (flat(plan) for plan in (theirs, ours))
    return ", ".join(f"{key} {old[key]}" for key in old if old[key] != new[key])


def flat(plan: msgspec.Struct) -> dict[str, str]:
    """Return all settings of a plan by name, as text."""
    settings = msgspec.to_builtins(plan)
    settings |= settings.pop("options")
    return {key: msgspec.json.encode(value).decode() for key, value in settings.items()}


def usual_path(plan: Plan, word: str) -> Path:
    """Return the file in the current folder that the same command will find again."""
    mark = blake2b(msgspec.json.encode(plan), digest_size=5).hexdigest()
    return Path(f"ginkgopolis-{word}-{mark}.jsonl")
