"""Positions as text: what is not written, and moments in the middle of something."""

import re
from pathlib import Path

from ginkgopolis import Game
from ginkgopolis.engine.layout import DECK, SUPPLY
from ginkgopolis.engine.rules import apply, legal_moves, pending
from ginkgopolis.engine.state import CHOOSE
from ginkgopolis.notation import card_text, read_card, read_tile, tile_text
from ginkgopolis.position import read_position, write_position

ROOT = Path(__file__).parents[1]


def city_of(text: str) -> list[list[str]]:
    """Return the cells of the city as they are written for a position."""
    lines = write_position(read_position(text)).split("\n")
    rows = lines[lines.index("city") + 1 :]
    return [row.split() for row in rows if row.startswith("  ")]


def cards(names: str) -> list[int]:
    """Return the cards of these names."""
    return [read_card(name) for name in names.split()]


def tiles(names: str) -> list[int]:
    """Return the tiles of these names."""
    return [read_tile(name) for name in names.split()]


# What is not written.


def test_the_shortest_position() -> None:
    """Everybody at an untouched table, without cards: nothing can be chosen, but all is there to look at."""
    state = read_position("players 2")
    assert (state.round, state.first_player, state.hand_size, state.exhausted) == (1, 0, 4, 0)
    assert (state.resources, state.stock, state.points) == ([0, 0], [25, 25], [0, 0])
    assert (state.new_hands, state.waiting, state.frames[-1][0]) == ([2, 2], (), CHOOSE)
    assert (state.last_round, state.over, state.removed, state.discard) == (False, False, [], [])
    assert len(state.supply) == 51
    assert sorted(card_text(card) for card in state.deck) == sorted(
        [*"ABCDEFGHIJKL", "R1", "R2", "R3", "B1", "B2", "B3", "Y1", "Y2", "Y3"]
    )
    assert city_of("players 2") == [
        [".", "A", "B", "C", "."],
        ["L", "R1", "R2", "R3", "D"],
        ["K", "B1", "B2", "B3", "E"],
        ["J", "Y1", "Y2", "Y3", "F"],
        [".", "I", "H", "G", "."],
    ]


def test_tokens_lie_around_the_city_clockwise() -> None:
    """From above the first building of the first row; in a gap a space counts once."""
    assert city_of("players 2\nabsent K L\ncity\nR1 . R2\nB1 B2 B3\n") == [
        [".", "A", ".", "C", "."],
        ["J", "R1", "B", "R2", "D"],
        ["I", "B1", "B2", "B3", "E"],
        [".", "H", "G", "F", "."],
    ]


def test_the_city_is_placed_by_its_middle() -> None:
    rows = "city\nR1 B1 Y1\nR2 B2 Y2\nR3 B3 Y3\n"
    city = read_position("players 2\n" + rows).city
    assert city.building_on(city.space_at(0, 0)) == city.building_named(read_tile("B2"))
    city = read_position("players 2\nmiddle 3 1\n" + rows).city
    assert city.building_on(city.space_at(0, 0)) == city.building_named(read_tile("Y1"))
    assert city.building_on(city.space_at(-2, 2)) == city.building_named(read_tile("R3"))
    city = read_position("players 2\nabsent I J K L\ncity\nR1 B1\nR2 B2\n").city
    assert city.building_on(city.space_at(0, 0)) == city.building_named(read_tile("B2"))


def test_a_long_city_has_a_large_grid() -> None:
    """The tile 19 steps east stands two spaces from the edge of 48 spaces, but not of 32."""
    row = " ".join(f"R{number}" for number in range(1, 21))
    text = f"players 2\nmiddle 1 1\ncity\n{row}\n"
    assert read_position(text).city.size == 48
    assert read_position(text + "size 64\n").city.size == 64
    assert "size 64" in write_position(read_position(text + "size 64\n")).split("\n")
    assert write_position(read_position(text)).count("size") == 0


def test_buildings_are_numbered_row_by_row_or_as_they_were_founded() -> None:
    rows = "city\nR1 B1 Y1\nR2 B2 Y2\nR3 B3 Y3\n"
    state = read_position("players 2\n" + rows)
    assert state.city.top == tiles("R1 B1 Y1 R2 B2 Y2 R3 B3 Y3")
    state = read_position("players 2\nfounded B2 R1\n" + rows)
    assert state.city.top == tiles("B1 Y1 R2 Y2 R3 B3 Y3 B2 R1")


