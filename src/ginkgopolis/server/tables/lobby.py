"""What happens at a table besides the game: who sits where, under which name, and when it begins.

Every function takes a table's document and returns the new one, with the seats that sessions get or lose.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from ginkgopolis.engine.versions import RULES_VERSION
from ginkgopolis.language import say
from ginkgopolis.language.words import player_words
from ginkgopolis.server.doors.requests import ChangeSeat, ChangeTable, CreateTable, House, NewSeat, Sit
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.store.rows import Hold, NewTable
from ginkgopolis.server.tables.doc import (
    SeatDoc,
    TableDoc,
    checked,
    clean_name,
    clean_title,
    draw_seed,
    fit_to_position,
    free_colour,
    new_secret,
    replace_seat,
    seed_hash,
    set_up,
)
from ginkgopolis.server.tables.names import is_taken

replace = msgspec.structs.replace
BOT_NAMES: Final = ("Tomasz", "Marguerite", "Kei", "Juno", "Bela")
"""Names of bots, the same in all languages; the level says who it is."""


class Who(NamedTuple):
    """The person who asks, and her role at the table."""

    session: str
    seats: frozenset[int]
    may_look: bool
    archived: bool
    guest_at: frozenset[int] = frozenset()
    """The seats to which she has come by a link."""
    player: str | None = None
    """The player she is, where that is asked for."""


class Plan(NamedTuple):
    """What is to be written."""

    doc: TableDoc
    add: tuple[Hold, ...] = ()
    remove: tuple[Hold, ...] = ()
    swap: tuple[int, int] | None = None
    phase: str | None = None
    seed: str | None = None
    new: NewTable | None = None
    """Another table, added with the change or not at all."""


def create(wanted: CreateTable, session: str, bots: list[str], player: str | None = None) -> Plan:
    """A new table, with those seats that are the creator's own."""
    if wanted.seed is not None and not (wanted.seed.isascii() and wanted.seed.isdigit()):
        raise Refusal("bad_options", "seed-not-a-number")
    seats: list[SeatDoc] = []
    for seat in wanted.seats:
        seats.append(new_seat(seat, seats, wanted.seats, bots))
    own = [number for number, seat in enumerate(wanted.seats) if seat.kind == "me"]
    if not own:
        raise Refusal("bad_options", "no-seat-is-yours")
    seats[own[0]] = replace(seats[own[0]], player=player)
    check_house(wanted.house, bots)
    doc = TableDoc(
        title=title_of(wanted, own[0]),
        host=own[0],
        options=wanted.options,
        house=wanted.house,
        seats=tuple(seats),
        invite=new_secret(),
        fair=wanted.seed is None and wanted.position is None,
        position=wanted.position,
    )
    doc = fit_to_position(doc) if doc.position is not None else doc
    doc = checked(doc)
    check_rated(doc)
    return Plan(
        doc, add=tuple(Hold(session, number, False) for number in own), phase="lobby", seed=wanted.seed
    )


def new_seat(seat: NewSeat, before: list[SeatDoc], wanted: list[NewSeat], bots: list[str]) -> SeatDoc:
    """A seat of a new table, with a name and a colour that nobody else has or wants."""
    named = [clean_name(other.name) for other in wanted if other.name is not None and other is not seat]
    taken = [*named, *(other.name for other in before)]
    chosen = [other.colour for other in wanted if other is not seat]
    colour = seat.colour or free_colour([*chosen, *(other.colour for other in before)])
    if colour in [other.colour for other in before]:
        raise Refusal("colour_taken", "two-seats-one-shade", shade=colour)
    if seat.kind == "open":
        return SeatDoc(kind="open", colour=colour)
    if seat.kind == "bot":
        bot = check_bot(seat.bot, bots)
        name = clean_name(seat.name) if seat.name else free_name(BOT_NAMES, taken)
    else:
        bot = None
        name = clean_name(seat.name) if seat.name else unnamed(len(before), taken)
    if is_taken(name, [other.name for other in before]):
        raise Refusal("name_taken", "two-seats-one-name", name=name)
    return SeatDoc(kind="bot" if bot else "human", name=name, colour=colour, bot=bot)


