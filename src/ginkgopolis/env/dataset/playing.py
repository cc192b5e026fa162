"""Plays games and writes down what every seat knew when it decided, and what it chose."""

from hashlib import sha256
from pathlib import Path
from typing import Final

import numpy as np

from ginkgopolis.bots import bot_rng, lost_moves, seat_bot
from ginkgopolis.bots.guard import Seated
from ginkgopolis.engine.rules import legal_moves
from ginkgopolis.engine.scoring import total_scores
from ginkgopolis.env.dataset.manifest import Manifest, Shard, replace_file, shard_file
from ginkgopolis.env.dataset.shards import TYPES, Arrays, packed, shapes
from ginkgopolis.env.desk import Desk
from ginkgopolis.env.herd import MARGIN, SCORE, WIN, rewards_of
from ginkgopolis.env.setting import game_of
from ginkgopolis.game import Game
from ginkgopolis.values import Move

NO_BOT: Final = -1
Columns = dict[str, list[object]]


def write_shard(folder: Path, manifest: Manifest, number: int) -> Shard:
    """Play the games of a shard and write them down."""
    arrays = play_shard(manifest, number)
    data = packed(arrays)
    name = shard_file(number)
    replace_file(folder / name, data)
    games, decisions = len(arrays["seeds"]), len(arrays["choices"])
    return Shard(name, games, decisions, len(data), sha256(data).hexdigest())


def play_shard(manifest: Manifest, number: int) -> Arrays:
    """Play the games of a shard, one after the other."""
    columns: Columns = {name: [] for name in TYPES}
    desk = Desk(manifest.plan.options)
    games = manifest.games_of(number)
    for place, game in enumerate(games):
        play_game(manifest, desk, columns, place, game)
    wanted = shapes(manifest, len(games), len(columns["choices"]))
    return {name: np.array(columns[name], TYPES[name]).reshape(wanted[name]) for name in TYPES}


def play_game(manifest: Manifest, desk: Desk, columns: Columns, place: int, game: int) -> None:
    """Play a game; the same bots at the same seats would play the same one in `simulate`."""
    plan = manifest.plan
    seed, seating = plan.seed + game, plan.seating(game)
    desk.begin(seed)
    seats = [seat_bot(plan.bots[bot], bot_rng(seed, seat), plan.limit) for seat, bot in enumerate(seating)]
    try:
        decisions = play_on(desk, seats, columns)
    finally:
        for seated in seats:
            seated.end(game_of(desk.state, plan.options))
    columns["games"] += [place] * decisions
    columns["decisions"] += range(decisions)
    note_outcome(desk, columns, seating)


def play_on(desk: Desk, seats: list[Seated], columns: Columns) -> int:
    """Play to the end; return how many decisions there were."""
    decisions = 0
    while waiting := desk.waiting:
        seat = waiting[0]
        observation = desk.observe(seat)
        moves = legal_moves(desk.state, seat)
        move, is_drawn = decided(seats[seat], game_of(desk.state, desk.options), seat)
        action = desk.actions.index_of.indices(moves)[moves.index(move.code)]
        columns["observations"].append(observation["observation"])
        columns["masks"].append(np.packbits(np.asarray(observation["action_mask"])))
        columns["choices"].append(action)
        columns["seats"].append(seat)
        columns["drawn"].append(is_drawn)
        desk.play(seat, action)
        decisions += 1
    return decisions


def decided(seated: Seated, game: Game, seat: int) -> tuple[Move, bool]:
    """Return the move of a bot, and whether it was drawn at random in its place."""
    was_retired, lost = seated.retired, len(lost_moves(seated.troubles))
    move = seated.move(game, seat)
    return move, was_retired or len(lost_moves(seated.troubles)) > lost


def note_outcome(desk: Desk, columns: Columns, seating: list[int]) -> None:
    """Write down how a game has ended; Hal has a seat, but no bot."""
    hal = [NO_BOT] * (desk.options.seats - len(seating))
    totals = total_scores(desk.state)
    columns["seeds"].append(desk.seed)
    columns["seating"].append(seating + hal)
    columns["rewards"].append(rewards_of(totals, WIN))
    columns["margins"].append(rewards_of(totals, MARGIN))
    columns["scores"].append(rewards_of(totals, SCORE))
