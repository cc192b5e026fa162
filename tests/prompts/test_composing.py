"""Every legal answer can be put together from a prompt, and nothing else can."""

from itertools import combinations
from random import Random

import pytest

from ginkgopolis import Prompt
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.server.tables.game import TableGame
from tests.prompts.composing import composed, given, given_in_order, played
from tests.rules.table import own

FEW = 4
"""Tiles of which all ways to give some back are tried."""


def check(game: TableGame, seat: int, prompt: Prompt) -> None:
    """Compare what can be put together with what the engine takes."""
    moves = game.asked(seat)[0]
    if prompt.ends:
        assert {option.move for option in prompt.options} | {prompt.ends} == set(moves)
        tiles = own(game, seat).tiles
        if len(tiles) <= FEW:
            assert given(prompt, tiles) == given_in_order(game, seat, tiles)
        return
    assert composed(prompt, moves) == played(game.imagine(seat, 1), seat)
    assert {option.move for option in prompt.options} <= set(moves)
    check_things(prompt, moves)
    check_rows(prompt, moves)
    assert prompt.default in (None, *moves)


def check_things(prompt: Prompt, moves: list[str]) -> None:
    """Where several things are picked together, each set of them is one move or none."""
    found = {frozenset(option.things): option.move for option in prompt.options if option.things}
    if found:
        assert sorted(found.values()) == sorted(moves)
        every = sorted(set().union(*found))
        assert {frozenset(pair) for pair in combinations(every, 2)} == set(found)


def check_rows(prompt: Prompt, moves: list[str]) -> None:
    """Each way to spend the draws on kinds of tiles is one move, and is reached tile by tile."""
    if not prompt.rows:
        return
    found = {option.counts: option.move for option in prompt.options}
    assert sorted(found.values()) == sorted(moves)
    amount = prompt.title.values["count"]
    for counts in found:
        cost = sum(count * row.cost for count, row in zip(counts, prompt.rows))
        assert isinstance(amount, int) and cost <= amount
        assert all(not count for count, row in zip(counts, prompt.rows) if row.out)
        fewer = [tuple(c - (at == less) for at, c in enumerate(counts)) for less in range(len(counts))]
        assert not any(counts) or any(way in found for way in fewer)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_with_all_modules(players: int) -> None:
    kinds = set()
    for seed in range(2):
        game, chance = TableGame.new(players, seed=seed, modules=MODULE_NAMES), Random(seed)
        while not game.over:
            seat = chance.choice(game.pending)
            prompt = game.prompt(seat)
            assert prompt is not None
            kinds.add(prompt.kind)
            if prompt.kind != "choose" or not chance.randrange(4):
                check(game, seat, prompt)
            game.play(seat, chance.choice(game.legal_moves(seat)))
    assert {"draft", "choose", "split", "timing", "token", "item"} <= kinds


@pytest.mark.parametrize("modules", [[], ["events"], ["keep_a_card"], ["experts"], ["green_spaces"]])
@pytest.mark.parametrize("hal", [None, "expert"])
def test_games_with_few_modules(modules: list[str], hal: str | None) -> None:
    game = TableGame.new(2, seed=5, modules=modules) if hal is None else TableGame.new(1, seed=5, hal=hal)
    chance = Random(5)
    while not game.over:
        seat = chance.choice(game.pending)
        prompt = game.prompt(seat)
        assert prompt is not None
        check(game, seat, prompt)
        game.play(seat, chance.choice(game.legal_moves(seat)))


def test_the_master_architect_puts_together_all_parts_at_once() -> None:
    """C1, M4, M5, M6.11: a lower tile, an event and a card set aside, whatever card and tile are chosen."""
    game = TableGame.from_position("""
        players 2
        modules experts events keep_a_card green_spaces
        city
        R10:2@0  .      Y9:3@1
        B6@1     B5@1   B3
        Y4:2@0   Y2     Y3
        seat 0: expert master architect; tiles B7 R20 P P; hand B5 A C; events design expropriation
        seat 1: expert mayor
    """)
    prompt = game.prompt(0)
    assert prompt is not None
    check(game, 0, prompt)
    assert ("B5+B7", "under P", "event expropriation", "aside A") in composed(prompt, game.asked(0)[0])
    for move in ("B5+B7", "under R20", "no event"):
        game.play(0, move)
        prompt = game.prompt(0)
        assert prompt is not None and prompt.open
        check(game, 0, prompt)


@pytest.mark.parametrize("players", [2, 5])
def test_tokens_lie_where_prompts_say(players: int) -> None:
    """T2 to T4: a token and those that make room for it."""
    game, chance = TableGame.new(players, seed=players, modules=["green_spaces"]), Random(players)
    while not game.over:
        seat = chance.choice(game.pending)
        prompt, move = game.prompt(seat), chance.choice(game.asked(seat)[0])
        assert prompt is not None
        picked = next((option for option in prompt.options if option.move == move), None)
        question, letter = game.question, game.view(seat).moving_token or ""
        game.play(seat, move)
        if question == "token":
            lie = {token.letter: (token.east, token.south) for token in game.view(None).tokens}
            assert picked is not None and picked.place is not None
            assert lie[letter] == (picked.place.east, picked.place.south)
            for token in picked.tokens:
                assert lie[token.letter] == (token.east, token.south)