def unnamed(seat: int, taken: Sequence[str | None]) -> str:
    """Return what somebody is called who has given no name, in the language that is spoken: `Player 2`."""
    return free_name((player_words(seat),), taken)


def title_of(wanted: CreateTable, own: int) -> str:
    """Return the title of a new table: the one asked for, or one named after its maker."""
    if wanted.title:
        return clean_title(wanted.title)
    name = wanted.seats[own].name
    return say("table-of", name=clean_name(name)) if name else say("table-unnamed")


def free_name(names: tuple[str, ...], taken: Sequence[str | None]) -> str:
    """Return a name that nobody has, with a number if need be."""
    for number in range(1, 20):
        for name in names:
            numbered = name if number == 1 else f"{name} {number}"
            if not is_taken(numbered, taken):
                return numbered
    raise Refusal("name_taken", "every-name-taken")


def check_bot(name: str | None, bots: list[str]) -> str:
    """Return a bot that exists."""
    if name is None or name not in bots:
        raise Refusal("unknown_bot", "no-such-bot-here", bots=", ".join(bots))
    return name


def check_house(house: House, bots: list[str]) -> None:
    """Refuse an unknown stand-in."""
    if house.stand_in is not None:
        check_bot(house.stand_in, bots)


def check_rated(doc: TableDoc) -> None:
    """Refuse to rate what is no contest of players, or was known to somebody before."""
    if doc.house.rated and not doc.fair:
        raise Refusal("bad_options", "rated-with-chance")
    if doc.house.rated and doc.players < 2:
        raise Refusal("bad_options", "rated-with-others")


def check_lobby(phase: str) -> None:
    """Refuse what can only be done before the start."""
    if phase != "lobby":
        raise Refusal("already_started", "game-has-begun")


def check_host(doc: TableDoc, who: Who) -> None:
    """Refuse what is for the host, whom tables of tournaments do not have."""
    if doc.tournament is not None:
        raise Refusal("not_host", "tournament-without-host")
    if doc.host not in who.seats:
        raise Refusal("not_host", "only-host")


def check_number(doc: TableDoc, seat: int) -> SeatDoc:
    """Return a seat."""
    if not 0 <= seat < len(doc.seats):
        raise Refusal("no_such_seat", "no-such-seat", seat=str(seat), last=len(doc.seats) - 1)
    return doc.seats[seat]


def check_own(doc: TableDoc, who: Who, seat: int) -> None:
    """Refuse what is for those who hold a seat."""
    check_number(doc, seat)
    if seat not in who.seats:
        raise Refusal("not_your_seat", "not-your-seat")


def sit(doc: TableDoc, phase: str, who: Who, wanted: Sit) -> Plan:
    """Take an open seat."""
    check_lobby(phase)
    open_seats = [number for number, seat in enumerate(doc.seats) if seat.kind == "open"]
    if not open_seats:
        raise Refusal("table_full", "no-open-seat")
    number = open_seats[0] if wanted.seat is None else wanted.seat
    if check_number(doc, number).kind != "open":
        raise Refusal("seat_taken", "seat-is-taken")
    taken = [seat.name for seat in doc.seats]
    name = unnamed(number, taken) if wanted.name is None else clean_name(wanted.name)
    seat = replace(doc.seats[number], kind="human", name=name, player=player_at(doc, number, who))
    if wanted.colour is not None and wanted.colour != seat.colour:
        doc = give_colour_away(doc, number, wanted.colour)
        seat = replace(seat, colour=wanted.colour)
    return Plan(replace_seat(doc, number, seat), add=(Hold(who.session, number, False),))


def player_at(doc: TableDoc, number: int, who: Who) -> str | None:
    """Return the player whose seat it will be: she has one at a table, though she may play at others, too."""
    others = [seat.player for place, seat in enumerate(doc.seats) if place != number]
    return None if who.player in others else who.player


