"""The whole screen, line by line, for a size."""

from typing import Final

from ginkgopolis.cli.screen.city import draw_city_window
from ginkgopolis.cli.screen.panel import draw_keys, draw_panel
from ginkgopolis.cli.screen.seats import draw_side
from ginkgopolis.cli.screen.stage import CURTAIN, Page, Stage
from ginkgopolis.cli.screen.text import Line, apart, cut, fill, width_of, wrapped
from ginkgopolis.cli.show import left_to_draw
from ginkgopolis.cli.table import LEAST_HEIGHT, LEAST_WIDTH
from ginkgopolis.language import say
from ginkgopolis.language.phrases import commas
from ginkgopolis.view import View

NARROW: Final = 70
BROAD: Final = 100
EDGE: Final = ("class:edge", "│")


def draw_frame(stage: Stage, width: int, height: int) -> list[Line]:
    """Draw all that there is to see."""
    if width < LEAST_WIDTH or height < LEAST_HEIGHT:
        return middle([say("screen-too-small", columns=LEAST_WIDTH, lines=LEAST_HEIGHT)], width, height)
    if stage.mode == CURTAIN:
        return [*draw_curtain(stage, width, height - 1), draw_keys(stage, width)]
    if stage.scene is None:
        return middle([stage.thinking], width, height)
    body = draw_page(stage.page, width, height - 2) if stage.page else draw_table(stage, width, height - 2)
    return [title_line(stage, width), *body, draw_keys(stage, width)]


def title_line(stage: Stage, width: int) -> Line:
    """Return the name of the game, the round and what is left to draw, or the title of a page."""
    assert stage.scene is not None
    view = stage.scene.view
    name = say("picture-over") if view.over else say("picture-round", round=view.round)
    if stage.page:
        name = stage.page.title
    left: Line = [("class:title", f" {name} ")]
    if view.last_round and not view.over:
        left.append(("class:title class:lit", f" {say('picture-last')} "))
    room = width - width_of(left) - 2
    right: Line = [("class:title", f" {cut(what_is_left(view), room)} ")]
    return apart(left, right, width, "class:title")


def what_is_left(view: View) -> str:
    """Say how much can still be drawn."""
    return say("picture-left", left=commas(left_to_draw(view)))


def draw_table(stage: Stage, width: int, height: int) -> list[Line]:
    """Draw city, seats and panel."""
    panel = panel_height(height)
    body = height - panel
    side = 0 if stage.wide else side_width(width)
    city = draw_city_window(stage, width - side, body)
    if side:
        column = draw_side(stage, side - 1, body)
        city = [[*line, EDGE, *beside] for line, beside in zip(city, column)]
    return [*city, *draw_panel(stage, width, panel)]


def panel_height(height: int) -> int:
    """Return how many lines of a table are below the city."""
    return 7 if height < 28 else 9 if height < 36 else 12


def side_width(width: int) -> int:
    """Return the width of the column of seats."""
    return 24 if width < NARROW else 29 if width < BROAD else 36


def draw_page(page: Page, width: int, height: int) -> list[Line]:
    """Draw something to read."""
    page.scroll(0, height)
    return fill([[("", " "), *line] for line in page.lines[page.top :]], width, height)


def draw_curtain(stage: Stage, width: int, height: int) -> list[Line]:
    """Draw what hides one hand from the next one."""
    texts = [say("curtain-hand-over", name=stage.heir), say("curtain-press-enter", name=stage.heir)]
    if stage.confirm:
        texts = [stage.confirm.question]
    elif stage.can_take_back:
        texts.append(say("curtain-take-back"))
    return middle(texts, width, height)


def middle(texts: list[str], width: int, height: int) -> list[Line]:
    """Put sentences into the middle of the screen."""
    rows = [row for text in texts for row in [*wrapped(text, width - 4, height), ""]][:-1]
    lines: list[Line] = [[("class:question", row.center(width))] for row in rows]
    return fill([[]] * max(0, (height - len(lines)) // 2) + lines, width, height)
