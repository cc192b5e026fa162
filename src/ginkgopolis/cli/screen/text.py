"""Lines of styled text, cut and filled to the width that there is."""

from textwrap import wrap

from prompt_toolkit.utils import get_cwidth

Line = list[tuple[str, str]]
"""Pieces of text, each after its style."""
MORE = "…"


def cut(text: str, width: int) -> str:
    """Return a text that is not wider than this, marked if something is missing."""
    if get_cwidth(text) <= width:
        return text
    while text and get_cwidth(text) > width - 1:
        text = text[:-1]
    return text.rstrip() + MORE if width > 0 else ""


def width_of(line: Line) -> int:
    """Return how wide a line is."""
    return sum(get_cwidth(text) for _, text in line)


def fit(line: Line, width: int, style: str = "") -> Line:
    """Return a line that is exactly this wide."""
    fitted: Line = []
    left = width
    for piece, text in line:
        shown = cut(text, left)
        fitted.append((f"{style} {piece}", shown))
        left -= get_cwidth(shown)
        if shown != text:
            break
    return [*fitted, (style, " " * left)]


def fill(lines: list[Line], width: int, height: int) -> list[Line]:
    """Return exactly this many lines, each exactly this wide."""
    return [fit(line, width) for line in (lines + [[]] * height)[:height]]


def wrapped(text: str, width: int, lines: int) -> list[str]:
    """Break a text into some lines at most; the last one says if there is more."""
    broken = wrap(text, max(1, width), break_on_hyphens=False) or [""]
    if len(broken) > lines:
        broken[lines - 1 :] = [cut(" ".join(broken[lines - 1 :]), width)]
    return broken


def apart(left: Line, right: Line, width: int, style: str = "") -> Line:
    """Return a line with something at both ends; the right one stays whole."""
    room = width - width_of(right)
    return [*fit(left, max(0, room), style), *right]