def give_colour_away(doc: TableDoc, number: int, colour: str) -> TableDoc:
    """Let an open seat that has a colour by chance take another's instead."""
    for other, seat in enumerate(doc.seats):
        if other != number and seat.colour == colour and seat.kind in ("open", "hal"):
            seats = list(doc.seats)
            seats[other] = replace(seat, colour=doc.seats[number].colour)
            seats[number] = replace(doc.seats[number], colour=colour)
            return replace(doc, seats=tuple(seats))
    return doc


def stand(doc: TableDoc, phase: str, who: Who, seat: int, holds: list[Hold]) -> Plan:
    """Leave a seat before the start; the host stays."""
    check_lobby(phase)
    if doc.host not in who.seats:
        check_own(doc, who, seat)
        if seat in who.guest_at:  # the seat stays its owner's
            own = (hold for hold in holds if hold.seat == seat and hold.session == who.session)
            return Plan(doc, remove=tuple(own))
    return open_seat(doc, seat, holds)


def open_seat(doc: TableDoc, number: int, holds: list[Hold]) -> Plan:
    """Free a seat."""
    if number == doc.host:
        raise Refusal("not_host", "host-stays")
    if check_number(doc, number).kind == "hal":
        raise Refusal("no_such_seat", "hal-keeps-his-seat")
    gone = tuple(hold for hold in holds if hold.seat == number)
    return Plan(replace_seat(doc, number, SeatDoc(kind="open", colour=doc.seats[number].colour)), remove=gone)


def change_seat(
    doc: TableDoc, phase: str, who: Who, wanted: ChangeSeat, bots: list[str], holds: list[Hold]
) -> Plan:
    """Rename or recolour a seat; the host may also put a bot there or open it."""
    seat = check_number(doc, wanted.seat)
    if wanted.open or wanted.bot is not None:
        check_lobby(phase)
        check_host(doc, who)
        plan = open_seat(doc, wanted.seat, holds)
        if wanted.bot is None:
            return plan
        bot = check_bot(wanted.bot, bots)
        taken = [other.name for other in plan.doc.seats]
        name = clean_name(wanted.name) if wanted.name else free_name(BOT_NAMES, taken)
        colour = wanted.colour or seat.colour
        made = SeatDoc(kind="bot", name=name, colour=colour, bot=bot)
        return plan._replace(
            doc=replace_seat(give_colour_away(plan.doc, wanted.seat, colour), wanted.seat, made)
        )
    if seat.kind == "bot":
        check_host(doc, who)
    else:
        check_own(doc, who, wanted.seat)
        if who.player is not None and phase == "lobby" and wanted.seat not in who.guest_at:
            seat = replace(seat, player=player_at(doc, wanted.seat, who))
    if wanted.colour is not None and wanted.colour != seat.colour:
        doc = give_colour_away(doc, wanted.seat, wanted.colour)
        seat = replace(seat, colour=wanted.colour)
    if wanted.name is not None:
        seat = replace(seat, name=clean_name(wanted.name))
    return Plan(replace_seat(doc, wanted.seat, seat))


def swap(doc: TableDoc, phase: str, who: Who, first: int, second: int) -> Plan:
    """Let two seats change places."""
    check_lobby(phase)
    kinds = {check_number(doc, first).kind, check_number(doc, second).kind}
    if "hal" in kinds or doc.position is not None:
        raise Refusal("bad_options", "seats-stay")
    if doc.host not in who.seats and not ("open" in kinds and {first, second} & who.seats):
        raise Refusal("not_host", "only-host-moves-others")
    seats = list(doc.seats)
    seats[first], seats[second] = seats[second], seats[first]
    host = {first: second, second: first}.get(doc.host, doc.host)
    return Plan(replace(doc, seats=tuple(seats), host=host), swap=(first, second))


