"""The city in a picture: meadow, plots, tokens, buildings and districts, and what a move would change."""

from collections.abc import Sequence
from typing import Final

import msgspec

from ginkgopolis.draw import outline as o
from ginkgopolis.draw.city import building_line, is_prestige
from ginkgopolis.draw.ink import (
    BOLD,
    COLOURS,
    CREAM,
    END,
    HALO,
    INK,
    ITEM_OF,
    LEAF,
    LEAF_SHAPE,
    LIGHT_MEADOW,
    LIME,
    MEADOW,
    MIDDLE,
    PARK,
    PARK_SIDE,
    PLAYERS,
    PLOT,
    STEM,
    STRONG_LINE,
    SURFACE,
    TREES,
    Player,
    fill,
    group,
    named,
    number,
    pill,
    rect,
    symbol,
    text,
)
from ginkgopolis.language import say
from ginkgopolis.scores.shapes import DistrictScore
from ginkgopolis.view.shapes import BuildingView, TokenPlace, View

MARGIN: Final = 16
TWO_DIGITS: Final = 10
FREE: Final = 108  # how high a building may be without touching the tag of one behind it


class Plan(msgspec.Struct, frozen=True):
    """What a move would do in the city."""

    lit: o.Place | None = None
    """The building or token that the card names, or where a token goes."""
    tile: str | None = None
    """The tile that would come there."""
    owner: int | None = None
    tokens: tuple[TokenPlace, ...] = ()
    """Where tokens would lie."""


def spaces_of(view: View, plan: Plan) -> list[o.Place]:
    """Return every space that a picture of the city shows."""
    built = [(building.east, building.south) for building in view.buildings]
    tokens = [(token.east, token.south) for token in (*view.tokens, *plan.tokens)]
    return sorted({*built, *o.plots(built), *tokens})


def draw_board(view: View, districts: Sequence[DistrictScore], outlined: bool, plan: Plan) -> str:
    """Draw the city, in units of `outline`; `outlined` districts have a frame and a tag."""
    names = [seat.name for seat in view.seats]
    parts = [draw_ground(view, plan), *(carpet(view, district, outlined) for district in districts)]
    moving = {token.letter for token in plan.tokens}
    things = [
        (token.south, token.east, draw_token(token, plan.lit, token.letter in moving))
        for token in view.tokens
        if plan.tile is None or (token.east, token.south) != plan.lit
    ]
    things += [(one.south, one.east, draw_building(one, names, plan)) for one in view.buildings]
    parts += [drawn for _, _, drawn in sorted(things)]
    parts += [draw_ghost(view, plan), *(draw_step(view, token) for token in plan.tokens)]
    if outlined:
        parts += draw_tags(view, districts)
    return "\n".join(part for part in parts if part)


def draw_ground(view: View, plan: Plan) -> str:
    """Draw the meadow and the plots on it."""
    built = [(building.east, building.south) for building in view.buildings]
    held = {(token.east, token.south) for token in view.tokens}
    spaces = spaces_of(view, plan)
    parts = [
        f'<path d="{o.contour(spaces, inset, radius)}" fill="{colour}"/>' for inset, radius, colour in GROUND
    ]
    for place in o.plots(built):
        dashes = '5 5" fill="#ffffff" fill-opacity=".25' if place in held else '1 7" opacity=".75" fill="none'
        style = f'stroke="{PLOT}" stroke-width="1.5" stroke-linecap="round" stroke-dasharray="{dashes}"'
        x, y = place[0] * o.SPACE_WIDTH + 14, place[1] * o.SPACE_HEIGHT + 24
        parts.append(rect(x, y, o.SPACE_WIDTH - 28, o.SPACE_HEIGHT - 46, 16, style))
    return "".join(parts)


GROUND: Final = ((-10, 60, MEADOW), (10, 52, LIGHT_MEADOW))


def carpet(view: View, district: DistrictScore, outlined: bool) -> str:
    """Draw what the buildings of a district share."""
    tint = COLOURS[district.colour[0].upper()]
    places = [(view.buildings[at].east, view.buildings[at].south) for at in district.places]
    frame = f'fill-opacity=".42" stroke="{tint.edge}" stroke-width="4"' if outlined else 'fill-opacity=".2"'
    return f'<path d="{o.contour(places, 2.5, 20)}" fill="{tint.fill}" {frame}/>'


