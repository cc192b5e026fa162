"""Everybody at a table is told in her own language what happens."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.playing import ME
from tests.server.running import Refused, Running

NOWHERE = "/api/tables/nowhere"
CITY = """
players 2
round 3
city
  .  A  B  C     .  .
  L  R1 R2 R3    D  .
  K  B1 B2 B5@1  E  .
  J  Y1 Y2 Y3    F  .
  .  I  H  G     .  .
middle 3 3
seat 0: resources 4; points 7; tiles R4; hand B1 A R1
seat 1: resources 3; points 1; tiles R5; hand Y1 L C
"""


def test_two_eyes_two_languages(quick: Running) -> None:
    """Both look from the same seat; what the other seat does is told to each in one's own words."""
    place = quick.client().create(ME, ME, position=CITY, start=True)
    german, french = place.socket(0, "de"), place.socket(0, "fr")
    place.move(0, "R1")
    place.move(1, "Y1")
    told = {}
    for socket in (german, french):
        socket.wait(lambda seen: seen["view"]["round"] == 4)
        told[socket] = " ".join(line for entry in socket.entries for line in entry["news"])
    assert "nutzt" in told[german] and "exploite" in told[french]
    assert [entry["deeds"] for entry in german.entries] == [entry["deeds"] for entry in french.entries]


def test_words_of_previews_and_errors(quick: Running) -> None:
    place = quick.client().create(ME, ME, position=CITY, start=True)
    for language, word in (("en", "exploit"), ("de", "nutzen"), ("fr", "exploiter")):
        offered = place.post(f"choices?lang={language}", seat=0)["choices"]
        assert word in next(found["words"] for found in offered if found["move"] == "R1")
    with pytest.raises(Refused, match="Auf der Hand hast du") as refused:
        place.post("preview?lang=de", seat=0, moves=["Y3"])
    assert refused.value.code == "illegal_move"


def test_an_unknown_language(quick: Running) -> None:
    place = quick.client().create(ME, ME, position=CITY, start=True)
    with pytest.raises(Refused, match="no language 'xx'; the languages are en") as refused:
        place.get("/state?seat=0&lang=xx")
    assert (refused.value.status, refused.value.code) == (422, "bad_options")
    with pytest.raises(ConnectionClosed) as closed:
        place.socket(0, "xx")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


@pytest.mark.parametrize(
    "accepted, sentence",
    [
        ("", "There is no such table."),
        ("de", "Diesen Tisch gibt es nicht."),
        ("es, fr-CA;q=0.8, de;q=0.9", "Diesen Tisch gibt es nicht."),
        ("de;q=0, fr;q=0.1", "Cette table n’existe pas."),
        ("es, *;q=x, ;;q=,", "There is no such table."),
    ],
)
def test_refusals_are_told_in_the_language_of_the_browser(
    quick: Running, accepted: str, sentence: str
) -> None:
    with pytest.raises(Refused) as refused:
        quick.client().request("GET", NOWHERE, headers={"Accept-Language": accepted}).json()
    assert (refused.value.status, refused.value.code) == (404, "not_found")
    assert refused.value.message == sentence


def test_the_query_counts_more_than_the_header(quick: Running) -> None:
    with pytest.raises(Refused, match=r"Cette table n’existe pas\."):
        quick.client().request("GET", f"{NOWHERE}?lang=fr", headers={"Accept-Language": "de"}).json()


def test_an_unknown_language_is_refused_in_the_language_of_the_browser(quick: Running) -> None:
    with pytest.raises(Refused, match="Es gibt keine Sprache 'xx'; die Sprachen sind en"):
        quick.client().request("GET", f"{NOWHERE}?lang=xx", headers={"Accept-Language": "de"}).json()


def test_refusals_over_the_socket(quick: Running) -> None:
    """The sentence is that of the connection, the code is the same in all languages."""
    place = quick.client().create(ME, ME, position=CITY, start=True)
    for language, sentence in (
        ("en", "This decision is over."),
        ("de", "Diese Entscheidung ist schon gefallen."),
        ("fr", "Cette décision est déjà prise."),
    ):
        socket = place.socket(0, language)
        with pytest.raises(Refused) as refused:
            socket.move("R1", decision="0.0")
        assert (refused.value.code, refused.value.message) == ("late", sentence)


def test_an_error_of_the_library_is_told_in_the_language_of_the_request(quick: Running) -> None:
    with pytest.raises(Refused) as refused:
        quick.client().post("/api/tables?lang=de", seats=[ME, ME], position="players 2\nseat 7: points 1")
    assert refused.value.code == "bad_position"
    assert refused.value.message == "Zeile 2: Es gibt keinen Platz 7; die Plätze sind 0 bis 1."
