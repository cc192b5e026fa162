### The screen that stands still, in a terminal.

## Sizes

terminal-too-small = This terminal has { $width } columns and { $height } lines; the screen takes { $columns } and { $lines }, so the game comes in plain lines.
screen-too-small = Please make the window larger: the screen takes { $columns } columns and { $lines } lines.

## Before a game

form-title = A new game
form-against = Against
form-name = Your name
form-hal = Hal plays
form-opponents = Opponents
form-strength = Strength
form-set-up = Characters
form-modules = Modules
form-bots = bots
form-introductory = an introductory set
form-draft = draft
form-ask-bots = How strong should they be?
form-ask-modules = With modules of The Experts? The arrow keys go through them, the space bar takes one in or out.

## The seats, in a narrow column; amounts may be "?".

screen-items = res { $resources } · tiles { $tiles } · pts { $points }
screen-store = supply { $stock } · cards { $cards } · NH { $hands }
screen-store-alone = supply { $stock } · cards { $cards }
screen-districts = Districts

## The panel

screen-how-to-choose = Press the number of a card, and the letter of a tile if one goes with it; Enter plays.
screen-how-to-give = Press the letters of the tiles that you give back, any number of them; Enter confirms.
screen-new-hand = new hand
screen-event = event
screen-aside = set aside
screen-lower = hidden below
screen-more-news = +{ $amount } more: l
screen-asks-bot = A bot thinks about it ...

## Questions to be answered by yes or no

ask-new-hand = Spend a New Hand token, to discard all your cards and draw as many?
ask-stop = Stop here? What is not saved is lost; Ctrl+C stops at once.

## Between two people at one keyboard

curtain-hand-over = Hand the keyboard to { $name }.
curtain-press-enter = { $name }, press Enter when you are there. The others look away.
curtain-take-back = Whoever has just chosen may press z to choose again.

## What keys do, in a word each

key-card = card
key-tile = tile
key-play = play
key-clear = clear
key-mark = choose
key-hint = hint
key-help = help
key-command = command
key-districts = districts
key-log = log
key-undo = undo
key-wide = wide city
key-quit = quit
key-take = take it
key-close = close
key-scroll = scroll
key-page = page
key-scores = scores
key-end = end
key-begin = begin
key-row = row
key-space-bar = Space
key-in-or-out = in/out

# In columns.
help-keys =
    Keys:
      1 to 9         a card of your hand, or an option
      q w e r t ...  a tile; with the Master Architect a second one goes below
      v, a           the next event to add, the next card to set aside
      n              a new hand, after a question
      Enter, Escape  play what is picked, or put it back
      arrows         mark an option or a space; else scroll the city
      Shift+arrows   scroll the city, always
      h              a hint from a bot
      d              districts, numbered, and who scores in them
      c              let all that your hand reaches stand out
      f              the city in full width
      s, l, k        scores, log, and the cards in front of everybody
      z              take your move back
      :              a line to type commands and moves in; Tab completes them,
                     and the arrow keys bring back what you typed before
      Ctrl+C         stop playing

help-drawing = Where there is little room a building takes one line: its tile, its floors and a letter of its owner.
