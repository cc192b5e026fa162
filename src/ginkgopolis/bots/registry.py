"""The bots by name."""

from typing import Final

from ginkgopolis.bots.bot import AnyBot
from ginkgopolis.bots.random_bot import RandomBot
from ginkgopolis.errors import BadOptions

BOTS: Final[dict[str, type[AnyBot]]] = {"random": RandomBot}


def make_bot(name: str) -> AnyBot:
    """Return a new bot of this name."""
    if name not in BOTS:
        raise BadOptions(f"There is no bot {name!r}: the bots are {', '.join(BOTS)}.")
    return BOTS[name]()
