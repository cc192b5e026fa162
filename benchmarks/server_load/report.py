"""A run as a page of documentation."""

import msgspec

from benchmarks.server_load.measure import BOUND, OURS, PEER, Contender, Memory

PAGE = """\
# The server under load

Written by `PYTHONPATH=build/compiled .venv/bin/python -m benchmarks.server_load` (after `make .venv/ready
build/compiled/ready`; it takes Node.js and npm, too); run it again rather than edit this page.
`server-load.json` beside it has every figure.

Measured on: {machine}.
Processes that wanted a core: {before:.1f} before the run, {after:.1f} at its end; above 2 the machine was
busy with other things, and only the figures per CPU second mean anything.

Each server has one core for itself, its clients have the other one. A table has four seats, each with a
WebSocket of its own; every move is answered to its mover and told to all four. Ours plays normal games for
four at random, with the views of all seats and the story in sentences, and has every move on disk (SQLite,
`fsync`) before it is acknowledged; clocks run, each game is rated for two of its players, and reminders and
tournaments are on. The server of boardgame.io 0.50.2 plays a trivial game (write into one
of 16 cells, by turns, `NODE_ENV=production`) and keeps it in memory: when it stops, everything is lost. When
a game is over (theirs after as many moves as ours take at random), another one begins.

All clients come from one address, so ours runs without its limits per address and without the gate at which
strangers wait while it is busy.

## Moves per second at saturation
{flood_tables} tables, the next move of a table sent as soon as the last one is acknowledged; the median of
{rounds} slices of {seconds:g} s, which the servers take by turns.

| server | moves/s | moves per CPU second of the server | messages that reach the clients, per move |
|---|---|---|---|
{floods}

{verdict}

### Where the time goes
By samples taken in a flood (py-spy, perf), of our server's CPU time a seventh is the kernel, which sends four
frames and receives one with every move, a tenth the thread that writes to the disk. An eighth goes into
sentences and events, another into views, scores and legal moves, a tenth into finding and writing what has
changed, a twentieth into the next table. The rest is spread: frames and the event loop, reading, checking and
making the move, locks, tasks. Most of what is ours is compiled, but spends most of its time in the Python
library, on code that runs once with every move and is no longer in the caches when the next one comes.

What brought most, in this order: whole text frames past the layers of ASGI, and all frames of one moment in
one go; telling a sealed choice without looking at the game again; working out and writing once what all
viewers share, sentences included; compiling all that a move passes through, from reading it to telling
everybody; a table made and started in one transaction together with others' moves, and statements straight
through the driver; no index that a move changes without need; messages and events that are put together
instead of formatted or looked up; making a move on the spot instead of on a copy; larger groups of moves in
one transaction; scores, sights and rows as structs; showing what is as before by what was shown before.
Tried, without gain: a log without row ids; many rows in one statement or as JSON; pages of 1, 2 or 8 KB,
mapped memory, rarer checkpoints; waiting up to 3 ms for larger groups; another switch interval of the
interpreter; writing each frame at once; a lighter queue than asyncio's. boardgame.io's own storage in files
was tried, too: in the one slice that it lasted it made 417 moves/s, then matches stopped for good, since it
tells what a move has done before that is stored and drops the next move if that comes too early.

## Tables held
A move per second and seat, four per second and table; the delay counts from the moment at which a move was
due. Held means that 99 of 100 are acknowledged within {bound:g} ms, in one of four tries.

| server | tables held | moves/s | median | 99 % within | share of the core | not held |
|---|---|---|---|---|---|---|
{held}

## Memory
| what | bytes |
|---|---|
| a live table of ours with four connections | {live:,} |
| a table of ours that nobody is connected to, still at hand | {kept:,} |
| a table of ours that was let go after being idle | {forgotten:,} |
| its rows in the database | {row:,} |
| a live match of boardgame.io with four connections | {peer_live:,} |

Tables are let go after ten idle minutes (`GINKGOPOLIS_IDLE_MINUTES`), so that one that is idle for a day is
a row in the database and nothing else. What one that was let go still costs here is left from the requests
that began it: garbage, which the server looks for every five minutes, and memory that the allocator keeps.
"""


class Run(msgspec.Struct):
    """All that was measured."""

    machine: str
    before: float
    after: float
    seconds: float
    rounds: int
    flood_tables: int
    contenders: list[Contender]
    memory: Memory


def page(run: Run) -> str:
    """Return a run as Markdown."""
    found = {contender.name: contender for contender in run.contenders}
    return PAGE.format(
        machine=run.machine,
        before=run.before,
        after=run.after,
        flood_tables=run.flood_tables,
        rounds=run.rounds,
        seconds=run.seconds,
        bound=BOUND,
        floods="\n".join(flood_row(contender) for contender in run.contenders),
        verdict=verdict(found),
        held="\n".join(held_row(contender) for contender in run.contenders),
        live=found[OURS].table_bytes,
        kept=round(run.memory.kept),
        forgotten=max(0, round(run.memory.forgotten)),
        row=round(run.memory.row),
        peer_live=found[PEER].table_bytes,
    )


def flood_row(found: Contender) -> str:
    """Return what a flood came to."""
    messages = sum(flood.messages for flood in found.floods) / sum(flood.moves for flood in found.floods)
    return f"| {found.name} | {found.rate:.0f} | {found.rate_per_core:.0f} | {messages:.1f} |"


def held_row(found: Contender) -> str:
    """Return how many tables were held."""
    missed = f"{found.missed.tables} ({found.missed.p99:.0f} ms)" if found.missed else ""
    held = found.held
    if held is None:
        return f"| {found.name} | 0 | | | | | {missed} |"
    rate = held.moves / held.seconds
    return (
        f"| {found.name} | {held.tables} | {rate:.0f} | {held.median:.1f} ms | {held.p99:.0f} ms "
        f"| {100 * held.cpu:.0f} % | {missed} |"
    )


def verdict(found: dict[str, Contender]) -> str:
    """Say how ours compares, by CPU time."""
    ratio = found[OURS].rate_per_core / found[PEER].rate_per_core
    return f"By CPU time ours makes {ratio:.2f} times as many as boardgame.io's."
