"""A game that is played on the screen: what happens, one after the other; others draw it."""

import io
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future

from prompt_toolkit.formatted_text import ANSI, to_formatted_text
from prompt_toolkit.formatted_text.utils import split_lines
from rich.console import Console
from rich.text import Text

from ginkgopolis import Game, MoveError
from ginkgopolis.bots import play_with_bots, troubles_of
from ginkgopolis.cli import commands
from ginkgopolis.cli.questions import asked_of, question
from ginkgopolis.cli.screen.picks import Picks
from ginkgopolis.cli.screen.stage import (
    ASKING,
    CURTAIN,
    OVER,
    THINKING,
    Confirm,
    Lookout,
    Page,
    Scene,
    Stage,
)
from ginkgopolis.cli.screen.text import Line
from ginkgopolis.cli.show import line, show_scores
from ginkgopolis.cli.table import Table
from ginkgopolis.language import say
from ginkgopolis.language.phrases import listing

SHORT = 4  # lines that are no page


class Sitting(Table):
    """People and bots around a screen."""

    def __init__(
        self, console: Console, game: Game, people: Iterable[int], bots: Mapping[int, str] | None = None
    ) -> None:
        super().__init__(console, game, people, bots)
        self.stage = Stage(colour=not console.no_color)
        if game.moves:  # one that goes on: what happened before is no news
            self.told = {seat: len(game.log(seat)) for seat in self.told}
        self.last: int | None = None
        """Who had the keyboard before it changes hands."""

    # What the terminal has to do

    @abstractmethod
    def size(self) -> tuple[int, int]:
        """Return the columns and lines of the terminal."""

    @abstractmethod
    def begin_aside(self, call: Callable[[], None], then: Callable[[Future[None]], None]) -> None:
        """Do something while the screen stays alive, then something here."""

    @abstractmethod
    def wipe(self) -> None:
        """Leave nothing of what was on the screen, and nothing of what was typed."""

    @abstractmethod
    def leave(self, error: BaseException | None = None) -> None:
        """End it all."""

    # The course of the game

    def advance(self) -> None:
        """Go on after something has changed: bots first, then whoever has the keyboard, then the next one."""
        if self.game.over:
            self.end_game()
        elif self.waiting_bots():
            self.think()
        elif self.holder in self.game.pending:
            self.ask(self.holder)
        else:
            self.hand_over(self.game.pending[0])

    def think(self) -> None:
        """Let the bots decide."""
        waiting = self.waiting_bots()
        self.stage.thinking = say("thinking", names=listing(waiting), amount=len(waiting))
        self.stage.scene, self.stage.picks = self.scene(self.holder), None
        self.stage.mode = THINKING
        self.begin_aside(lambda: play_with_bots(self.game, self.bots), self.thought)

    def thought(self, done: Future[None]) -> None:
        """The bots have decided."""
        done.result()
        if trouble := self.new_trouble():
            self.stage.notice = [trouble]
        self.advance()

    def ask(self, seat: int) -> None:
        """Ask the one at the keyboard."""
        stage = self.stage
        stage.scene = self.scene(seat)
        self.told |= {seat: len(stage.scene.story), None: len(self.game.log(None))}
        prompt, own = stage.scene.prompt, stage.scene.view.own
        assert prompt is not None and own is not None
        stage.picks = Picks(prompt, [str(move) for move in sorted(self.game.legal_moves(seat))], own)
        known: dict[str, str] = {}

        def explain(move: str) -> str:
            if move not in known:
                known[move] = self.describe(seat, move)
            return known[move]

        stage.explain = explain
        stage.mode = ASKING
        stage.lookout = Lookout()

    def scene(self, seat: int | None) -> Scene:
        """Return the game as somebody may know it."""
        game = self.game
        view, story = game.view(seat), game.log(seat)
        prompt = None if seat is None else game.prompt(seat)
        asks = ""
        if prompt is not None and prompt.asks:
            asks = asked_of(prompt, view) if prompt.kind == "choose" else question(prompt, view)
        return Scene(view, story, len(story) - self.told[seat], game.districts(), prompt, asks)

    def hand_over(self, seat: int) -> None:
        """Hide everything and call the next one; the last one may still think again."""
        if self.holder is not None:
            self.last = self.holder
        stage = self.stage
        self.holder = None
        stage.scene = stage.picks = stage.page = None
        stage.notice = []
        stage.explain = str
        stage.mode, stage.heir = CURTAIN, self.game.names[seat]
        stage.can_take_back = self.last is not None and self.game.can_undo(self.last)
        self.wipe()

    def take_keyboard(self) -> None:
        """The one who was called is there."""
        self.holder = self.game.pending[0]
        self.stage.notice = []
        self.ask(self.holder)

    def take_back_behind_curtain(self) -> None:
        """The one who had the keyboard thinks again."""
        if self.stage.can_take_back and self.last is not None:
            self.game.undo(self.last)
            self.forget()
            self.hand_over(self.last)

    def end_game(self) -> None:
        """Show the scores."""
        for bot in self.bots.values():
            bot.end(self.game)
        stage = self.stage
        seat = self.people[0] if len(self.people) == 1 else None
        stage.scene, stage.picks, stage.mode = self.scene(seat), None, OVER
        self.open_page(say("heading-total"), self.tell_end)

    def tell_end(self) -> None:
        """Print the final scores, and what went wrong with the bots."""
        show_scores(self.console, self.game, self.people[0] if len(self.people) == 1 else None)
        for trouble in troubles_of(self.bots):
            line(self.console, trouble.sentence)

    # Answers

    def play(self, moves: list[str]) -> None:
        """Play the moves of an answer, as far as they go."""
        if self.holder is None:
            return
        before = len(self.game.moves)
        try:
            for move in moves:
                self.game.play(self.holder, move)
        except MoveError as error:
            self.stage.notice = [str(error)]
        if len(self.game.moves) != before:
            self.advance()

    def refuse(self, move: str) -> None:
        """Say why a move cannot be played."""
        try:
            self.stage.explain(move)
        except MoveError as error:
            self.stage.notice = [str(error)]

    def confirm(self, question: str, action: Callable[[], None]) -> None:
        """Have a question answered by a key."""
        self.stage.page = None
        self.stage.confirm = Confirm(question, action)

    def answer(self, yes: bool) -> None:
        """Answer the question of yes or no."""
        asked, self.stage.confirm = self.stage.confirm, None
        if asked is not None and yes:
            self.show("", self.captured(asked.action))

    def ask_to_stop(self) -> None:
        """Make sure that nobody stops by mistake; whoever asks twice is sure."""
        asked = self.stage.confirm is not None and self.stage.confirm.action == self.leave
        if asked or self.game.over or self.kept:
            self.leave()
        else:
            self.confirm(say("ask-stop"), self.leave)

    # Commands

    @property
    def asked(self) -> int | None:
        """The seat that is asked, if one is."""
        return self.holder if self.stage.mode == ASKING else None

    def obey(self, text: str) -> None:
        """Do what was typed: a command, or a move."""
        text = " ".join(text.split())
        if not text or self.stage.mode == THINKING:
            return
        command = commands.command_called(text.partition(" ")[0])
        if command is commands.stop:
            self.ask_to_stop()
        elif command is commands.give_hint and self.asked is not None:
            self.give_hint(text)
        elif command is not None:
            self.change(text, lambda: commands.obey(self, self.asked, text))
        elif self.asked is None:
            self.stage.notice = [say("no-command")]
        else:
            self.play([text])

    def change(self, title: str, action: Callable[[], object]) -> None:
        """Do something that may change the game, and show what it has to say."""
        before = len(self.game.moves)
        told = self.captured(action)
        if len(self.game.moves) != before:
            self.advance()
        self.show(title, told)

    def give_hint(self, text: str) -> None:
        """Ask a bot what it would do, while the screen stays alive."""
        told: list[str] = []
        seat = self.asked
        self.stage.mode, self.stage.thinking = THINKING, say("screen-asks-bot")

        def answered(done: Future[None]) -> None:
            done.result()
            self.stage.mode = ASKING
            self.show(text, told[0])

        self.begin_aside(
            lambda: told.append(self.captured(lambda: commands.obey(self, seat, text))), answered
        )

    def captured(self, action: Callable[[], object]) -> str:
        """Return what an action prints."""
        printed, console = io.StringIO(), self.console
        self.console = Console(
            file=printed,
            width=self.size()[0] - 2,
            force_terminal=True,
            color_system="standard" if self.stage.colour else None,
            legacy_windows=False,
            highlight=False,
            markup=False,
            emoji=False,
        )
        try:
            action()
        finally:
            self.console = console
        return printed.getvalue().rstrip()

    def show(self, title: str, printed: str) -> None:
        """Show what was printed: a little beside the table, more on a page."""
        lines = printed.splitlines()
        if len(lines) > SHORT:
            self.stage.page = Page(title, styled(printed))
        elif lines:
            self.stage.notice = [Text.from_ansi(text).plain for text in lines]

    def open_page(self, title: str, action: Callable[[], object]) -> None:
        """Show what an action prints on a page, however little it is."""
        self.stage.page = Page(title, styled(self.captured(action)))


def styled(printed: str) -> list[Line]:
    """Return what was printed, line by line with its colours."""
    return [[(piece[0], piece[1]) for piece in one] for one in split_lines(to_formatted_text(ANSI(printed)))]
