"""M5: the card that is set aside."""

from typing import Final

from ginkgopolis.engine import moves as m
from ginkgopolis.notation.things import Readers, Writers, card_text, read_card

WRITERS: Final[Writers] = {m.SET_ASIDE: lambda move: f"aside {card_text(m.card_of(move))}"}
READERS: Final[Readers] = {"ASIDE": lambda text: m.aside_moves([read_card(text)])[0]}
