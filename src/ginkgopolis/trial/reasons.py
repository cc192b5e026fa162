"""Why a move is not legal, in one sentence that tells the seat nothing it may not know."""

from ginkgopolis.engine import layout
from ginkgopolis.engine import moves as m
from ginkgopolis.engine.ids import GREEN_SPACE, NONE
from ginkgopolis.engine.rules import legal_moves, question
from ginkgopolis.engine.state import CHOOSE, DRAFT, FIRST_OF_ONE, GIVE_BACK, TOKEN, GameState
from ginkgopolis.errors import IllegalMove, UnreadableMove
from ginkgopolis.language.words import key
from ginkgopolis.notation import card_text, in_order, move_text, read_move, tile_text
from ginkgopolis.view import QUESTION_NAMES

HIGHEST_CODE = 1 << 62  # more than any move has, and less than the compiled engine can hold


def why_illegal(state: GameState, seat: int, move: int) -> IllegalMove:
    """Say why a seat that may decide something may not decide this."""
    if not is_move(move):
        return IllegalMove("not-a-move")
    text = move_text(move)
    kind = m.kind_of(move)
    asked = question(state)
    if kind == m.TAKE_BACK:
        return IllegalMove("nothing-sealed")
    if state.is_ready(seat) and asked < FIRST_OF_ONE:
        return IllegalMove("sealed", move=text)
    if asked == CHOOSE and state.cells[layout.ASKING + seat] != NONE:
        return IllegalMove("addition-first", move=text, options=options_of(state, seat))
    if asked == CHOOSE and kind == m.COMMIT:
        return why_not_committed(state, seat, move)
    if asked == CHOOSE and kind == m.NEW_HAND:
        return IllegalMove("no-new-hand")
    if asked == GIVE_BACK and kind == m.GIVE:
        return IllegalMove("not-behind-screen", tile=tile_text(m.field(move, 0)))
    if asked == DRAFT and kind == m.KEEP:
        return IllegalMove("not-to-keep", move=text)
    options = options_of(state, seat)
    if asked == TOKEN and kind in (m.TOKEN_BESIDE, m.TOKEN_TO, m.TOKEN_SHIFT):
        return IllegalMove("no-place-for-token", move=text, options=options)
    return IllegalMove("not-asked", question=key(QUESTION_NAMES[asked]), move=text, options=options)


def is_move(code: int) -> bool:
    """Is this the code of a move at all?"""
    if not 0 <= code < HIGHEST_CODE:
        return False
    try:
        return read_move(move_text(code)) == code
    except (LookupError, UnreadableMove):
        return False


def options_of(state: GameState, seat: int) -> str:
    """Return what a seat may do, as it is written."""
    return ", ".join(move_text(code) for code in in_order(legal_moves(state, seat)))


def why_not_committed(state: GameState, seat: int, move: int) -> IllegalMove:
    """Say which part of a commitment the player does not have."""
    card, tile = m.card_of(move), m.tile_with(move)
    if card not in state.items(layout.HANDS + seat):
        hand = ", ".join(card_text(held) for held in sorted(state.items(layout.HANDS + seat)))
        return IllegalMove("not-in-hand", card=card_text(card), hand=hand)
    if tile == GREEN_SPACE and GREEN_SPACE in state.items(layout.TILES + seat):
        return IllegalMove("green-space-needs-letter", move=move_text(move))
    held = ", ".join(tile_text(behind) for behind in sorted(state.items(layout.TILES + seat)))
    if not held:
        return IllegalMove("no-tile-of-yours", tile=tile_text(tile))
    return IllegalMove("not-a-tile-of-yours", tile=tile_text(tile), tiles=held)
