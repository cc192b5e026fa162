"""What those who are connected to a table are told, each what she may know."""

from collections.abc import Callable, Iterable, Sequence

import msgspec

from ginkgopolis.language import speaking
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.server.answers import (
    ChatSaid,
    Entered,
    Result,
    SeatInfo,
    State,
    TableChanged,
    TableInfo,
    TableSummary,
    Told,
    You,
)
from ginkgopolis.server.connection import Connection
from ginkgopolis.server.course import Change
from ginkgopolis.server.doc import TableDoc
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.lobby import Who
from ginkgopolis.server.news import News, common_of
from ginkgopolis.server.rows import Hold, Said, TableRow
from ginkgopolis.server.shapes import ChatLine
from ginkgopolis.server.show import (
    look_from,
    put_together,
)
from ginkgopolis.server.sight import Seen
from ginkgopolis.server.sitting import Sitting
from ginkgopolis.server.stories import tell_log
from ginkgopolis.server.updates import encode

# The table


def seat_infos(table: Sitting) -> list[SeatInfo]:
    """Who sits where."""
    here = {connection.viewer for connection in table.connections}
    here |= {seat for seats in table.elsewhere.values() for seat in seats}
    stand_ins = table.course.stand_ins if table.course else {}
    return [
        SeatInfo(
            kind=seat.kind,
            name=seat.name,
            colour=seat.colour,
            bot=seat.bot,
            stand_in=stand_ins.get(number),
            here=number in here or seat.kind in ("bot", "hal"),
        )
        for number, seat in enumerate(table.doc.seats)
    ]


def table_info(table: Sitting) -> TableInfo:
    """What everybody at a table may know about it."""
    doc, row = table.doc, table.row
    watchers = sum(connection.viewer is None for connection in table.connections)
    watchers += sum(seats.count(-1) for seats in table.elsewhere.values())
    return TableInfo(
        id=table.id,
        title=doc.title,
        phase=row.phase,  # type: ignore[arg-type]
        created=row.created,
        started=doc.started,
        finished=row.finished,
        touched=row.touched,
        players=doc.players,
        options=doc.options,
        house=doc.house,
        host=doc.host,
        seats=seat_infos(table),
        watchers=watchers,
        fair=doc.fair,
        seed_sha256=doc.seed_sha256,
        rematch=doc.rematch,
        rematch_of=doc.rematch_of,
        result=read_result(row.result),
        revision=row.revision,
    )


def read_result(text: str | None) -> Result | None:
    """Read how a game ended."""
    return None if text is None else msgspec.json.decode(text, type=Result)


def you_are(table: Sitting, who: Who) -> You:
    """What somebody is at a table."""
    return You(
        seats=sorted(who.seats),
        host=table.doc.host in who.seats,
        invite=table.doc.invite if who.seats else None,
        archived=who.archived,
    )


def entered(table: Sitting, session: str) -> Entered:
    """A table and who one is there."""
    return Entered(table=table_info(table), you=you_are(table, table.who(session)))


def summary(row: TableRow, holds: Iterable[Hold]) -> TableSummary:
    """A table in a list."""
    doc = msgspec.json.decode(row.doc, type=TableDoc)
    holds = list(holds)
    return TableSummary(
        id=row.id,
        title=doc.title,
        phase=row.phase,  # type: ignore[arg-type]
        players=doc.players,
        free=sum(seat.kind == "open" for seat in doc.seats),
        names=[seat.name for seat in doc.seats],
        colours=[seat.colour for seat in doc.seats],
        introductory=doc.options.introductory,
        modules=doc.options.modules,
        everything=set(doc.options.modules) == set(MODULE_NAMES),
        hal=doc.options.hal,
        clock=doc.house.clock.seconds if doc.house.clock else None,
        touched=row.touched,
        round=row.round,
        yours=sorted(hold.seat for hold in holds if hold.seat >= 0),
        waiting=[int(seat) for seat in row.waiting.split(",") if seat] if row.phase == "playing" else [],
        archived=any(hold.archived for hold in holds),
        result=read_result(row.result),
    )


def chat_line(said: Said) -> ChatLine:
    """A line of the chat."""
    return ChatLine(number=said.number, at=said.at, seat=said.seat, name=said.name, text=said.text)


# The game


def look_now(table: Sitting, viewer: int | None) -> Seen | None:
    """What a viewer sees now; None before the start."""
    course = table.course
    if course is None:
        return None
    common = common_of(table)
    mine = look_from(course, table.doc.house, viewer, common, table.is_playing)
    return Seen(course.version(viewer), common, mine)


def state_for(table: Sitting, session: str, viewer: int | None, seen: Seen | None) -> State:
    """Everything that a viewer may know, with the game as she sees it."""
    course = table.course
    return State(
        version=seen.version if seen else 0,
        seat=viewer,
        table=table_info(table),
        you=you_are(table, table.who(session)),
        game=put_together(viewer, seen.common, seen.mine) if seen else None,
        recent=tell_log(course, viewer, max(0, course.game.round - 1)) if course else [],
        chat=[chat_line(said) for said in table.chat],
    )


def send_state(table: Sitting, connection: Connection) -> None:
    """Send everything to one who is connected."""
    seen = look_now(table, connection.viewer)
    with speaking(connection.language):
        state = state_for(table, connection.session, connection.viewer, seen)
    if seen is not None:
        table.sent[connection.viewer] = seen
    connection.send(encode(state))


def send_all(table: Sitting, make: Callable[[Connection], Told]) -> None:
    """Send a message to everybody, made for each."""
    for connection in list(table.connections):
        connection.send(encode(make(connection)))


def tell_table(table: Sitting) -> None:
    """Tell everybody about seats, settings and phase."""
    if not table.connections:
        return
    info = table_info(table)
    send_all(
        table,
        lambda connection: TableChanged(table=info, you=you_are(table, table.who(connection.session))),
    )


def tell_chat(table: Sitting, lines: Sequence[Said]) -> None:
    """Tell everybody what was said."""
    if lines:
        said = ChatSaid(chat=[chat_line(line) for line in lines])
        send_all(table, lambda _: said)


def tell_doc(table: Sitting) -> None:
    """Show everybody the whole table again; who has lost a seat looks on, or has to leave."""
    table.sent = {}
    for connection in list(table.connections):
        who = table.who(connection.session)
        if connection.viewer not in who.seats:
            connection.viewer = None
        try:
            table.check_may_look(who)
        except Refusal:
            table.connections.discard(connection)
            connection.line.hang_up(4403)
            continue
        send_state(table, connection)


def tell_changes(table: Sitting, changes: Sequence[Change]) -> None:
    """Tell each viewer what rows of the log have changed for her."""
    course = table.course
    assert course is not None
    company = company_of(table)
    if len(table.sent) > len(company):  # somebody has left
        table.sent = {viewer: seen for viewer, seen in table.sent.items() if viewer in company}
    if company:
        afresh = any(change.undone in ("choice", "round") for change in changes)
        news = News(table, changes)
        for viewer, connections in company.items():
            noticed = [change for change in changes if change.public or change.seat == viewer]
            if not noticed:
                continue
            if afresh or viewer not in table.sent:
                for connection in connections:
                    send_state(table, connection)
            else:
                news.tell(viewer, connections, noticed)
    if any(change.about_table for change in changes) or course.game.over:
        tell_table(table)


def company_of(table: Sitting) -> dict[int | None, list[Connection]]:
    """Those who are connected, by the seats that they look from."""
    company: dict[int | None, list[Connection]] = {}
    for connection in table.connections:
        company.setdefault(connection.viewer, []).append(connection)
    return company
