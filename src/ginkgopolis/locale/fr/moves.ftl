### What a move would do, for lists of options: "exploit red 7 (2 floors): gain 2 resources; gain 1 point by bonuses".
### Parts stand beside each other, each for itself, and begin with a small letter. $items and $tiles are lists of
### amounts, $card, $tile and $letter are as in "red 7" or "A"; $place is a list of space-beside, as in "north of red 4 and east of blue 2".

explained = { $move } : { $parts }
# How the parts are strung together.
explanation-parts = { $first } ; { $last }

## Actions

move-exploit = exploiter { $card }
move-exploit-building = exploiter { $card } ({ floors })
move-urbanize = urbaniser { $letter } avec { $tile }
move-construct = construire en hauteur sur { $card } avec { $tile }
move-new-hand = changer ta main : défausser toutes tes cartes et en piocher autant
move-take-back = annuler ton choix et choisir à nouveau

## What goes with a card

move-single = construire avec { $tile } seulement
move-under = cacher { $lower } sous { $tile }
move-no-event = n’ajouter aucun événement
move-event = ajouter { $event }
move-aside = garder { $card } pour le tour suivant

## The draft; $effect says what the card does.

move-keep-character = garder { $character } : { $effect }
move-keep-expert = garder { $expert } : { $effect }
move-keep-expert-events = garder { $expert } : { $effect } ; apporte { $events }
move-no-expert = ne rien garder : une carte de spécialiste que personne n’a choisie te revient par hasard
move-keep-events = garder { $events }

## Answers to questions

move-before = avant l’action
move-after = après l’action
move-lose = perdre { $items }
move-buy = acheter { resources } pour { points } et construire
move-decline = ne rien acheter : la carte est jouée seule
move-resource = prendre 1 ressource
move-tile = piocher 1 tuile
# $side is a key. The building may be "un espace vert", which would not go with "au nord de".
space-beside = { $side ->
    [north] avec { $building } au sud
    [east] avec { $building } à l’ouest
    [south] avec { $building } au nord
   *[west] avec { $building } à l’est
}
move-token-beside = { $side ->
    [north] poser le jeton { $letter } au nord de la nouvelle tuile
    [east] poser le jeton { $letter } à l’est de la nouvelle tuile
    [south] poser le jeton { $letter } au sud de la nouvelle tuile
   *[west] poser le jeton { $letter } à l’ouest de la nouvelle tuile
}
move-token-to = poser le jeton { $letter } { $place }
move-token-clockwise = les autres jetons font de la place dans le sens horaire, et { $letter } va { $place }
move-token-counterclockwise = les autres jetons font de la place dans le sens antihoraire, et { $letter } va { $place }
move-give = rendre { $tile } pour { points }
move-done = ne plus rendre de tuiles
move-draw = piocher { $tiles }
move-draw-nothing = ne rien piocher
move-take = prendre { $tiles }
move-take-and-draw = prendre { $tiles } et piocher { $drawn }

## What an action takes and gives

gain = gagner { $items }
gain-bonus = gagner { $items } par tes bonus
gain-nothing = ne rien gagner
gain-parks = marquer { points } pour les parcs
gain-inspector = marquer { points } grâce à l’inspection
place = placer { resources }
own-return = { $amount ->
    [one] { $amount } de tes ressources revient d’abord
   *[other] { $amount } de tes ressources reviennent d’abord
}
owner-return = { $name } reprend { resources } et marque { points }
pay = payer { points } pour le numéro plus petit
discard = défausser { resources } pour l’autre couleur
number-waived = le numéro plus petit ne te coûte rien
colour-waived = l’autre couleur ne te coûte rien
# $effect says what the card does.
keep = garder la carte ({ $effect })
ends = cela met ta dernière ressource dans la ville, et ce tour est le dernier
# $has is a number of the same.
lacking-resources = demande { resources }, tu as { $has }
lacking-points = demande { points }, tu as { $has }
could-buy = tu pourrais acheter { resources } pour { points } à la révélation
played-alone = la carte serait jouée seule si cela ne change pas

## What would come of an event

event-draws = piocher { tiles }
event-scores = marquer { points }
event-expropriates = { $name } reprend { resources }, tu en places autant et marques { points }
event-loss = { $name } perd { $amount } en points ou en ressources
event-nothing = ne rien donner
# $effect is one of the above.
event-if-bought = { $effect } (si tu achètes { resources })
event-if-not-bought = { $effect } (si tu n’achètes rien)
event-as-it-is = { $effect } (en l’état actuel)

## The ledger of an action in the browser: what it takes and gives, line by line. $tile and $card are as in "Red 7".

ledger-back = { $count ->
    [one] { $name } reprend { $count } ressource
   *[other] { $name } reprend { $count } ressources
}
ledger-back-you = { $count ->
    [one] Tu reprends { $count } ressource
   *[other] Tu reprends { $count } ressources
}
ledger-back-points = { $count ->
    [one] et marque { $count } point pour chacune
   *[other] et marque { $count } points pour chacune
}
ledger-buys = { $count ->
    [one] Tu achètes { $count } ressource
   *[other] Tu achètes { $count } ressources
}
ledger-buys-note = grâce à la banque, dans ta réserve
ledger-tile = Tu poses { $tile }
ledger-tiles = Tu poses { $tile } et une tuile en dessous
ledger-place = Une ressource par niveau
ledger-place-one = Ta ressource sur le nouveau bâtiment
ledger-lower = Numéro plus petit
ledger-lower-note = la différence en points
ledger-colour = Autre couleur
ledger-colour-note = 1 ressource à la réserve
ledger-waived-artist = ne coûte rien à l’atelier
ledger-waived-mayor = ne coûte rien à la mairie
ledger-use = Tu exploites { $tile }
ledger-neighbour = { $tile } à côté
ledger-short-resource = { $wanted ->
    [one] { $wanted } ressource due, { $count } dans ta réserve
   *[other] { $wanted } ressources dues, { $count } dans ta réserve
}
ledger-short-tile = { $wanted ->
    [one] { $wanted } tuile due, il en reste { $count }
   *[other] { $wanted } tuiles dues, il en reste { $count }
}
# What a letter that is played alone brings, where one of two items is lacking.
ledger-only-resource = 1 ressource : il n’y a pas de tuile à piocher
ledger-only-tile = 1 tuile : ta réserve n’a plus de ressource
ledger-choice = 1 ressource ou 1 tuile, au choix
ledger-parks = Parcs à côté
ledger-bonus = { $action ->
    [exploit] Tes bonus Exploiter
    [urbanize] Tes bonus Urbaniser
   *[construct] Tes bonus Construire en hauteur
}
ledger-inspector = Inspection : un quartier grandit
ledger-keep = Tu gardes la carte { $card }
