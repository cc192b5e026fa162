"""How the stack of frames is written: what is being asked, and what follows then."""

from typing import Final

from ginkgopolis.engine.hal import HAL_SEAT, PLAYER
from ginkgopolis.engine.ids import FIRST_LETTER, NOBODY, NONE, is_letter, letter_of
from ginkgopolis.engine.state import (
    ACT,
    BEGIN,
    CHOOSE,
    DRAFT,
    DRAW_BASE,
    END_ROUND,
    EVENT,
    EVENTS,
    FINISH_URBANIZING,
    GIVE_BACK,
    HAL,
    HAL_URBANIZED,
    ITEM,
    PURCHASE,
    QUALITY,
    RESOLVE,
    SPLIT,
    TIMING,
    TOKEN,
    GameState,
)
from ginkgopolis.engine.tabletop import Frame
from ginkgopolis.notation import card_text
from ginkgopolis.position.city_block import building_by_name, lay_tokens
from ginkgopolis.position.defaults import usual_frames, whose_choice
from ginkgopolis.position.kinds import card_named, read_number
from ginkgopolis.position.places import name_of_building, place_text, read_place
from ginkgopolis.position.reading import Reading
from ginkgopolis.position.sheet import Entry, quoted

# What follows each word: s seat, l letter, b building, n number, x the place of an event.
WORDS: Final = {
    "draft": "",
    "events": "",
    "choose": "",
    "item": "s",
    "token": "slb",
    "hal token": "lb",
    "give back": "",
    "split": "sn",
    "timing": "sx",
    "quality": "sns",
    "purchase": "sn",
    "draw": "sn",
    "act": "s",
    "event": "sx",
    "resolve": "s",
    "hal": "",
    "prepare": "",
}
KINDS: Final = {
    "draft": DRAFT,
    "item": ITEM,
    "give back": GIVE_BACK,
    "split": SPLIT,
    "quality": QUALITY,
    "purchase": PURCHASE,
    "draw": DRAW_BASE,
    "act": ACT,
    "event": EVENT,
    "resolve": RESOLVE,
    "prepare": END_ROUND,
}
"""The frames that are one word each; what the others stand for is in `frames_of`."""
WORD_OF: Final = {kind: word for word, kind in KINDS.items()} | {
    CHOOSE: "choose",
    EVENTS: "events",
    TOKEN: "token",
    TIMING: "timing",
    HAL: "hal",
}
TWO_IN_ONE: Final = (EVENTS, TOKEN, TIMING)
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
        """Take the stack that there is where none is written."""
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
        arguments = WORDS[name]
        if len(words) != length + len(arguments):
            example = " ".join([name, *(EXAMPLES[sort] for sort in arguments)])
            entry.fail("not-a-whole-frame", frame=quoted(" ".join(words)), example=example)
        values: list[int] = []
        for sort, word in zip(arguments, words[length:]):
            values += read_argument(reading, entry, sort, word)
        return frames_of(reading.state, name, values)
    entry.fail("not-a-frame", frame=quoted(" ".join(words)), frames=", ".join(WORDS))


def frames_of(state: GameState, name: str, values: list[int]) -> list[Frame]:
    """Return the frames that a word stands for, the upper one first."""
    if name == "events":
        return [(EVENTS, NOBODY, 0, 0), (BEGIN, NOBODY, 0, 0)]
    if name == "choose":
        return [(CHOOSE, whose_choice(state), 0, 0)]
    if name == "token":
        seat, letter, building = values
        return [(TOKEN, seat, letter, building), (FINISH_URBANIZING, seat, building, 0)]
    if name == "hal token":
        letter, building = values
        return [(TOKEN, PLAYER, letter, building), (HAL_URBANIZED, HAL_SEAT, building, 0)]
    if name == "timing":
        seat, east, south = values
        return [(TIMING, seat, east, south), (ACT, seat, 0, 0)]
    if name == "hal":
        return [(HAL, HAL_SEAT, 0, 0)]
    seat, first, second = (values or [NOBODY]) + [0] * (3 - max(1, len(values)))
    return [(KINDS[name], seat, first, second)]


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
        space = city.tokens[letter_of(card_named(entry, word))]
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
        parts.append(write_frame(state, frames[at], below))
        at += 2 if frames[at][0] in TWO_IN_ONE else 1
    return ", ".join(parts) or "none"


def write_frame(state: GameState, frame: Frame, below: int) -> str:
    """Write one frame, together with the one below it where the two are one word."""
    kind, seat, first, second = frame
    name = "hal token" if below == HAL_URBANIZED else WORD_OF[kind]
    if kind == TOKEN:
        whose = [] if below == HAL_URBANIZED else [str(seat)]
        values = [*whose, card_text(FIRST_LETTER + first), name_of_building(state.city, second)]
    elif kind in (TIMING, EVENT):
        values = [str(seat), place_text(first, second)]
    else:
        values = [str(value) for _, value in zip(WORDS[name], frame[1:])]
    return " ".join([name, *values])
