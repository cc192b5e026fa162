"""Versions of the rules: records and tables go on by the one they began with.

A version is the set of readings, each a bit, in which it differs from the newest. The state carries the set,
and a chapter that reads a clause in two ways looks there.
"""

from typing import Final

RULES_VERSION: Final = 2
"""The newest, raised whenever a change makes an old record replay differently."""

IDLE_EVENTS_RETURN: Final = 1
"""M4.9, in version 1: an event that counts no resource is taken back, not spent."""

READINGS: Final[dict[int, int]] = {1: IDLE_EVENTS_RETURN, 2: 0}
VERSIONS: Final[dict[int, int]] = {readings: version for version, readings in READINGS.items()}
