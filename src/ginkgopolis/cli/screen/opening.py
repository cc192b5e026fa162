"""The screen before a game, on which somebody chooses how to play."""

from typing import Final

from prompt_toolkit.application import Application
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.input import Input
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, Layout, Window
from prompt_toolkit.output import Output

from ginkgopolis.cli.screen.form import Form, all_rows, draw_form
from ginkgopolis.cli.screen.style import depth_of, style_of
from ginkgopolis.cli.wishes import Wanted

NAMES: Final = {
    Keys.Up: "up",
    Keys.Down: "down",
    Keys.Tab: "down",
    Keys.BackTab: "up",
    Keys.Left: "left",
    Keys.Right: "right",
    Keys.PageUp: "pageup",
    Keys.PageDown: "pagedown",
    Keys.Backspace: "backspace",
}


class Opening:
    """The form on a terminal."""

    def __init__(
        self, colour: bool, seed: int | None, input: Input | None = None, output: Output | None = None
    ) -> None:
        """`input` and `output` are those of the terminal, if not given."""
        self.form = Form(all_rows())
        self.seed = seed
        self.app: Application[Wanted] = Application(
            layout=Layout(Window(FormattedTextControl(self.draw, focusable=True, show_cursor=False))),
            key_bindings=self.bindings(),
            style=style_of(colour),
            color_depth=depth_of(colour),
            full_screen=True,
            erase_when_done=True,
            input=input,
            output=output,
        )

    def run(self) -> Wanted:
        """Return how somebody wants to play; whoever stops interrupts it all."""
        return self.app.run(handle_sigint=False)

    def draw(self) -> StyleAndTextTuples:
        """Draw the form as large as the terminal is now."""
        size = self.app.output.get_size()
        text: StyleAndTextTuples = []
        for line in draw_form(self.form, size.columns, size.rows):
            text += [*line, ("", "\n")]
        return text[:-1]

    def bindings(self) -> KeyBindings:
        """Return what the keys do."""
        keys = KeyBindings()
        for key, name in NAMES.items():
            keys.add(key)(lambda event, name=name: self.form.press(name))
        keys.add(Keys.Any)(self.any_key)
        keys.add(Keys.Enter)(lambda event: self.begin())
        keys.add(Keys.ControlC)(lambda event: event.app.exit(exception=KeyboardInterrupt()))
        keys.add(Keys.ControlD)(lambda event: event.app.exit(exception=EOFError()))
        keys.add(Keys.ControlL)(lambda event: event.app.renderer.clear())
        keys.add(Keys.ControlZ)(lambda event: event.app.suspend_to_background())
        return keys

    def any_key(self, event: KeyPressEvent) -> None:
        """A letter, a number or a space; what is pasted comes letter by letter."""
        for letter in event.data:
            if letter.isprintable():
                self.form.press(letter)

    def begin(self) -> None:
        """Begin the game, if everything fits."""
        wanted = self.form.wanted(self.seed)
        if wanted is not None:
            self.app.exit(result=wanted)
