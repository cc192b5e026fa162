"""`ginkgopolis play`: whole games typed in, and every command."""

import io
import re
import sys
from pathlib import Path

import pytest
from rich.console import Console

from ginkgopolis import Game
from ginkgopolis.cli import hotseat
from ginkgopolis.cli.play import Seating, sit_down
from tests.cli.run import play, random_numbers, run

ONE = ("play", "--humans", "Mia", "--players", 2, "--introductory", "--seed", 1)
ANSWERS = "neither|bots|Zoe|seven|4|nobody|easy|maybe|draft|weather|events, keep-a-card"
TWO = ("play", "--humans", "Mia,Tom", "--players", 2, "--introductory", "--seed", 1)


def at_start(other: str) -> Game:
    """The game that ONE and TWO begin with, against Ada and against Tom."""
    return Game.new(2, introductory=True, seed=1, names=["Mia", other])


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("introductory", [[], ["--introductory"]])
def test_a_whole_game_against_bots(players: int, introductory: list[str]) -> None:
    ran = run("play", "--players", players, "--seed", 4, *introductory, typed=random_numbers(players))
    assert (ran.status, ran.err) == (0, "")
    assert re.search(r" wins with \d+ points\.| share the victory with ", ran.out)
    assert "points  cards  New Hand  districts  total" in ran.out
    assert "The game is over." in ran.out
    assert ran.out.endswith("Type save FILE to keep the game, or press Enter to end: ")


def test_a_newcomer_is_led_in() -> None:
    """Nothing but Enter: the three actions, then an introductory game against two bots."""
    ran = play("play", "--seed", 1, typed="|||||")
    for action in ("Exploit: ", "Urbanize: ", "Construct a floor: "):
        assert action in ran.out
    first = ran.out.index("Play alone against Hal, or with bots? [bots]")
    assert first < ran.out.index("What is your name? [Player 1]") < ran.out.index("How many opponents")
    assert "With modules of The Experts?" in ran.out
    assert "Player 1 begins with the " in ran.out
    assert "Bela begins with the " in ran.out
    assert "Cleo" not in ran.out
    assert "Which card do you play?" in ran.out and "Player 1: " not in ran.out


def test_two_without_names_are_told_apart() -> None:
    ran = play("play", "--humans", 2, "--players", 2, "--introductory", "--seed", 1, typed="")
    assert "Player 1: Which card do you play?" in ran.out or "Player 2: Which card do you play?" in ran.out


def test_somebody_without_a_name_is_told_which_one_she_is() -> None:
    """Where players are listed; sentences go on naming her as the others see her."""
    ran = play("play", "--players", 2, "--introductory", "--seed", 7, typed="scores|quit|y")
    assert re.search(r"^Pl Player 1 \(you\) +\d", ran.out, re.M)
    assert re.search(r"^Player 1 \(you\) +\d", ran.out, re.M)
    assert "Ada (you)" not in ran.out
    named = play("play", "--players", 2, "--humans", "Juno", "--introductory", "--seed", 7, typed="quit|y")
    assert "(you)" not in named.out


def test_a_newcomer_who_knows_what_she_wants() -> None:
    """Answers that do not fit are asked for again."""
    ran = play("play", "--seed", 1, typed=ANSWERS)
    for answer in ("neither", "seven", "nobody", "maybe", "weather"):
        assert f"'{answer}' does not fit" in ran.out
    assert "Zoe: Which character do you keep?" in ran.out
    assert "In play: events and keep a card. Type rules to read about them." in ran.out
    assert "Da Dario" in ran.out
    bots = ", ".join(f"{name} (Sprout, easy)" for name in ("Ada", "Bela", "Cleo", "Dario"))
    assert f"Bots: {bots}." in ran.out


def test_a_story_of_one_round() -> None:
    """The moves can be typed in notation; what is told is what the player may know."""
    game = at_start("Ada")
    ran = play(*ONE, typed=str(game.legal_moves(0)[0]))
    for sentence in game.log(0):
        assert sentence in ran.lines
    assert any(line.startswith("Mia exploits ") for line in ran.lines)


def test_options_are_numbered_and_explained() -> None:
    lines = play(*ONE, typed="1|0").lines
    first = [line for line in lines if line.startswith(" 1  ")]
    assert len(first) == 3  # the hand, the card with its tiles, and the hand again
    assert all(": gain " in line for line in first)
    assert sum("alone or with a tile? (0 goes back.)" in line for line in lines) == 1


