"""The screen itself, drawn by prompt_toolkit."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future
from contextlib import suppress
from contextvars import copy_context
from typing import Final

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import Input
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import (
    BufferControl,
    CompletionsMenu,
    ConditionalContainer,
    Float,
    FloatContainer,
    FormattedTextControl,
    HSplit,
    Layout,
    Window,
)
from prompt_toolkit.layout.processors import BeforeInput
from prompt_toolkit.output import Output
from rich.console import Console

from ginkgopolis import Game
from ginkgopolis.bots.clock import Aside
from ginkgopolis.cli.screen.frame import draw_frame
from ginkgopolis.cli.screen.keys import press
from ginkgopolis.cli.screen.sitting import Sitting
from ginkgopolis.cli.screen.stage import ASKING, OVER
from ginkgopolis.cli.screen.style import depth_of, style_of
from ginkgopolis.cli.screen.typed import TypedCompleter
from ginkgopolis.language import say

NAMES: Final = {
    Keys.Enter: "enter",
    Keys.Escape: "escape",
    Keys.Backspace: "backspace",
    Keys.PageUp: "pageup",
    Keys.PageDown: "pagedown",
    Keys.Home: "home",
    Keys.End: "end",
    Keys.Up: "up",
    Keys.Down: "down",
    Keys.Left: "left",
    Keys.Right: "right",
    Keys.ShiftUp: "s-up",
    Keys.ShiftDown: "s-down",
    Keys.ShiftLeft: "s-left",
    Keys.ShiftRight: "s-right",
    Keys.ControlC: "c-c",
}
PATIENCE: Final = 0.05  # seconds until an Escape is no longer the beginning of another key


class Screen(Sitting):
    """A game on a screen that stands still."""

    def __init__(
        self,
        console: Console,
        game: Game,
        people: Iterable[int],
        bots: Mapping[int, str] | None = None,
        input: Input | None = None,
        output: Output | None = None,
    ) -> None:
        """`input` and `output` are those of the terminal, if not given."""
        super().__init__(console, game, people, bots)
        self.aside = Aside("bots at the screen")
        self.histories = {seat: InMemoryHistory() for seat in [None, *self.people]}
        self.line = self.new_line()
        self.table_window = Window(FormattedTextControl(self.draw, focusable=True, show_cursor=False))
        self.app: Application[None] = Application(
            layout=self.make_layout(),
            key_bindings=self.bindings(),
            style=style_of(self.stage.colour),
            color_depth=depth_of(self.stage.colour),
            full_screen=True,
            erase_when_done=True,  # of what a terminal keeps when it is resized, too
            input=input,
            output=output,
        )
        self.app.ttimeoutlen = self.app.timeoutlen = PATIENCE

    def run(self) -> None:
        """Play until the game is over or somebody stops, and leave the scores behind."""
        try:
            self.app.run(pre_run=self.advance, handle_sigint=False)
        finally:
            self.aside.interrupt()
            self.close()
        if self.game.over:
            self.tell_end()
        else:
            self.console.print(say("goodbye"))
        if self.file is not None and self.kept:
            self.console.print(say("saved", file=str(self.file)), soft_wrap=True)

    # What the table asks of the terminal

    def size(self) -> tuple[int, int]:
        """Return the columns and lines of the terminal."""
        size = self.app.output.get_size()
        return size.columns, size.rows

    def begin_aside(self, call: Callable[[], None], then: Callable[[Future[None]], None]) -> None:
        """Do something in another thread, then something in this one."""
        loop, context = asyncio.get_running_loop(), copy_context()  # in which a language is spoken

        def go_on(done: Future[None]) -> None:
            try:
                then(done)
            except BaseException as error:
                self.leave(error)
            self.app.invalidate()

        def ended(done: Future[None]) -> None:
            with suppress(RuntimeError):  # the screen has gone meanwhile
                loop.call_soon_threadsafe(go_on, done, context=context)

        self.aside.begin(call).add_done_callback(ended)

    def wipe(self) -> None:
        """Leave nothing on the screen, and forget what was typed."""
        self.close_line()
        self.app.renderer.clear()

    def leave(self, error: BaseException | None = None) -> None:
        """End it all."""
        if self.app.is_running and not self.app.is_done:
            if error is None:
                self.app.exit()
            else:
                self.app.exit(exception=error)

    # Drawing

    def make_layout(self) -> Layout:
        """Return the table, with a line to type in below it when it is wanted."""
        typing = Condition(lambda: self.stage.typing)
        control = BufferControl(self.line, input_processors=[BeforeInput(":", style="class:key")])
        line = ConditionalContainer(Window(control, height=1), filter=typing)
        menu = Float(CompletionsMenu(max_height=8), xcursor=True, ycursor=True)
        return Layout(FloatContainer(HSplit([self.table_window, line]), [menu]), self.table_window)

    def draw(self) -> StyleAndTextTuples:
        """Draw the table as large as the terminal is now."""
        lines = draw_frame(self.stage, *self.size())
        if self.stage.typing:
            del lines[-1]
        text: StyleAndTextTuples = []
        for line in lines:
            text += [*line, ("", "\n")]
        return text[:-1]

    # Keys

    def bindings(self) -> KeyBindings:
        """Return what the keys do: at the table, and where somebody types."""
        keys = KeyBindings()
        at_table = Condition(lambda: not self.stage.typing)
        for key, name in NAMES.items():
            keys.add(key, filter=at_table)(lambda event, name=name: self.press(name))
        keys.add(Keys.Any, filter=at_table)(self.any_key)
        keys.add(":", filter=at_table)(lambda event: self.open_line())
        keys.add(Keys.Tab, filter=at_table)(lambda event: self.open_line(complete=True))
        keys.add(Keys.Escape, filter=~at_table, eager=True)(lambda event: self.close_line())
        keys.add(Keys.ControlC, filter=~at_table)(lambda event: self.close_line())
        keys.add(Keys.ControlL)(lambda event: event.app.renderer.clear())
        keys.add(Keys.ControlZ)(lambda event: event.app.suspend_to_background())
        return keys

    def any_key(self, event: KeyPressEvent) -> None:
        """A letter or a number; pasted text is none."""
        if len(event.data) == 1 and event.data.isprintable():
            self.press(event.data.lower())

    def press(self, key: str) -> None:
        """Do what a key means at the table."""
        press(self, key)

    # Typing

    def new_line(self) -> Buffer:
        """Return the line to type in."""
        return Buffer(
            completer=TypedCompleter(self),
            history=InMemoryHistory(),
            multiline=False,
            accept_handler=self.accept,
        )

    def open_line(self, complete: bool = False) -> None:
        """Let somebody type; she finds what she typed before, and nobody else's."""
        if self.stage.mode not in (ASKING, OVER) or self.stage.confirm:
            return
        self.stage.typing, self.stage.page, self.stage.notice = True, None, []
        self.line.history = self.histories[self.holder]
        self.line.reset()
        self.app.layout.focus(self.line)
        if complete:
            self.line.start_completion()

    def close_line(self) -> None:
        """Go back to the table."""
        self.stage.typing = False
        self.line.history = InMemoryHistory()
        self.line.reset()
        self.app.layout.focus(self.table_window)

    def accept(self, buffer: Buffer) -> bool:
        """Do what was typed."""
        text = buffer.text
        if text.strip():
            self.histories[self.holder].append_string(text)
        self.close_line()
        self.obey(text)
        return True
