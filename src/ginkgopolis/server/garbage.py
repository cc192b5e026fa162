"""When objects that point at each other are looked for: seldom for quick answers, often enough for memory.

Games are many small lists without cycles, and looking through all of them takes a tenth of a second, in which
nobody is answered. But each connection that ends leaves a cycle, and strangers decide how many there are.
"""

import gc
from typing import Final

YOUNG: Final = 5_000
"""New objects after which the young ones are looked at; that takes a millisecond."""
MIDDLE: Final = 10
"""After this many looks at the young ones, those are looked at that have survived one."""
NEVER: Final = 10**9
SURVIVORS: Final = 20
"""After this many looks at those, all objects are looked at; by then at most a million have been added."""
SWEEP: Final = 300.0
"""Seconds after which all objects are looked at in any case."""


class Garbage:
    """Looks at all objects once many have grown old, or once in a while."""

    def __init__(self) -> None:
        self.last = 0.0

    def begin(self, now: float) -> None:
        """Leave alone for ever what is there by now, and let Python look at what is young."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self.last = now

    def look(self, now: float) -> bool:
        """Look at all objects, if it is time to; say whether it was."""
        due = now - self.last >= SWEEP or gc.get_count()[2] >= SURVIVORS
        if due:
            gc.collect()
            self.last = now
        return due
