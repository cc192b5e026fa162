"""A result as one page that needs nothing else: no network, no script, no font."""

from collections.abc import Callable, Sequence
from html import escape

from ginkgopolis.arena.charts import Span, colours, curves, hills, spans, stacks
from ginkgopolis.arena.ratings import Meeting, RatedBot, Ratings
from ginkgopolis.arena.report import BotReport, Report, size_words
from ginkgopolis.arena.style import STYLE
from ginkgopolis.cli.set_up import module_words
from ginkgopolis.language import say, spoken
from ginkgopolis.language.numbers import decimal, percent
from ginkgopolis.language.phrases import commas, listing
from ginkgopolis.options import Options

TROUBLES_SHOWN = 50
HEADINGS = ("bot", "games", "margin", "score", "milliseconds")


def arena_page(report: Report) -> str:
    """Return the page of an arena."""
    everyone = report.bots + ([report.hal] if report.hal else [])
    paints = colours(report.bots, report.hal)
    equal = 1 / report.options.seats
    unit = say("percent", number="")
    wins = spans(win_rows(everyone, paints), 0, 100, unit, 100 * equal)
    parts = [
        section(say("page-wins"), say("page-wins-note", rate=percent(equal)), wins),
        section(say("page-numbers"), say("page-margin-note"), numbers(everyone)),
        *pictures(everyone, paints),
        troubles_section(report.troubles),
    ]
    return page(headline(report), verdict(report), setting(report), parts)


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
            bracket(bot.rating_interval, whole),
        )
        for bot, paint in zip(ratings.bots, paints)
    ]
    low, high = ends_of(ratings.bots)
    sure = bracket(best.rating_interval, whole)
    lead = say("page-best", bot=escape(best.name), rating=whole(best.rating), interval=sure)
    note = f"{say('page-candidate-note')} {say('page-margin-note')}"
    parts = [
        section(say("page-ratings"), say("page-ratings-note"), spans(rows, low, high, "")),
        section(say("page-matrix"), matrix_note(ratings), matrix(ratings.bots, ratings.matrix)),
        section(say("page-numbers"), note, numbers(ratings.bots)),
        *pictures(ratings.bots, paints),
        troubles_section(ratings.troubles),
    ]
    title = say("page-ratings-of", bots=listing([bot.name for bot in ratings.bots]))
    return page(title, lead, setting(ratings), parts)


def page(title: str, lead: str, faint: str, parts: Sequence[str]) -> str:
    """Put a page together; its policy keeps it from asking anybody for anything."""
    return f"""<!doctype html>
<html lang="{spoken.get()}">
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
<footer>{say("page-footer")}</footer>
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
        section(say("page-scores"), say("page-scores-note"), hills(bots, paints)),
        section(say("page-sources"), say("page-sources-note"), stacks(bots, paints)),
        section(say("page-rounds"), say("page-rounds-note"), curves(bots, paints)),
    ]


def headline(report: Report) -> str:
    """Say who played whom."""
    names = [bot.name for bot in report.bots]
    others = report.options.players - 1
    if report.hal:
        return say("page-against-hal", bots=listing(names), hal=report.hal.name)
    if len(names) == 1:
        return say("page-against-itself", bot=names[0])
    if len(names) == 2 and others == 1:
        return say("page-against-one", bot=names[0], other=names[1])
    if len(names) == 2:
        return say("page-against-copies", bot=names[0], other=names[1], copies=others)
    return listing(names)


def verdict(report: Report) -> str:
    """Say what came out, in a sentence."""
    first = report.bots[0]
    rate, interval = f"<strong>{percent(first.win_rate)}</strong>", bracket(first.win_rate_interval, percent)
    margin = decimal(first.margin, sign="+")
    return say("page-verdict", bot=escape(first.name), rate=rate, interval=interval, margin=margin)


def setting(result: Report | Ratings) -> str:
    """Say what was played."""
    size = size_words(result.seed, result.blocks, result.games, result.rounds)
    return say("page-setting", game=game_words(result.options), **size)


def game_words(options: Options) -> str:
    """Say how the game was set up."""
    words = [say("players-playing", players=options.players)]
    if options.modules:
        words.append(say("page-modules", modules=listing([module_words(name) for name in options.modules])))
    else:
        words.append(say("page-base-game"))
    if options.introductory:
        words.append(say("page-introductory"))
    if options.hand_size > 4:
        words.append(say("page-hand-size", cards=options.hand_size))
    return commas(words)


def win_rows(bots: Sequence[BotReport], paints: Sequence[str]) -> list[Span]:
    """Return the rows of the first picture."""
    return [
        Span(
            bot.name,
            paint,
            100 * bot.win_rate,
            (100 * bot.win_rate_interval[0], 100 * bot.win_rate_interval[1]),
            percent(bot.win_rate),
            bracket(bot.win_rate_interval, percent),
        )
        for bot, paint in zip(bots, paints)
    ]


def bracket(interval: tuple[float, float], words: Callable[[float], str]) -> str:
    """Return an interval as text."""
    return say("interval", low=words(interval[0]), high=words(interval[1]))


def whole(number: float) -> str:
    """Return a number without decimals."""
    return decimal(number, 0)


def signed(number: float) -> str:
    """Return a number with its sign."""
    return decimal(number, sign="+")


def roughly(share: float) -> str:
    """Return a percentage without decimals."""
    return percent(share, 0)


def numbers(bots: Sequence[BotReport]) -> str:
    """Return the table of all bots."""
    seats = [seat.seat for seat in bots[0].seats] if len(bots[0].seats) > 1 else []
    heads = [say("page-heading", heading=name) for name in HEADINGS]
    heads += [say("page-heading-seat", seat=seat + 1) for seat in seats]
    rows = []
    for bot in bots:
        cells = [
            escape(bot.name),
            say("count", count=bot.games),
            with_small(signed(bot.margin), bracket(bot.margin_interval, signed)),
            with_small(decimal(bot.score), bracket(bot.score_interval, decimal)),
            times(bot),
            *(
                with_small(percent(seat.win_rate), bracket(seat.win_rate_interval, roughly))
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
    slowest = say("labelled", label=roughly(0.99), text=milliseconds(bot.ms_p99))
    return with_small(milliseconds(bot.ms_median), slowest)


def milliseconds(amount: float) -> str:
    """Return a time with no more digits than it deserves."""
    text = "&lt; 0.01" if amount < 0.01 else f"{amount:.3g}"
    return text.replace(".", say("decimal-mark"))


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
                else f'<td class="cell" style="--share:{each.win_rate:.3f}">{percent(each.win_rate)}'
                f"<small>{bracket(each.win_rate_interval, roughly)}</small></td>"
            )
        rows.append(f"<tr><td>{escape(bot.name)}</td>{''.join(cells)}</tr>")
    return f'<div class="scroll"><table class="matrix"><tr><th></th>{head}</tr>{"".join(rows)}</table></div>'


def matrix_note(ratings: Ratings) -> str:
    """Explain the matrix."""
    players = ratings.options.players
    return say("page-matrix-note", copies=players - 1, rate=percent(1 / players))


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
    note = say("page-troubles-note")
    if more > 0:
        note = f"{note} {say('more-troubles', amount=more)}"
    return section(say("page-troubles"), note, f"<ul>{items}</ul>")
