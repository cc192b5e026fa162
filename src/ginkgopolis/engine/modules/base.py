"""The moments of the base rules at which an expansion module may step in."""


class Module:
    """A module of The Experts: it keeps no state of its own and overrides the moments it changes."""

    def tiles_removed(self) -> int:
        """S2: how many more tiles of the supply leave the game unseen."""
        return 0
