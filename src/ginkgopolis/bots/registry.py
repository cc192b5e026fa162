"""The bots by name."""

from typing import Final

from ginkgopolis.bots.bot import Bot
from ginkgopolis.bots.random_bot import RandomBot
from ginkgopolis.errors import BadOptions

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot}


def make_bot(name: str) -> Bot:
    """Return a new bot of this name."""
    if name not in BOTS:
        raise BadOptions(f"There is no bot {name!r}: the bots are {', '.join(BOTS)}.")
    return BOTS[name]()
