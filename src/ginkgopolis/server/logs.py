"""The server's log: one line of JSON for each thing that happened, without anything secret."""

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Final

import msgspec

PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}
"""What every record has; whatever else it has was added on purpose."""


OUR_OWN: Final = (
    '%s - "WebSocket %s"',
    "connection open",
    "connection closed",
    "ASGI callable returned without completing handshake",
)
"""How lines of uvicorn begin that would have the query, or that take a handshake we refuse for a mistake."""


class JsonLines(logging.Formatter):
    """Writes a record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = "".join(traceback.format_exception(record.exc_info[1]))
        return msgspec.json.encode(line, enc_hook=str).decode()


def is_not_our_own(record: logging.LogRecord) -> bool:
    """Is this about something that we do not write down ourselves?"""
    return not str(record.msg).startswith(OUR_OWN)


def set_up_logs(level: str) -> None:
    """Write the log of this program and of uvicorn to the standard error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in ("ginkgopolis", "uvicorn"):
        logging.getLogger(name).setLevel(level.upper())
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.error").addFilter(is_not_our_own)
    # Requests are written by our own guard; uvicorn's line would have the query.
    logging.getLogger("uvicorn.access").disabled = True
