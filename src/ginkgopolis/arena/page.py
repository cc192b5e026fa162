"""A result as one page that needs nothing else: no network, no script, no font."""

from collections.abc import Sequence
from html import escape

from ginkgopolis.arena.charts import Span, colours, curves, hills, spans, stacks
from ginkgopolis.arena.ratings import Meeting, RatedBot, Ratings
from ginkgopolis.arena.report import BotReport, Report
from ginkgopolis.arena.style import STYLE
from ginkgopolis.language.phrases import listing
from ginkgopolis.options import Options

TROUBLES_SHOWN = 50
MARGIN_NOTE = "The margin is the own score minus the best other's. Brackets: 95% of the resampled results."


def arena_page(report: Report) -> str:
    """Return the page of an arena."""
    everyone = report.bots + ([report.hal] if report.hal else [])
    paints = colours(report.bots, report.hal)
    equal = 1 / report.options.seats
    title = headline(report)
    parts = [
        section("Wins", wins_note(report), spans(win_rows(everyone, paints), 0, 100, "%", 100 * equal)),
        section("In numbers", MARGIN_NOTE, numbers(everyone)),
        *pictures(everyone, paints),
        troubles_section(report.troubles),
    ]
    return page(title, f"{verdict(report)}", setting(report), parts)


def ratings_page(ratings: Ratings) -> str:
    """Return the page of a pool."""
    paints = colours(ratings.bots)
    best = ratings.bots[0]
    rows = [
        Span(
            bot.name,
            paint,
            bot.rating,
            bot.rating_interval,
            f"{bot.rating:.0f}",
            bracket(bot.rating_interval, "{:.0f}"),
        )
        for bot, paint in zip(ratings.bots, paints)
    ]
    low, high = ends_of(ratings.bots)
    sure = bracket(best.rating_interval, "{:.0f}")
    lead = f"{escape(best.name)} is rated highest, at {best.rating:.0f} {sure}."
    parts = [
        section("Ratings", RATING_NOTE, spans(rows, low, high, "")),
        section("Who beats whom", matrix_note(ratings), matrix(ratings.bots, ratings.matrix)),
        section("In numbers", f"As the candidate against all others. {MARGIN_NOTE}", numbers(ratings.bots)),
        *pictures(ratings.bots, paints),
        troubles_section(ratings.troubles),
    ]
    return page("Ratings of " + listing([bot.name for bot in ratings.bots]), lead, setting(ratings), parts)


RATING_NOTE = (
    "Of two bots at a table, the one that is 400 points higher finishes ahead in ten games of eleven. "
    "The mean of the pool is 1500."
)


