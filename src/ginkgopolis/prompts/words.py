"""The values of messages in words."""

from collections.abc import Callable, Sequence
from typing import Final

from ginkgopolis.language.patterns import Word
from ginkgopolis.language.words import card_words, event_words, tile_words
from ginkgopolis.notation import read_card, read_tile
from ginkgopolis.prompts.shapes import Values

IN_WORDS: Final[dict[str, Callable[[str], str]]] = {
    "card": lambda text: card_words(read_card(text)),
    "tile": lambda text: tile_words(read_tile(text)),
    "event": event_words,
}


def worded(values: Values, names: Sequence[str]) -> dict[str, Word]:
    """Return the values of a message as it wants them: cards, tiles and events in words, a seat as a name."""
    found: dict[str, Word] = {}
    for name, value in values.items():
        found[name] = IN_WORDS[name](value) if name in IN_WORDS and isinstance(value, str) else value
    seat = values.get("seat")
    return found | {"name": names[seat]} if isinstance(seat, int) else found
