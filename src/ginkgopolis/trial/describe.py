"""What a move would do, in words."""

from collections.abc import Callable, Sequence
from typing import Final

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import (
    ADVERTISING_CAMPAIGN,
    DESIGN_COMPETITION,
    ENGINEER,
    EXPERT_EVENTS,
    EXPROPRIATION,
    FIRST_EXPERT,
)
from ginkgopolis.engine.ids import CONSTRUCT, GREEN_SPACE, NONE, RESOURCE, URBANIZE, is_letter
from ginkgopolis.engine.modules.drawing import VALUE_THREE, VALUE_TWO
from ginkgopolis.engine.modules.experts import POINTS_PER_TILE
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.state import DRAFT, GameState
from ginkgopolis.engine.tokens import shifted
from ginkgopolis.engine.urbanize import place_named
from ginkgopolis.language import say
from ginkgopolis.language.phrases import listing, semicolons
from ginkgopolis.language.words import (
    card_effect,
    card_words,
    character_effect,
    character_words,
    drawn_words,
    event_words,
    expert_effect,
    expert_words,
    item_words,
    letter_words,
    place_words,
    tile_list,
    tile_words,
)
from ginkgopolis.trial.preview import (
    Preview,
    preview,
    preview_commitment,
    preview_event,
    preview_with_lower_tile,
)

SIDES: Final = ("north", "east", "south", "west")


def describe_move(state: GameState, names: Sequence[str], seat: int, move: int) -> str:
    """Say what a legal move would do, as far as the seat can know."""
    return DESCRIPTIONS[m.kind_of(move)](state, names, seat, move)


# Cards and tiles


def describe_commitment(state: GameState, names: Sequence[str], seat: int, move: int) -> str:
    """C1: a card, alone or with a tile."""
    found = preview(state, seat, move)
    return say("explained", move=action_words(found), parts=semicolons(effect_words(found, names, seat)))


def describe_lower_tile(state: GameState, names: Sequence[str], seat: int, move: int) -> str:
    """M6: a second tile hidden under the first, or none."""
    upper, lower = tile_words(state.committed_tiles[seat]), m.optional(move)
    if lower == NONE:
        return say("move-single", tile=upper)
    found = preview_with_lower_tile(state, seat, lower)
    action = say("move-under", lower=tile_words(lower), tile=upper)
    return say("explained", move=action, parts=semicolons(effect_words(found, names, seat)))


def action_words(found: Preview) -> str:
    """Name the action, the card and the tile."""
    card = card_words(found.card)
    if found.action == URBANIZE:
        return say("move-urbanize", letter=card, tile=tile_words(found.tile))
    if found.action == CONSTRUCT:
        return say("move-construct", tile=tile_words(found.tile), card=card)
    if is_letter(found.card):
        return say("move-exploit", card=card)
    return say("move-exploit-building", card=card, floors=say("floors", amount=found.floors))


def effect_words(found: Preview, names: Sequence[str], seat: int) -> list[str]:
    """Say what an action takes and gives, and who gets what back."""
    parts = [lacking_words(found)] if found.needs else []
    if not found.needs or found.buys:
        parts += cost_words(found, names, seat)
    parts += gain_words(found)
    if found.keeps:
        parts.append(say("keep", effect=card_effect(found.card)))
    if found.ends:
        parts.append(say("ends"))
    return parts


def lacking_words(found: Preview) -> str:
    """Say what is missing to place the tile (R2), and whether it could be bought (M6)."""
    needed, have = [], []
    for item, need, has in zip(("resources", "points"), found.needs or (), found.has):
        if need > has:
            needed.append(say(item, amount=need))
            have.append(str(has))
    lacking = say("lacking", needed=listing(needed), have=listing(have))
    if found.buys:
        resources, points = say("resources", amount=found.buys), say("points", amount=found.buys)
        return say("could-buy", lacking=lacking, resources=resources, points=points)
    return say("played-alone", lacking=lacking)


