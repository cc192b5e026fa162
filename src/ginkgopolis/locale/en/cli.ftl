### What the command line shows while somebody plays.
###
### Notation (R7, B5+R4, new hand, give R7) and the names of files and options are the same in all languages.
### A player types the words of "Commands" and "Answers" as they are translated here, or in English.

## Commands, one word each

command-help = help
command-moves = moves
command-hint = hint
command-city = city
command-list = list
command-cards = cards
command-pile = pile
command-deck = deck
command-districts = districts
command-scores = scores
command-log = log
command-rules = rules
command-undo = undo
command-save = save
command-quit = quit
# After the word for log: all of it.
command-all = all

## Answers to the questions before a game; the beginning of a word is enough.

answer-bots = bots
answer-normal = normal
answer-expert = expert
answer-introductory = introductory
answer-draft = draft
answer-all = all
answer-none = none
answer-yes = yes
answer-no = no

## Before a game

ask-hal-or-bots = Play alone against Hal, or with bots?
ask-name = What is your name?
ask-level = How should Hal play, { answer-normal } or { answer-expert }?
ask-opponents = How many opponents, 1 to 4?
ask-bots = How strong should they be: { $bots }?
ask-set-up = An { answer-introductory } game, in which everybody is dealt a set of characters, or a { answer-draft } of characters?
ask-modules = With modules of The Experts? You may name some of { $modules }, or say { answer-all }.
# Both words come in quotation marks.
does-not-fit = { $text } does not fit; press Enter for { $usual }.

## What is asked in the game

# After a question, where that is possible.
goes-back = (0 goes back.)
ask-draft-character = Which character do you keep?
ask-draft-card = Which card do you keep?
ask-keep-events = Which two events do you keep?
ask-choose = Which card do you play?
ask-item = What do you take?
ask-token = Where does the token go?
ask-give-back =
    Which tiles do you give back, for { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } each?
ask-split =
    You may draw { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }: which?
ask-timing = When does { $event } happen?
ask-quality = What do you lose to the quality control, { $count } in all?
ask-purchase =
    You lack { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } for { $tile } { $place ->
        [plot] at
       *[building] on
    } { $card }: do you buy?
ask-lower-tile = Does another tile go hidden under { $tile }?
ask-event = Does an event go with { $card }?
ask-aside = Which card do you set aside for the next round?
ask-alone = { $card }: alone or with a tile?
with-a-tile-kept = With a tile you keep the card ({ $effect }).
ask-prestige = Prestige buildings, each instead of 3 tiles:
ask-new-tiles = Value II tiles, each instead of 2:
ask-green-space = A green space, instead of 1:
# An answer to the last three.
split-none = none

## What a player has

have = You have { $what }.
have-nothing = You have nothing.
have-tiles =
    { $amount ->
        [one] Your tile is { $tiles }.
       *[other] Your tiles are { $tiles }.
    }
have-no-tiles = You have no tiles.
have-events =
    { $amount ->
        [one] Your event is { $events }.
       *[other] Your events are { $events }.
    }

## Prompts and answers

labelled = { $label }: { $text }
choose-by-number = Type the number of a card; you may add a tile to it then. { command-help } says more.
type-a-number = Type a number from 1 to { $highest }, a move, or { command-help }.
type-one = Type 1, a move, or { command-help }.
no-command = That is not a command; type { command-help } for a list of them.
take-keyboard = { $name }, take the keyboard and press Enter:
save-or-end = Type { command-save } FILE to keep the game, or press Enter to end:
goodbye = The game stops here. Goodbye!
# $names are those of $amount bots.
thinking =
    { $amount ->
        [one] { $names } thinks ...
       *[other] { $names } think ...
    }
