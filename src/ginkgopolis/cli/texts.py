"""The longer texts of `ginkgopolis play`."""

from typing import Final

WELCOME: Final = """\
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
"""

RULES: Final = """\
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
construction site (*): its card joins the deck when the deck is next made anew.

The end: when the last tile is drawn, everybody may give tiles back for 1 point each. The round in which the
tiles run out again, or in which somebody has all resources in the city, is the last one.

Districts: of adjacent buildings of one colour, two or more. Whoever has the most resources in one scores as
many points as there are resources of all in it, the second as many as her own. Alone there one scores both.
A tie goes to the taller building, then to the higher number on it.
"""

MODULE_RULES: Final = {
    "new_buildings": """\
New buildings: tiles 21 to 23, of value II, lie in a supply of their own. Whenever you draw tiles you may
draw one of them instead of two; you say so before you see any tile. Their cards, once they come, score
at the end.
""",
    "prestige_buildings": """\
Prestige buildings (^): tiles 24 and 25, of value III, lie open. You may take one instead of three tiles
drawn. No card names them: they give nothing, and nobody can build on them. In districts they count like
all others.
""",
    "green_spaces": """\
Green spaces (P): you may take one instead of a tile drawn, once in a round, and urbanize with it. Nobody
can use it or build on it. Adjacent green spaces are a park. Whoever urbanizes beside a park scores 2
points for each of its green spaces. At the end a green space scores 1 point for each floor of the
buildings beside it, and your resources in a park count in the districts beside it where you have others.
""",
    "events": """\
Events: you have two, each for one use. You may add one to the card you play; when the card is revealed
you say whether it happens before or after your action. It is about the building that the card names and
those beside it, or with a letter about the buildings beside the token. If nothing comes of it you take
it back.
""",
    "keep_a_card": """\
Keep a card: besides the card you play you set one aside, which is not passed on but is yours again in
the next round.
""",
    "experts": """\
Experts: in the draft you keep three characters and one expert, whose power is yours alone. Type cards to
read what all experts in play can do.
""",
}

HAL_RULES: Final = """\
Against Hal: you draw three cards each round, play one and discard the others. Then Hal's card is turned
over, he draws a tile and always builds with it: he pays nothing for a lower number or another colour,
only 1 resource for each floor. You move the token when he urbanizes, and he scores 1 point for each item
that the neighbours would give. Building over him gives him points, and the other way round. At the
expert level he turns over a second card when the first is a letter, and takes the better one.

The game ends after the round in which the tiles are exhausted, or all your resources or all of Hal's are
in the city. Hal scores his cards and districts like anyone.
"""

HELP: Final = """\
Type the number of an option, or a move as it is written beside it:
  R7         play the card red 7 alone (A: the letter A)
  R7+B4      play it with the tile blue 4
  new hand   spend a New Hand token

Or one of these:
  moves      every possible move, and what it would do
  hint       what the bot planner would do in your place, and why
  hint NAME  the same from another bot
  city       the city once more
  list       the city row by row, to be read aloud
  cards      the cards in front of everybody, and what they do
  pile       the discard pile
  log        the story so far; log all tells it from the beginning
  rules      the rules in short
  undo       take your move back, as long as nothing hidden has been shown
  save FILE  save the game
  quit       stop playing
"""