def cost_words(found: Preview, names: Sequence[str], seat: int) -> list[str]:
    """Say what the action takes, and who takes resources back."""
    parts = []
    if found.returned and found.returned[0] == seat:
        parts.append(say("own-return", amount=found.returned[1]))
    elif found.returned:
        owner, resources, points = found.returned
        back, scored = say("resources", amount=resources), say("points", amount=points)
        parts.append(say("owner-return", name=names[owner], resources=back, points=scored))
    if found.pays[0]:
        parts.append(say("pay", points=say("points", amount=found.pays[0])))
    if found.waived[0]:
        parts.append(say("number-waived"))
    if found.pays[1]:
        parts.append(say("discard", resources=say("resources", amount=found.pays[1])))
    if found.waived[1]:
        parts.append(say("colour-waived"))
    if found.placed:
        parts.append(say("place", resources=say("resources", amount=found.placed)))
    return parts


def gain_words(found: Preview) -> list[str]:
    """Say what the action brings, and what parks, the inspector and bonuses bring."""
    items = say("resource-or-tile") if found.choice else item_words(*found.gains)
    bonuses = item_words(*found.bonuses)
    parts = [say("gain", items=items)] if items else []
    if found.parks:
        parts.append(say("gain-parks", points=say("points", amount=found.parks)))
    if found.inspected:
        parts.append(say("gain-inspector", points=say("points", amount=found.inspected)))
    if bonuses:
        parts.append(say("gain-bonus", items=bonuses))
    if not parts and found.action != CONSTRUCT:
        parts.append(say("gain-nothing"))
    return parts


def describe_set_aside(state: GameState, names: Sequence[str], seat: int, move: int) -> str:
    """M5: a card that is not passed on."""
    return say("move-aside", card=card_words(m.field(move, 0)))


def describe_plain(state: GameState, names: Sequence[str], seat: int, move: int) -> str:
    """Moves without anything to choose in them."""
    if move == m.DONE_MOVE and question(state) == DRAFT:
        return say("move-no-expert")
    return say({m.NEW_HAND: "move-new-hand", m.TAKE_BACK: "move-take-back", m.DONE: "move-done"}[move])


# The draft


def describe_keep(state: GameState, names: Sequence[str], seat: int, move: int) -> str:
    """S5, M6: a character or an expert."""
    card = m.field(move, 0)
    if card < FIRST_EXPERT:
        return say("move-keep-character", character=character_words(card), effect=character_effect(card))
    expert = card - FIRST_EXPERT
    words = {"expert": expert_words(expert), "effect": expert_effect(expert)}
    if not any(module.name() == "events" for module in state.modules.all):
        return say("move-keep-expert", **words)
    events = listing([event_words(event) for event in EXPERT_EVENTS[expert]])
    return say("move-keep-expert-events", events=events, **words)


def describe_keep_events(state: GameState, names: Sequence[str], seat: int, move: int) -> str:
    """M4: two of the four events."""
    return say("move-keep-events", events=listing([event_words(m.field(move, at)) for at in (0, 1)]))


# Tokens and items


def describe_token_move(state: GameState, names: Sequence[str], seat: int, move: int) -> str:
    """Say where a token would go (T2, T3, T4)."""
    _, _, letter, building = state.frames[-1]
    kind, first = m.kind_of(move), m.field(move, 0)
    if kind == m.TOKEN_SHIFT:
        space = dict(shifted(state.city, letter, first))[letter]
        message = "move-token-clockwise" if first == m.CLOCKWISE else "move-token-counterclockwise"
    else:
        space = place_named(state.city, building, move)
        message = "move-token-beside" if kind == m.TOKEN_BESIDE else "move-token-to"
    place = place_words(state.city.east_of_middle(space), state.city.south_of_middle(space))
    side = {"side": SIDES[first]} if kind == m.TOKEN_BESIDE else {}
    return say(message, letter=letter_words(letter), place=place, **side)


def describe_item(state: GameState, names: Sequence[str], seat: int, move: int) -> str:
    """R3: a resource or a tile."""
    return say("move-resource" if m.field(move, 0) == RESOURCE else "move-tile")


def describe_give(state: GameState, names: Sequence[str], seat: int, move: int) -> str:
    """E1: a tile to give back."""
    points = POINTS_PER_TILE if state.experts[seat] == ENGINEER else 1
    return say("move-give", tile=tile_words(m.field(move, 0)), points=say("points", amount=points))


