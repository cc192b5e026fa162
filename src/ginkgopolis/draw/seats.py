"""The table of seats in a picture: what everybody has, and what was revealed."""

from collections.abc import Sequence
from typing import Final

from ginkgopolis.draw.hand import ITEMS, chip
from ginkgopolis.draw.ink import (
    ACCENT,
    BOLD,
    COLOURS,
    END,
    HALO,
    INK,
    INK2,
    INK3,
    ITEM_TINTS,
    LEAF,
    LEAF_SHAPE,
    LINE,
    MIDDLE,
    PARK,
    PLAYERS,
    STEM,
    SURFACE,
    TREES,
    fill,
    group,
    named,
    rect,
    shortened,
    symbol,
    text,
    width_of,
)
from ginkgopolis.draw.outline import GREEN
from ginkgopolis.engine.cards import (
    bonus_action,
    bonus_points,
    character_action,
    character_colour,
    is_permanent,
)
from ginkgopolis.engine.ids import CONSTRUCT, EXPLOIT, POINT, URBANIZE, colour_of, number_of
from ginkgopolis.expansions import Parts
from ginkgopolis.language import say
from ginkgopolis.language.phrases import commas
from ginkgopolis.language.words import bonus_summary
from ginkgopolis.notation import read_card
from ginkgopolis.view.shapes import SeatView, View

WIDTH: Final = 340
HEIGHT: Final = 112
GAP: Final = 10
UNKNOWN: Final = "?"
USUAL_COUNTS: Final = 5  # without those of modules
ROLE: Final = Parts("draw", "role")
COUNT: Final = Parts("draw", "count")
REVEALED: Final = Parts("draw", "revealed")
ACTIONS: Final = (("exploit", EXPLOIT), ("urbanize", URBANIZE), ("construct", CONSTRUCT))


def draw_seats(view: View, totals: Sequence[int] | None) -> tuple[str, float]:
    """Draw every seat below the other, and return how high that is; `totals` are final scores."""
    panels = [
        group(f"translate(0 {seat * (HEIGHT + GAP)})", draw_seat(view, seat, totals))
        for seat in range(len(view.seats))
    ]
    return "\n".join(panels), len(panels) * (HEIGHT + GAP) - GAP


def draw_seat(view: View, seat: int, totals: Sequence[int] | None) -> str:
    """Draw one seat: who it is, what it has, what its cards bring, and what it has revealed."""
    one, player = view.seats[seat], PLAYERS[seat]
    stands_out = is_special(view, seat, totals)
    state = state_words(view, seat, totals)
    name = shortened(one.name, WIDTH - 110 - width_of(state, 13), 17)
    x = 60 + 1.15 * width_of(name, 17)  # names are bold
    first = seat == view.first_player and not view.hal
    role = next((words for part in ROLE.of(view.modules) if (words := part(one))), "")
    role = shortened(role, WIDTH - x - 56 - width_of(state, 13), 12)
    parts = [
        rect(0, 0, WIDTH, HEIGHT, 10, fill(SURFACE, HALO, 3) if stands_out else fill(SURFACE, LINE, 1.5)),
        rect(5, 12, 6, HEIGHT - 24, 3, fill(player.tint.fill, INK3, 0.5)),
        chip(player, 33, 25, 13),
        text(55, 31, name, 17, INK, BOLD),
        first_leaf(x) if first else "",
        text(x + 24 * first, 30, role, 12, INK2) if role else "",
        text(WIDTH - 12, 30, state, 13, ACCENT if stands_out else INK3, f"{BOLD} {END}"),
        counts_row(view, one),
        f'<path d="M18 76H{WIDTH - 14}" stroke="{LINE}"/>',
        tableau(one),
        revealed(view, one),
    ]
    return named(seat_words(view, seat), *parts)


def state_words(view: View, seat: int, totals: Sequence[int] | None) -> str:
    """Say what a seat is doing, or what it has scored."""
    if totals is not None:
        return say("points", points=totals[seat])
    if seat in view.pending:
        return say("picture-choosing")
    all_choose = any(not view.seats[other].ready for other in view.pending)
    chosen = all_choose and view.seats[seat].ready and not view.hal
    return say("picture-ready") if chosen else ""


def is_special(view: View, seat: int, totals: Sequence[int] | None) -> bool:
    """Does a seat stand out, because it has won or others wait for it?"""
    if totals is not None:
        return totals[seat] == max(totals)
    return seat in view.pending and len(view.pending) < len(view.seats)


