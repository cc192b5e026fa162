"""Positions with the modules of The Experts and with Hal: what is written, and what holds where it is not."""

import re
from pathlib import Path

import pytest

from ginkgopolis import Game
from ginkgopolis.engine.ids import GREEN_SPACE, NONE, is_letter
from ginkgopolis.engine.state import GameState
from ginkgopolis.notation import card_text, read_card, read_tile, tile_text
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.position import read_position, write_position
from tests.modules.table import VALUE_THREE, VALUE_TWO
from tests.rules.table import building, items, offered, own, play, tiles

ROOT = Path(__file__).parents[1]
ALL = "modules " + " ".join(MODULE_NAMES) + "\n"


def numbers(names: str) -> list[int]:
    """Return the tiles of these names."""
    return [read_tile(name) for name in names.split()]


def names(tiles: list[int]) -> set[str]:
    """Return the names of tiles."""
    return {tile_text(tile) for tile in tiles}


def lines(state: GameState) -> list[str]:
    """Return the lines of a position."""
    return write_position(state).split("\n")


def fields(state: GameState, seat: int) -> list[str]:
    """Return what is written about a seat."""
    (line,) = [line for line in lines(state) if line.startswith(f"seat {seat}:")]
    return line.partition(": ")[2].split("; ")


# What is not written.


def test_without_modules_nothing_of_them_is_written() -> None:
    state = read_position("players 2")
    assert (state.value_two, state.prestige, state.green_spaces, state.picks) == ([], [[], [], []], 0, 3)
    words = {"modules", "value", "prestige", "green", "picks", "controlled", "hal"}
    assert words.isdisjoint(line.split(" ")[0] for line in lines(state))


def test_the_supplies_of_modules_are_whole() -> None:
    """M1 to M3: nine tiles 21-23, 24 on 25 in three colours, nine green spaces."""
    state = read_position("players 2\n" + ALL)
    assert len(state.value_two) == 9 and names(state.value_two) == VALUE_TWO
    assert [[tile_text(tile) for tile in reversed(pile)] for pile in state.prestige] == [
        ["R24", "R25"],
        ["B24", "B25"],
        ["Y24", "Y25"],
    ]
    assert (state.green_spaces, state.picks, len(state.supply)) == (9, 4, 51)
    assert state.modules.all == sorted(
        state.modules.all, key=lambda module: MODULE_NAMES.index(module.name())
    )


def test_what_is_elsewhere_is_missing_in_the_supplies_of_modules() -> None:
    """Also a green space, a 22 and a 25 that a master architect has hidden or still holds."""
    state = read_position(
        "players 2\n" + ALL + "city\nR1 R21/?P@0 P@1 P@0\nB1 B24/B2@1 B7/?B25/B3@0 Y9/?R22@0\n"
        "seat 0: tiles P Y24; given none\nseat 1: hand A B; tiles Y23 P; commit C+P; asking aside\n"
    )
    assert names(state.value_two) == VALUE_TWO - {"R21", "R22", "Y23"}
    assert {tile_text(tile) for pile in state.prestige for tile in pile} == set(VALUE_THREE) - {
        "B24",
        "B25",
        "Y24",
    }
    assert state.green_spaces == 9 - 6
    assert state.stock == [25 - 2 - 1 - 3 - 2, 25 - 1 - 2]


def test_value_two_is_shuffled_by_the_seed() -> None:
    first, second, again = (read_position(f"players 4\nseed {seed}\n{ALL}") for seed in (1, 2, 1))
    assert first.value_two != second.value_two
    assert write_position(first) == write_position(again)
    assert first.supply == read_position("players 4\nseed 1").supply  # and the common supply is as without


def test_the_supplies_of_modules_may_be_written() -> None:
    """Value II tiles are written from the top; what is not mentioned is then not in the game."""
    state = read_position("players 2\n" + ALL + "value two R22 B21\nprestige Y25 R25 R24\ngreen spaces 2\n")
    assert state.value_two[-1] == read_tile("R22") and names(state.value_two) == {"R22", "B21"}
    assert state.prestige == [numbers("R25 R24"), [], numbers("Y25")]
    assert state.green_spaces == 2
    assert not names(state.removed) & VALUE_TWO
    assert {"value two R22 B21", "prestige R24 R25 Y25", "green spaces 2"} <= set(lines(state))


def test_no_card_names_green_spaces_and_prestige_buildings() -> None:
    """M2, M3: neither is in the deck, but the card of a 21 without a site is."""
    state = read_position("players 2\n" + ALL + "city\nR1 R2 R21 B1\nP@0 R24@1 Y22* P\n")
    cards = {card_text(card) for card in state.deck if not is_letter(card)}
    assert cards == {"R1", "R2", "R21", "B1"}