def test_floors_that_are_only_counted() -> None:
    """R1 and B2 are in use, so that the lowest spare tiles are B1, Y1, R2, Y2."""
    state = read_position("players 2\ncity\nR1 R7:3@1* B2 B9:2\nR8 Y8 . Y9\n")
    city = state.city
    assert city.height[1:4] == [3, 1, 2]
    assert city.covered[1:4] == [tuple(tiles("B1 Y1")), (), tuple(tiles("R2"))]
    assert (city.owner[1], city.site[1], city.owner[3], city.site[3]) == (1, True, -1, False)
    assert state.stock == [25, 22]
    assert [tile_text(tile) for tile in state.removed] == ["R3", "B3", "Y2", "Y3"]


def test_a_stack_with_a_hidden_tile() -> None:
    city = read_position("players 2\ncity\nR7/B5/?Y2@1* R8 R9 R10 R11\n").city
    assert (city.top[0], city.height[0]) == (read_tile("R7"), 3)
    assert city.covered[0] == (~read_tile("Y2"), read_tile("B5"))


def test_a_courtyard_may_hold_a_token_out_of_order() -> None:
    """T5: D lies on enclosed ground, and the others read alphabetically without it."""
    rows = [
        ". A B C .",
        "L R1 R2 R3 E",
        "K B1 D B3 F",
        "J Y1 Y2 Y3 G",
        ". I H . .",
    ]
    assert city_of("players 2\ncity\n" + "\n".join(rows)) == [row.split() for row in rows]


def test_cards_and_characters_give_their_bonuses() -> None:
    """B1: R1 brings a resource when exploiting; Y9 two points and 12 a tile when constructing."""
    state = read_position("players 2\nseat 1: cards R1 Y9 B20; characters 12")
    assert state.bonuses == [0] * 9 + [1, 0, 0, 0, 0, 0, 0, 1, 2]


def test_stock_and_bonuses_may_be_written() -> None:
    """For a test that is about one of them, and need not care where the rest is."""
    text = "players 2\nseat 1: resources 1; stock 0; bonuses 0 0 2 0 0 0 0 1 0\n"
    state = read_position(text)
    assert (state.stock, state.bonuses) == ([25, 0], [0] * 9 + [0, 0, 2, 0, 0, 0, 0, 1, 0])
    assert "seat 1: resources 1; stock 0; bonuses 0 0 2 0 0 0 0 1 0" in write_position(state).split("\n")


def test_deck_and_hands() -> None:
    """The cards of buildings with a site and those in front of a screen are not dealt."""
    state = read_position(
        "players 2\ncity\nR1 R7* R8\nB1 B2 B3\nY1 Y2 Y3\n"
        "seat 0: hand A R1; cards B1\nseat 1: hand B2; commit C+R9\ndiscard D Y1\n"
    )
    letters = set(cards("B E F G H I J K L"))
    assert set(state.deck) == letters | set(cards("R8 B3 Y2 Y3"))
    assert set(state.deck_made_of) == set(state.deck) | set(cards("A R1 B2 C D Y1"))
    assert (state.cards, state.committed_tiles) == ([-1, read_card("C")], [-1, read_tile("R9")])
    assert state.waiting == (0,)
    assert [state.known_to[card] for card in cards("A R1 B2 C D")] == [1, 1, 2, 2, 0]


def test_piles_are_written_from_the_top() -> None:
    state = read_position("players 2\ndeck E A R2\nsupply R9 Y10\nseat 0: hand B\n")
    assert [state.draw(DECK), state.draw(DECK)] == cards("E A")
    assert state.draw(SUPPLY) == read_tile("R9")
    assert len(state.removed) == 49  # all but these two of the tiles 4-20


def test_seeds_shuffle_differently() -> None:
    first, second, again = (read_position(f"players 4\nseed {seed}") for seed in (1, 2, 1))
    assert first.deck != second.deck and first.supply != second.supply
    assert write_position(first) == write_position(again)


def test_an_empty_supply_ends_the_game() -> None:
    """E2: it has been exhausted for the second time."""
    state = read_position("players 2\nsupply none\n")
    assert (state.exhausted, state.last_round, state.supply) == (2, True, [])


