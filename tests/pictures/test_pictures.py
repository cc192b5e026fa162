"""Games as pictures: what they show, and what they must not."""

import base64
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from ginkgopolis import Game, IllegalMove, NotYourTurn, UnreadableMove
from ginkgopolis.draw.board import district_names
from ginkgopolis.draw.ink import ITEM_OF, PLAYERS, SYMBOLS, shortened, width_of, wrapped
from ginkgopolis.draw.picture import city_svg
from ginkgopolis.language import speaking
from ginkgopolis.options import MODULE_NAMES
from tests.pictures.stored import FIGURE, FOLDER, PICTURES, recorded

SVG = "{http://www.w3.org/2000/svg}"
SETUPS: list[dict[str, object]] = [
    {"players": 2, "introductory": True},
    {"players": 3},
    {"players": 4, "modules": MODULE_NAMES, "closed_screens": True},
    {"players": 5, "modules": ["green_spaces", "prestige_buildings", "experts"]},
    {"players": 1, "hal": "expert"},
]


def moments(setup: dict[str, object], seed: int, every: int) -> Iterator[Game]:
    """Play at random and stop now and then, and at the end."""
    game = Game.new(seed=seed, **setup)  # type: ignore[arg-type]
    rng = Random(seed)
    while not game.over:
        if len(game.moves) % every == 0:
            yield game
        seat = game.pending[0]
        game.play(seat, rng.choice(game.legal_moves(seat)))
    yield game


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


def words_in(svg: str) -> list[str]:
    """Return every text that is written in a picture."""
    return ["".join(text.itertext()) for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def titles_in(svg: str) -> list[str]:
    """Return what is read aloud, thing by thing."""
    return ["".join(title.itertext()) for title in ElementTree.fromstring(svg).iter(f"{SVG}title")]


@pytest.mark.parametrize("name", PICTURES)
def test_stored_pictures(name: str) -> None:
    """To the letter; `python -m tests.pictures.stored` draws them again."""
    assert PICTURES[name]() == (FOLDER / f"{name}.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup['players']}")
def test_any_game_can_be_drawn(setup: dict[str, object]) -> None:
    """Valid XML that needs nothing from elsewhere, with every building, token and seat in it."""
    for game in moments(setup, 7, 9):
        for seat in viewers(game):
            svg = game.svg(seat, districts=True)
            root = ElementTree.fromstring(svg)
            assert root.tag == f"{SVG}svg" and root.get("role") == "img"
            assert "href" not in svg and svg.count("http") == 1
            assert set(re.findall(r"url\((.*?)\)", svg)) <= {"#ginkgo-hatch", "#ginkgo-arrow"}
            view = game.view(seat)
            written = words_in(svg)
            for building in view.buildings:
                assert building.tile == "P" or building.tile[1:] in written
            assert {token.letter for token in view.tokens} <= set(written)
            assert set(game.names) <= set(written)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup['players']}")
def test_no_secret_is_drawn(setup: dict[str, object]) -> None:
    """Whatever lies where the viewer cannot see it, the picture is the same."""
    for game in moments(setup, 3, 11):
        if game.over:
            continue
        for seat in range(game.players):
            other = game.determinize(seat, 99)
            assert other.svg(seat) == game.svg(seat)
            assert other.svg() == game.svg()
            move = game.legal_moves(seat)[:1]
            if move:
                assert other.svg(seat, move=move[0]) == game.svg(seat, move=move[0])


def test_a_spectator_sees_no_hand() -> None:
    game = Game.from_position(FIGURE)
    assert "Hand" in words_in(game.svg(0)) and "Hand" not in words_in(game.svg())
    hand = [title for title in titles_in(game.svg(0)) if title.startswith("red 1.")]
    assert len(hand) == 1
    assert [title for title in titles_in(game.svg(1)) if title.startswith("red 1.")] == []


def test_what_is_behind_closed_screens() -> None:
    game = Game.new(2, seed=1, introductory=True, closed_screens=True)
    assert words_in(game.svg()).count("?") == 6, "resources, tiles and points of both"
    assert words_in(game.svg(0)).count("?") == 3, "those of the other one"


def test_the_table_of_seats() -> None:
    """What Ada has, worked out by hand from the position."""
    (ada,) = [title for title in titles_in(Game.from_position(FIGURE).svg()) if title.startswith("Ada:")]
    assert ada == "Ada: 5 resources, 2 tiles, 0 points, 2 cards"


def test_constructing() -> None:
    """Red 1 of one floor gets a yellow 9: 2 floors, Ada's, and a site; the red one is not drawn any more."""
    game = Game.from_position(FIGURE)
    before = game.position()
    titles = titles_in(game.svg(0, move="R1+Y9"))
    assert "would be Y9 2 floors Ada site" in titles
    assert "R1 1 floor" in titles_in(game.svg(0)) and "R1 1 floor" not in titles
    assert any(
        words.startswith("R1+Y9: construct yellow 9 on red 1")
        for words in words_in(game.svg(0, move="R1+Y9"))
    )
    assert game.position() == before


def test_urbanizing() -> None:
    titles = titles_in(Game.from_position(FIGURE).svg(0, move="A+R4"))
    assert "would be R4 1 floor Ada site" in titles
    assert "token A" not in titles and "token B" in titles


