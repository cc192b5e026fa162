"""M2: buildings that no card names."""

from typing import Final

KIND: Final = "prestige"
