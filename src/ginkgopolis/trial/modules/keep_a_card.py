"""M5: the words of Keep a Card's moves."""

from typing import Final

from ginkgopolis.engine import moves as m
from ginkgopolis.language import say
from ginkgopolis.language.words import card_words
from ginkgopolis.trial.trial import Trial


def describe_set_aside(trial: Trial) -> str:
    """M5: a card that is not passed on."""
    return say("move-aside", card=card_words(m.field(trial.move, 0)))


DESCRIPTIONS: Final = {m.SET_ASIDE: describe_set_aside}
