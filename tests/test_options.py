"""What games can be set up, and the sentence that refuses what cannot be."""

import itertools

import pytest

from ginkgopolis import BadOptions, Game
from ginkgopolis.options import (
    DEFAULT_NAMES,
    MODULE_NAMES,
    Options,
    check_names,
    check_options,
    default_names,
)

ALL_MODULES = list(MODULE_NAMES)


def refusal(options: Options) -> str:
    """Return the sentence with which options are refused."""
    with pytest.raises(BadOptions) as found:
        check_options(options)
    sentence = str(found.value)
    assert sentence.endswith(".") and "\n" not in sentence
    return sentence


def refused_names(names: list[str], options: Options) -> str:
    """Return the sentence with which names are refused."""
    with pytest.raises(BadOptions) as found:
        check_names(names, options)
    return str(found.value)


def test_the_six_modules_by_name() -> None:
    """The names that options, command line and reports use."""
    assert set(MODULE_NAMES) == {
        "new_buildings",
        "prestige_buildings",
        "green_spaces",
        "events",
        "keep_a_card",
        "experts",
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_combination_of_modules_can_be_set_up(players: int) -> None:
    """All 64, in any order of their names; the game knows which are in play."""
    for amount in range(len(ALL_MODULES) + 1):
        for chosen in itertools.combinations(ALL_MODULES, amount):
            game = Game.new(players, modules=chosen[::-1], seed=1)
            assert set(game.view(None).modules) == set(chosen)
            assert game.seats == players


@pytest.mark.parametrize("players", [0, -1, 6, 7])
def test_one_to_five_players(players: int) -> None:
    assert refusal(Options(players=players)) == f"There are {players} players, but 1 to 5 can play."


@pytest.mark.parametrize("players", [1, 2, 5])
def test_unknown_module(players: int) -> None:
    """The sentence names the six that there are."""
    assert refusal(Options(players=players, modules=("events", "bridges"))) == (
        "There is no module 'bridges'; the modules are new_buildings, prestige_buildings, green_spaces, "
        "experts, events, keep_a_card."
    )


def test_module_named_twice() -> None:
    assert refusal(Options(players=3, modules=("events", "experts", "events"))) == "A module is named twice."


@pytest.mark.parametrize("level", ["normal", "expert"])
def test_hal_is_played_alone(level: str) -> None:
    """H1: one player, two seats, and Hal has the second."""
    game = Game.new(players=1, hal=level, seed=1)
    assert (game.players, game.seats) == (1, 2)
    assert game.names == ("Ada", "Hal")
    assert game.view(None).hal
    assert game.pending == (0,)


def test_one_player_needs_hal() -> None:
    assert refusal(Options(players=1)) == (
        "With 1 player the game is against Hal: say which, hal='normal' or hal='expert'."
    )


@pytest.mark.parametrize("level", ["hard", "", "Expert"])
def test_unknown_level_of_hal(level: str) -> None:
    sentence = refusal(Options(players=1, hal=level))
    assert sentence == f"Hal has no level {level!r}; the levels are normal and expert."


@pytest.mark.parametrize("module", ALL_MODULES)
def test_hal_with_a_module(module: str) -> None:
    """H1: base game only, whichever module it is."""
    sentence = refusal(Options(players=1, hal="expert", modules=(module,)))
    assert sentence == "Against Hal only the base game is played, without modules."


@pytest.mark.parametrize(
    "options",
    [
        Options(players=1, hal="normal", introductory=True),
        Options(players=1, hal="normal", first_player=0),
        Options(players=1, hal="normal", first_player=1),
        Options(players=1, hal="expert", hand_size=5),
        Options(players=1, hal="expert", hand_size=3),
    ],
)
def test_hal_leaves_nothing_else_to_choose(options: Options) -> None:
    """H1, H2: no characters, the player begins, hands of 3."""
    assert refusal(options) == (
        "Against Hal there are no characters, the player is first and has hands of 3 cards."
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_hal_with_several_players(players: int) -> None:
    sentence = refusal(Options(players=players, hal="normal"))
    assert sentence == f"Hal plays against 1 player, but there are {players}."


@pytest.mark.parametrize(("players", "first"), [(2, 2), (4, -1), (5, 5)])
def test_first_player_who_is_not_there(players: int, first: int) -> None:
    sentence = refusal(Options(players=players, first_player=first))
    assert sentence == f"Seat {first} cannot be first: the seats are 0 to {players - 1}."


@pytest.mark.parametrize("modules", [("experts",), ("events", "experts"), tuple(ALL_MODULES)])
def test_experts_in_an_introductory_game(modules: tuple[str, ...]) -> None:
    """M6: experts come with the draft, which an introductory game does not have."""
    assert refusal(Options(players=2, introductory=True, modules=modules)) == (
        "Experts are chosen in the draft, so that an introductory game cannot have them."
    )


def test_other_modules_in_an_introductory_game() -> None:
    """Only the experts need the draft."""
    others = [name for name in ALL_MODULES if name != "experts"]
    game = Game.new(3, introductory=True, modules=others, seed=1)
    assert set(game.view(None).modules) == set(others)


@pytest.mark.parametrize("size", [0, 3, 6, -4])
def test_hands_are_of_four_or_five(size: int) -> None:
    sentence = refusal(Options(players=3, modules=("keep_a_card",), hand_size=size))
    assert sentence == f"Hands of {size} cards are not played: 4 or 5."


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_of_five(players: int) -> None:
    """M5: a variant of Keep a Card for two to four players."""
    game = Game.new(players, introductory=True, modules=["keep_a_card"], hand_size=5, seed=1)
    assert [seen.hand for seen in game.view(None).seats] == [5] * players


@pytest.mark.parametrize("modules", [("keep_a_card",), ("events", "experts"), ()])
def test_hands_of_five_with_five_players(modules: tuple[str, ...]) -> None:
    """M5: not with five players."""
    sentence = refusal(Options(players=5, modules=modules, hand_size=5))
    assert sentence == "Hands of 5 cards are for 2 to 4 players, but there are 5."


def test_game_new_refuses_too() -> None:
    """Whoever calls the front door reads the same sentences, and no game begins."""
    with pytest.raises(BadOptions, match="Hands of 5 cards are for 2 to 4 players"):
        Game.new(players=5, modules=["events", "experts"], hand_size=5)
    with pytest.raises(BadOptions, match="Against Hal only the base game"):
        Game.new(players=1, hal="expert", modules=["events"])
    with pytest.raises(BadOptions, match="an introductory game cannot have them"):
        Game.new(players=2, introductory=True, modules=["experts"])


@pytest.mark.parametrize("modules", [["events", "experts"], ["events", "experts", "keep_a_card"], []])
def test_hands_of_five_with_any_modules(modules: list[str]) -> None:
    """M5, interpretation: larger hands may be played without Keep a Card too."""
    game = Game.new(players=4, modules=modules, hand_size=5, seed=1)
    while game.question != "choose":
        seat = game.pending[0]
        game.play(seat, game.legal_moves(seat)[0])
    assert [seen.hand for seen in game.view(None).seats] == [5] * 4


def test_seed_from_0_on() -> None:
    with pytest.raises(BadOptions, match=r"^The seed must be a whole number from 0 on"):
        Game.new(seed=-1)


def test_default_names() -> None:
    """Everybody has one, Hal his own."""
    assert default_names(Options(players=5)) == DEFAULT_NAMES
    assert default_names(Options(players=2)) == DEFAULT_NAMES[:2]
    assert default_names(Options(players=1, hal="normal")) == (DEFAULT_NAMES[0], "Hal")


def test_hal_need_not_be_named() -> None:
    """One name is enough against Hal; two are taken as they are."""
    options = Options(players=1, hal="normal")
    assert check_names(["Nell"], options) == ("Nell", "Hal")
    assert check_names(["Nell", "Deep Thought"], options) == ("Nell", "Deep Thought")


@pytest.mark.parametrize(("names", "players"), [(["Nell"], 2), (["Nell", "Faye", "Miley"], 2), ([], 3)])
def test_as_many_names_as_players(names: list[str], players: int) -> None:
    sentence = refused_names(names, Options(players=players))
    there_are = "There is 1 name" if len(names) == 1 else f"There are {len(names)} names"
    assert sentence == f"{there_are} for {players} seats."


@pytest.mark.parametrize("names", [[], ["Nell", "Faye", "Miley"]])
def test_too_many_names_against_hal(names: list[str]) -> None:
    sentence = refused_names(names, Options(players=1, hal="normal"))
    assert sentence.startswith(f"There are {len(names)} names for 2 seats.")


def test_names_may_be_joined_emoji() -> None:
    names = ("\U0001f469\u200d\U0001f467", "\U0001f3f3\ufe0f\u200d\U0001f308")
    assert check_names(names, Options(players=2)) == names


@pytest.mark.parametrize(
    "names",
    [
        ["Nell", "Nell"],
        ["Nell", ""],
        ["Nell", "  "],
        ["Nell", "Fa\nye"],
        ["Nell", "\u200d"],
        ["Nell", "a\u202e"],
    ],
)
def test_names_that_cannot_be_told_apart(names: list[str]) -> None:
    sentence = refused_names(names, Options(players=2))
    assert sentence == "Every player needs a name, and no two may have the same."


def test_nobody_else_is_called_hal_against_hal() -> None:
    """H1: his name is his, unless another is given to him."""
    sentence = refused_names(["Hal"], Options(players=1, hal="expert"))
    assert sentence == "Every player needs a name, and no two may have the same."
    with pytest.raises(BadOptions, match="no two may have the same"):
        Game.new(players=1, hal="normal", names=["Hal"])
