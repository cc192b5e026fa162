"""How somebody wants to play, and what there is to choose from."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from ginkgopolis.bots.registry import LEVELS
from ginkgopolis.engine.ids import FULL_HAND
from ginkgopolis.expansions import ALL as ALL_MODULES
from ginkgopolis.language import say
from ginkgopolis.options import HAL_NAME, MODULE_NAMES, can_be_printed

LONGEST_NAME: Final = 40
ANSWERS: Final = {
    "bots": "answer-bots",
    "normal": "answer-normal",
    "expert": "answer-expert",
    "introductory": "answer-introductory",
    "draft": "answer-draft",
}
"""Words that somebody may type, and the messages that translate them."""


@dataclass(frozen=True)
class Wishes:
    """How a new game is to be set up, as far as it was said."""

    players: int | None = None
    introductory: bool = False
    hal: str | None = None
    modules: tuple[str, ...] = ()
    hand_size: int = FULL_HAND
    closed_screens: bool = False
    first_player: str | None = None
    seed: int | None = None


class Wanted(NamedTuple):
    """What somebody has answered who was asked how to play: her name, the game and its bots."""

    name: str
    wishes: Wishes
    bots: str | None


def answer_words(word: str) -> str:
    """Return an answer in the language that is spoken."""
    return say(ANSWERS[word]) if word in ANSWERS else word


def degrees() -> dict[str, str]:
    """Return the levels of bots by what they are called."""
    return {say("level-degree", level=level.level): level.level for level in LEVELS}


def offered(introductory: bool) -> list[str]:
    """Return the modules that such a game can be played with."""
    return [name for name in MODULE_NAMES if not ALL_MODULES[name].hindrance(introductory)]


def read_name(text: str) -> str | None:
    """Read a player's name."""
    return (
        text
        if (not text or can_be_printed(text)) and len(text) <= LONGEST_NAME and text != HAL_NAME
        else None
    )
