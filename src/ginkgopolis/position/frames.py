"""How the stack of frames is written: what is being asked, and what follows then."""

from typing import Final

from ginkgopolis.engine.frames import Frame
from ginkgopolis.engine.hal import HAL_SEAT, PLAYER
from ginkgopolis.engine.ids import FIRST_LETTER, NOBODY, NONE, is_letter, letter_of
from ginkgopolis.engine.state import (
    ACT,
    CHOOSE,
    DRAFT,
    DRAW_BASE,
    END_ROUND,
    FINISH_URBANIZING,
    GIVE_BACK,
    HAL,
    HAL_URBANIZED,
    ITEM,
    RESOLVE,
    TOKEN,
    GameState,
)
from ginkgopolis.expansions import brought
from ginkgopolis.notation import card_text
from ginkgopolis.position.city_block import building_by_name, lay_tokens
from ginkgopolis.position.defaults import usual_frames, whose_choice
from ginkgopolis.position.kinds import card_named, read_number
from ginkgopolis.position.places import name_of_building, place_text, read_place
from ginkgopolis.position.reading import Reading
from ginkgopolis.position.rows import Word, in_order
from ginkgopolis.position.sheet import Entry, quoted

BASE_WORDS: Final = (
    Word("draft", "", DRAFT),
    Word("choose", "", CHOOSE),
    Word("item", "s", ITEM),
    Word("token", "slb", TOKEN, lambda values: (FINISH_URBANIZING, values[0], values[2], 0)),
    Word("hal token", "lb", TOKEN, lambda values: (HAL_URBANIZED, HAL_SEAT, values[1], 0)),
    Word("give back", "", GIVE_BACK),
    Word("draw", "sn", DRAW_BASE),
    Word("act", "s", ACT),
    Word("resolve", "s", RESOLVE),
    Word("hal", "", HAL),
    Word("prepare", "", END_ROUND),
)
FOLLOWING: Final[list[dict[str, tuple[Word, ...]]]] = list(brought("position", "FRAMES").values())
WORDS: Final = {word.name: word for word in in_order(BASE_WORDS, FOLLOWING)}
"""All frames by their names; a module brings `FRAMES`: its words by the names of those that they follow."""
WORD_OF: Final = {word.kind: word for word in WORDS.values() if word.name != "hal token"}
EXAMPLES: Final = {"s": "1", "l": "C", "b": "R7", "n": "2", "x": "R7"}


class FrameStack:
    """The field `frames`."""

    name: Final = "frames"

    def read(self, reading: Reading, seat: int, entry: Entry) -> None:
        """Take the stack from what is written, the question first."""
        state = reading.state
        if not entry.words:
            return
        for part in entry.text.split(","):
            state.frames = read_frames(reading, entry, part.split())[::-1] + state.frames

    def fill_in(self, reading: Reading, seat: int) -> None:
        """Take the usual stack where none is written."""
        reading.state.frames = usual_frames(reading.state)

    def write(self, state: GameState, seat: int) -> list[str]:
        """Write the stack, unless the reader would fill in the same."""
        if state.frames == usual_frames(state):
            return []
        return [f"frames {write_frames(state)}"]


def read_frames(reading: Reading, entry: Entry, words: list[str]) -> list[Frame]:
    """Read what one word stands for, as in `token 1 C R7`; the upper frame comes first."""
    for name in sorted(WORDS, key=len, reverse=True):
        length = len(name.split())
        if " ".join(words[:length]).lower() != name:
            continue
        arguments = WORDS[name].arguments
        if len(words) != length + len(arguments):
            example = " ".join([name, *(EXAMPLES[sort] for sort in arguments)])
            entry.fail("not-a-whole-frame", frame=quoted(" ".join(words)), example=example)
        values: list[int] = []
        for sort, word in zip(arguments, words[length:]):
            values += read_argument(reading, entry, sort, word)
        return frames_of(reading.state, WORDS[name], values)
    entry.fail("not-a-frame", frame=quoted(" ".join(words)), frames=", ".join(WORDS))


def frames_of(state: GameState, word: Word, values: list[int]) -> list[Frame]:
    """Return the frames that a word stands for, the upper one first."""
    whose = {CHOOSE: whose_choice(state), HAL: HAL_SEAT}.get(word.kind, NOBODY)
    upper = [PLAYER, *values] if word.name == "hal token" else values or [whose]
    seat, first, second = upper + [0] * (3 - len(upper))
    return [(word.kind, seat, first, second)] + ([word.below(values)] if word.below else [])


def read_argument(reading: Reading, entry: Entry, sort: str, word: str) -> list[int]:
    """Read one of the words that follow a frame's name."""
    if sort == "s":
        return [read_number(entry, word, 0, reading.state.players - 1)]
    if sort == "n":
        return [read_number(entry, word, 1, 99)]
    if sort == "b":
        return [building_by_name(reading.state.city, entry, word)]
    if sort == "x":
        return list(place_of_event(reading, entry, word))
    card = card_named(entry, word)
    if not is_letter(card):
        entry.fail("not-a-moving-letter", word=quoted(word))
    return [letter_of(card)]


def place_of_event(reading: Reading, entry: Entry, word: str) -> tuple[int, int]:
    """Read where an event happens: at a building, where a token lies, or at a place; east, then south."""
    place = read_place(word)
    if place:
        return place
    city = reading.state.city
    if len(word) > 1 or word in "Pp":
        space = city.space[building_by_name(city, entry, word)]
    else:
        lay_tokens(reading)
        space = city.space_of_token(letter_of(card_named(entry, word)))
        if space == NONE:
            entry.fail("token-not-in-city", token=word.upper())
    return city.east_of_middle(space), city.south_of_middle(space)


def write_frames(state: GameState) -> str:
    """Write what is being asked and what follows it."""
    frames = state.frames[::-1]
    parts = []
    at = 0
    while at < len(frames):
        below = frames[at + 1][0] if at + 1 < len(frames) else NONE
        word = WORDS["hal token"] if below == HAL_URBANIZED else WORD_OF[frames[at][0]]
        parts.append(write_frame(state, word, frames[at]))
        at += 2 if word.below else 1
    return ", ".join(parts) or "none"


def write_frame(state: GameState, word: Word, frame: Frame) -> str:
    """Write one frame; the one below it is left out where the word stands for both."""
    numbers = list(frame[2:] if word.name == "hal token" else frame[1:])
    values = []
    for sort in word.arguments:
        number = numbers.pop(0)
        if sort == "x":
            values.append(place_text(number, numbers.pop(0)))
        elif sort == "b":
            values.append(name_of_building(state.city, number))
        else:
            values.append(card_text(FIRST_LETTER + number) if sort == "l" else str(number))
    return " ".join([word.name, *values])
