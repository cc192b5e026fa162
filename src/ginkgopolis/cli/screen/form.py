"""What is asked before a game, as a form: what may be chosen, what is chosen, and how that looks."""

import re
from dataclasses import dataclass, field
from typing import Final

from ginkgopolis.bots.registry import USUAL_LEVEL as USUAL_BOT_LEVEL
from ginkgopolis.cli.screen.panel import keys_line
from ginkgopolis.cli.screen.text import Line, fill, fit, width_of, wrapped
from ginkgopolis.cli.set_up import USUAL_LEVEL, module_words
from ginkgopolis.cli.show import READING_WIDTH
from ginkgopolis.cli.wishes import LONGEST_NAME, Wanted, Wishes, answer_words, degrees, offered, read_name
from ginkgopolis.language import say
from ginkgopolis.language.words import player_words
from ginkgopolis.options import HAL_LEVELS, HAL_NAME

NAME: Final = "name"
SPELT_OUT: Final = {"bots": "form-bots", "introductory": "form-introductory", "draft": "form-draft"}
MODULES: Final = "modules"
LONGEST_TEXT: Final = 99  # lines


@dataclass
class Row:
    """Something to choose, as words by their values."""

    label: str
    question: str
    options: dict[str, str]
    chosen: str = ""

    def step(self, by: int) -> None:
        """Choose the next one, or the one before."""
        values = list(self.options)
        if values:
            self.chosen = values[(values.index(self.chosen) + by) % len(values)]

    def pick(self, number: int) -> None:
        """Choose one by its number, from 1 on."""
        if 0 < number <= len(self.options):
            self.chosen = list(self.options)[number - 1]


@dataclass
class Form:
    """All that is asked; what follows from an answer is asked below it."""

    rows: dict[str, Row]
    marked: str = "against"
    name: str = ""
    modules: set[str] = field(default_factory=set)
    notice: str = ""
    top: int = 0
    """The first line of the text that is read."""

    @property
    def shown(self) -> list[str]:
        """The rows that matter."""
        if self.rows["against"].chosen == "hal":
            return ["against", NAME, "hal"]
        return ["against", NAME, "opponents", "bots", "set-up", MODULES]

    def press(self, key: str) -> None:
        """Do what a key means."""
        row, shown = self.rows[self.marked], self.shown
        self.notice = ""
        if key in ("up", "down"):
            by = 1 if key == "down" else -1
            self.marked = shown[(shown.index(self.marked) + by) % len(shown)]
        elif key in ("pageup", "pagedown"):
            self.top += 5 if key == "pagedown" else -5
        elif self.marked == NAME:
            self.type_name(key)
        elif key in ("left", "right"):
            row.step(1 if key == "right" else -1)
        elif key == " " and self.marked == MODULES:
            self.modules ^= {row.chosen}
        elif key.isdecimal():
            row.pick(int(key))
            self.modules ^= {row.chosen} if self.marked == MODULES else set()
        self.offer_modules()

    def type_name(self, key: str) -> None:
        """Change the name."""
        if key == "backspace":
            self.name = self.name[:-1]
        elif key.isprintable() and key not in ("left", "right"):
            self.name = (self.name + key)[:LONGEST_NAME]

    def offer_modules(self) -> None:
        """Offer what goes with the characters."""
        row = self.rows[MODULES]
        row.options = {name: module_words(name) for name in offered(self.is_introductory)}
        self.modules &= set(row.options)
        if row.chosen not in row.options:
            row.chosen = next(iter(row.options), "")

    @property
    def is_introductory(self) -> bool:
        """Is everybody dealt a set of characters?"""
        return self.rows["set-up"].chosen == "introductory"

    def wanted(self, seed: int | None) -> Wanted | None:
        """Return what is wanted, or say what cannot be."""
        name = read_name(self.name.strip() or player_words(0))
        if name is None:
            self.marked = NAME
            self.notice = say("does-not-fit", text=repr(self.name), usual=repr(player_words(0)))
            self.name = ""
            return None
        if self.rows["against"].chosen == "hal":
            return Wanted(name, Wishes(players=1, hal=self.rows["hal"].chosen, seed=seed), None)
        modules = tuple(name for name in self.rows[MODULES].options if name in self.modules)
        players = 1 + int(self.rows["opponents"].chosen)
        wishes = Wishes(players, self.is_introductory, modules=modules, seed=seed)
        return Wanted(name, wishes, self.rows["bots"].chosen)


