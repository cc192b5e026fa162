"""Deeds as clients read them."""

import re
from pathlib import Path
from typing import Any

import msgspec

from ginkgopolis import Game
from ginkgopolis.story import deeds as d
from tests.story import play_at_random


def test_deeds_are_read_as_they_were_written() -> None:
    """The JSON of every deed of a game says which deed it is."""
    kinds: Any = d.deed_types()[0]
    for kind in d.deed_types()[1:]:
        kinds |= kind
    game = play_at_random(Game.new(3, seed=2, modules=["events", "experts"]), 2)
    for episode in game.story:
        deeds = episode.deeds()
        assert msgspec.json.decode(msgspec.json.encode(deeds), type=list[kinds]) == deeds


def test_the_protocol_describes_every_deed() -> None:
    page = Path(__file__).parents[2] / "docs" / "protocol.md"
    rows = dict(re.findall(r"^\| `(\w+)` (?:\([a-z ]+\) )?(\|.*)$", page.read_text(encoding="utf-8"), re.M))
    for kind in d.deed_types():
        shared = set(d.Gained.__struct_fields__) if issubclass(kind, d.Gained) else set()
        row = rows[str(kind.__struct_config__.tag)]
        assert ("and what is gained" in row) == bool(shared)
        assert all(f"`{field}`" in row for field in set(kind.__struct_fields__) - shared | {"seat"} & shared)