def change_table(doc: TableDoc, phase: str, who: Who, wanted: ChangeTable, bots: list[str]) -> Plan:
    """Change the settings of a table."""
    check_host(doc, who)
    if wanted.title is not None:
        doc = replace(doc, title=clean_title(wanted.title))
    if phase != "lobby":
        return Plan(change_after_start(doc, wanted))
    if wanted.house is not None:
        check_house(wanted.house, bots)
        doc = replace(doc, house=wanted.house)
    if doc.position is not None and (wanted.options is not None or wanted.players is not None):
        raise Refusal("bad_options", "game-given-by-position")
    if wanted.options is not None:
        doc = replace(doc, options=wanted.options)
    if wanted.players is not None:
        doc = resize(doc, wanted.players)
    doc = checked(doc)
    check_rated(doc)
    return Plan(doc)


def change_after_start(doc: TableDoc, wanted: ChangeTable) -> TableDoc:
    """Change who may look on; the game itself stays as it was agreed."""
    house = wanted.house
    if wanted.options is not None or wanted.players is not None:
        raise Refusal("already_started", "game-has-begun")
    if house is None:
        return doc
    if replace(house, open=doc.house.open, spectators=doc.house.spectators) != doc.house:
        raise Refusal("already_started", "only-watching-can-change")
    return replace(doc, house=house)


def resize(doc: TableDoc, players: int) -> TableDoc:
    """Add open seats, or take away the last ones that nobody sits on."""
    seats = [seat for seat in doc.seats if seat.kind != "hal"]
    while len(seats) < players:
        seats.append(SeatDoc(kind="open", colour=free_colour([seat.colour for seat in seats])))
    while len(seats) > players:
        if seats[-1].kind == "human":
            raise Refusal("seat_taken", "last-seat-is-taken")
        seats.pop()
    options = doc.options if players == 1 else replace(doc.options, hal=None)
    return replace(doc, seats=tuple(seats), options=options)


def renew_invite(doc: TableDoc, who: Who, holds: list[Hold], remove: bool) -> Plan:
    """Make another invite; those who came by the old one to look on can be made to leave."""
    check_host(doc, who)
    seated = {hold.session for hold in holds if hold.seat >= 0}
    gone = tuple(hold for hold in holds if remove and hold.seat < 0 and hold.session not in seated)
    return Plan(replace(doc, invite=new_secret()), remove=gone)


def change_host(doc: TableDoc, who: Who, seat: int) -> Plan:
    """Let another player be the host; whoever has only come by the host's link cannot."""
    check_host(doc, who)
    if doc.host in who.guest_at:
        raise Refusal("not_host", "only-owner-of-seat")
    if check_number(doc, seat).kind != "human":
        raise Refusal("no_such_seat", "host-is-a-player")
    return Plan(replace(doc, host=seat))


def start(doc: TableDoc, phase: str, who: Who, seed: str | None, now: float, ran: float) -> Plan:
    """Begin the game: the seed is drawn, and what everybody is shown of it follows from it."""
    check_lobby(phase)
    check_host(doc, who)
    if any(seat.kind == "open" for seat in doc.seats):
        raise Refusal("seats_open", "seats-are-open")
    seed = draw_seed() if seed is None else str(int(seed))
    promise = None if doc.position else seed_hash(seed)
    begun = replace(doc, started=now, ran=ran, seed_sha256=promise, rules=RULES_VERSION)
    set_up(begun, seed)  # whatever cannot be played is refused now
    return Plan(begun, phase="playing", seed=seed)


def start_at_once(plan: Plan, now: float, ran: float) -> Plan:
    """Begin the game of a table that is not written yet."""
    seats = frozenset(hold.seat for hold in plan.add)
    host = Who(plan.add[0].session, seats, may_look=True, archived=False)
    return start(plan.doc, "lobby", host, plan.seed, now, ran)._replace(add=plan.add)


def again(doc: TableDoc, table_id: str) -> TableDoc:
    """The table for a rematch: the same people, settings and bots, another shuffle."""
    return replace(
        doc,
        invite=new_secret(),
        seed_sha256=None,
        started=None,
        rematch=None,
        rematch_of=table_id,
        tournament=None,
    )
