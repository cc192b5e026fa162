# After the game: the final scoring and the graph of points.

scoring-you-win = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
}
scoring-wins = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}
scoring-shared = { $names } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}
scoring-ahead = { $points ->
    [one] 1 point
   *[other] { $points } points
} ahead of { $name }.
scoring-by-tiles = The tiles ran out a second time.
scoring-by-tiles-hal = The tiles ran out.
scoring-by-resources = All resources of { $name } are in the city.
scoring-finished = { $rounds ->
    [one] Finished after 1 round
   *[other] Finished after { $rounds } rounds
}
scoring-replay = Replay the game
scoring-save = Save the record
scoring-again = Play again
scoring-of-in-hand = points in hand
scoring-of-cards = end-game cards
scoring-of-new-hands = New Hand tokens, 2 each
scoring-of-districts = districts
scoring-of-extras = modules
scoring-result = Result
scoring-part = { $part }: { $points }
scoring-place = Place { $place }
scoring-district-heading = Districts
scoring-rule = First gets a point for every resource in the district, second for every one of her own. Alone, you get both.
scoring-district = District
scoring-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
scoring-why = why
scoring-alone = alone: first and second
scoring-most = { $most } of { $all } resources
scoring-tie-height = tie at { $resources }: { $name } is taller
scoring-tie-number = tie at { $resources }, equally tall: { $name } shows the higher number
scoring-nobody = nobody has resources here
scoring-together = Together
scoring-cards-heading = End-game cards
scoring-none = none
scoring-of-green-spaces = green spaces
scoring-graph = Points over the rounds
scoring-graph-lead = What everybody would have had if the game had ended then.
scoring-graph-table = As a table
scoring-round = Round
scoring-round-number = Round { $round }
scoring-tell = Tell it district by district
scoring-skip = Show the result
scoring-next = Next
scoring-telling-hand = Points that everybody has in hand
scoring-telling-cards = End-game cards are added
scoring-telling-new-hands = Unused New Hand tokens are worth 2 each
scoring-telling-extras = What the modules add
scoring-telling-district = { $name }: { $what }
scoring-first-gets = { $name } is first and gets { $points }
scoring-second-gets = { $name } is second and gets { $points }
scoring-total = { $name }: { $points } points
