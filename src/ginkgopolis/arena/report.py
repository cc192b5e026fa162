"""What an arena found, as it is written to JSON, printed and drawn."""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final

import msgspec
from msgspec.structs import replace

from ginkgopolis.arena.match import SOURCES, Block, Outcome
from ginkgopolis.arena.plan import Plan
from ginkgopolis.arena.statistics import DIGITS, Draw, added, draw_blocks, estimate, milliseconds
from ginkgopolis.bots.trouble import KINDS
from ginkgopolis.engine.hal import HAL_SEAT
from ginkgopolis.engine.versions import RULES_VERSION
from ginkgopolis.language import USUAL, say, speaking, spoken
from ginkgopolis.language.numbers import decimal
from ginkgopolis.options import HAL_NAME, Options

FORMAT: Final = 1
Interval = tuple[float, float]


class SeatReport(msgspec.Struct, frozen=True):
    """How a bot did at one seat."""

    seat: int
    games: int
    win_rate: float
    win_rate_interval: Interval


class BotReport(msgspec.Struct, frozen=True):
    """How a bot did; the names are the keys of the JSON, explained in docs/arena.md."""

    name: str
    games: int
    win_rate: float
    win_rate_interval: Interval
    margin: float
    margin_interval: Interval
    score: float
    score_interval: Interval
    ms_median: float | None
    ms_p99: float | None
    seats: list[SeatReport]
    sources: dict[str, float]
    scores: dict[int, int]
    points_per_round: list[float]
    troubles: dict[str, int]


class Report(msgspec.Struct, frozen=True):
    """All that an arena found."""

    format: int
    rules: int
    options: Options
    limit: float | None
    seed: int
    blocks: int
    games: int
    rounds: float
    bots: list[BotReport]
    hal: BotReport | None
    troubles: list[str]


class Appearance(msgspec.Struct, frozen=True):
    """A bot at a seat in a game."""

    game: Outcome
    seat: int

    @property
    def total(self) -> int:
        """The final score."""
        return self.game.totals[self.seat]

    @property
    def share(self) -> float:
        """The victory, or the share in it."""
        totals = self.game.totals
        best = max(totals)
        return 1 / totals.count(best) if totals[self.seat] == best else 0.0

    @property
    def margin(self) -> int:
        """By how much the others were beaten, the best of them at least."""
        totals = self.game.totals
        return totals[self.seat] - max(totals[: self.seat] + totals[self.seat + 1 :])


def make_report(plan: Plan, blocks: Sequence[Block]) -> Report:
    """Sum up the blocks, given in any order, from the first to the last."""
    blocks = sorted(blocks, key=lambda block: block.block)
    draws = draw_blocks(len(blocks))
    bots = [
        summary(name, [appearances(block, bot) for block in blocks], times_of(blocks, bot), draws)
        for bot, name in enumerate(plan.bots)
    ]
    hal = None
    if plan.options.hal is not None:
        seen = [[Appearance(game, HAL_SEAT) for game in block.games] for block in blocks]
        hal = summary(f"{HAL_NAME} ({plan.options.hal})", seen, {}, draws)
    return Report(
        format=FORMAT,
        rules=RULES_VERSION,
        options=plan.options,
        limit=plan.limit,
        seed=plan.seed,
        blocks=len(blocks),
        games=sum(len(block.games) for block in blocks),
        rounds=mean_rounds(blocks),
        bots=bots,
        hal=hal,
        troubles=tell_mishaps(blocks, USUAL),
    )


def in_words(report: Report, blocks: Sequence[Block]) -> Report:
    """Return a report for people, in the language that is spoken; as it was made it is for programs."""
    hal = report.hal and replace(report.hal, name=say("hal-at-level", level=report.options.hal or ""))
    return replace(report, hal=hal, troubles=tell_mishaps(blocks, spoken.get()))


def appearances(block: Block, bot: int) -> list[Appearance]:
    """Return where a bot sat in the games of a block."""
    return [
        Appearance(game, seat)
        for game in block.games
        for seat, sitting in enumerate(game.seating)
        if sitting == bot
    ]


