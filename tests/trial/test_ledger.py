"""What an action would cost and bring, line by line."""

from random import Random

import pytest

from ginkgopolis.language import speaking
from ginkgopolis.notation import read_move
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.server.out.shapes import ActionPreview
from ginkgopolis.server.tables.game import TableGame
from ginkgopolis.server.tables.previews import choices_of
from ginkgopolis.trial.ledger import ledger
from ginkgopolis.trial.shapes import LedgerLine

TABLE = """
players 2
modules experts green_spaces
round 3
city
  .   A   B       C        .
  L   R1  B2      R3       D
  K   Y1  B5:2@1  R9:3@0   E
  J   Y2  B1      P@1      F
  .   I   H       G        .
seat 0: expert {expert}; resources 9; points 9; tiles R4 B6 P; hand B5 E G R9; cards Y3 R1
seat 1: expert {other}; resources 3; hand K L C D
"""


def lines_of(move: str, expert: str = "engineer", other: str = "banker", seat: int = 0) -> list[LedgerLine]:
    """Return the ledger of a move."""
    game = TableGame.from_position(TABLE.format(expert=expert, other=other))
    assert move in [str(legal) for legal in game.legal_moves(seat)]
    return ledger(game.trials(seat).of(read_move(move)))


def test_a_construction_in_the_order_of_the_rules() -> None:
    """R5: (1) the owner's resources, (3) floors, (2) costs, (5) bonuses, (6) the card."""
    lines = lines_of("B5+R4")
    assert [(line.words, line.note, line.amounts) for line in lines] == [
        ("Bela takes back 2 resources", "and gets 1 point for each", (2, 0, 2)),
        ("You place Red 4", "", (0, -1, 0)),
        ("One resource per floor", "", (-3, 0, 0)),
        ("Lower number", "the difference in points", (0, 0, -1)),
        ("Another colour", "1 resource to the supply", (-1, 0, 0)),
        ("Your construct bonuses", "", (0, 0, 1)),
        ("You keep the card Blue 5", "", (0, 0, 0)),
    ]
    assert [line.seat for line in lines] == [1] + [None] * 6
    assert [line.kind for line in lines] == ["gain", "cost", "cost", "cost", "cost", "gain", "card"]


def test_points_for_an_eviction_may_be_double() -> None:
    """M6: the general counsel gets two points for each resource."""
    assert lines_of("B5+R4", other="general counsel")[0].note == "and gets 2 points for each"


def test_ones_own_resources() -> None:
    back = lines_of("R9+R4")[0]
    assert (back.words, back.note, back.seat) == ("You take back 3 resources", "", None)
    assert (back.kind, back.amounts) == ("gain", (3, 0, 0))


@pytest.mark.parametrize(
    ("expert", "notes"),
    [
        ("artist", ["costs an artist nothing", "1 resource to the supply"]),
        ("mayor", ["the difference in points", "costs a mayor nothing"]),
    ],
)
def test_what_an_expert_waives(expert: str, notes: list[str]) -> None:
    """M6: the artist pays no points, the mayor no resource."""
    lines = lines_of("B5+R4", expert=expert)
    assert [line.note for line in lines if line.words in ("Lower number", "Another colour")] == notes


def test_neighbours_parks_and_the_inspector() -> None:
    """R4, M3, M6: E lies beside red 9, which is red as the new building is; G lies under a green space."""
    assert [(line.icon, line.words, line.amounts) for line in lines_of("E+R4", expert="inspector")] == [
        ("tile", "You place Red 4", (0, -1, 0)),
        ("floors", "Your resource on the new building", (-1, 0, 0)),
        ("resource", "Red 9 next door", (3, 0, 0)),
        ("district", "Inspector: a district grows", (0, 0, 2)),
    ]
    assert [(line.icon, line.words, line.amounts) for line in lines_of("G+B6")] == [
        ("tile", "You place Blue 6", (0, -1, 0)),
        ("floors", "Your resource on the new building", (-1, 0, 0)),
        ("tree", "Parks next door", (0, 0, 2)),
    ]


def test_exploiting() -> None:
    """R3: red 9 gives a resource per floor, a card another one; a letter is a free choice."""
    assert [(line.words, line.amounts) for line in lines_of("R9")] == [
        ("You use Red 9", (3, 0, 0)),
        ("Your exploit bonuses", (1, 0, 0)),
    ]
    choice = lines_of("G")[0]
    assert (choice.words, choice.amounts) == ("1 resource or 1 tile, as you like", (0, 0, 0))