def test_everybody_has_seen_the_events_of_an_expert() -> None:
    """M4: the artist's two are the design competition and the advertising campaign; one of them is left."""
    state = read_position("players 2\n" + ALL + "seat 0: expert artist; events design\n")
    assert (state.events, state.events_seen) == ([[0], []], [0b0011, 0])
    state = read_position("players 2\nmodules experts\nseat 0: expert artist\n")
    assert state.events_seen == [0, 0]
    state = read_position("players 2\nmodules events\nseat 0: events design quality; events seen design\n")
    assert state.events_seen == [0b0001, 0]


# What is written.


def test_a_green_space_in_the_city() -> None:
    state = read_position("players 2\nmodules green_spaces\ncity\nR1 R2 P@1\nB1 P B2\nY1 Y2 Y3\n")
    city = state.city
    assert city.top[:6] == [*numbers("R1 R2"), GREEN_SPACE, read_tile("B1"), GREEN_SPACE, read_tile("B2")]
    assert (city.owner[2], city.owner[4], city.height[2], city.site[2]) == (1, NONE, 1, False)
    assert state.stock == [25, 24]


def test_green_spaces_are_named_by_their_places_where_they_are_alike() -> None:
    """The middle of this block is B2: the green spaces lie to its west, and east of it in the row above."""
    rows = "city\nR1 R2 P@1\nP B2 R3\nY1 Y2 Y3\n"
    state = read_position("players 2\nmodules green_spaces\nfounded 1E1N B2 1W0N\n" + rows)
    assert state.city.top[-4:] == [read_tile("Y3"), GREEN_SPACE, read_tile("B2"), GREEN_SPACE]
    assert state.city.owner[-3:] == [1, -1, -1]
    assert "founded 1E1N B2 1W0N" in lines(state)
    state = read_position("players 2\nmodules green_spaces\nfounded p\ncity\nR1 P@0 B1 B2 B3\n")
    assert state.city.top[-1] == GREEN_SPACE


def test_a_sealed_choice_with_all_that_may_go_with_it() -> None:
    """C1: two tiles, an event and a card set aside; all of it can be taken back."""
    text = (
        "players 2\n" + ALL + "seat 0: hand A; tiles B9; expert master architect; events expropriation; "
        "commit R1+R21; under P; event design; aside C\nseat 1: hand D\n"
    )
    state = read_position(text)
    assert (state.cards[0], state.committed_tiles[0]) == (read_card("R1"), read_tile("R21"))
    assert (state.lower_tiles[0], state.committed_events[0]) == (GREEN_SPACE, 0)
    assert (state.aside[0], state.waiting) == (read_card("C"), (1,))
    assert [state.known_to[read_card(card)] for card in "ACD"] == [1, 1, 2]
    game = Game.from_position(text)
    play(game, "0 take back")
    assert set(own(game, 0).hand) == {"A", "C", "R1"} and tiles(game, 0) == {"B9", "R21", "P"}
    assert set(own(game, 0).events) == {"design competition", "expropriation"}


@pytest.mark.parametrize(
    ("asking", "moves"),
    [
        ("asking under", {"single", "under B9", "under P"}),
        ("under P; asking event", {"no event", "event quality"}),
        ("under P; event quality; asking aside", {"aside A", "aside C"}),
    ],
)
def test_in_the_middle_of_a_sealed_choice(asking: str, moves: set[str]) -> None:
    spare = "tiles B9" if "under P" in asking else "tiles B9 P"
    events = "events expropriation" if "event quality" in asking else "events expropriation quality"
    game = Game.from_position(
        "players 2\n" + ALL + f"seat 0: hand A C; {spare}; expert master-architect; {events}; "
        f"commit K+R4; {asking}\nseat 1: commit B\n"
    )
    assert (game.question, game.pending) == ("choose", (0,))
    assert offered(game, 0) == moves
    assert write_position(read_position(game.position())) == game.position()


def test_cards_of_the_draft() -> None:
    """M6: seat 0 has kept an expert, seat 1 could keep none with the last pick; `-` says so."""
    state = read_position(
        "players 2\nmodules experts\nround 0\nframes draft\n"
        "seat 0: characters 3 7 general-counsel; pack 1 artist 2\n"
        "seat 1: characters 9 10 11 -; pack 4 banker mayor; ready\n"
    )
    assert state.characters == [[3, 7, 32 + 2], [9, 10, 11, NONE]]
    assert state.packs == [[1, 32, 2], [4, 32 + 9, 32 + 3]]
    assert fields(state, 0) == ["characters 3 7 general-counsel", "pack 1 artist 2"]
    assert fields(state, 1) == ["characters 9 10 11 -", "pack 4 banker mayor", "ready"]
    game = Game.from_position(write_position(state))
    assert offered(game, 0) == {"C1", "C2"}
    play(game, "0 C1")
    seats = game.view(None).seats
    assert seats[0].expert == "general counsel" and seats[1].expert in {"artist", "banker", "mayor"}


