"""Trace moves on their way through the server: `python -m benchmarks.way_of_a_move`.

A move is followed from the message in which it comes to the messages that tell all viewers about it. Calls
of our functions are counted, and changes of module: calls of a function in another file than the caller's. A
look at what the state keeps is neither. Every game is played twice, and counted when all that can be
remembered has been met. `--files` says which files call which most often.
"""

import asyncio
import inspect
import itertools
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any, NamedTuple

import msgspec

import ginkgopolis
from ginkgopolis.engine.state import GameState
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.server.doors.connection import Connection
from ginkgopolis.server.doors.limits import Allowances
from ginkgopolis.server.doors.requests import CreateTable
from ginkgopolis.server.doors.socket import Conversation
from ginkgopolis.server.out.write import send_state
from ginkgopolis.server.settings import Settings
from ginkgopolis.server.store.database import Store
from ginkgopolis.server.tables.hub import Hub
from ginkgopolis.server.tables.lobby import create, start_at_once
from ginkgopolis.server.tables.new import add_table
from ginkgopolis.server.tables.table import Table

PACKAGE = str(Path(ginkgopolis.__file__).parent) + "/"
SESSION = "s" * 64
SUSPENDS = inspect.CO_COROUTINE | inspect.CO_GENERATOR | inspect.CO_ASYNC_GENERATOR
TABLES: Mapping[str, tuple[int, tuple[str, ...]]] = {
    "2 players": (2, ()),
    "4 players": (4, ()),
    "3 players, all modules": (3, MODULE_NAMES),
}


PILES_ARE_IN = ("engine/block.py", "engine/block_of_lists.py", "engine/frames.py")
STATE_IS_IN = ("engine/city.py", "engine/tabletop.py")
FRAME_PARTS = ("top_kind", "top_frame", "push")
BUILDING_PARTS = ("top_of", "height_of", "owner_of", "is_site", "space_of_building", "floors_under")
LOOKS = {
    *FRAME_PARTS,
    *BUILDING_PARTS,
    "space_of_token",
    "lies_on",
    "step",
    "of_each",
    "piles_of_each",
    "owes",
    "wait_no_longer",
}


class Way(NamedTuple):
    """What the moves of a game have taken together."""

    moves: int
    calls: int
    changes: Counter[tuple[str, str]]
    """How often a function of one file called one of another."""

    def __str__(self) -> str:
        changes, calls = self.changes.total() / self.moves, self.calls / self.moves
        return f"{changes:.1f} changes of module in {calls:.0f} calls"


def is_look(file: str, name: str) -> bool:
    """Is this a look at what the state keeps? It was an attribute when the figures before were counted."""
    if file in PILES_ARE_IN:
        return True
    return file in STATE_IS_IN and (name in LOOKS or isinstance(getattr(GameState, name, None), property))


class Trace:
    """Counts calls between files of the package while it is entered."""

    def __init__(self) -> None:
        self.calls = 0
        self.changes: Counter[tuple[str, str]] = Counter()
        self.suspended: set[FrameType] = set()
        """Frames that may be left and entered again, which is no call."""
        self.files: dict[CodeType, str] = {}
        """In which file of ours a function is; nowhere if it does not count."""

    def __enter__(self) -> None:
        sys.setprofile(self.take_in)

    def __exit__(self, *error: object) -> None:
        sys.setprofile(None)
        self.suspended.clear()

    def take_in(self, frame: FrameType, event: str, _: Any) -> None:
        """Count a call of one of our functions."""
        if event != "call" or not (called := self.file_of(frame.f_code)):
            return
        if frame.f_code.co_flags & SUSPENDS:
            if frame in self.suspended:
                return
            self.suspended.add(frame)
        self.calls += 1
        caller = frame.f_back
        while caller is not None and not caller.f_code.co_filename.startswith(PACKAGE):
            caller = caller.f_back
        if caller is not None and (calling := caller.f_code.co_filename[len(PACKAGE) :]) != called:
            self.changes[calling, called] += 1

    def file_of(self, code: CodeType) -> str:
        """Return the file of a function that counts: it is ours, and does more than look at the state."""
        if code not in self.files:
            file = code.co_filename.removeprefix(PACKAGE)
            counts = file != code.co_filename and code.co_name not in ("<listcomp>", "<genexpr>")
            self.files[code] = file if counts and not is_look(file, code.co_name) else ""
        return self.files[code]


