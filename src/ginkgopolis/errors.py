"""What can go wrong with a move or a file; every message is one sentence for the person who caused it."""


class GinkgopolisError(Exception):
    """The common ancestor of all errors of this library."""


class MoveError(GinkgopolisError, ValueError):
    """A move was not played, and nothing has changed."""


class UnreadableMove(MoveError):
    """The text is not a move in our notation."""


class IllegalMove(MoveError):
    """The move can be read, but the rules do not allow it now."""


class NotYourTurn(MoveError):
    """The seat has nothing to decide now."""


class BadOptions(GinkgopolisError, ValueError):
    """A game cannot be set up like this."""


class BadRecord(GinkgopolisError, ValueError):
    """A game record is damaged; the message says where."""


class BadPosition(GinkgopolisError, ValueError):
    """A position text cannot be read; the message says where."""
