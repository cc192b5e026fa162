### Why a move is not played: one sentence for the player who tried. $move is as it is written, as in "B5+R4"; $options are
### moves, $text is what somebody typed, in quotation marks.

## Moves that cannot be read

not-a-tile = { $text } is not a tile: write R, B or Y and a number up to { $highest }, as in R7, or P for a green space.
not-a-card = { $text } is not a card: write a letter from A to L, or R, B or Y and a number, as in R7.
not-a-character = { $text } is not a character: they are C1 to C{ $highest }.
not-a-token-move = { $text } is not a token's move: write >N, >E, >S or >W, a place as in >4E2N, or >cw or >ccw.
not-an-event = { $text } is not an event: write one of { $events }.
not-two-events = { $text } does not name two events, as in events design+quality.
not-a-loss = { $text } is not a loss: write points and resources, as in lose 2p 1r.
not-a-drawing = { $text } does not say what you draw: write draw I, or parts as in draw II+IIIR+P.

## Moves that are not legal

not-a-move = This is not a move of the game.
nothing-sealed = You have no sealed choice to take back.
sealed = You cannot play { $move }: your choice is sealed; take it back first.
addition-first = You cannot play { $move } now: say first what goes with the card; possible are { $options }.
no-new-hand = You have no New Hand token left.
not-behind-screen = You cannot give back { $tile }: it is not behind your screen.
not-to-keep = You cannot keep { $move }: it is not among the cards you may keep.
no-place-for-token = The token cannot go { $move }; the places allowed by the order of the letters are { $options }.
# $question is a key.
not-asked = { $question ->
    [draft] You cannot play { $move } now: you have to keep one of your characters; possible are { $options }.
    [choose] You cannot play { $move } now: you have to choose a card, alone or with a tile; possible are { $options }.
    [item] You cannot play { $move } now: you have to take a resource or a tile; possible are { $options }.
    [token] You cannot play { $move } now: you have to say where the urbanization token goes; possible are { $options }.
    [give-back] You cannot play { $move } now: you have to give back tiles or say done; possible are { $options }.
    [events] You cannot play { $move } now: you have to keep two of the four events; possible are { $options }.
    [split] You cannot play { $move } now: you have to say which tiles you draw; possible are { $options }.
    [timing] You cannot play { $move } now: you have to say whether the event happens before or after the action; possible are { $options }.
    [quality-control] You cannot play { $move } now: you have to say what you lose; possible are { $options }.
   *[purchase] You cannot play { $move } now: you have to buy the missing resources or decline; possible are { $options }.
}
not-in-hand = You cannot play { $card }: it is not in your hand, which is { $hand }.
green-space-needs-letter = You cannot play { $move }: a green space goes only with an urbanization card.
not-a-tile-of-yours = You cannot play the tile { $tile }: behind your screen you have { $tiles }.
no-tile-of-yours = You cannot play the tile { $tile }: behind your screen you have nothing.

## The wrong time, the wrong seat

nothing-to-decide = { $name } has nothing to decide now; it is for { $others }.
no-such-seat = There is no seat { $seat }: the seats are 0 to { $last }.
seat-of-hal = Hal's seat belongs to nobody: nobody sees through his eyes.
nothing-to-undo = There is no move to take back.
