"""M6: the draft with experts, the master architect's lower tile and the banker's purchase."""

from typing import Final

from ginkgopolis.engine import layout
from ginkgopolis.engine.ids import NONE, is_letter
from ginkgopolis.engine.moves import buy_move, optional
from ginkgopolis.engine.state import PURCHASE, GameState
from ginkgopolis.notation import card_text, move_text, tile_text
from ginkgopolis.prompts.shapes import Addition, Items, Message, Option, Prompt, Values

DRAFT: Final = "M6.1"


def lower_tile(move: int) -> str:
    """Return the tile that goes under the other one, if any."""
    tile = optional(move)
    return "" if tile == NONE else tile_text(tile)


ADDITION: Final = Addition("lower tile", "M6.11", "slot-lower", "ask-lower-tile", lower_tile, on_card=False)


def purchase(state: GameState, seat: int) -> Prompt:
    """M6.7: the banker buys what is missing, or plays the card alone."""
    card, tile = state.cells[layout.CARDS + seat], tile_text(state.cells[layout.COMMITTED_TILES + seat])
    missing, points = state.frames[-1][2], state.cells[layout.POINTS + seat]
    pays, gains = bought(state, seat)
    buy = Option(
        move_text(buy_move(1)),
        words=Message("option-buy", {"count": missing, "tile": tile}),
        note=Message("option-points-left", {"before": points, "after": points - pays[2]}),
        pays=pays,
        gains=gains,
    )
    alone = Option(
        move_text(buy_move(0)),
        words=Message("option-decline"),
        icon="exploit",
        button="prompt-purchase.decline",
    )
    place = "plot" if is_letter(card) else "building"
    values: Values = {"count": missing, "tile": tile, "card": card_text(card), "place": place}
    return Prompt(
        kind="purchase",
        clause="M6.7",
        title=Message("prompt-purchase", values),
        asks="ask-purchase",
        button="prompt-purchase.button",
        options=(buy, alone),
        card=card_text(card),
    )


def bought(state: GameState, seat: int) -> tuple[Items, Items]:
    """Return what buying costs and brings, tried on a copy."""
    twin = state.copy()
    twin.modules.asked_by[PURCHASE].answer(twin, seat, buy_move(1))
    paid, got = (
        state.cells[layout.POINTS + seat] - twin.points[seat],
        twin.resources[seat] - state.cells[layout.RESOURCES + seat],
    )
    return (0, 0, paid), (got, 0, 0)


PROMPTS: Final = {PURCHASE: purchase}