def test_while_events_are_kept() -> None:
    game = Game.from_position(
        "players 2\nmodules events\nround 0\nframes events\nseat 1: events design quality\n"
    )
    assert (game.question, game.pending) == ("events", (0,))
    play(game, "0 events expropriation+quality")
    assert (game.question, game.round) == ("choose", 1)
    assert [seat.events for seat in game.view(None).seats] == [2, 2]


def test_while_tiles_are_chosen() -> None:
    """M0: five tiles earned are, for instance, a prestige building and a value II tile."""
    game = Game.from_position(
        "players 2\nmodules new_buildings prestige_buildings\nvalue two Y22\nframes split 0 5, prepare\n"
    )
    assert (game.question, game.pending) == ("split", (0,))
    play(game, "0 draw II+IIIR")
    assert tiles(game, 0) == {"Y22", "R24"}


@pytest.mark.parametrize("place", ["R2", "0E1N"])
def test_when_an_event_happens_at_a_building(place: str) -> None:
    """R1 and B2 beside R2 have 1 and 2 resources of seat 0, who gets 3 points before the action."""
    game = Game.from_position(
        "players 2\nmodules events\ncity\nR1@0 R2 R3\nB1 B2:2@0 B3\nY1 Y2 Y3\n"
        f"seat 0: resources 1; commit R2; event advertising\nframes timing 0 {place}, prepare\n"
    )
    assert (game.question, game.pending) == ("timing", (0,))
    assert read_position(game.position()).events_seen == [0b0010, 0]  # it has been revealed with the card
    play(game, "0 before")
    assert items(game, 0) == (2, 0, 3)


def test_when_an_event_happens_at_a_token() -> None:
    """Without written tokens B lies above R2, of which seat 0 gets 1 point; its own item comes first."""
    game = Game.from_position(
        "players 2\nmodules events\ncity\nR1@0 R2@0 R3\nB1 B2 B3\nY1 Y2 Y3\n"
        "seat 0: commit B; event advertising\nframes item 0, event 0 B, prepare\n"
    )
    assert game.question == "item"
    play(game, "0 resource")
    assert items(game, 0) == (1, 0, 1)


def test_an_event_after_a_token_has_moved() -> None:
    """Of two green spaces one is named by its place; beside it the event finds R3 with one resource."""
    text = (
        "players 2\nmodules green_spaces events\ncity\n. A . . .\nK P@1 B P@0 .\nJ R1@0 R2 R3@0 D\n"
        "I Y1 Y2 Y3 E\n. H G F .\nmiddle 3 3\nabsent L\n"
        "seat 0: commit C; event advertising\nframes token 0 C 1E1N, event 0 1E1N, prepare\n"
    )
    assert "frames token 0 C 1E1N, event 0 1E1N, prepare" in lines(read_position(text))
    game = Game.from_position(text)
    assert (game.question, game.view(0).moving_token) == ("token", "C")
    play(game, "0 >N")
    assert items(game, 0) == (1, 0, 1)  # R3 has given a resource, too


def test_quality_control_of_two_players() -> None:
    """M4: seat 1 loses 2 and seat 2 loses 1, before seat 0 exploits; 4 points have been brought so far."""
    game = Game.from_position(
        "players 3\nmodules events\ncontrolled 4\nseat 0: commit R1\n"
        "seat 1: resources 2; points 2\nseat 2: resources 1; points 1\n"
        "frames quality 1 2 0, quality 2 1 0, act 0, prepare\n"
    )
    assert (game.question, game.pending) == ("quality control", (1,))
    play(game, "1 lose 1p 1r", "2 lose 1p 0r")
    assert [items(game, seat)[2] for seat in range(3)] == [2, 1, 0]
    assert items(game, 0)[0] == 1


def test_a_banker_is_asked() -> None:
    """M6: B9 on R1 takes two resources and one for the colour; the banker has two and a point."""
    game = Game.from_position(
        "players 2\nmodules experts\n"
        "seat 0: resources 2; points 1; commit R1+B9; expert banker\nframes purchase 0 1, prepare\n"
    )
    assert (game.question, game.pending) == ("purchase", (0,))
    play(game, "0 buy")
    assert items(game, 0) == (0, 0, 0)
    assert building(game, "B9").owner == 0


def test_known_tiles() -> None:
    """Everybody knows of the two green spaces of seat 1 and of the R7 that came back."""
    game = Game.from_position(
        "players 2\nmodules green_spaces\nseat 0: hand A\n"
        "seat 1: tiles R7 P P B9; known tiles P R7 P; took green\n"
    )
    assert sorted(game.view(0).seats[1].known_tiles) == ["P", "P", "R7"]
    assert "took green" in fields(read_position(game.position()), 1)


