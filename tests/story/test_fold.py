"""Deeds: what the lines of a journal are folded into, in positions worked out by hand."""

from random import Random
from typing import Any

from ginkgopolis import Game
from ginkgopolis.engine import journal as j
from ginkgopolis.engine.cards import MASTER_ARCHITECT, MAYOR
from ginkgopolis.engine.ids import FIRST_LETTER, NOBODY, RED, tile_of
from ginkgopolis.engine.journal import Line
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.story import deeds as d
from ginkgopolis.story.fold import fold
from ginkgopolis.story.modules.events import EventHappened, EventReturned, Expropriated, Lost
from ginkgopolis.story.modules.experts import Bought, ExpertCame
from ginkgopolis.story.modules.keep_a_card import KeptAside
from ginkgopolis.view.shapes import TokenPlace
from tests.story.test_sentences import OVER_BELA
from tests.story.test_sentences_of_modules import position

NO_ROOM = """
players 2
city
  .   A   .   D   .
  L   R1  B   R3  E
  K   Y1  C   Y3  F
  J   Y2  B1  R2  G
  .   .   I   H   .
middle 3 3
seat 0: resources 4; points 3; tiles Y9; hand C A
seat 1: hand R1 R2
supply B9 R8 Y7
"""
"""T4: no space is free beside C, and all tokens from D to I make room clockwise."""
NO_AMOUNTS = d.Amounts(resources=0, points=0)
ONE = d.Laid(tiles=1, resources=1, site=True)


def done(game: Game, *plays: str) -> list[d.Deed]:
    """Play moves as in `0 R7`, and return what the last one did."""
    for play in plays:
        who, _, move = play.partition(" ")
        game.play(int(who), move)
    return game.story[-1].deeds()


def gaining(kind: type[d.Deed], seat: int, **fields: Any) -> d.Deed:
    """Return a deed by which nothing is gained but what is named."""
    nothing = {"uses": (), "scored": (), "taken": (), "draws": None, "runs_out": False, "gains": NO_AMOUNTS}
    bonuses = d.Bonuses(resources=0, tiles=0, points=0)
    return kind(**{"seat": seat, "bonuses": bonuses, **nothing, **fields})


def drawn(*tiles: str, value_two: int = 0, by_bonuses: int = 0, as_expert: str | None = None) -> d.Draws:
    """Return tiles drawn."""
    return d.Draws(
        amount=len(tiles), tiles=tiles, value_two=value_two, by_bonuses=by_bonuses, as_expert=as_expert
    )


def floor(seat: int, card: str, tile: str, height: int, **fields: Any) -> d.Deed:
    """Return a construction that costs nothing but what is named."""
    laid = d.Laid(tiles=1, resources=height, site=True)
    usual = {"hidden": False, "laid": laid, "evicted": None, "paid": NO_AMOUNTS, "kept": card}
    return gaining(d.Constructed, seat, **{"card": card, "tile": tile, "height": height, **usual, **fields})


# Actions


def test_a_floor_over_another_owner() -> None:
    """R5: Bela has 2 resources back with 2 points; 5 - 4 = 1 point, 1 resource for the colour; C4 gives 1."""
    assert done(Game.from_position(OVER_BELA), "1 C", "0 B5+R4")[:4] == [
        d.Revealed(seat=0, card="B5", tile="R4", event=None),
        floor(
            0,
            "B5",
            "R4",
            3,
            evicted=d.Eviction(seat=1, resources=2, points=2),
            paid=d.Amounts(resources=1, points=1),
            bonuses=d.Bonuses(resources=1, tiles=0, points=0),
        ),
        d.Revealed(seat=1, card="C", tile=None, event=None),
        gaining(d.Exploited, 1, card="C", height=0),
    ]


def test_a_tile_that_cannot_be_paid_for() -> None:
    """R2: three floors and another colour take 4 resources; blue 5 is exploited for its 2 tiles."""
    game = Game.from_position(
        OVER_BELA.replace("resources 5; points 3", "resources 3; points 3") + "supply R8 B9 Y7"
    )
    assert done(game, "1 C", "0 B5+R4")[1:3] == [
        d.TileReturned(seat=0, tile="R4", resources=4, points=1),
        gaining(
            d.Exploited,
            0,
            card="B5",
            height=2,
            uses=(d.Used(tile="B5", item="tile", amount=2),),
            draws=drawn("R8", "B9"),
        ),
    ]


