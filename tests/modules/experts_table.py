"""Positions for the tests of experts."""

from ginkgopolis import Game
from tests.modules.events_table import alone

PLAIN = """
    city
    R10  R2  R3
    B1   B2  B3
    Y1   Y2  Y3
"""


def expert(name: str, own_fields: str, other_fields: str = "", city: str = PLAIN) -> Game:
    """Two players, of whom only seat 0 has an expert and cards."""
    return alone(f"expert {name}; {own_fields}", other_fields, city, "experts")
