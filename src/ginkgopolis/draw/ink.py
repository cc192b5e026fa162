"""What pictures are drawn with: colours, symbols, and the few elements of SVG that they need."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

BACKGROUND: Final = "#e7ecdd"
SURFACE: Final = "#fbfaf4"
INK: Final = "#1a2821"
INK2: Final = "#42534a"
INK3: Final = "#5d6c62"
LINE: Final = "#d3dbc6"
STRONG_LINE: Final = "#aebba1"
MEADOW: Final = "#d6e2c4"
LIGHT_MEADOW: Final = "#dfe9d0"
PLOT: Final = "#9db087"
ACCENT: Final = "#27613d"
SOFT: Final = "#dce9d2"
LIME: Final = "#9ccf2e"
HALO: Final = "#1a4a2c"
LEAF: Final = "#3f7a40"
CREAM: Final = "#fffdf5"
PARK, PARK_SIDE, TREES = "#86ae63", "#5f8545", "#345c2b"
FONTS: Final = "Figtree, 'Segoe UI', 'Helvetica Neue', 'Noto Sans', 'DejaVu Sans', Arial, sans-serif"


class Tint(NamedTuple):
    """The colour of a building or a player, what is written on it, and its edge."""

    fill: str
    text: str
    edge: str


COLOURS: Final = {
    "R": Tint("#be4536", "#ffffff", "#8e3024"),
    "B": Tint("#2b66a6", "#ffffff", "#1d4875"),
    "Y": Tint("#edbb33", "#2b2106", "#8a6400"),
}
"""Colours of buildings, by their letters."""
ITEM_TINTS: Final = {"resource": "#be4536", "tile": "#2b66a6", "point": "#b07600"}
ITEM_OF: Final = {"R": "resource", "B": "tile", "Y": "point"}


class Player(NamedTuple):
    """How a seat is known: by a colour and a symbol."""

    name: str
    tint: Tint
    separator: str
    """What divides floors of this colour."""


PLAYERS: Final = (
    Player("plum", Tint("#5f2487", "#ffffff", "#3c1556"), "#f5f2e4"),
    Player("mint", Tint("#41d9b0", "#06251c", "#1a8f72"), "#1a2821"),
    Player("onyx", Tint("#22262c", "#ffffff", "#000000"), "#f5f2e4"),
    Player("pearl", Tint("#f8f4e9", "#22262c", "#8d8672"), "#1a2821"),
    Player("rose", Tint("#d96fa0", "#2a0716", "#93406a"), "#1a2821"),
)
"""The seats in their order."""

LINES: Final = (
    'fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"'
)
SYMBOLS: Final = {
    "resource": '<path d="M12 1.8 20.6 6.7 12 11.6 3.4 6.7Z"/><path d="M2.6 8.2 11.2 13.1V22.6L2.6 17.7Z" '
    'opacity=".82"/><path d="M21.4 8.2 12.8 13.1V22.6L21.4 17.7Z" opacity=".66"/>',
    "tile": '<path fill-rule="evenodd" d="M6 2.5H18Q21.5 2.5 21.5 6V18Q21.5 21.5 18 21.5H6Q2.5 21.5 2.5 '
    "18V6Q2.5 "
    "2.5 6 2.5ZM6.6 5.1Q5.1 5.1 5.1 6.6V17.4Q5.1 18.9 6.6 18.9H17.4Q18.9 18.9 18.9 17.4V6.6Q18.9 5.1 17.4 "
    '5.1Z"/><rect x="7.6" y="7.6" width="8.8" height="8.8" rx="1.2"/>',
    "point": '<path d="M12 2 15 8.6 22.2 9.4 16.9 14.3 18.4 21.4 12 17.8 5.6 21.4 7.1 14.3 1.8 9.4 9 8.6Z" '
    'stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>',
    "exploit": '<path fill-rule="evenodd" d="M3.8 2.5H11.2Q13 2.5 13 4.3V9H10.5V16H13V21.5H2V4.3Q2 2.5 '
    "3.8 2.5Z"
    'M5 5.8V7.8H10V5.8ZM5 10.3V12.3H8V10.3ZM5 14.8V16.8H8V14.8Z"/><path d="M12.2 11.3H17.3V7.9L22.6 '
    "12.5 17.3 "
    '17.1V13.7H12.2Z"/>',
    "urbanize": '<path d="M2 20.2H22V22.5H2ZM11 13.4H13V21H11Z"/><path d="M12 15.2C9.8 12.9 5.6 12.6 '
    "1.9 11C1.4 "
    "10.8 1.1 10.3 1.3 9.7C2.5 5.6 5.3 2.6 8.8 1.4C10.5.8 11.2 1.9 11.5 3.6L12 6.8 12.5 3.6C12.8 1.9 13.5.8 "
    '15.2 1.4C18.7 2.6 21.5 5.6 22.7 9.7C22.9 10.3 22.6 10.8 22.1 11C18.4 12.6 14.2 12.9 12 15.2Z"/>',
    "construct": '<rect x="3" y="18.3" width="18" height="4.2" rx="1.2"/><rect x="3" y="12.9" width="18" '
    'height="4.2" rx="1.2"/><path d="M12 .9 17.2 6.6H13.7V11.3H10.3V6.6H6.8Z"/>',
    "final": '<path d="M4 1.8H6.3V22.5H4Z"/><path d="M7.3 3.2C11.6 1.2 13.9 4.8 17.7 3.8 18.9 3.5 19.7 '
    "3.1 20.4 "
    "2.7 20.9 2.4 21.4 2.7 21.4 3.3V12.3C21.4 12.7 21.2 13 20.9 13.2 16.2 15.8 13.7 11.9 9.3 12.9 8.5 13.1 "
    '7.9 13.3 7.3 13.6Z"/>',
    "newhand": '<rect x="8" y="2" width="8" height="14" rx="1.6"/><rect x="8" y="2" width="8" '
    'height="14" rx="1.6" '
    'transform="rotate(-27 12 22)" opacity=".55"/><rect x="8" y="2" width="8" height="14" rx="1.6" '
    'transform="rotate(27 12 22)" opacity=".55"/>',
    "site": f'<g {LINES}><path d="M8 21.5V3.5M4.5 21.5h7M8 3.5 19.5 6.5M3.5 7h17M8 3.5 3.5 7v2.5M17 7v5.5"/>'
    '<rect x="14.7" y="12.7" width="4.6" height="3.8" rx=".8" fill="currentColor"/></g>',
    "deck": f'<g {LINES}><rect x="4" y="5.5" width="11" height="15" rx="2"/><path d="M8 3h9.5A2.5 2.5 0 '
    "0 1 20 "
    '5.5V17"/></g>',
    "lock": f'<g {LINES}><rect x="5" y="10.5" width="14" height="10.5" rx="2.2"/><path d="M8 10.5V7.5a4 '
    "4 0 0 1 "
    '8 0v3"/></g>',
    "event": f'<g {LINES}><path d="M4 10v4.5h3.5L17 19.5V5L7.5 10Z"/><path d="M19.8 9.5c1.3 1.5 1.3 4 0 '
    '5.5"/></g>',
    "tree": '<path d="M12 2C7.5 2 5 5.2 5 8.7 5 12.4 8 15 11 15.3V22h2v-6.7c3-.3 6-2.9 6-6.6C19 5.2 '
    '16.5 2 12 2Z"/>',
    "plum": '<path d="M12 1.5 21.5 12 12 22.5 2.5 12Z"/>',
    "mint": '<circle cx="12" cy="12" r="9.5"/>',
    "onyx": '<path d="M12 2 22.5 21H1.5Z"/>',
    "pearl": '<path d="M15.5 2.2A10 10 0 1 0 21.8 17 8.7 8.7 0 0 1 15.5 2.2Z"/>',
    "rose": '<path d="M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6Z"/>',
}
"""Drawn on 24 by 24, in one colour."""
LEAF_SHAPE: Final = (
    "M50 65C44 58 25 56 5 47.5C1.5 46 .8 42.8 1.8 39.5C6.5 25 18 12.8 32 8C36 6.6 43 5.6 46.5 9.5C48 "
    "11.2 49 14 50 "
    "18C51 14 52 11.2 53.5 9.5C57 5.6 64 6.6 68 8C82 12.8 93.5 25 98.2 39.5C99.2 42.8 98.5 46 95 "
    "47.5C75 56 56 58 "
    "50 65Z"
)
STEM: Final = "M50 60C49.6 72 50.5 84 57 96"
DEFINITIONS: Final = (
    '<pattern id="ginkgo-hatch" width="7" height="7" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)">'
    f'<rect width="7" height="7" fill="{SURFACE}"/><rect width="3.2" height="7" '
    f'fill="{STRONG_LINE}"/></pattern>'
    '<marker id="ginkgo-arrow" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" '
    f'orient="auto"><path d="M0 0 10 5 0 10Z" fill="{HALO}"/></marker>'
)
"""The same in every picture, so that several may stand on one page."""

WIDE: Final = frozenset("mwMW@%—…")
UNBROKEN: Final = "\u00a0\u202f"
NARROW: Final = frozenset("iljtfrI.,:;'’!|()[] ")


def number(value: float) -> str:
    """Write a number, to a tenth."""
    return f"{value:.1f}".removesuffix(".0")


def rect(x: float, y: float, width: float, height: float, radius: float, style: str) -> str:
    """Draw a rectangle with round corners."""
    box = " ".join(
        f'{name}="{number(value)}"'
        for name, value in (("x", x), ("y", y), ("width", width), ("height", height), ("rx", radius))
    )
    return f"<rect {box} {style}/>"


def fill(colour: str, edge: str | None = None, thick: float = 1.0) -> str:
    """Say how something is filled and outlined."""
    return f'fill="{colour}"' + (f' stroke="{edge}" stroke-width="{number(thick)}"' if edge else "")


def text(x: float, y: float, words: str, size: float, colour: str = INK, more: str = "") -> str:
    """Write a line of text, whatever is in it; `more` are attributes."""
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}" fill="{colour}"'
    return f"<text {place}{more and ' ' + more}>{clean(words)}</text>"


BOLD: Final = 'font-weight="700"'
MIDDLE: Final = 'text-anchor="middle"'
END: Final = 'text-anchor="end"'


def clean(words: str) -> str:
    """Return words as XML has them, without what it cannot have; spaces that must not be broken stay so."""
    kept = [letter for letter in words if letter.isprintable() or letter in UNBROKEN]
    return escape("".join(kept), quote=False).replace('"', "&quot;")


def symbol(name: str, x: float, y: float, size: float, colour: str, more: str = "") -> str:
    """Draw a symbol in a colour."""
    scale = f"translate({number(x)} {number(y)}) scale({size / 24:.3f})"
    return f'<g transform="{scale}" color="{colour}" fill="{colour}"{more and " " + more}>{SYMBOLS[name]}</g>'


def group(transform: str, *parts: str) -> str:
    """Draw parts together."""
    return f'<g transform="{transform}">{"".join(parts)}</g>'


def named(words: str, *parts: str) -> str:
    """Draw parts that are read aloud, and shown under the pointer, as one thing."""
    return f"<g><title>{clean(words)}</title>{''.join(parts)}</g>"


def pill(player: Player, x: float, y: float, count: int) -> str:
    """Draw a player's symbol with a number, the upper left corner being given."""
    tint = player.tint
    return group(
        f"translate({number(x)} {number(y)})",
        rect(0, 0, 48, 27, 13.5, fill(tint.fill, CREAM, 2.4)),
        symbol(player.name, 8, 6, 15, tint.text),
        text(34, 20.5, str(count), 19, tint.text, f"{BOLD} {MIDDLE}"),
    )


