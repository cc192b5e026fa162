"""Every mistake in a position is refused in one sentence that says where it is and what would be right."""

import pytest

from ginkgopolis.errors import BadPosition
from ginkgopolis.position import read_position

TOKENS = ". A B C .\nL R1 R2 R3 D\nK B1 B2 B3 E\nJ Y1 Y2 Y3 F\n. I H G .\n"
ITEM = "players 3\ndiscard A\nseat 0: played A\nseat 1: commit B\nseat 2: commit R1\n"
GIVE = "players 2\nsupply none\n"

# What is written, after `players 2` in line 1 unless it begins with `players`, and the sentence.
LINES: list[tuple[str, str]] = [
    ("players", "Line 1: one word follows 'players', as in `players 3`."),
    ("players 6", "Line 1: '6' cannot stand in 'players', only a number from 1 to 5."),
    ("players many", "Line 1: 'many' cannot stand in 'players', only a number from 1 to 5."),
    ("seed -1", "Line 2: '-1' cannot stand in 'seed', only a number from 0 to 999999999."),
    ("round 2\nround 3", "Line 3: 'round' is already written in line 2."),
    ("seat 0: points 1\nseat 0: points 2", "Line 3: 'points' of seat 0 is already written in line 2."),
    ("seat: points 1", "Line 2: a seat's line begins with its number and a colon, as in `seat 0: points 3`."),
    ("seat 2: points 1", "Line 2: there is no seat 2; the seats are 0 to 1."),
    ("first 2", "Line 2: '2' cannot stand in 'first', only a number from 0 to 1."),
    ("over perhaps", "Line 2: only `yes` or `no` may follow 'over', not 'perhaps'."),
    ("seat 0: resources 26", "Line 2: '26' cannot stand in 'resources', only a number from 0 to 25."),
    ("seat 0: new hands 3", "Line 2: '3' cannot stand in 'new hands', only a number from 0 to 2."),
    (
        "seat 0: bonuses 1 2",
        "Line 2: nine numbers follow 'bonuses': resources, tiles and points for each of three actions.",
    ),
    ("random cards 12", "Line 2: '12' is not a random stream: it has 32 digits 0-9 and a-f, not all 0."),
    ("known R1", "Line 2: 'R1' does not say who knows a card: write it with the seats, as in R7:02."),
    ("known R1:02", "Line 2: '2' cannot stand in 'known', only a number from 0 to 1."),
    ("known A:0 A:1", "Line 2: A is written twice in 'known', and there is only one."),
    ("known A:0", "Line 2: A is in nobody's hand, so that it cannot be `known`."),
]

