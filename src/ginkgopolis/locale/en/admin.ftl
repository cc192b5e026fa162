### What `ginkgopolis admin` says to those who run a server. Commands, options and the ids of tables and sessions are the
### same in all languages.

## Why something is not done

no-database-there = There is no database at { $file }: name yours with --database-url or GINKGOPOLIS_DATABASE_URL.
database-of-other-version = The database belongs to another version of the server: once this version has served from it, it is up to date.
not-a-span = { $text } is not a span of time: write a number and m, h, d or w, as in 90d.
not-anybody = { $text } is nobody: write an address, the first digits of a session (at least 8), a player's id, or a seat as in TABLE/0.
which-session = Several sessions begin with { $text }: write more digits.
no-such-session = No session begins with { $text }.
nobody-at-seat = Nobody holds seat { $seat } of table { $table }.
too-many-bans = There cannot be more than { $most } bans: lift some first.
not-banned = { $text } is not on the list.
backup-is-there = { $file } is there already.
not-a-backup = { $file } is not a backup, or not a whole one.
backup-of-newer-version = { $file } was written by a newer version.
database-not-empty = The database is not empty: a backup is restored into a new one.

## Headings of lists, in UTC where they are about times

admin-table = table
admin-phase = phase
admin-round = round
admin-touched = last touched (UTC)
admin-title = title
admin-players = players
admin-tournament = tournament
admin-session = session
admin-tables = tables
admin-seats = seats
admin-state = state
admin-who = who
admin-since = since (UTC)
admin-until = until (UTC)

## What is in lists

admin-nothing = There is nothing to list.
admin-phase-name = { $phase ->
    [lobby] waiting
    [playing] playing
    [finished] finished
   *[closed] closed
}
admin-tournament-phase = { $phase ->
    [open] can be joined
    [running] running
    [finished] finished
   *[closed] closed
}
admin-kind = { $kind ->
    [ban] banned
   *[mute] muted
}

## What was done; $until is a time in UTC

admin-closed = Table { $table } is closed.
admin-announced = Tournament { $tournament } can be joined from now on.
admin-cancelled = Tournament { $tournament } is closed.
admin-tournament-gone = Tournament { $tournament } has been removed.
admin-banned = { $kind ->
    [ban] { $who } is kept out from now on.
   *[mute] { $who } can write nothing from now on.
}
admin-banned-until = { $kind ->
    [ban] { $who } is kept out until { $until } UTC.
   *[mute] { $who } can write nothing until { $until } UTC.
}
admin-lifted = { $kind ->
    [ban] { $who } may come in again.
   *[mute] { $who } may write again.
}
admin-old = { $kind ->
    [finished] finished tables: { $count }
    [closed] closed tables: { $count }
    [abandoned] abandoned tables: { $count }
   *[records] uploaded records: { $count }
}
admin-forget-tables = tables at which nobody else has sat: { $count }
admin-forget-names = tables of others, where the name goes: { $count }
admin-forget-chat = lines of chat: { $count }
admin-dry-run = Nothing has been removed yet: --yes does it.
admin-removed = All that has been removed.
admin-checked = { $tables ->
    [one] { $tables } table was replayed.
   *[other] { $tables } tables were replayed.
}
admin-faults = { $faults ->
    [0] All are sound.
    [one] { $faults } is not sound.
   *[other] { $faults } are not sound.
}
admin-vacuumed = The database takes { $after } MB now, instead of { $before } MB.
admin-backed-up = { $rows ->
    [one] { $file } holds { $rows } row.
   *[other] { $file } holds { $rows } rows.
}
admin-restored = { $rows ->
    [one] The database holds the { $rows } row of { $file }.
   *[other] The database holds the { $rows } rows of { $file }.
}

## The status page

status-title = Ginkgopolis { $version }
status-figure = worker
status-together = together
status-version = version
status-uptime = running for
status-span =
    { $unit ->
        [minutes] { $count } min
        [hours] { $count } h
       *[days] { $count } days
    }
status-saved = moves are saved
status-in-memory = tables in memory
status-players = players connected
status-spectators = spectators connected
status-connections = connections
status-bots = bots thinking or waiting
status-database = database answers after (ms)
status-errors = errors of the database
status-memory = memory (MB)
status-tables = Tables in the database
status-trouble =
    { $reason ->
        [disk_full] Moves are not being saved: the disk is full.
        [read_only] Moves are not being saved: the database is read-only.
        [silent] Moves are not being saved: the database does not answer.
       *[failing] Moves are not being saved: the database fails; the log says why.
    }
status-token-wrong = The token is wrong, or missing.
status-token-short = GINKGOPOLIS_STATUS_TOKEN needs at least { $shortest } characters.
