"""Players' keys: what somebody types on another device to be the same player there."""

import secrets
from typing import Final

from ginkgopolis.server.tables.doc import ID_CHARACTERS, hashed

GROUPS: Final = 5
GROUP: Final = 5
"""Characters of a group: all together are 123 random bits."""


def new_key() -> str:
    """Return a key that nobody can guess, in groups that can be read aloud."""
    groups = ("".join(secrets.choice(ID_CHARACTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def stored(key: str) -> str | None:
    """Return what is stored of a key as somebody has typed it, None if it cannot be one."""
    plain = "".join(character for character in key.lower() if character not in "- \t\n")
    if len(plain) != GROUPS * GROUP or any(character not in ID_CHARACTERS for character in plain):
        return None
    return hashed(plain)
