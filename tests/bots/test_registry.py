"""Bots by name and settings: our own, other packages', and those of files."""

import ntpath
import posixpath
import shlex
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from ginkgopolis import BadOptions
from ginkgopolis.bots import LEVELS, AnyBot, bot_names, bot_settings, make_bot, read_bots
from ginkgopolis.bots.greedy import GreedyBot
from ginkgopolis.bots.random_bot import RandomBot
from ginkgopolis.bots.registry import BUILT_IN, level_of, levels_to_choose, split_command, split_file
from ginkgopolis.language import LANGUAGES, speaker_of
from tests.bots.plugin import install

CLEVER = """
from ginkgopolis.bots import BlindBot

class Clever(BlindBot):
    def __init__(self, depth: int = 3, nerve: float = 0.5, loud: bool = False, motto: str = "ad astra"):
        if depth < 1:
            raise ValueError("the depth must be 1 or more")
        self.settings = depth, nerve, loud, motto

    def pick(self, moves, rng):
        return moves[0]

class Careless(Clever):
    def __init__(self, depth=3):
        super().__init__(depth)

class Clumsy(Clever):
    def __init__(self):
        raise RuntimeError("no network found")

def nothing():
    return 7
"""
CLEVER_BOTS = {
    "clever": "clever_bots:Clever",
    "careless": "clever_bots:Careless",
    "clumsy": "clever_bots:Clumsy",
    "nothing": "clever_bots:nothing",
    "missing": "clever_bots:Missing",
    "elsewhere": "no_such_module:Bot",
    "random": "clever_bots:Clever",
}


@pytest.fixture
def clever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, CLEVER_BOTS, CLEVER)


def settings(bot: AnyBot) -> object:
    return vars(bot)["settings"]


def refusal(text: str) -> str:
    with pytest.raises(BadOptions) as refused:
        make_bot(text)
    return str(refused.value)


@pytest.mark.parametrize("name", BUILT_IN)
def test_our_own(name: str) -> None:
    bot = make_bot(name)
    assert isinstance(bot, AnyBot)
    assert make_bot(name) is not bot, "one for each seat"
    for setting in bot_settings(name).values():
        make_bot(f"{name}:{setting}")  # what is usual can be said, too


def test_our_own_come_first() -> None:
    assert bot_names()[: len(BUILT_IN)] == ["random", "greedy", "planner", "montecarlo"]


def test_people_choose_levels() -> None:
    """Each level is played by a bot of ours, has words in all languages, and goes by one name."""
    assert [level.level for level in LEVELS] == ["easy", "medium", "hard"]
    for level in LEVELS:
        assert level.bot.partition(":")[0] in BUILT_IN
        assert type(make_bot(level.level)) is type(make_bot(level.bot))
        assert bot_settings(level.level) == bot_settings(level.bot)
        assert level_of(level.bot) == level_of(level.level) == level.level
        for language in LANGUAGES:
            said = speaker_of(language)
            for message in ("level-name", "level-degree", "level-manner"):
                assert said.say(message, level=level.level) != said.say(message, level="nobody")
    assert level_of("random") == "random"
    assert "random" not in [level.level for level in levels_to_choose()]
    assert [type(make_bot(bot)) for bot in read_bots("easy, greedy", 2)] == [GreedyBot, GreedyBot]


def test_nobody() -> None:
    assert refusal("nobody").startswith("There is no bot 'nobody': the bots are easy, medium, hard, random, ")
    assert refusal("").startswith("There is no bot '': ")
    assert refusal("two words").startswith("There is no bot 'two words': ")


