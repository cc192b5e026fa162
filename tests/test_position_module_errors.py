"""What cannot be with the modules of The Experts or with Hal is refused in one sentence as well."""

import pytest

from ginkgopolis.errors import BadPosition
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.position import read_position

ALL = " ".join(MODULE_NAMES)
PACKS = "seat 0: pack 1 2 3 4 artist mayor\n"
DRAFT = "frames draft\n"
EXPERTS = (
    "artist, journalist, general-counsel, mayor, master-architect, engineer, entrepreneur, professor, "
    "inspector, banker"
)

# What is written, after `players 2` and an empty line, and the sentence.
NOT_IN_PLAY: list[tuple[str, str]] = [
    ("seat 0: tiles R21", "Line 3: R21 belongs to the module new_buildings; add it to the line `modules`."),
    ("seat 0: cards B22", "Line 3: B22 belongs to the module new_buildings; add it to the line `modules`."),
    ("city\nR24", "Line 4: R24 belongs to the module prestige_buildings; add it to the line `modules`."),
    ("city\nP@0", "Line 4: P belongs to the module green_spaces; add it to the line `modules`."),
    ("seat 0: commit A+P", "Line 3: P belongs to the module green_spaces; add it to the line `modules`."),
    ("seat 0: took green", "Line 3: there are green spaces only with the module green_spaces."),
    ("green spaces 3", "Line 3: there are green spaces only with the module green_spaces."),
    (
        "seat 0: events design",
        "Line 3: what follows 'events' belongs to the module events; add it to the line `modules`.",
    ),
    (
        "seat 0: commit A; event design",
        "Line 3: an event belongs to the module events; add it to the line `modules`.",
    ),
    (
        "seat 0: hand A B; commit C; aside D",
        "Line 3: a card set aside belongs to the module keep_a_card; add it to the line `modules`.",
    ),
    (
        "seat 0: expert general counsel",
        "Line 3: the expert general counsel belongs to the module experts; add it to the line `modules`.",
    ),
    (
        "seat 0: pack 1 2 3 banker",
        "Line 3: the expert banker belongs to the module experts; add it to the line `modules`.",
    ),
    (
        "seat 0: commit A+R4; under R5",
        "Line 3: a tile under another one belongs to the module experts; add it to the line `modules`.",
    ),
    (
        "seat 0: asking event",
        "Line 3: asking for 'event' belongs to the module events; add it to the line `modules`.",
    ),
    (
        "frames quality 0 1 1, prepare",
        "Line 3: these frames belong to the module events; add it to `modules`.",
    ),
    (
        "seat 0: commit A+R4\nframes purchase 0 1, prepare",
        "Line 4: these frames belong to the module experts; add it to `modules`.",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), NOT_IN_PLAY)
def test_what_belongs_to_no_module_in_play(text: str, sentence: str) -> None:
    check_refused(f"players 2\n\n{text}\n", sentence)


