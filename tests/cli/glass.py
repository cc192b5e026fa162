"""A terminal made of glass: a screen that the tests see through, and keys that they press."""

import asyncio
import io
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path

from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.key_binding.key_processor import KeyPress
from prompt_toolkit.keys import Keys
from prompt_toolkit.output import DummyOutput
from rich.console import Console

from ginkgopolis import Game
from ginkgopolis.cli.screen import Screen
from ginkgopolis.cli.screen.stage import THINKING
from tests.patience import PATIENCE

NAMED = {
    "enter": Keys.Enter,
    "escape": Keys.Escape,
    "tab": Keys.Tab,
    "up": Keys.Up,
    "down": Keys.Down,
    "left": Keys.Left,
    "right": Keys.Right,
    "shift-right": Keys.ShiftRight,
    "pagedown": Keys.PageDown,
    "backspace": Keys.Backspace,
    "ctrl-c": Keys.ControlC,
}


class Pane(DummyOutput):
    """An output of any size."""

    def __init__(self, columns: int, rows: int) -> None:
        self.size = Size(rows=rows, columns=columns)

    def get_size(self) -> Size:
        return self.size


class Glass:
    """Somebody at the terminal."""

    def __init__(self, table: Screen, pane: Pane) -> None:
        self.table = table
        self.pane = pane
        self.left_behind = ""
        """What stands on the terminal after the screen has gone."""
        self.drawn = asyncio.Event()
        self.settled = False
        """Was the question drawn, not somebody who thinks?"""
        table.app.after_render += lambda _: self.see()

    def see(self) -> None:
        """The screen was drawn."""
        self.settled = self.table.stage.mode != THINKING
        self.drawn.set()

    @property
    def rows(self) -> list[str]:
        """What is on the screen."""
        screen = self.table.app.renderer.last_rendered_screen
        assert screen is not None
        cells = [screen.data_buffer[row] for row in range(self.pane.size.rows)]
        return ["".join(row[at].char for at in range(self.pane.size.columns)).rstrip() for row in cells]

    @property
    def text(self) -> str:
        return "\n".join(self.rows)

    async def press(self, *keys: str) -> None:
        """Press keys, each when the answer to the one before is there; a longer text is typed."""
        for key in keys:
            for letter in [NAMED[key]] if key in NAMED else list(key):
                self.table.app.key_processor.feed(KeyPress(letter))
            self.table.app.key_processor.process_keys()
            await self.look()

    async def resize(self, columns: int, rows: int) -> None:
        self.pane.size = Size(rows=rows, columns=columns)
        await self.look()

    async def look(self) -> None:
        """Wait until nobody thinks any more and the screen is drawn again."""
        async with asyncio.timeout(PATIENCE):
            while True:
                if self.table.app.is_done or not self.table.app.is_running:
                    return
                self.drawn.clear()
                self.table.app.invalidate()
                await self.drawn.wait()
                if self.settled:
                    return


def sit(
    game: Game,
    people: Iterable[int],
    acts: Callable[[Glass], Awaitable[None]],
    size: tuple[int, int] = (80, 24),
    colour: bool = True,
    file: Path | None = None,
) -> Glass:
    """Sit down at the screen and act; whoever has not left then is led away."""
    people = list(people)
    bots = {seat: "random" for seat in range(game.players) if seat not in people}
    printed = io.StringIO()
    console = Console(file=printed, width=size[0], no_color=not colour, highlight=False, markup=False)
    with create_pipe_input() as keyboard:
        pane = Pane(*size)
        table = Screen(console, game, people, bots, keyboard, pane)
        if file is not None:
            table.keeps(file)
        glass = Glass(table, pane)
        failed: list[BaseException] = []

        async def act() -> None:
            try:
                await glass.look()
                await acts(glass)
            except BaseException as error:
                failed.append(error)
            table.leave()

        def begin() -> None:
            table.app.create_background_task(act())

        table.app.pre_run_callables.append(begin)
        table.run()
        glass.left_behind = printed.getvalue()
    if failed and not isinstance(failed[0], asyncio.CancelledError):
        raise failed[0]
    return glass