@pytest.mark.usefixtures("clever")
class TestOtherPackages:
    """What comes through the entry points `ginkgopolis.bots`."""

    def test_people_may_choose_them(self) -> None:
        (clever,) = [level for level in levels_to_choose() if level.level == "clever"]
        assert (clever.bot, clever.face) == ("clever", "bot")
        assert speaker_of("de").say("level-name", level="clever") == "clever"

    def test_found_by_name(self) -> None:
        assert "clever" in bot_names()
        assert settings(make_bot("clever")) == (3, 0.5, False, "ad astra")
        assert "clever" in refusal("nobody")

    def test_settings(self) -> None:
        bot = make_bot("clever: depth=5, nerve=1, loud=true, motto=per aspera")
        assert settings(bot) == (5, 1.0, True, "per aspera")
        assert settings(make_bot("clever:loud=0,nerve=-2.5e1")) == (3, -25.0, False, "ad astra")

    @pytest.mark.parametrize(
        ("text", "sentence"),
        [
            ("depth=deep", "The setting depth of clever must be a whole number, not 'deep'."),
            ("depth=2.5", "The setting depth of clever must be a whole number, not '2.5'."),
            ("depth=", "The setting depth of clever must be a whole number, not ''."),
            ("nerve=nan", "The setting nerve of clever must be a number, not 'nan'."),
            ("nerve=much", "The setting nerve of clever must be a number, not 'much'."),
            ("loud=very", "The setting loud of clever must be true or false, not 'very'."),
            ("depth", "Settings of clever are written name=value, not 'depth'."),
            ("=3", "Settings of clever are written name=value, not '=3'."),
            ("depth=2,depth=3", "The setting depth of clever is given twice."),
            ("depth=0", "The bot clever cannot be set like this: the depth must be 1 or more."),
            (
                "width=3",
                "The bot clever has no setting 'width': its settings are depth=3, nerve=0.5, loud=false, "
                "motto=ad astra.",
            ),
        ],
    )
    def test_settings_that_cannot_be(self, text: str, sentence: str) -> None:
        assert refusal(f"clever:{text}") == sentence

    @pytest.mark.parametrize(
        ("name", "trouble"),
        [
            ("missing", "crashed: AttributeError: module 'clever_bots' has no attribute 'Missing'"),
            ("elsewhere", "crashed: ModuleNotFoundError: No module named 'no_such_module'"),
            ("careless", "crashed: TypeError: its setting depth needs a type (int, float, bool, str)"),
            ("clumsy", "crashed: RuntimeError: no network found (clever_bots.py, line 19)"),
            ("nothing", "crashed: TypeError: int is no Bot, BlindBot or ThinkingBot"),
        ],
    )
    def test_broken_ones_say_whose_they_are(self, name: str, trouble: str) -> None:
        assert refusal(name).startswith(
            f"The bot {name}, brought by clever-bots, cannot be used. {name} {trouble}"
        )

    def test_our_names_cannot_be_taken(self) -> None:
        assert isinstance(make_bot("random"), RandomBot)
        assert bot_names().count("random") == 1

    def test_two_of_one_name(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        bots = {"clever": "wise_bots:Clever"}
        install(tmp_path / "more", monkeypatch, bots, CLEVER, "wise-bots")
        assert refusal("clever") == (
            "The bot clever comes from clever-bots and from wise-bots: keep only one of them."
        )


def test_a_package_that_cannot_be_imported_harms_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, {"clever": "clever_bots:Clever"}, "raise SystemError('out of order')")
    assert isinstance(make_bot("random"), RandomBot)
    assert "clever" in bot_names()
    assert refusal("clever") == (
        "The bot clever, brought by clever-bots, cannot be used. "
        "clever crashed: SystemError: out of order (clever_bots.py, line 1)."
    )


class TestFiles:
    """`file:./my_bot.py`."""

    def test_found(self, tmp_path: Path) -> None:
        file = tmp_path / "clever.py"
        file.write_text(CLEVER.split("class Careless", maxsplit=1)[0], encoding="utf-8")
        assert settings(make_bot(f"file:{file}")) == (3, 0.5, False, "ad astra")
        assert settings(make_bot(f"file:{file}:depth=4,loud=1")) == (4, 0.5, True, "ad astra")
        assert refusal(f"file:{file}:width=4").endswith("loud=false, motto=ad astra.")

    def test_not_found(self, tmp_path: Path) -> None:
        assert refusal("file:nobody.py") == "There is no file 'nobody.py' that could hold a bot."
        file = tmp_path / "clever.py"
        file.write_text(CLEVER, encoding="utf-8")
        assert refusal(f"file:{file}").endswith("defines 3 bots, but one is needed, with the base class Bot.")
        file = tmp_path / "empty.py"
        file.write_text("from ginkgopolis.bots.random_bot import RandomBot\n", encoding="utf-8")
        assert refusal(f"file:{file}").endswith("defines 0 bots, but one is needed, with the base class Bot.")

    @pytest.mark.parametrize(
        ("code", "trouble"),
        [
            ("1/0", "ZeroDivisionError: division by zero"),
            ("class", "SyntaxError: invalid syntax"),
            ("import sys; sys.exit(1)", "SystemExit: 1"),
        ],
    )
    def test_broken(self, tmp_path: Path, code: str, trouble: str) -> None:
        file = tmp_path / "broken.py"
        file.write_text(code, encoding="utf-8")
        for _ in range(2):  # a second time, too
            assert refusal(f"file:{file}").endswith(f" crashed: {trouble} (broken.py, line 1).")


class TestPaths:
    """Paths as each system writes them."""

    def test_a_drive_is_no_end_of_a_path(self) -> None:
        assert split_file(r"C:\bots\a.py", ntpath) == (r"C:\bots\a.py", "")
        assert split_file(r"C:\bots\a.py:depth=2", ntpath) == (r"C:\bots\a.py", "depth=2")
        assert split_file("bots/a.py:depth=2", ntpath) == ("bots/a.py", "depth=2")
        assert split_file("a:depth=2", posixpath) == ("a", "depth=2")

    @pytest.mark.parametrize("paths", [ntpath, posixpath])
    def test_quotation_marks_keep_a_path_together(self, paths: ModuleType) -> None:
        assert split_command("""'my bots/a' --fast "it's" """, paths) == ["my bots/a", "--fast", "it's"]
        assert split_command(shlex.join(["a b", "it's", "#1", ""]), paths) == ["a b", "it's", "#1", ""]

    def test_backslashes(self) -> None:
        assert split_command(r'"C:\my bots\a.exe" C:\b\n', ntpath) == [r"C:\my bots\a.exe", r"C:\b\n"]
        assert split_command(r"my\ bots/a", posixpath) == ["my bots/a"]

    def test_commands_that_cannot_be_run(self) -> None:
        assert refusal("exec:nobody --fast") == "There is no program 'nobody' that could be run as a bot."
        assert refusal("exec: ") == "Say which program is the bot, as in exec:./my_bot."
        assert refusal("exec:a 'b") == 'The command "a \'b" cannot be read: No closing quotation.'


