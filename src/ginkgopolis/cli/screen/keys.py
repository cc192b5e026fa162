"""What the keys do at the table; they are those of the browser (`web/src/table/keys.ts`), and a few more."""

from collections.abc import Callable
from typing import Final

from ginkgopolis.cli.screen.panel import TILE_KEYS
from ginkgopolis.cli.screen.picks import PART_KEYS, Picks
from ginkgopolis.cli.screen.sitting import Sitting
from ginkgopolis.cli.screen.stage import ASKING, CURTAIN, OVER, THINKING, Page
from ginkgopolis.cli.show import line, show_legend, show_story
from ginkgopolis.cli.table import LEAST_HEIGHT
from ginkgopolis.language import say

ARROWS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
COMMANDS: Final = {"s": "scores", "z": "undo", "h": "hint", "k": "cards"}
"""Keys that stand for commands."""


def press(table: Sitting, key: str) -> None:
    """Do what a key means at this moment."""
    stage = table.stage
    if key == "c-c":
        table.ask_to_stop()
    elif stage.confirm:
        confirm_key(table, key)
    elif stage.mode == CURTAIN:
        curtain_key(table, key)
    else:
        stage.notice = []
        if stage.page:
            page_key(table, stage.page, key)
        else:
            table_key(table, key)


def confirm_key(table: Sitting, key: str) -> None:
    """Answer yes or no."""
    if key in ("y", say("answer-yes")[0]):
        table.answer(True)
    elif key in ("n", say("answer-no")[0], "escape"):
        table.answer(False)


def curtain_key(table: Sitting, key: str) -> None:
    """Nothing is seen until the next one is there."""
    if key == "enter":
        table.take_keyboard()
    elif key == "z":
        table.take_back_behind_curtain()


def page_key(table: Sitting, page: Page, key: str) -> None:
    """Read a page, or close it."""
    height = max(LEAST_HEIGHT, table.size()[1]) - 2
    steps = {"up": -1, "down": 1, "pageup": -height, "pagedown": height, "home": -(10**6), "end": 10**6}
    if key in steps:
        page.scroll(steps[key], height)
    elif key == " " and page.top + height < len(page.lines):
        page.scroll(height, height)
    else:
        table.stage.page = None
        if key not in ("escape", " ", "enter", "q", "?"):
            table_key(table, key)


def table_key(table: Sitting, key: str) -> None:
    """Look at the table, or answer what is asked."""
    stage = table.stage
    if key in SWITCHES:
        SWITCHES[key](table)
    elif key in PAGES and stage.mode != THINKING:  # the game may be changing right now
        PAGES[key](table)
    elif key.startswith("s-") and key[2:] in ARROWS:
        scroll(table, key[2:])
    elif stage.mode == OVER and key == "enter":
        table.leave()
    elif not (stage.mode == ASKING and stage.picks and answer_key(table, stage.picks, key)):
        if key in ARROWS:
            scroll(table, key)
        elif key in COMMANDS:
            table.obey(COMMANDS[key])


def scroll(table: Sitting, arrow: str) -> None:
    """Look at another part of the city."""
    east, south = ARROWS[arrow]
    table.stage.lookout.east += east
    table.stage.lookout.south += south


def answer_key(table: Sitting, picks: Picks, key: str) -> bool:
    """Pick something or confirm; returns whether the key meant that."""
    if key == "enter":
        table.play(picks.answer())
        return True
    if key == "escape":
        picks.clear()
        return True
    if key == "backspace" and picks.prompt.open:
        table.obey("undo")
        return True
    return option_key(picks, key) if picks.options else hand_key(table, picks, key)


def option_key(picks: Picks, key: str) -> bool:
    """Mark an option by its number, or the next one."""
    if key in ARROWS:
        picks.pick_option(picks.at + sum(ARROWS[key]))
    elif key.isdecimal() and 0 < int(key) <= len(picks.options):
        picks.pick_option(int(key) - 1)
    else:
        return False
    return True


def hand_key(table: Sitting, picks: Picks, key: str) -> bool:
    """Pick a card, a tile or what goes with them."""
    at = TILE_KEYS.find(key) if len(key) == 1 else -1
    if 0 <= at < len(picks.own.tiles):
        if not picks.pick_tile(at) and picks.card:
            table.refuse(f"{picks.card}+{picks.own.tiles[at]}")
    elif not picks.choosing:
        return False
    elif key.isdecimal() and 0 < int(key) <= len(picks.own.hand):
        picks.pick_card(picks.own.hand[int(key) - 1])
    elif key in PART_KEYS and picks.step(PART_KEYS[key]):
        picks.pick_next(PART_KEYS[key])
    elif key == "n" and picks.new_hand:
        ask_for_new_hand(table, picks.new_hand)
    else:
        return False
    return True


def ask_for_new_hand(table: Sitting, move: str) -> None:
    """A new hand cannot be given back: make sure."""
    table.confirm(say("ask-new-hand"), lambda: table.play([move]))


def switch_districts(table: Sitting) -> None:
    """Number the districts, and tell who scores there."""
    table.stage.districts = not table.stage.districts


def switch_reachable(table: Sitting) -> None:
    """Let all that the hand reaches stand out."""
    table.stage.reachable = not table.stage.reachable


def switch_wide(table: Sitting) -> None:
    """Give the city the whole width."""
    table.stage.wide = not table.stage.wide


def show_keys(table: Sitting) -> None:
    """Tell what the keys do, and what can be typed."""
    table.open_page(say("key-help"), lambda: tell_keys(table))


def tell_keys(table: Sitting) -> None:
    """Print the keys, then the commands."""
    table.console.print(say("help-keys"))
    table.console.print()
    show_legend(table.console, table.game.view(None))
    line(table.console, say("help-drawing"), "dim")
    table.console.print()
    table.console.print(say("help-text"))


def show_log(table: Sitting) -> None:
    """Tell the whole story, its end first on the screen."""
    story = table.stage.scene.story if table.stage.scene else []
    table.open_page(say("key-log"), lambda: show_story(table.console, story))
    if table.stage.page:
        table.stage.page.top = len(table.stage.page.lines)


SWITCHES: Final[dict[str, Callable[[Sitting], None]]] = {
    "d": switch_districts,
    "c": switch_reachable,
    "f": switch_wide,
}
PAGES: Final[dict[str, Callable[[Sitting], None]]] = {"?": show_keys, "l": show_log}
