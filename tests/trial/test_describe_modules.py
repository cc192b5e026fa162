"""Words for what the modules bring, and what their moves would do."""

from random import Random

import pytest

from ginkgopolis import Game
from ginkgopolis.language.words import (
    drawn_words,
    event_effect,
    event_words,
    expert_effect,
    expert_words,
    tile_list,
    tile_words,
)
from ginkgopolis.notation import read_tile
from ginkgopolis.notation.modules.events import EVENT_NAMES
from ginkgopolis.notation.modules.experts import EXPERT_NAMES
from ginkgopolis.options import MODULE_NAMES
from tests.story import told
from tests.trial.table import CITY, PARKS, explained, table

# Words


def test_green_spaces_among_tiles() -> None:
    assert tile_words(read_tile("P")) == "a green space"
    assert tile_list([read_tile(tile) for tile in ("P", "B24", "R4")]) == "red 4, blue 24 and a green space"
    assert tile_list([read_tile(tile) for tile in ("P", "P")]) == "2 green spaces"
    assert drawn_words(2, 1) == "2 value II tiles and 1 tile"


def test_experts() -> None:
    """M6: each has a name as in the notation, and says what it does."""
    assert [expert_words(expert) for expert in EXPERT_NAMES] == [f"the {name}" for name in EXPERT_NAMES]
    assert len({expert_effect(expert) for expert in EXPERT_NAMES}) == 10
    effects = dict(zip(EXPERT_NAMES, (expert_effect(expert) for expert in EXPERT_NAMES)))
    assert effects["artist"] == "a lower number costs you no points"
    for expert, colour in (("entrepreneur", "red"), ("professor", "blue"), ("journalist", "yellow")):
        assert f"2 points for each {colour} building of yours" in effects[expert]


def test_events() -> None:
    """M4: each has a name as in the notation, and says what it does."""
    assert [event_words(event) for event in EVENT_NAMES] == [f"the {name}" for name in EVENT_NAMES]
    assert [event_effect(event) for event in EVENT_NAMES] == [
        "1 tile for each of your resources on the building and on those beside it, 9 at most",
        "1 point for each of your resources on the building and on those beside it, 9 at most",
        "your resources take the place of another player's on the building, for 1 point each; "
        "only with a building card",
        "all others lose 1 point or 1 resource for each of theirs on the building and on those beside it; "
        "up to 6 of the points are yours",
    ]


# Drafts


def test_keeping_an_expert() -> None:
    """M4, M6: with events in play it says which the expert brings."""
    draft = "frames draft\nseat 0: pack 1 2 3 4 banker artist\nseat 1: pack 5 6 7 8 mayor engineer\nround 0"
    alone = Game.from_position(f"players 2\nmodules experts\n{draft}")
    assert explained(alone, "banker") == (
        "keep the banker: the resources you lack for building can be bought for 1 point each; "
        "at the end: 1 point for each resource behind your screen"
    )
    events = Game.from_position(f"players 2\nmodules experts events\n{draft}")
    assert explained(events, "banker").endswith("; brings the advertising campaign and the expropriation")


def test_no_expert_to_keep() -> None:
    """M6: the last pick of somebody with three characters and no expert in the pack."""
    game = Game.from_position(
        "players 3\nmodules experts\nframes draft\nround 0\n"
        "seat 0: pack 7 8 9; characters 1 2 3\n"
        "seat 1: pack 10 artist journalist; characters 4 5 engineer\n"
        "seat 2: pack 11 banker mayor; characters 6 12 professor"
    )
    assert explained(game, "done") == (
        "keep nothing: an expert that nobody has chosen comes to you by chance"
    )


def test_keeping_events() -> None:
    game = Game.from_position("players 2\nmodules events\nframes events\nround 0")
    assert explained(game, "events design+quality") == ("keep the design competition and the quality control")


# What a card would do


def test_points_for_parks() -> None:
    """M3: A lies beside a park of two green spaces; nothing else is there."""
    game = table("green_spaces", "resources 3; tiles R7 P; hand A", city=PARKS)
    assert explained(game, "A+R7") == "urbanize A with red 7: place 1 resource; score 4 points for parks"
    assert explained(game, "A+P") == (
        "urbanize A with a green space: place 1 resource; score 4 points for parks"
    )


def test_the_inspector() -> None:
    """M6: B lies above blue 2, which gives 1 tile."""
    game = table("experts", "expert inspector; resources 2; tiles B7 R7; hand B", "expert mayor")
    assert explained(game, "B+B7") == (
        "urbanize B with blue 7: place 1 resource; gain 1 tile; score 2 points as inspector"
    )
    assert explained(game, "B+R7") == "urbanize B with red 7: place 1 resource; gain 1 tile"