bot-trouble = Trouble with a bot ({ $names }): a move was drawn at random.
bots-in-play = Bots: { $bots }. Type { command-hint } to ask one what it would do.
modules-in-play = In play: { $modules }. Type { command-rules } to read about them.
nothing-to-decide-now = There is nothing to decide now.
no-hint = There is no hint. { $trouble }
hint-is = { $bot } would play { $move }: { $effect }.
nothing-to-take-back = There is nothing to take back yet.
last-move-of-another = You cannot take a move back now: the last one was { $name }'s.
hidden-was-shown = You cannot take that back: it has shown something that was hidden.
taken-back = { $move } is taken back.
choice-taken-back = The choice is taken back.
saved = The game is saved; ginkgopolis play --resume { $file } goes on with it.
not-a-saved-game = { $file } is not a saved game, and it stays as it is: choose another name.
# $reason comes from the system.
not-saved = The game cannot be saved as { $file }: { $reason }.
name-a-file = Type { command-save } and the name of a file.
# The answer is yes or no.
ask-overwrite = Another game is saved as { $file }: replace it?
# Before the prompt of a replay.
replay-at = After { $number } of { $moves } moves. Enter goes on, q stops:
replay-ends = Round { $round }, after { $number } of { $moves } moves.
# What `verify` finds; $found is a number in hexadecimal digits.
verify-legal =
    { $moves ->
        [one] { $moves } move, which is legal; the game is over.
       *[other] { $moves } moves, all legal; the game is over.
    }
verify-seed = SHA-256 of the seed: { $found }
verify-promised = SHA-256 of the seed: { $found }, as promised.

## Cards and piles

no-bonuses = no bonuses
hal-has-no-bonuses = only what scores at the end counts for him
behind-screen = behind the screen, as all have seen: { $tiles }
# $amount is the number of cards in the deck.
pile-holds =
    { $amount ->
        [one] The discard pile holds { $pile }; { $amount } card is in the deck.
       *[other] The discard pile holds { $pile }; { $amount } cards are in the deck.
    }
pile-is-empty =
    { $amount ->
        [one] The discard pile holds nothing; { $amount } card is in the deck.
       *[other] The discard pile holds nothing; { $amount } cards are in the deck.
    }

# $amount of $cards are in the deck; in which order, and which, nobody knows.
deck-may-hold =
    { $amount ->
        [one] { $amount } card is in the deck, one of these: { $cards }.
       *[other] { $amount } cards are in the deck, of these: { $cards }.
    }
deck-is-empty = The deck is empty.
supply-may-hold =
    { $amount ->
        [one] { $amount } tile is in the supply, one of these: { $tiles }.
       *[other] { $amount } tiles are in the supply, of these: { $tiles }.
    }
supply-is-empty = The supply is empty.
no-districts = There are no districts yet.
# Above a table.
scores-now = If the game ended now:
scores-now-own = If the game ended now; with closed screens only your own score is known:

## Tables: headings of columns, which are narrow.

heading-resources = resources
heading-supply = in supply
heading-tiles = tiles
heading-points = points
heading-new-hand = New Hand
heading-cards = cards
heading-events = events
heading-districts = districts
heading-green = green
heading-expert = expert
heading-total = total

## Below the tables

# $experts are strung together from expert-of, whose $expert is a title.
experts-in-play = Experts: { $experts }.
expert-of = { $name } the { $expert }
left-to-draw = { $left } are left to draw.
# Who reads this, if she has given no name.
you-are = { $name } (you)
first-player-and-left = { $name } is first player; { $left } are left to draw.
# $tiles are as in "R24 B25".
prestige-left =
    { $amount ->
        [0] { $amount } prestige buildings (none)
        [one] { $amount } prestige building ({ $tiles })
       *[other] { $amount } prestige buildings ({ $tiles })
    }
# $names are those of $amount winners.
wins =
    { $amount ->
        [one] { $names } wins with { $points }.
       *[other] { $names } share the victory with { $points }.
    }
card-brings = { $card } ({ points })
cards-of = Cards of { $name }: { $cards }.
# $shares are names with points and resources.
district-shares = District { $buildings }: { $shares }.
district-share = { $name } { points } ({ resources })
district-of-nobody = District { $buildings }: nobody has resources there.

## Longer texts. An empty line begins a paragraph; lines are wrapped again, except in help-text.

# In columns; the words are those of "Commands".
help-text =
    Type the number of an option, or a move as it is written beside it:
      R7         play the card red 7 alone (A: the letter A)
      R7+B4      play it with the tile blue 4
      new hand   spend a New Hand token

    Or one of these:
      moves      every possible move, and what it would do
      hint       what a bot would do in your place, and why
      hint NAME  the same from another bot
      city       the city once more
      list       the city row by row, to be read aloud
      cards      the cards in front of everybody, and what they do
      pile       the discard pile
      deck       the cards and tiles that may still come
      districts  the districts, and who would score in them
      scores     what everybody would score now
      log        the story so far; log all tells it from the beginning
      rules      the rules in short
      undo       take your move back, as long as nothing hidden has been shown
      save FILE  save the game
      quit       stop playing

