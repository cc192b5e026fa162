"""The questions before a game, in plain lines."""

from collections.abc import Callable
from typing import TypeVar

from rich.console import Console

from ginkgopolis.bots.registry import BUILT_IN
from ginkgopolis.bots.registry import USUAL_LEVEL as USUAL_BOT_LEVEL
from ginkgopolis.cli.set_up import ALL, NO_MODULES, USUAL_LEVEL, module_named, module_words
from ginkgopolis.cli.show import show_prose
from ginkgopolis.cli.wishes import ANSWERS, Wanted, Wishes, degrees, offered, read_name
from ginkgopolis.language import say
from ginkgopolis.language.phrases import commas
from ginkgopolis.language.words import player_words
from ginkgopolis.options import HAL_LEVELS

Answer = TypeVar("Answer")


def interview(console: Console, seed: int | None) -> Wanted:
    """Lead a newcomer in: what the game is about, and how to play it today."""
    show_prose(console, say("welcome"))
    opponent = ask(console, say("ask-hal-or-bots"), say("answer-bots"), read_word("hal", "bots"))
    name = ask(console, say("ask-name"), player_words(0), read_name)
    if opponent == "hal":
        return Wanted(name, interview_for_hal(console, seed), None)
    return Wanted(name, *interview_for_bots(console, seed))


def interview_for_hal(console: Console, seed: int | None) -> Wishes:
    """Ask how good Hal should be, and tell how he plays."""
    level = ask(console, say("ask-level"), say(ANSWERS[USUAL_LEVEL]), read_word(*HAL_LEVELS))
    console.print()
    show_prose(console, say("rules-hal"))
    return Wishes(players=1, hal=level, seed=seed)


def interview_for_bots(console: Console, seed: int | None) -> tuple[Wishes, str]:
    """Ask how many bots there should be and which, and what is played with."""
    opponents = ask(console, say("ask-opponents"), "2", read_word("1", "2", "3", "4"))
    usual = say("level-degree", level=USUAL_BOT_LEVEL)
    bot = ask(console, say("ask-bots", bots=commas(list(degrees()))), usual, read_level(degrees()))
    set_up = ask(console, say("ask-set-up"), say("answer-introductory"), read_word("introductory", "draft"))
    introductory = set_up == "introductory"
    modules_offered = offered(introductory)
    names = commas([module_words(name) for name in modules_offered])
    modules = ask(
        console,
        say("ask-modules", modules=names),
        say("answer-none"),
        lambda text: read_some(text, modules_offered),
    )
    console.print()
    return Wishes(1 + int(opponents), introductory, modules=modules, seed=seed), bot


def ask(console: Console, question: str, usual: str, read: Callable[[str], Answer | None]) -> Answer:
    """Ask until the answer can be used; an empty one means the usual."""
    while True:
        text = console.input(f"{question} [{usual}] ", markup=False).strip() or usual
        answer = read(text)
        if answer is not None:
            return answer
        console.print(say("does-not-fit", text=repr(text), usual=repr(usual)))


def read_word(*words: str) -> Callable[[str], str | None]:
    """Return what reads one of these words, in any case in English; the beginning is enough."""
    called = {say(ANSWERS[word]): word for word in words if word in ANSWERS} | {word: word for word in words}

    def read(text: str) -> str | None:
        return next((word for name, word in called.items() if name.startswith(text.lower())), None)

    return read


def read_level(levels: dict[str, str]) -> Callable[[str], str | None]:
    """Return what reads a level by its word, of which the beginning is enough, or a bot by its name."""
    names = (*levels.values(), *BUILT_IN)
    called = levels | {name: name for name in names}

    def read(text: str) -> str | None:
        return next((level for word, level in called.items() if word.startswith(text.lower())), None)

    return read


def read_some(text: str, among: list[str]) -> tuple[str, ...] | None:
    """Read some of the modules offered."""
    if text.lower() in (ALL, say("answer-all")):
        return tuple(among)
    if text.lower() in (NO_MODULES, say("answer-none")):
        return ()
    called = {module_words(name).lower(): name for name in among}
    modules = tuple(called.get(name.strip().lower(), module_named(name)) for name in text.split(","))
    return modules if set(modules) <= set(among) and len(set(modules)) == len(modules) else None