def page(title: str, lead: str, faint: str, parts: Sequence[str]) -> str:
    """Put a page together; its policy keeps it from asking anybody for anything."""
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
<p class="lead">{lead}</p>
<p class="faint">{faint}</p>
{"".join(parts)}
<footer>Made by ginkgopolis. The same command gives the same numbers, times aside.</footer>
</main>
</body>
</html>
"""


def section(title: str, note: str, body: str) -> str:
    """Return a part of the page."""
    return f'<section>\n<h2>{title}</h2>\n<p class="note">{note}</p>\n{body}\n</section>\n'


def pictures(bots: Sequence[BotReport], paints: Sequence[str]) -> list[str]:
    """Return what pages of both kinds show about the scores."""
    return [
        section(
            "Scores",
            "Final scores in steps of five; the line is the median. Small: from a tenth to nine tenths.",
            hills(bots, paints),
        ),
        section("Where the points come from", "Means of the final scores.", stacks(bots, paints)),
        section(
            "Points round by round",
            "What the score would be if the game ended there; as far as half of the games went.",
            curves(bots, paints),
        ),
    ]


def headline(report: Report) -> str:
    """Say who played whom."""
    names = [bot.name for bot in report.bots]
    others = report.options.players - 1
    if report.hal:
        return f"{listing(names)} against {report.hal.name}"
    if len(names) == 1:
        return f"{names[0]} against itself"
    if len(names) == 2:
        return (
            f"{names[0]} against {names[1]}" if others == 1 else f"{names[0]} against {others} × {names[1]}"
        )
    return listing(names)


def verdict(report: Report) -> str:
    """Say what came out, in a sentence."""
    first = report.bots[0]
    return (
        f"{escape(first.name)} wins <strong>{first.win_rate:.1%}</strong> of its games "
        f"{bracket(first.win_rate_interval, '{:.1%}')}, by a mean margin of {first.margin:+.1f} points."
    )


def setting(result: Report | Ratings) -> str:
    """Say what was played."""
    last = result.seed + result.blocks - 1
    seeds = f"seeds {result.seed} to {last}" if result.blocks > 1 else f"seed {result.seed}"
    return (
        f"{result.games:,} games, {game_words(result.options)}, {seeds}, "
        f"{result.rounds:.1f} rounds on average. "
        "Every bot has every seat with every seed; shared victories are split."
    )


def game_words(options: Options) -> str:
    """Say how the game was set up."""
    words = ["1 player" if options.players == 1 else f"{options.players} players"]
    words.append(
        "with " + listing([name.replace("_", " ") for name in options.modules])
        if options.modules
        else "base game"
    )
    if options.introductory:
        words.append("introductory sets")
    if options.hand_size > 4:
        words.append(f"hands of {options.hand_size} cards")
    return ", ".join(words)


def wins_note(report: Report) -> str:
    """Explain the first picture."""
    return f"The dashed line is {1 / report.options.seats:.1%}, what equals would win. Bars: 95% intervals."


def win_rows(bots: Sequence[BotReport], paints: Sequence[str]) -> list[Span]:
    """Return the rows of the first picture."""
    return [
        Span(
            bot.name,
            paint,
            100 * bot.win_rate,
            (100 * bot.win_rate_interval[0], 100 * bot.win_rate_interval[1]),
            f"{bot.win_rate:.1%}",
            bracket(bot.win_rate_interval, "{:.1%}"),
        )
        for bot, paint in zip(bots, paints)
    ]


def bracket(interval: tuple[float, float], form: str) -> str:
    """Return an interval as text."""
    return f"[{form.format(interval[0])}, {form.format(interval[1])}]"


def numbers(bots: Sequence[BotReport]) -> str:
    """Return the table of all bots."""
    seats = [seat.seat for seat in bots[0].seats] if len(bots[0].seats) > 1 else []
    heads = [
        "Bot",
        "Games",
        "Margin",
        "Score",
        "ms per&nbsp;move",
        *(f"Wins, seat&nbsp;{seat + 1}" for seat in seats),
    ]
    rows = []
    for bot in bots:
        cells = [
            escape(bot.name),
            f"{bot.games:,}",
            with_small(f"{bot.margin:+.1f}", bracket(bot.margin_interval, "{:+.1f}")),
            with_small(f"{bot.score:.1f}", bracket(bot.score_interval, "{:.1f}")),
            times(bot),
            *(
                with_small(f"{seat.win_rate:.1%}", bracket(seat.win_rate_interval, "{:.0%}"))
                for seat in bot.seats[: len(seats)]
            ),
        ]
        row = (f'<td data-label="{head}">{cell}</td>' for head, cell in zip(heads, cells))
        rows.append(f"<tr>{''.join(row)}</tr>")
    head = "".join(f"<th>{each}</th>" for each in heads)
    return f'<div class="scroll"><table class="numbers"><tr>{head}</tr>{"".join(rows)}</table></div>'


def times(bot: BotReport) -> str:
    """Return how long the moves took, for bots that have to think."""
    if bot.ms_median is None or bot.ms_p99 is None:
        return ""
    return with_small(milliseconds(bot.ms_median), f"99%: {milliseconds(bot.ms_p99)}")


def milliseconds(amount: float) -> str:
    """Return a time with no more digits than it deserves."""
    return "&lt; 0.01" if amount < 0.01 else f"{amount:.3g}"


def with_small(text: str, small: str) -> str:
    """Return the content of a cell with a second, smaller line."""
    return f"{text}<small>{small}</small>"


def matrix(bots: Sequence[RatedBot], meetings: Sequence[Meeting]) -> str:
    """Return who wins how often against whom."""
    found = {(each.candidate, each.baseline): each for each in meetings}
    head = "".join(f"<th>{escape(bot.name)}</th>" for bot in bots)
    rows = []
    for bot in bots:
        cells = []
        for other in bots:
            each = found.get((bot.name, other.name))
            cells.append(
                '<td class="cell none" style="--share:0">–</td>'
                if each is None
                else f'<td class="cell" style="--share:{each.win_rate:.3f}">{each.win_rate:.1%}'
                f"<small>{bracket(each.win_rate_interval, '{:.0%}')}</small></td>"
            )
        rows.append(f"<tr><td>{escape(bot.name)}</td>{''.join(cells)}</tr>")
    return f'<div class="scroll"><table class="matrix"><tr><th></th>{head}</tr>{"".join(rows)}</table></div>'


def matrix_note(ratings: Ratings) -> str:
    """Explain the matrix."""
    copies = ratings.options.players - 1
    them = "one" if copies == 1 else f"{copies} copies"
    equal = 1 / ratings.options.players
    return f"Wins of the bot on the left against {them} of the bot above; equals would win {equal:.1%}."


def ends_of(bots: Sequence[RatedBot]) -> tuple[float, float]:
    """Return the ends of the scale of ratings."""
    low = min(bot.rating_interval[0] for bot in bots)
    high = max(bot.rating_interval[1] for bot in bots)
    return 100 * (low // 100), 100 * (high // 100 + 1)


def troubles_section(troubles: Sequence[str]) -> str:
    """Tell what went wrong with bots, if anything did."""
    if not troubles:
        return ""
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in troubles[:TROUBLES_SHOWN])
    more = len(troubles) - TROUBLES_SHOWN
    note = "Where a bot failed, a move was drawn by lot." + (
        f" {more} more are in the JSON." if more > 0 else ""
    )
    return section("Troubles", note, f"<ul>{items}</ul>")
