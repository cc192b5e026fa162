"""The city as text."""

from ginkgopolis import Game
from ginkgopolis.draw.city import draw_city, legend, list_city, owner_marks, plain_text
from ginkgopolis.view import View

POSITION = """
players 2
city
  .   A   B        C   .
  L   R1  B8:2@0*  R3  D
  K   Y1  B2       Y3  E
  J   Y2  B1       R2  F
  .   I   H        G   .
seat 0: resources 5; hand A
seat 1: hand C
"""
DRAWN = """\
      2W    1W    0     1E    2E
2N         (A)   (B)   (C)
1N   (L)  [R1  ][B8* ][R3  ] (D)
          [1   ][2 Ad][1   ]
0    (K)  [Y1  ][B2  ][Y3  ] (E)
          [1   ][1   ][1   ]
1S   (J)  [Y2  ][B1  ][R2  ] (F)
          [1   ][1   ][1   ]
2S         (I)   (H)   (G)"""


def view() -> View:
    return Game.from_position(POSITION).view(None)


def test_the_drawing() -> None:
    assert plain_text(draw_city(view())) == DRAWN


def test_spaces_to_choose_from() -> None:
    lines = plain_text(draw_city(view(), options={(3, 0): "1", (2, -2): "2"})).splitlines()
    assert lines[0].endswith("2E    3E")
    assert lines[1] == "2N         (A)   (B)   (C)    2?"
    assert lines[4] == "0    (K)  [Y1  ][B2  ][Y3  ] (E)    1?"


def test_a_wide_city_is_drawn_in_parts() -> None:
    """Three columns of six characters and the names of the rows take 22."""
    lines = plain_text(draw_city(view(), width=24)).splitlines()
    assert max(len(line) for line in lines) <= 24
    assert lines[0] == "      2W    1W    0"
    assert "      1E    2E" in lines


def test_colours_are_roles() -> None:
    roles = {span.text: span.role for line in draw_city(view()) for span in line}
    assert roles["[B8* ]"] == roles["[2 Ad]"] == "blue"
    assert (roles["[R1  ]"], roles["[Y1  ]"], roles[" (A)  "]) == ("red", "yellow", "token")


def test_owners_are_told_apart() -> None:
    assert owner_marks(["Ada", "Bela"]) == ["Ad", "Be"]
    assert owner_marks(["Anna", "Andy", "X", "王小明"]) == ["An", "#2", "#3", "#4"]
    game = Game.from_position(POSITION, names=["Anna", "Andy"])
    assert legend(game.view(None)) == [
        "Upper line: the top tile, R red, B blue or Y yellow; * is a construction site.",
        "Lower line: floors and owner (An Anna, #2 Andy).",
        "(A) to (L): urbanization tokens. Columns and rows count from the middle.",
    ]


def test_the_city_read_out() -> None:
    assert list_city(view())[:3] == [
        "Row 2N: 1W token A, 0 token B, 1E token C.",
        "Row 1N: 2W token L, 1W R1 1 floor, 0 B8 2 floors Ada site, 1E R3 1 floor, 2E token D.",
        "Row 0: 2W token K, 1W Y1 1 floor, 0 B2 1 floor, 1E Y3 1 floor, 2E token E.",
    ]


WITH_MODULES = """
players 2
modules prestige_buildings green_spaces experts
city
  .   A      B             C   .
  L   R24:2@1  B8/?P/R1@0*   R3  D
  K   P@0    P             Y3  E
  J   Y2     B1            R2  F
  .   I      H             G   .
seat 0: expert master-architect; resources 5; hand A
seat 1: expert banker; hand C
"""


def test_green_spaces_prestige_buildings_and_hidden_floors() -> None:
    """M2: no card names red 24; M3: a green space has no floors; M6: one of blue 8's three is hidden."""
    drawn = draw_city(Game.from_position(WITH_MODULES).view(None))
    assert plain_text(drawn).splitlines()[2:6] == [
        "1N   (L)  [R24^][B8* ][R3  ] (D)",
        "          [2 Be][3+Ad][1   ]",
        "0    (K)  [P   ][P   ][Y3  ] (E)",
        "          [  Ad][    ][1   ]",
    ]
    roles = {span.text: span.role for line in drawn for span in line}
    assert (roles["[P   ]"], roles["[  Ad]"], roles["[R24^]"]) == ("green", "green", "red")


def test_a_tall_building_has_no_room_for_the_sign() -> None:
    """Ten floors or more take both characters."""
    tall = WITH_MODULES.replace("B8/?P/R1@0*", "B8/?P/R1/" + "/".join(f"B{n}" for n in range(9, 17)) + "@0*")
    assert "[11Ad]" in plain_text(draw_city(Game.from_position(tall).view(None)))


def test_the_legend_explains_what_is_in_play() -> None:
    assert legend(Game.from_position(WITH_MODULES).view(None))[:2] == [
        "Upper line: the top tile, R red, B blue, Y yellow or P a green space; "
        "* is a construction site, ^ a prestige building.",
        "Lower line: floors, + if some are hidden, and owner (Ad Ada, Be Bela).",
    ]


def test_a_city_with_modules_read_out() -> None:
    assert list_city(Game.from_position(WITH_MODULES).view(None))[1:3] == [
        "Row 1N: 2W token L, 1W R24 2 floors Bela prestige, "
        "0 B8 3 floors with 1 hidden Ada site, 1E R3 1 floor, 2E token D.",
        "Row 0: 2W token K, 1W green space Ada, 0 green space, 1E Y3 1 floor, 2E token E.",
    ]