# What is written, after `players 2` and a line with all modules, and the sentence.
PIECES: list[tuple[str, str]] = [
    ("supply R21", "Line 3: R21 cannot stand in 'supply', only tiles 1 to 20."),
    ("removed P", "Line 3: P cannot stand in 'removed', only tiles 1 to 20."),
    ("supply made of R25", "Line 3: R25 cannot stand in 'supply made of', only tiles 1 to 20."),
    ("value two R20", "Line 3: R20 cannot stand in 'value two', only tiles 21 to 23."),
    ("prestige R23", "Line 3: R23 cannot stand in 'prestige', only tiles 24 to 25."),
    ("prestige R24\nseat 0: tiles R24", "Line 4: the tile R24 is already in line 3, and there is only one."),
    ("green spaces 10", "Line 3: '10' cannot stand in 'green spaces', only a number from 0 to 9."),
    (
        "green spaces 8\nseat 0: tiles P P",
        "Line 3: there are only 9 green spaces, but 10 are written.",
    ),
    (
        "seat 0: tiles P P P P P P P P P P",
        "There are only 9 green spaces, but 10 are written.",
    ),
    (
        "seat 0: known tiles P",
        "Line 3: seat 0 does not hold P, which is known.",
    ),
    (
        "seat 0: tiles P R4; known tiles R4 P P",
        "Line 3: seat 0 does not hold P, which is known.",
    ),
    ("city\nR7/P", "Line 4: nothing is ever built on P; only hidden, as in R7/?P, can it be covered."),
    ("city\nR7/R24", "Line 4: nothing is ever built on R24; only hidden, as in R7/?P, can it be covered."),
    ("city\nP*", "Line 4: P has no construction site, since it has no card."),
    ("city\nR24*", "Line 4: R24 has no construction site, since it has no card."),
    ("city\nP/R7", "Line 4: a green space is never laid on a building; write it as in P or P@1."),
    ("city\nP:2", "Line 4: a green space is never laid on a building; write it as in P or P@1."),
    (
        "city\nP P R1\nfounded P",
        "Line 5: there are several green spaces; name this one by its place, as in 4E2N.",
    ),
    (
        "founded P",
        "Line 3: no building of the city shows P; name buildings by their top tiles.",
    ),
    ("founded 9E9N", "Line 3: there is no building at 9E9N; name buildings by their top tiles."),
    ("seat 0: expert painter", f"Line 3: 'painter' is not an expert; those are {EXPERTS}."),
    (
        "seat 0: expert artist\nseat 1: expert artist",
        "Line 4: the expert artist is already in line 3, and there is only one.",
    ),
    (
        "seat 0: events design party",
        "Line 3: 'party' is not an event; those are design, advertising, expropriation, quality.",
    ),
    ("seat 0: events design design", "Line 3: design is written twice in 'events', and there is only one."),
    (
        "seat 0: events design quality expropriation",
        "Line 3: seat 0 has at most 2 events, a committed one included.",
    ),
    (
        "seat 0: events design; commit A; event design",
        "Line 3: seat 0 has only one event design, and has committed it.",
    ),
    (
        "seat 0: events seen fire",
        "Line 3: 'fire' is not an event; those are design, advertising, expropriation, quality.",
    ),
    ("seen A:0", "Line 3: A is seen by a seat and the next when it is passed, as in A:01."),
    ("seen A:-", "Line 3: A is seen by a seat and the next when it is passed, as in A:01."),
    ("controlled 7", "Line 3: '7' cannot stand in 'controlled', only a number from 0 to 6."),
    ("picks 5", "Line 3: '5' cannot stand in 'picks', only a number from 3 to 4."),
]

CHOICES: list[tuple[str, str]] = [
    (
        "seat 0: commit R1+P",
        "Line 3: a green space can only be committed with a letter, as in `commit A+P`.",
    ),
    (
        "seat 0: commit A+R4; under R5; expert artist",
        "Line 3: only a master architect commits a tile under another one.",
    ),
    (
        "seat 0: commit A+P; under R5; expert master architect",
        "Line 3: a tile lies under a building tile that is committed, as in `commit A+R4; under P`.",
    ),
    (
        "seat 0: commit A; under R5; expert master architect",
        "Line 3: a tile lies under a building tile that is committed, as in `commit A+R4; under P`.",
    ),
    (
        "seat 0: hand A; event design",
        "Line 3: seat 0 has committed an event only with a card that is not resolved yet, "
        "or while `timing` or `event` is in `frames`.",
    ),
    (
        "discard A\nseat 0: played A; event design\nseat 1: commit B\nframes item 1, prepare",
        "Line 4: seat 0 has committed an event only with a card that is not resolved yet, "
        "or while `timing` or `event` is in `frames`.",
    ),
    ("seat 0: commit A; event expropriation", "Line 3: expropriation goes only with a building card."),
    (
        "seat 0: hand A; aside B",
        "Line 3: seat 0 sets a card aside only when it plays one; write `commit` or `played`.",
    ),
    (
        "seat 0: hand A B; commit C",
        "Line 3: seat 0 must have set a card aside, as in `aside A`, or be `asking aside`.",
    ),
    (
        "seat 0: hand A\nseat 1: commit B\nframes item 1, prepare",
        "Line 3: seat 0 must have set a card aside, as in `aside A`, or be `asking aside`.",
    ),
    (
        "seat 0: hand A B; commit C; aside D; asking aside",
        "Line 3: seat 0 has already added what it is asked for, or what comes later.",
    ),
    (
        "seat 0: hand A B; tiles R5; commit C+R4; event design; expert master architect; asking under",
        "Line 3: seat 0 has already added what it is asked for, or what comes later.",
    ),
    ("seat 0: hand A B; commit C; asking under", "Line 3: seat 0 has no choice of what it is asked for."),
    (
        "seat 0: commit C; events expropriation; asking event",
        "Line 3: seat 0 has no choice of what it is asked for.",
    ),
    ("seat 0: hand A; commit C; asking aside", "Line 3: seat 0 has no choice of what it is asked for."),
    (
        "seat 0: hand A B; asking aside",
        "Line 3: seat 0 is asked for more only with a card just committed.",
    ),
    ("seat 0: asking tile", "Line 3: only under, event, aside may follow 'asking', not 'tile'."),
    (
        "seat 0: hand A B; commit C; asking aside; ready\nseat 1: hand D",
        "Line 3: seat 0 is ready exactly if it has committed or has no cards.",
    ),
]

