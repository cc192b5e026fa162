"""`--language`, the environment, and playing in German and French."""

from pathlib import Path

import msgspec
import pytest

from ginkgopolis import BadOptions, Game
from ginkgopolis.cli.set_up import choose_language
from ginkgopolis.record import Play
from tests.cli.run import lines, play, random_numbers, run

ENVIRONMENTS: dict[str, tuple[dict[str, str], str]] = {
    "nothing": ({}, "en"),
    "our own variable": ({"GINKGOPOLIS_LANGUAGE": "fr", "LANG": "de_DE.UTF-8"}, "fr"),
    "our own variable, in capitals": ({"GINKGOPOLIS_LANGUAGE": "FR"}, "fr"),
    "our own variable, empty": ({"GINKGOPOLIS_LANGUAGE": "", "LANG": "de_DE.UTF-8"}, "de"),
    "LANG": ({"LANG": "de_CH.UTF-8"}, "de"),
    "LC_ALL": ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
    "LC_MESSAGES": ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
    "LANGUAGE": ({"LANG": "en_GB.UTF-8", "LANGUAGE": "es:fr:de"}, "fr"),
    "LANGUAGE where there is no locale": ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
    "POSIX": ({"LANG": "POSIX"}, "en"),
    "a language that we have not": ({"LANG": "es_ES.UTF-8"}, "en"),
}


@pytest.mark.parametrize("case", ENVIRONMENTS)
def test_the_environment(case: str) -> None:
    environment, language = ENVIRONMENTS[case]
    assert choose_language(None, environment) == language
    assert choose_language("de", environment) == "de"


def test_what_windows_says() -> None:
    """There a locale is written with a dash, and variables are seldom set, but count more."""
    assert choose_language(None, {}, lambda: "de-AT") == "de"
    assert choose_language(None, {}, lambda: "es-ES") == choose_language(None, {}, lambda: "") == "en"
    assert choose_language(None, {"LANG": "fr_FR.UTF-8"}, lambda: "de-AT") == "fr"


def test_a_language_that_there_is_not() -> None:
    for command in (["play", "--language", "es", "--players", 2], ["play", "--players", 2]):
        ran = run(*command, language="es")
        known = "en (English), de (Deutsch), fr (Français)"
        assert (ran.status, ran.out) == (2, "")
        assert ran.err == f"There is no language 'es'; the languages are {known}.\n"
    with pytest.raises(BadOptions):
        choose_language(None, {"GINKGOPOLIS_LANGUAGE": "xx"})


@pytest.mark.parametrize(
    "language, ending", [("de", "Das Spiel ist zu Ende."), ("fr", "La partie est terminée.")]
)
def test_a_whole_game(language: str, ending: str) -> None:
    args = ("--players", 3, "--modules", "all", "--bots", "random", "--seed", 8)
    ran = run("play", *args, "--language", language, typed=random_numbers(2))
    assert (ran.status, ran.err) == (0, "")
    assert ending in ran.lines


def test_commands_in_german() -> None:
    ran = play(
        *("play", "--players", 2, "--introductory", "--seed", 3, "--bots", "random", "--language", "de"),
        typed="hilfe|karten|verlauf alles|tipp random|HELP|zurück|speichern|unsinn|ende",
    )
    assert ran.out.count("Oder eines von diesen Wörtern") == 2
    for sentence in (
        "Ada hat zu Beginn ",
        "random würde ",
        "Er behält seine Gründe für sich.",
        "Tipp speichern und den Namen einer Datei ein.",
        "'UNSINN' ist keine Karte: ",
        "Hier endet das Spiel. Bis bald!",
    ):
        assert sentence in ran.out


def test_undoing_at_one_keyboard_in_french() -> None:
    """Whoever has the keyboard next may take the choice back for the one before."""
    ran = play(
        *("play", "--humans", "Ada,Bela", "--players", 2, "--introductory", "--seed", 3, "--language", "fr"),
        typed="|1|1|annuler|aide||quitter",
    )
    assert "Le choix est repris." in ran.out
    assert "Ada, prends le clavier et appuie sur Entrée\u00a0:" in ran.out
    assert "La partie s’arrête ici. À bientôt\u00a0!" in ran.out


def test_questions_before_a_game_are_answered_in_german() -> None:
    typed = "b|Mia|1|random|einf|Ereignisse, neue Gebäude|1|ende"
    ran = play("play", "--seed", 3, "--language", "de", typed=typed)
    assert "Willkommen in Ginkgopolis" in ran.out
    assert "Im Spiel: neue Gebäude und Ereignisse. Mit regeln liest du mehr darüber." in ran.lines
    assert "Bots: Ada (random). Mit tipp fragst du einen, was er tun würde." in ran.lines


@pytest.mark.parametrize("answers", ["hal|Mia|fortgeschritten", "hal|Mia|expert"])
def test_hal_in_german_or_with_english_words(answers: str) -> None:
    ran = play("play", "--seed", 3, "--language", "de", typed=f"{answers}|ende")
    told = " ".join(ran.out.split())
    assert "fortgeschritten' passt nicht" not in told
    assert "Eine Gebäudekarte nimmt er sofort; von zwei Urbanisierungskarten die, die ihm mehr Punkte" in told


def test_replay(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(Game.new(2, seed=1, introductory=True).record().to_json(), encoding="utf-8")
    ran = run("replay", file, "--language", "fr")
    assert ran.lines[-1] == "Tour 1, après 0 coup sur 0."
    assert any(line.startswith("Tour 1\u00a0: ") for line in ran.lines)
    ran = run("replay", file, "--step", language="de", typed=lines("q"))
    assert ran.lines[-1] == "Runde 1, nach 0 von 0 Zügen."


def test_errors_are_told_in_the_language_that_was_chosen(tmp_path: Path) -> None:
    """What is wrong with a record or with the arguments; an error within another one is no exception."""
    record = Game.new(2, seed=1, introductory=True).record()
    file = tmp_path / "game.json"
    file.write_text(msgspec.structs.replace(record, moves=[Play(0, "R99")]).to_json(), encoding="utf-8")
    ran = run("replay", file, "--language", "de")
    assert ran.status == 2
    assert ran.err.startswith(
        "Zug 1 der Aufzeichnung, 'R99': 'R99' ist keine Karte: Schreib einen Buchstaben"
    )
    ran = run("play", "--players", 7, language="fr")
    assert (ran.status, ran.err) == (2, "On ne peut pas jouer à 7 : il faut de 1 à 5 personnes.\n")
