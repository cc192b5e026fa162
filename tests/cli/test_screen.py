"""The screen that stands still: what is seen on it, what its keys do, and what nobody sees."""

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from ginkgopolis import Game
from ginkgopolis.cli.screen.picks import Picks
from ginkgopolis.language import LANGUAGES, say, speaking
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.record import read_record
from tests.cli.glass import Glass, sit

GAMES = Path(__file__).parents[1] / "games"


def two(closed_screens: bool = False) -> Game:
    """A game whose first hands are known: Mia's is R2 B E K with the tiles R16 and B20."""
    return Game.new(2, introductory=True, seed=1, names=["Mia", "Tom"], closed_screens=closed_screens)


def late(name: str, back: int) -> Game:
    """A finished game, some moves before its end."""
    record = read_record((GAMES / f"{name}.record.json").read_bytes())
    return Game.from_record(msgspec.structs.replace(record, moves=record.moves[:-back]))


# What is seen


def test_the_whole_table_is_seen_at_every_card() -> None:
    """City, seats, question, hand and keys; where a city is too wide, arrows tell that there is more."""
    seen = 0

    async def acts(glass: Glass) -> None:
        nonlocal seen
        rng = Random(3)
        while not glass.table.game.over:
            scene, picks = glass.table.stage.scene, glass.table.stage.picks
            assert scene and picks
            if picks.choosing:
                seen += 1
                whole = [building.tile in glass.text for building in scene.view.buildings]
                assert all(whole) or re.search("[‹›▴▾↕]", glass.text)
                assert all(seat.name in glass.text for seat in scene.view.seats)
                assert scene.question in glass.text and " ".join(glass.rows[-1].split()).startswith("1–")
                assert all(f"{at} {card}" in glass.text for at, card in enumerate(picks.own.hand, 1))
            await glass.press(str(rng.randint(1, 4)), rng.choice("qwe"), "enter")
            glass.table.stage.confirm = None

    glass = sit(Game.new(3, introductory=True, seed=4), [0], acts)
    assert seen > 8
    assert "wins with" in glass.left_behind and "Goodbye" not in glass.left_behind


@pytest.mark.parametrize(
    ("name", "back", "size", "part"),
    [("park-of-three", 18, (80, 24), 0.8), ("wide-city", 4, (80, 24), 0.8), ("towers", 30, (60, 20), 0.5)],
)
def test_a_late_city_fits(name: str, back: int, size: tuple[int, int], part: float) -> None:
    """Most of up to 42 buildings at once, and the others after arrow keys or in full width."""
    game = late(name, back)
    tiles = {building.tile for building in game.view(None).buildings if building.tile != "P"}
    seat = game.pending[0]

    async def acts(glass: Glass) -> None:
        first = {tile for tile in tiles if tile in glass.text}
        assert len(first) > part * len(tiles)
        await glass.press("f")
        assert tiles == {tile for tile in tiles if tile in glass.text}
        await glass.press("f", *["shift-right"] * 9)
        assert {tile for tile in tiles if tile in glass.text} - first or first == tiles

    sit(game, [seat], acts, size)


def test_a_large_terminal_is_used() -> None:
    """At 120x40 each building of a late city has two lines and a space around it."""
    game = late("park-of-three", 18)

    async def acts(glass: Glass) -> None:
        row = next(row for row in glass.rows if "Y12" in row)
        assert re.search(r"Y11     R15     Y12     B20     B12", row)

    sit(game, [game.pending[0]], acts, (120, 40))


def test_without_colours_blocks_have_brackets() -> None:
    async def acts(glass: Glass) -> None:
        assert "[R3   ]" in glass.text
        await glass.press("1", "q")
        assert "1[R2]" in glass.text and "q[R16]" in glass.text

    sit(two(), [0], acts, colour=False)


def test_the_terminal_changes_its_size() -> None:
    async def acts(glass: Glass) -> None:
        await glass.press("1")
        await glass.resize(59, 24)
        assert "Please make the window larger" in glass.text and "R2" not in glass.text
        await glass.resize(100, 30)
        assert "1[R2]" in glass.text and len(glass.rows) == 30
        assert glass.rows[-1].startswith(" 1–4 card")

    sit(two(), [0], acts)


def test_districts_and_what_the_hand_reaches() -> None:
    game = late("park-of-three", 18)

    async def acts(glass: Glass) -> None:
        await glass.press("d")
        assert "#1 2× " in glass.text and re.search(r"R15 #1", glass.text)
        await glass.press("d", "c")
        assert glass.table.stage.reachable and "#1" not in glass.text

    sit(game, [game.pending[0]], acts)


# Keys


