# The table: the city, the hand, prompts and panels.

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
to-home = To the first page
to-tournament = To the tournament
connecting = Connecting
words-and = { $first } and { $last }
# An icon, as it is read out beside its number.
icon-resource = { $count ->
    [one] resource
   *[other] resources
}
icon-tile = { $count ->
    [one] tile
   *[other] tiles
}
icon-point = { $count ->
    [one] point
   *[other] points
}
key-space = Space

# Names
name-red = Red { $number }
name-blue = Blue { $number }
name-yellow = Yellow { $number }
name-green = Green space
name-letter = plot { $letter }
colour-plum = plum diamond
colour-mint = mint circle
colour-onyx = black triangle
colour-pearl = white moon
colour-rose = rose cross
items-resource = resources
items-tile = tiles
items-point = points
count-floor = { $count ->
    [one] 1 floor
   *[other] { $count } floors
}
action-exploit = Exploit
action-urbanize = Urbanize
action-construct = Construct
action-final = Final
deed-exploit = Exploit
deed-urbanize = Urbanize
deed-construct = Construct a floor
icon-final = end of the game
icon-newhand = New Hand
icon-deck = deck
character-red = Bio­technician
character-blue = Bio­engineer
character-yellow = City planner
event-does-design-competition = Draw 1 tile per own resource there and next door, 9 at most.
event-does-advertising-campaign = 1 point per own resource there and next door, 9 at most.
event-does-expropriation = The owner takes her resources back; put yours there, 1 point each. Only with a building card.
event-does-quality-control = The others lose 1 point or resource per resource there and next door; you get up to 6 of the points.
event-in-vain = As things are, nothing would come of it.
expert-does-artist = A lower number costs you no points.
expert-does-journalist = End: 2 points per own and 1 per other players’ yellow building.
expert-does-general-counsel = 2 points instead of 1 per resource that you get back when somebody builds over you.
expert-does-mayor = Another colour costs you no resource. End: 1 point per district of the city.
expert-does-master-architect = Start with 2 more tiles. Build two floors at once: a second tile lies hidden below.
expert-does-engineer = 2 points per tile given back; 1 per tile at the end if the tiles were never exhausted.
expert-does-entrepreneur = End: 2 points per own and 1 per other players’ red building.
expert-does-professor = End: 2 points per own and 1 per other players’ blue building.
expert-does-inspector = 2 points when urbanizing makes, enlarges or joins a district.
expert-does-banker = Buy missing resources, 1 point each. End: 1 point per resource you hold.

# Powers of cards
power-exploit = each time you exploit
power-urbanize = each time you urbanize
power-construct = each time you construct
final-resource-on-red = per resource of yours on red buildings
final-resource-on-blue = per resource of yours on blue buildings
final-resource-on-yellow = per resource of yours on yellow buildings
final-low-building = per building of yours with 1 or 2 floors
final-tall-building = per building of yours with 3 or more floors
final-bonus-card-of-exploit = per exploit card of yours
final-bonus-card-of-urbanize = per urbanize card of yours
final-bonus-card-of-construct = per construct card of yours
final-card-of-colour-red = per red card of yours
final-card-of-colour-blue = per blue card of yours
final-card-of-colour-yellow = per yellow card of yours
final-flat = at the end
final-permanent-card = per permanent bonus card of yours
final-set-of-actions = per set of exploit, urbanize and construct cards
final-set-of-colours = per set of red, blue and yellow cards

# Cards and tiles
card-alone = Alone
card-alone-red = 1 resource per floor
card-alone-blue = 1 tile per floor
card-alone-yellow = 1 point per floor
card-keep = With a tile, you keep
card-with-tile = With a tile
card-letter = build on plot { $letter }, use its neighbours
card-free = free
card-start = You start with
card-power = Power
card-words = { $card }. With a tile you build on it and keep its power ({ $does })
card-letter-words = Plot { $letter }. Alone: 1 resource or 1 tile. With a tile: build there and get { $gives }
aside = aside
aside-pick = Set a card aside
aside-set = Set { $card } aside
aside-is = Set aside: { $card }
aside-needed = Set one more card aside.
your-tiles = Your tiles
your-events = Your events
tiles-drag = drag onto a card
tiles-lower = a second one goes below
events-add = add one to a card
no-tiles = You have no tiles.
tile-under = below
tile-words = { $tile }, gives { $item ->
    [resource] resources
    [tile] tiles
   *[point] points
}{ $value ->
    [2] , value II
    [3] , value III: nobody builds on it
   *[1] {""}
}
tile-green-words = Green space: only to urbanize
pip-character = Character
new-hands = { $count ->
    [one] New Hand · 1 left
   *[other] New Hand · { $count } left
}
draft-words = { $name }. Start: { $start }. Then { $effect }
draft-pack = Cards to keep or pass on
draft-kept = Kept so far
draft-kept-none = You have kept none yet.
draft-not = You must still take another kind of card.

