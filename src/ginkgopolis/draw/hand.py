"""What a seat holds in a picture: cards and tiles, and what it has laid face down."""

import re
from collections.abc import Sequence
from typing import Final

from ginkgopolis.draw.ink import (
    BOLD,
    COLOURS,
    HALO,
    INK,
    INK2,
    INK3,
    ITEM_OF,
    ITEM_TINTS,
    LEAF,
    LEAF_SHAPE,
    LIME,
    LINE,
    MIDDLE,
    PARK,
    PARK_SIDE,
    PLAYERS,
    SURFACE,
    TREES,
    Player,
    fill,
    fitting,
    group,
    named,
    number,
    paragraph,
    pill,
    rect,
    shortened,
    symbol,
    text,
    wrapped,
)
from ginkgopolis.draw.outline import GREEN
from ginkgopolis.engine.cards import character_colour
from ginkgopolis.expansions import Parts
from ginkgopolis.language import say
from ginkgopolis.language.words import (
    card_effect,
    card_words,
    character_effect,
    character_title,
    expert_effect,
    expert_title,
    tile_words,
)
from ginkgopolis.notation import read_card, read_tile
from ginkgopolis.view.shapes import BuildingView, OwnView, View

WIDTH: Final = 152
HEIGHT: Final = 190
GAP: Final = 10
LABEL: Final = 26
TILE: Final = 56
TILES_HIGH: Final = 3
LINES: Final = 4  # of what a card does, in the usual size
TITLE_SIZES: Final = (20, 17, 15, 12)
BOLD_WIDTH: Final = WIDTH - 36  # of a title, as a plain text is measured
ITEMS: Final = ("resource", "tile", "point")
EXPERT: Final = "#3d4a42"
CARD: Final = Parts("draw", "card")
TILE_UNDER: Final = Parts("draw", "tile")
SECTION: Final = Parts("draw", "section")
Section = tuple[str, list[str], int]
"""A heading, what stands below it, and how wide that is."""


def draw_hand(view: View, own: OwnView, chosen: frozenset[str], width: float) -> tuple[str, float]:
    """Draw what only the viewer sees in a row, and return how high it is; what is `chosen` has a ring."""
    x, parts = 0.0, []
    for heading, things, wide in sections(view, own, chosen):
        parts.append(group(f"translate({number(x)} 0)", text(0, 14, heading, 14, INK2, BOLD), *things))
        x += wide + 2 * GAP
    scale = min(1.0, width / max(1.0, x - 2 * GAP))
    return group(f"scale({scale:.3f})", *parts), (LABEL + HEIGHT) * scale


def sections(view: View, own: OwnView, chosen: frozenset[str]) -> list[Section]:
    """Return what there is to show: the draft, or what was laid face down, hand and tiles."""
    found = [
        in_a_row(say("picture-pack"), [draft_card(card, card in chosen) for card in own.pack]),
        in_a_row(say("picture-drafted"), [draft_card(card, False) for card in own.drafted]),
    ]
    laid = [card for card in (own.card, *[card(own) for card in CARD.of(view.modules)]) if card]
    found.append(in_a_row(say("picture-laid"), [draw_card(view, card, True) for card in laid]))
    under = [tile for tile in (own.tile, *[tile(own) for tile in TILE_UNDER.of(view.modules)]) if tile]
    found.append(in_columns(say("picture-laid-tiles") if under else "", under, frozenset(under)))
    found.append(in_a_row(say("picture-hand"), [draw_card(view, card, card in chosen) for card in own.hand]))
    found.append(in_columns(say("picture-tiles"), own.tiles, chosen))
    found.append(in_columns(say("picture-given"), own.given, frozenset(own.given)))
    found += [section(own) for section in SECTION.of(view.modules)]
    return [section for section in found if section[1]]


def in_a_row(heading: str, cards: Sequence[str]) -> Section:
    """Lay cards beside each other."""
    laid = [group(f"translate({at * (WIDTH + GAP)} {LABEL})", card) for at, card in enumerate(cards)]
    return heading, laid, len(cards) * (WIDTH + GAP) - GAP


