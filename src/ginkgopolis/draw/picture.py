"""A game as a picture: the city, the seats, and what the viewer holds, as SVG that needs nothing else.

picture(game.view(0), game.districts())     # what seat 0 may know
city_svg("players 2 ...")                   # the city of a position alone, for a figure
"""

from base64 import b64encode
from collections.abc import Sequence
from math import ceil
from typing import Final

from ginkgopolis.draw.board import MARGIN, Plan, draw_board, spaces_of
from ginkgopolis.draw.city import list_city
from ginkgopolis.draw.hand import draw_hand
from ginkgopolis.draw.ink import (
    BACKGROUND,
    BOLD,
    DEFINITIONS,
    END,
    FONTS,
    HALO,
    INK2,
    LEAF,
    LEAF_SHAPE,
    LINE,
    STEM,
    SURFACE,
    clean,
    fill,
    group,
    number,
    paragraph,
    rect,
    shortened,
    text,
    wrapped,
)
from ginkgopolis.draw.outline import box_around
from ginkgopolis.draw.plan import NO_IDEA, Idea, idea_of
from ginkgopolis.draw.seats import WIDTH as SEATS_WIDTH
from ginkgopolis.draw.seats import draw_seats, seat_words
from ginkgopolis.engine.scoring import total_scores
from ginkgopolis.engine.state import GameState
from ginkgopolis.language import say
from ginkgopolis.language.phrases import commas, listing
from ginkgopolis.position import read_position
from ginkgopolis.scores import district_scores
from ginkgopolis.scores.shapes import DistrictScore
from ginkgopolis.values import Move
from ginkgopolis.view import view_at
from ginkgopolis.view.seats import Moment
from ginkgopolis.view.shapes import View

WIDTH: Final = 1120
EDGE: Final = 20
HEAD: Final = 58
CITY_WIDTH: Final = WIDTH - SEATS_WIDTH - 3 * EDGE
CITY_HEIGHT: Final = 660
LARGEST: Final = 1.0
CAPTION: Final = 15.0


def picture(
    view: View,
    districts: Sequence[DistrictScore],
    *,
    outlined: bool = False,
    idea: Idea = NO_IDEA,
    totals: Sequence[int] | None = None,
) -> str:
    """Draw a game as its viewer may know it; `outlined` districts have tags, `totals` are final scores."""
    seats, seats_high = draw_seats(view, totals)
    city, city_high = fitted_city(view, districts, outlined, idea.plan, CITY_WIDTH, CITY_HEIGHT)
    y = HEAD + max(seats_high, city_high)
    parts = [
        draw_head(view, totals),
        group(f"translate({EDGE} {number(HEAD + (y - HEAD - city_high) / 2)})", city),
        group(f"translate({WIDTH - EDGE - SEATS_WIDTH} {HEAD})", seats),
    ]
    if idea.words:
        caption, high = draw_caption(idea.words, WIDTH - 2 * EDGE)
        parts.append(group(f"translate({EDGE} {number(y + EDGE)})", caption))
        y += EDGE + high
    if view.own is not None:
        hand, high = draw_hand(view, view.own, idea.chosen, WIDTH - 2 * EDGE)
        parts.append(group(f"translate({EDGE} {number(y + EDGE)})", hand))
        y += EDGE + high if high else 0
    words = [*list_city(view), *(f"{seat_words(view, seat)}." for seat in range(len(view.seats)))]
    return document(WIDTH, y + EDGE, title_of(view), " ".join(words), parts)


def draw_game(state: GameState, view: View, districts: bool = False, move: Move | str | None = None) -> str:
    """Draw a game as its viewer may know it, with what a move would do; scores are told at the end only."""
    totals = total_scores(state) if view.over else None
    idea = idea_of(state, view, move)
    return picture(view, district_scores(state), outlined=districts, idea=idea, totals=totals)


