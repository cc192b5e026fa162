"""M5: a card that is set aside."""

from typing import Final

from ginkgopolis.engine.moves import card_of
from ginkgopolis.notation import card_text
from ginkgopolis.prompts.shapes import Addition

ADDITION: Final = Addition(
    "aside", "M5.1", "aside-pick", "ask-aside", lambda move: card_text(card_of(move)), on_tile=False
)
