### Why the text of a position cannot be read. Each begins as it goes on after the number of its line and a colon; without
### a line its first letter becomes a capital. Words in backticks are those of docs/position.md.

position-line = Line { $line }: { $fault }

## Fields

players-missing = the number of players is missing; write it as in `players 3`.
seat-line-begins = a seat's line begins with its number and a colon, as in `{ $example }`.
position-no-seat = there is no seat { $seat }; the seats are 0 to { $last }.
not-a-field = { $word } is not a word that a field begins with; those are { $fields }.
not-a-field-of-seat = { $word } is not a word that a field of seat { $seat } begins with; those are { $fields }.
field-twice = { $field } is already written in line { $first }.
field-of-seat-twice = { $field } of seat { $seat } is already written in line { $first }.

# $sort is a key.
already-there =
    { $sort ->
        [tile] the tile { $name } is already in line { $first }, and there is only one.
        [card] the card { $name } is already in line { $first }, and there is only one.
        [expert] the expert { $name } is already in line { $first }, and there is only one.
       *[character] the character { $name } is already in line { $first }, and there is only one.
    }
already-in-first-square = the tile { $name } is already in the first square, since no city is written, and there is only one.
of-missing-module = { $name } belongs to the module { $module }; add it to the line `modules`.
expert-of-missing-module = the expert { $expert } belongs to the module { $module }; add it to the line `modules`.
lower-tile-of-missing-module = a tile under another one belongs to the module { $module }; add it to the line `modules`.
entry-of-missing-module = what follows { $name } belongs to the module { $module }; add it to the line `modules`.
event-of-missing-module = an event belongs to the module { $module }; add it to the line `modules`.
aside-of-missing-module = a card set aside belongs to the module { $module }; add it to the line `modules`.
asking-of-missing-module = asking for { $word } belongs to the module { $module }; add it to the line `modules`.
not-in-range = { $word } cannot stand in { $field }, only a number from { $lowest } to { $highest }.
one-word-follows = one word follows { $field }, as in `{ $name } { $example }`.
yes-or-no = only `yes` or `no` may follow { $field }, not { $word }.
tile-not-here = { $tile } cannot stand in { $field }, only tiles { $lowest } to { $highest }.
card-not-kept = the card { $card } cannot be kept, since only building cards can, as in R7.
named-twice = { $name } is written twice in { $field }, and there is only one.
nine-numbers = nine numbers follow { $field }: resources, tiles and points for each of three actions.
who-knows = { $word } does not say who knows a card: write it with the seats, as in R7:02.
not-a-stream = { $word } is not a random stream: it has 32 digits 0-9 and a-f, not all 0.
passed-card-seen = { $name } is seen by a seat and the next when it is passed, as in { $name }:01.
position-not-an-expert = { $word } is not an expert; those are { $experts }.
position-not-an-event = { $word } is not an event; those are { $events }.
asking-only = only { $words } may follow 'asking', not { $word }.
position-alone-hal = with 1 player the game is against Hal: add a line `hal normal` or `hal expert`.
position-hal-against-one = Hal plays against 1 player, but there are { $players }; write `players 1`.
position-not-a-module = { $word } is not a module; those are { $modules }.
position-module-twice = { $module } is written twice in 'modules'; once is enough.
position-hal-modules = against Hal only the base game is played, without modules.
position-hal-level = { $word } is not a level of Hal; write `hal normal` or `hal expert`.

## The city

