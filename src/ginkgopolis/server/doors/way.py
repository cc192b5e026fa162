"""Which way messages go: the short one of `wire`, or the ordinary one.

The short way leans on what uvicorn and websockets are inside, which may change with any release. So it is
tried out at the start; the ordinary way stands on what they promise.
"""

import asyncio
import importlib
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from typing import Final

LOGGER = logging.getLogger("ginkgopolis.way")
SHORT: Final = "ginkgopolis.server.doors.wire:DirectChannel"
ORDINARY: Final = "ginkgopolis.server.doors.ordinary:BoundedWebSocket"


def choose_way() -> str:
    """Return what uvicorn is to use for WebSockets, and log it."""
    versions = " and ".join(f"{name} {version(name)}" for name in ("uvicorn", "websockets"))
    try:
        # Imported here, since already that may fail.
        trial = importlib.import_module("ginkgopolis.server.doors.wire_trial")
        with without_words_of_uvicorn():
            asyncio.run(trial.try_out())
    except Exception as error:
        LOGGER.warning(
            "WebSockets go the ordinary way, since the short one does not fit %s: %r", versions, error
        )
        return ORDINARY
    LOGGER.info("WebSockets go the short way, which fits %s", versions)
    return SHORT


@contextmanager
def without_words_of_uvicorn() -> Iterator[None]:
    """Keep out of the log what uvicorn says of a connection that nobody has made."""
    here, logger = threading.get_ident(), logging.getLogger("uvicorn.error")

    def is_from_elsewhere(record: logging.LogRecord) -> bool:
        return record.thread != here

    logger.addFilter(is_from_elsewhere)
    try:
        yield
    finally:
        logger.removeFilter(is_from_elsewhere)
