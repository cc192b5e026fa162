"""What cannot be a position is refused in gibberish: all of a refusal comes from the catalogues."""

import re
from typing import Final

import pytest

from ginkgopolis.errors import BadPosition
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.position import read_position
from ginkgopolis.position.frames import WORDS
from ginkgopolis.position.modules.experts import EXPERT_WORDS
from tests import test_position_errors as base
from tests import test_position_module_errors as modules
from tests.languages.gibberish import ALL_WORDS, PLACES_AND_TILES, gibberish, left_over

__all__ = ["gibberish"]

PARTS: Final = ("under", "event", "aside")  # what is asked for once a card is committed
WRITTEN: Final = [*ALL_WORDS, *MODULE_NAMES, *WORDS, *EXPERT_WORDS, *PARTS]
NOTATION: Final = "|".join([PLACES_AND_TILES, *sorted(WRITTEN, key=len, reverse=True)])
QUOTED: Final = re.compile(r"`[^`]*`|'[^']*'")
LINES: Final = {
    "": (base.LINES, base.PIECES, base.CITIES, base.MOMENTS, modules.TABLES),
    "players 2\n\n": (modules.NOT_IN_PLAY,),
    f"players 2\nmodules {modules.ALL}\n": (modules.PIECES, modules.CHOICES, modules.QUESTIONS, modules.KEPT),
    "players 1\nhal normal\n": (modules.HAL,),
}
TEXTS: Final = [head + text for head, tables in LINES.items() for table in tables for text, _ in table]


@pytest.mark.usefixtures("gibberish")
@pytest.mark.parametrize("text", TEXTS)
def test_mistakes_in_positions(text: str) -> None:
    with pytest.raises(BadPosition) as error:
        read_position(text if text.startswith("players") else f"players 2\n{text}")
    assert left_over(QUOTED.sub("", error.value.sentence()), NOTATION) == ""
