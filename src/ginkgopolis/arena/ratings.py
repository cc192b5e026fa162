"""A pool of bots in which all meet: who beats whom, and one number for each.

The ratings are those of Bradley and Terry on the scale of chess: of two bots at a table the one that is 400
points higher finishes ahead in ten games of eleven. They are fitted to all games at once, so that, unlike the
ratings of a league, they do not depend on the order in which the games came.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import log10
from operator import itemgetter
from statistics import fmean
from typing import Final

import msgspec

from ginkgopolis.arena.match import Block, Outcome
from ginkgopolis.arena.plan import Plan
from ginkgopolis.arena.report import (
    FORMAT,
    Appearance,
    BotReport,
    Interval,
    appearances,
    mean_rounds,
    summary,
    tell_mishaps,
    times_of,
)
from ginkgopolis.arena.statistics import DIGITS, Draw, draw_blocks, estimate, interval_of
from ginkgopolis.engine.versions import RULES_VERSION
from ginkgopolis.language import USUAL
from ginkgopolis.options import Options

MEAN_RATING: Final = 1500.0
TENFOLD: Final = 400.0  # points of rating for odds of ten to one
PRIOR: Final = 0.5  # wins that each of two bots is given, so that no rating is infinite
STEPS: Final = 1000
CLOSE: Final = 1e-3  # points of rating
Pair = tuple[int, int]


class RatedBot(BotReport, frozen=True):
    """How a bot did as the candidate against all others, and its rating."""

    rating: float
    rating_interval: Interval


class Meeting(msgspec.Struct, frozen=True):
    """How a candidate did against copies of a baseline."""

    candidate: str
    baseline: str
    games: int
    win_rate: float
    win_rate_interval: Interval
    margin: float
    margin_interval: Interval


class Ratings(msgspec.Struct, frozen=True):
    """All that a pool found, best bot first."""

    format: int
    rules: int
    options: Options
    limit: float | None
    seed: int
    blocks: int
    games: int
    rounds: float
    bots: list[RatedBot]
    matrix: list[Meeting]
    troubles: list[str]


def make_ratings(plan: Plan, blocks: Sequence[Block]) -> Ratings:
    """Sum up the blocks of a pool; all that was played with one seed is drawn again together."""
    blocks = sorted(blocks, key=lambda block: block.block)
    pairs = len(plan.pairs())
    seeds = [blocks[at : at + pairs] for at in range(0, len(blocks), pairs)]
    draws = draw_blocks(len(seeds))
    bots = rated_bots(plan, seeds, draws)
    return Ratings(
        format=FORMAT,
        rules=RULES_VERSION,
        options=plan.options,
        limit=plan.limit,
        seed=plan.seed,
        blocks=len(seeds),
        games=sum(len(block.games) for block in blocks),
        rounds=mean_rounds(blocks),
        bots=sorted(bots, key=lambda bot: -bot.rating),
        matrix=list(meetings(plan, seeds, draws)),
        troubles=tell_mishaps(blocks, USUAL),
    )


def rated_bots(plan: Plan, seeds: Sequence[list[Block]], draws: Sequence[Draw]) -> Iterator[RatedBot]:
    """Rate the bots, and sum up how each did as the candidate."""
    played = [block for seed in seeds for block in seed]
    columns = lead_columns(seeds, len(plan.bots))
    strengths = fit({pair: sum(column) for pair, column in columns.items()}, len(plan.bots))
    drawn = [fit(drawn_leads(columns, draw), len(plan.bots), strengths) for draw in draws]
    for bot, name in enumerate(plan.bots):
        seen = [[each for block in seed for each in alone(block, bot)] for seed in seeds]
        about = summary(name, seen, times_of(played, bot), draws)
        interval = interval_of([ratings[bot] for ratings in drawn])
        yield RatedBot(
            **msgspec.structs.asdict(about), rating=round(strengths[bot], DIGITS), rating_interval=interval
        )


def alone(block: Block, bot: int) -> list[Appearance]:
    """Return where a bot sat among others, without a copy of itself."""
    return [each for each in appearances(block, bot) if each.game.seating.count(bot) == 1]


def meetings(plan: Plan, seeds: Sequence[list[Block]], draws: Sequence[Draw]) -> Iterator[Meeting]:
    """Tell how every candidate did against every baseline."""
    for candidate in range(len(plan.bots)):
        for baseline in range(len(plan.bots)):
            if candidate == baseline:
                continue
            seen = [[each for block in seed for each in met(block, candidate, baseline)] for seed in seeds]
            win = estimate([fmean(each.share for each in part) for part in seen], draws)
            margin = estimate([fmean(each.margin for each in part) for part in seen], draws)
            yield Meeting(
                plan.bots[candidate],
                plan.bots[baseline],
                sum(map(len, seen)),
                win.mean,
                win.interval,
                margin.mean,
                margin.interval,
            )


def met(block: Block, candidate: int, baseline: int) -> list[Appearance]:
    """Return where a candidate sat among copies of a baseline."""
    return [each for each in alone(block, candidate) if baseline in each.game.seating]


def lead_columns(seeds: Sequence[list[Block]], bots: int) -> dict[Pair, list[float]]:
    """Return for every two bots how often the first finished ahead of the second, seed by seed."""
    columns = {(one, two): [0.0] * len(seeds) for one in range(bots) for two in range(bots) if one != two}
    for number, seed in enumerate(seeds):
        for block in seed:
            for game in block.games:
                for pair, lead in leads(game):
                    columns[pair][number] += lead
    return columns


def leads(game: Outcome) -> Iterator[tuple[Pair, float]]:
    """Compare the candidate with each copy of the baseline; together they count as one game."""
    candidate = min(game.seating, key=game.seating.count)
    at = game.seating.index(candidate)
    totals = game.totals
    for seat, bot in enumerate(game.seating):
        if seat != at:
            ahead = (totals[at] > totals[seat]) + (totals[at] == totals[seat]) / 2
            yield (candidate, bot), ahead / (len(game.seating) - 1)
            yield (bot, candidate), (1 - ahead) / (len(game.seating) - 1)


def drawn_leads(columns: Mapping[Pair, Sequence[float]], draw: Sequence[int]) -> dict[Pair, float]:
    """Sum up the seeds that were drawn."""
    if len(draw) == 1:
        return {pair: column[draw[0]] for pair, column in columns.items()}
    pick = itemgetter(*draw)
    return {pair: sum(pick(column)) for pair, column in columns.items()}


def fit(lead: Mapping[Pair, float], bots: int, begin: Sequence[float] | None = None) -> list[float]:
    """Return the most likely ratings, by the steps of Hunter (2004), from where they may begin."""
    ratings = list(begin or [MEAN_RATING] * bots)
    wins = [sum(lead[one, two] + PRIOR for two in range(bots) if two != one) for one in range(bots)]
    for _ in range(STEPS):
        strength = [10 ** (rating / TENFOLD) for rating in ratings]
        after = []
        for one in range(bots):
            met = sum(
                (lead[one, two] + lead[two, one] + 2 * PRIOR) / (strength[one] + strength[two])
                for two in range(bots)
                if two != one
            )
            after.append(TENFOLD * log10(wins[one] / met))
        shift = MEAN_RATING - sum(after) / bots
        after = [rating + shift for rating in after]
        moved = max(abs(new - old) for new, old in zip(after, ratings))
        ratings = after
        if moved < CLOSE:
            break
    return ratings
