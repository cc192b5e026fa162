"""M6: the experts in the story."""

from typing import Final

from msgspec.structs import replace

from ginkgopolis.engine import journal as j
from ginkgopolis.engine.cards import MASTER_ARCHITECT
from ginkgopolis.language import say
from ginkgopolis.language.words import key
from ginkgopolis.notation.modules.experts import EXPERT_NAMES
from ginkgopolis.story.deeds import CharactersShown, Deed, Scored
from ginkgopolis.story.folding import Fold, Handler
from ginkgopolis.story.sentences import characters_shown
from ginkgopolis.story.teller import Teller


class ExpertCame(Deed, frozen=True, kw_only=True):
    """An expert whom nobody chose comes to a seat by chance."""

    seat: int
    expert: str


class Bought(Deed, frozen=True, kw_only=True):
    """A banker buys resources, for a point each."""

    seat: int
    resources: int
    points: int


def expert(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    """Experts are told together with the characters, which are shown at the same time."""
    name = EXPERT_NAMES[a]
    fold.beside[seat] = {"expert": name}
    if a == MASTER_ARCHITECT:
        fold.drawing_as[seat] = name
    if b:
        fold.add(ExpertCame(seat=seat, expert=name))


def hidden_floor(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    """A tile under a new building, or one more floor of the building that is told next."""
    if fold.doing and fold.last == j.URBANIZED:
        told = fold.doing.fields
        told["hidden"], told["laid"] = True, replace(told["laid"], tiles=2, resources=2)
    else:
        fold.coming["hidden"] = True


def inspected(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    fold.doing_of(seat).scored.append(Scored(by="inspector", points=a))
    fold.is_counted = True


def tell_characters(teller: Teller, deed: CharactersShown) -> None:
    """The expert comes first."""
    words = [] if deed.expert is None else [say("expert-name", expert=key(deed.expert))]
    characters_shown(teller, deed, words)


def tell_expert(teller: Teller, deed: ExpertCame) -> None:
    teller.tell("draws-expert", name=teller.names[deed.seat], expert=key(deed.expert))


def tell_purchase(teller: Teller, deed: Bought) -> None:
    teller.tell("buys", name=teller.names[deed.seat], resources=deed.resources, points=deed.points)


LINES: Final[dict[int, Handler]] = {
    j.EXPERT: expert,
    j.HIDDEN_FLOOR: hidden_floor,
    j.BOUGHT: lambda fold, seat, a, b, c: fold.add(Bought(seat=seat, resources=a, points=a)),
    j.INSPECTED: inspected,
}
DEEDS: Final = (ExpertCame, Bought)
SCORES: Final = {"inspector": "points-as-inspector"}
DRAWN: Final = {EXPERT_NAMES[MASTER_ARCHITECT]: "drawn-as-architect"}
SENTENCES: Final = {CharactersShown: tell_characters, ExpertCame: tell_expert, Bought: tell_purchase}