def test_a_new_building_and_the_tokens_that_make_room() -> None:
    """R4, T4: Y3, B1 and Y1 lie beside C: 2 points and a tile; each token takes the place of the next."""
    game = Game.from_position(NO_ROOM)
    assert done(game, "1 R1", "0 C+Y9") == [
        d.Revealed(seat=0, card="C", tile="Y9", event=None),
        d.Urbanized(seat=0, letter="C", tile="Y9", building=7, hidden=False, laid=ONE),
    ]
    places = [("D", 2, -1), ("E", 2, 0), ("F", 2, 1), ("G", 1, 2), ("H", 0, 2), ("I", -1, 2)]
    assert done(game, "0 >cw")[0] == gaining(
        d.TokenMoved,
        0,
        letter="C",
        east=1,
        south=-2,
        shifted=tuple(TokenPlace(letter=letter, east=east, south=south) for letter, east, south in places),
        uses=(
            d.Used(tile="Y3", item="point", amount=1),
            d.Used(tile="B1", item="tile", amount=1),
            d.Used(tile="Y1", item="point", amount=1),
        ),
        gains=d.Amounts(resources=0, points=2),
        draws=drawn("B9"),
    )


def test_a_supply_that_lacks_resources() -> None:
    """R6: red 1 gives a resource, but the supply has none of Ada's."""
    game = Game.from_position("players 2\nseat 0: resources 5; stock 0; hand R1 A\nseat 1: hand C")
    used = (d.Used(tile="R1", item="resource", amount=1),)
    assert done(game, "1 C", "0 R1")[1] == gaining(
        d.Exploited, 0, card="R1", height=1, uses=used, runs_out=True
    )


def test_what_a_letter_brings_comes_after_the_question() -> None:
    """R3, B1: a tile by choice, and one more by C6."""
    game = Game.from_position("players 2\nseat 0: hand A; characters 6\nseat 1: hand R1\nsupply B9 R8 Y7")
    assert done(game, "1 R1", "0 A")[1] == gaining(d.Exploited, 0, card="A", height=0)
    bonuses = d.Bonuses(resources=0, tiles=1, points=0)
    assert done(game, "0 tile")[0] == gaining(
        d.Gained, 0, bonuses=bonuses, draws=drawn("R8", "B9", by_bonuses=1)
    )


def test_the_last_resource_comes_after_the_floor() -> None:
    """E2: the engine knows it before the floor is complete; the supply has nothing for C4."""
    city = OVER_BELA.replace("tiles R4", "tiles B6").replace("resources 5;", "resources 3; stock 0;")
    assert done(Game.from_position(city), "1 C", "0 B5+B6")[1:3] == [
        floor(0, "B5", "B6", 3, evicted=d.Eviction(seat=1, resources=2, points=2)),
        d.LastRound(why="resources", seat=0),
    ]


# Cards


def test_a_new_hand() -> None:
    """C2: what goes and comes is in an order of its own, letters first."""
    game = Game.from_position("players 2\nseat 0: hand R1 C\nseat 1: hand A B\ndeck Y3 D E")
    assert done(game, "0 new hand") == [
        d.NewHandTaken(
            seat=0, left=1, discarded=("C", "R1"), drawn=d.Cards(seat=0, amount=2, cards=("D", "Y3"))
        )
    ]


def test_the_next_round() -> None:
    """N1: all hands are passed in one deed, and drawn in one."""
    game = Game.from_position("players 2\nseat 0: hand R1 B A C\nseat 1: hand R2 D E F\ndeck G H I J K L Y1")
    assert done(game, "0 R1", "1 R2")[-3:] == [
        d.CardsPassed(
            hands=(
                d.Handed(seat=0, to=1, amount=3, cards=("A", "B", "C")),
                d.Handed(seat=1, to=0, amount=3, cards=("D", "E", "F")),
            )
        ),
        d.RoundBegan(seat=1, round=2, alone=False),
        d.CardsDrawn(
            hands=(d.Cards(seat=1, amount=1, cards=("G",)), d.Cards(seat=0, amount=1, cards=("H",)))
        ),
    ]


