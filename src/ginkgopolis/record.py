"""The record of a game: a small JSON file from which the whole game can be played again."""

from typing import Final, NamedTuple

import msgspec

from ginkgopolis.engine.ids import FULL_HAND
from ginkgopolis.engine.versions import READINGS, RULES_VERSION
from ginkgopolis.errors import BadRecord
from ginkgopolis.kinds import number_text
from ginkgopolis.options import SEED_DIGITS, Options

FORMAT: Final = 1
LATER_OPTIONS: Final[dict[str, object]] = {"modules": (), "hand_size": FULL_HAND, "hal": None}
"""Options that the first records did not have; what is as it was then is not written."""


class Play(NamedTuple):
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
        parts = msgspec.to_builtins(msgspec.structs.replace(self, moves=[]))
        for name, default in LATER_OPTIONS.items():
            if parts["options"][name] == default:
                del parts["options"][name]
        head = msgspec.json.encode(parts).decode()
        moves = ",\n  ".join(msgspec.json.encode(play).decode() for play in self.moves)
        return head.removesuffix("[]}") + (f"[\n  {moves}\n]}}\n" if moves else "[]}\n")


class Versions(msgspec.Struct):
    """What every record must say before anything else in it can be understood."""

    format: int
    rules: int


def read_record(text: str | bytes) -> Record:
    """Read a JSON record; what is wrong with it is said in one sentence."""
    if not isinstance(text, str | bytes):
        raise TypeError(f"a record is a Record or the text of its file, not {type(text).__name__}")
    try:
        check_versions(msgspec.json.decode(text, type=Versions))
        return msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as error:
        raise BadRecord("record-damaged", reason=in_one_line(str(error))) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRecord("record-not-json", reason=in_one_line(str(error))) from None


def sound(record: Record) -> Record:
    """Refuse a record that a program has put together from what does not belong there."""
    try:
        record = msgspec.convert(msgspec.to_builtins(record), Record)
    except (TypeError, msgspec.ValidationError) as error:
        raise BadRecord("record-damaged", reason=in_one_line(str(error))) from None
    check_versions(Versions(record.format, record.rules))
    return record


def check_versions(versions: Versions) -> None:
    """Refuse records of another format, or of rules that are not known here."""
    if versions.format != FORMAT:
        raise BadRecord("record-format", format=number_text(versions.format), ours=FORMAT)
    if versions.rules not in READINGS:
        raise BadRecord("record-rules", rules=number_text(versions.rules), newest=RULES_VERSION)


def in_one_line(text: str) -> str:
    """Return a message without characters that would break the line, as names of fields in it may have."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def read_seed(text: str) -> int:
    """Read the seed of a record."""
    if not (text.isascii() and text.isdigit() and len(text) <= SEED_DIGITS):
        raise BadRecord("record-seed", seed=repr(text[:100]))
    return int(text)
