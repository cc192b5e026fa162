"""Answers as a person puts them together out of a prompt, and as the engine takes them."""

from itertools import combinations, product

from ginkgopolis import Game, Prompt
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.rules import apply, legal_moves
from ginkgopolis.engine.state import GameState
from ginkgopolis.notation import move_text

Answer = tuple[str, ...]
"""Moves that are sent together."""


def composed(prompt: Prompt, moves: list[str]) -> set[Answer]:
    """Return all answers that can be put together from a prompt and the moves of its decision."""
    if prompt.open:
        return set(product(*steps(prompt, prompt.open)))
    then = {option.move: option.then for option in prompt.options}
    answers: set[Answer] = set()
    for move in moves:
        answers |= {(move, *rest) for rest in product(*steps(prompt, then.get(move, ())))}
    return answers


def steps(prompt: Prompt, places: tuple[int, ...]) -> list[list[str]]:
    """Return what may be picked in some steps; what is meant by picking nothing is among it."""
    found = []
    for at in places:
        moves = [option.move for option in prompt.steps[at].options]
        assert prompt.steps[at].default in (None, *moves)
        found.append(moves)
    return found


def played(state: GameState, seat: int) -> set[Answer]:
    """Return all answers that the engine takes."""
    answers: set[Answer] = set()
    for move in legal_moves(state, seat):
        after = state.copy()
        apply(after, seat, move)
        goes_on = after.round == state.round and after.asking[seat] != NONE and seat in after.waiting
        rest = played(after, seat) if goes_on else {()}
        answers |= {(move_text(move), *more) for more in rest}
    return answers


def given(prompt: Prompt, tiles: tuple[str, ...]) -> set[Answer]:
    """Return all ways to pick some of the tiles one by one, in their order."""
    moves = {option.thing: option.move for option in prompt.options}
    assert prompt.ends is not None
    amounts = range(len(tiles) + 1)
    ways = {way for amount in amounts for way in combinations(tiles, amount)}
    return {(*[moves[tile] for tile in way], prompt.ends) for way in ways}


def given_in_order(game: Game, seat: int, tiles: tuple[str, ...]) -> set[Answer]:
    """Return all ways in which the engine lets tiles be given back, in the order of the tiles."""
    answers = set()
    for amount in range(len(tiles) + 1):
        for way in combinations(tiles, amount):
            answers.add((*[f"give {tile}" for tile in way], "done"))
    for answer in answers:
        trial = game.copy()
        for move in answer:
            trial.play(seat, move)
    return answers
