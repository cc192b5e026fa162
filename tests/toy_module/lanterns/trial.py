"""What its moves would do, in words."""

from typing import Final

from ginkgopolis.engine.moves import field
from ginkgopolis.language import say
from ginkgopolis.trial.trial import Trial

from .engine import LIGHT


def describe(trial: Trial) -> str:
    """Say whether a lantern is lit."""
    return say("move-light" if field(trial.move, 0) else "move-leave-dark")


DESCRIPTIONS: Final = {LIGHT: describe}
