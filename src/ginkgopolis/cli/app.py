"""The commands together, and what all have in common: the version, and how bad input is answered."""

import sys
from collections.abc import Sequence
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from ginkgopolis import COMPILED, GinkgopolisError, __version__
from ginkgopolis.cli.arena import arena
from ginkgopolis.cli.blocks import RayCommand
from ginkgopolis.cli.play import play
from ginkgopolis.cli.rate import rate
from ginkgopolis.cli.replay import replay
from ginkgopolis.cli.serve import serve
from ginkgopolis.cli.simulate import simulate
from ginkgopolis.cli.verify import verify

BAD_INPUT = 2


class PoliteGroup(TyperGroup):
    """Answers bad input with one sentence and status 2, where others would show a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command and leave with its status."""
        try:
            status = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as error:
            refuse(error.format_message())
        except GinkgopolisError as error:
            refuse(str(error))
        except OSError as error:
            refuse(file_trouble(error))
        except typer.Abort:
            status = 1
        sys.exit(status if isinstance(status, int) else 0)


def refuse(message: str) -> NoReturn:
    """Say in one sentence what was wrong, and leave."""
    sentence = " ".join(message.split())
    typer.echo(sentence if sentence.endswith((".", "!", "?")) else f"{sentence}.", err=True)
    sys.exit(BAD_INPUT)


def file_trouble(error: OSError) -> str:
    """Say which file could not be used and why."""
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}." if error.filename else f"{reason}."


app = typer.Typer(
    cls=PoliteGroup, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
)
app.command()(play)
app.command()(replay)
app.command()(simulate)
app.command(cls=RayCommand)(arena)
app.command(cls=RayCommand)(rate)
app.command()(serve)
app.command()(verify)


def show_version(wanted: bool) -> None:
    """Answer `--version`."""
    if wanted:
        kind = "compiled by mypyc" if COMPILED else "in pure Python"
        typer.echo(f"ginkgopolis {__version__} (engine {kind})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def ginkgopolis(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and stop."),
    ] = False,
) -> None:
    """Ginkgopolis: build a city of three colours, in the terminal."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
