### What a move brings and is worth, for those who are learning the game. $rounds are rounds that are still to come, about;
### 0 in the last one. $points, $later and $amount are rounded: all of it is an estimate of the hint bot.

lesson-rounds = { $rounds ->
    [one] s’il reste environ { $rounds } tour
   *[other] s’il reste environ { $rounds } tours
}
lesson-worth = { $points ->
    [0] vaut moins d’un point
   *[other] vaut à peu près { points }
}
# $items are amounts, as in "1 tile and 1 point".
lesson-bonus = { $action ->
    [exploit] Tu reçois { $items } chaque fois que tu exploites un bâtiment ; { lesson-rounds }, cela { lesson-worth }.
    [urbanize] Tu reçois { $items } chaque fois que tu urbanises ; { lesson-rounds }, cela { lesson-worth }.
   *[construct] Tu reçois { $items } chaque fois que tu construis en hauteur ; { lesson-rounds }, cela { lesson-worth }.
}
# $effect is endgame-resources or its like, as in "at the end: 3 points".
lesson-endgame = { $rounds ->
    [0] Cette carte rapporte { $effect }. Cela { lesson-worth }.
   *[other] Cette carte rapporte { $effect }. Cela { lesson-worth }, { lesson-rounds }.
}
# $effect is expert-effect.
lesson-expert = { $use ->
    [more] Ce que cette carte t’apporte : { $effect }. Dans l’ensemble, c’est plus utile qu’un personnage ordinaire.
    [less] Ce que cette carte t’apporte : { $effect }. Dans l’ensemble, c’est moins utile qu’un personnage ordinaire.
   *[same] Ce que cette carte t’apporte : { $effect }. Dans l’ensemble, c’est à peu près aussi utile qu’un personnage ordinaire.
}
# $parts is a list of lesson-part.
lesson-sum = { $sign ->
    [plus] { $rounds ->
        [0] Au dernier tour, seuls les points comptent. Cela rapporte à peu près { points } : { $parts }.
       *[other] Vaut en tout à peu près { points }, { lesson-rounds } : { $parts }.
    }
    [also] Tout compris, à peu près { points } : { $parts }.
    [minus] { $rounds ->
        [0] Au dernier tour, seuls les points comptent. Cela coûte à peu près { points } : { $parts }.
       *[other] Coûte en tout à peu près { points } : { $parts }.
    }
    [even] Les gains et les coûts s’équilibrent à peu près : { $parts }.
   *[none] Cela change peu de chose pour l’instant : rien qui vaille un point entier.
}
# $group is a key; the sign stands before the number.
lesson-part = { $group ->
    [points] points
    [resources] ressources
    [tiles] tuiles
    [means] de quoi construire
    [bonuses] bonus pour la suite
    [districts] force dans les quartiers
    [cards] cartes de fin de partie
    [expert] points de tes spécialistes
    [events] événements gardés pour plus tard
    [others] ce que les autres gagnent ou perdent
   *[rest] le reste
} { $sign ->
    [plus] +{ $amount }
   *[minus] −{ $amount }
}
lesson-ends = Ce tour devient le dernier : ensuite, seuls les points comptent.
lesson-futile = Tu ne peux pas payer cette tuile pour l’instant : la carte serait jouée seule.
lesson-new-hand = Si tu le gardes, le jeton vaut 2 points à la fin. Changer ta main vaut la peine quand aucune de tes cartes ne rapporte beaucoup plus.
# What two events are usually worth.
lesson-guess = Ensemble, ils valent d’ordinaire à peu près { points } au cours d’une partie.
# $has is how many of them the player has.
lesson-item = { $item ->
    [resource] Une ressource paie un niveau ou un nouveau bâtiment. Tu en as { $has } ; une de plus { lesson-worth } maintenant.
   *[tile] Il te faut une tuile pour chaque bâtiment et chaque niveau. Tu en as { $has } ; une de plus { lesson-worth } maintenant.
}
# What neighbours give to whoever urbanizes there.
lesson-token = La prochaine urbanisation ici donnera { $items }. Si c’est la tienne, cela { lesson-worth }.
lesson-token-bare = Les voisins ne donnent rien ici : une place tranquille pour un jeton dont tu n’as pas besoin.
# $later is what the tile is worth if it is kept.
lesson-give = { $later ->
    [0] Rapporte { points } maintenant. Si tu la gardes, cette tuile ne servira presque plus.
    [one] Rapporte { points } maintenant. Si tu la gardes, cette tuile vaut à peu près 1 point.
   *[other] Rapporte { points } maintenant. Si tu la gardes, cette tuile vaut à peu près { $later } points.
}
