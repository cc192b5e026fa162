"""What the base game asks, apart from a card."""

from typing import Final

from ginkgopolis.engine import layout
from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import CHARACTERS
from ginkgopolis.engine.hal import HAL_SEAT
from ginkgopolis.engine.ids import NONE, is_letter
from ginkgopolis.engine.rules import legal_moves
from ginkgopolis.engine.state import GameState
from ginkgopolis.engine.tiles import points_for_giving_back
from ginkgopolis.engine.tokens import shifted
from ginkgopolis.engine.urbanize import items_beside, place_named
from ginkgopolis.expansions import brought
from ginkgopolis.notation import TILE_TEXTS, card_text, move_text, texts_in_order, tile_text
from ginkgopolis.prompts.shapes import Message, Option, Place, Prompt, Values
from ginkgopolis.view.shapes import TokenPlace

DRAFTS: Final = brought("prompts", "DRAFT")
"""The clauses of the modules that widen the draft."""
DONE: Final = move_text(m.DONE_MOVE)
TOKEN_CLAUSES: Final = {m.TOKEN_BESIDE: "T2", m.TOKEN_TO: "T3", m.TOKEN_SHIFT: "T4"}


def draft(state: GameState, seat: int) -> Prompt:
    """S5: keep a card of the pack."""
    pack = state.items(layout.PACKS + seat)
    kept = [card for card in state.items(layout.KEPT_CHARACTERS + seat) if card != NONE]
    moves = texts_in_order(legal_moves(state, seat))
    refused = [move for move in map(move_text, map(m.keep_move, pack)) if move not in moves]
    values: Values = {"count": len(pack) - 1, "seat": (seat + 1) % state.players}
    values |= {"pick": len(kept) + 1, "of": state.picks}
    clauses = [DRAFTS[name] for name in state.modules.names.values() if name in DRAFTS]
    only_characters = max(pack, default=0) <= len(CHARACTERS)
    return Prompt(
        kind="draft",
        clause=(*clauses, "S5")[0],
        title=Message("prompt-draft" if len(pack) > 1 else "prompt-draft-last", values),
        asks="ask-draft-character" if only_characters else "ask-draft-card",
        button="prompt-draft.button",
        idle="prompt-draft.none",
        options=(Option(DONE, button="confirm"),) if moves == [DONE] else (),
        default=DONE if moves == [DONE] else None,
        why=dict.fromkeys(refused, "draft-not"),
    )


def give_back(state: GameState, seat: int) -> Prompt:
    """E1: any tiles, one by one."""
    worth = points_for_giving_back(state, seat, 1)
    moves = [move for move in legal_moves(state, seat) if move != m.DONE_MOVE]
    gains = (0, 0, worth)
    return Prompt(
        kind="give back",
        clause="E1",
        title=Message("prompt-give-back", {"worth": worth}),
        asks="ask-give-back",
        button="prompt-give-back.button",
        options=tuple([Option(move_text(move), TILE_TEXTS[m.field(move, 0)], gains=gains) for move in moves]),
        ends=DONE,
    )


def item(state: GameState, seat: int) -> Prompt:
    """R3: a resource or a tile for a letter that is played alone."""
    card = card_text(state.cells[layout.CARDS + seat])
    words = {"resource": Message("option-resource"), "tile": Message("option-tile")}
    return Prompt(
        kind="item",
        clause="R3",
        title=Message("prompt-item", {"letter": card if is_letter(state.cells[layout.CARDS + seat]) else ""}),
        asks="ask-item",
        button="prompt-item.button",
        idle="confirm",
        options=tuple(
            [Option(move, words=words[move], icon=move) for move in texts_in_order(legal_moves(state, seat))]
        ),
        card=card,
    )


def token(state: GameState, seat: int) -> Prompt:
    """T2, T3, T4: where the token of a new building goes; H3: Hal's, too."""
    _, _, letter, building = state.frames[-1]
    codes = sorted(legal_moves(state, seat))
    hals = state.hal and state.city.owner_of(building) == HAL_SEAT
    kind = m.kind_of(codes[0])
    usual = "prompt-token-shift" if kind == m.TOKEN_SHIFT else "prompt-token"
    values: Values = {
        "letter": letter_text(letter),
        "count": len(codes),
        "tile": tile_text(state.city.top_of(building)),
    }
    options = {move_text(code): token_option(state, letter, building, code) for code in codes}
    return Prompt(
        kind="token",
        clause="H3" if hals else TOKEN_CLAUSES[kind],
        title=Message("prompt-token-hal" if hals else usual, values),
        asks="ask-token",
        button="prompt-token.button",
        options=tuple([options[move] for move in texts_in_order(codes)]),
        default=None if len(codes) > 1 else move_text(codes[0]),
    )


def token_option(state: GameState, letter: int, building: int, code: int) -> Option:
    """Return where a move puts the token, what it would be worth there, and which others make room."""
    city = state.city
    moved = dict(shifted(city, letter, m.field(code, 0))) if m.kind_of(code) == m.TOKEN_SHIFT else {}
    space = moved.pop(letter) if moved else place_named(city, building, code)
    resources, tiles, points = items_beside(state, space)
    return Option(
        move_text(code),
        gains=(resources, tiles, points),
        place=Place(east=city.east_of_middle(space), south=city.south_of_middle(space)),
        tokens=tuple(
            [
                TokenPlace(letter_text(other), city.east_of_middle(place), city.south_of_middle(place))
                for other, place in moved.items()
            ]
        ),
    )


def letter_text(letter: int) -> str:
    """Return the letter of a token."""
    return chr(ord("A") + letter)
