"""The record of a game: a small JSON file from which the whole game can be played again."""

from typing import Final

import msgspec

from ginkgopolis.engine.ids import RULES_VERSION
from ginkgopolis.errors import BadRecord
from ginkgopolis.options import Options

FORMAT: Final = 1


class Play(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Who made which move, in the order in which the moves came."""

    seat: int
    move: str


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game is its rules version, options, seed and moves; everything else follows from them."""

    format: int = FORMAT
    rules: int = RULES_VERSION
    options: Options
    seed: str  # a whole number as text, since seeds may have more bits than other readers of JSON keep
    names: list[str]
    moves: list[Play]

    def to_json(self) -> str:
        """Return the record as the text of a JSON file, one move to a line."""
        head = msgspec.json.encode(msgspec.structs.replace(self, moves=[])).decode()
        moves = ",\n  ".join(msgspec.json.encode(play).decode() for play in self.moves)
        return head.removesuffix("[]}") + (f"[\n  {moves}\n]}}\n" if moves else "[]}\n")


def read_record(text: str | bytes) -> Record:
    """Read a JSON record; what is wrong with it is said in one sentence."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"The record is damaged: {error}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"The record is not a JSON file: {error}.") from None
    if record.format != FORMAT:
        raise BadRecord(f"The record has format {record.format}, but this program reads format {FORMAT}.")
    if record.rules != RULES_VERSION:
        raise BadRecord(
            f"The record was played by version {record.rules} of the rules, "
            f"but this program plays version {RULES_VERSION}."
        )
    return record


def read_seed(text: str) -> int:
    """Read the seed of a record."""
    if not (text.isascii() and text.isdigit() and len(text) <= 100):
        raise BadRecord(f"The record is damaged: the seed {text[:100]!r} is not a whole number from 0 on.")
    return int(text)
