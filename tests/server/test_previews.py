"""What the server says moves would do is what they do."""

from random import Random

import pytest

from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.server.tables.game import TableGame
from ginkgopolis.server.tables.previews import choices_of, try_out
from tests.server.playing import ME
from tests.server.running import Json, Refused, Running

CITY = """
players 2
round 3
city
  .  A  B  C     .  .
  L  R1 R2 R3    D  .
  K  B1 B2 B5@1  E  .
  J  Y1 Y2 Y3    F  .
  .  I  H  G     .  .
middle 3 3
seat 0: resources 4; points 7; tiles R4 Y9; hand B5 A R1; cards Y7
seat 1: resources 3; points 1; tiles R5; hand K L C
"""


def choice(choices: list[Json], move: str) -> Json:
    """Return one of the choices."""
    return next(found for found in choices if found["move"] == move)


@pytest.fixture(scope="module")
def choices(quick: Running) -> list[Json]:
    """All that seat 0 may do in the position above."""
    place = quick.client().create(ME, ME, position=CITY, start=True)
    offered = place.post("choices", seat=0)
    state = place.state(0)["game"]
    assert [found["move"] for found in offered["choices"]] == state["decision"]["moves"]
    assert offered["decision"] == state["decision"]["id"]
    found: list[Json] = offered["choices"]
    return found


def test_constructing_over_a_rival(choices: list[Json]) -> None:
    """R5: red 4 on her blue 5: a point for the lower number, a resource for the colour, two floors."""
    found = choice(choices, "B5+R4")
    preview = found["preview"]
    assert preview["action"] == "construct" and preview["height"] == 2 and preview["placed"] == 2
    assert preview["returned"] == {"seat": 1, "resources": 1, "points": 1}
    assert preview["pays"] == {"points": 1, "resources": 1}
    assert preview["before"] == {"resources": 4, "tiles": 2, "points": 7}
    assert preview["after"] == {"resources": 1, "tiles": 1, "points": 6}
    assert preview["keeps"] == "B5" and preview["needs"] is None
    assert preview["place"] == {"east": 1, "south": 0} and preview["building"] is not None
    assert "construct red 4 on blue 5" in found["words"]


def test_districts_then(choices: list[Json]) -> None:
    """D3: red 1, 2, 3 and the new red 4 hang together: first and only, so twice 2 resources."""
    preview = choice(choices, "B5+R4")["preview"]
    assert {"seat": 0, "now": 0, "then": 4} in preview["district_points"]
    red = next(district for district in preview["districts"] if "R4" in district["tops"])
    assert red["ranking"][0]["points"] == 4


def test_using_neighbours(choices: list[Json]) -> None:
    """R4: urbanizing A uses red 1 below it; the bonus of yellow 7 is for constructing or not at all."""
    preview = choice(choices, "A+Y9")["preview"]
    assert preview["action"] == "urbanize"
    assert [(use["tile"], use["item"], use["amount"]) for use in preview["uses"]] == [("R1", "resource", 1)]
    assert preview["gains"][0] == 1


def test_a_letter_alone_is_a_free_choice(choices: list[Json]) -> None:
    preview = choice(choices, "A")["preview"]
    assert preview["choice"] and preview["after"]["resources"] == 4


def test_what_cannot_be_paid_is_said(quick: Running) -> None:
    """R2: with two resources a second floor of another colour is too much, and the card is played alone."""
    poor = CITY.replace("resources 4; points 7", "resources 2; points 0")
    place = quick.client().create(ME, ME, position=poor, start=True)
    preview = choice(place.post("choices", seat=0)["choices"], "B5+R4")["preview"]
    assert preview["needs"] == {"resources": 3, "points": 1, "has_resources": 2, "has_points": 0}
    assert preview["action"] == "exploit" and preview["placed"] == 0 and preview["keeps"] is None


def test_beginners_are_taught_where_hints_are_allowed(quick: Running) -> None:
    """A lesson comes with each choice if it is asked for, the same one as often as it is."""
    place = quick.client().create(ME, ME, position=CITY, start=True)
    first, again = (place.post("choices", seat=0, lessons=True)["choices"] for _ in range(2))
    assert first == again
    assert place.post("choices", seat=0)["choices"][0]["lesson"] is None
    lesson = choice(first, "R1+R4")["lesson"]
    assert lesson["words"][0].startswith("You get 1 resource each time you exploit; with about ")
    assert min(found["lesson"]["loss"] for found in first if found["move"] != "new hand") == 0
    silent = quick.client().create(ME, ME, position=CITY, house={"hints": False}, start=True)
    assert silent.post("choices", seat=0)["choices"]
    with pytest.raises(Refused, match="hints_off"):
        silent.post("choices", seat=0, lessons=True)


def test_parts_of_a_choice_are_tried_out(quick: Running) -> None:
    options = {"modules": ["keep_a_card", "events"], "introductory": True}
    place = quick.client().create(ME, ME, options=options, start=True)
    for seat in (0, 1):
        place.move(seat, "events design+quality")
    before = place.state(0)
    hand = before["game"]["view"]["own"]["hand"]
    tried = place.post("preview", seat=0, moves=[hand[0]])
    assert not tried["complete"] and tried["done"][0]["preview"]["card"] == hand[0]
    assert {found["move"] for found in tried["next"]} == {"no event", "event design", "event quality"}
    tried = place.post("preview", seat=0, moves=[hand[0], "event quality", f"aside {hand[1]}"])
    assert tried["complete"] and tried["next"] == [] and len(tried["done"]) == 3
    with pytest.raises(Refused, match="illegal_move"):
        place.post("preview", seat=0, moves=[hand[0], "event expropriation"])
    with pytest.raises(Refused, match="unreadable_move"):
        place.post("preview", seat=0, moves=["what?"])
    assert place.state(0) == before


def test_a_new_hand_is_not_made_up(quick: Running) -> None:
    """C2: nobody knows what she will draw, so that there is nothing to be tried out with it."""
    place = quick.client().create(ME, ME, start=True, options={"introductory": True})
    tried = place.post("preview", seat=0, moves=["new hand"])
    assert [done["move"] for done in tried["done"]] == ["new hand"]
    assert tried["complete"] and tried["next"] == []


def test_why_not_is_said_in_words(quick: Running) -> None:
    position = CITY.replace("round 3", "modules green_spaces\nround 3").replace("tiles R4 Y9", "tiles R4 P")
    place = quick.client().create(ME, ME, position=position, start=True)
    with pytest.raises(Refused, match="a green space goes only with an urbanization card"):
        place.post("preview", seat=0, moves=["R1+P"])


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_every_move_of_a_game_can_be_told(players: int, seed: int) -> None:
    """Whatever is asked, there are words for each answer."""
    game = TableGame.new(players, seed=seed, modules=MODULE_NAMES)
    chance = Random(seed)
    while not game.over:
        seat = chance.choice(game.pending)
        found = choices_of(game, seat)
        assert sorted(told.move for told in found) == sorted(str(move) for move in game.legal_moves(seat))
        assert all(told.words for told in found)
        picked = chance.choice(found)
        done, _, _ = try_out(game, seat, [picked.move])
        assert [told.move for told in done] == [picked.move]
        game.play(seat, picked.move)
