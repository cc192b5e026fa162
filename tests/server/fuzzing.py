"""What those who try to break a server share."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from tests.server.playing import seat_owes
from tests.server.running import Json, Place, new_key


class Errors(logging.Handler):
    """Keeps what the server's log has about its own mistakes."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record."""
        self.records.append(logging.Formatter().format(record))


@contextmanager
def listen_for_errors() -> Iterator[Errors]:
    """Listen to the log of a server in this process."""
    handler = Errors()
    loggers = [logging.getLogger(name) for name in ("ginkgopolis", "uvicorn")]
    for logger in loggers:
        logger.addHandler(handler)
    try:
        yield handler
    finally:
        for logger in loggers:
            logger.removeHandler(handler)


def finish(place: Place, chance: Random | None = None) -> None:
    """Play a table to its end, for all seats that the device holds, whatever state it is in."""
    chance = chance or Random(1)
    seats: list[int] = place.get()["you"]["seats"]
    take_back(place, seats)
    sockets = {seat: place.socket(seat) for seat in seats}
    last = sockets[seats[0]]
    while True:
        last.wait(lambda game: game["view"]["over"] or not sockets.keys().isdisjoint(game["view"]["pending"]))
        assert last.game is not None
        if last.game["view"]["over"]:
            break
        stage = last.game["stage"]
        last = sockets[chance.choice([seat for seat in last.game["view"]["pending"] if seat in sockets])]
        last.wait(lambda game, stage=stage: game["stage"] >= stage and seat_owes(game))  # type: ignore[misc]
        assert last.game is not None
        last.move(chance.choice(last.game["decision"]["moves"]))
    for socket in sockets.values():
        socket.close()


def take_back(place: Place, seats: list[int]) -> None:
    """Let no bot play for seats that are somebody's."""
    table: Json = place.get()["table"]
    for seat in seats:
        if table["seats"][seat]["stand_in"] is not None:
            place.post("hand", key=new_key(), seat=seat, bot=None)
