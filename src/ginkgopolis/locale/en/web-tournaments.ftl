# Tournaments: the list, one of them, and announcing one.

cup-tournaments = Tournaments
cup-lead = Round by round against players of your own strength, or in groups whose best go on. A round lasts for days: play whenever you like.
cup-off = This server holds no tournaments.
cup-none = No tournament has been announced yet.
cup-all = All tournaments
cup-phase = { $phase ->
    [open] open
    [running] running
    [finished] over
   *[closed] called off
}
cup-swiss-of = { $rounds ->
    [one] Swiss, 1 round
   *[other] Swiss, { $rounds } rounds
}
cup-groups-of = { $best ->
    [one] Groups, the best goes on
   *[other] Groups, the best { $best } go on
}
cup-tables-of = { $players } at a table
cup-players-of = { $players } of { $capacity } players
cup-begins = Begins when it is full, on { $date } at the latest
cup-round-until = Round { $round }, until { $date }
cup-ended = Ended on { $date }
cup-called-off = Called off on { $date }

# One tournament
cup-introductory = Introductory games
cup-normal = Normal games
cup-clock = { $span } for each decision
cup-rated = Games count for ratings
cup-owner = Announced by { $name }
cup-your-table = Your table is waiting
cup-sit = To your table
cup-join = Join
cup-leave = Leave
cup-leave-sure = Leave the tournament? You will play no further rounds. You can still play the game at your table.
cup-begin = Begin now
cup-close = Call off
cup-close-sure = Call this tournament off?
cup-entrants = Players
cup-standings = Standings
cup-nobody = Nobody has joined yet.
cup-strength = Opponents
cup-out = out
cup-order-swiss = By points, then by the mean of the opponents’ points, then by wins.
cup-order-groups = By the last round reached, then by the place there, then by points.
cup-rounds = Rounds
cup-round = Round { $round }
cup-board = Table { $board }
cup-rests = Rests this round
cup-place = { $place }.
cup-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
cup-see-table = Watch
cup-see-replay = Replay
cup-unfinished = Not finished in time.
cup-forgotten = (deleted)

# Announcing
cup-announce = Announce a tournament
cup-announce-players = Tournaments are announced by players. Become one first.
cup-name = Name
cup-format = Format
cup-swiss = Swiss
cup-swiss-lead = All play all rounds, each against players of about the same points.
cup-groups = Groups
cup-groups-lead = The best of each table go on, until one table is left.
cup-size = Players at a table
cup-best = How many go on
cup-capacity = Places
cup-joining = Joining for up to
cup-deadline = Each round for up to