city-rows-missing = the rows of the city are missing; they follow the line `city`.
city-rows-differ = every row of the city has { $width } cells like the first, but this one has { $cells }.
middle-two-numbers = two numbers follow 'middle': a column and a row of the city block, counted from 1.
too-far-out = { $space } lies more than { $steps } steps from the middle of the city.
token-twice = the token { $token } is written twice; there is only one of each letter.
not-a-space = { $space } is not a space of the city: write `.`, a letter from A to L, a building as in R7, R7:3@1* or R7/B5/Y2@1*, or a green space as in P or P@1.
nothing-built-on-it = nothing is ever built on { $tile }; only hidden, as in R7/?P, can it be covered.
no-site-without-card = { $tile } has no construction site, since it has no card.
green-space-on-building = a green space is never laid on a building; write it as in P or P@1.
no-building = there is no building in the city; write at least one, as in R7.
building-cut-off = { $tile } is cut off from the rest of the city; every building must share a side with another one.
token-away = the token { $token } must lie beside a building, not away from the city.
absent-not-a-letter = { $word } is not a letter from A to L, whose token and card could be absent.
absent-but-there = the token { $token } lies in the city, so that it is not absent.
absent-twice = { $letter } is written twice in 'absent'; once is enough.
wrong-grid-size = the size of the grid must be { $size } or { $first } more, { $second } more and so on.
founded-twice = { $tile } is written twice in 'founded', and there is only one.
no-building-there = there is no building at { $place }; name buildings by their top tiles.
several-green-spaces = there are several green spaces; name this one by its place, as in 4E2N.
no-building-shows = no building of the city shows { $tile }; name buildings by their top tiles.
too-few-tiles = there are too few tiles for the floors under { $tile }: { $counted } are counted, but only { $spare } are mentioned nowhere else.
no-room-for-tokens = only { $room } tokens have room around this city; leave the other letters out with a line `absent { $letters }`.
token-on-the-move = the token { $token } is on the move, so that it cannot lie in the city.
token-missing = the token { $token } is missing: write all tokens or none, or a line `absent { $token }`.
tokens-out-of-order = the tokens do not read alphabetically clockwise around the city (T1).

## Cards, tiles and resources

too-many-resources = seat { $seat } has { $behind } resources behind the screen and { $city } in the city, but there are only { $total }.
too-much-stock = seat { $seat } can have at most { $most } resources in the supply, of { $total } in all.
hand-too-large = seat { $seat } has { $cards } cards, the one played included, but a full hand has { $full }.
committed-and-played = seat { $seat } has either committed a card or played it, not both.
played-card-nowhere = a card that seat { $seat } has played is in the discard pile or among its `cards`; else it is written with `commit`.
gives-without-frame = seat { $seat } gives tiles only with `give back` in `frames`.
letter-is-absent = the letter { $letter } is absent, so that its card cannot be here.
card-without-building = the card { $card } cannot be here: no building shows { $tile } and has no construction site (N4).
card-not-in-deck-made = { $card } is in the deck, but not in `deck made of`.
tile-not-in-supply-made = { $tile } is in the supply, but not in `supply made of`.
give-back-when-empty = tiles are given back when the supply is empty and `exhausted 1`.

# $time is a key.
exhausted-if-empty =
    { $time ->
        [first] the supply is exhausted for the first time exactly if it is empty.
       *[second] the supply is exhausted for the second time exactly if it is empty.
    }
known-in-no-hand = { $card } is in nobody's hand, so that it cannot be `known`.
must-be-last-round = this must be the last round: the game is over or the supply exhausted.
over-but-plays = the game is over, so that seat { $seat } plays no card.
ready-means-committed = seat { $seat } is ready exactly if it has committed or has no cards.
all-are-ready = all seats are ready, but somebody must still have to choose.
nobody-can-move = nobody can do anything, and the game is not over; give somebody cards with `hand`.

## The draft

too-many-characters = seat { $seat } has { $characters } characters, but keeps only { $most }.
too-many-experts = seat { $seat } has { $experts } experts, but keeps only one.
keeps-no-card = seat { $seat } keeps no card (`-`) only where it has three characters and sees no expert.
pack-outside-draft = seat { $seat } has a pack only in the draft (`frames draft`).
experts-outside-draft = seat { $seat } has experts among its characters only in the draft; later write one as in `expert artist`.
draft-picks = in the draft { $picks } cards are kept.
draft-cards = in the draft seat { $seat } has kept 0 to { $most } cards, one more when it is ready, and the rest of { $dealt } in its pack.
pack-without-card = only `characters` can tell that no card was kept (`-`).
other-pick = seat { $seat } is not at the same pick of the draft as seat 0.
expert-in-draft = in the draft an expert is one of the `characters`.
experts-in-pack = a pack has at most { $most } experts.
experts-dealt = there are { $experts } experts in the draft, but { $each } are dealt to each player.