QUESTIONS: list[tuple[str, str]] = [
    (
        "value two none\nprestige none\ngreen spaces 0\nframes split 0 5, prepare",
        "Line 6: seat 0 has no choice of tiles: it can draw only those of value I.",
    ),
    (
        "seat 0: commit R1; event design\nframes timing 0 R2, prepare",
        "Line 4: the event of seat 0 cannot happen at 0E1N, since the card R1 does not name this place.",
    ),
    (
        "seat 0: commit A; event design\nframes timing 0 B, prepare",
        "Line 4: the event of seat 0 cannot happen at 0E2N, since the card A does not name this place.",
    ),
    (
        "seat 0: commit A; event design\nframes timing 0 99E0N, prepare",
        "Line 4: the event of seat 0 cannot happen at 99E0N, since the card A does not name this place.",
    ),
    (
        "seat 0: commit A; event design\nabsent B\nframes timing 0 B, prepare",
        "Line 5: the token B does not lie in the city; name the place as in 4E2N.",
    ),
    (
        "seat 0: commit R1\nframes timing 0 R1, prepare",
        "Line 4: the frames tell of an event of seat 0; write it as in `commit R2; event quality`.",
    ),
    (
        "seat 0: commit A\nframes item 0, event 1 R1, prepare",
        "Line 4: the action of only one seat is under way, not those of 0 and 1.",
    ),
    (
        "seat 0: points 5\nframes quality 0 2 0, prepare",
        "Line 4: only the others lose something to quality control, each once.",
    ),
    (
        "seat 0: points 5\nframes quality 0 2 1, quality 0 1 1, prepare",
        "Line 4: only the others lose something to quality control, each once.",
    ),
    (
        "seat 0: resources 1; points 9; commit A+R4; expert banker\nframes purchase 0 1, prepare",
        "Line 4: seat 0 is not asked to buy 1 resource: only a banker is who lacks that many for a tile "
        "and has them in the supply, and the points.",
    ),
    ("frames events", "Line 3: nobody keeps events, since each expert names two."),
    (
        "frames hal token C R1, prepare\nseat 0: commit A",
        "Line 3: these frames cannot be: write `choose`, `draft`, or a question to one seat or `give back` "
        "with what is still to be done, as in `item 1, resolve 2, prepare`.",
    ),
]

KEPT: list[tuple[str, str]] = [
    (
        "seat 0: characters 1 2 banker",
        "Line 3: seat 0 has experts among its characters only in the draft; "
        "later write one as in `expert artist`.",
    ),
    (
        "seat 0: characters 1 2 -",
        "Line 3: seat 0 keeps no card (`-`) only where it has three characters and sees no expert.",
    ),
    ("seat 0: characters artist banker", "Line 3: seat 0 has 2 experts, but keeps only one."),
    (
        DRAFT + PACKS + "seat 1: pack 5 6 7 8 9 10",
        "Line 3: there are 2 experts in the draft, but 2 are dealt to each player.",
    ),
    (
        DRAFT + "seat 0: pack 1 2 3 artist mayor banker\nseat 1: pack 5 6 7 8 9 engineer",
        "Line 4: a pack has at most 2 experts.",
    ),
    (
        DRAFT + PACKS + "seat 1: pack 5 6 7 8 banker -",
        "Line 5: only `characters` can tell that no card was kept (`-`).",
    ),
    (
        DRAFT + PACKS + "seat 1: pack 5 6 7 8 banker engineer; expert inspector",
        "Line 5: in the draft an expert is one of the `characters`.",
    ),
    (
        DRAFT + "picks 3\n" + PACKS + "seat 1: pack 5 6 7 8 banker engineer",
        "Line 4: in the draft 4 cards are kept.",
    ),
    (
        DRAFT + PACKS + "seat 1: pack 5 6 7 8 banker engineer; events design",
        "Line 5: events are kept only after the draft.",
    ),
]


