"""Checks a submission: its games are played again, all of them or a sample, and compared one by one."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import chdir, closing, contextmanager
from pathlib import Path
from random import SystemRandom
from tempfile import TemporaryDirectory
from typing import Final

from ginkgopolis.arena.leaderboard.boards import Board, Contest
from ginkgopolis.arena.leaderboard.packing import Unpacked
from ginkgopolis.arena.leaderboard.sources import brings_code, lay_out
from ginkgopolis.arena.leaderboard.submission import BadSubmission, lasting
from ginkgopolis.arena.match import Block
from ginkgopolis.arena.workers import play_blocks
from ginkgopolis.bots import check_bot

USUAL_SAMPLE: Final = 5
"""Seeds of each contest."""


def draw_sample(blocks: int, size: int | None) -> list[int]:
    """Draw as many blocks as are to be played again, so that nobody can know them before; None for all."""
    if size is None or size >= blocks:
        return list(range(blocks))
    return sorted(SystemRandom().sample(range(blocks), size))


def replay(
    file: str,
    found: Unpacked,
    sample: Sequence[int],
    processes: int = 1,
    runs_code: bool = False,
    tell: Callable[[int], None] = lambda done: None,
) -> int:
    """Play blocks of every contest again and return how many games that were; refuse one that goes otherwise.

    `tell` is told how many blocks are done. Code that is not ours is run only where that is allowed.
    """
    if brings_code(found.head.bot) and not runs_code:
        raise BadSubmission("submission-brings-code", file=file)
    games = 0
    with among_sources(found):
        check_bot(found.head.bot)
        with closing(played_again(found, sample, processes)) as played:
            for done, (contest, block) in enumerate(played, start=1):
                compare(file, contest, found.games[contest.name][block.block], lasting(block))
                games += len(block.games)
                tell(done)
    return games


def played_again(
    found: Unpacked, sample: Sequence[int], processes: int
) -> Generator[tuple[Contest, Block], None, None]:
    """Play some blocks of every contest."""
    for contest in found.board.contests:
        with closing(play_blocks(found.board.plan(contest, found.head.bot), sample, processes)) as played:
            for block in played:
                yield contest, block


@contextmanager
def among_sources(found: Unpacked) -> Iterator[None]:
    """Be in a folder with the files of a bot, if it has any, which is removed afterwards."""
    if not found.contents:
        yield
        return
    with TemporaryDirectory(prefix="ginkgo-", ignore_cleanup_errors=True) as folder:
        lay_out(Path(folder), found.head.sources, found.contents)
        with chdir(folder):
            yield


def compare(file: str, contest: Contest, stated: Block, played: Block) -> None:
    """Refuse a submission in which a game went otherwise."""
    for number, (theirs, ours) in enumerate(zip(stated.games, played.games, strict=True)):
        if theirs != ours:
            raise BadSubmission(
                "submission-wrong-game",
                file=file,
                contest=contest.name,
                seed=str(stated.seed),
                game=number,
                stated=points_text(theirs.totals),
                played=points_text(ours.totals),
            )


def points_text(totals: Sequence[int]) -> str:
    """Return the points of all seats, as in `61:48`."""
    return ":".join(str(total) for total in totals)


def seeds_text(board: Board, sample: Sequence[int]) -> str:
    """Return the seeds of blocks, those that follow each other from the first to the last."""
    if len(sample) > 1 and list(sample) == list(range(sample[0], sample[-1] + 1)):
        return f"{board.seed + sample[0]}–{board.seed + sample[-1]}"
    return ", ".join(str(board.seed + block) for block in sample)
