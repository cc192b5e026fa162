"""How the stack of frames is written: what is being asked, and what follows then."""

from typing import Final

from ginkgopolis.engine.ids import FIRST_LETTER, NOBODY, is_letter, letter_of
from ginkgopolis.engine.state import (
    CHOOSE,
    DRAFT,
    DRAW,
    GIVE_BACK,
    ITEM,
    PREPARE,
    RESOLVE,
    TOKEN,
    Frame,
)
from ginkgopolis.notation import card_text, tile_text
from ginkgopolis.position.kinds import Kind, card_named, read_number, tile_named
from ginkgopolis.position.reading import Reading
from ginkgopolis.position.sheet import Entry, quoted

# The word, and what follows it: s seat, l letter, b building by its top tile, n number of tiles.
FRAMES: Final[dict[int, tuple[str, str]]] = {
    DRAFT: ("draft", ""),
    CHOOSE: ("choose", ""),
    ITEM: ("item", "s"),
    TOKEN: ("token", "slb"),
    GIVE_BACK: ("give back", ""),
    RESOLVE: ("resolve", "s"),
    DRAW: ("draw", "sn"),
    PREPARE: ("prepare", ""),
}
EXAMPLES: Final = {"s": "1", "l": "C", "b": "R7", "n": "2"}


def read_frames(reading: Reading, entry: Entry) -> list[Frame]:
    """Read what is being asked and what follows it, the question first; a building by its top tile."""
    if not entry.words:
        return []
    frames = [read_frame(reading, entry, part.split()) for part in entry.text.split(",")]
    return frames[::-1]


def read_frame(reading: Reading, entry: Entry, words: list[str]) -> Frame:
    """Read one frame, as in `token 1 C R7`."""
    for kind, (name, arguments) in FRAMES.items():
        length = len(name.split())
        if " ".join(words[:length]).lower() != name:
            continue
        if len(words) != length + len(arguments):
            example = " ".join([name, *(EXAMPLES[sort] for sort in arguments)])
            entry.fail(f"{quoted(' '.join(words))} is not a whole frame: write it as in `{example}`.")
        values = [read_argument(reading, entry, sort, word) for sort, word in zip(arguments, words[length:])]
        seat, first, second = (values if values else [NOBODY]) + [0] * (3 - max(1, len(values)))
        return kind, seat, first, second
    known = ", ".join(name for name, _ in FRAMES.values())
    entry.fail(f"{quoted(' '.join(words))} is not a frame; those begin with {known}.")


def read_argument(reading: Reading, entry: Entry, sort: str, word: str) -> int:
    """Read one of the words that follow a frame's name."""
    if sort == "s":
        return read_number(entry, word, 0, reading.state.players - 1)
    if sort == "n":
        return read_number(entry, word, 1, 99)
    if sort == "b":
        tile = tile_named(entry, word)
        if tile not in reading.state.city.top:
            entry.fail(f"no building of the city shows {tile_text(tile)}; name the one just founded.")
        return tile
    card = card_named(entry, word)
    if not is_letter(card):
        entry.fail(f"{quoted(word)} is not a letter from A to L, whose token could move.")
    return letter_of(card)


def write_frames(frames: list[Frame]) -> str:
    """Write what is being asked and what follows it."""
    return ", ".join(write_frame(frame) for frame in reversed(frames)) or "none"


def write_frame(frame: Frame) -> str:
    """Write one frame."""
    name, arguments = FRAMES[frame[0]]
    words = [name]
    for sort, value in zip(arguments, frame[1:]):
        if sort == "l":
            words.append(card_text(FIRST_LETTER + value))
        else:
            words.append(tile_text(value) if sort == "b" else str(value))
    return " ".join(words)


FRAME_STACK: Final = Kind(read_frames, write_frames)
