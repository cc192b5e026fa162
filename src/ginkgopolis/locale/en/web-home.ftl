# The home screen.

home-line-1 = Grow a city,
home-line-2 = floor by floor.
home-lead = The year is 2212. Cities live with their trees. Play a card to use a building, add a tile to raise a new one, and hold the districts that matter.
home-play-bots = Quick game with three bots
home-open-table = Open a table
home-hal = Alone against Hal
home-hot-seat = Share this screen
home-join-label = Link or code of a table
home-join-placeholder = Join with a link
home-join-bad = That is not a link to a table. Ask your host to copy it again.
site-rules = Rules
site-cards = Cards
home-docs = Documentation
home-ladder = Ladder
home-tournaments = Tournaments
home-replay = Replay a file
home-menu = Pages
home-setting-up = Setting up …
home-your-games = Your games
home-open-tables = Open tables
home-no-games = No games on this list.
primer-title = New here?
home-no-open = No table is listed just now.
home-no-open-why = Only tables whose host has turned on “List this table for everybody” are listed here. You reach all others by the link that their host sends.
home-open-listed = Open a table for everybody
levels-label = Level of the bots

# Names of tables
table-quick = Quick game
table-hal = Against Hal

home-your-choice = Your choice
home-is-choosing = { $name } is choosing
home-are-choosing = { $count ->
    [one] 1 player is choosing
   *[other] { $count } players are choosing
}
home-round = Round { $round }
home-free = { $free ->
    [0] full
    [one] 1 seat free
   *[other] { $free } seats free
}
home-seats = { $taken } of { $players }
home-won = Won by { $names }
home-you-won = You won
home-closed = Closed
home-join = Join
home-watch = Watch
home-kind-introductory = introductory game
home-kind-normal = normal game
home-kind-hal = against Hal
home-kind-all = all modules
home-archive = Take { $title } off the list
home-show-archived = Show those taken off the list
home-hide-archived = Hide those taken off the list
home-bring-back = Bring { $title } back
home-next-page = Show more
home-more = Show all { $count }
home-you = Your name and colour
home-name = Name
home-colour = Colour
home-save = Save
home-record-bad = This file is not the record of a game.
home-offline = The server does not answer. Trying again …

# The language switch, on every screen that has one
language-label = Language
language-en = English
language-de = Deutsch
language-fr = Français

notice-allow = Tell me when it is my turn
notice-on = You are told when it is your turn
notice-blocked = Your browser blocks notices from this page

# Players
player-plum = plum diamond
player-mint = mint circle
player-onyx = black triangle
player-pearl = white moon
player-rose = rose cross
