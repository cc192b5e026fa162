### What a move would do, for lists of options: "exploit red 7 (2 floors): gain 2 resources; gain 1 point by bonuses".
### Parts stand beside each other, each for itself, and begin with a small letter. $items and $tiles are lists of
### amounts, $card, $tile and $letter are as in "red 7" or "A"; $place is a list of space-beside, as in "north of red 4 and east of blue 2".

explained = { $move }: { $parts }
# How the parts are strung together.
explanation-parts = { $first }; { $last }

## Actions

move-exploit = exploit { $card }
move-exploit-building = exploit { $card } ({ floors })
move-urbanize = urbanize { $letter } with { $tile }
move-construct = construct { $tile } on { $card }
move-new-hand = New Hand: discard all your cards and draw as many
move-take-back = take your choice back and choose again

## What goes with a card

move-single = build with { $tile } only
move-under = hide { $lower } under { $tile }
move-no-event = add no event
move-event = add { $event }
move-aside = keep { $card } for the next round

## The draft; $effect says what the card does.

move-keep-character = keep { $character }: { $effect }
move-keep-expert = keep { $expert }: { $effect }
move-keep-expert-events = keep { $expert }: { $effect }; brings { $events }
move-no-expert = keep nothing: an expert that nobody has chosen comes to you by chance
move-keep-events = keep { $events }

## Answers to questions

move-before = before the action
move-after = after the action
move-lose = lose { $items }
move-buy = buy { resources } for { points }, and build
move-decline = buy nothing: the card is played alone
move-resource = take 1 resource
move-tile = draw 1 tile
# $side is a key.
space-beside = { $side ->
    [north] north of { $building }
    [east] east of { $building }
    [south] south of { $building }
   *[west] west of { $building }
}
move-token-beside = { $side ->
    [north] put token { $letter } north of the new tile
    [east] put token { $letter } east of the new tile
    [south] put token { $letter } south of the new tile
   *[west] put token { $letter } west of the new tile
}
move-token-to = put token { $letter } { $place }
move-token-clockwise = let the other tokens make room clockwise, and { $letter } goes { $place }
move-token-counterclockwise = let the other tokens make room counter-clockwise, and { $letter } goes { $place }
move-give = give back { $tile } for { points }
move-done = give back no more tiles
move-draw = draw { $tiles }
move-draw-nothing = draw nothing
move-take = take { $tiles }
move-take-and-draw = take { $tiles } and draw { $drawn }

## What an action takes and gives

gain = gain { $items }
gain-bonus = gain { $items } by bonuses
gain-nothing = gain nothing
gain-parks = score { points } for parks
gain-inspector = score { points } as inspector
place = place { resources }
own-return = { $amount ->
    [one] { $amount } resource of yours comes back first
   *[other] { $amount } resources of yours come back first
}
owner-return = { $name } takes back { resources } and scores { points }
pay = pay { points } for the lower number
discard = discard { resources } for the other colour
number-waived = the lower number costs you nothing
colour-waived = the other colour costs you nothing
# $effect says what the card does.
keep = keep the card ({ $effect })
ends = this puts your last resource into the city and makes this the last round
# $has is a number of the same.
lacking-resources = needs { resources }, you have { $has }
lacking-points = needs { points }, you have { $has }
could-buy = you could buy { resources } for { points } at the reveal
played-alone = the card would be played alone unless that changes

## What would come of an event

event-draws = draw { tiles }
event-scores = score { points }
event-expropriates = { $name } takes back { resources }, you place as many and score { points }
event-loss = { $name } loses { $amount } in points or resources
event-nothing = nothing would come of it
# $effect is one of the above.
event-if-bought = { $effect } (if you buy { resources })
event-if-not-bought = { $effect } (if you buy nothing)
event-as-it-is = { $effect } (as things are)

## The ledger of an action in the browser: what it takes and gives, line by line. $tile and $card are as in "Red 7".

ledger-back = { $count ->
    [one] { $name } takes back 1 resource
   *[other] { $name } takes back { $count } resources
}
ledger-back-you = { $count ->
    [one] You take back 1 resource
   *[other] You take back { $count } resources
}
ledger-back-points = { $count ->
    [one] and gets 1 point for each
   *[other] and gets { $count } points for each
}
ledger-buys = { $count ->
    [one] You buy 1 resource
   *[other] You buy { $count } resources
}
ledger-buys-note = as a banker, from your supply
ledger-tile = You place { $tile }
ledger-tiles = You place { $tile } and a tile under it
ledger-place = One resource per floor
ledger-place-one = Your resource on the new building
ledger-lower = Lower number
ledger-lower-note = the difference in points
ledger-colour = Another colour
ledger-colour-note = 1 resource to the supply
ledger-waived-artist = costs an artist nothing
ledger-waived-mayor = costs a mayor nothing
ledger-use = You use { $tile }
ledger-neighbour = { $tile } next door
ledger-short-resource = { $wanted ->
    [one] 1 resource wanted, { $count } in your supply
   *[other] { $wanted } resources wanted, { $count } in your supply
}
ledger-short-tile = { $wanted ->
    [one] 1 tile wanted, { $count } left to draw
   *[other] { $wanted } tiles wanted, { $count } left to draw
}
# What a letter that is played alone brings, where one of two items is lacking.
ledger-only-resource = 1 resource: there is no tile to draw
ledger-only-tile = 1 tile: your supply has no resource
ledger-choice = 1 resource or 1 tile, as you like
ledger-parks = Parks next door
ledger-bonus = { $action ->
    [exploit] Your exploit bonuses
    [urbanize] Your urbanize bonuses
   *[construct] Your construct bonuses
}
ledger-inspector = Inspector: a district grows
ledger-keep = You keep the card { $card }
