"""The name under which Gymnasium finds the game."""

from typing import Final

GYMNASIUM_ID: Final = "Ginkgopolis-v1"


def register_environments() -> None:
    """Tell Gymnasium of the game, once."""
    from gymnasium import register, registry

    if GYMNASIUM_ID not in registry:
        register(
            id=GYMNASIUM_ID,
            entry_point="ginkgopolis.env.gymnasium:GinkgopolisEnv",
            vector_entry_point="ginkgopolis.env.gymnasium:GinkgopolisVectorEnv",
        )
