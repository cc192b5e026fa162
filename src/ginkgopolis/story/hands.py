"""How the story tells what goes into hands and out of them, to each seat what it may know."""

from collections.abc import Sequence

from ginkgopolis.engine.journal import Line
from ginkgopolis.language import say
from ginkgopolis.language.phrases import joined
from ginkgopolis.language.words import card_list


def drawn_cards(drawn: dict[int, list[int]], names: Sequence[str], own: int | None) -> str:
    """Say what everybody draws; the cards of one seat are named to it."""
    others = {seat: len(cards) for seat, cards in drawn.items() if seat != own}
    amounts = set(others.values())
    same = len(drawn) == len(names) and len(amounts) == 1
    if own is None and same:
        return say("everyone-draws", amount=amounts.pop())
    parts = []
    if own is not None:
        parts.append(say("draws-cards", name=names[own], cards=card_list(drawn[own])))
    if same and len(others) > 1:
        parts.append(say("others-draw", amount=amounts.pop()))
    else:
        for seat, amount in others.items():
            parts.append(say("draws-cards", name=names[seat], cards=say("cards", amount=amount)))
    return say("full-stop", sentence=joined("draws-separator", parts))


def passed_cards(lines: Sequence[Line], names: Sequence[str], own: int | None) -> str:
    """Say what one seat passed and received; what others did is secret."""
    if own is None:
        return say("everyone-passes")
    out = [line for line in lines if line[1] == own]
    back = [line for line in lines if line[2] == own]
    words: dict[str, str] = {}
    if out:
        words |= {"passed": card_list([line[4] for line in out]), "left": names[out[0][2]]}
    if back:
        words |= {"received": card_list([line[4] for line in back]), "right": names[back[0][1]]}
    message = "passes-and-receives" if out and back else "passes" if out else "receives"
    return say(message, name=names[own], **words)