def test_all_resources_in_the_city_end_the_game() -> None:
    """E2: 5 players have 16 resources each, and 16 floors of seat 2 carry one each."""
    state = read_position("players 5\ncity\nR1 R7:10@2 R8:6@2 R9:5@1 B1 B2\n")
    assert state.stock == [16, 11, 0, 16, 16]
    assert state.last_round


def test_words_blanks_and_comments_do_not_matter() -> None:
    """Order of lines, capitals, commas, comments and lines shared by fields."""
    plain = "players 2\nround 3\nseat 0: points 2; hand A B\nseat 1: hand R1\n"
    fancy = "# A test.\n\nSEAT 0 : hand a,b\r\nseat 1:hand r1;\nseat 0: Points  2\nRound 3; PLAYERS 2 # two\n"
    assert write_position(read_position(fancy)) == write_position(read_position(plain))


# In the middle of something.


def test_in_the_middle_of_resolving() -> None:
    """Seat 0 has exploited A, seat 1 is asked for an item with B, seat 2 will build on R1."""
    game = Game.from_position(
        "players 3\nseat 0: played A\nseat 1: commit B; hand D\nseat 2: resources 5; commit R1+B9\n"
        "discard A\nframes item 1, resolve 2, prepare\n"
    )
    assert (game.question, game.pending) == ("item", (1,))
    game.play(1, "resource")
    seats = game.view(None).seats
    assert [seat.resources for seat in seats] == [0, 1, 2]  # two floors and another colour cost seat 2 three
    assert seats[2].kept == ("R1",)
    assert (game.round, game.question) == (2, "choose")


def test_while_a_token_moves() -> None:
    """T2: R9 stands where C lay, above R3; C may go north of it or east, but B is west of it."""
    game = Game.from_position(
        "players 2\ncity\n. . . . .\n. A B R9@0* .\nL R1 R2 R3 D\nK B1 B2 B3 E\nJ Y1 Y2 Y3 F\n. I H G .\n"
        "middle 3 4\nseat 0: commit C\nseat 1: commit D; hand E\nframes token 0 C R9, resolve 1, prepare\n"
    )
    assert (game.question, game.pending) == ("token", (0,))
    assert {str(move) for move in game.legal_moves(0)} == {">N", ">E"}


def test_in_the_draft() -> None:
    state = read_position(
        "players 2\nround 0\nframes draft\n"
        "seat 0: characters 3 7; pack 1 2; ready\nseat 1: characters 9; pack 4 5 6\n"
    )
    assert (state.waiting, pending(state)) == ((1,), (1,))
    assert state.bonuses == [0] * 18  # S6: the characters are not revealed yet
    apply(state, 1, legal_moves(state, 1)[0])
    assert state.packs == [[5, 6], [1, 2]]


def test_while_tiles_are_given_back() -> None:
    """E1: seat 1 has laid out a tile; two more are to be drawn by seat 0 once seat 0 is done."""
    game = Game.from_position(
        "players 2\nsupply none\nframes give back, draw 0 2, prepare\n"
        "seat 0: tiles R4 R5; hand A; played C\nseat 1: given Y9; ready; hand B; played D\ndiscard C D\n"
    )
    assert (game.question, game.pending) == ("give back", (0,))
    game.play(0, "done")
    seats = game.view(0).seats
    assert [seat.tiles for seat in seats] == [3, 0]
    assert [seat.points for seat in seats] == [0, 1]
    assert game.over  # the second exhaustion


def test_the_example_of_the_manual() -> None:
    """What docs/position.md shows, played on; all numbers are worked out there or here by hand."""
    example, *_ = re.findall(
        r"^```\n(.*?)^```$", (ROOT / "docs/position.md").read_text(encoding="utf-8"), re.S | re.M
    )
    game = Game.from_position(example)
    assert (game.round, game.question, game.pending) == (6, "choose", (0, 2))
    game.play(2, "G")
    game.play(0, "B5+R4")
    game.play(2, "resource")
    seats = game.view(None).seats
    # Seat 0 pays a point and a resource, places three, and gains a point from character 5.
    # Seat 1 places two and pays one. Seat 2 gains one, and gets two back with a point for each.
    assert [(seat.resources, seat.points) for seat in seats] == [(0, 4), (0, 0), (9, 4)]
    assert [seat.kept for seat in seats] == [("B5",), ("R2",), ("B1",)]
    assert "  K  Y1  B14/R2@1*  R4/B5/B1@0*  R8@0*  E" in game.position().split("\n")
    assert (game.round, game.view(None).first_player) == (7, 2)
