# Deciding, and what came of it: prompts, why not, the ledger and what happened.

# Deciding
watching = Tu regardes.
waiting = Un instant…
waiting-for = On attend { $names }.
committed = Choix caché.
committed-is = Choix caché : { $what }.
choice-sealed = Personne ne le voit avant que tout le monde ait choisi.
acts-before = { $count ->
    [one] { $count } personne agit avant toi.
   *[other] { $count } personnes agissent avant toi.
}
slot-card = carte
slot-tile = tuile, si tu veux
slot-lower = tuile dessous
slot-event = événement
slot-action = action
slot-clear = Reposer { $what }
prompt-choose = Choisis une carte.
    .note = Sans tuile, elle exploite un bâtiment ; avec une tuile, elle construit.
prompt-new-hand = Défausser tes { $count } cartes et en piocher autant ?
    .note = Coûte 2 points à la fin.
    .yes = Changer ma main
    .no = Garder ma main
prompt-draft = Garde une carte, passe les autres ({ $count }) à { $name }.
    .note = Choix { $pick } sur { $of }.
    .button = Garder { $name }
    .none = Garder
prompt-draft-last = Garde la dernière.
    .note = Choix { $pick } sur { $of }.
prompt-events = Garde deux événements.
    .note = Chacun se joue une fois, avec une carte.
    .button = Garder ces deux-là
prompt-give-back = La réserve est vide.
    .note = Rends des tuiles, { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } chacune. Secret jusqu’à ce que tout le monde ait choisi.
    .button = { $count ->
        [0] N’en rendre aucune
       *[other] En rendre { $count }
    }
prompt-item = Choisis : ressource ou tuile.
    .note = Tu as joué la place { $letter } sans tuile.
    .button = { $item ->
        [resource] Prendre la ressource
       *[tile] Prendre la tuile
    }
prompt-token = Où va le jeton { $letter } ?
    .note = { $count ->
        [one] Une place est libre pour lui.
       *[other] { $count } places sont libres pour lui.
    }
    .button = Le poser ici
prompt-token-shift = Aucune place n’est libre pour le jeton { $letter }.
    .note = Les autres font de la place : sens horaire ou antihoraire ?
prompt-token-hal = Hal a construit { $tile } en { $letter }.
    .note = Tu poses son jeton.
prompt-split = Tu pioches { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }. Lesquelles ?
    .note = Décide avant d’en voir une.
    .button = Piocher
prompt-timing = { $event }.
    .note = Lieu : { $card } et ses voisins. Quand ?
    .before = Avant
    .after = Après
prompt-quality = Contrôle qualité mené par { $name }.
    .note = Tu perds { $count } : points, ressources ou les deux.
    .button = Payer
prompt-purchase = Il te manque { $count ->
        [one] { $count } ressource.
       *[other] { $count } ressources.
    }
    .note = Banque : achète dans ta réserve, 1 point chacune.
    .button = Acheter et construire
    .decline = Jouer la carte seule
option-resource = 1 ressource
option-tile = 1 tuile
option-before = avant ton action
option-after = après ton action
option-buy = acheter et construire { $tile }
option-decline = ne pas acheter : jouer la carte seule
option-points-left = { $before } › { $after ->
    [one] { $after } point
   *[other] { $after } points
}
timing-design-competition = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
timing-advertising-campaign = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
timing-expropriation = { $count ->
    [one] { $count } ressource remplacée
   *[other] { $count } ressources remplacées
}
timing-quality-control = les autres perdent { $count }
token-choose = { $count ->
    [one] Une place brille dans la ville.
   *[other] Choisis une des { $count } places qui brillent dans la ville.
}
token-shift = Choisis un sens ; les flèches montrent qui fait de la place.
token-shifts = Le jeton { $letter } prend la place du jeton { $taken }. Avancent d’un cran : { $moved }.
token-order = Les lettres doivent se lire de A à L dans le sens horaire.
token-hal-note = Près de bâtiments hauts, la place { $letter } vaut plus pour qui pioche sa carte : toi ou Hal.
token-worth = Là, les voisins donnent { $worth }.
token-previous = Place précédente
token-next = Place suivante
token-keys = place suivante
split-one = Ordinaire
    .note = compte pour 1 tuile chacune
split-two = Nouveau bâtiment
    .note = compte pour 2 tuiles, face cachée
split-three = Prestige, { $tile }
    .note = compte pour 3 tuiles, face visible
split-three-none = Prestige, { $colour ->
    [R] rouge
    [B] bleu
   *[Y] jaune
}
split-green = Espace vert
    .note = compte pour 1 tuile, un par tour
supply-none = épuisé
split-less = Moins : { $what }
split-more = Plus : { $what }
split-used = { $used ->
    [one] { $used } tuile sur { $of } répartie
   *[other] { $used } tuiles sur { $of } réparties
}
give-sum = { $count ->
    [0] Tu gardes tout.
    [one] { $count } tuile rendue, +{ $points }
   *[other] { $count } tuiles rendues, +{ $points }
}
quality-points = points, à { $name }
quality-resources = ressources, à ta réserve
quality-slider = Des ressources au lieu de points
quality-left = reste : { $points }, { $resources }

# Why not
why-alone = { $lacks ->
    [resources] Demande { resources }, tu en as { $has_resources } ; la carte serait jouée seule.
    [points] Demande { points }, tu en as { $has_points } ; la carte serait jouée seule.
   *[both] Demande { resources } et { points }, tu as { $has_resources } et { $has_points } ; la carte serait jouée seule.
}
why-green = Un espace vert ne va qu’avec une carte Urbanisation.
why-expropriation = L’expropriation ne va qu’avec une carte Bâtiment.

# The ledger
preview-construct = { $tile } sur { $card }, maintenant { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
}
preview-urbanize = { $tile } en { $letter }
preview-exploit = { $card }, { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
}
preview-letter = Place { $letter } sans tuile
ledger-ends = Ce serait le dernier tour.
ledger-districts = Quartiers, si la partie se terminait alors

# What happened
deed-used = { $you ->
    [yes] Tu as
   *[no] { $name } a
} exploité { $card }.
deed-used-letter = { $you ->
    [yes] Tu as
   *[no] { $name } a
} joué { $letter } sans tuile.
deed-urbanized = { $you ->
    [yes] Tu as
   *[no] { $name } a
} construit { $tile } en { $letter }.
deed-constructed = { $you ->
    [yes] Tu as
   *[no] { $name } a
} construit en hauteur sur { $card } avec { $tile }, maintenant { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
}.
deed-refused = { $you ->
    [yes] Tu n’as pas pu payer { $tile } et as exploité { $card }.
   *[no] { $name } n’a pas pu payer { $tile } et a exploité { $card }.
}
deed-plays = { $you ->
    [yes] Tu joues
   *[no] { $name } joue
} { $card }.
deed-back = { $you ->
    [yes] Tu as repris { $what }.
   *[no] { $name } a repris { $what }.
}
deed-event = { $event }.
deed-gains = Reçu : { $what }.
deed-pays = Payé : { $what }.
deed-kept = carte gardée
announce-last-round = C’est le dernier tour.