def all_rows() -> dict[str, Row]:
    """Return all that may be asked, with the usual answers."""
    levels = {level: words for words, level in degrees().items()}
    modules = {name: module_words(name) for name in offered(True)}
    return {
        "against": Row(say("form-against"), say("ask-hal-or-bots"), words_of("hal", "bots"), "bots"),
        NAME: Row(say("form-name"), say("ask-name"), {}),
        "hal": Row(say("form-hal"), say("ask-level"), words_of(*HAL_LEVELS), USUAL_LEVEL),
        "opponents": Row(say("form-opponents"), say("ask-opponents"), words_of("1", "2", "3", "4"), "2"),
        "bots": Row(say("form-strength"), say("form-ask-bots"), levels, USUAL_BOT_LEVEL),
        "set-up": Row(
            say("form-set-up"), say("ask-set-up"), words_of("introductory", "draft"), "introductory"
        ),
        MODULES: Row(say("form-modules"), say("form-ask-modules"), modules, next(iter(modules), "")),
    }


def words_of(*values: str) -> dict[str, str]:
    """Return answers in the language that is spoken."""
    return {value: HAL_NAME if value == "hal" else words_for(value) for value in values}


def words_for(value: str) -> str:
    """Return an answer as it is read, not typed."""
    return say(SPELT_OUT[value]) if value in SPELT_OUT else answer_words(value)


def draw_form(form: Form, width: int, height: int) -> list[Line]:
    """Draw the form, and below it what the game is about."""
    labels = max(len(row.label) for row in form.rows.values()) + 2
    lines: list[Line] = [fit([("class:title", f" {say('form-title')} ")], width, "class:title"), []]
    for key in form.shown:
        lines += draw_row(form, key, labels, width)
    asked = form.notice or form.rows[form.marked].question
    style = "class:notice" if form.notice else "class:question"
    lines += [[], *([(style, f" {text}")] for text in wrapped(asked, width - 2, 3)), []]
    read = prose(say("rules-hal" if form.rows["against"].chosen == "hal" else "welcome"), width - 2)
    room = height - 1 - len(lines)
    form.top = max(0, min(form.top, len(read) - room))
    lines += [[("class:dim", f" {text}")] for text in read[form.top :]]
    return [*fill(lines, width, height - 1), keys_line(form_keys(form, len(read) > room), width)]


def form_keys(form: Form, scrolls: bool) -> list[tuple[str, str]]:
    """Return the keys and what they do."""
    keys = [("Enter", say("key-begin")), ("↑ ↓", say("key-row"))]
    if form.marked != NAME:
        keys.append(("← →", say("key-mark")))
    if form.marked == MODULES:
        keys.append((say("key-space-bar"), say("key-in-or-out")))
    return [*keys, ("^C", say("key-quit")), *([("PgUp PgDn", say("key-scroll"))] if scrolls else [])]


def draw_row(form: Form, key: str, labels: int, width: int) -> list[Line]:
    """Draw one question with its answers, in as many lines as they take."""
    row, is_marked = form.rows[key], form.marked == key
    arrow, colour = ("▸", "class:you") if is_marked else (" ", "")
    start: Line = [(colour, f" {arrow} {row.label.ljust(labels)}")]
    if key == NAME:
        style = "class:marked" if is_marked else "class:own"
        return [[*start, (style, f" {form.name or player_words(0)} ")]]
    lines, indent = [start], width_of(start)
    for number, (value, words) in enumerate(row.options.items(), 1):
        piece = (option_style(form, key, value), f" {mark_of(form, key, value)}{words} ")
        if width_of(lines[-1]) + width_of([piece]) > width and number > 1:
            lines.append([("", " " * indent)])
        lines[-1].append(piece)
    return lines


def mark_of(form: Form, key: str, value: str) -> str:
    """Return what shows, without colours too, whether an answer is given."""
    if key == MODULES:
        return "[x] " if value in form.modules else "[ ] "
    return "● " if form.rows[key].chosen == value else "○ "


def option_style(form: Form, key: str, value: str) -> str:
    """Return how an answer looks."""
    is_taken = value in form.modules if key == MODULES else form.rows[key].chosen == value
    if form.marked == key and form.rows[key].chosen == value:
        return "class:marked"
    return "class:own" if is_taken else "class:dim"


def prose(text: str, width: int) -> list[str]:
    """Return paragraphs, never too wide to read; indented ones stay so."""
    lines: list[str] = []
    for paragraph in text.split("\n\n"):
        indent = " " * (len(paragraph) - len(paragraph.lstrip(" ")))
        words = " ".join(re.split("[ \n]+", paragraph.strip(" \n")))
        room = min(width, READING_WIDTH) - len(indent)
        lines += [indent + line for line in wrapped(words, room, LONGEST_TEXT)] + [""]
    return lines[:-1]