def width_of(words: str, size: float) -> float:
    """Guess how wide a text is; which font there will be nobody knows."""
    wide = sum(letter in WIDE for letter in words)
    narrow = sum(letter in NARROW for letter in words)
    return size * (0.6 * (len(words) - wide - narrow) + 0.95 * wide + 0.36 * narrow)


def shortened(words: str, width: float, size: float) -> str:
    """Return words as far as there is room for them."""
    if width_of(words, size) <= width:
        return words
    while words and width_of(f"{words}…", size) > width:
        words = words[:-1]
    return f"{words.rstrip()}…"


def fitting(words: str, width: float, sizes: Sequence[float]) -> float:
    """Return the first of some sizes in which there is room for words, or the last one."""
    return next((size for size in sizes if width_of(words, size) <= width), sizes[-1])


def wrapped(words: str, width: float, size: float, most: int = 99) -> list[str]:
    """Return words in lines that are not too wide, the last one cut if there are too many."""
    lines: list[str] = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if width_of(longer, size) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [shortened(line, width, size) for line in lines]


def paragraph(x: float, y: float, lines: Sequence[str], size: float, colour: str = INK2) -> str:
    """Write lines below each other."""
    return "".join(text(x, y + at * size * 1.25, line, size, colour) for at, line in enumerate(lines))