def test_a_card_alone() -> None:
    """Its building is lit; nothing else changes."""
    game = Game.from_position(FIGURE)
    lit, plain = game.svg(0, move="R1"), game.svg(0)
    assert not any(title.startswith("would be") for title in titles_in(lit))
    assert (
        lit.count('stroke="#1a4a2c" stroke-width="4.5"')
        == plain.count('stroke="#1a4a2c" stroke-width="4.5"') + 1
    )


def test_a_tile_that_cannot_be_paid() -> None:
    """It comes back (R2), so that no building of it is drawn."""
    game = Game.from_position(FIGURE.replace("resources 5", "resources 0"))
    assert not any(title.startswith("would be") for title in titles_in(game.svg(0, move="R1+Y9")))


def test_a_spectator_sees_where_a_move_leads() -> None:
    svg = Game.from_position(FIGURE).svg(move="R1+Y9")
    assert "would be Y9 2 floors site" in titles_in(svg), "whose it would be nobody has said"
    assert not any("construct yellow" in words for words in words_in(svg))


def test_tokens_that_make_room() -> None:
    """T4: an arrow for every token that goes elsewhere."""
    game = recorded("t4-both-ways", 0)
    for play in recorded("t4-both-ways", 1).moves:
        if play.move in (">cw", ">ccw"):
            break
        game.play(play.seat, play.move)
    else:
        raise AssertionError("no token has made room")
    prompt = game.prompt(play.seat)
    assert prompt
    (option,) = [option for option in prompt.options if option.move == play.move]
    svg = game.svg(play.seat, move=play.move)
    assert svg.count("marker-end") == len(option.tokens) > 0
    assert city_svg(game.position(), move=play.move).count("marker-end") == len(option.tokens)


def test_moves_that_cannot_be_shown() -> None:
    game = Game.from_position(FIGURE)
    with pytest.raises(IllegalMove, match="You cannot play"):
        game.svg(0, move="C")
    with pytest.raises(UnreadableMove):
        game.svg(0, move="castle")
    with pytest.raises(NotYourTurn):
        game.svg(2)


def test_districts() -> None:
    """Each has its name, and the first of its ranking with the points."""
    game = recorded("all-six-with-four", 0.75)
    names = district_names(game.districts())
    assert len(set(names)) == len(names) > 0
    written = words_in(game.svg(districts=True))
    for name in names:
        assert name in written
        assert name not in words_in(game.svg())
    richest = [district for district, name in zip(game.districts(), names) if name[1:] == "1"]
    for district in richest:
        same = [other for other in game.districts() if other.colour == district.colour]
        assert district.resources == max(other.resources for other in same)


def test_the_end() -> None:
    game = recorded("all-six-with-five", 1)
    written = words_in(game.svg())
    best = max(score.total for score in game.scores())
    (winner,) = game.winners
    assert f"{game.names[winner]} wins with {best} points." in written
    assert [f"{score.total} points" for score in game.scores()] == [
        words for words in written if re.fullmatch(r"\d+ points", words)
    ]


def test_names_cannot_break_out() -> None:
    game = Game.new(2, seed=1, names=['</text><script>"&', "]]>'" + "W" * 200])
    svg = game.svg(0)
    assert "<script" not in svg
    assert '</text><script>"&' in words_in(svg)
    assert not any("W" * 40 in words for words in words_in(svg)), "it would not fit"


def test_in_a_notebook() -> None:
    game = Game.new(2, seed=1)
    assert game._repr_svg_() == game.svg()
    found = re.fullmatch(
        r'<img alt="Ginkgopolis, draft" style="max-width: 100%" src="data:image/svg\+xml;base64,(.*)">',
        game._repr_html_(),
    )
    assert found and base64.b64decode(found[1]).decode() == game.svg()


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("Hand", "Tiles", "to decide")), ("de", ("Handkarten", "am Zug")), ("fr", ("Main", "Tuiles"))],
)
def test_in_the_language_that_is_spoken(language: str, words: tuple[str, ...]) -> None:
    with speaking(language):
        written = words_in(Game.from_position(FIGURE).svg(0))
    assert set(words) <= set(written)


def test_the_page_shows_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its code runs, its figure is the stored one, and every stored picture is on it."""
    page = (FOLDER.parent / "pictures.md").read_text(encoding="utf-8")
    first, second = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    monkeypatch.chdir(tmp_path)
    exec(first, {})
    assert sorted(path.name for path in tmp_path.iterdir()) == ["everybody.svg", "idea.svg", "mine.svg"]
    names: dict[str, object] = {}
    exec(second, names)
    assert names["figure"] == (FOLDER / "figure.svg").read_text(encoding="utf-8")
    assert sorted(re.findall(r"\(pictures/(.*?)\.svg\)", page)) == sorted(PICTURES)
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(PICTURES)


def test_every_seat_and_item_has_a_symbol() -> None:
    assert {player.name for player in PLAYERS} | set(ITEM_OF.values()) <= set(SYMBOLS)
    assert len({player.tint.fill for player in PLAYERS}) == len(PLAYERS) == 5


def test_words_are_cut_where_there_is_no_room() -> None:
    assert shortened("Ada", 100, 12) == "Ada"
    cut = shortened("W" * 50, 100, 12)
    assert cut.endswith("…") and width_of(cut, 12) <= 100
    assert wrapped("one two three", 50, 12) == ["one two", "three"]
    assert wrapped("one two three four", 50, 12, 2) == ["one two", shortened("three four", 50, 12)]