def test_what_cannot_be_typed() -> None:
    ran = play(*ONE, typed="99||castle|R20+B20|give R7")
    assert ran.out.count("Type a number from 1 to 5, a move, or help.") == 2
    assert "'CASTLE' is not a card: " in ran.out
    assert "You cannot play R20: it is not in your hand" in ran.out
    assert "You cannot play give R7 now: " in ran.out


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("help", "Or one of these:"),
        ("?", "Or one of these:"),
        ("RULES", "Districts: of adjacent buildings of one colour"),
        ("city", "Upper line: the top tile"),
        ("list", "Row 2N: 1W token A, 0 token B, 1E token C."),
        ("cards", "Tom: "),
        ("pile", "The discard pile holds "),
        ("deck", "6 cards are in the deck, of these: "),
        ("districts", "District Y2 Y3: nobody has resources there."),
        ("scores", "If the game ended now:"),
        ("hint", "Sapling would play "),
        ("hint random", "random would play "),
        ("hint nobody", "There is no bot 'nobody': "),
        ("moves", "New Hand: discard all your cards and draw as many"),
        ("log", "Round 1 begins; "),
        ("log all", "Round 1 begins; "),
        ("undo", "There is nothing to take back yet."),
        ("save", "Type save and the name of a file."),
    ],
)
def test_commands(command: str, answer: str) -> None:
    """Each answers, and the player is still to move."""
    without = play(*TWO, typed="").out
    ran = play(*TWO, typed=f"|{command}")
    assert ran.out.count(answer) > without.count(answer)
    assert ran.out.endswith("> \nThe game stops here. Goodbye!\n")


def test_quit() -> None:
    ran = play(*ONE, typed="quit")
    assert ran.lines[-1].endswith("The game stops here. Goodbye!")