def in_columns(heading: str, tiles: Sequence[str], chosen: frozenset[str]) -> Section:
    """Lay tiles below each other, three in a column."""
    laid = []
    for at, tile in enumerate(tiles):
        column, row = divmod(at, TILES_HIGH)
        place = f"translate({column * (TILE + GAP)} {LABEL + row * (TILE + GAP)})"
        laid.append(group(place, draw_tile(tile, tile in chosen)))
    columns = -(-len(tiles) // TILES_HIGH)
    return heading, laid, max(columns * (TILE + GAP) - GAP, 90 if tiles else 0)


def frame(chosen: bool, width: float, height: float) -> str:
    """Draw the ring around what is chosen."""
    if not chosen:
        return ""
    return rect(-5, -5, width + 10, height + 10, 15, f'fill="{LIME}"') + rect(
        -3, -3, width + 6, height + 6, 13, fill("none", HALO, 3)
    )


def paper(chosen: bool, head: str) -> str:
    """Draw a card without anything on it but its coloured head."""
    shape = f"M0 44V12Q0 0 12 0H{WIDTH - 12}Q{WIDTH} 0 {WIDTH} 12V44Z"
    return (
        frame(chosen, WIDTH, HEIGHT)
        + rect(0, 0, WIDTH, HEIGHT, 12, fill("#ffffff", LINE, 1.5))
        + f'<path d="{shape}" fill="{head}"/>'
    )


def draw_card(view: View, card: str, chosen: bool) -> str:
    """Draw a card: which building or plot, what it does alone, and what with a tile."""
    words = f"{card_words(read_card(card))}. {card_effect(read_card(card))}"
    if len(card) == 1:
        return named(words, letter_card(view, card, chosen))
    return named(words, building_card(view, card, chosen))


def building_card(view: View, card: str, chosen: bool) -> str:
    """Draw the card of a building."""
    tint, item = COLOURS[card[0]], ITEM_OF[card[0]]
    one = next((building for building in view.buildings if building.tile == card), None)
    effect = card_effect(read_card(card))
    size = 12.5 if len(wrapped(effect, WIDTH - 20, 12.5)) <= LINES else 11
    parts = [
        paper(chosen, tint.fill),
        text(10, 34, card[1:], 30, tint.text, BOLD),
        symbol(item, 14 + 19 * len(card[1:]), 13, 18, tint.text),
        owner_mark(one, tint.text),
        text(10, 63, say("picture-alone"), 12, INK3),
        amounts(10, 71, {item: one.height if one else 1}),
        f'<path d="M0 96H{WIDTH}" stroke="{LINE}" stroke-dasharray="3 3"/>',
        text(10, 113, shortened(say("picture-keep"), WIDTH - 14, 12), 12, INK3),
        paragraph(10, 130, wrapped(effect, WIDTH - 20, size, LINES + 1), size),
    ]
    return "".join(parts)


def owner_mark(one: BuildingView | None, colour: str) -> str:
    """Draw who owns the building of a card."""
    if one is None or one.owner is None:
        return ""
    return group("translate(100 9)", pill(PLAYERS[one.owner], 0, 0, one.height))


def letter_card(view: View, card: str, chosen: bool) -> str:
    """Draw an urbanization card."""
    token = next((token for token in view.tokens if token.letter == card), None)
    gives = dict(zip(ITEMS, token.gives)) if token else {}
    parts = [
        paper(chosen, LEAF),
        group("translate(88 -6) scale(.6)", f'<path d="{LEAF_SHAPE}" fill="#ffffff" fill-opacity=".22"/>'),
        text(12, 34, card, 30, "#ffffff", BOLD),
        text(10, 63, say("picture-alone"), 12, INK3),
        amounts(10, 71, {"resource": 1}),
        text(76, 86, say("picture-or"), 12.5, INK3, MIDDLE),
        amounts(100, 71, {"tile": 1}),
        f'<path d="M0 96H{WIDTH}" stroke="{LINE}" stroke-dasharray="3 3"/>',
        text(10, 113, shortened(say("picture-with-tile"), WIDTH - 14, 12), 12, INK3),
        amounts(10, 121, gives),
        paragraph(10, 158, wrapped(say("picture-letter", letter=card), WIDTH - 20, 12.5, 3), 12.5),
    ]
    return "".join(parts)


def draft_card(card: str, chosen: bool) -> str:
    """Draw a character or an expert, as moves name them."""
    if found := re.fullmatch(r"C(\d+)", card):
        character = int(found[1])
        tint = COLOURS["RBY"[character_colour(character)]]
        title, effect = character_title(character), character_effect(character)
        size = fitting(title, BOLD_WIDTH, TITLE_SIZES)
        head = paper(chosen, tint.fill) + text(10, 28, title, size, tint.text, BOLD)
    else:
        title, effect = expert_title(card), expert_effect(card)
        head = paper(chosen, EXPERT) + text(10, 28, shortened(title, WIDTH - 20, 15), 15, "#ffffff", BOLD)
    return named(f"{title}. {effect}", head, paragraph(10, 66, wrapped(effect, WIDTH - 20, 12.5, 8), 12.5))


def draw_tile(tile: str, chosen: bool) -> str:
    """Draw a tile as it lies behind a screen."""
    words = tile_words(read_tile(tile))
    if tile != GREEN:
        tint, item = COLOURS[tile[0]], ITEM_OF[tile[0]]
        drawn = rect(0, 0, TILE, TILE, 9, fill(tint.fill, tint.edge, 1.5))
        drawn += symbol(item, TILE - 19, 5, 14, tint.text) + text(7, TILE - 9, tile[1:], 26, tint.text, BOLD)
    else:
        drawn = rect(0, 0, TILE, TILE, 15, fill(PARK, PARK_SIDE, 1.5))
        drawn += symbol("tree", 6, 12, 26, TREES) + symbol("tree", 26, 18, 24, TREES)
    return named(words, frame(chosen, TILE, TILE), drawn)


def amounts(x: float, y: float, gains: dict[str, int], size: float = 17) -> str:
    """Draw amounts of items, each with its symbol; a dash for nothing."""
    parts = []
    for item, amount in gains.items():
        if amount:
            shown = f"+{amount}"
            parts.append(text(x, y + size * 0.85, shown, size * 0.95, INK, BOLD))
            x += size * (0.3 + 0.6 * len(shown))
            parts.append(symbol(item, x, y, size, ITEM_TINTS[item]))
            x += size * 1.4
    return "".join(parts) or text(x, y + size * 0.85, "–", size * 0.95, INK3)


def chip(player: Player, x: float, y: float, radius: float) -> str:
    """Draw a player's colour with its symbol."""
    size = radius * 1.1
    middle = f'cx="{number(x)}" cy="{number(y)}"'
    rim = f'<circle {middle} r="{number(radius + 2)}" fill="{SURFACE}" stroke="{INK3}" stroke-width=".8"/>'
    disc = f'<circle {middle} r="{number(radius)}" fill="{player.tint.fill}"/>'
    return rim + disc + symbol(player.name, x - size / 2, y - size / 2, size, player.tint.text)
