"""The story of a game in sentences, made from its journal.

A sentence never reaches beyond a moment in which somebody had to decide, so that the story of a whole game
is the stories of its moves strung together.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from ginkgopolis.engine import journal as j
from ginkgopolis.engine.ids import NOBODY, NONE, RESOURCE, TILE, is_letter
from ginkgopolis.engine.journal import Line
from ginkgopolis.language import say
from ginkgopolis.language.phrases import clauses, listing
from ginkgopolis.language.words import (
    card_list,
    card_words,
    event_words,
    item_words,
    letter_words,
    place_words,
    tile_list,
    tile_words,
)
from ginkgopolis.story.deed import Deed
from ginkgopolis.story.hands import drawn_cards, passed_cards
from ginkgopolis.story.modules import MODULE_HANDLERS

TOLD_BY_THE_LINE_BEFORE = (j.PARK, j.INSPECTED, j.EVENT_HAPPENS, j.EXPROPRIATED, j.LAST_ROUND)
"""After these the same points come once more as a gain (after LAST_ROUND those of an expropriation)."""


def tell_story(lines: Sequence[Line], names: Sequence[str], seat: int | None) -> list[str]:
    """Tell what happened, as far as the seat may know it."""
    return tell_stories(lines, names, (seat,))[seat]


def tell_stories(
    lines: Sequence[Line], names: Sequence[str], seats: Sequence[int | None]
) -> dict[int | None, list[str]]:
    """Tell each of some seats (None: everybody) what happened, as far as it may know it."""
    teller = Teller(names, seats)
    for line in lines:
        teller.hear(line)
    teller.finish()
    return {seat: teller.story_for(seat) for seat in seats}


class Secret(NamedTuple):
    """A sentence that some seats are told otherwise, or are told alone."""

    told: dict[int, str]
    """By the seats that know more."""
    others: str
    """To all others; nothing if it is empty."""


class Teller:
    """Hears the lines of a journal and makes sentences for some seats, or for everybody (None), at once."""

    def __init__(self, names: Sequence[str], seats: Sequence[int | None]) -> None:
        self.names = names
        self.seats = seats
        self.sentences: list[str | Secret] = []
        self.deed: Deed | None = None
        self.last = -1  # the line heard before
        self.by_bonus = False  # does what is gained now come from a bonus?
        self.before: list[Line] = []  # what was returned and paid for the floor to be told next
        self.afterwards: list[str] = []  # sentences for the end of the deed
        self.passed: list[Line] = []
        self.drawn: dict[int, list[int]] = {}
        self.turned: list[int] = []  # cards discarded from a new deck
        self.given: list[int] = []
        self.shifted: list[str] = []  # letters that make room for the token to be told next
        self.last_tile = False  # is it still to be told that the last tile was drawn?
        self.experts: dict[int, int] = {}
        self.architect = NOBODY  # who draws more tiles than her characters bring
        self.new_tiles_to_come = 0  # tiles of value II to be drawn next
        self.hidden = False  # does the floor to be told next have another one under it?
        self.founding = False  # does the building told last have one?
        self.hals_cards: list[int] = []  # cards that Hal has turned over and not used yet

    def hear(self, line: Line) -> None:
        """Take in one line of the journal."""
        what, seat, a, b, c = line
        if what != j.PASSED and self.passed:
            self.tell_passing()
        HANDLERS[what](self, seat, a, b, c)
        self.last = what

    def finish(self) -> None:
        """Tell what is still untold."""
        if self.passed:
            self.tell_passing()
        if self.deed is not None:
            self.tell_deed(self.deed)
        if self.drawn:
            self.tell_drawn_cards()
        if self.last_tile:
            self.last_tile = False
            self.sentences.append(say("exhausted-first"))
        self.sentences += self.afterwards
        self.afterwards = []

    def tell(self, message: str, **words: str | int) -> None:
        """Finish what is untold and add a sentence."""
        self.finish()
        self.sentences.append(say(message, **words))

    def begin(self, seat: int, *doing: str) -> Deed:
        """Finish what is untold and begin a deed."""
        self.finish()
        self.deed = Deed(seat, *doing)
        self.by_bonus = False
        return self.deed

    def tell_apart(self, seats: Iterable[int], words: Callable[[int | None], str]) -> None:
        """Add a sentence that is not the same for some seats; `words` makes it (None: for all others)."""
        told = {seat: words(seat) for seat in seats if seat in self.seats}
        others = words(None) if len(told) < len(self.seats) else ""
        self.sentences.append(Secret(told, others))

    def story_for(self, seat: int | None) -> list[str]:
        """Return the sentences for a seat."""
        told = []
        for sentence in self.sentences:
            if isinstance(sentence, Secret):
                sentence = sentence.others if seat is None else sentence.told.get(seat, sentence.others)
            if sentence:
                told.append(sentence)
        return told

    def deed_of(self, seat: int) -> Deed:
        """Return the deed that is being told, or begin one."""
        if self.deed is not None and self.deed.seat == seat:
            return self.deed
        return self.begin(seat)

    # Sentences

    def tell_deed(self, deed: Deed) -> None:
        """Make one sentence of all that a player did and got."""
        self.deed = None
        name = self.names[deed.seat]
        doing = deed.clauses(self.experts.get(deed.seat))

        def words(seat: int | None) -> str:
            parts = clauses(doing + deed.draws(seat is not None))
            return say("story-sentence", name=name, doing=parts)

        if deed.has_secrets:
            self.tell_apart((deed.seat,), words)
        elif doing:
            self.sentences.append(say("story-sentence", name=name, doing=clauses(doing)))
        if deed.missing:
            self.sentences.append(say("nothing-left", name=name))

    def tell_drawn_cards(self) -> None:
        """Tell in one sentence what everybody draws into the hand."""
        drawn, self.drawn = self.drawn, {}
        self.tell_apart(drawn, lambda seat: drawn_cards(drawn, self.names, seat))

    def tell_passing(self) -> None:
        """Tell a player what she passed and received, and others only that cards were passed."""
        lines, self.passed = self.passed, []
        self.finish()
        concerned = dict.fromkeys(seat for line in lines for seat in line[1:3])
        self.tell_apart(concerned, lambda seat: passed_cards(lines, self.names, seat))

    # Lines, in the order of engine/journal.py

    def _round_begins(self, seat: int, a: int, b: int, c: int) -> None:
        self.architect = NOBODY
        self.tell("round-begins-alone" if b else "round-begins", round=a, name=self.names[seat])

    def _character(self, seat: int, a: int, b: int, c: int) -> None:
        self.deed_of(seat).characters.append(a)

    def _drew_card(self, seat: int, a: int, b: int, c: int) -> None:
        if self.hals_cards:  # told when he turns it over
            return
        if self.deed is not None and self.deed.new_hand:
            self.deed.cards.append(c)
            return
        if self.deed is not None:
            self.finish()
        self.drawn.setdefault(seat, []).append(c)

    def _drew_tile(self, seat: int, a: int, b: int, c: int) -> None:
        if self.hals_cards:  # told when everybody sees it
            return
        if self.architect == seat and (self.deed is None or self.deed.seat != seat):
            self.begin(seat).as_architect = True
        deed = self.deed_of(seat)
        if self.new_tiles_to_come:
            self.new_tiles_to_come -= 1
            deed.new_tiles.append(c)
        else:
            deed.tiles.append(c)

    def _new_hand_taken(self, seat: int, a: int, b: int, c: int) -> None:
        self.begin(seat, say("spends-new-hand")).new_hand = True

    def _discarded(self, seat: int, a: int, b: int, c: int) -> None:
        if seat == NOBODY:
            self.turned.append(a)
        elif self.deed is not None and self.deed.new_hand:  # after an action it goes without saying
            self.deed.discarded.append(a)
        elif len(self.hals_cards) == 2 and a in self.hals_cards:  # he uses the other one
            deed = self.deed_of(seat)
            deed.discarded = deed.discarded or [a]

    def _renewed(self, seat: int, a: int, b: int, c: int) -> None:
        turned, self.turned = self.turned, []
        if c:
            self.tell("first-deck", cards=card_list(turned), left=say("cards", amount=a))
        elif turned:
            self.tell("renewed-discarding", cards=card_list(turned), left=say("cards", amount=a))
        else:
            self.tell("renewed", amount=a)

    def _revealed(self, seat: int, a: int, b: int, c: int) -> None:
        self.finish()
        if c != NONE:  # its owner is asked when it happens
            tiles = [] if b == NONE else [tile_words(b)]
            played = listing([card_words(a), *tiles, event_words(c)])
            self.tell("plays-event", name=self.names[seat], played=played)

    def _tile_returned(self, seat: int, a: int, b: int, c: int) -> None:
        self.tell("cannot-place", name=self.names[seat], tile=tile_words(a), needs=item_words(b, 0, c))

    def _exploited(self, seat: int, a: int, b: int, c: int) -> None:
        self.begin(seat, say("exploits", card=card_words(a)))
        if is_letter(a):  # the player may be asked what to take
            self.finish()

    def _urbanized(self, seat: int, a: int, b: int, c: int) -> None:
        if self.deed is not None and self.deed.is_hals:
            self.deed.doing.append(say("urbanizes-it", letter=letter_words(a)))
        else:
            self.begin(seat, say("urbanizes", letter=letter_words(a), tile=tile_words(b)))

    def _token_shifted(self, seat: int, a: int, b: int, c: int) -> None:
        self.shifted.append(letter_words(a))

    def _token_moved(self, seat: int, a: int, b: int, c: int) -> None:
        shifted, self.shifted = self.shifted, []
        message = "moves-token-shifting" if shifted else "moves-token"
        others = listing(shifted)
        letter, place = letter_words(a), place_words(b, c)
        self.begin(seat, say(message, letter=letter, place=place, others=others, amount=len(shifted)))

    def _returned(self, seat: int, a: int, b: int, c: int) -> None:
        self.before.append((j.RETURNED, seat, a, b, c))

    def _paid(self, seat: int, a: int, b: int, c: int) -> None:
        self.before.append((j.PAID, seat, a, b, c))

    def _constructed(self, seat: int, a: int, b: int, c: int) -> None:
        before, self.before = self.before, []
        afterwards, self.afterwards = self.afterwards, []
        self.deed_that_constructs(seat, card_words(a), tile_words(b), say("floors", amount=c))
        self.finish()
        doing: list[str] = []
        for what, other, first, second, _ in before:
            if what == j.RETURNED and other != seat:
                resources, points = say("resources", amount=first), say("points", amount=second)
                self.tell("owner-takes-back", name=self.names[other], resources=resources, points=points)
            elif what == j.RETURNED:
                doing.append(say("takes-back", resources=say("resources", amount=first)))
            else:
                points, resources = say("points", amount=first), say("resources", amount=second)
                doing += [say("pays", points=points)] if first else []
                doing += [say("discards-resources", resources=resources)] if second else []
        self.begin(seat, *doing)
        self.afterwards = afterwards

    def deed_that_constructs(self, seat: int, card: str, tile: str, floors: str) -> None:
        """Tell of the new floor, in Hal's case as what he does with the tile he has drawn."""
        hidden, self.hidden = self.hidden, False
        if self.deed is not None and self.deed.is_hals:
            self.deed.doing.append(say("constructs-it", card=card, floors=floors))
        else:
            message = "constructs-hiding" if hidden else "constructs"
            self.begin(seat, say(message, tile=tile, card=card, floors=floors))

    def _used(self, seat: int, a: int, b: int, c: int) -> None:
        self.by_bonus = False
        if b == RESOURCE:
            self.deed_of(seat).missing += c

    def _bonus(self, seat: int, a: int, b: int, c: int) -> None:
        deed = self.deed_of(seat)
        self.by_bonus = True
        if a == TILE:
            deed.by_bonuses[TILE] += b  # told when they are drawn (R7)

    def _gained(self, seat: int, a: int, b: int, c: int) -> None:
        if self.last in TOLD_BY_THE_LINE_BEFORE:
            return
        deed = self.deed_of(seat)
        (deed.by_bonuses if self.by_bonus else deed.gained)[a] += b
        if a == RESOURCE and self.last == j.USED:
            deed.missing -= b

    def _kept_card(self, seat: int, a: int, b: int, c: int) -> None:
        self.deed_of(seat).kept.append(a)

    def _passed_card(self, seat: int, a: int, b: int, c: int) -> None:
        self.passed.append((j.PASSED, seat, a, b, c))

    def _exhausted(self, seat: int, a: int, b: int, c: int) -> None:
        if self.deed is not None:
            self.deed.by_bonuses[TILE] = 0  # some may still have to be drawn: whose they are is not clear
        self.finish()
        if a == 1:
            self.last_tile = True
            return
        if self.last == j.GAVE_BACK_POINTS:  # only tiles that have supplies of their own
            self.tell("none-to-draw")
        elif self.last != j.DREW_TILE:
            self.tell("nobody-gives-back")
        self.tell("exhausted-second")

    def _gave_back(self, seat: int, a: int, b: int, c: int) -> None:
        self.given.append(a)

    def _gave_back_points(self, seat: int, a: int, b: int, c: int) -> None:
        given, self.given = self.given, []
        self.tell("gives-back", name=self.names[seat], tiles=tile_list(given), points=say("points", amount=b))

    def _last_round(self, seat: int, a: int, b: int, c: int) -> None:
        if self.last == j.EXHAUSTED and self.last_tile:  # H4: against Hal nothing is given back
            self.last_tile = False
            self.tell("exhausted-at-once")
        elif seat == NOBODY or self.last == j.HAL_STOPS:
            self.tell("last-round")
        elif self.last in (j.URBANIZED, j.EXPROPRIATED) or (self.last == j.HIDDEN_FLOOR and self.founding):
            self.tell("last-round-resources", name=self.names[seat])
        else:  # the floor that it comes from is told first
            self.afterwards.append(say("last-round-resources", name=self.names[seat]))

    def _game_over(self, seat: int, a: int, b: int, c: int) -> None:
        self.tell("game-over")

    def _sits_out(self, seat: int, a: int, b: int, c: int) -> None:
        self.tell("sits-out", name=self.names[seat])