def test_control_c_ends_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(table: hotseat.HotSeat, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(hotseat.HotSeat, "read", interrupted)
    ran = run(*ONE)
    assert (ran.status, ran.err) == (130, "")
    assert ran.lines[-1] == "The game stops here. Goodbye!"


def test_undo_is_refused_once_something_was_shown() -> None:
    """With a bot as the only opponent every choice is revealed at once."""
    ran = play(*ONE, typed="1|1|undo")
    assert "You cannot take" in ran.out


def test_undo_of_a_sealed_choice_while_the_keyboard_changes_hands() -> None:
    """Mia chooses, thinks again before Tom takes over, and is asked once more."""
    ran = play(*TWO, typed="|1|1|undo||quit")
    assert ran.out.count("The choice is taken back.") == 1
    assert ran.out.count("Mia, take the keyboard and press Enter:") == 2
    assert ran.out.count("Mia: Which card do you play?") == 2
    assert "Tom: Which card do you play?" not in ran.out


def test_undo_of_somebody_elses_choice_is_refused() -> None:
    ran = play(*TWO, typed="|1|1||undo")
    assert "You cannot take a move back now: the last one was Mia's." in ran.out


def test_hot_seat_hides_what_the_other_saw() -> None:
    """After Mia's choice the screen is pushed away, and Tom is told only what he may know."""
    game = at_start("Tom")
    ran = play(*TWO, typed="|1|1|")
    before, _, after = ran.out.partition("Tom, take the keyboard and press Enter:")
    assert before.endswith("\n" * 20)
    for sentence in game.log(0):
        assert sentence in before
    for sentence in game.log(1):
        assert sentence in after
    assert set(game.log(0)) - set(game.log(1))
    for sentence in set(game.log(0)) - set(game.log(1)):
        assert sentence not in after


def test_a_game_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    ran = play(*TWO, typed=f"|1|1||save {file}|quit")
    assert f"ginkgopolis play --resume {file}" in ran.out
    saved = Game.load(file)
    assert [move.seat for move in saved.moves] == [0]
    again = play("play", "--resume", file, "--humans", "Tom", typed=f"1|1|save {file}")
    assert "Tom: Which card do you play?" in again.out
    assert len(Game.load(file).moves) > 1


def test_saving_over_another_game_takes_a_yes(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    before = Game.new(3, seed=9).record().to_json()
    file.write_text(before, encoding="utf-8")
    ran = play(*ONE, typed=f"save {file}||save {file}|no")
    assert ran.out.count(f"Another game is saved as {file}: replace it?\n[no] ") == 2
    assert file.read_text(encoding="utf-8") == before
    play(*ONE, typed=f"save {file}|y|1|save {file}")  # the second time it is our own
    assert Game.load(file).names == ("Mia", "Ada")


@pytest.mark.parametrize("first", ["Tom", "1"])
def test_closed_screens_and_the_first_player(first: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    ran = play(*TWO, "--closed-screens", "--first-player", first, typed=f"|scores|save {file}")
    options = Game.load(file).options
    assert options.closed_screens and options.first_player == 1
    assert "Tom is first player" in ran.out
    scores = ran.out.partition("only your own score is known:")[2]
    assert re.search(r"^Mia +\d", scores, re.M) and not re.search(r"^Tom +\d", scores, re.M)


def test_a_terminal_that_is_too_small_gets_plain_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    seating = Seating(at_start("Ada"), [0], {1: "random"})
    kinds = []
    for width, height, plain in ((80, 24, False), (80, 24, True), (59, 24, False), (80, 19, False)):
        shown = io.StringIO()
        console = Console(file=shown, force_terminal=True, width=width, height=height, highlight=False)
        table = sit_down(console, seating, plain)
        kinds.append(
            (type(table).__name__, "the screen takes 60 and 20" in " ".join(shown.getvalue().split()))
        )
        table.close()
    assert kinds == [("Screen", False), ("HotSeat", False), ("HotSeat", True), ("HotSeat", True)]


def test_a_terminal_forgets_what_was_scrolled_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """In plain lines, too, nothing of a hand stays to be scrolled to."""
    shown = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n1\n1\n"))
    console = Console(file=shown, force_terminal=True, legacy_windows=False, width=80, height=24)
    with pytest.raises(EOFError):
        hotseat.HotSeat(console, at_start("Tom"), [0, 1]).run()
    before, _, after = shown.getvalue().rpartition("\x1b[3J")
    assert "Mia: Which card do you play?" in before
    assert after.startswith("Tom, take the keyboard")


def test_saving_never_writes_over_anything_but_a_game(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada", encoding="utf-8")
    ran = play(
        *ONE,
        typed=f"save {file}|save {tmp_path}|save {tmp_path}/no/such/folder|save ~nobody-of-this-name/game",
    )
    assert f"{file} is not a saved game, and it stays as it is" in ran.out
    assert file.read_text(encoding="utf-8") == "Dear Ada"
    for name in (tmp_path, f"{tmp_path}/no/such/folder", "~nobody-of-this-name/game"):
        assert f"The game cannot be saved as {name}: " in ran.out


def test_a_saved_game_knows_its_players(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(*TWO, typed=f"|save {file}")
    stranger = run("play", "--resume", file, "--humans", "Zoe")
    assert (stranger.status, stranger.err) == (2, f"Nobody in {file} is called 'Zoe': there are Mia, Tom.\n")
    assert run("play", "--resume", file, "--humans", "3").status == 2
    assert run("play", "--resume", file, "--seed", "3").status == 2


def test_a_finished_game_can_be_saved(tmp_path: Path) -> None:
    file = tmp_path / "finished.json"
    run("simulate", "--players", 2, "--games", 1, "--seed", 9, "--save", tmp_path)
    ran = play("play", "--resume", tmp_path / "9.json", typed=f"castle|save {file}|")
    assert "That is not a command" in ran.out
    assert Game.load(file).over


def test_where_the_token_may_go_is_drawn_in_the_city() -> None:
    """Typing A+tile leads to the question where the token goes, with the spaces numbered in the city."""
    corners = {"A", "C", "D", "F", "G", "I", "J", "L"}
    args, move = next(
        (("play", "--players", 2, "--introductory", "--seed", seed), move)
        for seed in range(20)
        for move in Game.new(2, introductory=True, seed=seed).legal_moves(0)
        if move.card in corners and move.tile is not None
    )
    ran = play(*args, typed=f"{move}|1")
    city = ran.out[: ran.out.index("Where does the token go?")]
    assert " 1?" in city and " 2?" in city
    assert f"Player 1 moves token {move.card}" in ran.out


def test_names_are_printed_as_they_are() -> None:
    ran = play("play", "--humans", "[red]Mia[/red]", "--introductory", "--seed", 1, typed="quit")
    assert "[red]Mia[/red]: Which card do you play?" in ran.out


def test_nothing_drawn_is_wider_than_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The city, the tables and the options fit into 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")
    ran = run("play", "--players", 5, "--seed", 4, "--introductory", typed=random_numbers(1))
    for line in ran.lines:
        if line.startswith((" ", "0", "1", "2", "3", "4")):
            assert len(line) <= 80
