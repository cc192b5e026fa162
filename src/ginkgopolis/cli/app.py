"""The commands together, and what all have in common: the version, and how bad input is answered."""

import sys
from typing import Any, NoReturn

import click

from ginkgopolis import COMPILED, GinkgopolisError, __version__
from ginkgopolis.cli.admin import admin
from ginkgopolis.cli.arena import arena
from ginkgopolis.cli.dataset import dataset
from ginkgopolis.cli.draw import draw
from ginkgopolis.cli.play import play
from ginkgopolis.cli.rate import rate
from ginkgopolis.cli.replay import replay
from ginkgopolis.cli.serve import serve
from ginkgopolis.cli.simulate import simulate
from ginkgopolis.cli.submit import submit
from ginkgopolis.cli.verify import verify

BAD_INPUT = 2


class PoliteGroup(click.Group):
    """Answers bad input with one sentence and status 2, where others would show a traceback."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order in which they were added."""
        return list(self.commands)

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        """Run a command and leave with its status."""
        try:
            status = super().main(*args, **extra | {"standalone_mode": False})
        except click.ClickException as error:
            refuse(error.format_message())
        except GinkgopolisError as error:
            refuse(str(error))
        except OSError as error:
            refuse(file_trouble(error))
        except click.Abort:
            status = 1
        sys.exit(status if isinstance(status, int) else 0)


def refuse(message: str) -> NoReturn:
    """Say in one sentence what was wrong, and leave."""
    sentence = " ".join(message.split())
    click.echo(sentence if sentence.endswith((".", "!", "?", "?)")) else f"{sentence}.", err=True)
    sys.exit(BAD_INPUT)


def file_trouble(error: OSError) -> str:
    """Say which file could not be used and why."""
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}." if error.filename else f"{reason}."


@click.group(
    "ginkgopolis",
    cls=PoliteGroup,
    invoke_without_command=True,
    context_settings={"show_default": True},
)
@click.version_option(
    __version__,
    message=f"ginkgopolis %(version)s (engine {'compiled by mypyc' if COMPILED else 'in pure Python'})",
    help="Show the version and stop.",
)
@click.pass_context
def app(context: click.Context) -> None:
    """Ginkgopolis: build a city of three colours, in the terminal."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


for command in (play, replay, draw, simulate, arena, rate, submit, dataset, serve, verify, admin):
    app.add_command(command)