PIECES: list[tuple[str, str]] = [
    ("seat 0: tiles R7\nsupply R7", "Line 3: the tile R7 is already in line 2, and there is only one."),
    ("seat 0: tiles R7 R7", "Line 2: R7 is written twice in 'tiles', and there is only one."),
    ("seat 0: hand A\nseat 1: commit A", "Line 3: the card A is already in line 2, and there is only one."),
    ("seat 0: hand R1\ndiscard R1", "Line 3: the card R1 is already in line 2, and there is only one."),
    ("seat 0: cards R1\nseat 1: hand R1", "Line 3: the card R1 is already in line 2, and there is only one."),
    (
        "seat 0: hand A; commit B+R9; tiles R9",
        "Line 2: the tile R9 is already in line 2, and there is only one.",
    ),
    (
        "seat 0: tiles R1",
        "Line 2: the tile R1 is already in the first square, since no city is written, "
        "and there is only one.",
    ),
    (
        "seat 0: characters 1\nseat 1: characters 1",
        "Line 3: the character 1 is already in line 2, and there is only one.",
    ),
    ("seat 0: characters 28", "Line 2: '28' cannot stand in 'characters', only a number from 1 to 27."),
    ("seat 0: characters 1 2 3 4", "Line 2: seat 0 has 4 characters, but keeps only 3."),
    ("seat 0: cards A", "Line 2: the card A cannot be kept, since only building cards can, as in R7."),
    ("seat 0: commit", "Line 2: one word follows 'commit', as in `commit R2+B9`."),
    (
        "seat 0: hand R7",
        "Line 2: the card R7 cannot be here: no building shows R7 and has no construction site (N4).",
    ),
    (
        "discard R1\ncity\nR1* R2 R3 B1 B2",
        "Line 2: the card R1 cannot be here: no building shows R1 and has no construction site (N4).",
    ),
    (
        "seat 0: hand A B C D; commit E",
        "Line 2: seat 0 has 5 cards, the one played included, but a full hand has 4.",
    ),
    ("deck A B\ndeck made of A", "Line 3: B is in the deck, but not in `deck made of`."),
    ("supply R7 R8\nsupply made of R7", "Line 3: R8 is in the supply, but not in `supply made of`."),
    (
        "seat 0: resources 20\ncity\nR1:6@0 R2 R3 B1 B2",
        "Line 2: seat 0 has 20 resources behind the screen and 6 in the city, but there are only 25.",
    ),
    (
        "city\nR1:26@1 R2 R3 B1 B2",
        "Seat 1 has 0 resources behind the screen and 26 in the city, but there are only 25.",
    ),
    (
        "seat 0: resources 20; stock 6",
        "Line 2: seat 0 can have at most 5 resources in the supply, of 25 in all.",
    ),
]

CITIES: list[tuple[str, str]] = [
    ("city", "Line 2: the rows of the city are missing; they follow the line `city`."),
    ("city\n. .", "Line 2: there is no building in the city; write at least one, as in R7."),
    ("city\nR1 R2\nR3", "Line 4: every row of the city has 2 cells like the first, but this one has 1."),
    (
        "city\nR1 ?",
        "Line 3: '?' is not a space of the city: write `.`, a letter from A to L, "
        "a building as in R7, R7:3@1* or R7/B5/Y2@1*, or a green space as in P or P@1.",
    ),
    ("city\nR1 R1", "Line 3: the tile R1 is already in line 3, and there is only one."),
    ("city\nR1/?R1", "Line 3: R1 is written twice in 'city', and there is only one."),
    ("city\nR1@2", "Line 3: '2' cannot stand in 'city', only a number from 0 to 1."),
    ("city\nR1:0", "Line 3: '0' cannot stand in 'city', only a number from 1 to 99."),
    (
        "city\nR1:61 R2 R3 B1 B2",
        "Line 2: there are too few tiles for the floors under R1: "
        "60 are counted, but only 55 are mentioned nowhere else.",
    ),
    (
        "city\nR1 . R2",
        "Line 3: R2 is cut off from the rest of the city; every building must share a side with another one.",
    ),
    ("city\nA R1 A", "Line 3: the token A is written twice; there is only one of each letter."),
    ("city\n. . A\n. R1 .", "Line 3: the token A must lie beside a building, not away from the city."),
    (
        "city\nA R1",
        "Line 2: the token B is missing: write all tokens or none, or a line `absent B`.",
    ),
    (
        "city\nR1 R2",
        "Line 2: only 6 tokens have room around this city; "
        "leave the other letters out with a line `absent G H I J K L`.",
    ),
    (
        "city\n" + TOKENS.replace("A B", "B A"),
        "Line 2: the tokens do not read alphabetically clockwise around the city (T1).",
    ),
    (
        "city\n" + ". " * 250 + "R1",
        "Line 3: 'R1' lies more than 120 steps from the middle of the city.",
    ),
    (
        "middle 2",
        "Line 2: two numbers follow 'middle': a column and a row of the city block, counted from 1.",
    ),
    ("middle 4 1", "Line 2: '4' cannot stand in 'middle', only a number from 1 to 3."),
    ("size 15", "Line 2: '15' cannot stand in 'size', only a number from 16 to 512."),
    ("size 20", "Line 2: the size of the grid must be 16 or 16 more, 32 more and so on."),
    ("founded R7", "Line 2: no building of the city shows R7; name buildings by their top tiles."),
    ("founded R1 R1", "Line 2: R1 is written twice in 'founded', and there is only one."),
    (
        "absent R1",
        "Line 2: 'R1' is not a letter from A to L, whose token and card could be absent.",
    ),
    ("absent A A", "Line 2: A is written twice in 'absent'; once is enough."),
    ("absent A\ncity\n" + TOKENS, "Line 2: the token A lies in the city, so that it is not absent."),
    ("absent A\nseat 0: hand A", "Line 3: the letter A is absent, so that its card cannot be here."),
]