def city_svg(
    position: str, *, districts: bool = False, seat: int | None = None, move: str | None = None
) -> str:
    """Draw only the city of a position, given as text; `move` is the seat's or that of the player to move."""
    state = read_position(position)
    names = [str(seat + 1) for seat in range(state.players)]
    view = view_at(Moment(state, names), seat)
    idea = idea_of(state, view, move)
    box = box_around(spaces_of(view, idea.plan), MARGIN)
    city, high = fitted_city(view, district_scores(state), districts, idea.plan, box.width, box.height)
    return document(box.width, high, say("picture-city"), " ".join(list_city(view)), [city])


def as_image(svg: str) -> str:
    """Return a picture as an element of HTML that shares nothing with the page around it."""
    data = b64encode(svg.encode()).decode()
    title = svg.partition("<title>")[2].partition("</title>")[0]
    return f'<img alt="{title}" style="max-width: 100%" src="data:image/svg+xml;base64,{data}">'


def document(width: float, height: float, title: str, words: str, parts: Sequence[str]) -> str:
    """Return a whole picture, with what it shows in words."""
    joined = "\n".join(parts)
    width, height = ceil(width), ceil(height)
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="{FONTS}">'
        f"<title>{clean(title)}</title><desc>{clean(words)}</desc><defs>{DEFINITIONS}</defs>"
        f"{rect(0, 0, width, height, 0, fill(BACKGROUND))}\n{joined}\n</svg>\n"
    )


def fitted_city(
    view: View, districts: Sequence[DistrictScore], outlined: bool, plan: Plan, width: float, height: float
) -> tuple[str, float]:
    """Draw the city as large as there is room for it, and return how high it is."""
    box = box_around(spaces_of(view, plan), MARGIN)
    scale = min(LARGEST, width / box.width, height / box.height)
    aside = (width - box.width * scale) / 2
    place = f"translate({number(aside - box.x * scale)} {number(-box.y * scale)}) scale({scale:.4f})"
    return group(place, draw_board(view, districts, outlined, plan)), box.height * scale


def title_of(view: View) -> str:
    """Say what the picture shows."""
    if view.over:
        return say("picture-over")
    return say("picture-round", round=view.round)


def draw_head(view: View, totals: Sequence[int] | None) -> str:
    """Draw the name of the game, the round, and what is left to draw or who has won."""
    stem = f'<path d="{STEM}" fill="none" stroke="{LEAF}" stroke-width="5"/>'
    leaf = f'<path d="{LEAF_SHAPE}" fill="{LEAF}"/>{stem}'
    left = commas([say("tiles", tiles=view.supply), say("cards", cards=view.deck)])
    parts = [
        group(f"translate({EDGE} 10) scale(.36)", leaf),
        text(EDGE + 46, 37, title_of(view), 22, HALO, BOLD),
    ]
    if totals is not None:
        parts.append(text(WIDTH - EDGE, 37, victory(view, totals), 17, HALO, f"{BOLD} {END}"))
    elif not view.over:
        parts.append(text(WIDTH - EDGE, 36, say("picture-left", left=left), 14, INK2, END))
    if view.last_round and not view.over:
        parts.append(text(WIDTH / 2, 36, say("picture-last"), 15, HALO, f'{BOLD} text-anchor="middle"'))
    return "".join(parts)


def victory(view: View, totals: Sequence[int]) -> str:
    """Say who has won, and with how many points."""
    best = max(totals)
    names = [seat.name for seat, total in zip(view.seats, totals) if total == best]
    words = say("wins", amount=len(names), names=listing(names), points=say("points", points=best))
    return shortened(words, WIDTH * 0.55, 17)


def draw_caption(words: str, width: float) -> tuple[str, float]:
    """Draw what a move would do in words, and return how high that is."""
    lines = [line for part in words.splitlines() for line in wrapped(part, width - 32, CAPTION)]
    high = len(lines) * CAPTION * 1.25 + 22
    panel = rect(0, 0, width, high, 10, fill(SURFACE, LINE, 1.5))
    return panel + paragraph(16, 26, lines, CAPTION), high
