"""What players do at a table: every message that a WebSocket or an HTTP request may bring."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from ginkgopolis.bots.registry import level_of
from ginkgopolis.errors import GinkgopolisError
from ginkgopolis.notation import move_text, read_move
from ginkgopolis.server.doors import requests as ask
from ginkgopolis.server.errors import AsBefore, Refusal
from ginkgopolis.server.out.answers import Done, Hinted, Offered, Previewed, Reply
from ginkgopolis.server.store.rows import Said
from ginkgopolis.server.tables.course import MOST_HANDED_OVER, MOST_TAKEN_BACK, TAKE_BACK, Course
from ginkgopolis.server.tables.doc import clean_name
from ginkgopolis.server.tables.hub import Hub
from ginkgopolis.server.tables.lobby import Who, check_bot
from ginkgopolis.server.tables.names import can_be_read, is_taken
from ginkgopolis.server.tables.previews import Teacher, choices_of, imagine, try_out
from ginkgopolis.server.tables.sitting import Sitting, holder, looker
from ginkgopolis.server.tables.table import TRIES, Table

AWAY: Final = 120.0
"""Seconds for which others have to wait for somebody before they can ask for a bot in her seat."""


async def do(hub: Hub, table_id: str, session: str, wanted: ask.Message) -> Reply:
    """Do what a message says; it is refused only if nothing has changed at another worker meanwhile."""
    handler = HANDLERS[type(wanted)]
    try:
        return await handler(hub, table_id, session, wanted)
    except GinkgopolisError as error:
        if hub.alone:
            raise
        refusal = error  # mypyc counts references wrongly if something is awaited in here
    if not await hub.look_again(table_id):
        raise refusal
    return await handler(hub, table_id, session, wanted)


async def move(hub: Hub, table_id: str, session: str, wanted: ask.Move) -> Done:
    """Answer a decision."""
    bodies = [move_text(read_move(text)) for text in wanted.moves]

    def check(course: Course) -> None:
        if TAKE_BACK in bodies:
            check_not_too_often(course, wanted.seat)
        if wanted.decision != course.decision(wanted.seat):
            raise Refusal("late", "decision-over")

    async with hub.table(table_id, partial(holder, session, wanted.seat)) as table:
        key = own_key(wanted.seat, wanted.key)
        await take_over(table, wanted.seat, key)
        repeated = await table.wish(key, wanted.seat, "move", bodies, check)
        return done(table, wanted, wanted.seat, repeated)


def own_key(seat: int, key: str) -> str:
    """Return a key that nobody but this seat can use up."""
    return f"{seat}/{key}"


def done(table: Sitting, wanted: ask.Wish, viewer: int | None, repeated: bool) -> Done:
    """Say that something is written."""
    version = table.course.versions[viewer] if table.course else 0
    return Done(id=wanted.id, key=wanted.key, version=version, repeated=repeated)


async def take_over(table: Table, seat: int, key: str) -> None:
    """Take a seat back from the bot that plays for it: its person has come back and wants something."""
    course = table.course
    if course is not None and seat in course.stand_ins and key not in course.keys:
        await table.wish(f"back {key}", seat, "hand", [""], lambda course: None)


def check_undo_allowed(table: Table, course: Course, seat: int) -> None:
    """Refuse going back where the table does not allow it, and to those who do it all the time."""
    if not table.doc.house.undo:
        raise Refusal("cannot_undo", "no-undo-at-table")
    check_not_too_often(course, seat)


def check_not_too_often(course: Course, seat: int) -> None:
    """Refuse those who take back all the time."""
    if not course.may_take_back(seat):
        raise Refusal("cannot_undo", "taken-back-too-often", most=MOST_TAKEN_BACK)


async def undo(hub: Hub, table_id: str, session: str, wanted: ask.Undo) -> Done:
    """Take back one's last step."""

    def check(course: Course) -> None:
        check_undo_allowed(table, course, wanted.seat)
        if course.undoable(wanted.seat) is None:
            raise Refusal("cannot_undo", "undo-too-late")

    async with hub.table(table_id, partial(holder, session, wanted.seat)) as table:
        key = own_key(wanted.seat, wanted.key)
        await take_over(table, wanted.seat, key)
        repeated = await table.wish(key, wanted.seat, "undo", [""], check)
        return done(table, wanted, wanted.seat, repeated)


