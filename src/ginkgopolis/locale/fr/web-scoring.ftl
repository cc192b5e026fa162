# Après la partie : le décompte final et la courbe des points.

scoring-you-win = Tu gagnes avec { $points ->
    [one] 1 point
   *[other] { $points } points
}
scoring-wins = { $name } gagne avec { $points ->
    [one] 1 point
   *[other] { $points } points
}
scoring-shared = { $names } partagent la victoire avec { $points ->
    [one] 1 point
   *[other] { $points } points
}
scoring-ahead = { $points ->
    [one] 1 point
   *[other] { $points } points
} devant { $name }.
scoring-by-tiles = Les tuiles sont épuisées pour la deuxième fois.
scoring-by-tiles-hal = Les tuiles sont épuisées.
scoring-by-resources = Toutes les ressources de { $name } sont en ville.
scoring-finished = { $rounds ->
    [one] Finie après 1 manche
   *[other] Finie après { $rounds } manches
}
scoring-replay = Revoir la partie
scoring-save = Enregistrer la partie
scoring-again = Rejouer
scoring-of-in-hand = points en main
scoring-of-cards = cartes de fin
scoring-of-new-hands = jetons Nouvelle main, 2 chacun
scoring-of-districts = quartiers
scoring-of-extras = modules
scoring-result = Résultat
scoring-part = { $part } : { $points }
scoring-place = Rang { $place }
scoring-district-heading = Quartiers
scoring-rule = Le premier gagne un point par ressource du quartier, le deuxième un par ressource à lui. Seul, tu reçois les deux.
scoring-district = Quartier
scoring-buildings = { $count ->
    [one] 1 bâtiment
   *[other] { $count } bâtiments
}
scoring-why = pourquoi
scoring-alone = seul : premier et deuxième
scoring-most = { $most } ressources sur { $all }
scoring-tie-height = égalité à { $resources } : { $name } est plus haut
scoring-tie-number = égalité à { $resources }, même hauteur : { $name } montre le plus grand numéro
scoring-nobody = personne n’y a de ressources
scoring-together = Ensemble
scoring-cards-heading = Cartes de fin
scoring-none = aucune
scoring-of-green-spaces = espaces verts
scoring-graph = Points au fil des manches
scoring-graph-lead = Ce que chacun aurait eu si la partie avait fini alors.
scoring-graph-table = En tableau
scoring-round = Manche
scoring-round-number = Manche { $round }
scoring-tell = Raconter quartier par quartier
scoring-skip = Montrer le résultat
scoring-next = Suivant
scoring-telling-hand = Les points que chacun a en main
scoring-telling-cards = Les cartes de fin s’ajoutent
scoring-telling-new-hands = Les jetons Nouvelle main non utilisés valent 2 chacun
scoring-telling-extras = Ce que les modules ajoutent
scoring-telling-district = { $name } : { $what }
scoring-first-gets = { $name } est premier et reçoit { $points }
scoring-second-gets = { $name } est deuxième et reçoit { $points }
scoring-total = { $name } : { $points } points
