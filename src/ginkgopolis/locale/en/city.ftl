### The drawn city and its list to be read aloud.

## The legend of the drawing

legend-tiles = { $kinds ->
    [green] Upper line: the top tile, R red, B blue, Y yellow or P a green space; * is a construction site.
    [prestige] Upper line: the top tile, R red, B blue or Y yellow; * is a construction site, ^ a prestige building.
    [both] Upper line: the top tile, R red, B blue, Y yellow or P a green space; * is a construction site, ^ a prestige building.
   *[usual] Upper line: the top tile, R red, B blue or Y yellow; * is a construction site.
}
# $owners are marks and names, as in "Ad Ada".
legend-floors = Lower line: floors and owner ({ $owners }).
legend-floors-hidden = Lower line: floors, + if some are hidden, and owner ({ $owners }).
legend-places = (A) to (L): urbanization tokens. Columns and rows count from the middle.

## The list, as in "Row 1N: 0 R7 3 floors Ada site, 1E token B."

city-row = Row { $row }: { $places }.
city-token = token { $letter }
# $owned says whether there is an $owner; $kind what stands there besides.
city-green-space = { $owned ->
    [no] green space
   *[other] green space { $owner }
}
city-building = { $tile }{ $floors ->
    [one] {" "}1 floor
   *[other] {" "}{ $floors } floors
}{ $hidden ->
    [0] {""}
   *[other] {" "}with { $hidden } hidden
}{ $owned ->
    [no] {""}
   *[other] {" "}{ $owner }
}{ $kind ->
    [site] {" "}site
    [prestige] {" "}prestige
   *[usual] {""}
}

## Pictures

# The title: "Ginkgopolis, round 3"; the draft is round 0.
picture-round = { $round ->
    [0] Ginkgopolis, draft
   *[other] Ginkgopolis, round { $round }
}
picture-over = Ginkgopolis, end of the game
# The title of a picture of nothing but the city.
picture-city = The city
# $left is what can still be drawn, as in "19 tiles, 9 cards".
picture-left = left: { $left }
picture-last = Last round
# Beside a name.
picture-choosing = to decide
picture-ready = ready
picture-first = first player
# $has is a list as in "3 resources, 5 points"; $brings says whether there are $bonuses of cards to be told.
picture-seat = { $brings ->
    [no] { $name }: { $has }
   *[other] { $name }: { $has }. { $bonuses }
}
# $building is a building as in the list.
picture-would-be = would be { $building }
# Above what a player holds.
picture-hand = Hand
picture-tiles = Tiles
picture-given = To give back
picture-events = Events
picture-pack = To choose from
picture-drafted = Kept
picture-laid = Face down
picture-laid-tiles = With it
# On cards.
picture-alone = Alone
picture-or = or
picture-with-tile = With a tile
picture-keep = With a tile, you keep
picture-letter = build on plot { $letter }, use its neighbours