class Ear:
    """A channel to a client that only listens."""

    def tell(self, text: bytes, is_packed: bool = False) -> None:
        """Hear a text."""

    def hang_up(self, code: int) -> None:
        """Nobody is let go here."""
        raise AssertionError(code)

    async def receive(self) -> Mapping[str, Any]:
        """Nothing comes this way: moves are handed over without a channel."""
        raise AssertionError

    async def end(self) -> None:
        """There is nothing left to be sent."""


class Playing:
    """A table at which every seat is connected, and plays at random."""

    def __init__(self, hub: Hub, table: Table, seed: int) -> None:
        self.hub = hub
        self.table = table
        self.random = Random(seed)
        self.voices = []
        allowances = Allowances(hub.settings, hub.clock)
        for seat in range(table.doc.players):
            connection = Connection(SESSION, seat, Ear())
            table.connections.add(connection)
            send_state(table, connection)
            self.voices.append(Conversation(hub, allowances, table.id, connection, ""))

    async def play(self, most: int, following: AbstractContextManager[None]) -> int:
        """Play up to `most` moves and return how many there were."""
        course = self.table.playing()
        for number in range(most):
            if course.game.over:
                return number
            seat = course.game.pending[0]
            move = self.random.choice(sorted(map(str, course.game.legal_moves(seat))))
            wanted = {"type": "move", "key": str(number), "seat": seat, "decision": course.decision(seat)}
            text = msgspec.json.encode(wanted | {"moves": [move]}).decode()
            with following:
                await self.voices[seat].obey(text)
            assert course.count == number + 1, f"{move} was refused"
        return most


async def sit_down(hub: Hub, players: int, modules: Iterable[str], seed: int) -> Playing:
    """Begin a game."""
    wanted = msgspec.convert(
        {"seats": [{"kind": "me"}] * players, "seed": str(seed), "options": {"modules": list(modules)}},
        CreateTable,
    )
    plan = start_at_once(create(wanted, SESSION, []), hub.now(), hub.ran())
    # By the rules of then these are the very games that the figures of before were counted in.
    plan = plan._replace(doc=msgspec.structs.replace(plan.doc, rules=1))
    return Playing(hub, hub.tables[await add_table(hub, SESSION, "", plan)], seed)


async def follow(players: int, modules: Iterable[str], most: int = sys.maxsize, seed: int = 1) -> Way:
    """Play the game of a seed, up to `most` moves, and count what its moves take."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database_url=f"sqlite:///{folder}/tables.sqlite3")
        store = Store(settings.url)
        seconds = itertools.count().__next__  # nobody here ever waits
        hub = Hub(settings, store, seconds, seconds)
        await store.run_plain(store.migrate)
        async with hub.running(ticking=False):
            trace = Trace()
            for following in (nullcontext(), trace):
                playing = await sit_down(hub, players, modules, seed)
                moves = await playing.play(most, following)
    return Way(moves, trace.calls, trace.changes)


def main() -> None:
    """Follow the moves of a game at each table."""
    for name, (players, modules) in TABLES.items():
        way = asyncio.run(follow(players, modules))
        print(f"{name}: {way} per move, in {way.moves} moves")
        if "--files" in sys.argv:
            for (caller, called), count in way.changes.most_common(40):
                print(f"{count / way.moves:8.1f}  {caller} -> {called}")


if __name__ == "__main__":
    main()
