"""The HTTP routes by which a player says how she wants to be told that it is her turn."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from ginkgopolis.language import say
from ginkgopolis.server.doors import requests as ask
from ginkgopolis.server.doors.http import Visitor, described, read_json, reply
from ginkgopolis.server.doors.limits import Limiter, by_the_minute
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.out import answers
from ginkgopolis.server.reminders.addresses import host_of
from ginkgopolis.server.reminders.desk import Desk
from ginkgopolis.server.store.reminders import Reminder
from ginkgopolis.server.tables.hub import Hub

ReminderId = Annotated[str, Path(max_length=40)]


def shown(reminder: Reminder) -> answers.ReminderInfo:
    """Return what its owner is told of a reminder: of the address no more than where it is."""
    return answers.ReminderInfo(
        id=reminder.id, kind=reminder.kind, host=host_of(reminder.address), created=reminder.created
    )


def desk_of(hub: Hub) -> Desk:
    """Return where reminders are set up, if the server reminds anybody."""
    if hub.desk is None:
        raise Refusal("reminders_off", "no-reminders")
    return hub.desk


async def ways_of(hub: Hub, session: str) -> answers.Reminders:
    """Return what a server can do to remind somebody, and what a session has set up."""
    if hub.desk is None:
        return answers.Reminders(push_key=None, webhooks=False, reminders=[])
    found = await hub.desk.reminders.of(session) if session else []
    push = hub.desk.writer.push
    return answers.Reminders(
        push_key=push.public_key if push else None,
        webhooks=hub.settings.webhooks,
        reminders=[shown(reminder) for reminder in found],
    )


def reminder_routes(hub: Hub) -> APIRouter:
    """Return the routes under /api/reminders."""
    router = APIRouter(prefix="/api/reminders")
    add_own(router, hub)
    add_costly(router, hub, by_the_minute(hub.settings.reminders_per_minute, hub.clock))
    return router


def add_own(router: APIRouter, hub: Hub) -> None:
    """Add the routes about what a session has set up."""

    @router.get("", **described(answers.Reminders))
    async def reminders(request: Request) -> Response:
        """What this server can do to remind somebody, and what this session has set up."""
        return reply(await ways_of(hub, Visitor(request, hub).session))

    @router.delete("/{reminder_id}", **described(answers.Reminders))
    async def remove(request: Request, reminder_id: ReminderId) -> Response:
        """Forget one of them."""
        session = Visitor(request, hub).session
        await desk_of(hub).remove(session, reminder_id)
        return reply(await ways_of(hub, session))


def add_costly(router: APIRouter, hub: Hub, limiter: Limiter) -> None:
    """Add the routes that keep something, or send something: nobody may use them too often."""

    @router.post("", **described(answers.ReminderMade, ask.Remind, 201))
    async def remind(request: Request) -> Response:
        """Let this session be told, in the language of the request, whenever it is its turn."""
        visitor = Visitor(request, hub)
        limiter.check(visitor.address)
        wanted, desk = await read_json(request, ask.Remind), desk_of(hub)
        if wanted.keys is not None:
            made = await desk.add_push(visitor.stay(), visitor.origin, wanted.address, wanted.keys)
        else:
            made = await desk.add_hook(visitor.stay(), visitor.origin, wanted.address)
        secret = made.secret if made.kind == "hook" else None
        return visitor.reply(answers.ReminderMade(reminder=shown(made), secret=secret), 201)

    @router.post("/{reminder_id}/try", **described(answers.ReminderTried, ask.Nothing))
    async def try_out(request: Request, reminder_id: ReminderId) -> Response:
        """Send something at once, to see whether it arrives."""
        visitor = Visitor(request, hub)
        limiter.check(visitor.address)
        await read_json(request, ask.Nothing)
        taken = await desk_of(hub).try_out(visitor.session, reminder_id, say("reminder-trial"))
        return reply(answers.ReminderTried(taken=taken))
