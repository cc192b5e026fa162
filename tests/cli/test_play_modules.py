"""`ginkgopolis play` with modules: whole games, and every question that only modules ask."""

import re
from pathlib import Path

import pytest

from ginkgopolis import Game
from ginkgopolis.options import MODULE_NAMES
from tests.cli.run import play, random_numbers, run, sit_down

ALL = ("play", "--modules", "all", "--seed", 8)
CITY = """
city
  .   A   B       C        .
  L   R1  B20:8   R3       D
  K   Y1  B5:2@1  Y9:3@0   E
  J   Y2  P@1     R2       F
  .   I   H       G        .
"""
EVERYTHING = "modules new_buildings prestige_buildings green_spaces experts events"


def table(ada: str, bela: str = "expert mayor; resources 4; points 3", modules: str = EVERYTHING) -> Game:
    """Ada and Bela, of whom only Ada has cards."""
    return Game.from_position(f"players 2\n{modules}\n{CITY}\nseat 0: new hands 0; {ada}\nseat 1: {bela}")


def moves_of_ada(game: Game) -> list[str]:
    """Return what Ada has played."""
    return [play.move for play in game.moves if play.seat == 0]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_whole_game_with_all_modules(players: int) -> None:
    ran = run(*ALL, "--players", players, typed=random_numbers(players))
    assert (ran.status, ran.err) == (0, "")
    assert re.search(r" wins with \d+ points\.| share the victory with ", ran.out)
    assert "points  cards  New Hand  districts  green  expert  total" in ran.out
    assert ran.out.endswith("Type save FILE to keep the game, or press Enter to end: ")


@pytest.mark.parametrize("module", MODULE_NAMES)
def test_a_whole_game_with_each_module(module: str) -> None:
    ran = run("play", "--players", 2, "--modules", module, "--seed", 3, typed=random_numbers(7))
    assert (ran.status, ran.err) == (0, "")
    assert "The game is over." in ran.out


def test_a_whole_game_of_two_people_with_large_hands() -> None:
    ran = run(*ALL, "--players", 2, "--humans", "Mia,Tom", "--hand-size", 5, typed=random_numbers(1))
    assert (ran.status, ran.err) == (0, "")
    assert "The game is over." in ran.out


def test_nothing_drawn_is_wider_than_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The city, the tables and the options fit into 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")
    ran = run(*ALL, "--players", 5, typed=random_numbers(5))
    for line in ran.lines:
        if line.startswith((" ", "0", "1", "2", "3", "4", "5")):
            assert len(line) <= 80


def test_the_draft_has_experts_and_tells_what_was_kept() -> None:
    game = Game.new(3, seed=8, modules=MODULE_NAMES)
    own = game.view(0).own
    assert own is not None
    expert = own.pack[-1]
    ran = play(*ALL, typed=expert)
    assert "Which card do you keep?\n" in ran.out
    assert f"keep the {expert}: " in ran.out
    assert f"Which card do you keep? You have the {expert}." in ran.out


def test_what_is_in_play_is_shown() -> None:
    """The legend, the table of players and what is left to draw."""
    shown = sit_down(table("expert banker; hand A; events design"), [0], "")
    assert "Y yellow or P a green space; * is a construction site, ^ a prestige building." in shown
    assert "In play: new buildings, prestige buildings, green spaces, experts and events." in shown
    assert "tiles  points  New Hand  cards  events" in shown
    assert "Experts: Ada the banker, Bela the mayor." in shown
    assert re.search(
        r"Ada is first player; \d+ tiles, 9 value II tiles, 8 green spaces, "
        r"6 prestige buildings\s+\(R24 R25 B24 B25 Y24 Y25\) and \d+ cards are left to draw\.",
        shown,
    )


def test_a_lower_tile_an_event_and_a_card_set_aside_are_asked_one_after_the_other() -> None:
    """0 takes the last answer back, and in the end nothing has been told."""
    game = table(
        "expert master architect; resources 9; tiles B7 R20; hand B5 A C; events design",
        modules=f"{EVERYTHING} keep_a_card",
    )
    shown = sit_down(game, [0], "1|3|2|1|0|2")
    questions = [line for line in shown.splitlines() if line.startswith("Ada: ")]
    assert [question.partition("?")[0] for question in questions] == [
        "Ada: Which card do you play",
        "Ada: Does another tile go hidden under blue 7",
        "Ada: Does an event go with blue 5",
        "Ada: Which card do you set aside for the next round",
        "Ada: Does an event go with blue 5",
        "Ada: Which card do you set aside for the next round",
    ]
    assert all(question.endswith("(0 goes back.)") for question in questions[1:])
    assert moves_of_ada(game) == ["B5+B7", "under R20", "event design"]
    assert shown.count("design competition: 1 tile for each of your resources") == 1


