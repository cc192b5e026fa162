"""The pictures of a page: plain HTML and SVG, so that they fit any width and follow the reader's colours."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import accumulate
from math import ceil, floor
from typing import Final, NamedTuple

from ginkgopolis.arena.match import SOURCES
from ginkgopolis.arena.report import BotReport, Interval
from ginkgopolis.language import say
from ginkgopolis.language.numbers import decimal
from ginkgopolis.language.numbers import percent as percent_words
from ginkgopolis.language.words import key

COLOURS: Final = 6
DASHES: Final = ("", "9 5", "2.5 4", "12 4 3 4", "5 4", "16 5")
BIN: Final = 5  # points that share a bar
ROOM_FOR_A_NUMBER: Final = 0.07  # of the width


class Span(NamedTuple):
    """What one row of a chart with intervals shows."""

    name: str
    colour: str
    mean: float
    interval: Interval
    text: str
    below: str


def colours(bots: Sequence[BotReport], hal: BotReport | None = None) -> list[str]:
    """Return the colour of every bot; Hal has one of his own."""
    found = [f"var(--bot-{place % COLOURS})" for place in range(len(bots))]
    return found + (["var(--hal)"] if hal else [])


def percent(share: float) -> str:
    """Return a share of the width for a style."""
    return f"{100 * min(1.0, max(0.0, share)):.2f}%"


def axis(low: float, high: float, ticks: Iterable[float], unit: str = "") -> str:
    """Return the numbers below a chart; those at its ends stay within it."""
    marks = []
    for tick in ticks:
        end = {low: ' class="first"', high: ' class="last"'}.get(tick, "")
        marks.append(f'<span{end} style="left:{percent((tick - low) / (high - low))}">{tick:g}{unit}</span>')
    return f'<div class="axis">{"".join(marks)}</div>'


def ticks_between(low: float, high: float, about: int) -> list[float]:
    """Return round numbers from one end to the other."""
    step = next((step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500) if (high - low) / step <= about), 1000)
    return [float(tick) for tick in range(ceil(low / step) * step, floor(high) + 1, step)]


def spans(rows: Sequence[Span], low: float, high: float, unit: str, mark: float | None = None) -> str:
    """Draw means with their intervals, and a line for what would be expected."""
    parts = []
    expected = "" if mark is None else f'<i style="left:{percent((mark - low) / (high - low))}"></i>'
    for row in rows:
        left, mean, right = (
            (each - low) / (high - low) for each in (row.interval[0], row.mean, row.interval[1])
        )
        parts.append(
            f'<div class="name" style="--c:{row.colour}">{escape(row.name)}</div>'
            f'<div class="value">{row.text}<small>{row.below}</small></div>'
            f'<div class="track" style="--c:{row.colour}">{expected}'
            f'<b style="left:{percent(left)};width:{percent(right - left)}"></b>'
            f'<u style="left:{percent(mean)}"></u></div>'
        )
    ends = axis(low, high, ticks_between(low, high, 6), unit)
    return f'<div class="chart">{"".join(parts)}{ends}</div>'


def hills(bots: Sequence[BotReport], paints: Sequence[str]) -> str:
    """Draw how the final scores of each bot are distributed, one below the other on the same scales."""
    low = BIN * floor(min(min(bot.scores) for bot in bots) / BIN)
    high = BIN * (floor(max(max(bot.scores) for bot in bots) / BIN) + 1)
    shares = [shares_of(bot.scores, low, high) for bot in bots]
    tallest = max(max(each) for each in shares)
    parts = []
    for bot, paint, each in zip(bots, paints, shares):
        middle = quantile(bot.scores, 0.5)
        tenths = say("from-to", low=quantile(bot.scores, 0.1), high=quantile(bot.scores, 0.9))
        label = say("page-scores-of", bot=bot.name, median=middle, range=tenths)
        bars = "".join(bar(low, place, share, tallest) for place, share in enumerate(each) if share)
        parts.append(
            f'<div class="name" style="--c:{paint}">{escape(bot.name)}</div>'
            f'<div class="value">{middle}<small>{tenths}</small></div>'
            f'<svg viewBox="0 0 {high - low} 1" preserveAspectRatio="none" style="--c:{paint}" role="img" '
            f'aria-label="{escape(label)}">{bars}'
            f'<line x1="{middle - low + 0.5}" x2="{middle - low + 0.5}" y1="0" y2="1"/></svg>'
        )
    return f'<div class="chart hills">{"".join(parts)}{axis(low, high, ticks_between(low, high, 7))}</div>'


def bar(low: int, place: int, share: float, tallest: float) -> str:
    """Return a bar for the scores from one to another."""
    first, height = low + place * BIN, share / tallest
    words = say("page-bar", low=first, high=first + BIN - 1, share=percent_words(share))
    return (
        f'<rect x="{place * BIN + 0.25}" width="{BIN - 0.5}" y="{1 - height:.3f}" height="{height:.3f}">'
        f"<title>{words}</title></rect>"
    )


def shares_of(scores: Mapping[int, int], low: int, high: int) -> list[float]:
    """Return the share of the games in each bar."""
    bars = [0] * ((high - low) // BIN)
    for score, games in scores.items():
        bars[(score - low) // BIN] += games
    return [bar / sum(bars) for bar in bars]


def quantile(scores: Mapping[int, int], share: float) -> int:
    """Return the score that this share of the games does not exceed."""
    games, below = sum(scores.values()), accumulate(scores.values())
    return next(score for score, count in zip(scores, below) if count >= share * games)


def stacks(bots: Sequence[BotReport], paints: Sequence[str]) -> str:
    """Draw where the points of each bot come from."""
    used = [source for source in SOURCES if any(bot.sources[source] for bot in bots)]
    longest = max(sum(max(0.0, bot.sources[source]) for source in used) for bot in bots)
    keys = "".join(
        f'<span class="key" style="--c:{paint_of(source)}">{source_words(source)}</span>' for source in used
    )
    parts = []
    for bot, paint in zip(bots, paints):
        pieces = "".join(piece(source, bot.sources[source], longest) for source in used)
        parts.append(
            f'<div class="name" style="--c:{paint}">{escape(bot.name)}</div>'
            f'<div class="value">{decimal(bot.score)}</div><div class="stack">{pieces}</div>'
        )
    return f'<div class="keys">{keys}</div><div class="chart">{"".join(parts)}</div>'


def piece(source: str, points: float, longest: float) -> str:
    """Return one part of a bar, with its number where there is room."""
    share = max(0.0, points) / longest
    text = decimal(points) if share >= ROOM_FOR_A_NUMBER else ""
    words = say("labelled", label=source_words(source), text=decimal(points))
    return (
        f'<span style="--c:{paint_of(source)};--on:{paint_of(source, "on-")};width:{percent(share)}" '
        f'title="{escape(words)}">{text}</span>'
    )


def source_words(source: str) -> str:
    """Name what points come from."""
    return say("page-source", source=key(source))


def paint_of(source: str, prefix: str = "") -> str:
    """Return the colour of a source of points, or with `on-` that of what is written on it."""
    return f"var(--{prefix}{source.replace('_', '-')})"


def curves(bots: Sequence[BotReport], paints: Sequence[str]) -> str:
    """Draw what each bot would have scored after each round; dashes tell the lines apart without colours."""
    rounds = max(len(bot.points_per_round) for bot in bots)
    high = max(max(bot.points_per_round) for bot in bots) * 1.05
    low = min(0.0, *(min(bot.points_per_round) for bot in bots))
    levels = ticks_between(low, high, 6)
    grid, drawn, keys = [], [], []
    for level in levels:
        y = 100 * (1 - (level - low) / (high - low))
        grid.append(f'<line x1="0" x2="100" y1="{y:.2f}" y2="{y:.2f}"/>')
    for place, (bot, paint) in enumerate(zip(bots, paints)):
        dash = DASHES[place % len(DASHES)]
        points = " ".join(
            f"{100 * at / max(1, rounds - 1):.2f},{100 * (1 - (points - low) / (high - low)):.2f}"
            for at, points in enumerate(bot.points_per_round)
        )
        drawn.append(f'<polyline style="--c:{paint}" stroke-dasharray="{dash}" points="{points}"/>')
        keys.append(
            f'<span><svg class="dash" viewBox="0 0 36 12" style="--c:{paint}">'
            f'<line x1="0" x2="36" y1="6" y2="6" stroke-dasharray="{dash}"/></svg>{escape(bot.name)}</span>'
        )
    heights = "".join(
        f'<span style="bottom:{percent((level - low) / (high - low))}">{level:g}</span>' for level in levels
    )
    inner = [tick for tick in ticks_between(1, rounds, 8) if 2 < tick < rounds - 1]
    return (
        f'<div class="keys">{"".join(keys)}</div><div class="lines"><div class="levels">{heights}</div>'
        '<svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" '
        f'aria-label="{escape(say("page-rounds"))}">'
        f"{''.join(grid)}{''.join(drawn)}</svg>{axis(1, max(2, rounds), [1, *inner, rounds])}</div>"
    )
