"""What may be known about a table besides its game."""

import contextlib
from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from ginkgopolis.bots.registry import level_of
from ginkgopolis.engine.versions import RULES_VERSION
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.server.out.answers import Entered, Result, SeatInfo, TableInfo, TableSummary, You
from ginkgopolis.server.out.shapes import ChatLine
from ginkgopolis.server.store.rows import Hold, Said, TableRow
from ginkgopolis.server.tables.doc import TableDoc
from ginkgopolis.server.tables.lobby import Who
from ginkgopolis.server.tables.sitting import Sitting


def seat_infos(table: Sitting) -> list[SeatInfo]:
    """Who sits where."""
    here = table.here()
    stand_ins = table.course.stand_ins if table.course else {}
    votes = table.course.votes if table.course else {}
    return [
        SeatInfo(
            kind=seat.kind,
            name=seat.name,
            colour=seat.colour,
            bot=None if seat.bot is None else level_of(seat.bot),
            stand_in=level_of(stand_ins[number]) if number in stand_ins else None,
            here=number in here or seat.kind in ("bot", "hal"),
            votes=sorted(votes.get(number, ())),
            player=seat.player,
        )
        for number, seat in enumerate(table.doc.seats)
    ]


def table_info(table: Sitting) -> TableInfo:
    """What everybody at a table may know about it."""
    doc, row = table.doc, table.row
    watchers = sum(connection.viewer is None for group in table.present for connection in group)
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
        tournament=doc.tournament,
        result=read_result(row.result),
        revision=row.revision,
        rules=RULES_VERSION if doc.started is None else doc.rules,
    )


def read_result(text: str | None) -> Result | None:
    """Read how a game ended."""
    return None if text is None else msgspec.json.decode(text, type=Result)


def you_are(table: Sitting, who: Who) -> You:
    """What somebody is at a table."""
    return You(
        seats=sorted(who.seats),
        host=table.doc.host in who.seats and table.doc.tournament is None,
        invite=table.doc.invite if who.seats else None,
        archived=who.archived,
    )


def entered(table: Sitting, session: str) -> Entered:
    """A table, as somebody may see it, and who one is there."""
    sitting = table.shown_to(session)
    return Entered(table=table_info(sitting), you=you_are(sitting, table.who(session)))


def summary(row: TableRow, holds: Iterable[Hold]) -> TableSummary:
    """A table in a list."""
    doc = msgspec.json.decode(row.doc, type=TableDoc)
    holds = list(holds)
    late = doc.house.delay if row.phase == "playing" and not any(hold.seat >= 0 for hold in holds) else 0
    if late:
        started = doc.started or row.created
        row = replace(row, round=max(0, row.round - late), waiting="", touched=started)
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


def summaries(found: Iterable[tuple[TableRow, list[Hold]]]) -> list[TableSummary]:
    """Tables in a list; one that cannot be read is left out."""
    tables: list[TableSummary] = []
    for row, holds in found:
        with contextlib.suppress(msgspec.MsgspecError):
            tables.append(summary(row, holds))
    return tables


def chat_line(said: Said) -> ChatLine:
    """A line of the chat."""
    return ChatLine(number=said.number, at=said.at, seat=said.seat, name=said.name, text=said.text)
