### The story of a game, sentence by sentence.
###
### Every message is a whole sentence. $name is a player; $card, $tile and $letter are as in "red 7" or "A"; $cards,
### $tiles, $discarded, $gains and $items are lists, each of them the object of a verb. Amounts are numbers: $points is
### said by the message points, and so are $resources, $tiles, $cards and $floors where a message has these in it.
### $brings is a key for what a deed brings: nothing, gains, draws (tiles), or both.

## Before and between the rounds

# The first word of both must not begin any other sentence: it is how headings are found.
round-begins = Round { $round } begins; { $name } is first player.
round-begins-alone = Round { $round } begins.
# $characters are characters, and perhaps an expert.
begins-with = { $brings ->
    [nothing] { $name } begins with { $characters }.
    [gains] { $name } begins with { $characters } and gains { $gains }.
    [draws] { $name } begins with { $characters } and draws { $tiles }.
   *[both] { $name } begins with { $characters }, gains { $gains } and draws { $tiles }.
}
draws-expert = Nobody has chosen { expert-name }, who comes to { $name } by chance.
takes-up = { $name } takes up { $card } again.
sits-out = { $name } has no cards and sits this round out.
# $left and $right are the neighbours' names.
passes-and-receives = { $name } passes { $passed } to { $left } and receives { $received } from { $right }.
passes = { $name } passes { $passed } to { $left }.
receives = { $name } receives { $received } from { $right }.
everyone-passes = Everyone passes the unused cards to the left.
everyone-draws = Everyone draws { cards }.
draws-cards = { $name } draws { $cards }.
draws-like-other = { $name } draws { $cards }; { $other } draws as many.
draws-like-others = { $name } draws { $cards }; the others draw as many each.
renewed = The deck is renewed: { cards }.
renewed-discarding = The deck is renewed, discarding { $discarded }: { cards }.
first-deck = The first deck has { cards }; discarded: { $discarded }.

## Actions

spends-new-hand = { $name } spends a New Hand token, discards { $discarded } and draws { $cards }.
discards-hand = { $name } spends a New Hand token and discards { $discarded }.
exploits = { $brings ->
    [nothing] { $name } exploits { $card }.
    [gains] { $name } exploits { $card } and gains { $gains }.
    [draws] { $name } exploits { $card } and draws { $tiles }.
   *[both] { $name } exploits { $card }, gains { $gains } and draws { $tiles }.
}
# $how is a key: with a tile just drawn, as Hal does, with a second one hidden under it, or openly.
urbanizes = { $how ->
    [drawing] { $name } draws { $tile } and urbanizes { $letter } with it.
    [hiding] { $name } urbanizes { $letter } with { $tile } and hides a second tile under it.
   *[openly] { $name } urbanizes { $letter } with { $tile }.
}
moves-token = { $brings ->
    [nothing] { $name } moves token { $letter }.
    [gains] { $name } moves token { $letter } and gains { $gains }.
    [draws] { $name } moves token { $letter } and draws { $tiles }.
   *[both] { $name } moves token { $letter }, gains { $gains } and draws { $tiles }.
}
# $others are the letters of $amount tokens.
tokens-make-room = { $amount ->
    [one] Token { $others } makes room for { $letter }.
   *[other] Tokens { $others } make room for { $letter }.
}
constructs = { $how ->
    [drawing] { $name } draws { $tile } and constructs it on { $card }, now { floors } high.
    [hiding] { $name } constructs { $tile } and a hidden floor on { $card }, now { floors } high.
   *[openly] { $name } constructs { $tile } on { $card }, now { floors } high.
}
# The card that a floor was built with.
keeps-card = { $brings ->
    [nothing] { $name } keeps { $card }.
    [gains] { $name } keeps { $card } and gains { $gains }.
    [draws] { $name } keeps { $card } and draws { $tiles }.
   *[both] { $name } keeps { $card }, gains { $gains } and draws { $tiles }.
}
gained = { $brings ->
    [gains] { $name } gains { $gains }.
    [draws] { $name } draws { $tiles }.
   *[both] { $name } gains { $gains } and draws { $tiles }.
}
takes-tiles = { $name } takes { $tiles }.
takes-back = { $name } takes back { resources }.
owner-takes-back = { $name } takes back { resources } and scores { points }.
pays = { $name } pays { $items }.
nothing-left = { $name } has no more resources in the supply.
cannot-place = { $name } cannot place { $tile }, which needs { $items }; the card is played alone.
buys = { $name } buys { resources } for { points }.

## What $gains and $tiles are in these sentences

by-bonuses = { $items } by bonuses
with-bonuses = { $items } plus { $bonuses } by bonuses
# $amount are numbers of tiles.
partly-by-bonuses = { $tiles } ({ $amount } of them by bonuses)
drawn-as-architect = { $tiles } as master architect
points-for-parks = { points } for parks
points-as-inspector = { points } as inspector

## Events

plays-event = { $name } plays { $card } and { event-name }.
plays-event-and-tile = { $name } plays { $card }, { $tile } and { event-name }.
design-competition-happens = { $tiles ->
    [0] { $name }'s design competition finds none of their resources.
   *[other] { $name }'s design competition is worth { tiles }.
}
advertising-campaign-happens = { $points ->
    [0] { $name }'s advertising campaign finds none of their resources.
   *[other] { $name }'s advertising campaign brings { points }.
}
quality-control-happens = { $resources ->
    [0] { $name }'s quality control finds no resources of the others.
   *[other] { $name }'s quality control finds { resources } of the others.
}
event-returned = Nothing comes of { event-name }, and { $name } takes it back.
expropriates = { $name } expropriates { $tile }: { $other } takes back { resources }, { $name } places as many and scores { points }.
loses = { $name } loses { $items } to the quality control.
loses-nothing = { $name } has nothing to lose to the quality control.
gets-from-control = { $name } gets { points }.

## Hal

turns-over = { $name } turns over { $cards }.
turns-over-two = { $name } turns over { $cards } and discards { $discarded }.
finds-no-tile = { $name } finds no tile to build with.
lacks-resources = { $name } draws { $tile } and has too few resources to build with it.
scores = { $name } scores { points }.

## The end

exhausted-first = The last tile is drawn: everyone may give tiles back for points.
exhausted-second = The tiles are exhausted for the second time.
exhausted-at-once = The last tile is drawn: this is the last round.
nobody-gives-back = Nobody gives tiles back.
none-to-draw = None of these tiles can be drawn again from the common supply.
gives-back = { $name } gives back { $tiles } and scores { points }.
last-round-resources = All of { $name }'s resources are in the city: this is the last round.
last-round = This is the last round.
game-over = The game is over.
# Why it has ended; [own-resources] is told to the one whose resources they are.
ending = { $why ->
    [tiles] The tiles ran out for the second time.
    [nothing-given-back] The tiles ran out, and nobody gave any back.
    [resources] All of { $name }'s resources were in the city.
    [own-resources] All your resources were in the city.
    [last-tile] The tiles ran out.
   *[too-few-resources] { $name } had too few resources to build.
}
