"""Updates lead to exactly what a viewer would see who connects now, whatever has happened."""

from random import Random
from typing import cast

import msgspec
import pytest

from ginkgopolis.options import HAL_NAME, MODULE_NAMES, Options
from ginkgopolis.server.doors.channel import Channel
from ginkgopolis.server.doors.connection import Connection
from ginkgopolis.server.doors.requests import COLOURS, Clock, GameOptions, House
from ginkgopolis.server.out import write
from ginkgopolis.server.out.answers import ServerMessage, State, Update
from ginkgopolis.server.out.project import look_at, show
from ginkgopolis.server.store.rows import TableRow
from ginkgopolis.server.tables.course import Course, Row
from ginkgopolis.server.tables.doc import SeatDoc, TableDoc
from ginkgopolis.server.tables.game import TableGame
from ginkgopolis.server.tables.sitting import Sitting
from tests.server.running import Json

HOUSE = House(clock=Clock(seconds=60))
LANGUAGES = ("en", "de", "fr")
KINDS = [
    Options(players=4),
    Options(players=4, introductory=True),
    Options(players=1, hal="expert"),
    Options(players=2, modules=MODULE_NAMES, hand_size=5, closed_screens=True),
    Options(players=3, modules=MODULE_NAMES),
    Options(players=4, modules=("events", "keep_a_card"), closed_screens=True),
    Options(players=5, modules=MODULE_NAMES),
]


class Ear:
    """A line whose client puts together what she hears, as a browser does."""

    def __init__(self) -> None:
        self.version = 0
        self.game: Json = {}
        self.entries: list[Json] = []

    def tell(self, text: bytes) -> None:
        """Take in a message, which has to be of a shape that the schema knows."""
        message = msgspec.json.decode(text, type=ServerMessage)
        plain = msgspec.json.decode(text)
        if isinstance(message, State):
            self.version, self.game = message.version, plain["game"]
        elif isinstance(message, Update):
            assert message.base == self.version
            self.version = message.version
            self.game["view"] |= plain["view"]
            for seat, changes in plain["seats"].items():
                self.game["view"]["seats"][int(seat)] |= changes
            self.game |= plain["shown"]
            self.entries += plain["entries"]


class Company:
    """A table with somebody at every seat, and somebody who watches, each with an ear."""

    def __init__(self, options: Options, seed: int) -> None:
        seats = [
            SeatDoc(kind="human", name=f"Player {at}", colour=COLOURS[at]) for at in range(options.players)
        ]
        if options.hal:
            seats.append(SeatDoc(kind="hal", name=HAL_NAME, colour=COLOURS[1]))
        self.table = Sitting("table", lambda: 0.0)
        self.table.doc = TableDoc(
            title="", host=0, options=GameOptions(), house=HOUSE, seats=tuple(seats), invite="", started=0.0
        )
        self.table.row = TableRow(
            "table", 1, "", "", False, "playing", None, 0.0, 0.0, 0, "", None, None, None
        )
        self.table.course = Course(lambda: TableGame._set_up(options, seed, None), self.table.doc.humans, 0.0)
        self.ears: dict[int | None, Ear] = {}
        for viewer in (None, *range(options.players)):
            self.ears[viewer] = Ear()
            connection = Connection("", viewer, cast(Channel, self.ears[viewer]))
            connection.language = LANGUAGES[(viewer or 0) % 3]
            write.send_state(self.table, connection)
            self.table.connections.add(connection)

    @property
    def course(self) -> Course:
        """The game so far."""
        assert self.table.course is not None
        return self.table.course

    def write(self, seat: int, kind: str, *bodies: str) -> None:
        """Do something, and tell everybody."""
        trial = self.course if kind == "move" else self.course.copy()
        rows = [
            Row(trial.count + at, seat, kind, body, None, float(trial.count), float(trial.count))
            for at, body in enumerate(bodies)
        ]
        changes = [trial.apply(row) for row in rows]
        self.table.course = trial
        write.tell_changes(self.table, changes)

    def check(self) -> None:
        """All have what they would be shown if they came now."""
        playing = self.table.is_playing
        common = look_at(self.course, HOUSE, playing)
        for viewer, ear in self.ears.items():
            now = msgspec.json.encode(show(self.course, HOUSE, viewer, common, playing))
            assert ear.version == self.course.versions[viewer]
            assert ear.game == msgspec.json.decode(now)


def step(company: Company, chance: Random) -> None:
    """Do something at random: mostly a move, at times several in one go, or going back."""
    course = company.course
    seat = chance.choice(course.game.pending)
    if chance.random() < 0.04 and course.can_ask(seat):
        company.write(seat, "ask", chance.choice(course.can_ask(seat)))
        for other in company.course.asked():
            company.check()
            company.write(other, "answer", chance.choice(["yes", "yes", "no"]))
            if company.course.going is None:
                break
    elif chance.random() < 0.1 and any(course.undoable(one) is not None for one in course.humans):
        company.write(next(one for one in course.humans if course.undoable(one) is not None), "undo", "")
    else:
        twin = course.game.copy()
        moves: list[str] = []
        while not moves or (seat in twin.pending and chance.random() < 0.2):
            moves.append(str(chance.choice(twin.legal_moves(seat))))
            twin.play(seat, moves[-1])
        company.write(seat, "move", *moves)


def check_game(options: Options, seed: int, steps: int) -> None:
    """Play at random, and compare what everybody has with what everybody should have, again and again."""
    company = Company(options, seed)
    chance = Random(seed)
    while steps and not company.course.game.over:
        step(company, chance)
        company.check()
        steps -= 1


@pytest.mark.parametrize("options", KINDS, ids=lambda options: f"{options.players}-{len(options.modules)}")
def test_updates_lead_to_what_there_is_to_see(options: Options) -> None:
    check_game(options, KINDS.index(options), 400)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100))
def test_updates_lead_to_what_there_is_to_see_in_many_games(seed: int) -> None:
    for options in KINDS:
        check_game(options, seed, 2000)
