"""The catalogues: nothing is missing, nothing is left over, and the languages fit together."""

import ast as python
import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from ginkgopolis.language import CATALOGUES, LANGUAGES, LOCALE
from ginkgopolis.language.words import ACTIONS, key
from ginkgopolis.notation.modules.events import EVENT_NAMES
from ginkgopolis.notation.modules.experts import EXPERT_NAMES
from ginkgopolis.options import DEFAULT_NAMES, HAL_NAME, MODULE_NAMES
from ginkgopolis.scores import COLOUR_NAMES
from ginkgopolis.server.tables.lobby import BOT_NAMES
from ginkgopolis.view import QUESTION_NAMES
from tests.languages.catalogue import (
    PASSED_ON,
    calls,
    entries,
    errors,
    files_of,
    literals,
    messages,
    parts,
    quoted_words,
)

OTHERS = [language for language in LANGUAGES if language != "en"]
KEYS = {
    "action": set(ACTIONS),
    "colour": set(COLOUR_NAMES),
    "event": {key(name) for name in EVENT_NAMES},
    "expert": {key(name) for name in EXPERT_NAMES},
    "module": {key(name) for name in MODULE_NAMES},
    "question": {key(name) for name in QUESTION_NAMES.values()},
}
"""What a message may be asked to choose by, for variables that mean the same everywhere."""
ENGLISH = re.compile(
    r"\b(the|and|with|of|you|your|is|are|this|that|each|every|card|cards|tiles|building|floor|score|draw"
    r"|round|game|from|nothing|they|their|when|which|who)\b",
    re.IGNORECASE,
)
NOTATION = re.compile(
    r"`[^`]*`|events design\+quality|lose 2p 1r|draw II?(\+\S+)?|The Experts|new hand|planner"
    r"|ginkgopolis play --resume"
)
"""English that stays: moves, commands, names, and the words of position texts, in backticks."""
ELIDED = re.compile(
    r"\b(de|que|le|la|ne|se|je|me|te|lorsque|puisque|jusque)"
    r" \{ \$(names?|who|bots?|first|others?|building|card|taken|file) \}",
    re.IGNORECASE,
)


STIFF = {
    "en": ("is taller", "shows the higher"),
    "de": (
        *(
            "gehört, nimmt",
            "Verwerfen",
            "2 Züge",
            "auf der Hand haben",
            "Punkte auf der Hand",
            "beginnt das Spiel",
        ),
        *("wenn du nutzt", "ist höher", "Zur ersten Seite"),
    ),
    "fr": (
        *(
            "à qui qu’il soit",
            "bâtiment à toi",
            "bâtiment à soi",
            "est plus haut",
            "Prends une chose",
            "Récit",
        ),
        *("par ressource à toi", "ressource à toi", "Votre table", "votre ", "Vous pouvez", "attendez"),
    ),
}
"""What a reader of the language would not say."""


def of_the_browser() -> set[str]:
    """Return the messages that only the browser says."""
    return {name for file in files_of("en") if file.startswith("web-") for name in messages("en", file)}


def test_the_folders_are_the_languages() -> None:
    assert {path.name for path in LOCALE.iterdir()} == set(LANGUAGES)
    assert {f"{name}.ftl" for name in CATALOGUES} <= set(files_of("en"))


