"""M3: green spaces, which have a colour of their own."""

from typing import Final

KIND: Final = "green"
