# The table: what stands around the city, hints, going back, sharing a screen, webhooks.

confirm = Confirm
clear = Clear
menu = Menu
or = or
tile-kept = keep
nothing = nothing
hand = Your hand
city = The city
dock = Your side of the table
rivals = The others
side = Explanations
side-tabs = More
decision = Your decision
to-home = To the home page
to-tournament = To the tournament
connecting = Connecting
words-and = { $first } and { $last }
key-space = Space

# Top and panels
top-round = Round { $round }
top-setup = Setup
top-last-round = Last round
top-order = Order of play; hands pass this way
top-first = first player
top-pass = you pass to { $name }
top-tiles-left = Tiles left in the supply
top-left = { $count } left
top-first-supply = tiles left · first supply
top-second-supply = tiles left · second supply
top-tiles-help = Tiles left in the supply. When they run out, everyone may give tiles back once; the second time the game ends.
top-deck = deck · discard
top-deck-help = Cards in the deck and in the discard pile. When the deck is empty, sites open and the pile is shuffled in.
top-rules = Rules
in-city = in the city
in-city-help = Resources in the city. Once all of somebody’s are there, it is the last round.
in-supply = in the supply
score-now = worth { $count } now
score-now-help = Your points if the game ended now
rival-choosing = choosing …
rival-deciding = deciding …
rival-ready = ready
rival-away = away
rival-stand-in = A bot plays for { $name }
rival-screen = behind the screen
rival-events = { $count ->
    [one] 1 event
   *[other] { $count } events
}
rival-finals = { $count ->
    [one] 1 end-game card
   *[other] { $count } end-game cards
}
rival-played = plays
rival-if-built = if you build here
bonus-exploit = Exploit bonuses
bonus-urbanize = Urbanize bonuses
bonus-construct = Construct bonuses
recap-title = What happened
round-first = First steps
tableau = Your bonuses
tableau-note = gained with each action of that kind
recap-none = Nothing has happened yet.
recap-again = Replay
recap-skip = Skip
recap-speed = Speed
recap-bonuses = Bonuses
recap-joined = { $count ->
    [one] New deck: this card joined
   *[other] New deck: these { $count } cards joined
}
tab-deck = Deck
tab-districts = Districts
tab-log = Log
tab-chat = Chat
log-setup = Setup
deck-coming = In the deck ({ $count }) or in other hands:
deck-known = { $name } has what you passed on:
deck-sites = { $sites ->
    [one] 1 site joins
   *[other] { $sites } sites join
} at the next reshuffle, after { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
deck-discard = Discard pile:
deck-tiles = Tiles that may still come ({ $count } in the supply)
district-of = { $colour ->
    [red] Red
    [blue] Blue
   *[yellow] Yellow
}, { $count } buildings
district-nobody = nobody has resources there
district-none = Two neighbouring buildings of one colour make a district. There is none yet.
district-tie = { $names } are tied at { $count }. The tallest building there decides, then its number.
supply-two = { $count ->
    [one] 1 value II tile
   *[other] { $count } value II tiles
} left
supply-green = { $count ->
    [one] 1 green space
   *[other] { $count } green spaces
} left

# Hints, going back, sharing a screen
hint = Hint
hint-ask = Ask a bot
hint-says = { $bot } would do this
hint-with = Play { $card } with { $tile }.
hint-alone = Play { $card } alone.
hint-event = Add the event { $event }.
hint-aside = Set { $card } aside.
hint-lower = Hide { $tile } under it.
hint-add = Add: { $thing }.
hint-give = Give back { $tiles }.
hint-give-none = Give no tile back.
hint-take = Pick it
moves-not-saved = Moves are not being saved just now. Wait a moment.
reconnecting = The connection is lost. Trying again …
reconnecting-unsent = The connection is lost. Your choice is kept and will be sent as soon as it is back.
stand-in = { $bot } plays for you until you choose again.
stand-in-waits = { $bot } has your seat, and nobody else is left: the game waits for you.
stand-in-back = Play myself
back-choice = Take back my choice
back-step = Take back my last step
back-ask = Ask the others to go back { $to ->
    [setup] to the start of the game
    [round] to the start of round { $round }
   *[choice] to my last choice
}
back-to = Back { $to ->
    [setup] to the start of the game
    [round] to the start of round { $round }
   *[choice] to my last choice
}
back-none = There is nothing to take back now.
request = { $name } asks to go back { $to ->
    [setup] to the start of the game.
    [round] to the start of round { $round }.
   *[choice] before the last choice.
}
request-mine = You asked to go back { $to ->
    [setup] to the start of the game
    [round] to the start of the round
   *[choice] before your choice
}. The others have to agree.
request-yes = Agree
request-no = Refuse
request-withdraw = Withdraw
curtain = { $name }, it is your turn
    .note = Hand over the screen. The others look away.
    .button = I am { $name }
menu-back = Going back
menu-seat = Seats
menu-hand = Let { $bot } play for me
# $votes are those who want it so far.
menu-vote = { $votes ->
    [0] { $name } is away: let a bot play
    [one] { $name } is away: let a bot play ({ $votes } wants it)
   *[other] { $name } is away: let a bot play ({ $votes } want it)
}
menu-link = Link to my seat
menu-link-copied = The link to your seat is copied. Keep it to yourself.
menu-look = How it looks
menu-words = Show words and keys everywhere
sound = Sound
sound-on = Sound is on.
sound-off = Sound is off. The key M turns it on again.
sound-shake = Vibrate
menu-recap = Show what others did
menu-recap-off = off
table-missing = There is no such table
    .note = It may have been removed.
table-closed-to-you = This table is not open to you
    .note = Ask its host for an invitation.
table-aside = This table cannot be read any more
    .note = Its host can close it.
table-closed = This table is closed
skips = Jump to
skip-hand = Hand
skip-city = City

# The phone
phone-tabs = Parts of the table
phone-city = City
phone-hand = Hand
phone-you = You
phone-rivals = Rivals
phone-log = Log
phone-alone = alone

# Webhooks
hooks-title = Call a webhook when it is my turn
hooks-lead = For your own chats and programs: while you are away from the table, the server posts a message to this address.
hooks-address = Address
hooks-add = Add
hooks-try = Try
hooks-remove = Remove
hooks-secret = Calls are signed with this secret, which is shown only once:
hooks-taken = { $host } has accepted the message.
hooks-refused = { $host } has not accepted the message.
