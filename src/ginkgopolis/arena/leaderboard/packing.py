"""A submission as a file: a zip with JSON and the bot's sources, read as if a stranger had written it."""

import io
import stat
import zipfile
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from ginkgopolis import __version__
from ginkgopolis.archives import zipped
from ginkgopolis.arena.leaderboard.boards import Board, Contest, board_named, candidate_named
from ginkgopolis.arena.leaderboard.sources import (
    MOST_BYTES,
    MOST_FILES,
    are_apart,
    collect,
    is_plain,
    package_of,
    source_of,
)
from ginkgopolis.arena.leaderboard.submission import (
    FORMAT,
    BadSubmission,
    Games,
    Submission,
    can_be,
    figures_of,
    lasting,
)
from ginkgopolis.arena.match import Block
from ginkgopolis.bots.registry import EXEC, FILE, split_file
from ginkgopolis.engine.versions import RULES_VERSION
from ginkgopolis.kinds import number_text

HEAD: Final = "submission.json"
GAMES: Final = "games/"
SOURCES: Final = "sources/"
MOST_HEAD: Final = 1 << 20
MOST_GAMES: Final = 16 << 20
"""Bytes of the games of a contest."""
MOST_CONTESTS: Final = 50
MOST_PACKED: Final = 80 << 20
MOST_UNPACKED: Final = 128 << 20
LONGEST_BOT: Final = 500
LONGEST_SHOWN: Final = 80

# The end of a zip file: how long its list of files is, unless another such record comes before it.
END: Final = 22
END_MARK: Final = b"PK\5\6"
LOCATOR: Final = 20
LOCATOR_MARK: Final = b"PK\6\7"
MOST_LISTED: Final = 1 << 20
ENCRYPTED: Final = 0x1
METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
BROKEN: Final = (
    *(zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError),
    *(RuntimeError, ValueError, OverflowError, UnicodeError),
)
"""What reading a damaged zip file raises."""


class Unpacked(NamedTuple):
    """A submission that was read, with its games and the files of its bot, none of which was written."""

    head: Submission
    board: Board
    games: dict[str, list[Block]]
    contents: dict[str, bytes]


def pack(board: Board, bot: str, games: Games, others: Iterable[Path] = ()) -> bytes:
    """Return a bot with its games as a submission."""
    check_bot_text(bot)
    files = {path: file.read_bytes() for path, file in collect(bot, others).items()}
    kept = {name: [lasting(block) for block in blocks] for name, blocks in games.items()}
    head = Submission(
        board=board.name,
        bot=bot,
        package=package_of(bot),
        blocks=len(kept[board.contests[0].name]),
        figures=figures_of(board, bot, kept),
        sources=[source_of(path, data) for path, data in files.items()],
    )
    members = {HEAD: msgspec.json.format(msgspec.json.encode(head), indent=1) + b"\n"}
    for contest in board.contests:
        lines = [msgspec.json.encode(block) + b"\n" for block in kept[contest.name]]
        members[f"{GAMES}{contest.name}.jsonl"] = b"".join(lines)
    return zipped(members | {f"{SOURCES}{path}": data for path, data in files.items()})


def check_bot_text(bot: str) -> None:
    """Refuse a bot whose name no submission could hold."""
    if not can_be_shown(bot):
        raise BadSubmission("submit-bot-text", longest=LONGEST_BOT)


def can_be_shown(text: str) -> bool:
    """Is a text short enough to be printed, and without characters that would do anything else?"""
    return 0 < len(text) <= LONGEST_BOT and text.isprintable()


def unpack(file: str, data: bytes) -> Unpacked:
    """Read a submission and everything in it; nothing is written, and nothing of it is run."""
    members = read_members(file, data)
    head = read_head(file, members.pop(HEAD, b""))
    board = board_named(head.board)
    games: dict[str, list[Block]] = {}
    for contest in board.contests:
        text = members.pop(f"{GAMES}{contest.name}.jsonl", b"")
        games[contest.name] = read_games(file, head, board, contest, text)
    contents = {name.removeprefix(SOURCES): text for name, text in members.items()}
    check_sources(file, head, contents)
    if figures_of(board, head.bot, games) != head.figures:
        raise BadSubmission("submission-wrong-figures", file=file)
    return Unpacked(head, board, games, contents)