async def ask_back(hub: Hub, table_id: str, session: str, wanted: ask.Ask) -> Done:
    """Ask all to go back."""

    def check(course: Course) -> None:
        check_undo_allowed(table, course, wanted.seat)
        if course.going is not None:
            raise Refusal("request_open", "answer-request-first")
        if wanted.to not in course.can_ask(wanted.seat):
            raise Refusal("cannot_undo", "nothing-to-go-back-to")

    async with hub.table(table_id, partial(holder, session, wanted.seat)) as table:
        key = own_key(wanted.seat, wanted.key)
        await take_over(table, wanted.seat, key)
        repeated = await table.wish(key, wanted.seat, "ask", [wanted.to], check)
        return done(table, wanted, wanted.seat, repeated)


async def answer(hub: Hub, table_id: str, session: str, wanted: ask.Answer) -> Done:
    """Agree to go back, or not."""

    def check(course: Course) -> None:
        withdraws = course.going is not None and course.going.seat == wanted.seat and not wanted.agree
        if course.going is None or not (withdraws or wanted.seat in course.asked()):
            raise Refusal("no_request", "no-request-to-answer")

    async with hub.table(table_id, partial(holder, session, wanted.seat)) as table:
        bodies = ["yes" if wanted.agree else "no"]
        repeated = await table.wish(own_key(wanted.seat, wanted.key), wanted.seat, "answer", bodies, check)
        return done(table, wanted, wanted.seat, repeated)


async def hand(hub: Hub, table_id: str, session: str, wanted: ask.Hand) -> Done:
    """Let a bot play for one's seat, or take it back."""
    bot = "" if wanted.bot is None else check_bot(wanted.bot, hub.bots)

    def check(course: Course) -> None:
        if course.stand_ins.get(wanted.seat, "") == bot:
            raise AsBefore("as-before")
        if bot and course.handed_over[wanted.seat] >= MOST_HANDED_OVER:
            raise Refusal("not_allowed", "handed-over-too-often", most=MOST_HANDED_OVER)

    async with hub.table(table_id, partial(holder, session, wanted.seat)) as table:
        key = own_key(wanted.seat, wanted.key)
        repeated = await wish_for_change(table, key, wanted.seat, "hand", bot, check)
        return done(table, wanted, wanted.seat, repeated)


async def wish_for_change(
    table: Table, key: str, seat: int, kind: str, body: str, check: Callable[[Course], None]
) -> bool:
    """Write what somebody wants unless it is so already: a log must not grow by what changes nothing."""
    try:
        return await table.wish(key, seat, kind, [body], check)
    except AsBefore:
        return True


async def vote(hub: Hub, table_id: str, session: str, wanted: ask.Vote) -> Done:
    """Want a bot to play for somebody who is away."""

    def check(course: Course) -> None:
        if wanted.absent not in course.voters() or wanted.absent == wanted.seat:
            raise Refusal("no_such_seat", "only-seats-of-players")
        if wanted.absent in table.here() or course.clocks.used(wanted.absent, hub.ran()) < AWAY:
            raise Refusal("not_away", "not-away-yet", name=table.doc.seats[wanted.absent].name or "?")
        if wanted.seat in course.votes.get(wanted.absent, ()):
            raise AsBefore("as-before")

    async with hub.table(table_id, partial(holder, session, wanted.seat)) as table:
        key = own_key(wanted.seat, wanted.key)
        await take_over(table, wanted.seat, key)
        body = f"{wanted.absent} {table.doc.house.stand_in or hub.stand_in}"
        repeated = await wish_for_change(table, key, wanted.seat, "vote", body, check)
        return done(table, wanted, wanted.seat, repeated)


