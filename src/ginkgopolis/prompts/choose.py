"""C1: choosing a card, alone or with a tile, and what modules ask for besides."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ginkgopolis.engine import layout
from ginkgopolis.engine import moves as m
from ginkgopolis.engine.choose import asked_after
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.rules import legal_moves
from ginkgopolis.engine.state import GameState
from ginkgopolis.expansions import Parts, brought
from ginkgopolis.notation import card_text, in_order, move_order, move_text, tile_text
from ginkgopolis.prompts.shapes import Addition, Message, Option, Prompt, Step, Values

ADDITIONS: Final[dict[str, Addition]] = brought("prompts", "ADDITION")
MOST_KEPT: Final = 1024  # options of steps
WHY: Final = Parts("prompts", "why_not")
"""Why tiles and other things at hand may not go with a card."""


def choose(state: GameState, seat: int) -> Prompt:
    """C1: a card, a tile and what modules add; C2: a new hand."""
    if not state.modules.all:
        clause, title = "H2" if state.hal else "C1", Message("prompt-choose")
        options = tuple(new_hand(state, seat))
        return Prompt(kind="choose", clause=clause, title=title, asks="ask-choose", options=options)
    asking = state.cells[layout.ASKING + seat]
    steps = Steps(state.copy() if state.modules.additions else state, seat)
    begun = asking != NONE
    open = steps.asked_from(asking) if begun else ()
    return Prompt(
        kind="choose",
        clause="H2" if state.hal else "C1",
        title=Message("prompt-choose", chosen(state, seat) if begun else {}),
        asks=ADDITIONS[state.modules.names[state.modules.additions[asking]]].asks if begun else "ask-choose",
        options=() if begun else tuple(first_options(state, seat, steps)),
        why={thing: why for part in WHY[state.modules] for thing, why in part(state, seat).items()},
        steps=tuple(steps.all),
        open=open,
    )


def first_options(state: GameState, seat: int, steps: "Steps") -> list[Option]:
    """Return what there is to say about cards and tiles, and a new hand."""
    moves = legal_moves(state, seat)
    options = []
    if state.modules.additions:
        cards = in_order([move for move in moves if move != m.NEW_HAND_MOVE])
        followed = zip(cards, steps.after(cards))
        options = [Option(move_text(move), then=then) for move, then in followed if then]
    return options + new_hand(state, seat)


def new_hand(state: GameState, seat: int) -> list[Option]:
    """C2: return what there is to say about a new hand, if it can be had."""
    if m.NEW_HAND_MOVE not in legal_moves(state, seat):
        return []
    words = Message("prompt-new-hand", {"count": state.count(layout.HANDS + seat)})
    return [Option(move_text(m.NEW_HAND_MOVE), words=words, clause="C2")]


def chosen(state: GameState, seat: int) -> Values:
    """Return the card and the tile of a choice that is not complete."""
    tile = state.cells[layout.COMMITTED_TILES + seat]
    card: Values = {"card": card_text(state.cells[layout.CARDS + seat])}
    return card if tile == NONE else card | {"tile": tile_text(tile)}


class Steps:
    """What modules ask for besides card and tile, found by trying; what is asked alike is kept once.

    What a module asks may depend on card and tile, but not on what was added by those before it.
    """

    def __init__(self, twin: GameState, seat: int) -> None:
        """`twin` is a copy, of which only the seat's own things are moved about."""
        self.twin = twin
        self.seat = seat
        self.all: list[Step] = []
        self.places: dict[tuple[str, frozenset[int]], int] = {}
        self.tried: dict[tuple[str, int, int], int] = {}  # what was found, NONE if nothing is asked
        self.askers = [(module, twin.modules.names[module]) for module in twin.modules.additions]

    def after(self, moves: list[int]) -> list[tuple[int, ...]]:
        """Return the steps that follow each of these choices of card and tile."""
        return [self.after_one(*each) for each in zip(moves, m.cards_and_tiles(moves))]

    def after_one(self, move: int, chosen: tuple[int, int]) -> tuple[int, ...]:
        """Return the steps that follow when card and tile are chosen."""
        parts = []
        untried = {}
        for module, name in self.askers:
            said = ADDITIONS[name]
            part = (name, chosen[0] if said.on_card else NONE, chosen[1] if said.on_tile else NONE)
            parts.append(part)
            if part not in self.tried:
                untried[part] = module
        if untried:
            asked = asked_after(self.twin, self.seat, move, list(untried.values()))
            for part, moves in zip(untried, asked):
                self.tried[part] = self.place_of(part[0], moves) if moves else NONE
        return tuple([self.tried[part] for part in parts if self.tried[part] != NONE])

    def asked_from(self, first: int) -> tuple[int, ...]:
        """Return the steps that modules ask for, from one of them on in their order."""
        asked = [(name, module.additions(self.twin, self.seat)) for module, name in self.askers[first:]]
        return tuple([self.place_of(name, moves) for name, moves in asked if moves])

    def place_of(self, module: str, moves: Sequence[int]) -> int:
        """Return where a step stands among all, having added it if it is a new one."""
        key = (module, frozenset(moves))
        if key not in self.places:
            self.places[key] = len(self.all)
            self.all.append(step_of(module, moves))
        return self.places[key]


def step_of(module: str, moves: Sequence[int]) -> Step:
    """Return the step in which a module asks for one of these moves."""
    said = ADDITIONS[module]
    options = tuple([option for _, option in sorted([added(module, move) for move in moves])])
    default = next((option.move for option in options if not option.thing), None)
    return Step(said.part, said.clause, Message(said.title), options, default)


@lru_cache(MOST_KEPT)
def added(module: str, move: int) -> tuple[int, Option]:
    """Return what a move adds, after a number to sort it by."""
    return move_order(move), Option(move_text(move), ADDITIONS[module].thing(move))
