"""Runs the command line inside the tests."""

from dataclasses import dataclass

from typer.testing import CliRunner

from ginkgopolis.cli.app import app


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def run(*args: object, typed: str = "") -> Ran:
    """Run `ginkgopolis` with arguments and with what is typed into it; a traceback is an error."""
    result = CliRunner().invoke(app, [str(arg) for arg in args], input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ran(result.exit_code, result.stdout, result.stderr)