@pytest.mark.usefixtures("clever")
class TestSeveral:
    """One for all seats, or one for each, with commas."""

    @pytest.mark.parametrize(
        ("text", "bots"),
        [
            ("random", ["random", "random"]),
            ("random, clever", ["random", "clever"]),
            ("clever:depth=2,loud=1,random", ["clever:depth=2,loud=1", "random"]),
            ("random,clever:depth=2 , loud=1", ["random", "clever:depth=2,loud=1"]),
            ("clever:depth=2,clever:depth=3", ["clever:depth=2", "clever:depth=3"]),
            ("exec:sh -c 'a,b',random", ["exec:sh -c 'a,b'", "random"]),
            ("exec:sh --depth=2,random", ["exec:sh --depth=2", "random"]),
        ],
    )
    def test_read(self, text: str, bots: list[str]) -> None:
        assert read_bots(text, 2) == bots

    def test_too_many_or_too_few(self) -> None:
        with pytest.raises(BadOptions, match="There are 2 bots for 3 seats: name one for all, or one for"):
            read_bots("random,random", 3)
        with pytest.raises(BadOptions, match="There are 2 bots for 1 seat: "):
            read_bots("random,random", 1)
        with pytest.raises(BadOptions, match="The setting depth of clever must be a whole number"):
            read_bots("random,clever:depth=x", 2)
        with pytest.raises(BadOptions, match="There is no bot 'depth=2'"):
            read_bots("depth=2,random", 2)


def test_bots_are_imported_when_they_are_asked_for() -> None:
    """`import ginkgopolis.bots` brings no bot that thinks, and does not look through the packages."""
    code = (
        "import ginkgopolis.bots as b, sys; b.make_bot('random');"
        "print([m for m in sys.modules if m.endswith(('planner', 'montecarlo', 'exec_bot', 'greedy'))])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, encoding="utf-8"
    )
    assert ran.stdout == "[]\n"


STRANGE = """
import asyncio
from ginkgopolis.bots import BlindBot

class Speechless(ValueError):
    def __str__(self):
        raise asyncio.CancelledError

class Strange(BlindBot):
    def __init__(self, how: str = "") -> None:
        if how == "cancelled":
            raise asyncio.CancelledError("enough")
        if how == "speechless":
            raise Speechless
        if how == "interrupted":
            raise KeyboardInterrupt

    def pick(self, moves, rng):
        return moves[0]

    def close(self):
        raise asyncio.CancelledError
"""


class TestBotsThatRaiseAnything:
    """Neither making nor closing a bot stops more than that bot."""

    @pytest.fixture
    def bot(self, tmp_path: Path) -> str:
        file = tmp_path / "strange.py"
        file.write_text(STRANGE, encoding="utf-8")
        return f"file:{file}"

    def test_closing(self, bot: str) -> None:
        """A bot that is only looked at is closed, too; what it raises then is told after games."""
        assert read_bots(bot, 2) == [bot, bot]

    def test_making(self, bot: str) -> None:
        with pytest.raises(BadOptions, match=r"cannot be used\. .* crashed: asyncio.*CancelledError: enough"):
            make_bot(f"{bot}:how=cancelled")
        with pytest.raises(BadOptions, match="Speechless"):
            make_bot(f"{bot}:how=speechless")

    def test_a_file_is_named_once(self, bot: str) -> None:
        """It needs no package that brings it; its last part says where in it something went wrong."""
        with pytest.raises(BadOptions) as caught:
            make_bot(f"{bot}:how=cancelled")
        file = bot.removeprefix("file:")
        error = "asyncio.exceptions.CancelledError: enough (strange.py, "
        english = f"The bot in {file} cannot be used. The bot crashed: {error}line "
        assert str(caught.value).startswith(english)
        assert caught.value.sentence("de").startswith(
            f"Der Bot in {file} ist nicht zu gebrauchen. Der Bot ist abgestürzt: {error}Zeile "
        )
        assert caught.value.sentence("fr").startswith(
            f"Le bot du fichier {file} est inutilisable. Le bot a planté"
        )

    def test_a_person_may_interrupt(self, bot: str) -> None:
        with pytest.raises(KeyboardInterrupt):
            make_bot(f"{bot}:how=interrupted")
