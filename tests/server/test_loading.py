"""What it costs to read a table again: nothing for strangers, and little for what was taken back."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
import sqlalchemy as sa

from ginkgopolis.engine.versions import RULES_VERSION
from ginkgopolis.server.store.schema import LOG, TABLES
from ginkgopolis.server.tables.course import MOST_HANDED_OVER, MOST_TAKEN_BACK, Course, Row
from ginkgopolis.server.tables.game import TableGame
from ginkgopolis.server.tables.play import AWAY
from tests.server.playing import ME, connect_all, play_on, seat_people
from tests.server.running import Place, Refused, Running, new_key

INTRODUCTORY = {"introductory": True}
MINUTE = {"clock": {"seconds": 60}, "stand_in": "random"}


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[str]]:
    """Counts the moves that are played, in any game of a table."""
    counted: Counter[str] = Counter()
    play = TableGame.play

    def count(game: TableGame, *args: object, **rest: object) -> None:
        counted["moves"] += 1
        play(game, *args, **rest)  # type: ignore[arg-type]

    monkeypatch.setattr(TableGame, "play", count)
    yield counted


def seated(quick: Running, rounds: int) -> list[Place]:
    """Return a table for two that has been played for some rounds."""
    places = seat_people(quick, 2, INTRODUCTORY, seed="7")
    sockets = connect_all(places)
    play_on(sockets, Random(1), rounds=rounds)
    for socket in sockets:
        socket.close()
    return places


def test_strangers_cannot_have_a_table_replayed(quick: Running, plays: Counter[str]) -> None:
    host = seated(quick, 2)[0]
    forget_all(quick)
    plays.clear()
    stranger = Place(quick.client(), host.id, None)
    for path in ("", "/state", "/state?seat=0", "/log", "/record"):
        with pytest.raises(Refused, match="not_allowed"):
            stranger.get(path)
    for what, body in (
        ("enter", {"invite": "guess"}),
        ("claim", {"secret": "guess"}),
        ("close", {}),
        ("revoke", {"seat": 0}),
        ("rematch", {}),
        ("hint", {"seat": 0}),
        ("move", {"key": "k", "seat": 0, "decision": "1.0", "moves": ["A"]}),
        ("chat", {"key": "k", "text": "Hello"}),
    ):
        with pytest.raises(Refused) as refused:
            stranger.post(what, **body)
        assert refused.value.status == 403
    with pytest.raises(Exception, match="4403"):
        stranger.socket("watch")
    assert plays["moves"] == 0 and host.id not in quick.hub.tables
    host.get()
    assert plays["moves"] > 0


def forget_all(server: Running) -> None:
    """Let all tables be read again, once those who hang up have gone."""

    async def forget() -> None:
        while any(table.users or any(table.present) for table in server.hub.tables.values()):
            await asyncio.sleep(0)
        server.hub.tables.clear()

    server.run(forget)


def rows_of(server: Running, place: Place) -> int:
    """Return how many rows the log of a table has."""
    return len(server.run(lambda: server.hub.store.rows_from(place.id, 0)))


def course_of(game: TableGame) -> Course:
    """Return a course of a game that two people play."""
    return Course(game.copy, range(2), 0.0)


def write(course: Course, seat: int, kind: str, body: str) -> Row:
    """Let a course take in one more row, and return it."""
    row = Row(course.count, seat, kind, body, None, 0.0, 0.0)
    course.apply(row)
    return row


@pytest.mark.parametrize("moves", [20, 60])
def test_taking_back_costs_the_same_however_long_a_game_is(plays: Counter[str], moves: int) -> None:
    """It froze everybody that each was replayed from the beginning, 1,000 of them one after the other."""
    chance = Random(2)
    course = course_of(TableGame.new(2, introductory=True, seed=4))
    while len(course.played) < moves or len(course.game.pending) < 2:
        seat = chance.choice(course.game.pending)
        write(course, seat, "move", str(chance.choice(course.game.legal_moves(seat))))
    card = str(course.game.legal_moves(0)[0])
    plays.clear()
    for _ in range(1000):
        write(course, 0, "move", card)
        write(course, 0, "undo", "")
    assert plays["moves"] < 1000 + 2 * moves


def test_a_course_with_much_going_back_is_the_same_when_it_is_read_again() -> None:
    """Whatever was kept on the way: the rows alone say how the game stands."""
    chance = Random(3)
    first = TableGame.new(2, modules=["keep_a_card"], introductory=True, seed=5)
    course = course_of(first)
    rows: list[Row] = []
    while len(rows) < 150 and not course.game.over:
        seat = chance.choice(course.game.pending)
        if chance.random() < 0.2 and course.undoable(seat) is not None:
            rows.append(write(course, seat, "undo", ""))
        elif chance.random() < 0.05 and course.can_ask(seat):
            rows.append(write(course, seat, "ask", chance.choice(course.can_ask(seat))))
            for other in course.asked():
                rows.append(write(course, other, "answer", chance.choice(["yes", "no"])))
        else:
            rows.append(write(course, seat, "move", str(chance.choice(course.game.legal_moves(seat)))))
        again = TableGame.new(2, modules=["keep_a_card"], introductory=True, seed=5)
        for move in course.played:
            again.play(move.seat, move.move)
        assert again == course.game and again.log(0) == course.game.log(0)
    read = course_of(first)
    for row in rows:
        read.apply(row)
    assert read.game == course.game
    for part in ("played", "versions", "steps", "stage", "notes", "taken_back", "handed_over", "face"):
        assert getattr(read, part) == getattr(course, part)


def test_nobody_takes_back_for_ever(quick: Running) -> None:
    place = quick.client().create(ME, ME, options=INTRODUCTORY, start=True)
    card = place.state(0)["game"]["decision"]["moves"][0]
    for turn in range(MOST_TAKEN_BACK):
        place.move(0, card)
        if turn % 2:
            place.post("undo", key=new_key(), seat=0)
        else:
            place.move(0, "take back")
    place.move(0, card)
    assert not place.state(0)["game"]["can_undo"] and place.state(0)["game"]["can_ask"] == []
    often = r"cannot_undo.*50 times in this round"
    with pytest.raises(Refused, match=often):
        place.move(0, "take back")
    for what, body in (("undo", {}), ("ask", {"to": "choice"})):
        with pytest.raises(Refused, match=often):
            place.post(what, key=new_key(), seat=0, **body)
    place.move(1, place.state(1)["game"]["decision"]["moves"][0])


def test_nobody_comes_and_goes_for_ever(quick: Running) -> None:
    """Each time all are told and a row is kept: half a million in a week, by one click a second."""
    places = seat_people(quick, 2, INTRODUCTORY)
    for _ in range(MOST_HANDED_OVER):
        places[1].post("hand", key=new_key(), seat=1, bot="random")
        places[1].post("hand", key=new_key(), seat=1, bot=None)
    with pytest.raises(Refused, match=r"not_allowed.*20 times in this round"):
        places[1].post("hand", key=new_key(), seat=1, bot="random")
    places[1].move(1, places[1].state(1)["game"]["decision"]["moves"][0])


def test_what_changes_nothing_is_not_written(server: Running) -> None:
    """To want again what is so already would let the log grow without end."""
    places = seat_people(server, 4, INTRODUCTORY)
    server.time.now += AWAY
    before = rows_of(server, places[0])
    assert places[1].post("hand", key=new_key(), seat=1, bot=None)["repeated"]
    for _ in range(3):
        places[1].post("hand", key=new_key(), seat=1, bot="random")
        places[0].post("vote", key=new_key(), seat=0, absent=3)
    assert rows_of(server, places[0]) == before + 2
    assert places[0].get()["table"]["seats"][3]["votes"] == [0]
    places[0].post("close")  # else a bot would think on, and other tests wait for it


def test_others_get_on_while_a_long_log_is_read(quick: Running) -> None:
    places = seated(quick, 14)
    forget_all(quick)
    turns: list[int] = []

    async def count_turns() -> None:
        for turn in range(10**6):
            turns.append(turn)
            await asyncio.sleep(0)

    async def read() -> int:
        counting = asyncio.create_task(count_turns())
        table = quick.hub.make_table(places[0].id)
        await table._look_at_row()
        rows = await quick.hub.store.rows_from(table.id, 0)
        course = table._begin()
        assert course is not None
        turns.clear()
        await table._apply(course, rows)
        counting.cancel()
        return len(rows)

    rows = quick.run(read)
    assert rows > 25 and len(turns) >= rows // 25


# Tables that cannot be read


def spoil(quick: Running, place: Place) -> None:
    """Write a row that does not fit, and let the table be read again."""
    row = {"seat": 0, "kind": "move", "body": "lose 9p 9r", "key": None, "at": 0.0, "ran": 0.0}

    def write(connection: sa.Connection) -> None:
        count = sa.select(sa.func.count()).select_from(LOG).where(LOG.c.table_id == place.id)
        number = connection.execute(count).scalar_one()
        connection.execute(LOG.insert(), {"table_id": place.id, "number": number, **row})

    quick.run(lambda: quick.hub.store.run(write))
    forget_all(quick)


def change(quick: Running, place: Place, **values: object) -> None:
    """Change the row of a table, and let it be read again."""
    update = TABLES.update().where(TABLES.c.id == place.id).values(values)
    quick.run(lambda: quick.hub.store.run(lambda connection: connection.execute(update)))
    forget_all(quick)


def test_a_table_that_cannot_be_read_harms_nobody(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    house = MINUTE | {"open": True}
    bad, good = (
        server.client().create(ME, ME, options=INTRODUCTORY, house=house, start=True) for _ in range(2)
    )
    spoil(server, bad)
    for _ in range(2):
        server.time.now += 61
        server.tick()
        assert good.get()["table"]["seats"][0]["stand_in"] == "random"
        for path in ("", "/state", "/log"):
            with pytest.raises(Refused, match="409 set_aside: The game of this table cannot be read"):
                bad.get(path)
        with pytest.raises(Refused, match="set_aside"):
            bad.move(0, "A", decision="1.0")
        with pytest.raises(Exception, match="set_aside"):
            bad.socket(0)
    assert len([record for record in caplog.records if record.message == "a table was set aside"]) == 1
    server.time.now += 60 * server.hub.settings.idle_minutes + 1
    server.tick()
    assert not server.hub.tables  # those that nobody uses are let go
    with pytest.raises(Refused, match="not_host"):
        Place(server.client(), bad.id, None).post("close")
    assert bad.post("close")["table"]["phase"] == "closed"


def test_a_table_of_older_rules_goes_on_by_them(quick: Running) -> None:
    place = quick.client().create(ME, ME, options=INTRODUCTORY, start=True)
    assert place.get()["table"]["rules"] == RULES_VERSION
    doc = quick.hub.tables[place.id].row.doc
    change(quick, place, doc=doc.replace(f'"rules":{RULES_VERSION}', '"rules":1'))
    assert place.get()["table"]["rules"] == 1
    place.move(0, place.state(0)["game"]["decision"]["moves"][0])


def test_a_table_of_newer_rules_says_so_and_can_be_closed(quick: Running) -> None:
    place = quick.client().create(ME, ME, options=INTRODUCTORY, start=True)
    doc = quick.hub.tables[place.id].row.doc
    change(quick, place, doc=doc.replace(f'"rules":{RULES_VERSION}', '"rules":99'))
    with pytest.raises(Refused, match="set_aside: This table is played by version 99 of the rules"):
        place.get()
    assert place.post("close")["table"]["phase"] == "closed"


def test_a_document_that_cannot_be_read_spoils_no_list(quick: Running) -> None:
    client = quick.client()
    bad, good = (client.create(ME, ME, house={"open": True}, start=True) for _ in range(2))
    change(quick, bad, doc="{}")
    with pytest.raises(Refused, match="set_aside"):
        bad.get()
    for path in ("/api/me", "/api/tables"):
        ids = [table["id"] for table in client.get(path)["tables"]]
        assert good.id in ids and bad.id not in ids