def test_events_are_explained_before_they_are_chosen() -> None:
    game = Game.new(2, seed=1, introductory=True, modules=["events"])
    shown = sit_down(game, [0], "events design+quality")
    before, _, after = shown.partition("Ada: Which two events do you keep?")
    for event in ("design competition", "advertising campaign", "expropriation", "quality control"):
        assert f"{event}: " in before
    assert "Your events are the design competition and the quality control." in " ".join(after.split())
    assert "Upper line: the top tile" in after  # the city is explained when it is first shown


def test_when_an_event_happens() -> None:
    """M4: 3 own resources beside blue 5 before the action; afterwards the 3 floors of blue 5 besides."""
    game = table("expert banker; resources 9; tiles B7; hand B5; events advertising")
    shown = sit_down(game, [0], "1|2|2|1")
    assert "Ada: When does the advertising campaign happen?" in shown
    assert " 1  before  before the action: score 3 points" in shown
    assert " 2  after   after the action: score 6 points" in shown
    assert "Ada's advertising campaign brings 3 points." in shown


def test_a_short_list_of_tiles_to_draw() -> None:
    game = table("expert banker; hand B5; events design")
    shown = sit_down(game, [0], "1|1|1|draw P")
    assert "Ada: You may draw 2 tiles: which?" in shown
    assert " 1  draw I   draw 2 tiles" in shown
    assert moves_of_ada(game)[-1] == "draw P"


def test_a_long_list_of_tiles_to_draw_is_asked_kind_by_kind() -> None:
    """M0: 8 tiles earned can be split in dozens of ways; 0 begins again."""
    game = table("expert banker; hand B20; events design")
    shown = sit_down(game, [0], "1|1|1|2|0|2|3|2")
    assert "Ada: You may draw 8 tiles: which?" in shown
    assert shown.count("Prestige buildings, each instead of 3 tiles: (0 goes back.)\n 1  none\n") == 2
    assert "\n 2  red 24\n" in shown
    assert "Value II tiles, each instead of 2: (0 goes back.)\n 1  none\n 2  1 value II tile\n" in shown
    assert "A green space, instead of 1: (0 goes back.)\n 1  none\n 2  a green space\n" in shown
    assert moves_of_ada(game) == ["B20", "no event", "draw II+II+IIIR+P"]


def test_a_drawing_can_be_typed_in_notation() -> None:
    game = table("expert banker; hand B20; events design")
    sit_down(game, [0], "B20|no event|draw IIIR+IIIB+II")
    assert moves_of_ada(game)[-1] == "draw II+IIIB+IIIR"


def test_quality_control_asks_who_loses() -> None:
    """M4: Bela, a person too, has 2 resources on blue 5."""
    game = table("expert mayor; hand B5; events quality", "expert banker; resources 4; points 3")
    shown = sit_down(game, [0, 1], "|1|1|2|1||2")
    assert "Bela, take the keyboard and press Enter:" in shown
    assert (
        "Bela: What do you lose to the quality control, 2 in all? You have 4 resources and 3 points." in shown
    )
    assert " 2  lose 1p 1r  lose 1 resource and 1 point" in shown
    assert "1 Bela" not in shown
    assert game.moves[-1].move == "lose 1p 1r"


def test_a_purchase_is_offered() -> None:
    """M6: a third floor needs 3 resources; Ada has 2."""
    game = table("expert banker; resources 2; points 3; tiles B7; hand B5")
    shown = sit_down(game, [0], "1|2|1")
    assert "Ada: You lack 1 resource for blue 7 on blue 5: do you buy?" in shown
    assert " 1  buy      buy 1 resource for 1 point, and build" in shown
    assert moves_of_ada(game) == ["B5+B7", "buy"]


def test_a_purchase_for_a_new_building() -> None:
    game = table("expert banker; resources 0; points 3; tiles B7; hand A")
    assert "Ada: You lack 1 resource for blue 7 at A: do you buy?" in sit_down(game, [0], "1|2")


