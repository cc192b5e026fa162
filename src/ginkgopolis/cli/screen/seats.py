"""The column beside the city: who has what, or who would score in which district."""

from typing import Final

from ginkgopolis.cli.screen.stage import Scene, Stage
from ginkgopolis.cli.screen.text import Line, apart, fill
from ginkgopolis.cli.show import COUNTS, called
from ginkgopolis.draw.city import owner_marks
from ginkgopolis.expansions import Parts
from ginkgopolis.language import say
from ginkgopolis.view import SeatView, View

TO_DECIDE: Final = "▸"
READY: Final = "✓"
FIRST: Final = "★"
ROLE: Final = Parts("cli", "role")
TALL: Final = 4  # lines for each seat where there is room


def draw_side(stage: Stage, width: int, height: int) -> list[Line]:
    """Draw the column, of districts or of seats."""
    assert stage.scene is not None
    lines = district_lines(stage.scene, width) if stage.districts else seat_lines(stage.scene, width, height)
    return fill(lines, width, height)


def seat_lines(scene: Scene, width: int, height: int) -> list[Line]:
    """Return a few lines for each player."""
    view = scene.view
    marks = owner_marks([seat.name for seat in view.seats])
    room = min(TALL, height // len(view.seats))
    lines: list[Line] = []
    for number, seat in enumerate(view.seats):
        block = [name_line(view, number, marks[number], width), items_line(seat), store_line(view, seat)]
        lines += [*block, more_line(view, seat)][: max(2, room)]
    return lines


def name_line(view: View, number: int, mark: str, width: int) -> Line:
    """Return who it is, with what was played in this round."""
    seat = view.seats[number]
    sign = TO_DECIDE if number in view.pending else READY if seat.ready else " "
    first = f" {FIRST}" if number == view.first_player and not view.hal else ""
    style = "class:you" if number == view.seat else "class:name"
    played = "+".join(part for part in (seat.card, seat.tile) if part)
    shown = next(filter(None, [played, *[role(seat) for role in ROLE.of(view.modules)]]), "")
    name = f"{mark} {called(seat.name, number, view.seat)}"
    left: Line = [("class:sign", sign), (style, name), ("class:sign", first)]
    return apart(left, [("class:played", f" {shown}" if shown else "")], width)


def items_line(seat: SeatView) -> Line:
    """Return what is behind a screen, as far as it is known."""
    counts = {"resources": seat.resources, "tiles": seat.tiles, "points": seat.points}
    known = {name: "?" if count is None else str(count) for name, count in counts.items()}
    return [("", " " + say("screen-items", **known))]


def store_line(view: View, seat: SeatView) -> Line:
    """Return what else a player has."""
    stock = str(seat.stock)
    cards = str(len(seat.characters) + len(seat.kept))
    if view.hal:
        return [("class:dim", " " + say("screen-store-alone", stock=stock, cards=cards))]
    return [("class:dim", " " + say("screen-store", stock=stock, cards=cards, hands=str(seat.new_hands)))]


def more_line(view: View, seat: SeatView) -> Line:
    """Return what modules count, where there is room for it."""
    counts = [count for more in COUNTS.of(view.modules) for count in more(view, seat).items()]
    return [("class:dim", " " + " · ".join(f"{heading} {count}" for heading, count in counts))]


def district_lines(scene: Scene, width: int) -> list[Line]:
    """Return a line for each district: its number, its colour and size, and who scores."""
    marks = owner_marks([seat.name for seat in scene.view.seats])
    lines: list[Line] = [[("class:name", say("screen-districts"))]]
    for number, one in enumerate(scene.districts, start=1):
        shares = " ".join(f"{marks[rank.seat]} {rank.points}" for rank in one.ranking if rank.points)
        head = f"#{number} "
        tiles = f"{len(one.buildings)}×"
        lines.append([("", head), (f"class:{one.colour}", tiles), ("", f" {shares}")])
    return lines if scene.districts else [*lines, [("class:dim", say("no-districts"))]]
