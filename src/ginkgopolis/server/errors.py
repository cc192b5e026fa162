"""What can go wrong with a request: a code for programs and a message of the catalogues for people."""

from typing import Final

from ginkgopolis.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    GinkgopolisError,
    IllegalMove,
    NotYourTurn,
    UnreadableMove,
    Value,
)

STATUS: Final = {
    "malformed": 400,
    "not_allowed": 403,
    "not_your_seat": 403,
    "not_host": 403,
    "wrong_secret": 403,
    "forbidden_origin": 403,
    "banned": 403,
    "muted": 403,
    "hints_off": 403,
    "reminders_off": 403,
    "not_found": 404,
    "no_such_seat": 404,
    "method": 405,
    "seat_taken": 409,
    "table_full": 409,
    "name_taken": 409,
    "colour_taken": 409,
    "seats_open": 409,
    "not_started": 409,
    "already_started": 409,
    "game_over": 409,
    "not_over": 409,
    "late": 409,
    "not_your_turn": 409,
    "cannot_undo": 409,
    "no_request": 409,
    "request_open": 409,
    "key_used": 409,
    "set_aside": 409,
    "not_away": 409,
    "too_large": 413,
    "media_type": 415,
    "wrong_host": 421,
    "bad_address": 422,
    "bad_name": 422,
    "bad_options": 422,
    "bad_position": 422,
    "bad_record": 422,
    "unknown_bot": 422,
    "unreadable_move": 422,
    "illegal_move": 422,
    "rate_limited": 429,
    "too_many_tables": 429,
    "too_many_records": 429,
    "too_many_reminders": 429,
    "too_many_players": 429,
    "too_many_tournaments": 429,
    "internal": 500,
    "bot_failed": 503,
    "busy": 503,
}
"""Every code with the HTTP status that goes with it; docs/protocol.md says what they mean."""

PAUSES: Final = {
    "rate_limited": 5.0,
    "too_many_tables": 3600.0,
    "too_many_records": 3600.0,
    "too_many_reminders": 3600.0,
    "too_many_players": 3600.0,
    "too_many_tournaments": 3600.0,
    "busy": 5.0,
}
"""Seconds after which it may be worth while to try again, where nothing else tells."""

CODES: Final[dict[type[GinkgopolisError], str]] = {
    BadOptions: "bad_options",
    BadPosition: "bad_position",
    BadRecord: "bad_record",
    NotYourTurn: "not_your_turn",
    UnreadableMove: "unreadable_move",
    IllegalMove: "illegal_move",
}


class Refusal(GinkgopolisError):
    """A request that was refused; nothing has changed."""

    def __init__(self, code: str, message: str, /, retry_after: float | None = None, **values: Value) -> None:
        super().__init__(message, **values)
        self.code = code
        self.retry_after = PAUSES.get(code) if retry_after is None else retry_after

    @property
    def pause(self) -> int | None:
        """After how many whole seconds it may be tried again, if that is known."""
        return None if self.retry_after is None else int(self.retry_after) + 1

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]


class AsBefore(GinkgopolisError):
    """What somebody wants is so already; she is not told, since that is all that she wants."""


def as_refusal(error: GinkgopolisError) -> Refusal:
    """Return an error of the library as what a client is told."""
    if isinstance(error, Refusal):
        return error
    return Refusal(CODES.get(type(error), "bad_options"), "because", error=error)
