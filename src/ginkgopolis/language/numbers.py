"""Numbers with decimals, as they are written in the language that is spoken."""

from ginkgopolis.language import say


def decimal(value: float, digits: int = 1, sign: str = "") -> str:
    """Return a number with some digits after the mark, as in `4.5`; with the sign `+` also `+4.5`."""
    return f"{value:{sign}.{digits}f}".replace(".", say("decimal-mark"))


def percent(share: float, digits: int = 1) -> str:
    """Return a share as in `61.5%`."""
    return say("percent", number=decimal(100 * share, digits))