def draw_token(token: TokenPlace, lit: o.Place | None, leaving: bool = False) -> str:
    """Draw an urbanization token: a leaf with its letter."""
    ring = glow(100) if (token.east, token.south) == lit else ""
    leaf = group(
        "translate(-43 -90) scale(.86)",
        f'<path d="{LEAF_SHAPE}" fill="{LEAF}"/>',
        f'<path d="{STEM}" fill="none" stroke="{LEAF}" stroke-width="5" stroke-linecap="round"/>',
    )
    letter = text(0, -50, token.letter, 27, "#ffffff", f"{BOLD} {MIDDLE}")
    body = f'<g opacity=".45">{leaf}{letter}</g>' if leaving else leaf + letter
    return named(say("city-token", letter=token.letter), group(at(token.east, token.south), ring, body))


def draw_building(one: BuildingView, names: Sequence[str], plan: Plan) -> str:
    """Draw a building as it stands, unless another floor would be built on it."""
    is_lit = (one.east, one.south) == plan.lit
    if is_lit and plan.tile is not None:
        return ""
    ring = glow(o.stack_height(one.tile, one.height)) if is_lit else ""
    return named(building_line(one, names), group(at(one.east, one.south), ring, stack(one)))


def draw_ghost(view: View, plan: Plan) -> str:
    """Draw the building that a tile would make, with a ring around it."""
    if plan.lit is None or plan.tile is None:
        return ""
    east, south = plan.lit
    under = next((one for one in view.buildings if (one.east, one.south) == plan.lit), None)
    covered = (*under.covered, under.tile) if under else ()
    ghost = BuildingView(plan.tile, east, south, len(covered) + 1, plan.owner, plan.tile != o.GREEN, covered)
    if under and under.height >= ghost.height:  # floors may be hidden
        ghost = msgspec.structs.replace(ghost, height=under.height + 1)
    ring = glow(o.stack_height(ghost.tile, ghost.height))
    words = building_line(ghost, [seat.name for seat in view.seats])
    return named(say("picture-would-be", building=words), group(at(east, south), ring, stack(ghost)))


def draw_step(view: View, token: TokenPlace) -> str:
    """Draw a token where a move would put it, with an arrow from where it lies."""
    place = (token.east, token.south)
    start = next(((old.east, old.south) for old in view.tokens if old.letter == token.letter), None)
    way = ""
    if start is not None and start != place:
        style = f'fill="none" stroke="{HALO}" stroke-width="6" stroke-linecap="round"'
        way = f'<path d="{o.arrow(start, place)}" {style} marker-end="url(#ginkgo-arrow)"/>'
    return draw_token(token, place) + way


def at(east: int, south: int) -> str:
    """Return the way to the base line of a space."""
    return f"translate({number(o.middle_x(east))} {number(o.base_y(south))})"


def glow(tall: float) -> str:
    """Draw the ring around what a move is about."""
    return rect(-58, -tall - 8, 116, tall + 15, 19, f'fill="{LIME}" fill-opacity=".75"') + rect(
        -56, -tall - 6, 112, tall + 11, 17, fill("none", HALO, 4.5)
    )


def stack(one: BuildingView) -> str:
    """Draw a building or green space, standing on the origin."""
    owner = None if one.owner is None else PLAYERS[one.owner]
    shade = '<ellipse cx="3" cy="2" rx="53" ry="7" fill="#0d1a12" fill-opacity=".16"/>'
    if one.tile == o.GREEN:
        return shade + park() + (pill(owner, -44, -40, 1) if owner else "")
    return shade + floors(one.height, owner) + face(one, owner, -o.stack_height(one.tile, one.height))


def park() -> str:
    """Draw a green space."""
    trees = ((-38, -76, 34), (-10, -64, 26), (14, -80, 30))
    return (
        rect(-50, -24, 100, 24, 16, fill(PARK_SIDE))
        + rect(-50, -86, 100, 80, 22, fill(PARK))
        + "".join(symbol("tree", x, y, size, TREES) for x, y, size in trees)
    )


def floors(height: int, owner: Player | None) -> str:
    """Draw a slab per floor, in the owner's colour."""
    thick = o.slab(height)
    separator = owner.separator if owner else STRONG_LINE
    colour = owner.tint.fill if owner else "url(#ginkgo-hatch)"
    tall = height * thick
    parts = [rect(-50, -tall - 16, 100, tall + 16, 6, fill(separator, INK, 0.8))]
    for floor in range(height):
        last = floor == height - 1
        y, deep = -(floor + 1) * thick - (14 if last else -0.9), thick - 1.8 + (14.9 if last else 0)
        parts.append(rect(-49, y, 98, deep, 5 if last else 3.2, fill(colour)))
    return "".join(parts)