async def chat(hub: Hub, table_id: str, session: str, wanted: ask.Chat) -> Done:
    """Say something."""
    text = " ".join(wanted.text.split())
    if not can_be_read(text):
        raise Refusal("malformed", "chat-empty")
    async with hub.table(table_id, partial(looker, session)) as table:
        name = name_of(table, table.who(session), wanted)
        key = f"{session[:16]}/{wanted.key}"
        for _ in range(TRIES):
            used = next((said for said in table.chat if said.key == key), None)
            if used is not None:
                if (used.seat, used.text) != (wanted.seat, text):
                    raise Refusal("key_used", "key-used-otherwise")
                return done(table.shown_to(session), wanted, wanted.seat, True)
            number = table.chat[-1].number + 1 if table.chat else 0
            said = Said(number, wanted.seat, name, text, key, hub.now())
            if await hub.store.say(table.id, said):
                table.hear([said])
                return done(table.shown_to(session), wanted, wanted.seat, False)
            table.stale.add("chat")
            await table.ready()
            if table.chat and table.chat[-1].number < number:
                raise Refusal("key_used", "key-used-long-ago")
    raise Refusal("busy", "others-are-quicker")


def name_of(table: Table, who: Who, wanted: ask.Chat) -> str:
    """Return the name under which somebody speaks; spectators choose theirs, but not a player's."""
    if wanted.seat is not None:
        table.check_seat(who, wanted.seat)
        return table.doc.seats[wanted.seat].name or "?"
    name = clean_name(wanted.name or "")
    if is_taken(name, [seat.name for seat in table.doc.seats]):
        raise Refusal("name_taken", "name-in-use", name=name)
    return name


# Questions: nothing changes


async def preview(hub: Hub, table_id: str, session: str, wanted: ask.Preview) -> Previewed:
    """Say what moves would do."""
    async with hub.table(table_id, partial(holder, session, wanted.seat)) as table:
        imagined = imagine(table.playing().game, wanted.seat)
    async with hub.in_turn(session):
        made, following, complete = try_out(imagined, wanted.seat, wanted.moves)
    return Previewed(id=wanted.id, seat=wanted.seat, done=made, next=following, complete=complete)


async def choices(hub: Hub, table_id: str, session: str, wanted: ask.Choices) -> Offered:
    """Say what all legal moves would do."""
    async with hub.table(table_id, partial(holder, session, wanted.seat)) as table:
        if wanted.lessons and not table.doc.house.hints:
            raise Refusal("hints_off", "no-hints-at-table")
        course = table.playing()
        imagined = imagine(course.game, wanted.seat)
        decision = course.decision(wanted.seat)
        teacher = Teacher(course, wanted.seat) if wanted.lessons else None
    async with hub.in_turn(session):
        offered = choices_of(imagined, wanted.seat)
        if teacher is not None:
            offered = teacher.teach(offered)
    return Offered(id=wanted.id, seat=wanted.seat, decision=decision if offered else None, choices=offered)


async def hint(hub: Hub, table_id: str, session: str, wanted: ask.Hint) -> Hinted:
    """Say what a bot would do."""
    bot = hub.stand_in if wanted.bot is None else check_bot(wanted.bot, hub.bots)
    async with hub.table(table_id, partial(holder, session, wanted.seat)) as table:
        if not table.doc.house.hints:
            raise Refusal("hints_off", "no-hints-at-table")
        course = table.playing()
        if wanted.seat not in course.game.pending:
            raise Refusal("not_your_turn", "no-decision-now")
        hub.pool.questions.check(session)  # before anything is worked out
        decision = course.decision(wanted.seat)
        imagined = imagine(course.game, wanted.seat)
    thought = await hub.pool.advise(imagined, wanted.seat, bot, session, whole=True)
    words = imagined.explain(wanted.seat, thought.moves[0])
    return Hinted(
        id=wanted.id,
        seat=wanted.seat,
        decision=decision,
        bot=level_of(bot),
        moves=thought.moves,
        words=words,
        reason=thought.reason,
    )


Handler = Callable[[Hub, str, str, Any], Awaitable[Reply]]
HANDLERS: Final[dict[type[ask.Message], Handler]] = {
    ask.Move: move,
    ask.Undo: undo,
    ask.Ask: ask_back,
    ask.Answer: answer,
    ask.Hand: hand,
    ask.Vote: vote,
    ask.Chat: chat,
    ask.Preview: preview,
    ask.Choices: choices,
    ask.Hint: hint,
}