def describe_split(state: GameState, names: Sequence[str], seat: int, move: int) -> str:
    """M0: which tiles are taken openly, and how many are drawn."""
    value_two, green = m.field(move, 0), m.field(move, 2)
    taken = [tile for colour in range(3) for tile in next_prestige(state, colour, move)]
    left = state.frames[-1][2] - VALUE_THREE * len(taken) - VALUE_TWO * value_two - green
    drawn = drawn_words(value_two, left if state.supply else 0)
    openly = tile_list(taken + [GREEN_SPACE] * green)
    if openly and drawn:
        return say("move-take-and-draw", tiles=openly, drawn=drawn)
    if openly:
        return say("move-take", tiles=openly)
    return say("move-draw", tiles=drawn) if drawn else say("move-draw-nothing")


def next_prestige(state: GameState, colour: int, move: int) -> list[int]:
    """The value III tiles of a colour that a split takes, the upper one first."""
    return state.prestige[colour][::-1][: m.prestige_in(move, colour)]


# Events and the banker


def describe_add_event(state: GameState, names: Sequence[str], seat: int, move: int) -> str:
    """M4: an event with the card, or none."""
    event = m.optional(move)
    if event == NONE:
        return say("move-no-event")
    effect = say("event-as-it-is", effect=event_now(state, names, seat, event, False))
    return say("explained", move=say("move-event", event=event_words(event)), parts=effect)


def describe_timing(state: GameState, names: Sequence[str], seat: int, move: int) -> str:
    """M4: an event before or after the action."""
    after = bool(m.field(move, 0))
    event = state.committed_events[seat]
    effect = event_now(state, names, seat, event, after)
    missing = preview_commitment(state, seat).buys if after else 0
    if missing:
        alone = event_now(state, names, seat, event, after, buys=False)
        resources = say("resources", amount=missing)
        effect = say("event-with-purchase", resources=resources, effect=effect, otherwise=alone)
    return say("explained", move=say("move-after" if after else "move-before"), parts=effect)


def event_now(
    state: GameState, names: Sequence[str], seat: int, event: int, after: bool, buys: bool = True
) -> str:
    """Say what would come of an event, with the city as it is or as it will be after the action."""
    found = preview_event(state, seat, event, after, buys)
    if found is None:
        return say("event-nothing")
    if event == DESIGN_COMPETITION:
        if not found.amount:
            return say("move-draw-nothing")
        return say("event-draws", tiles=say("tiles", amount=found.amount))
    points = say("points", amount=found.amount)
    if event == ADVERTISING_CAMPAIGN:
        return say("event-scores", points=points)
    if event == EXPROPRIATION:
        resources = say("resources", amount=found.amount)
        return say("event-expropriates", name=names[found.owner], resources=resources, points=points)
    losses = [say("event-loss", amount=amount, name=names[other]) for other, amount in found.losses]
    return say("event-losses", losses=listing(losses))


def describe_loss(state: GameState, names: Sequence[str], seat: int, move: int) -> str:
    """M4: what is lost to the quality control."""
    return say("move-lose", items=item_words(m.field(move, 1), 0, m.field(move, 0)))


def describe_purchase(state: GameState, names: Sequence[str], seat: int, move: int) -> str:
    """M6: missing resources bought, or not."""
    if not m.field(move, 0):
        return say("move-decline")
    missing = state.frames[-1][2]
    return say("move-buy", resources=say("resources", amount=missing), points=say("points", amount=missing))


DESCRIPTIONS: Final[dict[int, Callable[[GameState, Sequence[str], int, int], str]]] = {
    m.KEEP: describe_keep,
    m.COMMIT: describe_commitment,
    m.NEW_HAND: describe_plain,
    m.TAKE_BACK: describe_plain,
    m.TAKE_ITEM: describe_item,
    m.TOKEN_BESIDE: describe_token_move,
    m.TOKEN_TO: describe_token_move,
    m.TOKEN_SHIFT: describe_token_move,
    m.GIVE: describe_give,
    m.DONE: describe_plain,
    m.KEEP_EVENTS: describe_keep_events,
    m.ADD_LOWER_TILE: describe_lower_tile,
    m.ADD_EVENT: describe_add_event,
    m.SET_ASIDE: describe_set_aside,
    m.SPLIT_DRAW: describe_split,
    m.TIME_EVENT: describe_timing,
    m.LOSE: describe_loss,
    m.BUY: describe_purchase,
}