# The city
building-nobodys = nobody’s
building-owner = { $name } with { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
building-site = construction site
building-closed = closed for good
building-gives = gives { $what }
token-name = Urbanization token { $letter }
tip-nobodys = Nobody’s.
tip-owner = { $name } with { $count ->
    [one] 1 resource.
   *[other] { $count } resources.
}
tip-use = Using it gives { $what }.
tip-closed = Closed for good: nobody uses it or builds on it.
tip-site = A construction site: its card joins when the deck is shuffled.
tip-district = { $colour ->
    [red] Red
    [blue] Blue
   *[yellow] Yellow
} district of { $count }: { $first } { $points }, { $second } { $then ->
    [one] 1 point
   *[other] { $then } points
} at the end.
tip-district-alone = { $colour ->
    [red] Red
    [blue] Blue
   *[yellow] Yellow
} district of { $count }: { $first } alone, { $points } points at the end.
tip-district-empty = { $colour ->
    [red] Red
    [blue] Blue
   *[yellow] Yellow
} district of { $count }: nobody has resources there.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole city
districts = Districts
reachable = Reachable
reachable-help = Light what your cards name
offer-words = Plot { $space } for token { $letter }: neighbours give { $worth }
# A free space beside a building; several of these in a list make $space.
space-north = north of { $building }
space-east = east of { $building }
space-south = south of { $building }
space-west = west of { $building }
space-edge = at the edge of the city

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
in-city-help = Resources in the city. If all of somebody’s are there, this is the last round.
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
deck-known = { $name } has, for you passed it:
deck-sites = { $sites ->
    [one] 1 site joins
   *[other] { $sites } sites join
} at the next reshuffle, after { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
deck-discard = Discard pile:
deck-tiles = Tiles that may come ({ $count } in the supply)
district-of = { $colour ->
    [red] Red
    [blue] Blue
   *[yellow] Yellow
}, { $count } buildings
district-nobody = nobody has resources there
district-none = Two neighbours of one colour make a district. There is none yet.
district-tie = { $names } have { $count } each. Ties go to the tallest own building there, then to its number.
supply-two = { $count ->
    [one] 1 value II tile
   *[other] { $count } value II tiles
} left
supply-green = { $count ->
    [one] 1 green space
   *[other] { $count } green spaces
} left

# Deciding
watching = You are watching.
waiting = Waiting.
waiting-for = Waiting for { $names }.
committed = Sealed.
committed-is = Sealed: { $what }.
choice-sealed = Nobody sees it until all have chosen.
acts-before = { $count ->
    [one] 1 player acts before you.
   *[other] { $count } players act before you.
}
slot-card = card
slot-tile = tile, if you like
slot-lower = tile below
slot-event = event
slot-action = action
slot-clear = Put { $what } back
prompt-choose = Choose a card.
    .note = Alone it uses a building; with a tile it builds.
prompt-new-hand = Discard your { $count } cards and draw as many?
    .note = −2 points at the end if used.
    .yes = New Hand
    .no = Keep my hand
prompt-draft = Keep one, pass { $count } to { $name }.
    .note = Pick { $pick } of { $of }.
    .button = Keep { $name }
    .none = Keep
prompt-draft-last = Keep the last one.
    .note = Pick { $pick } of { $of }.
prompt-events = Keep two events.
    .note = Each can be played once, with a card.
    .button = Keep these two
prompt-give-back = The supply is empty.
    .note = Give tiles back for { $worth ->
        [one] 1 point
       *[other] { $worth } points
    } each. Secret until all have chosen.
    .button = { $count ->
        [0] Give none back
       *[other] Give { $count } back
    }
prompt-item = Take one.
    .note = You used plot { $letter } alone.
    .button = { $item ->
        [resource] Take the resource
       *[tile] Take the tile
    }
prompt-token = Where does token { $letter } go?
    .note = { $count ->
        [one] One plot is free for it.
       *[other] { $count } plots are free for it.
    }
    .button = Place here
prompt-token-shift = No plot is free for token { $letter }.
    .note = The others make room: clockwise or counter-clockwise?
prompt-token-hal = Hal built { $tile } on plot { $letter }.
    .note = You place his token.
prompt-split = You draw { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }. How?
    .note = Decide before you see any of them.
    .button = Draw
prompt-timing = { $event }.
    .note = It happens around { $card }. When?
    .before = Before
    .after = After
prompt-quality = Quality control by { $name }.
    .note = You lose { $count }, in the mix you like.
    .button = Pay
prompt-purchase = You lack { $count ->
        [one] 1 resource.
       *[other] { $count } resources.
    }
    .note = Banker: buy from your supply, 1 point each.
    .button = Buy and build
    .decline = Play the card alone
option-resource = 1 resource
option-tile = 1 tile
option-before = before you act
option-after = after you act
option-buy = buy and build { $tile }
option-decline = do not: play the card alone
option-points-left = { $before } › { $after ->
    [one] 1 point
   *[other] { $after } points
}
timing-design-competition = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
timing-advertising-campaign = { $count ->
    [one] 1 point
   *[other] { $count } points
}
timing-expropriation = { $count ->
    [one] 1 resource replaced
   *[other] { $count } resources replaced
}
timing-quality-control = the others lose { $count }
token-choose = { $count ->
    [one] One plot glows in the city.
   *[other] Choose one of the { $count } glowing plots in the city.
}
token-shift = Choose a direction; arrows show who makes room.
token-shifts = Token { $letter } takes the plot of { $taken }. Moving on: { $moved }.
token-order = Letters must still read A to L, clockwise.
token-hal-note = Beside strong buildings plot { $letter } is worth more to whoever draws it: you or Hal.
token-worth = There the neighbours give { $worth }.
token-previous = Previous plot
token-next = Next plot
token-keys = next plot
split-one = Ordinary
    .note = 1 draw each
split-two = New building
    .note = 2 draws, face down
split-three = Prestige, { $tile }
    .note = 3 draws, face up
split-three-none = Prestige, { $colour ->
    [R] red
    [B] blue
   *[Y] yellow
}
split-green = Green space
    .note = 1 draw, one per round
supply-none = none left
split-less = Less: { $what }
split-more = More: { $what }
split-used = { $used } of { $of } draws used
give-sum = { $count ->
    [0] You keep all.
    [one] 1 tile back, +{ $points }
   *[other] { $count } tiles back, +{ $points }
}
quality-points = points, to { $name }
quality-resources = resources, to your supply
quality-slider = Resources instead of points
quality-left = left: { $points }, { $resources }

# Why not
why-alone = { $lacks ->
    [resources] Needs { resources }, you have { $has_resources }; it would be played alone.
    [points] Needs { points }, you have { $has_points }; it would be played alone.
   *[both] Needs { resources } and { points }, you have { $has_resources } and { $has_points }; it would be played alone.
}
why-green = A green space goes only with a letter card.
why-expropriation = Expropriation goes only with a building card.

# The ledger
preview-construct = { $tile } on { $card }, now { $count ->
    [one] 1 floor
   *[other] { $count } floors
}
preview-urbanize = { $tile } on plot { $letter }
preview-exploit = { $card }, { $count ->
    [one] 1 floor
   *[other] { $count } floors
}
preview-letter = Plot { $letter } alone
ledger-ends = This would be the last round.
ledger-districts = If the game ended then, districts

# What happened
deed-used = { $you ->
    [yes] You used
   *[no] { $name } used
} { $card }.
deed-used-letter = { $you ->
    [yes] You used
   *[no] { $name } used
} plot { $letter }.
deed-urbanized = { $you ->
    [yes] You built
   *[no] { $name } built
} { $tile } on plot { $letter }.
deed-constructed = { $you ->
    [yes] You raised
   *[no] { $name } raised
} { $card } to { $count ->
    [one] 1 floor
   *[other] { $count } floors
} with { $tile }.
deed-refused = { $you ->
    [yes] You could not pay for { $tile } and used { $card } alone.
   *[no] { $name } could not pay for { $tile } and used { $card } alone.
}
deed-plays = { $you ->
    [yes] You play
   *[no] { $name } plays
} { $card }.
deed-back = { $you ->
    [yes] You got { $what } back.
   *[no] { $name } got { $what } back.
}
deed-event = { $event }.
deed-gains = Got { $what }.
deed-pays = Paid { $what }.
deed-kept = card kept
announce-last-round = This is the last round.

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
moves-not-saved = Moves are not being saved just now. Wait a little.
reconnecting = The connection is gone. Trying again …
reconnecting-unsent = The connection is gone. Your choice is kept and sent as soon as it is back.
stand-in = { $bot } plays for you until you choose again.
stand-in-waits = { $bot } has your seat, and no person is left: the game waits for you.
stand-in-back = Play myself
back-choice = Take back my choice
back-step = Take back my last step
back-ask = Ask the others to go back { $to ->
    [setup] to the beginning of the game
    [round] to the beginning of round { $round }
   *[choice] to my last choice
}
back-to = Go back { $to ->
    [setup] to the beginning of the game
    [round] to the beginning of round { $round }
   *[choice] to my last choice
}
back-none = There is nothing to take back now.
request = { $name } asks to go back { $to ->
    [setup] to the beginning of the game.
    [round] to the beginning of round { $round }.
   *[choice] before the last choice.
}
request-mine = You asked to go back { $to ->
    [setup] to the beginning of the game
    [round] to the beginning of the round
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
menu-words = Words and keys everywhere
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
hooks-lead = For chats and programs of yours: while you are away from the table, the server posts a message to this address.
hooks-address = Address
hooks-add = Add
hooks-try = Try
hooks-remove = Remove
hooks-secret = Calls are signed with this secret, which is shown only once:
hooks-taken = { $host } has taken the message.
hooks-refused = { $host } has not taken the message.