HANDLERS: dict[int, Callable[[Teller, int, int, int, int], None]] = {
    j.ROUND_BEGINS: Teller._round_begins,
    j.CHARACTER: Teller._character,
    j.DREW_CARD: Teller._drew_card,
    j.DREW_TILE: Teller._drew_tile,
    j.NEW_HAND_TAKEN: Teller._new_hand_taken,
    j.DISCARDED: Teller._discarded,
    j.RENEWED: Teller._renewed,
    j.REVEALED: Teller._revealed,
    j.TILE_RETURNED: Teller._tile_returned,
    j.EXPLOITED: Teller._exploited,
    j.URBANIZED: Teller._urbanized,
    j.TOKEN_SHIFTED: Teller._token_shifted,
    j.TOKEN_MOVED: Teller._token_moved,
    j.RETURNED: Teller._returned,
    j.PAID: Teller._paid,
    j.CONSTRUCTED: Teller._constructed,
    j.USED: Teller._used,
    j.BONUS: Teller._bonus,
    j.GAINED: Teller._gained,
    j.KEPT_CARD: Teller._kept_card,
    j.PASSED: Teller._passed_card,
    j.EXHAUSTED: Teller._exhausted,
    j.GAVE_BACK: Teller._gave_back,
    j.GAVE_BACK_POINTS: Teller._gave_back_points,
    j.LAST_ROUND: Teller._last_round,
    j.GAME_OVER: Teller._game_over,
    j.SITS_OUT: Teller._sits_out,
    **MODULE_HANDLERS,
}
