"""Names: all that people are called, emoji included, but nobody can pass for another."""

import pytest

from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.tables.doc import clean_name
from ginkgopolis.server.tables.names import is_taken
from tests.server.playing import ME, OPEN
from tests.server.running import Refused, Running, new_key

FAMILY = "\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "José",
        "李雷",
        "Zoë 🌱",
        f"Family {FAMILY}",
        "🏳️\u200d🌈",
        "می\u200cخواهم",
        "क्\u200dष",
        "O'Neill",
    ],
)
def test_names_that_can_be_read(name: str) -> None:
    assert clean_name(f"  {name} ") == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u200d",
        "\u200c\u200d",
        "\u3164",
        "A\u202eda",
        "A\u2066da",
        "A\x00",
        "A\u200bda",
        "\u0301",
        "x" * 41,
    ],
)
def test_names_that_cannot(name: str) -> None:
    with pytest.raises(Refusal, match="1 to 40 visible characters"):
        clean_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "Аdа"),
        ("Paul", "Рaul"),
        ("Paul", "PauI"),
        ("Bob", "B0b"),
        ("Bernd", "Bemd"),
        ("Ada", "Ａｄａ"),
        ("Ada", "A\u200dda"),
        ("Ada L", "AdaL"),
        ("Eva", "ΕVА"),
        ("😀", "😀\ufe0f"),
        ("\ufb01n", "fin"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert is_taken(one, [None, other]) and is_taken(other, [one])


@pytest.mark.parametrize(
    ("one", "other"),
    [("Jose", "José"), ("Lia", "Ila"), ("Ada", "Eva"), ("Player 1", "Player 2"), ("👩", FAMILY)],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not is_taken(one, [other])


def test_a_game_goes_on_whatever_its_players_are_called(quick: Running) -> None:
    """The server took names that no game could be set up with: whoever took one made the table unreadable."""
    place = quick.client().create(ME | {"name": FAMILY}, ME, options={"introductory": True}, start=True)
    place.post("seat", seat=1, name="می\u200cخواهم")
    quick.hub.tables.pop(place.id)
    names = [seat["name"] for seat in place.state(0)["game"]["view"]["seats"]]
    assert names == [FAMILY, "می\u200cخواهم"]
    place.move(0, place.state(0)["game"]["decision"]["moves"][0])


def test_what_is_said_can_be_read_as_names_can(quick: Running) -> None:
    host = quick.client().create(ME, OPEN)
    for text in (FAMILY, "می\u200cخواهم"):
        host.post("chat", key=new_key(), seat=0, text=text)
    assert [line["text"] for line in host.state(0)["chat"]] == [FAMILY, "می\u200cخواهم"]
    for text in ("\u200d", "turned \u202earound", "\u3164"):
        with pytest.raises(Refused, match="malformed"):
            host.post("chat", key=new_key(), seat=0, text=text)


def test_nobody_sits_or_speaks_under_a_name_like_anothers(quick: Running) -> None:
    host = quick.client().create(ME | {"name": "Paul"}, OPEN, house={"open": True})
    guest = quick.client().at(host)
    with pytest.raises(Refused, match="name_taken"):
        guest.post("sit", name="РauI", seat=1)
    with pytest.raises(Refused, match="name_taken"):
        guest.post("chat", key="k", text="Hello", name="Раul")
    guest.post("sit", name="Paula", seat=1)
    with pytest.raises(Refused, match="name_taken"):
        guest.post("seat", seat=1, name="PAUL")
