"""Going back: which moves are left, and whose consent it takes."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

Back = Literal["choice", "round"]


class Played(NamedTuple):
    """A move that counts."""

    seat: int
    move: str
    round: int
    stage: int
    shows: bool
    """Has it shown something to somebody, such as new cards?"""
    ends: bool
    """Was it the last answer to what was asked?"""
    by_bot: bool
    """Has a bot made it?"""


class Going(NamedTuple):
    """A request to go back."""

    seat: int
    to: Back
    round: int
    stage: int
    """The stage that would be gone on with, some having chosen already; 0 if none has."""
    keep: list[Played]
    agreed: tuple[int, ...]

    def undone(self, played: Sequence[Played]) -> list[tuple[int, Played]]:
        """The moves that would be taken back, each with its place."""
        kept = {id(move) for move in self.keep}
        return [(at, move) for at, move in enumerate(played) if id(move) not in kept]


def before_choice(played: list[Played], seen: Sequence[Played], seat: int) -> Going:
    """Ask for all before a seat's last choice that others know of, and what they chose at the same time.

    Once somebody has drawn a new hand meanwhile, what came after it cannot be kept.
    """
    last = next(move for move in reversed(seen) if move.seat == seat)
    first = next(at for at, move in enumerate(played) if move.seat == seat and move.stage == last.stage)
    keep = played[:first]
    together = [move for move in played[first:] if move.stage == last.stage]
    if not any(move.shows and not move.ends for move in together):
        keep += [move for move in together if move.seat != seat]
    return Going(seat, "choice", last.round, last.stage, keep, (seat,))


def before_round(played: list[Played], seen: Sequence[Played], seat: int) -> Going:
    """Ask for all before this round, or before the last one if nobody is known to have chosen in this."""
    last = seen[-1].round
    keep = [move for move in played if move.round < last]
    return Going(seat, "round", last, 0, keep, (seat,))


def concerned(going: Going, played: Sequence[Played], handed: dict[int, int]) -> set[int]:
    """The seats of stand-ins that count as their persons': something of theirs would be undone.

    `handed` says after how many moves a bot came to each seat. Else whoever gets a bot into a seat could go
    back and know what its person had chosen in secret.
    """
    undone = going.undone(played)
    if not undone:
        return set()
    own = {move.seat for _, move in undone if not move.by_bot}
    return {seat for seat, at in handed.items() if seat in own or at > undone[0][0]}