@pytest.mark.parametrize(("text", "sentence"), PIECES + CHOICES + QUESTIONS + KEPT)
def test_a_mistake_with_modules_is_named(text: str, sentence: str) -> None:
    check_refused(f"players 2\nmodules {ALL}\n{text}\n", sentence)


TABLES: list[tuple[str, str]] = [
    (
        "players 2\nmodules chess",
        f"Line 2: 'chess' is not a module; those are {', '.join(MODULE_NAMES)}.",
    ),
    ("players 2\nmodules events events", "Line 2: events is written twice in 'modules'; once is enough."),
    (
        "players 2\nmodules events\nframes events\nseat 0: events design",
        "Line 4: while events are kept seat 0 has 2 of them if it is ready, else none.",
    ),
    (
        "players 2\nmodules events\nframes events\nseat 0: ready\nseat 1: ready no",
        "While events are kept seat 0 has 2 of them if it is ready, else none.",
    ),
    (
        "players 2\nmodules events\nframes events\nseat 0: events design quality\n"
        "seat 1: events design quality",
        "Line 3: all seats are ready, but somebody must still have to choose.",
    ),
    (
        "players 1",
        "Line 1: with 1 player the game is against Hal: add a line `hal normal` or `hal expert`.",
    ),
    ("players 2\nhal normal", "Line 2: Hal plays against 1 player, but there are 2; write `players 1`."),
    ("players 1\nhal easy", "Line 2: 'easy' is not a level of Hal; write `hal normal` or `hal expert`."),
    ("players 1\nhal", "Line 2: one word follows 'hal', as in `hal normal`."),
    (
        "players 1\nhal normal\nmodules events",
        "Line 3: against Hal only the base game is played, without modules.",
    ),
]

# What is written, after `players 1` and `hal normal`.
HAL: list[tuple[str, str]] = [
    ("first 1", "Line 3: against Hal the player, seat 0, is always first."),
    ("seat 1: hand A", "Line 3: Hal has no hand; write his card with `commit`."),
    (
        "seat 1: commit A+R4",
        "Line 3: Hal draws his tile when his card is turned over; commit the card alone.",
    ),
    ("seat 0: hand A", "Hal has drawn a card in this round; write it as in `seat 1: commit D`."),
    ("seat 0: new hands 1", "Line 3: against Hal there are no New Hand tokens."),
    ("seat 0: characters 1", "Line 3: against Hal there are no characters."),
    (
        "seat 0: hand A B C D\nseat 1: commit E",
        "Line 3: seat 0 has 4 cards, the one played included, but a full hand has 3.",
    ),
    ("seat 2: points 1", "Line 3: there is no seat 2; the seats are 0 to 1."),
    (
        "seat 0: commit A\nseat 1: commit B\nframes item 0, prepare",
        "Line 4: seat 1 has committed a card that no frame resolves; add `hal`, "
        "or write `played` if the card is on a pile by now.",
    ),
    (
        "seat 0: commit A\nseat 1: commit B\nframes item 0, resolve 1, prepare",
        "Line 5: these frames cannot be: write `choose`, `draft`, or a question to one seat or `give back` "
        "with what is still to be done, as in `item 0, hal, prepare`.",
    ),
    (
        "seat 1: commit R1\nframes hal token C R1, prepare",
        "Line 3: seat 1 is asked while it plays a letter, as in `commit C`.",
    ),
    (
        "supply none\nexhausted 2",
        "Line 4: the supply is exhausted for the first time exactly if it is empty.",
    ),
]


@pytest.mark.parametrize(
    ("text", "sentence"), TABLES + [(f"players 1\nhal normal\n{text}", sentence) for text, sentence in HAL]
)
def test_a_mistake_about_who_plays_is_named(text: str, sentence: str) -> None:
    check_refused(text, sentence)


def check_refused(text: str, sentence: str) -> None:
    """Read a text that cannot be."""
    with pytest.raises(BadPosition) as error:
        read_position(text)
    assert str(error.value) == sentence
