# The tutorial, the rules page and the card reference.

learn-title = Learn by playing
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-again = Try again
learn-leave = Leave the lesson
learn-other-way = That works, too, but this step is about something else.
learn-over-title = You know the game
learn-over-say = The rest comes by playing. Here are two bots and a table with hints: ask for one whenever you like.
learn-over-play = Play with two bots
learn-over-rules = Read the rules
learn-starting = Setting up the table …
learn-rival = Wanda

learn-aim-title = The aim
learn-aim-say = Together you build one city. Whoever has the most points at the end wins: points collected on the way, end-game cards, and above all districts, where those with the most resources score. Every round all choose one card in secret and pass the rest on.
learn-aim-begin = Begin: { $steps } small steps

learn-1-title = Use a building
learn-1-say = A card played alone uses its building: it gives one item per floor, whoever owns it.
learn-1-do = Choose Red 8 and confirm.
learn-1-done = Wanda’s building has 2 floors, so you got 2 resources. That cost neither of you anything.

learn-2-title = A letter alone
learn-2-say = A letter card alone gives 1 resource or 1 tile, as you like.
learn-2-do = Choose a letter and confirm, then take a tile.
learn-2-done = You build with tiles and pay with resources: you need both.

learn-3-title = Urbanize
learn-3-say = A letter with a tile builds where its token lies. It costs 1 resource, and every building next to it pays you.
learn-3-do = Choose F, add Yellow 9 and confirm. Then move the token to a free plot.
learn-3-done = Red 8 gave you 2 resources, Red 3 gave 1, and your character 1 more. Beside tall buildings new ones pay best.

learn-4-title = Construct a floor
learn-4-say = A building card with a tile adds a floor. It costs 1 resource per floor, and you keep the card with its power.
learn-4-do = Choose Red 3, add Red 7 and confirm.
learn-4-done = From now on Red 3 gives you 1 resource each time you construct. The crane says that the card of the new top joins when the deck is shuffled.

learn-5-title = Build over a rival
learn-5-say = You may build on anybody’s building. The owner gets the resources back and 1 point for each; a lower number costs you the difference in points.
learn-5-do = Choose Red 8, add Red 6 and read what it costs. Then confirm.
learn-5-done = You paid 3 resources and 2 points; Wanda took back 2 resources and scored 2. You pay more than she loses: do it where the place is worth it.

learn-6-title = Districts
learn-6-say = Neighbouring buildings of one colour are a district. At the end the first there gets 1 point for every resource in it, the second 1 for each of their own.
learn-6-do = Show the districts with D. Then put Red 12 on Blue 1: it joins three red buildings.
learn-6-done = The red district holds 6 resources, 4 of them yours. If the game ended now it would bring you 6 points and Wanda 2.

learn-7-title = Hands pass on
learn-7-say = All choose at the same time. Then the cards that you did not play go to your left neighbour, and you get those of your right one.
learn-7-do = Choose Blue 3, confirm, and see what becomes of your hand.
learn-7-done = K and L went to Wanda, her C and Yellow 2 came to you, and both drew up to four. What you leave, your neighbour may play.

learn-8-title = New Hand
learn-8-say = Four letters and no tile: a poor hand. You have two New Hand tokens; each changes your whole hand before you choose. One that is left is worth 2 points at the end.
learn-8-do = Press New Hand and say yes.
learn-8-done = Your four letters are discarded and four new cards are here. That cost you 2 points at the end, no more.

learn-9-title = Characters
learn-9-say = Three characters help you all game. One of yours gives 1 resource each time you urbanize; the others give 1 point and 1 tile each time you construct.
learn-9-do = Choose Yellow 1, add Yellow 10 and confirm.
learn-9-done = Besides the floor you got 1 point and 1 tile from your characters. In a normal game you choose them: keep one, pass the rest, three times.

learn-10-title = The clock
learn-10-say = The game ends when the tiles have run out for the second time, or when somebody has every resource in the city. Two tiles are left.
learn-10-do = Use Blue 14: it draws both, and this is the last round.
learn-10-done = Points, cards, New Hand tokens and districts are added up, and you are ahead. Well played!

# The rules page
rules-title = The rules
rules-lead = In our own words and numbered clauses. Where the printed rules leave something open, a note says how this program reads them.
rules-contents = Contents
rules-find = Find in the rules
rules-none = Nothing in the rules matches that.
rules-link = Link to { $clause }

# The card reference
cards-title = Every card
cards-lead = What each card does, alone, with a tile, and kept in front of your screen.
cards-letters = Letters
cards-letters-lead = There are twelve, one for each token around the city. They are never kept.
cards-permanent = Building cards 1 to 9
cards-permanent-lead = Kept by whoever builds on their building. They pay each time you take that action.
cards-endgame = Building cards 10 to 23
cards-endgame-lead = Kept in the same way. They score at the end. 21 to 23 come with New Buildings.
cards-characters = Characters
cards-characters-lead = Three each at the start. They give items once, and a bonus all game.
cards-experts = Experts
cards-experts-lead = One each with the module Experts. Each names two events.
cards-events = Events
cards-events-lead = Played with a card, before or after the action, once.
cards-filter = Show
cards-filter-all = all
cards-colour-red = Red
cards-colour-blue = Blue
cards-colour-yellow = Yellow