def test_hands_of_five() -> None:
    game = Game.from_position("players 2\nmodules keep_a_card\nhand size 5\nseat 0: hand A B C D E\n")
    assert game.options.hand_size == 5
    assert "hand size 5" in lines(read_position(game.position()))


# Against Hal.


def test_a_game_against_hal() -> None:
    """H1: Hal has all resources at hand but those in the city; there are no New Hand tokens."""
    state = read_position(
        "players 1\nhal expert\ncity\nR1 R9:3@1 R3@0\nB1 B2 B3\nY1 Y2 Y3\n"
        "seat 0: hand A; resources 4\nseat 1: commit B\n"
    )
    assert (state.players, state.hal, state.hand_size, state.new_hands) == (2, 2, 3, [0, 0])
    assert (state.resources, state.stock) == ([4, 22], [20, 0])
    assert (state.waiting, state.cards) == ((0,), [NONE, read_card("B")])
    assert lines(state)[:2] == ["players 1", "hal expert"]
    game = Game.from_position(write_position(state))
    assert (game.players, game.seats, game.options.hal) == (1, 2, "expert")


def test_hal_has_a_card() -> None:
    state = read_position("players 1\nhal normal\nseat 0: hand A B C\nseat 1: commit D\n")
    assert (state.cards[1], state.known_to[read_card("D")]) == (read_card("D"), 2)
    assert read_card("D") not in state.deck
    assert fields(state, 1) == ["commit D"]


def test_before_hal_plays() -> None:
    """H3: when the item is taken Hal builds B9 on R1, keeps the card and has two resources fewer."""
    game = Game.from_position(
        "players 1\nhal normal\nsupply B9 R4 R5\nseat 0: commit A; hand B C\nseat 1: commit R1\n"
        "frames item 0, hal, prepare\n"
    )
    play(game, "0 resource")
    assert building(game, "B9").owner == 1
    assert (game.view(0).seats[1].resources, game.view(0).seats[1].kept) == (23, ("R1",))
    assert game.round == 2


def test_while_the_player_moves_a_token_for_hal() -> None:
    """H3: the new building beside R3 gives Hal a point."""
    text = (
        "players 1\nhal normal\ncity\n. A B R9@1* .\nL R1 R2 R3 D\nK B1 B2 B3 E\nJ Y1 Y2 Y3 F\n. I H G .\n"
        "middle 3 3\ndiscard B\nseat 0: played B\nseat 1: commit C\nframes hal token C R9, prepare\n"
    )
    game = Game.from_position(text)
    assert (game.question, game.pending, game.view(0).moving_token) == ("token", (0,), "C")
    assert "frames hal token C R9, prepare" in game.position().split("\n")
    play(game, "0 >N")
    assert game.view(0).seats[1].points == 1


def test_an_empty_supply_ends_the_game_against_hal() -> None:
    """H4: at the first time."""
    state = read_position("players 1\nhal normal\nsupply none\nseat 0: hand A\nseat 1: commit B\n")
    assert (state.exhausted, state.last_round) == (1, True)


# The examples of the manual, after that of the base game.


def examples() -> list[str]:
    """Return the positions that docs/position.md shows."""
    return re.findall(
        r"^```\n(.*?)^```$", (ROOT / "docs/position.md").read_text(encoding="utf-8"), re.S | re.M
    )


def test_the_example_with_modules() -> None:
    """Seat 0 pays four resources for two more floors in another colour, and draws for the three there."""
    game = Game.from_position(examples()[1])
    assert (game.question, game.pending) == ("choose", (1,))
    play(game, "1 K", "1 no event", "1 aside C")
    assert (game.question, game.pending) == ("timing", (0,))
    play(game, "0 after")
    assert building(game, "B14").height == 3 and items(game, 0)[0] == 0
    assert (game.question, game.pending) == ("split", (0,))
    play(game, "0 draw P")
    assert (items(game, 0)[1], game.view(0).green_spaces) == (4, 6)
    play(game, "1 resource")
    assert (game.round, "C" in own(game, 1).hand, "A" in own(game, 0).hand) == (7, True, True)


def test_the_example_against_hal() -> None:
    """The player takes a resource; Hal builds Y9 on B2, puts two resources there and keeps the card."""
    game = Game.from_position(examples()[2])
    play(game, "0 A")
    play(game, "0 resource")
    assert items(game, 0) == (4, 2, 6)
    assert (building(game, "Y9").owner, building(game, "Y9").height) == (1, 2)
    hal = game.view(0).seats[1]
    assert (hal.points, hal.resources, hal.kept) == (5, 25 - 1 - 2, ("B2",))
