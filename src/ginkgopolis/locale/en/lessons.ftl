### What a move brings and is worth, for those who are learning the game. $rounds are rounds that are still to come, about;
### 0 in the last one. $points, $later and $amount are rounded: all of it is an estimate of the hint bot.

lesson-rounds = { $rounds ->
    [one] with about 1 round to come
   *[other] with about { $rounds } rounds to come
}
lesson-worth = { $points ->
    [0] worth less than a point
   *[other] worth about { points }
}
# $items are amounts, as in "1 tile and 1 point".
lesson-bonus = { $action ->
    [exploit] You get { $items } each time you exploit; { lesson-rounds } that is { lesson-worth }.
    [urbanize] You get { $items } each time you urbanize; { lesson-rounds } that is { lesson-worth }.
   *[construct] You get { $items } each time you construct a floor; { lesson-rounds } that is { lesson-worth }.
}
# $effect is endgame-resources or its like, as in "at the end: 3 points".
lesson-endgame = { $rounds ->
    [0] This card scores { $effect }. That is { lesson-worth }.
   *[other] This card scores { $effect }. That is { lesson-worth } { lesson-rounds }.
}
# $effect is expert-effect.
lesson-expert = { $use ->
    [more] The expert’s ability: { $effect }. On the whole it is of more use than an ordinary character.
    [less] The expert’s ability: { $effect }. On the whole it is of less use than an ordinary character.
   *[same] The expert’s ability: { $effect }. On the whole it is of about as much use as an ordinary character.
}
# $parts is a list of lesson-part.
lesson-sum = { $sign ->
    [plus] { $rounds ->
        [0] Only points count in the last round. This brings about { points }: { $parts }.
       *[other] Worth about { points } in all { lesson-rounds }: { $parts }.
    }
    [also] With all that it brings and costs: about { points }, made up of { $parts }.
    [minus] { $rounds ->
        [0] Only points count in the last round. This costs about { points }: { $parts }.
       *[other] Costs about { points } in all: { $parts }.
    }
    [even] What it brings and what it costs about even out: { $parts }.
   *[none] It changes little for now: nothing that is worth a whole point.
}
# $group is a key; the sign stands before the number.
lesson-part = { $group ->
    [points] points
    [resources] resources
    [tiles] tiles
    [means] means to build with
    [bonuses] bonuses for later
    [districts] strength in districts
    [cards] end-game cards
    [expert] your expert’s points
    [events] events kept for later
    [others] what the others get or lose
   *[rest] the rest
} { $sign ->
    [plus] +{ $amount }
   *[minus] −{ $amount }
}
lesson-ends = This makes it the last round: from then on only points count.
lesson-futile = You cannot pay for this tile as things are: the card would be played alone.
lesson-new-hand = Unspent, the token is worth 2 points at the end. A new hand pays when none of your cards brings much more than that.
# What two events are usually worth.
lesson-guess = Together they are usually worth about { points } over a game.
# $has is how many of them the player has.
lesson-item = { $item ->
    [resource] A resource pays for a floor or a new building. You have { $has }; one more is { lesson-worth } now.
   *[tile] You need a tile for every building and floor. You have { $has }; one more is { lesson-worth } now.
}
# What neighbours give to whoever urbanizes there.
lesson-token = Whoever urbanizes here next gets { $items }. To you that is { lesson-worth }, if it is you.
lesson-token-bare = Nobody gets anything from the neighbours here: a quiet place for a token you do not need yourself.
# $later is what the tile is worth if it is kept.
lesson-give = { $later ->
    [0] Brings { points } now. Kept, this tile would hardly be of use any more.
    [one] Brings { points } now. Kept, this tile is worth about 1 point.
   *[other] Brings { points } now. Kept, this tile is worth about { $later } points.
}
