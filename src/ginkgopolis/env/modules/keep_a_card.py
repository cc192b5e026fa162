"""M5: the card that is set aside."""

from ginkgopolis.engine.moves import aside_moves


def moves(cards: list[int], tiles: list[int], players: int) -> list[int]:
    """Return the moves of the module."""
    return aside_moves(cards)
