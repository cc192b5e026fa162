"""M4: each of the four events with each of the three actions, before and after.

The city of all these positions, with three players who have 20 resources each:

    R10:2@0  .      Y9:3@1        the token B lies on the free space of the first row
    B6@1     B5@2   B3
    Y4:2@0   Y2     Y3

With the card B6 an event concerns B6 (seat 1: 1 resource) and beside it R10 (seat 0: 2), B5 (seat 2: 1)
and Y4 (seat 0: 2). With the letter B it concerns R10 (seat 0: 2), Y9 (seat 1: 3) and B5 (seat 2: 1).

By themselves the actions of seat 0, who has no bonuses, do this:
- B6 alone: 1 tile (blue, one floor).
- B alone: a resource or a tile, here always the resource.
- B+R12, urbanize: 1 resource placed; R10 gives 2 resources, Y9 3 points, B5 1 tile.
- B6+B7, construct: seat 1 gets back 1 resource and 1 point; 2 resources placed.
"""

import pytest

from ginkgopolis import Game
from tests.modules.events_table import commit, seen, trigger
from tests.rules.table import building, items, own, play, stock

BEFORE_AND_AFTER = ["before", "after"]


def table(event: str) -> Game:
    """Seat 0 has this event and 5 resources; the others have 4 resources, 4 points and no cards."""
    return Game.from_position(f"""
        players 3
        modules events
        city
        R10:2@0  .      Y9:3@1
        B6@1     B5@2   B3
        Y4:2@0   Y2     Y3
        seat 0: hand B6 B; tiles B7 R12; resources 5; events {event}
        seat 1: resources 4; points 4
        seat 2: resources 4; points 4
    """)


def test_table() -> None:
    """The token B lies where the descriptions of this file say."""
    tokens = {(token.east, token.south): token.letter for token in table("design").view(None).tokens}
    assert tokens[0, -1] == "B"


@pytest.mark.parametrize(
    ("card", "when", "tiles"),
    [
        ("B6", "before", 2 + 1 + 4),
        ("B6", "after", 2 + 1 + 4),
        ("B", "before", 2 + 2),
        ("B", "after", 2 + 2),
        ("B+R12", "before", 1 + 1 + 2),
        ("B+R12", "after", 1 + 1 + 2),  # the new tile does not count itself
        ("B6+B7", "before", 1 + 4),
        ("B6+B7", "after", 1 + 4 + 2),  # the two floors of the new B7 are hers now
    ],
)
def test_m4_5_design_competition(card: str, when: str, tiles: int) -> None:
    """M4.5: a tile for each own resource, besides what the action brings (2 tiles, or 1 left, at first)."""
    game = table("design")
    trigger(game, 0, card, "design", when)
    if card == "B":
        play(game, "0 resource")
    assert seen(game, 0).tiles == tiles
    assert game.round == 2


@pytest.mark.parametrize(
    ("card", "when", "points"),
    [
        ("B6", "before", 4),
        ("B6", "after", 4),
        ("B", "before", 2),
        ("B", "after", 2),
        ("B+R12", "before", 2 + 3),
        ("B+R12", "after", 3 + 2),
        ("B6+B7", "before", 4),
        ("B6+B7", "after", 4 + 2),
    ],
)
def test_m4_6_advertising_campaign(card: str, when: str, points: int) -> None:
    """M4.6: a point for each own resource; urbanizing brings the 3 points of Y9 besides."""
    game = table("advertising")
    trigger(game, 0, card, "advertising", when)
    if card == "B":
        play(game, "0 resource")
    assert seen(game, 0).points == points
    assert game.round == 2


@pytest.mark.parametrize("when", BEFORE_AND_AFTER)
def test_m4_6_before_or_after_is_seen_on_the_way(when: str) -> None:
    """M4.3, M4.6: with B alone the 2 points are there before the item is chosen, or only after it."""
    game = table("advertising")
    trigger(game, 0, "B", "advertising", when)
    assert game.question == "item"
    assert seen(game, 0).points == (2 if when == "before" else 0)
    play(game, "0 tile")
    assert items(game, 0) == (5, 3, 2)


