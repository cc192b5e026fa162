"""A game in plain lines, which read well aloud: who is asked what, is shown what, and may type what."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from rich.console import Console

from ginkgopolis import Game, Move, MoveError, View
from ginkgopolis.bots import play_with_bots, troubles_of
from ginkgopolis.cli import commands
from ginkgopolis.cli.questions import explanations, question
from ginkgopolis.cli.set_up import bot_title, module_words
from ginkgopolis.cli.show import (
    hanging,
    line,
    show_city,
    show_legend,
    show_players,
    show_scores,
    show_story,
)
from ginkgopolis.cli.splits import LONGEST_LIST, counts_of, fewest_first, kinds, taken_words
from ginkgopolis.cli.table import Table
from ginkgopolis.draw.city import Place
from ginkgopolis.engine.ids import is_letter
from ginkgopolis.expansions import brought
from ginkgopolis.language import say
from ginkgopolis.language.phrases import commas, listing, semicolons
from ginkgopolis.language.words import card_effect, card_words
from ginkgopolis.notation import read_card
from ginkgopolis.prompts import Prompt

WITHOUT_THE_CITY = {"item"}.union(*brought("cli", "WITHOUT_THE_CITY").values())
"""Questions that are answered without looking at the city."""


ERASE_SCROLLED = "\x1b[3J"
"""Makes a terminal forget what was scrolled out of it."""


class HotSeat(Table):
    """A game at one keyboard, line by line."""

    def __init__(
        self, console: Console, game: Game, people: Iterable[int], bots: Mapping[int, str] | None = None
    ) -> None:
        super().__init__(console, game, people, bots)
        self.shown = -1  # moves in the game when the city was last drawn
        self.newcomers = set(self.people)  # those who have not seen the city yet
        self.explained: set[str] = set()

    def run(self) -> None:
        """Play until the game is over or somebody stops."""
        try:
            while not self.game.over:
                self.let_bots_play()
                if not self.game.over:
                    self.next_decision()
            self.finish()
        except commands.Stop:
            self.console.print(say("goodbye"))
        finally:
            self.close()

    def next_decision(self) -> None:
        """Ask the person at the keyboard if she has to decide, else another one."""
        if self.holder not in self.game.pending:
            self.hand_over(self.game.pending[0])
        if self.holder in self.game.pending:
            self.decide(self.holder)

    def finish(self) -> None:
        """Tell the end of the story and the scores, and what went wrong with the bots."""
        for bot in self.bots.values():
            bot.end(self.game)
        seat = self.people[0] if len(self.people) == 1 else None
        show_story(self.console, self.game.log(seat)[self.told[seat] :])
        self.console.print()
        show_city(self.console, self.game.view(None))
        self.console.print()
        show_scores(self.console, self.game, seat)
        self.console.print()
        for trouble in troubles_of(self.bots):
            line(self.console, trouble.sentence)
        while text := self.read(say("save-or-end")):
            self.obey_aside(None, text)

    def hand_over(self, seat: int) -> None:
        """Hide what the last one saw and call the next one; the last one may still think again."""
        last, self.holder = self.holder, None
        before = len(self.game.moves)
        self.console.print("\n" * self.console.height)
        self.console.clear()
        if self.console.is_terminal and not self.console.legacy_windows:
            self.console.file.write(ERASE_SCROLLED)
        while text := self.read(say("take-keyboard", name=self.game.names[seat])):
            self.obey_aside(last if commands.command_called(text) is commands.undo else None, text)
            if last is not None and len(self.game.moves) != before:
                self.hand_over(last)
                return
        self.holder = seat
        self.shown = -1

    def obey_aside(self, seat: int | None, text: str) -> None:
        """Obey a command while nobody is asked for a move."""
        if not commands.obey(self, seat, text):
            line(self.console, say("no-command"))

    def let_bots_play(self) -> None:
        """Let the bots decide; where somebody watches, say for whom she is waiting."""
        waiting = self.waiting_bots()
        if waiting and self.console.is_terminal:
            with self.console.status(say("thinking", names=listing(waiting), amount=len(waiting))):
                play_with_bots(self.game, self.bots)
        else:
            play_with_bots(self.game, self.bots)
        if trouble := self.new_trouble():
            line(self.console, trouble, "bold")

    # Asking

    def decide(self, seat: int) -> None:
        """Show how things are and ask until the game has changed."""
        view, prompt = self.game.view(seat), self.game.prompt(seat)
        assert view.own is not None and prompt is not None
        in_the_middle = bool(prompt.open or view.own.given or view.own.drafted)
        if in_the_middle:
            self.console.print()
        elif self.shown != len(self.game.moves):
            self.show_table(seat)
        self.explain(prompt, view)
        line(self.console, question(prompt, view), "bold")
        moves = self.game.legal_moves(seat)
        if prompt.open:
            self.choose_addition(seat, moves)
        elif prompt.kind == "choose":
            self.choose_card(seat, moves)
        elif prompt.rows and len(moves) > LONGEST_LIST:
            self.choose_split(seat, prompt)
        else:
            self.choose_move(seat, moves)

    def explain(self, prompt: Prompt, view: View) -> None:
        """Print what has to be known for a question, the first time that it comes."""
        for text in explanations(prompt, view):
            if text not in self.explained:
                line(self.console, text)
                self.explained.add(text)

    def choose_card(self, seat: int, moves: Sequence[Move]) -> None:
        """Let a card be chosen first, then whether a tile goes with it."""
        alone = sorted(move for move in moves if move.tile is None)
        alone.sort(key=lambda move: move.card is None)  # a new hand comes last
        self.list_options(seat, alone)
        if self.game.round == 1:
            line(self.console, say("choose-by-number"), "dim")
        number = self.answer(seat, len(alone))
        if not number:
            return
        chosen = alone[number - 1]
        if chosen.card is None:
            self.game.play(seat, chosen)
        else:
            self.choose_tile(seat, [move for move in moves if move.card == chosen.card])

    def choose_tile(self, seat: int, moves: Sequence[Move]) -> None:
        """Let a card be played alone or with one of the tiles."""
        self.console.print()
        card = read_card(moves[0].card or "")
        line(self.console, f"{say('ask-alone', card=card_words(card))} {say('goes-back')}", "bold")
        if is_letter(card):
            self.choose_move(seat, sorted(moves))
            return
        kept = say("keep", effect=card_effect(card))
        line(self.console, say("with-a-tile-kept", effect=card_effect(card)))
        self.choose_move(seat, sorted(moves), without=semicolons(["", kept]))

    def choose_addition(self, seat: int, moves: Sequence[Move]) -> None:
        """Let something be added to the card; 0 takes the last answer back."""
        moves = sorted(moves)
        self.list_options(seat, moves)
        number = self.answer(seat, len(moves))
        if number:
            self.game.play(seat, moves[number - 1])
        elif number == 0 and self.game.can_undo(seat):
            self.game.undo(seat)
            self.shown = len(self.game.moves)

    def choose_split(self, seat: int, prompt: Prompt) -> None:
        """Let the tiles to draw be chosen kind by kind; what nobody can choose is not asked."""
        options = list(prompt.options)
        for asks, places in kinds(prompt).items():
            ways = sorted({counts_of(option, places) for option in options}, key=fewest_first)
            if len(ways) == 1:
                continue
            line(self.console, f"{say(asks)} {say('goes-back')}")
            for number, way in enumerate(ways, start=1):
                hanging(self.console, f"{number:>2}  ", taken_words([prompt.rows[at] for at in places], way))
            chosen = self.answer(seat, len(ways))
            if not chosen:
                return
            options = [option for option in options if counts_of(option, places) == ways[chosen - 1]]
        self.game.play(seat, options[0].move)

    def choose_move(self, seat: int, moves: Sequence[Move], without: str = "") -> None:
        """Let one of a few moves be chosen; what all of them have in common may be left out."""
        self.list_options(seat, moves, without)
        number = self.answer(seat, len(moves))
        if number:
            self.game.play(seat, moves[number - 1])

    def answer(self, seat: int, options: int) -> int | None:
        """Read until an option's number is typed; None if the game has changed meanwhile."""
        before = len(self.game.moves)
        while True:
            text = self.read(">")
            if text.isdecimal() and int(text) <= options:
                return int(text)
            if not text and options == 1:
                return 1
            if not text or text.isdecimal():
                numbers = say("type-a-number", highest=options) if options > 1 else say("type-one")
                line(self.console, numbers)
            elif not commands.obey(self, seat, text):
                self.try_move(seat, text)
            if len(self.game.moves) != before:
                return None

    def try_move(self, seat: int, text: str) -> None:
        """Play a move in notation, or say why not."""
        try:
            self.game.play(seat, text)
        except MoveError as error:
            line(self.console, str(error))

    def read(self, prompt: str) -> str:
        """Read a line."""
        return " ".join(self.console.input(f"{prompt} ", markup=False).split())

    def confirm(self, question: str, action: Callable[[], None]) -> None:
        """Ask for a yes in a line of its own."""
        line(self.console, question, "bold")
        text = self.read(f"[{say('answer-no')}]").lower()
        if text and any(yes.startswith(text) for yes in ("yes", say("answer-yes"))):
            action()

    def forget(self) -> None:
        """After a move was taken back the city has to be drawn again, too."""
        super().forget()
        self.shown = -1

    # Showing

    def show_table(self, seat: int) -> None:
        """Tell a player what has happened, and show the table as it is."""
        story = self.game.log(seat)
        show_story(self.console, story[self.told[seat] :])
        self.told |= {seat: len(story), None: len(self.game.log(None))}
        view = self.game.view(seat)
        self.shown = len(self.game.moves)
        self.console.print()
        if view.question in WITHOUT_THE_CITY:
            return
        show_city(self.console, view, self.token_options(seat))
        if seat in self.newcomers:
            self.newcomers.remove(seat)
            self.introduce(view)
        self.console.print()
        if view.round:
            show_players(self.console, view)
            self.console.print()

    def introduce(self, view: View) -> None:
        """Explain the drawing, and tell which modules are in play."""
        show_legend(self.console, view)
        bots = [f"{view.seats[seat].name} ({bot_title(bot.name)})" for seat, bot in self.bots.items()]
        if bots:
            line(self.console, say("bots-in-play", bots=commas(bots)), "dim")
        if view.modules:
            names = listing([module_words(name) for name in view.modules])
            line(self.console, say("modules-in-play", modules=names), "dim")

    def token_options(self, seat: int) -> dict[Place, str]:
        """Number the spaces to which the token of a question may go."""
        prompt = self.game.prompt(seat)
        free = [option for option in prompt.options if not option.tokens] if prompt else []
        places = {option.move: option.place for option in free}
        options: dict[Place, str] = {}
        for number, move in enumerate(self.game.legal_moves(seat), start=1):
            place = places.get(str(move))
            if place is not None:
                options[place.east, place.south] = str(number)
        return options

    def list_options(self, seat: int, moves: Sequence[Move], without: str = "") -> None:
        """Print a numbered line for each move."""
        widest = max(len(str(move)) for move in moves)
        for number, move in enumerate(moves, start=1):
            words = self.describe(seat, move).replace(without, "")
            hanging(self.console, f"{number:>2}  {move!s:<{widest}}  ", words)