def test_the_general_counsel() -> None:
    """M6: 2 points for each of Bela's 2 resources."""
    game = table(
        "experts", "expert mayor; resources 5; tiles B7; hand B5", "expert general-counsel; resources 1"
    )
    assert "Bela takes back 2 resources and scores 4 points" in explained(game, "B5+B7")


def test_the_artist_and_the_mayor() -> None:
    """M6: red 4 on blue 5 costs 1 point for the number and 1 resource for the colour."""
    artist = table("experts", "expert artist; resources 4; tiles R4; hand B5", "expert banker; resources 1")
    assert explained(artist, "B5+R4") == (
        "construct red 4 on blue 5: Bela takes back 2 resources and scores 2 points; "
        "the lower number costs you nothing; discard 1 resource for the other colour; place 3 resources; "
        "keep the card (each time you urbanize: 1 tile)"
    )
    mayor = table(
        "experts", "expert mayor; resources 3; points 1; tiles R4; hand B5", "expert banker; resources 1"
    )
    assert (
        "pay 1 point for the lower number; the other colour costs you nothing; place 3 resources"
    ) in explained(mayor, "B5+R4")


def test_what_the_banker_could_buy() -> None:
    """M6: three floors need 3 resources; 2 are there, and 1 of the 3 points buys the third."""
    game = table("experts", "expert banker; resources 2; points 3; tiles B7; hand B5", "expert mayor")
    assert explained(game, "B5+B7") == (
        "construct blue 7 on blue 5: needs 3 resources, you have 2; "
        "you could buy 1 resource for 1 point at the reveal; "
        "Bela takes back 2 resources and scores 2 points; place 3 resources; "
        "keep the card (each time you urbanize: 1 tile)"
    )


def test_what_the_banker_cannot_buy() -> None:
    """M6: points for the lower number are needed besides, and 1 + 1 are too many."""
    game = table("experts", "expert banker; resources 3; points 1; tiles R4; hand B5", "expert mayor")
    assert explained(game, "B5+R4") == (
        "construct red 4 on blue 5: needs 4 resources, you have 3; "
        "the card would be played alone unless that changes; gain 2 tiles"
    )


def test_more_tiles_earned_than_left() -> None:
    """R7, E2: blue 5 brings 2 tiles, the card of blue 1 another one."""
    few = "hand B5; cards B1\nexhausted 1\nsupply"
    for supply, gains in (
        ("R4", "gain 1 tile"),
        ("R4 R6", "gain 2 tiles"),
        ("R4 R6 R7", "gain 2 tiles; gain 1 tile by bonuses"),
    ):
        assert explained(table("events", f"{few} {supply}"), "B5") == (f"exploit blue 5 (2 floors): {gains}")


def test_a_prestige_building_beside_gives_nothing() -> None:
    """M2: B lies above it."""
    game = table("prestige_buildings", "resources 2; tiles R7; hand B", city=CITY.replace("B2 ", "B24"))
    assert explained(game, "B+R7") == "urbanize B with red 7: place 1 resource; gain nothing"


# What goes with a card


def test_a_lower_tile() -> None:
    """M6: 2 floors and 2 more; both tiles of Ada's own."""
    game = table(
        "experts", "expert master-architect; resources 4; tiles B7 R20; hand B5", "expert mayor; resources 1"
    )
    game.play(0, "B5+B7")
    assert explained(game, "single") == "build with blue 7 only"
    assert explained(game, "under R20") == (
        "hide red 20 under blue 7: Bela takes back 2 resources and scores 2 points; place 4 resources; "
        "keep the card (each time you urbanize: 1 tile)"
    )


def test_a_lower_tile_of_a_new_building() -> None:
    """M6: two floors, two resources; with 1 resource neither is built."""
    for resources, words in (
        (2, "place 2 resources; gain 1 resource"),
        (
            1,
            "needs 2 resources, you have 1; the card would be played alone unless that changes; "
            "gain 1 resource or 1 tile",
        ),
    ):
        game = table(
            "experts", f"expert master-architect; resources {resources}; tiles B7 R20; hand A", "expert mayor"
        )
        game.play(0, "A+B7")
        assert explained(game, "under R20") == f"hide red 20 under blue 7: {words}"


def test_a_card_to_set_aside() -> None:
    game = table("keep_a_card", "hand B5 A C")
    game.play(0, "B5")
    assert explained(game, "aside C") == "keep C for the next round"