CANNOT_BE = (
    "these frames cannot be: write `choose`, `draft`, or a question to one seat or `give back` "
    "with what is still to be done, as in `item 1, resolve 2, prepare`."
)
DRAFT_COUNT = (
    "in the draft seat 1 has kept 0 to 2 cards, one more when it is ready, and the rest of 4 in its pack."
)
MOMENTS: list[tuple[str, str]] = [
    (
        "frames dance",
        "Line 2: 'dance' is not a frame; those begin with draft, events, choose, item, token, hal token, "
        "give back, split, timing, quality, purchase, draw, act, event, resolve, hal, prepare.",
    ),
    ("frames token 0 C", "Line 2: 'token 0 C' is not a whole frame: write it as in `token 1 C R7`."),
    (
        "frames token 0 C R7, prepare",
        "Line 2: no building of the city shows R7; name buildings by their top tiles.",
    ),
    (
        "frames token 0 R1 R1, prepare",
        "Line 2: 'R1' is not a letter from A to L, whose token could move.",
    ),
    ("frames item 2, prepare", "Line 2: '2' cannot stand in 'frames', only a number from 0 to 1."),
    ("frames resolve 0, prepare", f"Line 2: {CANNOT_BE}"),
    ("frames item 0", f"Line 2: {CANNOT_BE}"),
    ("frames none", f"Line 2: {CANNOT_BE}"),
    ("over\nframes choose", "Line 3: the game is over, so that `frames` can only be `none`."),
    ("over\nseat 0: commit A", "Line 3: the game is over, so that seat 0 plays no card."),
    (
        "over\nlast round no",
        "Line 3: this must be the last round: the game is over or the supply exhausted.",
    ),
    (
        ITEM + "frames item 1, prepare",
        "Line 5: seat 2 has committed a card that no frame resolves; add `resolve 2`, "
        "or write `played` if the card is on a pile by now.",
    ),
    (
        ITEM + "frames item 1, resolve 1, resolve 2, prepare",
        "Line 6: seat 1 occurs 2 times in `frames`, but it resolves one card.",
    ),
    (
        ITEM + "frames item 1, resolve 0, resolve 2, prepare",
        "Line 6: seat 0 has no card to resolve; give it one with `commit`.",
    ),
    (
        ITEM + "frames item 2, resolve 1, prepare",
        "Line 5: seat 2 is asked while it plays a letter, as in `commit C`.",
    ),
    (
        ITEM + "supply none\nframes item 1, resolve 2, prepare",
        "Line 7: seat 1 has no choice of an item, since only one of the two can be had.",
    ),
    (
        ITEM + "frames token 1 C R3, resolve 2, prepare",
        "Line 6: the token that moves is that of the card B, which is played.",
    ),
    (
        ITEM + "city\n" + TOKENS + "frames token 1 B R3, resolve 2, prepare",
        "Line 12: the token B is on the move, so that it cannot lie in the city.",
    ),
    (
        "seat 0: commit A; played B",
        "Line 2: seat 0 has either committed a card or played it, not both.",
    ),
    (
        "seat 0: played B; hand C\nseat 1: hand D",
        "Line 2: a card that seat 0 has played is in the discard pile or among its `cards`; "
        "else it is written with `commit`.",
    ),
    (
        "seat 0: played B; hand C\ndiscard B",
        "Line 2: seat 0 has not played yet while cards are chosen.",
    ),
    (
        "seat 0: played B; pack 1 2 3 4\nseat 1: pack 5 6 7 8\nframes draft\ndiscard B",
        "Line 2: seat 0 has not played yet while cards are chosen.",
    ),
    ("seat 0: hand A; ready", "Line 2: seat 0 is ready exactly if it has committed or has no cards."),
    (
        "seat 0: commit A\nseat 1: commit B",
        "All seats are ready, but somebody must still have to choose.",
    ),
    ("seat 0: pack 1", "Line 2: seat 0 has a pack only in the draft (`frames draft`)."),
    (
        "frames draft\nseat 0: pack 1 2 3 4\nseat 1: pack 5 6 7",
        f"Line 4: {DRAFT_COUNT}",
    ),
    (
        "frames draft\nseat 0: pack 1 2 3 4\nseat 1: characters 5 6 7 8",
        "Line 4: seat 1 has 4 characters, but keeps only 3.",
    ),
    (
        "frames draft\nseat 0: pack 1 2 3 4\nseat 1: pack 5 6 7; characters 8",
        "Line 4: seat 1 is not at the same pick of the draft as seat 0.",
    ),
    (
        "frames draft\nseat 0: pack 2 3 4; characters 1; ready\nseat 1: pack 5 6 7; characters 8; ready",
        "Line 2: all seats are ready, but somebody must still have to choose.",
    ),
    ("seat 0: given R7", "Line 2: seat 0 gives tiles only with `give back` in `frames`."),
    (
        "frames give back, prepare",
        "Line 2: tiles are given back when the supply is empty and `exhausted 1`.",
    ),
    (
        GIVE + "frames give back, prepare\nseat 0: ready\nseat 1: ready",
        "Line 3: all seats are ready, but somebody must still have to choose.",
    ),
    (
        GIVE + "exhausted 1",
        "Line 3: the supply is exhausted for the second time exactly if it is empty.",
    ),
    (
        "exhausted 2",
        "Line 2: the supply is exhausted for the second time exactly if it is empty.",
    ),
    (
        GIVE + "last round no",
        "Line 3: this must be the last round: the game is over or the supply exhausted.",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), LINES + PIECES + CITIES + MOMENTS)
