"""The HTTP routes by which a player says how she wants to be told that it is her turn."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from ginkgopolis.language import say
from ginkgopolis.server.doors import requests as ask
from ginkgopolis.server.doors.guard import address_of
from ginkgopolis.server.doors.http import Visitor, described, read_json, reply
from ginkgopolis.server.doors.limits import Limiter
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


def reminder_routes(hub: Hub) -> APIRouter:
    """Return the routes under /api/reminders."""
    router = APIRouter(prefix="/api/reminders")
    per_minute = hub.settings.reminders_per_minute
    limiter = Limiter(per_minute / 60, per_minute, hub.clock)

    def desk() -> Desk:
        if hub.desk is None:
            raise Refusal("reminders_off", "no-reminders")
        return hub.desk

    @router.get("", **described(answers.Reminders))
    async def reminders(request: Request) -> Response:
        """What this server can do to remind somebody, and what this session has set up."""
        session = Visitor(request, hub).session
        if hub.desk is None:
            return reply(answers.Reminders(push_key=None, webhooks=False, reminders=[]))
        found = await hub.desk.reminders.of(session) if session else []
        push = hub.desk.writer.push
        return reply(
            answers.Reminders(
                push_key=push.public_key if push else None,
                webhooks=hub.settings.webhooks,
                reminders=[shown(reminder) for reminder in found],
            )
        )

    @router.post("", **described(answers.ReminderMade, ask.Remind, 201))
    async def remind(request: Request) -> Response:
        """Let this session be told, in the language of the request, whenever it is its turn."""
        limiter.check(address_of(request.scope))
        wanted = await read_json(request, ask.Remind)
        visitor = Visitor(request, hub)
        if wanted.keys is not None:
            made = await desk().add_push(visitor.stay(), wanted.address, wanted.keys)
        else:
            made = await desk().add_hook(visitor.stay(), wanted.address)
        secret = made.secret if made.kind == "hook" else None
        return visitor.reply(answers.ReminderMade(reminder=shown(made), secret=secret), 201)

    @router.post("/{reminder_id}/try", **described(answers.ReminderTried, ask.Nothing))
    async def try_out(request: Request, reminder_id: ReminderId) -> Response:
        """Send something at once, to see whether it arrives."""
        limiter.check(address_of(request.scope))
        await read_json(request, ask.Nothing)
        session = Visitor(request, hub).session
        taken = await desk().try_out(session, reminder_id, say("reminder-trial"))
        return reply(answers.ReminderTried(taken=taken))

    @router.delete("/{reminder_id}", **described(answers.Reminders))
    async def remove(request: Request, reminder_id: ReminderId) -> Response:
        """Forget one of them."""
        await desk().remove(Visitor(request, hub).session, reminder_id)
        return await reminders(request)

    return router