welcome =
    Welcome to Ginkgopolis, a city that grows outwards and upwards.

    Each round everybody secretly chooses a card, alone or together with a tile. Then the cards are revealed in
    turn, and each is one of three actions:

      Exploit: a card alone. The building it names gives you as many items as it has floors: a red one resources,
      a blue one tiles, a yellow one points. A letter gives you 1 resource or 1 tile.

      Urbanize: a letter with a tile. The tile is a new building where the token of that letter lies. It takes 1
      of your resources, and all adjacent buildings give you their items.

      Construct a floor: a building card with a tile. The tile goes on top of the building, which is yours from
      now on. It takes 1 of your resources for each floor, 1 more if the colour changes, and points if the number
      is lower. A former owner takes resources back and scores. You keep the card, for a bonus or for points.

    The cards you do not play go to your left neighbour. At the end most points win; many of them come from
    districts, adjacent buildings of one colour, where those with the most resources score.

rules-summary =
    The goal: most points at the end.

    A round: everybody secretly chooses one card, alone or with a tile (a New Hand token may be spent first: it
    replaces the whole hand, and unspent it is worth 2 points). From the first player on the cards are revealed:

      Exploit (card alone): a building gives items of its colour, as many as it has floors: red resources, blue
      tiles, yellow points. A letter gives 1 resource or 1 tile. Then come your exploiting bonuses.

      Urbanize (letter and tile): the tile takes the place of the token and 1 of your resources goes on it. The
      token moves beside it; going around the city clockwise the tokens stay in the order A to L. Every adjacent
      building gives its items, then come your urbanizing bonuses.

      Construct a floor (building card and tile): resources on the building go back to their owner; if that is
      somebody else, with 1 point each. A lower number costs the difference in points, another colour 1 resource.
      Then it takes 1 of your resources for each floor. Constructing bonuses come, and you keep the card.

    What cannot be paid for at the reveal is not placed, and the card is played alone. A new top tile is a
    construction site (*): its card joins the deck when the deck is next renewed.

    The end: when the last tile is drawn, everybody may give tiles back for 1 point each. The round in which the
    tiles run out again, or in which somebody has all resources in the city, is the last one.

    Districts: of adjacent buildings of one colour, two or more. Whoever has the most resources in one scores as
    many points as there are resources of all in it, the second as many as their own. Alone there, you score both.
    A tie goes to the taller building, then to the higher number on it.

rules-new-buildings =
    New buildings: tiles 21 to 23, of value II, lie in a supply of their own. Whenever you draw tiles you may
    draw one of them instead of two; you say so before you see any tile. Their cards, once they come, score
    at the end.

rules-prestige-buildings =
    Prestige buildings (^): tiles 24 and 25, of value III, lie open. You may take one instead of three tiles
    drawn. No card names them: they give nothing, and nobody can build on them. In districts they count like
    all others.

rules-green-spaces =
    Green spaces (P): you may take one instead of a tile drawn, once in a round, and urbanize with it. Nobody
    can use it or build on it. Adjacent green spaces are a park. Whoever urbanizes beside a park scores 2
    points for each of its green spaces. At the end a green space scores 1 point for each floor of the
    buildings beside it, and your resources in a park count in the districts beside it where you have others.

rules-events =
    Events: you have two, each for one use. You may add one to the card you play; when the card is revealed
    you say whether it happens before or after your action. It is about the building that the card names and
    those beside it, or with a letter about the buildings beside the token. Then it is spent; only an
    expropriation that is impossible comes back to you.

rules-keep-a-card =
    Keep a card: besides the card you play you set one aside, which is not passed on but is yours again in
    the next round.

rules-experts =
    Experts: in the draft you keep three characters and one expert, whose power is yours alone. Type cards to
    read what all experts in play can do.

rules-hal =
    Against Hal: you draw three cards each round, play one and discard the others. Then Hal's card is turned
    over, he draws a tile and always builds with it: he pays nothing for a lower number or another colour,
    only 1 resource for each floor. You move the token when he urbanizes, and he scores 1 point for each item
    that the neighbours would give. Building over him gives him points, and the other way round. At the
    expert level he turns over the next card, too, when his is a letter: a building card he takes at once; of two
    letters, the one with more points for him.

    The game ends after the round in which the tiles are exhausted, or all your resources or all of Hal's are
    in the city. Hal scores his cards and districts like anyone.
