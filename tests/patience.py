"""How long tests wait for what must come: no test depends on how busy the machine is."""

from typing import Final

PATIENCE: Final = 300.0
"""Seconds after which something that does not come is a failure; beside other work even little takes long."""