def test_picking_a_card_and_a_tile() -> None:
    async def acts(glass: Glass) -> None:
        assert "Press the number of a card" in glass.text
        await glass.press("1")
        assert "exploit red 2" in glass.text
        await glass.press("w")
        assert "construct blue 20 on red 2" in glass.text
        await glass.press("escape")
        assert "Press the number of a card" in glass.text
        await glass.press("2", "q", "enter")
        assert (0, "B+R16") in glass.table.game.moves

    sit(two(), [0], acts)


def test_a_tile_that_does_not_fit_is_refused_with_a_reason() -> None:
    game = late("park-of-three", 18)
    seat = game.pending[0]
    own = game.view(seat).own
    assert own is not None and own.tiles == ("P",)

    async def acts(glass: Glass) -> None:
        await glass.press("1", "q")
        assert "green space" in glass.text and "[P]" not in glass.text

    sit(game, [seat], acts)


def test_a_new_hand_is_asked_for_twice() -> None:
    async def acts(glass: Glass) -> None:
        await glass.press("n")
        question = "Spend a New Hand token, to discard all your cards and draw as many?"
        assert question in " ".join(glass.text.split())
        await glass.press("n")
        assert "Spend a New Hand token" not in glass.text and (0, "new hand") not in glass.table.game.moves
        await glass.press("n", "y")
        assert (0, "new hand") in glass.table.game.moves

    sit(two(), [0], acts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_twice_is_asked_in_full(language: str) -> None:
    """A question to be answered by yes or no is as long as it needs to be."""

    async def acts(glass: Glass) -> None:
        for key, message in (("n", "ask-new-hand"), ("ctrl-c", "ask-stop")):
            await glass.press(key)
            assert "".join(say(message).split()) in "".join(glass.text.split())
            await glass.press("n")

    with speaking(language):
        sit(two(), [0], acts)


def test_the_token_goes_where_the_arrows_lead() -> None:
    game = Game.new(2, introductory=True, seed=0)  # A and B15 are in the first hand

    async def acts(glass: Glass) -> None:
        await glass.press("2", "w", "enter")
        assert " 1? " in glass.text and "Where does the token go?" in glass.text
        assert "› 1  >N" in glass.text
        await glass.press("down")
        assert "› 2  >W" in glass.text
        await glass.press("1", "down", "enter")
        assert ">W" in [play.move for play in glass.table.game.moves]

    sit(game, [0], acts)


def test_hint_log_scores_and_help() -> None:
    async def acts(glass: Glass) -> None:
        await glass.press("h")
        assert "Sapling would play" in glass.text and "Which card do you play?" in glass.text
        await glass.press("l")
        assert "Round 1 begins" in glass.text and "Which card" not in glass.text
        await glass.press("escape", "s")
        assert "If the game ended now:" in glass.text
        await glass.press("?")
        assert "a card of your hand, or an option" in glass.text
        await glass.press("pagedown")
        assert "save FILE" in glass.text
        await glass.press("escape")
        assert "Which card do you play?" in glass.text

    sit(two(), [0], acts)


@pytest.mark.parametrize(
    ("language", "question", "new_hand"),
    [
        ("en", "Which card do you play?", "n new hand"),
        ("de", "Welche Karte spielst du?", "n Kartenaustausch"),
        ("fr", "Quelle carte joues-tu", "n changer sa main"),
    ],
)
def test_nothing_is_cut_off_in_any_language(language: str, question: str, new_hand: str) -> None:
    """The column of seats and the page of keys have room for what is said there, whoever has just thought."""

    async def acts(glass: Glass) -> None:
        assert question in glass.text and new_hand in glass.text
        column = [row.partition("│")[2] for row in glass.rows if "│" in row]
        assert len(column) == 15 and not any("…" in row for row in column)
        await glass.press("?")
        assert "…" not in glass.text

    with speaking(language):
        sit(Game.new(5, introductory=True, seed=1), [0], acts)


def test_answers_that_are_put_together_can_be_played() -> None:
    """Whatever is picked in a game with all modules, the engine takes it; all kinds of things are picked."""
    game = Game.new(3, seed=9, modules=MODULE_NAMES)
    rng = Random(9)
    kinds: set[str] = set()
    while not game.over:
        seat = rng.choice(game.pending)
        prompt, own = game.prompt(seat), game.view(seat).own
        assert prompt is not None and own is not None
        picks = Picks(prompt, [str(move) for move in game.legal_moves(seat)], own)
        pick_at_random(picks, rng)
        answer = picks.answer()
        kinds |= {move.partition(" ")[0] for move in answer}
        for move in answer:
            game.play(seat, move)
    assert {"event", "aside", "give", "under", "draw"} <= kinds


def pick_at_random(picks: Picks, rng: Random) -> None:
    """Press some of the keys that there are."""
    for _ in range(6):
        if picks.options:
            picks.pick_option(rng.randrange(20))
        if picks.choosing:
            picks.pick_card(rng.choice(picks.own.hand))
            picks.pick_next(rng.choice(["event", "aside"]))
        if picks.own.tiles and not picks.options:
            picks.pick_tile(rng.randrange(len(picks.own.tiles)))


# Typing


def test_typing_is_completed_and_remembered() -> None:
    async def acts(glass: Glass) -> None:
        await glass.press(":", "dis", "tab", "enter")
        assert "There are no districts yet." in glass.text or "District " in glass.text
        await glass.press(":", "castle", "enter")
        assert "'CASTLE' is not a card" in glass.text
        await glass.press(":", "up", "up")
        assert glass.rows[-1] == ":districts"
        await glass.press("escape")
        assert glass.rows[-1].startswith(" 1–4 card")
        await glass.press("tab")
        assert "B+R16" in glass.text
        await glass.press("B+R16", "enter")
        assert (0, "B+R16") in glass.table.game.moves

    sit(two(), [0], acts)


def test_saving_asks_before_it_overwrites(tmp_path: Path) -> None:
    other, mine = tmp_path / "other.json", tmp_path / "mine.json"
    before = Game.new(3, seed=9).record().to_json()
    other.write_text(before, encoding="utf-8")

    async def acts(glass: Glass) -> None:
        await glass.press(":", f"save {other}", "enter")
        assert "Another game is saved as" in glass.text
        await glass.press("n")
        assert other.read_text(encoding="utf-8") == before
        await glass.press(":", f"save {mine}", "enter")
        begun = len(Game.load(mine).moves)
        await glass.press("1", "enter", ":", f"save {mine}", "enter")  # our own file needs no question
        assert len(Game.load(mine).moves) > begun
        await glass.press(":", f"save {other}", "enter", "y")
        assert Game.load(other).names == ("Mia", "Tom")

    glass = sit(two(), [0], acts)
    assert f"ginkgopolis play --resume {other}" in glass.left_behind.replace("\n", "")


def test_nobody_stops_by_mistake() -> None:
    async def acts(glass: Glass) -> None:
        await glass.press("ctrl-c")
        assert "Stop here?" in glass.text
        await glass.press("n")
        assert "Stop here?" not in glass.text and glass.table.app.is_running
        await glass.press("ctrl-c", "ctrl-c")
        assert glass.table.app.is_done

    assert sit(two(), [0], acts).left_behind == "The game stops here. Goodbye!\n"


# What nobody sees


def test_the_next_one_sees_nothing_of_the_last_hand() -> None:
    """Neither on the screen nor in what was typed, and what she is told is what she may know."""

    async def acts(glass: Glass) -> None:
        assert "Hand the keyboard to Mia." in glass.text and "R16" not in glass.text
        await glass.press("enter", "l")
        assert "draws red 16 and blue 20" in " ".join(glass.text.split())
        await glass.press("escape")
        assert "q R16" in glass.text
        await glass.press(":", "B+R16", "enter")
        assert "Hand the keyboard to Tom." in glass.text and "z to choose again" in glass.text
        blank = [row for row in glass.rows if row]
        assert len(blank) == 4 and "R16" not in glass.text
        await glass.press("l", "s", ":", "h", "d")
        assert [row for row in glass.rows if row] == blank
        await glass.press("enter", ":", "up")
        assert glass.rows[-1] == ":"
        await glass.press("escape", "l")
        assert "Tom begins with" in glass.text and "red 16" not in glass.text

    sit(two(), [0, 1], acts)


def test_the_last_one_may_choose_again_behind_the_curtain() -> None:
    async def acts(glass: Glass) -> None:
        await glass.press("enter", "2", "enter")
        assert "Hand the keyboard to Tom." in glass.text
        await glass.press("z")
        assert "Hand the keyboard to Mia." in glass.text and "z to choose" not in glass.text
        assert not glass.table.game.moves
        await glass.press("enter")
        assert "Mia: Which card" in glass.text

    sit(two(), [0, 1], acts)


def test_closed_screens_stay_closed() -> None:
    async def acts(glass: Glass) -> None:
        assert "res ? · tiles ? · pts ?" in glass.text
        await glass.press("s")
        assert "only your own score is known" in glass.text
        assert re.search(r"^ Mia +\d+ ", glass.text, re.M) and not re.search(r"^ Tom +\d", glass.text, re.M)

    sit(two(closed_screens=True), [0], acts)
