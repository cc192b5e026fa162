"""Refuses what programs give by mistake, before it comes to harm: each error says what would be right."""

from collections.abc import Iterable


def check_text(given: object, right: str) -> None:
    """Refuse what is no text."""
    if not isinstance(given, str):
        raise TypeError(f"{right}, not {type(given).__name__}")


def several_texts(given: Iterable[str], right: str) -> tuple[str, ...]:
    """Return texts; refuse a single one, and what are none."""
    if isinstance(given, str):
        raise TypeError(f"{right}, not a text")
    texts = tuple(given)
    for one in texts:
        check_text(one, right)
    return texts
