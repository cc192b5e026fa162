"""S: setup."""

import pytest

from ginkgopolis import Game, IllegalMove
from ginkgopolis.engine.journal import DREW_CARD, Line
from ginkgopolis.engine.setup import new_game
from tests.rules.table import items, offered, own, place, play

LETTERS = set("ABCDEFGHIJKL")
STARTERS = {colour + number for colour in "RBY" for number in "123"}
COUNTS = [2, 3, 4, 5]

# S6: the characters of each introductory set, and the resources, tiles and points they bring together.
SETS: dict[tuple[int, ...], tuple[int, int, int]] = {
    (1, 2, 3): (4, 2, 2),
    (4, 5, 6): (4, 2, 2),
    (7, 8, 9): (5, 2, 4),
    (10, 11, 12): (4, 2, 3),
    (13, 14, 15): (4, 2, 3),
    (16, 17, 18): (5, 2, 4),
}


def draft(game: Game) -> None:
    """Let every seat keep the first character it holds, three times."""
    for _ in range(3):
        for seat in range(game.players):
            game.play(seat, own(game, seat).pack[0])


def test_s1_first_city() -> None:
    """S1: tiles 1-3 of each colour form a square that nobody owns; tokens lie around it clockwise."""
    game = Game.new(2, introductory=True, seed=1)
    city = game.view(None).buildings
    assert {one.tile for one in city} == STARTERS
    assert {(one.east, one.south) for one in city} == {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
    assert {(one.height, one.owner, one.site) for one in city} == {(1, None, False)}
    assert [place(game, letter) for letter in "ABC"] == [(-1, -2), (0, -2), (1, -2)]
    assert [place(game, letter) for letter in "DEF"] == [(2, -1), (2, 0), (2, 1)]
    assert [place(game, letter) for letter in "GHI"] == [(1, 2), (0, 2), (-1, 2)]
    assert [place(game, letter) for letter in "JKL"] == [(-2, 1), (-2, 0), (-2, -1)]


def test_s1_square_is_random() -> None:
    """S1: every tile comes to the middle in some game (by chance it would miss 60 games once in 1,200)."""
    middles = set()
    for seed in range(60):
        city = Game.new(2, introductory=True, seed=seed).view(None).buildings
        middles |= {one.tile for one in city if (one.east, one.south) == (0, 0)}
    assert middles == STARTERS


@pytest.mark.parametrize(("players", "left_over"), [(2, 45), (3, 45), (4, 51), (5, 51)])
def test_s2_tile_supply(players: int, left_over: int) -> None:
    """S2: tiles 4-20; with two or three players 6 of the 51 leave the game, and nobody knows which."""
    game = Game.new(players, introductory=True, seed=2)
    behind_screens = [tile for seat in range(players) for tile in own(game, seat).tiles]
    view = game.view(None)
    assert view.supply + len(behind_screens) == view.supply_size == left_over
    assert set(view.tiles_to_come) == {colour + str(number) for colour in "RBY" for number in range(4, 21)}
    assert len(set(behind_screens)) == len(behind_screens)


@pytest.mark.parametrize(("players", "discarded"), [(2, 7), (3, 7), (4, 0), (5, 0)])
def test_s3_deck(players: int, discarded: int) -> None:
    """S3: twelve letters and nine building cards; with two or three players 7 lie face up at once."""
    game = Game.new(players, introductory=True, seed=3)
    view = game.view(None)
    assert len(view.discard) == discarded
    assert view.deck == 21 - discarded - 4 * players
    assert set(view.discard) | set(view.cards_to_come) == LETTERS | STARTERS


@pytest.mark.parametrize(("players", "resources"), [(2, 25), (3, 20), (4, 18), (5, 16)])
def test_s4_resources_and_new_hand_tokens(players: int, resources: int) -> None:
    """S4: all resources are in the supply at first, during the draft; each player has 2 New Hand tokens."""
    for seen in Game.new(players, seed=4).view(None).seats:
        assert (seen.stock, seen.resources, seen.new_hands) == (resources, 0, 2)


@pytest.mark.parametrize("players", COUNTS)
def test_s5_introductory_sets(players: int) -> None:
    """S5: everybody has a set of three with the same number, and no two have the same set."""
    seats = Game.new(players, introductory=True, seed=5).view(None).seats
    dealt = [seen.characters for seen in seats]
    assert set(dealt) <= set(SETS)
    assert len(set(dealt)) == players


@pytest.mark.parametrize("players", COUNTS)
def test_s5_draft_passes_to_the_left(players: int) -> None:
    """S5: four characters each, keep one, pass the rest to the left, until each has kept three."""
    game = Game.new(players, seed=6)
    packs = [own(game, seat).pack for seat in range(players)]
    assert [len(pack) for pack in packs] == [4] * players
    assert len({character for pack in packs for character in pack}) == 4 * players
    for kept in range(3):
        assert offered(game, 0) == set(own(game, 0).pack)
        assert [own(game, seat).pack for seat in range(players)] == packs
        assert [len(own(game, seat).drafted) for seat in range(players)] == [kept] * players
        for seat in range(players):
            game.play(seat, packs[seat][0])
        packs = [packs[seat - 1][1:] for seat in range(players)]
    assert game.question == "choose"


def test_s5_draft_is_secret_until_all_are_revealed() -> None:
    """S5: kept characters are shown when the draft is over, all at once."""
    game = Game.new(2, seed=7)
    first, second = own(game, 0).pack, own(game, 1).pack
    play(game, f"0 {first[0]}", f"1 {second[0]}", f"1 {first[1]}", f"0 {second[1]}", f"0 {first[2]}")
    assert game.view(1).seats[0].characters == game.view(None).seats[0].characters == ()
    play(game, f"1 {second[2]}")
    shown = [{f"C{character}" for character in seat.characters} for seat in game.view(None).seats]
    assert shown == [{first[0], second[1], first[2]}, {second[0], first[1], second[2]}]


def test_s5_draft_pick_may_be_taken_back() -> None:
    """S5, interpretation: until the last player has picked one may pick again; then no more."""
    game = Game.new(2, seed=8)
    mine = own(game, 0).pack
    play(game, f"0 {mine[0]}")
    assert offered(game, 0) == {"take back"}
    with pytest.raises(IllegalMove):
        game.play(0, mine[1])
    play(game, "0 take back")
    assert own(game, 0).pack == mine
    play(game, f"0 {mine[3]}", f"1 {own(game, 1).pack[0]}")
    assert own(game, 0).drafted == (mine[3],)
    assert own(game, 1).pack == mine[:3]
    assert "take back" not in offered(game, 0)


def test_s5_only_a_character_at_hand() -> None:
    """S5: one cannot keep what another player holds."""
    game = Game.new(2, seed=9)
    with pytest.raises(IllegalMove):
        game.play(0, own(game, 1).pack[0])


def test_s6_example_starting_items_of_set_2() -> None:
    """Rulebook, setup: in an introductory game of four Nell has set 2: 4 resources, 2 tiles, 2 points."""
    games = [Game.new(4, introductory=True, seed=seed) for seed in range(10)]
    nells = [
        items(game, seat)
        for game in games
        for seat in range(4)
        if game.view(None).seats[seat].characters == (4, 5, 6)
    ]
    assert nells
    assert set(nells) == {(4, 2, 2)}


def test_s6_starting_items_of_every_set() -> None:
    """S6: each character of the set brings its items once."""
    met = set()
    for seed in range(10):
        game = Game.new(5, introductory=True, seed=seed)
        for seat in range(5):
            characters = game.view(None).seats[seat].characters
            assert items(game, seat) == SETS[characters]
            met.add(characters)
    assert met == set(SETS)


@pytest.mark.parametrize("players", COUNTS)
def test_s6_items_come_from_the_supply_after_the_draft(players: int) -> None:
    """S6: resources leave the supply; before the characters are revealed nobody has anything."""
    game = Game.new(players, seed=10)
    assert [items(game, seat) for seat in range(players)] == [(0, 0, 0)] * players
    whole = game.view(None).seats[0].stock
    draft(game)
    for seen in game.view(None).seats:
        assert seen.resources is not None
        assert seen.stock + seen.resources == whole


def test_s7_first_player_may_be_named() -> None:
    """S7: the table says who begins."""
    for seat in range(3):
        game = Game.new(3, introductory=True, seed=11, first_player=seat)
        assert game.view(None).first_player == seat


def test_s7_first_player_may_be_drawn() -> None:
    """S7: otherwise chance decides; in 40 games everybody begins once."""
    drawn = {Game.new(3, introductory=True, seed=seed).view(None).first_player for seed in range(40)}
    assert drawn == {0, 1, 2}


@pytest.mark.parametrize("players", COUNTS)
def test_s7_four_cards_each(players: int) -> None:
    """S7: all cards in the hands are different ones."""
    game = Game.new(players, introductory=True, seed=12)
    dealt = [card for seat in range(players) for card in own(game, seat).hand]
    assert [len(own(game, seat).hand) for seat in range(players)] == [4] * players
    assert len(set(dealt)) == 4 * players


def test_s7_deal_begins_with_the_first_player() -> None:
    """S7: seat 2 begins, then 0 and 1."""
    journal: list[Line] = []
    new_game(3, True, 13, first_player=2, journal=journal)
    assert [line[1] for line in journal if line[0] == DREW_CARD] == [2] * 4 + [0] * 4 + [1] * 4
