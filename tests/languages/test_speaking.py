"""Who speaks which language, and how amounts are told in each."""

import contextvars

import pytest
from fluent.syntax import FluentParser, ast

from ginkgopolis import LANGUAGES, BadOptions, Game, IllegalMove, NotYourTurn, UnreadableMove, speaking
from ginkgopolis.language import CATALOGUES, ENTRY, read_catalogue, say, speaker_of
from ginkgopolis.language.patterns import Choice, Pattern, Variable, Word
from ginkgopolis.language.phrases import listing
from ginkgopolis.language.words import card_effect, expert_words, item_words, tile_list, tile_words
from ginkgopolis.notation import read_tile
from tests.languages.catalogue import PLURALS
from tests.story import told

R4, B8, P = (read_tile(tile) for tile in ("R4", "B8", "P"))

AMOUNTS = {
    "resources": {
        "en": ["0 resources", "1 resource", "2 resources", "5 resources"],
        "de": ["0 Ressourcen", "1 Ressource", "2 Ressourcen", "5 Ressourcen"],
        "fr": ["0 ressource", "1 ressource", "2 ressources", "5 ressources"],
    },
    "tiles": {
        "en": ["0 tiles", "1 tile", "2 tiles", "5 tiles"],
        "de": ["0 Plättchen", "1 Plättchen", "2 Plättchen", "5 Plättchen"],
        "fr": ["0 tuile", "1 tuile", "2 tuiles", "5 tuiles"],
    },
    "points": {
        "en": ["0 points", "1 point", "2 points", "5 points"],
        "de": ["0 Punkte", "1 Punkt", "2 Punkte", "5 Punkte"],
        "fr": ["0 point", "1 point", "2 points", "5 points"],
    },
    "floors": {
        "en": ["0 floors", "1 floor", "2 floors", "5 floors"],
        "de": ["0 Ebenen", "1 Ebene", "2 Ebenen", "5 Ebenen"],
        "fr": ["0 niveau", "1 niveau", "2 niveaux", "5 niveaux"],
    },
    "green-spaces": {
        "en": ["0 green spaces", "a green space", "2 green spaces", "5 green spaces"],
        "de": ["0 Grünflächen", "1 Grünfläche", "2 Grünflächen", "5 Grünflächen"],
        "fr": ["0 espace vert", "un espace vert", "2 espaces verts", "5 espaces verts"],
    },
}