def times_of(blocks: Sequence[Block], bot: int) -> Mapping[int, int]:
    """Return how many moves of a bot took how long."""
    return added([block.times[bot] for block in blocks])


def mean_rounds(blocks: Sequence[Block]) -> float:
    """Return how long the games were."""
    return round(fmean(len(game.rounds) for block in blocks for game in block.games), DIGITS)


def summary(
    name: str, seen: Sequence[list[Appearance]], times: Mapping[int, int], draws: Sequence[Draw]
) -> BotReport:
    """Sum up how a bot did, from where it appeared in each of the parts that are drawn again."""
    everywhere = [each for part in seen for each in part]
    win = estimate([fmean(each.share for each in part) for part in seen], draws)
    margin = estimate([fmean(each.margin for each in part) for part in seen], draws)
    score = estimate([fmean(each.total for each in part) for part in seen], draws)
    return BotReport(
        name=name,
        games=len({id(each.game) for each in everywhere}),
        win_rate=win.mean,
        win_rate_interval=win.interval,
        margin=margin.mean,
        margin_interval=margin.interval,
        score=score.mean,
        score_interval=score.interval,
        ms_median=milliseconds(times, 0.5),
        ms_p99=milliseconds(times, 0.99),
        seats=seat_reports(seen, draws),
        sources=points_by_source(everywhere),
        scores=dict(sorted(Counter(each.total for each in everywhere).items())),
        points_per_round=points_per_round(everywhere),
        troubles=count_mishaps(everywhere),
    )


def seat_reports(seen: Sequence[list[Appearance]], draws: Sequence[Draw]) -> list[SeatReport]:
    """Tell how a bot did at each seat: a fair arena gives a bot against itself the same everywhere."""
    reports = []
    for seat in sorted({each.seat for each in seen[0]}):
        here = [[each.share for each in block if each.seat == seat] for block in seen]
        win = estimate([fmean(shares) for shares in here], draws)
        reports.append(SeatReport(seat, sum(map(len, here)), win.mean, win.interval))
    return reports


def points_by_source(seen: Sequence[Appearance]) -> dict[str, float]:
    """Return how many points came from where, on average."""
    columns = zip(*(each.game.points[each.seat] for each in seen))
    return {source: round(fmean(column), DIGITS) for source, column in zip(SOURCES, columns)}


def points_per_round(seen: Sequence[Appearance]) -> list[float]:
    """Return what the bot would have scored after each round on average, while most games still went on."""
    means = []
    for number in range(max(len(each.game.rounds) for each in seen)):
        there = [each.game.rounds[number][each.seat] for each in seen if number < len(each.game.rounds)]
        if 2 * len(there) < len(seen):
            break
        means.append(round(fmean(there), DIGITS))
    return means


def count_mishaps(seen: Sequence[Appearance]) -> dict[str, int]:
    """Return how often the bot crashed, was too late or played illegally."""
    kinds = Counter(mishap.kind for each in seen for mishap in each.game.mishaps if mishap.seat == each.seat)
    return {kind: kinds[kind] for kind in KINDS if kinds[kind]}


def tell_mishaps(blocks: Sequence[Block], language: str) -> list[str]:
    """Tell what went wrong, with the game in which it did."""
    sentences = []
    with speaking(language):
        for block in sorted(blocks, key=lambda block: block.block):
            for number, game in enumerate(block.games):
                where: dict[str, str | int] = {"block": block.block, "seed": str(block.seed), "game": number}
                for mishap in game.mishaps:
                    trouble = mishap.told.get(language, mishap.sentence)
                    sentences.append(say("trouble-in-block", trouble=trouble, **where))
    return sentences


def size_words(seed: int, blocks: int, games: int, rounds: float) -> dict[str, str | int]:
    """Return what messages say about the size of a result."""
    seeds: dict[str, str | int] = {"seed": str(seed), "last": str(seed + blocks - 1), "blocks": blocks}
    return seeds | {"games": games, "rounds": decimal(rounds)}
