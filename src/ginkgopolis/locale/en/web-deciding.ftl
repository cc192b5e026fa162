# Deciding, and what came of it: prompts, why not, the ledger and what happened.

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
option-decline = buy nothing: play the card alone
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
token-hal-note = Beside strong buildings plot { $letter } is worth more to whoever draws its card: you or Hal.
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
    [0] You keep them all.
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
why-green = A green space goes only with an urbanization card.
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
ledger-districts = Districts, if the game ended then

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
