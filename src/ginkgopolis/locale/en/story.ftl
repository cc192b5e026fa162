### The story of a game, sentence by sentence.
###
### A player's deed is one sentence: story-sentence, whose $doing is a list of clauses. Clauses have no subject and
### begin with a small letter: "exploits red 7", "gains 2 resources". $name is a player; words like $resources, $points
### and $tiles are amounts or lists from game.ftl, $card, $tile and $letter are as in "red 7" or "A", $floors is as in
### "3 floors".

## How clauses become a sentence: "a and b", or "a, b, and c".

clauses-two = { $first } and { $last }
clauses-more = { $first }, and { $last }
story-sentence = { $name } { $doing }.

## Before and between the rounds

# The first word of both must not begin any other sentence: it is how headings are found.
round-begins = Round { $round } begins; { $name } is first player.
round-begins-alone = Round { $round } begins.
# A clause. $characters are characters, and perhaps an expert.
has-characters = begins with { $characters }
draws-expert = Nobody has chosen { $expert }, who comes to { $name } by chance.
takes-up = { $name } takes up { $card } again.
sits-out = { $name } has no cards and sits this round out.
# $left and $right are the neighbours' names.
passes-and-receives = { $name } passes { $passed } to { $left } and receives { $received } from { $right }.
passes = { $name } passes { $passed } to { $left }.
receives = { $name } receives { $received } from { $right }.
everyone-passes = Everyone passes the unused cards to the left.
everyone-draws =
    { $amount ->
        [one] Everyone draws { $amount } card.
       *[other] Everyone draws { $amount } cards.
    }
# These are strung together by draws-separator, and the whole gets its full stop.
draws-cards = { $name } draws { $cards }
others-draw =
    { $amount ->
        [one] the others draw { $amount } card each
       *[other] the others draw { $amount } cards each
    }
draws-separator = { $first }; { $last }
full-stop = { $sentence }.
renewed =
    { $amount ->
        [one] The deck is renewed: { $amount } card.
       *[other] The deck is renewed: { $amount } cards.
    }
# $cards are named, $left is an amount of cards.
renewed-discarding = The deck is renewed; { $cards } are discarded, and { $left } remain.
first-deck = The first deck has { $left }; { $cards } are discarded.

## Actions, as clauses

spends-new-hand = spends a New Hand token
discards-cards = discards { $cards }
draws = draws { $what }
exploits = exploits { $card }
urbanizes = urbanizes { $letter } with { $tile }
moves-token = moves the token { $letter } to { $place }
# $others are the letters of $amount other tokens.
moves-token-shifting =
    { $amount ->
        [one] moves the token { $letter } to { $place }, where { $others } makes room
       *[other] moves the token { $letter } to { $place }, where { $others } make room
    }
constructs = constructs { $tile } on { $card }, now { $floors } high
constructs-hiding = constructs { $tile } and a hidden floor on { $card }, now { $floors } high
hides-tile = hides a second tile under it
takes-back = takes back { $resources }
pays = pays { $points }
discards-resources = discards { $resources }
gains = gains { $items }
gains-bonus = gets { $items } by bonuses
keeps-card = keeps { $card }
draws-tiles = draws { $tiles }
draws-tiles-bonus = draws { $tiles } by bonuses
draws-tiles-some-bonus = draws { $tiles } ({ $amount } of them by bonuses)
draws-tiles-architect = draws { $tiles } as master architect
takes-tiles = takes { $tiles }
scores-parks = scores { $points } for parks
scores-inspector = scores { $points } as inspector

## Actions, as sentences

owner-takes-back = { $name } takes back { $resources } and scores { $points }.
nothing-left = { $name } has no more resources in the supply.
cannot-place = { $name } cannot place { $tile }, which needs { $needs }; the card is played alone.
buys = { $name } buys { $resources } for { $points }.

## Events

# $played are a card, perhaps a tile, and an event.
plays-event = { $name } plays { $played }.
design-competition-happens = { $name }'s design competition is worth { $tiles }.
advertising-campaign-happens = { $name }'s advertising campaign brings { $points }.
quality-control-happens = { $name }'s quality control finds { $resources } of the others.
event-returned = Nothing comes of { $event }, and { $name } takes it back.
expropriates = { $name } expropriates { $tile }: { $other } takes back { $resources }, { $name } places as many and scores { $points }.
# Two clauses.
loses = loses { $items } to the quality control
loses-nothing = has nothing to lose to the quality control
gets-from-control = { $name } gets { $points }.

## Hal, in clauses; "it" is the tile that he has just drawn.

turns-over = turns over { $cards }
urbanizes-it = urbanizes { $letter } with it
constructs-it = constructs it on { $card }, now { $floors } high
finds-no-tile = finds no tile to build with
lacks-resources = has too few resources to build with it
# A sentence.
scores = { $name } scores { $points }.

## The end

exhausted-first = The last tile is drawn: everyone may give tiles back for 1 point each.
exhausted-second = The tiles are exhausted for the second time.
exhausted-at-once = The last tile is drawn: this is the last round.
nobody-gives-back = Nobody gives tiles back.
none-to-draw = None of these tiles can be drawn again from the common supply.
gives-back = { $name } gives back { $tiles } and scores { $points }.
last-round-resources = All of { $name }'s resources are in the city: this is the last round.
last-round = This is the last round.
game-over = The game is over.