@pytest.mark.parametrize("when", BEFORE_AND_AFTER)
def test_m4_7_expropriation(when: str) -> None:
    """M4.7: with B6 alone, 1 of seat 0's 5 resources replaces seat 1's, for 1 point; B6 gives its tile."""
    game = table("expropriation")
    trigger(game, 0, "B6", "expropriation", when)
    assert (building(game, "B6").owner, building(game, "B6").height) == (0, 1)
    assert items(game, 0) == (5 - 1, 2 + 1, 1)
    assert items(game, 1) == (4 + 1, 0, 4)
    assert items(game, 2) == (4, 0, 4)
    assert stock(game, 0) == 20 - 5 - 4
    assert own(game, 0).events == ()


def test_m4_7_expropriation_before_constructing() -> None:
    """M4.7, M4.10: 1 placed for 1 point, then back again; 2 placed. Seat 1 gets 1 resource and no point."""
    game = table("expropriation")
    trigger(game, 0, "B6+B7", "expropriation", "before")
    assert (building(game, "B7").owner, building(game, "B7").height) == (0, 2)
    assert items(game, 0) == (5 - 2, 1, 1)
    assert items(game, 1) == (4 + 1, 0, 4)


def test_m4_7_expropriation_after_constructing() -> None:
    """M4.7, M4.9: then the building is seat 0's own, so that there is nothing to expropriate."""
    game = table("expropriation")
    trigger(game, 0, "B6+B7", "expropriation", "after")
    assert items(game, 0) == (5 - 2, 1, 0)
    assert items(game, 1) == (4 + 1, 0, 4 + 1)
    assert own(game, 0).events == ("expropriation",)


def test_m4_7_no_expropriation_with_urbanizing() -> None:
    """M4.2, M4.7: with a letter the only event left cannot be played, and B+R12 is done at once."""
    game = table("expropriation")
    play(game, "0 B+R12")
    assert building(game, "R12").owner == 0
    assert own(game, 0).events == ("expropriation",)
    assert game.round == 2


def test_m4_7_no_expropriation_with_a_letter_alone() -> None:
    """M4.2, M4.7: neither with a letter that is exploited."""
    game = table("expropriation")
    play(game, "0 B")
    assert game.question == "item"
    assert own(game, 0).events == ("expropriation",)


@pytest.mark.parametrize(
    ("card", "when", "losses"),
    [
        ("B6", "before", [0, 1, 1]),
        ("B6", "after", [0, 1, 1]),
        ("B", "before", [0, 3, 1]),
        ("B", "after", [0, 3, 1]),
        ("B+R12", "before", [0, 3, 1]),
        ("B+R12", "after", [0, 3, 1]),
        ("B6+B7", "before", [0, 1, 1]),
        ("B6+B7", "after", [0, 0, 1]),  # seat 1's resource is back behind her screen by then
    ],
)
def test_m4_8_quality_control(card: str, when: str, losses: list[int]) -> None:
    """M4.8: seat 1 loses resources, seat 2 a point, which goes to seat 0."""
    game = table("quality")
    trigger(game, 0, card, "quality", when)
    if card == "B" and when == "after":
        play(game, "0 resource")
    if losses[1]:
        assert (game.question, game.pending) == ("quality control", (1,))
        play(game, f"1 lose 0p {losses[1]}r")
    assert (game.question, game.pending) == ("quality control", (2,))
    play(game, f"2 lose {losses[2]}p 0r")
    if card == "B" and when == "before":
        play(game, "0 resource")
    returned = 1 if card == "B6+B7" else 0  # what constructing over seat 1 gives back, with a point for it
    assert items(game, 1) == (4 - losses[1] + returned, 0, 4 + returned)
    assert stock(game, 1) == 20 - 4 - 4 + losses[1]  # 4 behind the screen, 3 and 1 in the city at first
    assert items(game, 2) == (4, 0, 4 - losses[2])
    assert seen(game, 0).points == losses[2] + (3 if card == "B+R12" else 0)
    assert game.round == 2


@pytest.mark.parametrize("event", ["design", "advertising", "quality"])
@pytest.mark.parametrize("when", BEFORE_AND_AFTER)
def test_m4_4_tile_and_event_with_one_card(event: str, when: str) -> None:
    """M4.2: tile and event are committed together; the tile is built whatever the event is."""
    game = table(event)
    commit(game, 0, "B+R12", event)
    assert seen(game, 0).tile == "R12"
    assert seen(game, 0).event is not None
    play(game, f"0 {when}")
    while game.question == "quality control":
        seat = game.pending[0]
        game.play(seat, game.legal_moves(seat)[0])
    assert building(game, "R12").owner == 0
    assert own(game, 0).events == ()