def test_a_deck_renewed_in_the_middle_of_drawing() -> None:
    """N2: what comes before and after is drawn apart."""
    lines: list[Line] = [
        (j.DREW_CARD, 1, 0, 0, FIRST_LETTER),
        (j.DISCARDED, NOBODY, tile_of(RED, 2), 0, 0),
        (j.DISCARDED, NOBODY, FIRST_LETTER + 3, 0, 0),
        (j.RENEWED, NOBODY, 9, 2, 0),
        (j.DREW_CARD, 0, 0, 0, FIRST_LETTER + 2),
    ]
    assert fold(lines) == [
        d.CardsDrawn(hands=(d.Cards(seat=1, amount=1, cards=("A",)),)),
        d.DeckRenewed(cards=9, discarded=("D", "R2"), first=False),
        d.CardsDrawn(hands=(d.Cards(seat=0, amount=1, cards=("C",)),)),
    ]


# The end


def test_the_supply_runs_out() -> None:
    """E1: one of two tiles is there; it is not said whose the missing one is."""
    game = Game.from_position(OVER_BELA.replace("characters 4", "characters 6") + "supply B9")
    bonuses = d.Bonuses(resources=0, tiles=1, points=0)
    assert done(game, "1 C", "0 B5")[1:] == [
        gaining(
            d.Exploited,
            0,
            card="B5",
            height=2,
            uses=(d.Used(tile="B5", item="tile", amount=2),),
            bonuses=bonuses,
            draws=drawn("B9"),
        ),
        d.Exhausted(times=1, why="drawn"),
    ]
    assert done(game, "0 give R4", "0 done", "1 done")[:4] == [
        d.GaveBack(seat=0, tiles=("R4",), points=1),
        gaining(d.Gained, 0, draws=drawn("R4")),
        d.Exhausted(times=2, why="drawn"),
        d.LastRound(why="tiles", seat=None),
    ]


def test_nobody_gives_back() -> None:
    """E1: that is the second exhaustion."""
    game = Game.from_position(OVER_BELA + "supply B9")
    done(game, "1 C", "0 B5", "0 done")
    assert done(game, "1 done")[:2] == [
        d.Exhausted(times=2, why="nothing given back"),
        d.LastRound(why="nothing given back", seat=None),
    ]


# Modules


def test_tiles_of_other_values() -> None:
    """M0: 8 tiles are a value III (3), a value II (2), a green space and two of value I."""
    city = OVER_BELA.partition("seat 0")[0].replace("B2 ", "B20:8").replace("players 2", "")
    game = Game.from_position(
        f"players 2\nmodules new_buildings prestige_buildings green_spaces\n{city}\n"
        "seat 0: hand B20\nvalue two Y22 R21 B23\nsupply B9 R8 Y7 Y8 R9"
    )
    assert done(game, "0 B20", "0 draw II+IIIY+P")[0] == gaining(
        d.Gained, 0, taken=("Y24", "P"), draws=drawn("R8", "B9", "Y22", value_two=1)
    )


def test_points_of_modules() -> None:
    """M6: a blue tile above blue 2 makes a district; it is scored besides what blue 2 gives."""
    game = position("experts", "expert inspector; resources 2; tiles B7; hand B\nsupply R8", "expert mayor")
    assert done(game, "0 B+B7")[2] == gaining(
        d.TokenMoved,
        0,
        letter="B",
        east=0,
        south=-3,
        shifted=(),
        uses=(d.Used(tile="B2", item="tile", amount=1),),
        scored=(d.Scored(by="inspector", points=2),),
        draws=drawn("R8"),
    )


def test_a_hidden_floor() -> None:
    """M6: it belongs to the new building, or to the floor."""
    expert = "expert master architect; resources 9; tiles B7 R20; hand "
    founded = done(position("experts", expert + "A", "expert banker"), "0 A+B7", "0 under R20")
    two = d.Laid(tiles=2, resources=2, site=True)
    assert founded[1] == d.Urbanized(seat=0, letter="A", tile="B7", building=9, hidden=True, laid=two)
    raised = done(position("experts", expert + "B5", "expert banker; resources 1"), "0 B5+B7", "0 under R20")
    evicted = d.Eviction(seat=1, resources=2, points=2)
    both = d.Laid(tiles=2, resources=4, site=True)
    assert raised[1] == floor(0, "B5", "B7", 4, hidden=True, laid=both, evicted=evicted)