def seat_words(view: View, seat: int) -> str:
    """Return all that is known of a seat, in words."""
    one = view.seats[seat]
    counts = (("resources", one.resources), ("tiles", one.tiles), ("points", one.points), ("cards", one.hand))
    words = [say(item, **{item: amount}) for item, amount in counts if amount is not None]
    kept = [read_card(card) for card in one.kept]
    bonuses = bonus_summary(one.characters, kept)
    has = commas(words)
    return say("picture-seat", name=one.name, has=has, brings="yes" if bonuses else "no", bonuses=bonuses)


def first_leaf(x: float) -> str:
    """Draw the leaf of the first player."""
    leaf = f'<path d="{LEAF_SHAPE}" fill="{LEAF}"/>'
    stem = f'<path d="{STEM}" fill="none" stroke="{LEAF}" stroke-width="6"/>'
    return named(say("picture-first"), group(f"translate({x:.1f} 14) scale(.2)", leaf, stem))


def counts_row(view: View, one: SeatView) -> str:
    """Draw what a player has behind the screen and in hand."""
    counts: list[tuple[str, int | None, str]] = [
        (item, amount, ITEM_TINTS[item])
        for item, amount in zip(ITEMS, (one.resources, one.tiles, one.points))
    ]
    if not view.hal:
        counts.append(("newhand", one.new_hands, TREES))
        counts.append(("deck", one.hand, INK2))
    counts += [counted for count in COUNT.of(view.modules) if (counted := count(one))[1]]
    step = (WIDTH - 28) / max(USUAL_COUNTS, len(counts))
    size = 19 if len(counts) <= USUAL_COUNTS else 16
    parts = []
    for at, (name, amount, colour) in enumerate(counts):
        x = 18 + at * step
        shown = UNKNOWN if amount is None else str(amount)
        parts += [symbol(name, x, 48, size, colour), text(x + size + 5, 64, shown, size - 2, INK, BOLD)]
    return "".join(parts)


def bonuses_of(one: SeatView, action: int) -> list[int]:
    """Add up what the cards of a player bring with an action: resources, tiles and points."""
    amounts = [0, 0, 0]
    for character in one.characters:
        if character_action(character) == action:
            amounts[character_colour(character)] += 1
    for card in map(read_card, one.kept):
        if is_permanent(number_of(card)) and bonus_action(number_of(card)) == action:
            amounts[colour_of(card)] += 1
            amounts[POINT] += bonus_points(number_of(card))
    return amounts


def tableau(one: SeatView) -> str:
    """Draw what a player's cards bring, action by action, and how many score at the end."""
    x, parts = 18.0, []
    for name, action in ACTIONS:
        parts.append(symbol(name, x, 85, 16, INK2))
        x += 20
        amounts = bonuses_of(one, action)
        for item, amount in zip(ITEMS, amounts):
            if amount:
                parts += [
                    text(x, 98, str(amount), 14, INK, BOLD),
                    symbol(item, x + 10, 86, 13, ITEM_TINTS[item]),
                ]
                x += 27
        if not any(amounts):
            parts.append(text(x, 98, "–", 14, INK3))
            x += 12
        x += 6
    final = sum(not is_permanent(number_of(read_card(card))) for card in one.kept)
    parts += [symbol("final", x, 85, 16, INK2), text(x + 20, 98, str(final), 14, INK, BOLD)]
    return "".join(parts)


def revealed(view: View, one: SeatView) -> str:
    """Draw the card that a player has revealed, and the tile with it."""
    if one.card is None:
        return ""
    things = [one.card, *([one.tile] if one.tile else [])]
    x = WIDTH - 12 - 34 * len(things)
    parts = [small(thing, x + at * 34) for at, thing in enumerate(things)]
    words = commas([*things, *[more for part in REVEALED.of(view.modules) if (more := part(one))]])
    return named(words, *parts)


def small(thing: str, x: float) -> str:
    """Draw a card or tile in few strokes."""
    colour, ink = (PARK, INK) if thing == GREEN else (LEAF, "#ffffff")
    if thing[1:]:
        colour, ink, _ = COLOURS[thing[0]]
    shown = thing[1:] or thing
    return rect(x, 81, 30, 24, 6, fill(colour)) + text(x + 15, 98.5, shown, 15, ink, f"{BOLD} {MIDDLE}")