TABLE = """
players 2
city
  .   A   B       C   .
  L   R1  B2      R3  D
  K   Y1  B5:2@1  Y3  E
  J   Y2  B1      R2  F
  .   I   H       G   .
seat 0: resources 5; points 3; tiles R4; hand B5 A; characters 4
seat 1: resources 1; hand C D
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", AMOUNTS)
def test_amounts(message: str, language: str) -> None:
    """French counts 0 as singular."""
    variable = "amount" if message == "green-spaces" else message
    said = [speaker_of(language).say(message, **{variable: amount}) for amount in (0, 1, 2, 5)]
    assert said == AMOUNTS[message][language]


def test_the_last_one_is_alone_in_french() -> None:
    """What can be cut short after the first, or lacks a single thing, was told in the plural."""
    with speaking("fr"):
        assert say("replay-ends", round=1, number=1, moves=9) == "Tour 1, après 1 coup sur 9."
        assert say("goes-on-from", file="a.jsonl", kept=1, blocks=9).endswith("qui a 1 bloc sur 9.")
        assert say("stopped-after", file="a.jsonl", kept=1, blocks=9).startswith("Arrêt après 1 bloc sur 9")
        assert say("stopped-with-nothing", kept=0, blocks=9).startswith("Arrêt après 0 bloc sur 9")
        assert say("ledger-short-tile", wanted=1, count=0) == "1 tuile due, il en reste 0"
    with speaking("de"):
        assert say("ledger-short-resource", wanted=1, count=0) == "1 Ressource stünde dir zu, im Vorrat: 0"


def test_lists() -> None:
    with speaking("de"):
        assert listing(["A", "B", "C"]) == "A, B und C"
        assert item_words(2, 0, 1) == "2 Ressourcen und 1 Punkt"
    with speaking("fr"):
        assert item_words(2, 1, 1) == "2 ressources, 1 tuile et 1 point"


def test_the_story() -> None:
    game = Game.from_position(TABLE)
    told(game, None, "1 C", "0 B5+R4")
    assert game.news(None, language="de") == [
        "Ada baut mit Rot 4 auf Blau 5 in die Höhe (jetzt 3 Ebenen).",
        "Bela nimmt 2 Ressourcen zurück und erhält 2 Punkte.",
        "Ada zahlt 1 Ressource und 1 Punkt.",
        "Ada behält Blau 5 und erhält durch Boni 1 Ressource.",
        "Bela nutzt C.",
    ]
    assert game.news(None, language="fr") == [
        "Ada construit en hauteur sur bleu 5 avec rouge 4 (maintenant 3 niveaux).",
        "Bela reprend 2 ressources et marque 2 points.",
        "Ada paie 1 ressource et 1 point.",
        "Ada garde bleu 5 et gagne 1 ressource par ses bonus.",
        "Bela exploite C.",
    ]
    assert game.news(None)[-1] == game.news(None, language="en")[-1] == "Bela exploits C."
    assert game.log(0, language="de")[-1] == "Bela nutzt C."


def test_moves() -> None:
    game = Game.from_position(TABLE)
    (move,) = [move for move in game.legal_moves(0) if str(move) == "A+R4"]
    assert game.explain(0, move, language="de").startswith(
        "A mit Rot 4 urbanisieren: 1 Ressource einsetzen; "
    )
    assert game.explain(0, move, language="fr").startswith(
        "urbaniser A avec rouge 4\u00a0: placer 1 ressource"
    )
    assert game.explain(0, move).startswith("urbanize A with red 4: place 1 resource; ")


def test_errors() -> None:
    game = Game.from_position(TABLE)
    with pytest.raises(IllegalMove, match=r"^Du kannst R7 nicht spielen: Auf der Hand hast du B5, A\.$"):
        game.play(0, "R7", language="de")
    with pytest.raises(UnreadableMove, match=r"^'X' n’est pas une carte\u00a0: écris "):
        game.play(0, "x", language="fr")
    with pytest.raises(NotYourTurn, match=r"^Es gibt keinen Platz 4: Die Plätze sind 0 bis 1\.$"):
        game.play(4, "A", language="de")
    with pytest.raises(IllegalMove, match=r"^You cannot play R7: "):
        game.play(0, "R7")


def test_words() -> None:
    with speaking("de"):
        assert tile_words(R4) == "Rot 4"
        assert tile_list([P, B8, R4]) == "Rot 4, Blau 8 und 1 Grünfläche"
        assert expert_words("banker") == "die Bank"
        assert card_effect(R4) == "jedes Mal, wenn du planst: 1 Ressource"


def test_a_word_may_be_of_any_length() -> None:
    """Fluent says nothing with more than 1,000 characters in a variable."""
    told = say("bot-found-better", move="x" * 5000, other="b", better=3, games=4, points=1.25)
    assert told.startswith(f"{'x' * 997}... did better than b in 3 of 4 imagined games")
    assert say("takes-up", name="x" * 5000, card="A") == f"{'x' * 5000} takes up A again."


def test_a_language_is_spoken_only_within() -> None:
    with speaking("de"):
        with speaking("fr"):
            assert say("game-over") == "La partie est terminée."
        with speaking(None):
            assert say("game-over") == "Das Spiel ist zu Ende."
    assert say("game-over") == "The game is over."
    with pytest.raises(ZeroDivisionError), speaking("de"):
        raise ZeroDivisionError
    assert say("game-over") == "The game is over."


def test_whoever_works_at_the_same_time_speaks_another_language() -> None:
    """Tasks and threads have contexts of their own."""
    elsewhere = contextvars.copy_context()
    with speaking("de"):
        assert elsewhere.run(say, "game-over") == "The game is over."


def test_a_language_that_there_is_not() -> None:
    game = Game.new(2, seed=1)
    for wrong in ("es", "DE", ""):
        with pytest.raises(BadOptions) as error:
            game.log(0, language=wrong)
        known = "en (English), de (Deutsch), fr (Français)"
        assert str(error.value) == f"There is no language {wrong!r}; the languages are {known}."
    assert say("game-over") == "The game is over."


def test_no_marks_that_cannot_be_seen() -> None:
    """Fluent would put marks around variables; without them, files and the browser have the same text."""
    assert say("takes-up", name="Ada", card="A") == "Ada takes up A again."


def test_a_mistake_in_the_program_is_told() -> None:
    with pytest.raises(LookupError):
        say("no-such-message")
    with pytest.raises(ValueError, match="card"):
        say("takes-up", name="Ada")


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_found_one_by_one(language: str) -> None:
    """What is parsed by itself, when it is first said, is what Fluent finds in the whole file."""
    for name in CATALOGUES:
        text = read_catalogue(language, name)
        whole = [
            entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message | ast.Term)
        ]
        alone = [FluentParser().parse(found[0]).body for found in ENTRY.finditer(text)]
        assert len(alone) == len(whole)
        for entries, entry in zip(alone, whole):
            assert [entry.equals(found, ["span", "comment"]) for found in entries] == [True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_cuts_say_the_same(language: str) -> None:
    """Text, variables, variants and messages in messages do without Fluent; it would say the very same."""
    speaker = speaker_of(language)
    with pytest.raises(LookupError):
        speaker.say("no-such-message")
    for message in list(speaker._unread):
        speaker._read(message)
    assert len(speaker._patterns) > 400
    for message, pattern in speaker._patterns.items():
        words = words_of(pattern)
        for at in range(max(map(len, words.values()), default=1)):
            said = {name: found[at % len(found)] for name, found in words.items()}
            assert speaker.fill(message, said) == speaker._format(message, said)


def words_of(pattern: Pattern) -> dict[str, list[Word]]:
    """Return words for the variables of a message, those that its variants are chosen by among them."""
    words: dict[str, list[Word]] = {}
    for part in pattern:
        if isinstance(part, Variable):
            words.setdefault(part.name, [])
        elif isinstance(part, Choice):
            words[part.name] = [key for key in part.variants if key[0] != "#" and key not in PLURALS]
            for variant in part.variants.values():
                words = words_of(variant) | words
    numbers = (0, 1, 2, 999, 1000, 12345, -1, -4000)
    return {name: [*keys, f"{{{name}}} 1,5", *numbers] for name, keys in words.items()}
