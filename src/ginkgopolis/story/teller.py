"""Who tells a story to several seats at once, and words for what deeds are about."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ginkgopolis.engine.ids import GREEN_SPACE
from ginkgopolis.language import MOST_KEPT, Speaker, fill, say, speaker
from ginkgopolis.language.patterns import Word
from ginkgopolis.language.phrases import listing
from ginkgopolis.language.words import card_words
from ginkgopolis.notation import CARD_TEXTS

CARDS: Final = {text: card for card, text in CARD_TEXTS.items()}


class Secret(NamedTuple):
    """A sentence that some seats hear differently, or that only they hear."""

    told: dict[int, str]
    """By the seats that know more."""
    others: str
    """To all others; nothing if it is empty."""


class Teller:
    """Makes sentences for some seats, or for everybody (None), at once."""

    def __init__(self, names: Sequence[str], seats: Sequence[int | None]) -> None:
        self.names = names
        self.seats = seats
        self.sentences: list[str | Secret] = []
        self.hals_tile = ""  # that he has just drawn, in words

    def tell(self, message: str, **words: Word) -> None:
        """Add a sentence."""
        self.tell_with(message, words)

    def tell_with(self, message: str, words: dict[str, Word]) -> None:
        """Add a sentence whose words are at hand together."""
        self.sentences.append(fill(message, words))

    def tell_apart(self, seats: Iterable[int], words: Callable[[int | None], str]) -> None:
        """Add a sentence that is not the same for some seats; `words` makes it (None: for all others)."""
        told = {seat: words(seat) for seat in seats if seat in self.seats}
        others = words(None) if len(told) < len(self.seats) else ""
        self.sentences.append(Secret(told, others))

    def story_for(self, seat: int | None) -> list[str]:
        """Return the sentences for a seat."""
        told = []
        for sentence in self.sentences:
            if isinstance(sentence, Secret):
                sentence = sentence.others if seat is None else sentence.told.get(seat, sentence.others)
            if sentence:
                told.append(sentence)
        return told


# Words


def named(text: str) -> str:
    """Return a card or tile of the notation in words, as in `red 7` or `A`."""
    return card_named(speaker(), text)


@lru_cache(MOST_KEPT)
def card_named(speaker: Speaker, text: str) -> str:
    """Say the words for a card or tile."""
    return card_words(CARDS[text])


def all_named(texts: Sequence[str] | None) -> str:
    """Return cards or tiles in words, as in `A, red 4, blue 8 and 2 green spaces`."""
    texts = texts or ()
    who = speaker()
    words = [card_named(who, text) for text in texts if CARDS[text] != GREEN_SPACE]
    greens = len(texts) - len(words)
    return listing([*words, say("green-spaces", amount=greens)] if greens else words)
