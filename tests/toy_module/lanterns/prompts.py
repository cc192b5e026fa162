"""What is asked, for the terminal and the browser."""

from typing import Final

from ginkgopolis.engine.state import GameState
from ginkgopolis.notation import move_text
from ginkgopolis.prompts.shapes import Message, Option, Prompt

from .engine import ASKED, light_move


def lantern(state: GameState, seat: int) -> Prompt:
    """Ask whether a lantern is lit before the action."""
    return Prompt(
        kind="lantern",
        clause="R1",
        title=Message("prompt-lantern"),
        asks="ask-lantern",
        options=(
            Option(move_text(light_move(1)), words=Message("move-light"), icon="resource", gains=(1, 0, 0)),
            Option(move_text(light_move(0)), words=Message("move-leave-dark")),
        ),
    )


PROMPTS: Final = {ASKED: lantern}