def read_members(file: str, data: bytes) -> dict[str, bytes]:
    """Return all that is in a zip file, by its names, if it is no more than a submission may hold."""
    if not is_modest(data):
        raise BadSubmission("submission-unreadable", file=file)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            infos = archive.infolist()
            check_members(file, infos)
            return {info.filename: archive.read(info) for info in infos}
    except BadSubmission:
        raise
    except BROKEN:
        raise BadSubmission("submission-unreadable", file=file) from None


def is_modest(data: bytes) -> bool:
    """Is the list at the end of a zip file short enough to be read at all?"""
    end = data[-END:]
    listed = int.from_bytes(end[12:16], "little")
    has_another = data[-END - LOCATOR :].startswith(LOCATOR_MARK)
    return len(data) <= MOST_PACKED and end.startswith(END_MARK) and listed <= MOST_LISTED and not has_another


def check_members(file: str, infos: list[zipfile.ZipInfo]) -> None:
    """Refuse what a submission may not hold, before any of it is unpacked."""
    for info in infos:
        if not is_expected(info):
            raise BadSubmission("submission-member", file=file, member=ascii(info.filename)[:LONGEST_SHOWN])
    if len(infos) > MOST_FILES + MOST_CONTESTS or sum(info.file_size for info in infos) > MOST_UNPACKED:
        raise BadSubmission("submission-too-large", file=file)
    if not are_apart(info.filename for info in infos):
        raise BadSubmission("submission-names-twice", file=file)


def is_expected(info: zipfile.ZipInfo) -> bool:
    """Is this a plain file such as a submission has?"""
    name = info.filename
    is_ours = name == HEAD or name.startswith((GAMES, SOURCES))
    mode = info.external_attr >> 16
    is_file = not stat.S_IFMT(mode) or stat.S_ISREG(mode)
    is_open = not info.flag_bits & ENCRYPTED and info.compress_type in METHODS
    return is_ours and is_file and is_open and is_plain(name) and info.file_size <= most_bytes(name)


def most_bytes(name: str) -> int:
    """Return how large a file of a submission may be."""
    if name.startswith(SOURCES):
        return MOST_BYTES
    return MOST_HEAD if name == HEAD else MOST_GAMES


def read_head(file: str, data: bytes) -> Submission:
    """Read what a submission says about itself."""
    try:
        head = msgspec.json.decode(data, type=Submission)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadSubmission("submission-unreadable", file=file) from None
    if (head.submission, head.version, head.rules) != (FORMAT, __version__, RULES_VERSION):
        version = ascii(head.version)[1:-1][:LONGEST_SHOWN]
        raise BadSubmission(
            "submission-of-other-version", file=file, version=version, rules=number_text(head.rules)
        )
    board = board_named(head.board)
    check_bot_text(head.bot)
    is_named = candidate_named(head.bot) == head.bot and board.name == head.board
    if not is_named or not can_be_shown(head.package or "-"):
        raise BadSubmission("submission-unreadable", file=file)
    return head


def read_games(file: str, head: Submission, board: Board, contest: Contest, data: bytes) -> list[Block]:
    """Read the games of a contest, which must be those of the board as far as they go."""
    plan = board.plan(contest, head.bot)
    try:
        blocks = [msgspec.json.decode(line, type=Block) for line in data.splitlines()]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadSubmission("submission-unreadable", file=file) from None
    is_whole = 1 <= head.blocks <= board.blocks and len(blocks) == head.blocks
    if not is_whole or not all(can_be(block, number, plan) for number, block in enumerate(blocks)):
        raise BadSubmission("submission-wrong-games", file=file, contest=contest.name)
    return blocks


def check_sources(file: str, head: Submission, contents: dict[str, bytes]) -> None:
    """Refuse files that are not those of the bot."""
    kind, _, rest = head.bot.partition(":")
    stated = {source.path: source for source in head.sources}
    found = {path: source_of(path, data, stated.get(path)) for path, data in contents.items()}
    is_right = found == stated and len(stated) == len(head.sources)
    is_right = is_right and bool(contents) == (kind in (FILE, EXEC))
    if not is_right or (kind == FILE and split_file(rest)[0] not in contents):
        raise BadSubmission("submission-wrong-sources", file=file)
