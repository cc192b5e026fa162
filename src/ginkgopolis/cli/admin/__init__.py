"""`ginkgopolis admin`: look after a server's tables, people and database, while it runs."""

import click

from ginkgopolis.cli.admin.keeping import backup, check, purge, restore, vacuum
from ginkgopolis.cli.admin.people import ban, bans, export, forget, mute, sessions, unban, unmute
from ginkgopolis.cli.admin.tables import close, tables
from ginkgopolis.cli.admin.tournaments import announce, cancel, tournaments


class InOrder(click.Group):
    """Lists its commands in the order in which they were added."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands."""
        return list(self.commands)


@click.group(cls=InOrder, invoke_without_command=True)
@click.pass_context
def admin(context: click.Context) -> None:
    """Look after a server: works on its database, and a running one takes notice within seconds."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


for command in (tables, close, sessions, bans, ban, unban, mute, unmute, export, forget):
    admin.add_command(command)
for command in (tournaments, announce, cancel):
    admin.add_command(command)
for command in (purge, check, vacuum, backup, restore):
    admin.add_command(command)