def test_a_purchase() -> None:
    """M6: four resources are needed, nine less seven are there."""
    game = TableGame.from_position(
        TABLE.format(expert="banker", other="mayor").replace("resources 9", "resources 2")
    )
    buys = ledger(game.trials(0).of(read_move("B5+R4")))[1]
    assert (buys.words, buys.note) == ("You buy 2 resources", "as a banker, from your supply")
    assert (buys.kind, buys.amounts) == ("cost", (2, 0, -2))


def test_a_supply_that_runs_short() -> None:
    """R6: red 9 would give three, one is there."""
    game = TableGame.from_position(
        TABLE.format(expert="mayor", other="artist").replace("points 9", "points 9; stock 1")
    )
    lines = ledger(game.trials(0).of(read_move("R9")))
    assert [(line.words, line.amounts) for line in lines] == [
        ("You use Red 9", (3, 0, 0)),
        ("3 resources wanted, 1 in your supply", (-2, 0, 0)),
    ]


def test_in_other_languages() -> None:
    with speaking("de"):
        assert lines_of("R9")[0].words == "Du nutzt Rot 9"
    with speaking("fr"):
        assert lines_of("R9")[0].words == "Tu exploites Rouge 9"


@pytest.mark.parametrize(
    ("players", "modules"), [(2, ()), (3, ()), (2, MODULE_NAMES), (4, MODULE_NAMES), (1, ())]
)
def test_it_adds_up(players: int, modules: tuple[str, ...]) -> None:
    """Whatever is played: own lines lead from what is there before to what is there after."""
    game = game_of(players, modules)
    chance = Random(players)
    checked = 0
    while not game.over:
        seat = chance.choice(game.pending)
        if game.question == "choose":
            previews = [choice.preview for choice in choices_of(game, seat) if choice.preview]
            for preview in previews:
                check_sum(preview)
            checked += len(previews)
        game.play(seat, chance.choice(game.legal_moves(seat)))
    assert checked > 100


def game_of(players: int, modules: tuple[str, ...]) -> TableGame:
    """Return a new game, against Hal for one player."""
    return (
        TableGame.new(1, seed=7, hal="normal")
        if players == 1
        else TableGame.new(players, seed=7, modules=modules)
    )


def check_sum(preview: ActionPreview) -> None:
    """What the lines say is the difference between before and after."""
    own = [line.amounts for line in preview.lines if line.seat is None]
    sums = [sum(amounts[item] for amounts in own) for item in range(3)]
    before, after = preview.before, preview.after
    assert sums == [
        after.resources - before.resources,
        after.tiles - before.tiles,
        after.points - before.points,
    ], preview


def test_a_hidden_tile_is_counted_from_before_the_upper_one() -> None:
    """M6: of three tiles two are placed, whatever has been laid down of them already."""
    game = TableGame.from_position(TABLE.format(expert="master architect", other="mayor"))
    game.play(0, "B5+B6")
    under = next(choice for choice in choices_of(game, 0) if choice.move == "under R4")
    assert under.preview is not None
    assert (under.preview.before.tiles, under.preview.after.tiles) == (3, 1)
    assert ("You place Blue 6 and a tile under it", (0, -2, 0)) in [
        (line.words, line.amounts) for line in under.preview.lines
    ]


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        (("points 9", "points 9; stock 0"), ("1 tile: your supply has no resource", (0, 1, 0))),
        (
            ("round 3", "round 3\nexhausted 2\nlast round\nsupply"),
            ("1 resource: there is no tile to draw", (1, 0, 0)),
        ),
    ],
)
def test_the_only_item_that_is_there(changes: tuple[str, str], line: tuple[str, tuple[int, ...]]) -> None:
    """R3: where one of the two items is lacking, a letter brings the other one."""
    table = TABLE.format(expert="mayor", other="artist").replace(*changes)
    table = table.replace("modules experts green_spaces", "modules experts")
    table = table.replace("P@1 ", "R8@1").replace("tiles R4 B6 P", "tiles R4 B6")
    told = ledger(TableGame.from_position(table).trials(0).of(read_move("E")))
    assert (told[0].words, told[0].amounts) == line