def face(one: BuildingView, owner: Player | None, top: float) -> str:
    """Draw the top tile: number, what it gives, floors and owner."""
    tint, item = COLOURS[one.tile[0]], ITEM_OF[one.tile[0]]
    closed = is_prestige(one)
    shown = one.tile[1:]
    size = 32 if closed else 41 if int(shown) < TWO_DIGITS else 33
    parts = [
        rect(-50, top, 100, o.FACE, 11, fill(tint.fill, tint.edge, 1.6)),
        symbol(item, -7, top + 29, 54, tint.text, 'opacity=".15"'),
        text(-37 if closed else -43, top + 40, shown, size, tint.text, BOLD),
        symbol("lock" if closed else item, 9, top + (15 if closed else 10), 15 if closed else 18, tint.text),
        text(
            37 if closed else 43,
            top + (30 if closed else 27),
            str(one.height),
            20,
            tint.text,
            f"{BOLD} {END}",
        ),
    ]
    if closed:
        parts.append(rect(-45, top + 5, 90, o.FACE - 10, 8, fill("none", tint.text, 1.6)))
        parts.append(rect(-41.5, top + 8.5, 83, o.FACE - 17, 6, fill("none", tint.text, 0.8)))
    if owner:
        parts.append(pill(owner, -40 if closed else -44, top + o.FACE - (39 if closed else 35), one.height))
    if one.site and not closed:
        parts.append(site_mark(tint.text, top))
    return "".join(parts)


def site_mark(colour: str, top: float) -> str:
    """Draw the frame and the crane of a construction site."""
    dashes = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="5 4.5"'
    y = top + o.FACE - 20
    crane = f'<circle cx="28" cy="{number(y)}" r="14.5" fill="{CREAM}" stroke="{INK}" stroke-width="1.6"/>'
    frame = rect(-45, top + 5, 90, o.FACE - 10, 7, dashes)
    return frame + crane + symbol("site", 18.5, y - 9.5, 19, INK)


def draw_tags(view: View, districts: Sequence[DistrictScore]) -> list[str]:
    """Draw the name of each district with the points of its first and second."""
    used: list[o.Place] = []
    tags = []
    for district, name in zip(districts, district_names(districts)):
        place = tag_place(view, district, used)
        used.append(place)
        x, y = o.middle_x(place[0]) - 46, (place[1] + 1) * o.SPACE_HEIGHT - 5
        tags.append(group(f"translate({number(x)} {number(y)})", tag(district, name)))
    return tags


def district_names(districts: Sequence[DistrictScore]) -> list[str]:
    """Return names such as R1 and R2: the richest district of a colour is its first."""
    richest = sorted(
        range(len(districts)), key=lambda at: (-districts[at].resources, -len(districts[at].places))
    )
    count: dict[str, int] = {}
    names = [""] * len(districts)
    for at in richest:
        letter = districts[at].colour[0].upper()
        count[letter] = count.get(letter, 0) + 1
        names[at] = f"{letter}{count[letter]}"
    return names


def tag_place(view: View, district: DistrictScore, used: Sequence[o.Place]) -> o.Place:
    """Return the space of a district whose lower edge takes the tag without hiding a number."""
    built = {(one.east, one.south): one for one in view.buildings}
    tokens = {(token.east, token.south) for token in view.tokens}

    def cost(place: o.Place) -> float:
        east, south = place
        below = built.get((east, south + 1))
        crowded = any(other[1] == south and abs(other[0] - east) < 2 for other in used)
        hidden = 0.3 + max(0.0, o.stack_height(below.tile, below.height) - FREE) / 5 if below else 0
        return hidden + 1.2 * ((east + 1, south) in tokens) + 20 * crowded

    return min(((view.buildings[at].east, view.buildings[at].south) for at in district.places), key=cost)


def tag(district: DistrictScore, name: str) -> str:
    """Draw the tag of a district."""
    tint = COLOURS[district.colour[0].upper()]
    x, parts = 34.0, []
    for rank in district.ranking[:2]:
        player, points = PLAYERS[rank.seat], str(rank.points)
        circle = f'<circle cx="{number(x + 12)}" cy="0" r="11" fill="{player.tint.fill}" stroke="{INK}"/>'
        parts += [
            circle,
            symbol(player.name, x + 6, -6, 12, player.tint.text),
            text(x + 27, 6.5, points, 18, INK, BOLD),
        ]
        x += 33 + len(points) * 11
    plate = rect(-6, -17, x + 8, 34, 12, fill(SURFACE, INK, 1.3))
    label = rect(-1, -12, 30, 24, 7, fill(tint.fill)) + text(14, 5.5, name, 15, tint.text, f"{BOLD} {MIDDLE}")
    return plate + label + "".join(parts)