## Frames

not-a-whole-frame = { $frame } is not a whole frame: write it as in `{ $example }`.
not-a-frame = { $frame } is not a frame; those begin with { $frames }.
not-a-moving-letter = { $word } is not a letter from A to L, whose token could move.
token-not-in-city = the token { $token } does not lie in the city; name the place as in 4E2N.
frames-but-over = the game is over, so that `frames` can only be `none`.
frames-cannot-be = these frames cannot be: write `choose`, `draft`, or a question to one seat or `give back` with what is still to be done, as in `{ $example }`.
frames-of-module = these frames belong to the module { $module }; add it to `modules`.
nobody-keeps-events = nobody keeps events, since each expert names two.
one-action-under-way = the action of only one seat is under way, not those of { $seats }.
quality-others = only the others lose something to quality control, each once.
seat-resolves-one = seat { $seat } occurs { $times } times in `frames`, but it resolves one card.
nothing-to-resolve = seat { $seat } has no card to resolve; give it one with `commit`.
committed-unresolved = seat { $seat } has committed a card that no frame resolves; add `{ $frame }`, or write `played` if the card is on a pile by now.
not-played-yet = seat { $seat } has not played yet while cards are chosen.
asked-plays-letter = seat { $seat } is asked while it plays a letter, as in `commit C`.
token-of-card = the token that moves is that of the card { $card }, which is played.
no-item-choice = seat { $seat } has no choice of an item, since only one of the two can be had.
no-tile-choice = seat { $seat } has no choice of tiles: it can draw only those of value I.
not-asked-to-buy = seat { $seat } is not asked to buy { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}: only a banker is who lacks that many for a tile and has them in the supply, and the points.
frames-of-event = the frames tell of an event of seat { $seat }; write it as in `commit R2; event quality`.
event-elsewhere = the event of seat { $seat } cannot happen at { $place }, since the card { $card } does not name this place.

## Hal

hal-player-first = against Hal the player, seat 0, is always first.
hal-no-hand = Hal has no hand; write his card with `commit`.
hal-card-alone = Hal draws his tile when his card is turned over; commit the card alone.
hal-card-missing = Hal has drawn a card in this round; write it as in `seat 1: commit D`.
hal-no-new-hands = against Hal there are no New Hand tokens.
hal-no-characters = against Hal there are no characters.

## Modules

seen-without-module = whose hand has a card is unclear only with the module keep_a_card.
green-without-module = there are green spaces only with the module green_spaces.
too-many-greens = there are only { $most } green spaces, but { $greens } are written.
known-tile-not-held = seat { $seat } does not hold { $tile }, which is known.
buries-nothing = seat { $seat } is no master architect and buries nothing.
neither-hers-nor-buried = { $tile } is neither seat { $seat }'s nor buried.
green-needs-letter = a green space can only be committed with a letter, as in `commit A+P`.
only-architect-under = only a master architect commits a tile under another one.
under-a-building = a tile lies under a building tile that is committed, as in `commit A+R4; under P`.
one-event-of-kind = seat { $seat } has only one event { $event }, and has committed it.
too-many-events = seat { $seat } has at most { $most } events, a committed one included.
events-after-draft = events are kept only after the draft.
events-while-kept = while events are kept seat { $seat } has { $most } of them if it is ready, else none.
event-without-card = seat { $seat } has committed an event only with a card that is not resolved yet, or while `timing` or `event` is in `frames`.
expropriation-card = expropriation goes only with a building card.
aside-without-card = seat { $seat } sets a card aside only when it plays one; write `commit` or `played`.
aside-missing = seat { $seat } must have set a card aside, as in `aside { $card }`, or be `asking aside`.
asked-without-card = seat { $seat } is asked for more only with a card just committed.
added-already = seat { $seat } has already added what it is asked for, or what comes later.
no-choice-of-addition = seat { $seat } has no choice of what it is asked for.
notes-of-no-module = { $word } in `notes` follows no module that keeps notes.