def test_a_purchase() -> None:
    """M6: Ada lacks one resource."""
    game = position("experts", "expert banker; resources 2; points 4; tiles B7; hand B5", "expert mayor")
    evicted = d.Eviction(seat=1, resources=2, points=2)
    assert done(game, "0 B5+B7", "0 buy")[:2] == [
        Bought(seat=0, resources=1, points=1),
        floor(0, "B5", "B7", 3, evicted=evicted),
    ]


def test_experts_come_with_the_characters() -> None:
    """M6: the mayor by chance; the architect draws when all have shown what they begin with."""
    lines: list[Line] = [
        (j.EXPERT, 0, MASTER_ARCHITECT, 0, 0),
        (j.EXPERT, 1, MAYOR, 1, 0),
        (j.CHARACTER, 0, 4, 0, 0),
        (j.CHARACTER, 1, 6, 0, 0),
        (j.DREW_TILE, 0, 0, 0, tile_of(RED, 9)),
    ]
    assert fold(lines) == [
        ExpertCame(seat=1, expert="mayor"),
        gaining(d.CharactersShown, 0, characters=(4,), expert="master architect"),
        gaining(d.CharactersShown, 1, characters=(6,), expert="mayor"),
        gaining(d.Gained, 0, draws=drawn("R9", as_expert="master architect")),
    ]


def test_events() -> None:
    """M4: 3 resources of Ada and 2 of Bela are concerned by blue 5."""
    played = d.Revealed(seat=0, card="B5", tile=None, event="advertising campaign")
    game = position("events", "hand B5; events advertising")
    assert done(game, "0 B5", "0 event advertising") == [played]
    happened = EventHappened(seat=0, event="advertising campaign", amount=3, points=3)
    assert done(game, "0 before")[0] == happened
    game = position("events", "hand A; events advertising")
    done(game, "0 A", "0 event advertising")
    nothing = EventHappened(seat=0, event="advertising campaign", amount=0, points=0)
    assert done(game, "0 before")[0] == nothing
    game = position("events", "hand B5; events expropriation")
    done(game, "0 B5", "0 event expropriation")
    assert done(game, "0 before")[0] == EventReturned(seat=0, event="expropriation")
    game = position("events", "resources 2; stock 0; hand B5; events expropriation")
    done(game, "0 B5", "0 event expropriation")
    assert done(game, "0 before")[:2] == [
        Expropriated(seat=0, owner=1, tile="B5", resources=2, points=2),
        d.LastRound(why="resources", seat=0),
    ]


def test_a_quality_control() -> None:
    """M4: what is lost and who gets some of it is one deed."""
    game = position("events", "hand B5; events quality", "resources 4; points 1")
    done(game, "0 B5", "0 event quality")
    assert done(game, "0 before") == [EventHappened(seat=0, event="quality control", amount=2, points=0)]
    assert done(game, "1 lose 1p 1r")[0] == Lost(seat=1, resources=1, points=1, to=0, got=1)


def test_cards_set_aside() -> None:
    """M5: each takes up her own again, after the others were passed."""
    game = Game.from_position(
        "players 2\nmodules keep_a_card\nseat 0: hand R1 A B C\nseat 1: hand R2 D E F\ndeck G H I J K L Y1"
    )
    found = done(game, "0 R1", "0 aside C", "1 R2", "1 aside D")
    assert found[-4:-2] == [KeptAside(seat=0, card="C"), KeptAside(seat=1, card="D")]


def test_what_is_laid_is_what_lies_there() -> None:
    """M2, M3: no card names a prestige building or a park, so neither is a construction site."""
    kinds = set()
    for seed in range(10):
        game, rng = Game.new(players=4, modules=MODULE_NAMES, seed=seed), Random(seed)
        while not game.over:
            seat = game.pending[0]
            game.play(seat, rng.choice(game.legal_moves(seat)))
            deeds = game.story[-1].deeds()
            sites = {building.tile: building.site for building in game.view(None).buildings}
            if any(isinstance(deed, d.DeckRenewed) for deed in deeds):
                continue
            for deed in deeds:
                if isinstance(deed, d.Constructed | d.Urbanized) and deed.tile in sites:
                    assert deed.laid.site == sites[deed.tile]
                    kinds.add((type(deed), deed.laid.site))
    assert len(kinds) == 4
