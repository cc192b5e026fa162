"""The city as text."""

from ginkgopolis import Game
from ginkgopolis.drawing import draw_city, legend, list_city, owner_marks, plain_text
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
    assert "Lower line: floors and owner (An Anna, #2 Andy)." in legend(["Anna", "Andy"])


def test_the_city_read_out() -> None:
    assert list_city(view())[:3] == [
        "Row 2N: 1W token A, 0 token B, 1E token C.",
        "Row 1N: 2W token L, 1W R1 1 floor, 0 B8 2 floors Ada site, 1E R3 1 floor, 2E token D.",
        "Row 0: 2W token K, 1W Y1 1 floor, 0 B2 1 floor, 1E Y3 1 floor, 2E token E.",
    ]
