# Cards, tiles and the city: what everything is called and what it does.

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
event-does-design-competition = Draw 1 tile per resource of yours there and next door, 9 at most.
event-does-advertising-campaign = 1 point per resource of yours there and next door, 9 at most.
event-does-expropriation = The owner takes the resources back; you put yours there, for 1 point each. Only with a building card.
event-does-quality-control = The others lose 1 point or 1 resource per resource of theirs there and next door; you get up to 6 of the points.
event-in-vain = As things are, nothing would come of it.
expert-does-artist = A lower number costs you no points.
expert-does-journalist = End: 2 points per yellow building of yours, 1 per yellow one of the others.
expert-does-general-counsel = 2 points instead of 1 per resource that you get back when somebody builds over you.
expert-does-mayor = Another colour costs you no resource. End: 1 point per district of the city.
expert-does-master-architect = Start with 2 more tiles. Build two floors at once: a second tile lies hidden below.
expert-does-engineer = 2 points per tile given back; 1 per tile at the end if the tiles were never exhausted.
expert-does-entrepreneur = End: 2 points per red building of yours, 1 per red one of the others.
expert-does-professor = End: 2 points per blue building of yours, 1 per blue one of the others.
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
reachable-help = Light up what your cards name
offer-words = Plot { $space } for token { $letter }: neighbours give { $worth }
# A free space beside a building; several of these in a list make $space.
space-north = north of { $building }
space-east = east of { $building }
space-south = south of { $building }
space-west = west of { $building }
space-edge = at the edge of the city
