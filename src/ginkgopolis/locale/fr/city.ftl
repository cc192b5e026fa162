### The drawn city and its list to be read aloud.

## The legend of the drawing

legend-tiles = { $kinds ->
    [green] Ligne du haut : la tuile visible, R rouge, B bleu, Y jaune ou P un espace vert ; * est un chantier.
    [prestige] Ligne du haut : la tuile visible, R rouge, B bleu ou Y jaune ; * est un chantier, ^ un bâtiment de prestige.
    [both] Ligne du haut : la tuile visible, R rouge, B bleu, Y jaune ou P un espace vert ; * est un chantier, ^ un bâtiment de prestige.
   *[usual] Ligne du haut : la tuile visible, R rouge, B bleu ou Y jaune ; * est un chantier.
}
# $owners are marks and names, as in "Ad Ada".
legend-floors = Ligne du bas : les niveaux et à qui ils sont ({ $owners }).
legend-floors-hidden = Ligne du bas : les niveaux, avec + si certains sont cachés, et à qui ils sont ({ $owners }).
legend-places = (A) à (L) : jetons Urbanisation. Colonnes et lignes se comptent depuis le milieu : N, E, S, W sont nord, est, sud, ouest.

## The list, as in "Row 1N: 0 R7 3 floors Ada site, 1E token B."

city-row = Ligne { $row } : { $places }.
city-token = jeton { $letter }
# $owned says whether there is an $owner; $kind what stands there besides.
city-green-space = { $owned ->
    [no] espace vert
   *[other] espace vert { $owner }
}
city-building = { $tile }{ $floors ->
    [one] {" "}{ $floors } niveau
   *[other] {" "}{ $floors } niveaux
}{ $hidden ->
    [0] {""}
    [one] {" "}dont { $hidden } caché
   *[other] {" "}dont { $hidden } cachés
}{ $owned ->
    [no] {""}
   *[other] {" "}{ $owner }
}{ $kind ->
    [site] {" "}chantier
    [prestige] {" "}prestige
   *[usual] {""}
}

## Pictures

# The title: "Ginkgopolis, round 3"; the draft is round 0.
picture-round = { $round ->
    [0] Ginkgopolis, draft
   *[other] Ginkgopolis, tour { $round }
}
picture-over = Ginkgopolis, fin de la partie
# The title of a picture of nothing but the city.
picture-city = La ville
# $left is what can still be drawn, as in "19 tiles, 9 cards".
picture-left = il reste { $left }
picture-last = Dernier tour
# Beside a name.
picture-choosing = doit choisir
picture-ready = prêt
picture-first = joue en premier
# $has is a list as in "3 resources, 5 points"; $brings says whether there are $bonuses of cards to be told.
picture-seat = { $brings ->
    [no] { $name } : { $has }
   *[other] { $name } : { $has }. { $bonuses }
}
# $building is a building as in the list.
picture-would-be = deviendrait { $building }
# Above what a player holds.
picture-hand = Main
picture-tiles = Tuiles
picture-given = À rendre
picture-events = Événements
picture-pack = Au choix
picture-drafted = Gardés
picture-laid = Face cachée
picture-laid-tiles = Avec
# On cards.
picture-alone = Seule
picture-or = ou
picture-with-tile = Avec une tuile
picture-keep = Avec une tuile, gardée
picture-letter = bâtir en { $letter }, profiter des voisins
