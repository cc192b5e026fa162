# Après la partie : le décompte final et la courbe des points.

scoring-you-win = Tu gagnes avec { $points ->
    [one] 1 point
   *[other] { $points } points
}
scoring-wins = { $name } gagne avec { $points ->
    [one] 1 point
   *[other] { $points } points
}
scoring-shared = { $you ->
    [yes] Toi et { $names }, vous partagez
   *[no] { $names } partagent
} la victoire avec { $points ->
    [one] 1 point
   *[other] { $points } points
}
scoring-ahead = { $points ->
    [one] 1 point
   *[other] { $points } points
} devant { $you ->
    [yes] toi
   *[no] { $name }
}.
scoring-finished = { $rounds ->
    [one] Terminée après 1 tour
   *[other] Terminée après { $rounds } tours
}
scoring-replay = Revoir la partie
scoring-save = Enregistrer la partie
scoring-share = Partager
scoring-picture-saved = L’image est enregistrée.
scoring-picture-saved-link = L’image est enregistrée et le lien pour revoir la partie est copié.
scoring-others = D’autres adversaires
scoring-others-begin = C’est parti
scoring-again = Rejouer
scoring-of-in-hand = points gagnés
scoring-of-cards = cartes de fin de partie
scoring-of-new-hands = jetons Changer sa main, 2 chacun
scoring-of-districts = quartiers
scoring-of-extras = modules
scoring-result = Résultat
scoring-part = { $part } : { $points }
scoring-place = Rang { $place }
scoring-district-heading = Quartiers
scoring-rule = Qui est en tête gagne 1 point par ressource du quartier ; qui suit, 1 point pour chacune des siennes. Sans rival, tu reçois les deux.
scoring-district = Quartier
scoring-buildings = { $count ->
    [one] 1 bâtiment
   *[other] { $count } bâtiments
}
scoring-why = pourquoi
scoring-alone = sans rival : les deux parts
scoring-most = { $most } ressources sur { $all }
scoring-tie-height = égalité à { $resources } : { $you ->
    [yes] tu as
   *[no] { $name } a
} le bâtiment le plus haut
scoring-tie-number = égalité à { $resources }, même hauteur : { $you ->
    [yes] tu as
   *[no] { $name } a
} le plus grand numéro
scoring-nobody = personne n’y a de ressources
scoring-together = Total
scoring-cards-heading = Cartes à bonus de fin de partie
scoring-none = aucune
scoring-of-green-spaces = espaces verts
scoring-graph = Points au fil des tours
scoring-graph-lead = Les points si la partie s’était terminée à ce moment-là.
scoring-graph-table = En tableau
scoring-round = Tour
scoring-round-number = Tour { $round }
scoring-tell = Raconter quartier par quartier
scoring-skip = Montrer le résultat
scoring-next = Suivant
scoring-telling-hand = Les points gagnés pendant la partie
scoring-telling-cards = Puis les cartes de fin de partie
scoring-telling-new-hands = Les jetons Changer sa main non utilisés valent 2 chacun
scoring-telling-extras = Ce que les modules ajoutent
scoring-telling-district = { $district } : { $lead ->
    [you] tu es en tête et reçois { $points }
   *[other] { $first } est en tête et reçoit { $points }
}{ $next ->
    [nobody] { "" }
    [you] { " " }; tu suis et reçois { $rest }
   *[other] { " " }; { $second } suit et reçoit { $rest }
}
scoring-total = { $name } : { points }
