# After the game: the final scoring and the graph of points.

scoring-you-win = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
}
scoring-wins = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}
scoring-shared = { $you ->
    [yes] You and { $names } share
   *[no] { $names } share
} the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}
scoring-ahead = { $points ->
    [one] 1 point
   *[other] { $points } points
} ahead of { $you ->
    [yes] you
   *[no] { $name }
}.
scoring-finished = { $rounds ->
    [one] Finished after 1 round
   *[other] Finished after { $rounds } rounds
}
scoring-replay = Replay the game
scoring-save = Save the record
scoring-share = Share
scoring-picture-saved = The picture is saved.
scoring-picture-saved-link = The picture is saved, and the link to the replay is copied.
scoring-others = Other opponents
scoring-others-begin = Begin
scoring-again = Play again
scoring-of-in-hand = points collected
scoring-of-cards = end-game cards
scoring-of-new-hands = New Hand tokens, 2 each
scoring-of-districts = districts
scoring-of-extras = modules
scoring-result = Result
scoring-part = { $part }: { $points }
scoring-place = Place { $place }
scoring-district-heading = Districts
scoring-rule = The first gets a point for every resource in the district, the second one for each of their own. Alone, you get both.
scoring-district = District
scoring-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
scoring-why = why
scoring-alone = alone: gets both
scoring-most = { $most } of { $all } resources
scoring-tie-height = tied at { $resources }: { $you ->
    [yes] you have
   *[no] { $name } has
} the taller building
scoring-tie-number = tied at { $resources }, equally tall: { $you ->
    [yes] you have
   *[no] { $name } has
} the higher number
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
scoring-telling-hand = The points everybody has collected
scoring-telling-cards = End-game cards are added
scoring-telling-new-hands = Unused New Hand tokens are worth 2 each
scoring-telling-extras = What the modules add
scoring-telling-district = { $district }: { $lead ->
    [you] you are first and get { $points }
   *[other] { $first } is first and gets { $points }
}{ $next ->
    [nobody] { "" }
    [you] ; you are second and get { $rest }
   *[other] ; { $second } is second and gets { $rest }
}
scoring-total = { $name }: { points }
