"""The screen before a game: what may be chosen on it, and what follows from it."""

import pytest
from prompt_toolkit.input import create_pipe_input

from ginkgopolis.cli.screen.form import Form, all_rows, draw_form
from ginkgopolis.cli.screen.opening import Opening
from ginkgopolis.cli.wishes import Wanted, Wishes
from ginkgopolis.language import LANGUAGES, speaking
from tests.cli.glass import Pane

UP, DOWN, LEFT, RIGHT = "\x1b[A", "\x1b[B", "\x1b[D", "\x1b[C"


def opened(keys: str) -> Wanted:
    """Press keys at the screen, and return what was chosen when it goes."""
    with create_pipe_input() as keyboard:
        keyboard.send_text(keys)
        return Opening(True, 5, keyboard, Pane(80, 24)).run()


def shown(form: Form, columns: int = 80, rows: int = 24) -> list[str]:
    """Return what the form looks like."""
    lines = ["".join(text for _, text in line) for line in draw_form(form, columns, rows)]
    assert [len(line) for line in lines] == [columns] * rows
    return [line.rstrip() for line in lines]


def test_enter_begins_the_usual_game() -> None:
    usual = Wishes(players=3, introductory=True, seed=5)
    assert opened("\r") == Wanted("Player 1", usual, "medium")


def test_everything_can_be_chosen() -> None:
    keys = f"{DOWN}Mia X\x7f\x7f{DOWN}4{DOWN}{RIGHT}{DOWN}{RIGHT}{DOWN} {RIGHT}{RIGHT} \r"
    wanted = opened(keys)
    assert (wanted.name, wanted.bots, wanted.wishes.players) == ("Mia", "hard", 5)
    assert not wanted.wishes.introductory
    assert wanted.wishes.modules == ("new_buildings", "green_spaces")


def test_against_hal() -> None:
    assert opened(f"{LEFT}{UP}{RIGHT}\r") == Wanted("Player 1", Wishes(players=1, hal="expert", seed=5), None)


def test_an_introductory_game_has_only_modules_that_go_with_it() -> None:
    form = Form(all_rows())
    for key in ["up", "up", "right", "down", *"4"]:
        form.press(key)
    assert form.modules == {"experts"} and "[x] experts" in "\n".join(shown(form))
    for key in ["up", "left"]:
        form.press(key)
    assert form.modules == set() and "experts" not in "\n".join(shown(form)[:12])


def test_a_name_that_is_taken_is_asked_for_again() -> None:
    form = Form(all_rows(), name="Hal")
    assert form.wanted(None) is None
    assert "'Hal' does not fit" in "\n".join(shown(form))
    assert form.wanted(None) == Wanted("Player 1", Wishes(3, True), "medium")


def test_the_text_below_can_be_scrolled_to_its_end() -> None:
    form = Form(all_rows())
    assert "Welcome to Ginkgopolis" in "\n".join(shown(form))
    for _ in range(20):
        form.press("pagedown")
    assert "score." in "\n".join(shown(form)) and "Welcome" not in "\n".join(shown(form))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
def test_all_rows_and_keys_fit(language: str, size: tuple[int, int]) -> None:
    with speaking(language):
        form = Form(all_rows())
        for key in form.shown:
            form.marked = key
            rows = shown(form, *size)
            assert form.rows[key].label in "\n".join(rows)
            assert rows[-1].startswith(" Enter ") and ("^C" in rows[-1] or size[0] < 80)


@pytest.mark.parametrize(("key", "error"), [("\x03", KeyboardInterrupt), ("\x04", EOFError)])
def test_whoever_stops_plays_no_game(key: str, error: type[BaseException]) -> None:
    with pytest.raises(error):
        opened(key)
