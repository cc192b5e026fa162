"""The lower part of the screen: the question, the hand, what an answer would do, the log and the keys."""

from collections.abc import Sequence
from typing import Final

from prompt_toolkit.utils import get_cwidth

from ginkgopolis.cli.screen.picks import PARTS, Picks
from ginkgopolis.cli.screen.stage import ASKING, CURTAIN, OVER, THINKING, Stage
from ginkgopolis.cli.screen.text import Line, apart, cut, fill, fit, width_of, wrapped
from ginkgopolis.draw.city import ROLES
from ginkgopolis.expansions import Parts
from ginkgopolis.language import say
from ginkgopolis.prompts import Option

NOTES: Final = Parts("cli", "note_on")
LEAST_LOG: Final = 2  # lines
TILE_KEYS: Final = "qwertyuiop"


def draw_panel(stage: Stage, width: int, height: int) -> list[Line]:
    """Draw the question, what it is answered with, and as much of the log as there is room for below."""
    if stage.confirm:
        lines = told([stage.confirm.question], width, height, "class:question")
    else:
        lines = [[("class:question", f" {cut(question_of(stage), width - 2)}")]]
    picks = stage.picks if stage.mode == ASKING else None
    if stage.confirm is None and picks is not None and picks.options:
        lines += option_lines(stage, picks, width, height - 1)
    elif stage.confirm is None:
        lines += hand_lines(stage, width)
    lines += told(stage.notice, width, height - len(lines), "class:notice")
    if not stage.confirm and picks is not None and not picks.options and not stage.notice:
        lines += told(in_words(stage, picks), width, height - LEAST_LOG - len(lines))
    return fill([*lines, *log_lines(stage, width, max(0, height - len(lines)))], width, height)


def question_of(stage: Stage) -> str:
    """Say what is asked, or what is being waited for."""
    if stage.mode == OVER:
        return say("game-over")
    return stage.thinking if stage.mode == THINKING or stage.scene is None else stage.scene.question


def in_words(stage: Stage, picks: Picks) -> list[str]:
    """Say what the answer would do, or to a newcomer how one is made."""
    if picks.giving:
        return [say("screen-how-to-give")]
    if picks.move:
        return [stage.explain(picks.move)]
    newcomer = stage.scene is not None and stage.scene.view.round <= 1
    return [say("screen-how-to-choose")] if newcomer else []


def told(texts: Sequence[str], width: int, height: int, style: str = "") -> list[Line]:
    """Break sentences into indented lines."""
    broken = [row for text in texts for row in wrapped(text, width - 2, height)]
    return [[(style, f" {row}")] for row in broken[:height]]


# Cards and tiles


def hand_lines(stage: Stage, width: int) -> list[Line]:
    """Return the hand with its keys: cards, tiles and what goes with them, in one line where they fit."""
    own = stage.scene.view.own if stage.scene else None
    if own is None:
        return []
    picks = stage.picks
    cards: Line = [("", " ")]
    for at, card in enumerate(own.hand, start=1):
        cards += thing(str(at), card, picks is not None and picks.card == card)
    tiles: Line = [("", " ")]
    for key, at in zip(TILE_KEYS.ljust(len(own.tiles)), range(len(own.tiles))):
        tiles += thing(key, own.tiles[at], is_picked(picks, at))
    tiles += part_line(picks)
    if picks is not None and picks.new_hand:
        cards += [("class:key", "n"), ("", f" {say('screen-new-hand')}  ")]
    return [cards + tiles] if width_of(cards + tiles) < width else [cards, tiles]


def thing(key: str, text: str, picked: bool) -> Line:
    """Return a card or a tile after its key; brackets tell that it is picked, even without colours."""
    left, right = ("[", "]") if picked else (" ", " ")
    style = f"class:{ROLES.get(text[0], 'token')}" if len(text) > 1 or text in ROLES else "class:token"
    style += " class:lit" if picked else ""
    return [("class:key", f"{key}{left}"), (style, text), ("class:key", f"{right} ")]


def is_picked(picks: Picks | None, at: int) -> bool:
    """Is a tile picked, to go with the card or to be given back?"""
    return picks is not None and (at in (picks.tile, picks.lower) or at in picks.given)


def part_line(picks: Picks | None) -> Line:
    """Return what is asked besides card and tile, and what is picked of it."""
    line: Line = []
    for step in picks.steps if picks else []:
        if step.part not in PARTS:
            continue
        part = PARTS[step.part]
        picked = picks.thing(step.part) if picks else None
        text = say("labelled", label=say(part.name), text=part.title(picked) if picked else "–")
        line += [("", "  "), ("class:key", part.key), ("", f" {text}")]
    return line


# Lists