def test_the_page_about_languages_names_every_catalogue() -> None:
    page = (Path(__file__).parents[2] / "docs/languages.md").read_text(encoding="utf-8")
    names = {file.name for file in (LOCALE / "en").glob("*.ftl") if not file.name.startswith("web-")}
    assert names == set(re.findall(r"^\| `([a-z]+\.ftl)` \|", page, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_short_enough_to_find_something(language: str) -> None:
    lengths = {
        file: len((LOCALE / language / file).read_text("utf-8").splitlines()) for file in files_of(language)
    }
    assert {file: length for file, length in lengths.items() if length > 400} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_can_be_read_and_say_nothing_twice(language: str) -> None:
    names = []
    for file in files_of(language):
        for entry in entries(language, file):
            assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
            names += [entry.id.name] if isinstance(entry, ast.Message) else []
    assert sorted(names) == sorted(set(names))
    assert all(re.fullmatch("[a-z]+([-_][a-z0-9]+)*", name) for name in names)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_message(language: str) -> None:
    assert files_of(language) == files_of("en")
    for file in files_of("en"):
        assert list(messages(language, file)) == list(messages("en", file)), file


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_has_the_same_variables(language: str) -> None:
    for message in messages("en"):
        assert parts(language, message).variables == parts("en", message).variables, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_choose_between_the_same_keys(language: str) -> None:
    for message in messages("en"):
        ours, english = parts(language, message).keys, parts("en", message).keys
        for variable, found in ours.items():
            wanted = (
                english.get(variable)
                if message in of_the_browser()
                else KEYS.get(variable, english.get(variable))
            )
            assert found == wanted, (message, variable)


def test_every_message_that_is_said_exists_and_gets_its_variables() -> None:
    said = list(calls())
    assert len(said) > 200
    for message, given in said:
        assert message in messages("en"), message
        assert given is None or parts("en", message).variables <= given, message


def test_every_error_is_a_message_with_its_variables() -> None:
    """No error of server or library is a sentence that stands in the sources, in one language."""
    made = list(errors())
    assert len(made) > 300
    for where, message, given in made:
        ids = literals(message)
        assert ids or python.unparse(message) in PASSED_ON, where
        for name in ids:
            assert name in messages("en"), f"{where}: {name}"
            assert parts("en", name).variables == given - {"retry_after"}, f"{where}: {name}"


def test_no_message_is_left_over() -> None:
    """Ids stand in the sources as they are, and can be found; the browser looks after its own."""
    used = quoted_words() | {name for message in messages("en") for name in parts("en", message).references}
    assert set(messages("en")) - of_the_browser() - used == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_to_messages(language: str) -> None:
    for message in messages(language):
        assert parts(language, message).references <= set(messages(language)), message


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    for message in messages(language):
        for text in parts(language, message).texts:
            found = ENGLISH.search(NOTATION.sub("", text))
            assert found is None, f"{language}: {message}: {found}"


def test_spaces_and_apostrophes_of_french() -> None:
    """Before : ; ? and ! goes a space at which no line is broken; an apostrophe is curved."""
    for message in messages("fr"):
        for text in parts("fr", message).texts:
            assert not re.search(r"(?<!^)[^\u00a0][:;?!]", text), message
            assert "'" not in text, message


def test_no_french_name_follows_a_word_that_is_elided() -> None:
    """It may begin with a vowel: nobody says *la main de Ada*."""
    for file in files_of("fr"):
        assert not ELIDED.search((LOCALE / "fr" / file).read_text(encoding="utf-8")), file


@pytest.mark.parametrize(("language", "hal"), [("en", "expert"), ("de", "fortgeschritten"), ("fr", "expert")])
def test_the_stronger_hal_is_called_the_same_everywhere(language: str, hal: str) -> None:
    """By the word of the rulebook."""
    assert parts(language, "hal-expert").texts == [hal.capitalize()]
    assert parts(language, "answer-expert").texts == [hal]
    assert f"Hal ({hal})" in parts(language, "hal-at-level").texts
    assert hal in " ".join(parts(language, "rules-hal").texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_final_round_is_called_the_last(language: str) -> None:
    """The recap stands on the same screen, and is about the round before."""
    (last,) = parts(language, "top-last-round").texts
    for name in messages(language):
        if name.startswith(("recap", "menu-recap")):
            assert last.lower() not in " ".join(parts(language, name).texts).lower(), name


@pytest.mark.parametrize(("language", "phrase"), [(lang, phrase) for lang in STIFF for phrase in STIFF[lang]])
def test_nothing_is_stiff(language: str, phrase: str) -> None:
    """What readers stumbled over does not come back."""
    for name in messages(language):
        assert phrase not in " ".join(parts(language, name).texts), name


@pytest.mark.parametrize(
    ("language", "phrase"),
    [
        ("de", "gehört, nimmt"),
        *(("fr", phrase) for phrase in ("à qui qu’il soit", "bâtiment à toi", "ressource à toi", "votre")),
    ],
)
def test_neither_are_the_rules(language: str, phrase: str) -> None:
    rules = Path(__file__).parents[2] / f"docs/rules.{language}.md"
    assert phrase not in rules.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_like_the_rival_of_the_tutorial(language: str) -> None:
    (rival,) = parts(language, "learn-rival").texts
    assert rival not in (*DEFAULT_NAMES, *BOT_NAMES, HAL_NAME)
    assert rival in parts(language, "learn-5-done").texts[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command_and_fits_the_terminal(language: str) -> None:
    (help_text,) = parts(language, "help-text").texts
    commands = [name for name in messages(language) if name.startswith("command-")]
    words = [parts(language, name).texts[0] for name in commands if name != "command-help"]
    assert len(words) == 15
    assert [word for word in words if not re.search(rf"\b{word}\b", help_text)] == []
    assert [line for line in help_text.splitlines() if len(line) > 80] == []
    (keys,) = parts(language, "help-keys").texts
    assert [line for line in keys.splitlines() if len(line) > 78] == []
