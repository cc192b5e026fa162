"""`ginkgopolis verify`: check that a finished game was played by the rules, and shuffled as promised."""

import hashlib
import re
from pathlib import Path
from typing import Final

import click

from ginkgopolis import BadOptions, BadRecord, Game
from ginkgopolis.cli.options import PATH, in_language
from ginkgopolis.cli.show import make_console, show_scores
from ginkgopolis.language import say
from ginkgopolis.record import read_record

DIGEST: Final = re.compile(r"[0-9a-f]{64}")
LONGEST_SHOWN: Final = 80


@click.command()
@click.argument("file", type=PATH)
@click.option("--sha256", metavar="HASH", help="The SHA-256 that the table showed at its start.")
@in_language
def verify(file: Path, sha256: str | None) -> None:
    """Play a recorded game again, check every move, and compare its seed with what was promised.

    FILE is a record, as `play`, `simulate` and the server save it.
    """
    if sha256 is not None and not DIGEST.fullmatch(sha256.strip().lower()):
        raise BadOptions("not-a-sha256", text=repr(sha256[:LONGEST_SHOWN]))
    record = read_record(file.read_bytes())
    game = Game.from_record(record)
    if not game.over:
        raise BadRecord("verify-not-over")
    found = hashlib.sha256(str(game.seed).encode()).hexdigest()
    if sha256 is not None and sha256.strip().lower() != found:
        raise BadRecord("verify-other-shuffle", found=found)
    console = make_console()
    console.print(say("verify-legal", moves=len(record.moves)))
    message = "verify-seed" if sha256 is None else "verify-promised"
    console.print(say(message, found=found), soft_wrap=True)
    show_scores(console, game)
