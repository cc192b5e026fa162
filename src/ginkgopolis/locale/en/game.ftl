### Words for what the game is made of: amounts, tiles, cards, characters, experts, events and modules.
### Browser and command line share them. How to translate is told in docs/languages.md.
###
### Keys that choose between variants are the same in all languages and are never shown:
### $colour is red, blue or yellow; $action is exploit, urbanize or construct; $expert and $event are the
### English names with hyphens, as in general-counsel and quality-control.

## Lists, made from two parts at a time: "a, b" and "a, b and c".

list-comma = { $first }, { $last }
list-and = { $first } and { $last }

## Amounts. Sentences have these messages in them, and get the numbers.

resources = { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}
tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
floors = { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}
# Tiles 21 to 23, which have a separate supply.
new-tiles = { $amount ->
    [one] { $amount } value II tile
   *[other] { $amount } value II tiles
}
green-spaces = { $amount ->
    [one] a green space
   *[other] { $amount } green spaces
}
resource-or-tile = 1 resource or 1 tile

## Tiles and cards

# A tile, or the card that names it: red 7. $colour is a key.
tile-name = { $colour } { $number }
# In a sentence; a character has the name that stands on its card, which its colour tells.
character-name = { $colour ->
    [red] the biotechnician
    [blue] the bioengineer
   *[yellow] the city planner
}
# The head of the card, in a picture.
character-title = { $colour ->
    [red] Biotechnician
    [blue] Bioengineer
   *[yellow] City planner
}
# $effect is bonus-short.
character-short = { character-name } ({ $effect })

## What cards do

# $items are amounts, as in "1 tile and 1 point".
bonus = { $action ->
    [exploit] each time you exploit: { $items }
    [urbanize] each time you urbanize: { $items }
   *[construct] each time you construct a floor: { $items }
}
bonus-short = { $action ->
    [exploit] exploit: { $items }
    [urbanize] urbanize: { $items }
   *[construct] construct: { $items }
}
# $effect is bonus.
character-effect = { $effect }; brings { $items } to start with
endgame-resource-on = at the end: { points } for each of your resources on { $colour } buildings
endgame-low-building = at the end: { points } for each building of 1 or 2 floors you own
endgame-tall-building = at the end: { points } for each building of 3 or more floors you own
endgame-bonus-card-of = { $action ->
    [exploit] at the end: { points } for each card and character of yours with an exploiting bonus
    [urbanize] at the end: { points } for each card and character of yours with an urbanizing bonus
   *[construct] at the end: { points } for each card and character of yours with a constructing bonus
}
endgame-card-of-colour = at the end: { points } for each { $colour } card and character of yours, this one included
endgame-flat = at the end: { points }
endgame-permanent-card = at the end: { points } for each card and character of yours with a permanent bonus
endgame-set-of-actions = at the end: { points } for each trio of your cards and characters with an exploiting, an urbanizing and a constructing bonus
endgame-set-of-colours = at the end: { points } for each red, blue and yellow trio of your cards and characters, this one included
# An urbanization card.
letter-effect = alone: 1 resource or 1 tile; with a tile: a new building where token { $letter } lies

## Experts

# In a sentence.
expert-name = { $expert ->
    [artist] the artist
    [journalist] the journalist
    [general-counsel] the general counsel
    [mayor] the mayor
    [master-architect] the master architect
    [engineer] the engineer
    [entrepreneur] the entrepreneur
    [professor] the professor
    [inspector] the inspector
   *[banker] the banker
}
# Alone, as a title.
expert-title = { $expert ->
    [artist] artist
    [journalist] journalist
    [general-counsel] general counsel
    [mayor] mayor
    [master-architect] master architect
    [engineer] engineer
    [entrepreneur] entrepreneur
    [professor] professor
    [inspector] inspector
   *[banker] banker
}
expert-effect = { $expert ->
    [artist] a lower number costs you no points
    [journalist] at the end: 2 points for each yellow building of yours, 1 for each of the others'
    [general-counsel] 2 points, not 1, for each resource you take back when somebody builds over you
    [mayor] another colour costs you no resource; at the end: 1 point for each district
    [master-architect] 2 more tiles to start with; you may build with two tiles at once, one hidden under the other
    [engineer] 2 points, not 1, for each tile you give back; at the end, if the tiles were never exhausted: 1 point for each tile you have
    [entrepreneur] at the end: 2 points for each red building of yours, 1 for each of the others'
    [professor] at the end: 2 points for each blue building of yours, 1 for each of the others'
    [inspector] 2 points each time you urbanize beside a building of the same colour
   *[banker] the resources you lack for building can be bought for 1 point each; at the end: 1 point for each resource behind your screen
}

## Events

# In a sentence.
event-name = { $event ->
    [design-competition] the design competition
    [advertising-campaign] the advertising campaign
    [expropriation] the expropriation
   *[quality-control] the quality control
}
# Alone, as a title.
event-title = { $event ->
    [design-competition] design competition
    [advertising-campaign] advertising campaign
    [expropriation] expropriation
   *[quality-control] quality control
}
event-effect = { $event ->
    [design-competition] 1 tile for each of your resources on the building and on those beside it, 9 at most
    [advertising-campaign] 1 point for each of your resources on the building and on those beside it, 9 at most
    [expropriation] your resources take the place of another player's on the building, for 1 point each; only with a building card
   *[quality-control] all others lose 1 point or 1 resource for each of theirs on the building and on those beside it; up to 6 of the points are yours
}

## Modules of The Experts

module-name-new-buildings = new buildings
module-name-prestige-buildings = prestige buildings
module-name-green-spaces = green spaces
module-name-events = events
module-name-keep-a-card = keep a card
module-name-experts = experts

## People and tables without a name

player-unnamed = Player { $number }
table-of = { $name }'s table
table-unnamed = A new table
