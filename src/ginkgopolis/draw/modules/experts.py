"""M6: hidden floors."""

from typing import Final

FLOORS: Final = "legend-floors-hidden"