@pytest.mark.parametrize(
    ("event", "now"),
    [
        ("design", "add the design competition: draw 3 tiles (as things are)"),
        ("advertising", "add the advertising campaign: score 3 points (as things are)"),
        (
            "expropriation",
            "add the expropriation: Bela takes back 2 resources, you place as many and score 2 points "
            "(as things are)",
        ),
        ("quality", "add the quality control: Bela loses 2 in points or resources (as things are)"),
    ],
)
def test_an_event_with_a_card(event: str, now: str) -> None:
    """M4: Y9 beside blue 5 has 3 resources of Ada, blue 5 has 2 of Bela."""
    game = table("events", f"hand B5; resources 2; events {event}", "resources 3")
    game.play(0, "B5")
    assert explained(game, "no event") == "add no event"
    assert explained(game, f"event {event}") == now


def test_an_event_that_brings_nothing() -> None:
    """M4: nobody has anything beside A."""
    game = table("events", "hand A; events quality", "resources 3")
    game.play(0, "A")
    assert explained(game, "event quality") == (
        "add the quality control: nothing would come of it (as things are)"
    )


def test_an_event_before_or_after_the_action() -> None:
    """M4: before, 3 resources on Y9; after, 3 more on the new floor of blue 5."""
    game = table("events", "resources 3; tiles B7; hand B5; events advertising", "resources 3")
    told(game, 0, "0 B5+B7", "0 event advertising")
    assert explained(game, "before") == "before the action: score 3 points"
    assert explained(game, "after") == "after the action: score 6 points"


def test_an_expropriation_makes_sense_before_constructing_only() -> None:
    """M4: after constructing the building is one's own."""
    game = table("events", "resources 3; tiles B7; hand B5; events expropriation", "resources 3")
    told(game, 0, "0 B5+B7", "0 event expropriation")
    assert explained(game, "before") == (
        "before the action: Bela takes back 2 resources, you place as many and score 2 points"
    )
    assert explained(game, "after") == "after the action: nothing would come of it"


def test_an_event_after_an_action_of_the_banker() -> None:
    """M4, M6: three floors on blue 5 lack a resource. With it they are Ada's, beside 3 on Y9.

    Without it blue 5 stays Bela's: only then there is somebody to expropriate, with her two resources.
    """
    ada = "expert banker; resources 2; points 3; tiles B7; hand B5; events"
    campaign = table("events experts", f"{ada} advertising", "expert mayor")
    told(campaign, 0, "0 B5+B7", "0 event advertising")
    assert explained(campaign, "before") == "before the action: score 3 points"
    assert explained(campaign, "after") == (
        "after the action: score 6 points (if you buy 1 resource); score 3 points (if you buy nothing)"
    )
    expropriation = table("events experts", f"{ada} expropriation", "expert mayor")
    told(expropriation, 0, "0 B5+B7", "0 event expropriation")
    assert explained(expropriation, "after") == (
        "after the action: nothing would come of it (if you buy 1 resource); "
        "Bela takes back 2 resources, you place as many and score 2 points (if you buy nothing)"
    )


@pytest.mark.parametrize(
    ("supply", "before", "after"),
    [
        ("supply none\nexhausted 2", "draw nothing", "draw nothing"),
        ("supply R4\nexhausted 1", "draw 1 tile", "draw nothing"),
        ("supply R4 R6 R8 R9\nexhausted 1", "draw 3 tiles", "draw 2 tiles"),
        ("supply R4\nexhausted 0", "draw 3 tiles", "draw 3 tiles"),  # E1: there may be tiles given back
    ],
)
def test_a_design_competition_with_few_tiles_left(supply: str, before: str, after: str) -> None:
    """M4, E2: 3 for Y9 beside it; what the supply lacks is lost, and blue 5 alone brings 2 tiles first."""
    game = table("events", f"hand B5; events design\n{supply}")
    told(game, 0, "0 B5", "0 event design")
    assert explained(game, "before") == f"before the action: {before}"
    assert explained(game, "after") == f"after the action: {after}"


def test_other_tiles_make_up_for_an_empty_supply() -> None:
    """M0: three tiles earned may become a value II tile."""
    game = table("events new_buildings", "hand B5; events design\nsupply none\nexhausted 2")
    told(game, 0, "0 B5", "0 event design")
    assert explained(game, "before") == "before the action: draw 3 tiles"


# All of it


@pytest.mark.parametrize("players", [2, 5])
def test_every_move_has_words_that_change_nothing_and_give_nothing_away(players: int) -> None:
    """Whatever is asked; the words are the same where all that the seat cannot know is redealt."""
    rng = Random(players)
    game = Game.new(players, seed=players, modules=MODULE_NAMES)
    while not game.over:
        seat = rng.choice(game.pending)
        moves = game.legal_moves(seat)
        before = game.position()
        redealt = game.determinize(seat, rng.randrange(1000))
        for move in rng.sample(moves, min(4, len(moves))):
            words = game.explain(seat, move)
            assert words and "{" not in words and "  " not in words
            assert redealt.explain(seat, move) == words
        assert game.position() == before
        game.play(seat, rng.choice(moves))
