"""What the story must not give away, in games with and without modules and against Hal."""

import re
from collections.abc import Callable
from random import Random

import pytest

from ginkgopolis import Game
from ginkgopolis.engine import journal as j
from ginkgopolis.engine.ids import HIGHEST_BASE, is_building, number_of
from ginkgopolis.engine.journal import Line
from ginkgopolis.notation import read_card, read_tile
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.story import deeds as d
from ginkgopolis.story.fold import fold
from ginkgopolis.story.modules.keep_a_card import KeptAside
from tests.story import journal_of, play_at_random, told_of

GAMES: dict[str, Callable[[int], Game]] = {
    "2": lambda seed: Game.new(2, seed=seed, introductory=True),
    "3": lambda seed: Game.new(3, seed=seed),
    "4": lambda seed: Game.new(4, seed=seed, introductory=True),
    "2 all modules": lambda seed: Game.new(2, seed=seed, modules=MODULE_NAMES, hand_size=5),
    "3 all modules": lambda seed: Game.new(3, seed=seed, modules=MODULE_NAMES),
    "5 all modules": lambda seed: Game.new(5, seed=seed, modules=MODULE_NAMES),
    "4 events": lambda seed: Game.new(4, seed=seed, introductory=True, modules=["events"]),
    "Hal": lambda seed: Game.new(1, seed=seed, hal="normal"),
    "Hal, expert": lambda seed: Game.new(1, seed=seed, hal="expert"),
}
PRIVATE = (j.DREW_CARD, j.DREW_TILE, j.KEPT_ASIDE)
every_kind_of_game = pytest.mark.parametrize("deal", GAMES.values(), ids=GAMES.keys())


def listeners(game: Game) -> list[int | None]:
    """All who may hear the story; nobody sits in Hal's place."""
    return [None, *range(game.players)]


@every_kind_of_game
def test_the_story_is_the_news_strung_together(deal: Callable[[int], Game]) -> None:
    """No sentence reaches beyond a decision, so that a log can be added to as the game goes on."""
    for seed in range(3):
        game = deal(seed)
        rng = Random(seed)
        heard = {seat: game.news(seat) for seat in listeners(game)}
        while not game.over:
            seat = rng.choice(game.pending)
            game.play(seat, rng.choice(game.legal_moves(seat)))
            for listener in listeners(game):
                heard[listener] += game.news(listener)
        for listener in listeners(game):
            assert heard[listener] == game.log(listener)


def with_other_secrets(lines: list[Line], seat: int | None, rng: Random) -> list[Line]:
    """Change every number that the seat may not know to another one that could have been."""
    changed: list[Line] = []
    for what, who, a, b, c in lines:
        if what == j.DREW_TILE and who != seat:
            lowest, highest = (21, 23) if is_building(c) and number_of(c) > HIGHEST_BASE else (4, 20)
            c = read_tile(rng.choice("RBY") + str(rng.randint(lowest, highest)))
        elif (what in PRIVATE and who != seat) or (what == j.PASSED and seat not in (who, a)):
            c = read_card(rng.choice("ABCDEFGHIJKL"))
        changed.append((what, who, a, b, c))
    return changed


@every_kind_of_game
def test_no_sentence_depends_on_what_others_drew_passed_or_kept(deal: Callable[[int], Game]) -> None:
    """The sentences of a seat are the same whatever the others hold; Hal's card nobody knows."""
    rng = Random(0)
    for seed in range(3):
        game = play_at_random(deal(seed), seed)
        lines = journal_of(game)
        for seat in listeners(game):
            changed = with_other_secrets(lines, seat, rng)
            assert changed != lines
            assert told_of(changed, game.names, seat) == game.log(seat)


def test_a_player_is_told_what_she_drew_passed_and_kept() -> None:
    """Each secret is in the sentences of those who share it: changing it changes them."""
    game = play_at_random(GAMES["3 all modules"](1), 1)
    lines = journal_of(game)
    for what in (*PRIVATE, j.PASSED):
        at = next(at for at, line in enumerate(lines) if line[0] == what)
        kind, who, a, b, c = lines[at]
        candidates = ("R20", "R19") if what == j.DREW_TILE else ("L", "K")
        other = next(read_card(text) for text in candidates if read_card(text) != c)
        changed = [*lines[:at], (kind, who, a, b, other), *lines[at + 1 :]]
        entitled = {who, a} if what == j.PASSED else {who}
        for seat in range(3):
            same = told_of(changed, game.names, seat) == game.log(seat)
            assert same == (seat not in entitled)


@every_kind_of_game
def test_no_deed_depends_on_what_others_drew_passed_or_kept(deal: Callable[[int], Game]) -> None:
    """What a seat may know of deeds is the same whatever the others hold."""
    rng = Random(1)
    for seed in range(3):
        game = play_at_random(deal(seed), seed)
        lines = journal_of(game)
        deeds = fold(lines)
        for seat in listeners(game):
            changed = fold(with_other_secrets(lines, seat, rng))
            assert [deed.seen_by(seat) for deed in changed] == [deed.seen_by(seat) for deed in deeds]


@every_kind_of_game
def test_only_those_who_know_more_are_told_more(deal: Callable[[int], Game]) -> None:
    """Whoever is told the same as everybody need not be told apart, and whoever shares a secret learns it."""
    game = play_at_random(deal(4), 4)
    for deed in fold(journal_of(game)):
        for seat in range(game.players):
            told_more = deed.seen_by(seat) != deed.seen_by(None)
            assert told_more == (seat in deed.knowing())


@every_kind_of_game
def test_nothing_private_is_named_to_everybody(deal: Callable[[int], Game]) -> None:
    """Cards and tiles that a seat drew, passed or kept are null for all others, and only how many is told."""
    game = play_at_random(deal(5), 5)
    for deed in fold(journal_of(game)):
        seen = deed.seen_by(None)
        if isinstance(seen, d.Gained) and seen.draws is not None:
            assert seen.draws.tiles is None and seen.draws.amount
        if isinstance(seen, d.CardsDrawn | d.CardsPassed):
            assert all(hand.cards is None and hand.amount for hand in seen.hands)
        if isinstance(seen, d.NewHandTaken):
            assert seen.drawn.cards is None
        if isinstance(seen, KeptAside):
            assert seen.card is None


def test_a_sealed_choice_is_told_to_nobody() -> None:
    """C1, M4, M5, M6: card, lower tile, event and card set aside are secret until they are revealed."""
    game = Game.new(3, seed=5, modules=MODULE_NAMES)
    rng = Random(5)
    while not game.over:
        choosing = game.question in ("choose", "events", "give back") and len(game.pending) > 1
        seat = rng.choice(game.pending)
        moves = [move for move in game.legal_moves(seat) if str(move) != "new hand"]
        game.play(seat, rng.choice(moves))
        if choosing:
            for listener in listeners(game):
                assert game.news(listener) == []


@every_kind_of_game
def test_every_sentence_is_a_sentence(deal: Callable[[int], Game]) -> None:
    """Each begins with a capital letter, ends with a full stop, and has no gaps."""
    for seed in range(3):
        game = play_at_random(deal(seed), seed)
        for seat in listeners(game):
            for sentence in game.log(seat):
                assert sentence[0].isupper() and sentence.endswith(".")
                assert "  " not in sentence and "{" not in sentence and " ." not in sentence
                assert not re.search(r"\b0 (resource|tile|point|card|floor)", sentence)
