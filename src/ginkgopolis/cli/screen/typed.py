"""What can be typed on the line at the bottom, and how Tab goes on with it."""

from collections.abc import Iterable

from prompt_toolkit.completion import CompleteEvent, Completer, Completion, PathCompleter
from prompt_toolkit.document import Document

from ginkgopolis.bots.registry import BUILT_IN, LEVELS
from ginkgopolis.cli import commands
from ginkgopolis.cli.screen.sitting import Sitting
from ginkgopolis.language import say


class TypedCompleter(Completer):
    """Knows commands, the moves of whoever is asked, bots and files."""

    def __init__(self, table: Sitting) -> None:
        self.table = table
        self.files = PathCompleter(expanduser=True)

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """Return how the text before the cursor may go on."""
        text = document.text_before_cursor.lstrip()
        word, space, rest = text.partition(" ")
        command = commands.command_called(word) if space else None
        if command is commands.save:
            yield from self.files.get_completions(Document(rest), complete_event)
            return
        if command is commands.give_hint:
            words, text = bots(), rest
        elif command is commands.tell_log:
            words, text = [say("command-all")], rest
        else:
            words = [*self.moves(), *command_words()]
        for each in words:
            if each.lower().startswith(text.lower()):
                yield Completion(each, start_position=-len(text))

    def moves(self) -> list[str]:
        """Return what the one who is asked may play."""
        picks = self.table.stage.picks
        return picks.moves if picks and self.table.asked is not None else []


def bots() -> list[str]:
    """Return the bots that can be asked for a hint."""
    return [*[level.level for level in LEVELS], *BUILT_IN]


def command_words() -> list[str]:
    """Return the commands in the language that is spoken."""
    return sorted(say(message) for message in commands.NAMES)
