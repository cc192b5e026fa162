"""The values of messages in words, and whole messages for those who lack the catalogues."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from ginkgopolis.language import LANGUAGES, Word, say, speaking
from ginkgopolis.language.words import card_words, event_words, tile_words
from ginkgopolis.notation import read_card, read_tile
from ginkgopolis.notation.modules.events import EVENT_NAMES
from ginkgopolis.prompts.shapes import Message, Option, Prompt, Step

IN_WORDS: Final[dict[str, Callable[[str], str]]] = {
    "card": lambda text: card_words(read_card(text)),
    "tile": lambda text: tile_words(read_tile(text)),
    "event": lambda name: event_words(EVENT_NAMES.index(name)),
}
replace: Final = msgspec.structs.replace


def worded(values: Mapping[str, str | int], names: Sequence[str]) -> dict[str, Word]:
    """Return the values of a message as it wants them: cards, tiles and events in words, a seat as a name."""
    found: dict[str, Word] = {}
    for name, value in values.items():
        found[name] = IN_WORDS[name](value) if name in IN_WORDS and isinstance(value, str) else value
    seat = values.get("seat")
    return found | {"name": names[seat]} if isinstance(seat, int) else found


def said(message: Message, names: Sequence[str]) -> str:
    """Say a message in the language that is spoken."""
    return say(message.id, **worded(message.values, names))


def told(prompt: Prompt, names: Sequence[str]) -> Prompt:
    """Return a prompt with its sentences."""
    options = tuple([told_option(option, names) for option in prompt.options])
    return replace(prompt, title=in_all_languages(prompt.title, names), options=options)


def told_option(option: Option, names: Sequence[str]) -> Option:
    """Return an option with its words."""
    return option if option.words is None else replace(option, words=in_all_languages(option.words, names))


def told_step(step: Step, names: Sequence[str]) -> Step:
    """Return a step with its sentences."""
    options = tuple([told_option(option, names) for option in step.options])
    return replace(step, title=in_all_languages(step.title, names), options=options)


def in_all_languages(message: Message, names: Sequence[str]) -> Message:
    """Return a message with what it says in each language."""
    sentences = {}
    for language in LANGUAGES:
        with speaking(language):
            sentences[language] = said(message, names)
    return replace(message, said=sentences)
