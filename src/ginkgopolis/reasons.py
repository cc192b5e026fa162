"""Why a move is not legal, in one sentence that tells the seat nothing it may not know."""

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.ids import GREEN_SPACE, NONE
from ginkgopolis.engine.rules import legal_moves, question
from ginkgopolis.engine.state import (
    CHOOSE,
    DRAFT,
    EVENTS,
    GIVE_BACK,
    ITEM,
    PURCHASE,
    QUALITY,
    SPLIT,
    TIMING,
    TOKEN,
    GameState,
)
from ginkgopolis.errors import UnreadableMove
from ginkgopolis.notation import card_text, move_order, move_text, read_move, tile_text

NO_MOVE = "This is not a move of the game."
HIGHEST_CODE = 1 << 62  # more than any move has, and less than the compiled engine can hold
QUESTIONS = {
    DRAFT: "keep one of your characters",
    CHOOSE: "choose a card, alone or with a tile",
    ITEM: "take a resource or a tile",
    TOKEN: "say where the urbanization token goes",
    GIVE_BACK: "give back tiles or say done",
    EVENTS: "keep two of the four events",
    SPLIT: "say which tiles you draw",
    TIMING: "say whether the event happens before or after the action",
    QUALITY: "say what you lose",
    PURCHASE: "buy the missing resources or decline",
}


def why_illegal(state: GameState, seat: int, move: int) -> str:
    """Say why a seat that may decide something may not decide this."""
    if not 0 <= move < HIGHEST_CODE:
        return NO_MOVE
    try:
        text = move_text(move)
        if read_move(text) != move:
            return NO_MOVE
    except (LookupError, UnreadableMove):
        return NO_MOVE
    kind = m.kind_of(move)
    asked = question(state)
    if kind == m.TAKE_BACK:
        return "There is no sealed choice of yours to take back."
    if state.is_ready(seat) and asked in (DRAFT, EVENTS, CHOOSE, GIVE_BACK):
        return f"You cannot play {text}: your choice is sealed; take it back first."
    if asked == CHOOSE and state.asking[seat] != NONE:
        options = options_of(state, seat)
        return f"You cannot play {text} now: something goes with the card first; possible are {options}."
    if asked == CHOOSE and kind == m.COMMIT:
        return why_not_committed(state, seat, move)
    if asked == CHOOSE and kind == m.NEW_HAND:
        return "You have no New Hand token left."
    if asked == GIVE_BACK and kind == m.GIVE:
        return f"You cannot give back {tile_text(m.field(move, 0))}: it is not behind your screen."
    if asked == DRAFT and kind == m.KEEP:
        return f"You cannot keep {text}: it is not among the cards you may keep."
    options = options_of(state, seat)
    if asked == TOKEN and kind in (m.TOKEN_BESIDE, m.TOKEN_TO, m.TOKEN_SHIFT):
        return f"The token cannot go {text}; the places allowed by the order of the letters are {options}."
    return f"You cannot play {text} now: you have to {QUESTIONS[asked]}; possible are {options}."


def options_of(state: GameState, seat: int) -> str:
    """List what a seat may do."""
    return ", ".join(move_text(code) for code in sorted(legal_moves(state, seat), key=move_order))


def why_not_committed(state: GameState, seat: int, move: int) -> str:
    """Say which part of a commitment the player does not have."""
    card, tile = m.card_of(move), m.tile_with(move)
    if card not in state.hands[seat]:
        hand = ", ".join(card_text(held) for held in sorted(state.hands[seat]))
        return f"You cannot play {card_text(card)}: it is not in your hand, which is {hand}."
    if tile == GREEN_SPACE and GREEN_SPACE in state.tiles[seat]:
        return f"You cannot play {move_text(move)}: a green space goes only with an urbanization card."
    held = ", ".join(tile_text(behind) for behind in sorted(state.tiles[seat])) or "nothing"
    return f"You cannot play the tile {tile_text(tile)}: behind your screen you have {held}."
