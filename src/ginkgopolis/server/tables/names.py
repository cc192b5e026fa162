"""Names of players: what can be read in them, and which look like each other."""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from ginkgopolis.options import JOINERS

UNSEEN: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
"""Characters that are said to be printable, though there is nothing to see."""
VARIANTS: Final = frozenset(map(chr, range(0xFE00, 0xFE10)))
"""They choose how the character before them is drawn, an emoji in colours or not."""
LOOKS: Final = {
    "I": "l",
    **dict.fromkeys("1|ӏᛁ", "l"),
    **dict.fromkeys("0оοօ", "o"),
    **dict.fromkeys("аɑα", "a"),
    **dict.fromkeys("вβ", "b"),
    **dict.fromkeys("сϲ", "c"),
    **dict.fromkeys("ԁ", "d"),
    **dict.fromkeys("еҽε", "e"),
    **dict.fromkeys("ɡց", "g"),
    **dict.fromkeys("һнհη", "h"),
    **dict.fromkeys("іıι", "i"),
    **dict.fromkeys("јϳ", "j"),
    **dict.fromkeys("кκ", "k"),
    **dict.fromkeys("мμ", "m"),
    **dict.fromkeys("ոν", "n"),
    **dict.fromkeys("рρ", "p"),
    **dict.fromkeys("ԛ", "q"),
    **dict.fromkeys("г", "r"),
    **dict.fromkeys("ѕ", "s"),
    **dict.fromkeys("тτ", "t"),
    **dict.fromkeys("υս", "u"),
    **dict.fromkeys("ѵ", "v"),
    **dict.fromkeys("ԝѡ", "w"),
    **dict.fromkeys("хχ×", "x"),
    **dict.fromkeys("уүγ", "y"),
    **dict.fromkeys("ζ", "z"),
}
"""What is drawn like a Latin letter in common typefaces, small letters for capitals, too: those parts of
Unicode's confusables (UTS #39) that keyboards have."""
MOST_KEPT: Final = 1024  # names, as they were last looked at
PAIRS: Final = (("rn", "m"), ("vv", "w"))
"""Letters that look like one if they stand together."""


@lru_cache(MOST_KEPT)
def can_be_read(text: str) -> bool:
    """Is there something to see, and nothing that steers what is shown, such as marks that turn it around?"""
    seen = [character for character in text if character not in JOINERS]
    if not all(character.isprintable() and character not in UNSEEN for character in seen):
        return False
    return any(unicodedata.category(character)[0] in "LNPS" for character in seen)


@lru_cache(MOST_KEPT)
def look_of(name: str) -> str:
    """Return what a name looks like: two of the same look are easily taken for each other."""
    plain = unicodedata.normalize("NFKC", name)
    kept = [one for one in plain if one not in VARIANTS and unicodedata.category(one) not in ("Cf", "Zs")]
    text = "".join(LOOKS.get(one) or LOOKS.get(one.lower(), one) for one in kept).casefold()
    for pair, single in PAIRS:
        text = text.replace(pair, single)
    return text


def is_taken(name: str, others: Iterable[str | None]) -> bool:
    """Does somebody have this name, or one that looks like it?"""
    named = [other for other in others if other is not None]
    alike = {look_of(other) for other in named}
    return look_of(name) in alike or name.casefold() in {other.casefold() for other in named}


def cleaned(text: str, longest: int) -> str | None:
    """Return a name or title without needless spaces, or None if it cannot be one."""
    text = unicodedata.normalize("NFC", " ".join(text.split()))
    return text if 0 < len(text) <= longest and can_be_read(text) else None