def test_a_mistake_is_named(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as error:
        read_position(text if text.startswith("players") else "players 2\n" + text)
    assert str(error.value) == sentence


def test_the_number_of_players_is_needed() -> None:
    with pytest.raises(
        BadPosition, match=r"^The number of players is missing; write it as in `players 3`\.$"
    ):
        read_position("round 3\n")


def test_an_unknown_word_is_answered_with_the_known_ones() -> None:
    with pytest.raises(
        BadPosition, match=r"^Line 2: 'colour' is not a word that a field begins with; those are ab"
    ):
        read_position("players 2\ncolour red\n")
    with pytest.raises(
        BadPosition, match=r"^Line 2: 'gold' is not a word that a field of seat 0 begins with; tho"
    ):
        read_position("players 2\nseat 0: gold 3\n")


@pytest.mark.parametrize(
    "line", ["seat 0: tiles R26", "seat 0: tiles A", "discard Z", "seat 0: commit A+C", "seat 0: hand R24"]
)
def test_what_is_no_tile_and_no_card(line: str) -> None:
    with pytest.raises(BadPosition, match=r"^Line 2: '\w+' is not a (tile|card): write .*, as in R7[^.]*\.$"):
        read_position(f"players 2\n{line}\n")


def test_a_long_word_is_not_repeated_in_full() -> None:
    with pytest.raises(BadPosition) as error:
        read_position("players 2\nseat 0: tiles " + "R" * 5000)
    assert len(str(error.value)) < 200
