"""Folds the lines of a journal into deeds; nobody else reads them.

A deed never reaches beyond a moment in which somebody had to decide, so that the story of a whole game is the
stories of its moves strung together.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from ginkgopolis.engine import journal as j
from ginkgopolis.engine.hal import NO_TILE, TOO_FEW_RESOURCES
from ginkgopolis.engine.ids import FIRST_LETTER, NOBODY, RESOURCE, TILE, has_card, is_letter
from ginkgopolis.engine.journal import Line
from ginkgopolis.expansions import gathered
from ginkgopolis.notation import TILE_TEXTS, card_text, tile_text
from ginkgopolis.story import deeds as d
from ginkgopolis.story.folding import Doing, Fold, Handler, cards_in_order, hand_of, tiles_in_order
from ginkgopolis.view.shapes import TokenPlace

A_FLOOR: Final = {"hidden": False, "evicted": None, "paid": d.Amounts(resources=0, points=0), "kept": None}
"""What a floor is unless more is told."""
STOPS: Final[dict[int, d.Stop]] = {NO_TILE: "no tile", TOO_FEW_RESOURCES: "too few resources"}
ITEM_NAMES: Final = ("resource", "tile", "point")


# Before and between the rounds


def round_begins(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    fold.drawing_as, fold.hals_cards = {}, []
    fold.add(d.RoundBegan(seat=seat, round=a, alone=b == 1))


def character(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    doing = fold.doing
    if doing is None or doing.seat != seat or doing.kind is not d.CharactersShown:
        doing = fold.begin(d.CharactersShown, seat, {"expert": None, **fold.beside.get(seat, {})})
    doing.cards.append(a)
    doing.fields["characters"] = tuple(doing.cards)


def drew_card(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    doing = fold.doing
    if fold.hals_cards:  # told when he turns it over
        return
    if doing is not None and doing.kind is d.NewHandTaken:
        doing.cards.append(c)
        doing.fields["drawn"] = hand_of(seat, doing.cards)
        return
    if doing is not None:
        fold.finish()
    fold.drawn.setdefault(seat, []).append(c)


def new_hand_taken(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    fold.begin(d.NewHandTaken, seat, {"left": a, "discarded": (), "drawn": hand_of(seat, [])})


def discarded(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    doing = fold.doing
    if seat == NOBODY:
        fold.surplus.append(a)
    elif doing is not None and doing.kind is d.NewHandTaken:  # after an action it goes without saying
        doing.discarded.append(a)
        doing.fields["discarded"] = cards_in_order(doing.discarded)
    elif doing is not None and doing.kind is d.HalTurned and len(fold.hals_cards) == 2:
        doing.fields["discarded"] = doing.fields["discarded"] or card_text(a)  # he uses the other one


def renewed(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    surplus, fold.surplus = fold.surplus, []
    fold.add(d.DeckRenewed(cards=a, discarded=cards_in_order(surplus), first=c == 1))


def passed(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    fold.passed.setdefault((seat, a), []).append(c)


# Actions


def exploited(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    fold.begin(d.Exploited, seat, {"card": card_text(a), "height": b})
    if is_letter(a):  # the player may be asked what to take
        fold.finish()


def urbanized(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    letter = card_text(FIRST_LETTER + a)
    laid = d.Laid(tiles=1, resources=1, site=has_card(b))
    fields = {"letter": letter, "tile": tile_text(b), "building": c, "hidden": False, "laid": laid}
    fold.begin(d.Urbanized, seat, fields)


def token_shifted(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    fold.shifted.append(TokenPlace(card_text(FIRST_LETTER + a), b, c))


def token_moved(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    shifted, fold.shifted = tuple(fold.shifted), []
    letter = card_text(FIRST_LETTER + a)
    fold.begin(d.TokenMoved, seat, {"letter": letter, "east": b, "south": c, "shifted": shifted})


def returned(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    fold.coming["evicted"] = d.Eviction(seat=seat, resources=a, points=b)


def paid(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    fold.coming["paid"] = d.Amounts(points=a, resources=b)


def constructed(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    """The last resource may have been told already, but one reads of it when the floor is complete."""
    coming, fold.coming = fold.coming, {}
    afterwards, fold.afterwards = fold.afterwards, []
    laid = d.Laid(tiles=2 if "hidden" in coming else 1, resources=c, site=has_card(b))
    fields = {"card": card_text(a), "tile": tile_text(b), "height": c, "laid": laid, **A_FLOOR, **coming}
    fold.begin(d.Constructed, seat, fields)
    fold.afterwards = afterwards


def kept_card(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    fold.doing_of(seat).fields["kept"] = card_text(a)


# Gains


def used(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    fold.by_bonus = False
    doing = fold.doing_of(seat)
    doing.uses.append(d.Used(tile=tile_text(a), item=ITEM_NAMES[b], amount=c))
    if b == RESOURCE:
        doing.missing += c


def bonus(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    doing = fold.doing_of(seat)
    fold.by_bonus = True
    if a == TILE:
        doing.by_bonuses[TILE] += b  # told when they are drawn (R7)


def gained(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    if fold.is_counted:
        fold.is_counted = False
        return
    doing = fold.doing_of(seat)
    (doing.by_bonuses if fold.by_bonus else doing.gained)[a] += b
    if a == RESOURCE and fold.last == j.USED:
        doing.missing -= b


def drew_tile(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    if fold.hals_cards:  # told when everybody sees it
        return
    if seat in fold.drawing_as and (fold.doing is None or fold.doing.seat != seat):
        fold.begin(d.Gained, seat).as_expert = fold.drawing_as[seat]
    doing = fold.doing_of(seat)
    if fold.new_tiles_to_come:
        fold.new_tiles_to_come -= 1
        doing.new_tiles.append(c)
    else:
        doing.tiles.append(c)


def split_declared(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    declared(fold, seat)
    fold.new_tiles_to_come = a


def took_tile(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    declared(fold, seat).taken.append(a)


def declared(fold: Fold, seat: int) -> Doing:
    """The player has decided which tiles to take: that is a separate deed."""
    doing = fold.doing
    if doing is None or doing.seat != seat or not doing.is_declared:
        doing = fold.begin(d.Gained, seat)
        doing.is_declared = True
    return doing


# The end


def exhausted(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    if fold.doing is not None:
        fold.doing.is_cut_short = True
    if b:  # H4: against Hal nothing is given back
        fold.add(d.LastRound(why="last tile", seat=None))
        return
    why: d.OutOfTiles = "nothing given back"
    if fold.last in (j.DREW_TILE, j.GAVE_BACK_POINTS):
        why = "drawn" if fold.last == j.DREW_TILE else "nothing to draw"
    fold.add(d.Exhausted(times=a, why=why))


def gave_back(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    fold.given.append(a)


def gave_back_points(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    given, fold.given = fold.given, []
    fold.add(d.GaveBack(seat=seat, tiles=tiles_in_order(given), points=b))


def last_round(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    if seat == NOBODY:
        before = fold.deeds[-1] if fold.last == j.EXHAUSTED else None
        if isinstance(before, d.LastRound):  # H4: told already, with the last tile
            return
        none_given = isinstance(before, d.Exhausted) and before.why == "nothing given back"
        fold.add(d.LastRound(why="nothing given back" if none_given else "tiles", seat=None))
    elif fold.is_counted:
        fold.add(d.LastRound(why="resources", seat=seat))
    else:
        # H4: if he stops for want of a tile, the round is the last one already.
        reason: d.EndReason = "too few resources" if fold.last == j.HAL_STOPS else "resources"
        fold.afterwards.append(d.LastRound(why=reason, seat=seat))


# Hal


def hal_turns(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    """What he draws until he builds is told by the lines that show it to all."""
    doing = fold.doing
    if doing is None or doing.kind is not d.HalTurned:
        doing = fold.begin(d.HalTurned, seat, {"discarded": None})
    fold.hals_cards.append(a)
    doing.cards.append(a)
    doing.fields["cards"] = tuple([card_text(card) for card in doing.cards])


LINES: Final[dict[int, Handler]] = {
    j.ROUND_BEGINS: round_begins,
    j.CHARACTER: character,
    j.DREW_CARD: drew_card,
    j.DREW_TILE: drew_tile,
    j.NEW_HAND_TAKEN: new_hand_taken,
    j.DISCARDED: discarded,
    j.RENEWED: renewed,
    j.EXPLOITED: exploited,
    j.URBANIZED: urbanized,
    j.TOKEN_SHIFTED: token_shifted,
    j.TOKEN_MOVED: token_moved,
    j.RETURNED: returned,
    j.PAID: paid,
    j.CONSTRUCTED: constructed,
    j.USED: used,
    j.BONUS: bonus,
    j.GAINED: gained,
    j.KEPT_CARD: kept_card,
    j.PASSED: passed,
    j.EXHAUSTED: exhausted,
    j.GAVE_BACK: gave_back,
    j.GAVE_BACK_POINTS: gave_back_points,
    j.LAST_ROUND: last_round,
    j.SPLIT_DECLARED: split_declared,
    j.TOOK_TILE: took_tile,
    j.HAL_TURNS: hal_turns,
    # Whole deeds.
    j.SITS_OUT: lambda fold, seat, a, b, c: fold.add(d.SatOut(seat=seat)),
    j.REVEALED: lambda fold, seat, a, b, c: fold.add(
        d.Revealed(seat=seat, card=card_text(a), tile=TILE_TEXTS.get(b), event=None)
    ),
    j.TILE_RETURNED: lambda fold, seat, a, b, c: fold.add(
        d.TileReturned(seat=seat, tile=tile_text(a), resources=b, points=c)
    ),
    j.GAME_OVER: lambda fold, seat, a, b, c: fold.add(d.GameOver()),
    j.HAL_DRAWS: lambda fold, seat, a, b, c: fold.add(d.HalDrew(seat=seat, tile=tile_text(a))),
    j.HAL_SCORES: lambda fold, seat, a, b, c: fold.add(d.HalScored(seat=seat, points=a)),
    j.HAL_STOPS: lambda fold, seat, a, b, c: fold.add(d.HalStopped(seat=seat, why=STOPS[a])),
}
"""How each line is heard, by its number."""


@cache
def all_lines() -> dict[int, Handler]:
    """Return how each line is heard, those of modules included."""
    return LINES | gathered("story", "LINES")


def fold(lines: Sequence[Line]) -> list[d.Deed]:
    """Return what some lines tell."""
    found = Fold()
    handlers = all_lines()
    for line in lines:
        what, seat, a, b, c = line
        if what != j.PASSED and found.passed:
            found.finish()
        handlers[what](found, seat, a, b, c)
        found.last = what
    found.finish()
    return found.deeds
