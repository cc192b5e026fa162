"""What could not be written has never been: others were quicker, the database failed, or it was illegal."""

import asyncio
from random import Random
from typing import cast

import msgspec
import pytest

from ginkgopolis.errors import IllegalMove
from ginkgopolis.server.doors.channel import Channel
from ginkgopolis.server.doors.connection import Connection
from ginkgopolis.server.doors.requests import COLOURS, GameOptions, House
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.measures import Measures
from ginkgopolis.server.out import write
from ginkgopolis.server.out.project import look_at, show
from ginkgopolis.server.store.rows import Append, Hold, TableRow
from ginkgopolis.server.tables.clocks import RunningTime
from ginkgopolis.server.tables.course import Course, Row
from ginkgopolis.server.tables.doc import SeatDoc, TableDoc, set_up
from ginkgopolis.server.tables.office import Office
from ginkgopolis.server.tables.table import Table
from tests.server.test_updates import Ear

DOC = TableDoc(
    title="",
    host=0,
    options=GameOptions(modules=("keep_a_card",)),
    house=House(),
    seats=tuple(SeatDoc(kind="human", name=f"Player {at}", colour=COLOURS[at]) for at in range(3)),
    invite="",
    started=0.0,
)
SEED = "5"
ROW = TableRow(
    "table",
    1,
    msgspec.json.encode(DOC).decode(),
    "",
    False,
    "playing",
    SEED,
    0.0,
    0.0,
    0,
    "",
    None,
    None,
    None,
)


class Log:
    """A database with one table, which can be told to let another worker be quicker, or to fail."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.quicker: Row | None = None
        self.fails = False

    async def append(self, wanted: Append) -> bool:
        if self.fails:
            raise Refusal("busy", "database-silent")
        if self.quicker is not None:
            self.rows.append(self.quicker)
            return False
        self.rows += wanted.rows
        return True

    async def rows_from(self, table_id: str, number: int) -> list[Row]:
        return self.rows[number:]

    async def table(self, table_id: str) -> tuple[TableRow, list[Hold]]:
        return ROW, []


class Desk:
    """What a table needs of the server process that it is in."""

    alone = False
    bell = None
    worker = "me"

    def __init__(self, store: Log) -> None:
        self.store = store
        self.ran = RunningTime(self.now, self.now)
        self.measures = Measures()

    def now(self) -> float:
        return 1.0


def history(course: Course) -> tuple[object, ...]:
    """Return all that a course remembers."""
    return course.game.moves, course.game.log(0), course.played, course.keys, course.face, course.versions


def read_anew(log: Log) -> Course:
    """Return what the rows amount to."""
    course = Course(lambda: set_up(DOC, SEED), DOC.humans, 0.0)
    for row in log.rows:
        course.apply(row)
    return course


def at_random(course: Course, chance: Random) -> tuple[int, str]:
    """Return a move."""
    seat = chance.choice(course.game.pending)
    return seat, str(chance.choice(course.game.legal_moves(seat)))


async def try_to_write(table: Table, log: Log, chance: Random) -> None:
    """Make a move that is written, or one that is not, for any of the reasons there are."""
    course = table.playing()
    seat, move = at_random(course, chance)
    key = f"{seat}/{len(log.rows)}"
    luck = chance.choice(["good", "good", "slow", "failing", "illegal"])
    if luck == "good":
        assert await table.write(course, seat, "move", [move], key)
    elif luck == "slow":
        other, move_of_other = at_random(course, chance)
        log.quicker = Row(course.count, other, "move", move_of_other, None, 1.0, 1.0)
        assert not await table.write(course, seat, "move", [move], key)
        log.quicker = None
        assert await table.catch_up()
    elif luck == "failing":
        log.fails = True
        with pytest.raises(Refusal, match="try again"):
            await table.write(course, seat, "move", [move], key)
        log.fails = False
        await table.ready()
    else:
        with pytest.raises(IllegalMove):
            await table.write(course, seat, "move", ["lose 9p 9r"], key)


async def play(seed: int) -> None:
    """Play a game with everybody connected; after every attempt all is as the rows say."""
    chance = Random(seed)
    log = Log()
    table = Table(cast(Office, Desk(log)), "table", lambda table, course: None)
    await table._read_row()
    await table._read_log()
    table.loaded = True
    ears: dict[int | None, Ear] = {}
    for viewer in (None, 0, 1, 2):
        ears[viewer] = Ear()
        connection = Connection("", viewer, cast(Channel, ears[viewer]))
        write.send_state(table, connection)
        table.connections.add(connection)
    while not table.course or not table.course.game.over:
        await try_to_write(table, log, chance)
        truth = read_anew(log)
        assert table.course is not None
        assert history(table.course) == history(truth)
        common = look_at(truth, DOC.house, table.is_playing)
        for viewer, ear in ears.items():
            seen = show(truth, DOC.house, viewer, common, table.is_playing)
            assert ear.game == msgspec.json.decode(msgspec.json.encode(seen))
            assert ear.version == truth.versions[viewer]


@pytest.mark.parametrize("seed", range(3))
def test_only_what_is_written_has_happened(seed: int) -> None:
    asyncio.run(play(seed))
