# Players with keys, their pages, and the ladder.

club-ladder = Ladder
club-lead = Who is best at tables for two, three, four or five. Points are what a player is almost certainly worth: they begin at 0 and grow with games that go well.
club-size = { $players } players
club-rank = Place
club-player = Player
club-points = Points
club-rating = Rating
club-rating-of = { $mu } ± { $sigma }
club-games = Games
club-wins = Wins
club-mean-place = Mean place
club-mean-score = Mean score
club-nobody = Nobody has finished a rated game for { $players } yet.
club-more = Show more
club-off = This server does not rate games.

# The one who looks
club-you = You as a player
club-you-lead = Without an account: a player is a secret key in your browser. The server keeps only a hash of it. Whoever loses the key loses the player.
club-name = Name
club-make = Become a player
club-have-key = I have a key already
club-key = Key
club-show-key = Sign in here
club-you-are = You are { $name }.
club-own-page = Your games
club-rename = Save
club-carry = On another device
club-carry-lead = Open this link there, or type the key. Whoever has it is this player: show it to nobody.
club-carry-label = Link for your other device
club-key-unknown = The key is not known on this device. Make a new one, and the old one stops working.
club-renew = New key
club-renew-sure = Make a new key? The old one stops working, and your other devices need the new one.
club-leave = Sign out on this device
club-leave-sure = Sign out on this device? You need your key to come back.
club-delete = Delete this player
club-delete-sure = Delete this player with all ratings and results? Nobody can bring them back.

# Coming from another device
club-arrive = Sign in on this device?
club-arrive-lead = This device will show and rate your games as that player’s.
club-arrived = You are { $name } here, too.
club-arrive-failed = That did not work.

# A player's page
club-since = Player since { $date }
club-statistics = Ratings
club-no-ratings = No rated game is finished yet.
club-last-games = Last games
club-only-listed = Games of tables that are not listed count, but only their players see them here.
club-no-games = No game to show.
club-result = Place { $place } of { $players }, with { $score ->
    [one] 1 point
   *[other] { $score } points
}
club-replay = Replay
club-to-ladder = To the ladder
