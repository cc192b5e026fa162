# The lobby of a table, and the ways into it.

lobby-heading = Before the game
lobby-name = Name of the table
lobby-seats = Seats
lobby-seats-lead = Cards pass from each seat to the one below it.
lobby-seat = Seat { $number }
lobby-open-seat = Open seat
lobby-you = you
lobby-host = host
lobby-away = away
lobby-hal = plays by his own rules
lobby-sit = Sit here
lobby-sit-too = Someone here plays too
lobby-sit-too-name = Name of whoever shares this screen
lobby-stand = Leave the seat
lobby-put-bot = Put a bot here
lobby-open-it = Open the seat
lobby-colour = Colour
lobby-colour-of = Colour of { $name }
lobby-name-of = Name of { $name }
lobby-move-up = Move { $name } up
lobby-add-seat = Add a seat
lobby-remove-seat = Remove the last seat
lobby-invite = Invite friends
lobby-invite-lead = Anybody with this link can take an open seat.
lobby-listed = List this table for everybody
lobby-listed-on = Anybody who visits this server finds it on the home page and may take an open seat.
lobby-listed-off = Only those who have the link can come.
lobby-copy = Copy the link
lobby-copied = Copied
lobby-copy-failed = Please copy it by hand
lobby-share = Share
lobby-my-link = My own link
lobby-my-link-lead = Opens your seat on another device. Keep it to yourself.
lobby-my-link-make = Make a link to my seat
lobby-start = Start the game
lobby-start-bots = Fill with bots and start
lobby-wait-seats = { $free ->
    [one] 1 seat is still open
   *[other] { $free } seats are still open
}
lobby-wait-host = { $name } starts the game
host-tools = For the host
host-renew = New invite link
host-renewed = There is a new link; the old one no longer works.
host-remove = New link, and spectators leave
host-removed = Spectators had to leave, and the old link no longer works.
host-hand-over = Make { $name } the host
lobby-close-sure = Close it for everybody?
lobby-not-seated = You have no seat here.
lobby-game = The game
lobby-game-introductory = Introductory
lobby-game-introductory-lead = Everybody gets a set of three characters.
lobby-game-normal = Normal
lobby-game-normal-lead = Characters are drafted: keep one, pass the rest.
lobby-modules = Modules of The Experts
lobby-modules-all = All
lobby-modules-none = None
module-new_buildings = New Buildings
module-new_buildings-lead = tiles 21 to 23, worth two draws
module-prestige_buildings = Prestige Buildings
module-prestige_buildings-lead = 24 and 25: nobody builds on them
module-green_spaces = Green Spaces
module-green_spaces-lead = parks that pay their neighbours
module-events = Events
module-events-lead = two surprises each
module-keep_a_card = Keep a Card
module-keep_a_card-lead = one card stays for the next round
module-experts = Experts
module-experts-lead = one strong specialist each
# How much a module asks of players; the attribute is read aloud.
rating-complexity = Complexity
    .words = complexity { $rating } of 3
rating-strategy = Strategy
    .words = strategy { $rating } of 3
lobby-hal-who = Who Hal is, and how to beat him
lobby-large-hand = Hands of { $cards } cards
lobby-large-hand-lead = for two to four players
lobby-first = First player
lobby-first-random = at random
lobby-closed-screens = Closed screens
lobby-closed-screens-lead = you cannot look up what others have behind theirs
lobby-house = At the table
lobby-house-spectators = Spectators may watch
lobby-house-undo = Moves may be taken back
lobby-house-hints = Hints from a bot
lobby-house-projection = Show points as if the game ended now
lobby-house-rated = Rated game
lobby-house-rated-lead = Counts for players with a key; it is played to its end.
lobby-rated-players = { $count ->
    [0] Nobody here is a player with a key yet. It takes two for the game to be rated.
    [one] Only one of you is a player with a key. It takes two for the game to be rated.
   *[other] { $count } of you are players with a key.
}
lobby-rated-become = Become a player
lobby-rated-as = Play as { $name }
lobby-delay = Spectators see it
lobby-delay-rounds = { $rounds ->
    [0] as it happens
    [one] a round later
   *[other] { $rounds } rounds later
}
join-nameless = or stay nameless
lobby-clock = Time for each decision
lobby-clock-none = as long as it takes
lobby-clock-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
lobby-clock-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
lobby-clock-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
lobby-stand-in = Who plays when time runs out
lobby-chat = Chat
lobby-chat-say = Say something
lobby-chat-send = Send
lobby-chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
lobby-chat-none = Nobody has said anything yet.
lobby-more = More options

join-title = Join { $title }
join-name = Your name
join-colour = Your colour
join-take = Take a seat
join-full = All seats are taken. You can watch.
join-watch = Watch
join-begun = The game has begun. You can watch.
join-opening = Opening the table …
join-failed = This link no longer opens a table.
join-home = To the home page
claim-title = Is this your seat?
claim-take = Take my seat on this device
claim-lead = The link gives this device the seat. Your other devices keep it, too.