def test_giving_back_for_two_points() -> None:
    game = Game.from_position(
        f"players 2\nmodules experts\n{CITY.replace('P@1', 'B1')}\nframes give back, prepare\nsupply none\n"
        "seat 0: expert engineer; tiles Y10 R8\nseat 1: expert mayor"
    )
    shown = sit_down(game, [0], "2")
    assert shown.count("Ada: Which tiles do you give back, for 2 points each?") == 2
    assert shown.count("2N ") == 1  # the city is not drawn again for every tile


def test_one_option_needs_no_number() -> None:
    """Where there is nothing to choose, Enter is enough."""
    game = Game.from_position(
        f"players 2\n{CITY.replace('P@1', 'B1')}\nframes give back, prepare\nsupply none\nseat 1: tiles R8"
    )
    assert "Type 1, a move, or help." in sit_down(game, [0], "7|")
    assert moves_of_ada(game) == ["done"]


def test_the_rules_of_the_modules_in_play() -> None:
    shown = sit_down(table("expert banker; hand A", modules="modules experts green_spaces"), [0], "rules")
    assert "Experts: in the draft" in shown and "Green spaces (P): " in shown
    assert "Events: " not in shown and "Against Hal: " not in shown
    with_events = sit_down(table("expert banker; hand A"), [0], "rules")
    assert "  Quality control: all others lose 1 point or 1 resource" in with_events


def test_cards_tell_experts_and_what_is_known_behind_the_screens() -> None:
    game = table("expert banker; hand A; tiles R24 P; known tiles R24 P; events advertising expropriation")
    shown = sit_down(game, [0], "cards")
    assert "banker: the resources you lack for building can be bought" in shown
    assert "expropriation: your resources take the place" in shown
    assert "behind the screen, as all have seen: red 24 and a green space" in shown


def test_a_game_with_modules_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    """Even in the middle of a choice: the card is chosen, the event is not."""
    file = tmp_path / "modules.json"
    args = ("play", "--players", 2, "--modules", "events", "--introductory", "--seed", 8)
    play(*args, typed=f"1|1|1|save {file}")
    saved = Game.load(file)
    assert saved.options.modules == ("events",)
    assert [move.seat for move in saved.moves if move.seat == 0] == [0, 0]
    again = play("play", "--resume", file, typed="0")
    event, card = "Does an event go with", "Which card do you play?"
    assert again.out.index(event) < again.out.index(card)


def test_the_score_sheet_has_green_spaces_and_experts(tmp_path: Path) -> None:
    """Each row adds up."""
    run("simulate", "--players", 3, "--games", 1, "--seed", 6, "--modules", "all", "--save", tmp_path)
    game = Game.load(tmp_path / "6.json")
    lines = run("replay", tmp_path / "6.json").lines
    at = next(number for number, line in enumerate(lines) if line.split()[:2] == ["points", "cards"])
    rows = {row.split()[0]: [int(number) for number in row.split()[1:]] for row in lines[at + 1 : at + 4]}
    for score in game.scores():
        *parts, total = rows[game.names[score.seat]]
        assert sum(parts) == total == score.total
        extras = dict(score.extras)
        assert parts[4] == extras.pop("green spaces", 0)
        assert parts[5] == sum(extras.values())
        for expert, points in extras.items():
            cards = next(line for line in lines if line.startswith(f"Cards of {game.names[score.seat]}: "))
            assert f"{expert} ({points} point" in cards


def test_stepping_through_a_game_with_modules(tmp_path: Path) -> None:
    run("simulate", "--players", 2, "--games", 1, "--seed", 6, "--modules", "all", "--save", tmp_path)
    game = Game.load(tmp_path / "6.json")
    ran = run("replay", tmp_path / "6.json", "--step", typed="\n" * len(game.moves))
    assert (ran.status, ran.err) == (0, "")
    for sentence in game.log(None):
        assert sentence in ran.out


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "rate"])
def test_help_rates_every_module(command: str) -> None:
    """Complexity and strategy as the rulebook has them."""
    ratings = {
        "new_buildings": "1/3",
        "prestige_buildings": "1/3",
        "green_spaces": "3/2",
        "events": "2/1",
        "keep_a_card": "2/3",
        "experts": "3/2",
    }
    told = " ".join(run(command, "--help").out.split())
    for name, rating in ratings.items():
        assert f"{name} ({rating})" in told
    assert "; in brackets complexity and strategy, from 1 to 3." in told