def option_lines(stage: Stage, picks: Picks, width: int, height: int) -> list[Line]:
    """Return a line for each option, as many as fit around the marked one, and more about that."""
    options = picks.options
    widest = max(len(option.move) for option in options)
    room = height - LEAST_LOG
    first = max(0, min(picks.at - room // 2, len(options) - room))
    lines: list[Line] = []
    whole = []
    for at in range(first, min(first + room, len(options))):
        words = stage.explain(options[at].move)
        text = f" {at + 1:>2}  {options[at].move:<{widest}}  {words}"
        if at == picks.at:
            lines.append([("class:marked", cut(f"›{text[1:]}", width - 1))])
            whole = [words] if get_cwidth(text) >= width else []
        else:
            lines.append([("", cut(text, width - 1))])
    texts = [*whole, *notes_on(options[picks.at])]
    return lines + told(texts, width, height - len(lines), "class:dim")


def notes_on(option: Option) -> list[str]:
    """Say what modules have to say about the things of an option."""
    things = [thing for thing in (option.thing, *option.things) if thing]
    return [note for note_on in NOTES.by_name.values() for thing in things for note in note_on(thing)]


# The log and the keys


def log_lines(stage: Stage, width: int, height: int) -> list[Line]:
    """Return the end of the story; what is new stands out."""
    if stage.scene is None or not height:
        return []
    scene = stage.scene
    shown = min(height, len(scene.story))
    lines: list[Line] = []
    for back in range(shown, 0, -1):
        style = "class:news" if back <= scene.news else "class:dim"
        lines.append([(style, f" {cut(scene.story[-back], width - 2)}")])
    missed = scene.news - shown
    if missed > 0 and lines:
        more: Line = [("class:notice", f" {say('screen-more-news', amount=missed)} ")]
        lines[0] = apart([(lines[0][0][0], cut(lines[0][0][1], width - width_of(more)))], more, width)
    return lines


def draw_keys(stage: Stage, width: int) -> Line:
    """Draw what the keys do now, as much as there is room for."""
    return keys_line(keys_of(stage), width)


def keys_line(keys: list[tuple[str, str]], width: int) -> Line:
    """Draw what some keys do, the first ones at least."""
    line: Line = []
    left = width
    for key, word in keys:
        pieces: Line = [("class:key", f" {key}"), ("class:keys", f" {word} ")]
        wide = sum(len(text) for _, text in pieces)
        if wide > left:
            break
        line += pieces
        left -= wide
    return fit(line, width, "class:keys")


def keys_of(stage: Stage) -> list[tuple[str, str]]:
    """Return the keys and what they do, the most needed ones first."""
    if stage.confirm:
        return [(say("answer-yes")[0], say("answer-yes")), (say("answer-no")[0], say("answer-no"))]
    if stage.page:
        return [("Esc", say("key-close")), ("↑ ↓", say("key-scroll")), ("PgUp PgDn", say("key-page"))]
    if stage.mode == CURTAIN:
        undo = [("z", say("key-undo"))] if stage.can_take_back else []
        return [("Enter", say("key-take")), *undo, ("^C", say("key-quit"))]
    if stage.mode == OVER:
        return [("Enter", say("key-end")), ("s", say("key-scores")), *common_keys()]
    if stage.mode == ASKING and stage.picks is not None:
        return [*keys_to_pick(stage.picks), ("h", say("key-hint")), *common_keys()]
    return looking_keys()


def common_keys() -> list[tuple[str, str]]:
    """Return the keys that work unless somebody thinks, and those that always do."""
    first = [("?", say("key-help")), (":", say("key-command")), ("l", say("key-log")), ("z", say("key-undo"))]
    return [*first, *looking_keys()]


def looking_keys() -> list[tuple[str, str]]:
    """Return the keys that always work."""
    return [("d", say("key-districts")), ("f", say("key-wide")), ("^C", say("key-quit"))]


def keys_to_pick(picks: Picks) -> list[tuple[str, str]]:
    """Return the keys for the question that is asked."""
    if picks.options:
        back = [("Backspace", say("key-undo"))] if picks.prompt.open else []
        return [("↑ ↓", say("key-mark")), ("Enter", say("key-play")), *back]
    tiles = TILE_KEYS[: len(picks.own.tiles)]
    keys = [(from_to(tiles), say("key-tile"))] if tiles else []
    if picks.choosing:
        keys = [(from_to("123456789"[: len(picks.own.hand)]), say("key-card")), *keys]
    return [*keys, ("Enter", say("key-play")), ("Esc", say("key-clear"))]


def from_to(keys: str) -> str:
    """Return the first and the last of some keys."""
    return keys if len(keys) == 1 else f"{keys[:1]}–{keys[-1:]}"
