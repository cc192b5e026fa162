### Words for what the game is made of: amounts, tiles, cards, characters, experts, events and modules.
### Browser and command line share them. How to translate is told in docs/languages.md.
###
### Keys that choose between variants are the same in all languages and are never shown:
### $colour is red, blue or yellow; $action is exploit, urbanize or construct; $expert and $event are the
### English names with hyphens, as in general-counsel and quality-control.
###
### Experts are institutions rather than persons, so that they fit everybody.

## Lists, made from two parts at a time: "a, b" and "a, b and c".

list-comma = { $first }, { $last }
list-and = { $first } et { $last }

## Amounts. Sentences have these messages in them, and get the numbers.

resources = { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}
tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
floors = { $floors ->
    [one] { $floors } niveau
   *[other] { $floors } niveaux
}
# Tiles 21 to 23, which lie in a supply of their own.
new-tiles = { $amount ->
    [one] { $amount } tuile de valeur II
   *[other] { $amount } tuiles de valeur II
}
green-spaces = { $amount ->
    [0] 0 espace vert
    [one] un espace vert
   *[other] { $amount } espaces verts
}
resource-or-tile = 1 ressource ou 1 tuile

## Tiles and cards

# A tile, or the card that names it: red 7. $colour is a key.
tile-name = { $colour ->
    [red] rouge { $number }
    [blue] bleu { $number }
   *[yellow] jaune { $number }
}
# In a sentence; a character has the name that stands on its card, which its colour tells.
character-name = { $colour ->
    [red] la biotechnique
    [blue] la bio-ingénierie
   *[yellow] le bio-urbanisme
}
# The head of the card, in a picture.
character-title = { $colour ->
    [red] Biotechnique
    [blue] Bio-ingénierie
   *[yellow] Bio-urbanisme
}
# $effect is bonus-short.
character-short = { character-name } ({ $effect })

## What cards do

# $items are amounts, as in "1 tile and 1 point".
bonus = { $action ->
    [exploit] à chaque action Exploiter : { $items }
    [urbanize] à chaque action Urbaniser : { $items }
   *[construct] à chaque action Construire en hauteur : { $items }
}
bonus-short = { $action ->
    [exploit] Exploiter : { $items }
    [urbanize] Urbaniser : { $items }
   *[construct] Construire en hauteur : { $items }
}
# $effect is bonus.
character-effect = { $effect } ; apporte { $items } au départ
endgame-resource-on = { $colour ->
    [red] à la fin : { points } pour chacune de tes ressources sur des bâtiments rouges
    [blue] à la fin : { points } pour chacune de tes ressources sur des bâtiments bleus
   *[yellow] à la fin : { points } pour chacune de tes ressources sur des bâtiments jaunes
}
endgame-low-building = à la fin : { points } pour chacun de tes bâtiments de 1 ou 2 niveaux
endgame-tall-building = à la fin : { points } pour chacun de tes bâtiments de 3 niveaux ou plus
endgame-bonus-card-of = { $action ->
    [exploit] à la fin : { points } pour chacune de tes cartes à bonus Exploiter, personnages compris
    [urbanize] à la fin : { points } pour chacune de tes cartes à bonus Urbaniser, personnages compris
   *[construct] à la fin : { points } pour chacune de tes cartes à bonus Construire en hauteur, personnages compris
}
endgame-card-of-colour = { $colour ->
    [red] à la fin : { points } pour chacune de tes cartes rouges, celle-ci et les personnages compris
    [blue] à la fin : { points } pour chacune de tes cartes bleues, celle-ci et les personnages compris
   *[yellow] à la fin : { points } pour chacune de tes cartes jaunes, celle-ci et les personnages compris
}
endgame-flat = à la fin : { points }
endgame-permanent-card = à la fin : { points } pour chacune de tes cartes à bonus permanent, personnages compris
endgame-set-of-actions = à la fin : { points } pour chaque trio de tes cartes et personnages à bonus Exploiter, Urbaniser et Construire en hauteur
endgame-set-of-colours = à la fin : { points } pour chaque trio rouge, bleu et jaune de tes cartes et personnages, cette carte comprise
# An urbanization card.
letter-effect = seule : 1 ressource ou 1 tuile ; avec une tuile : un nouveau bâtiment à la place du jeton { $letter }

## Experts

# In a sentence.
expert-name = { $expert ->
    [artist] l’atelier
    [journalist] la presse
    [general-counsel] le service juridique
    [mayor] la mairie
    [master-architect] le cabinet d’architecture
    [engineer] le bureau d’études
    [entrepreneur] l’entreprise
    [professor] l’université
    [inspector] l’inspection
   *[banker] la banque
}
# Alone, as a title.
expert-title = { $expert ->
    [artist] atelier
    [journalist] presse
    [general-counsel] service juridique
    [mayor] mairie
    [master-architect] cabinet d’architecture
    [engineer] bureau d’études
    [entrepreneur] entreprise
    [professor] université
    [inspector] inspection
   *[banker] banque
}
expert-effect = { $expert ->
    [artist] un numéro plus petit ne te coûte aucun point
    [journalist] à la fin : 2 points pour chacun de tes bâtiments jaunes, 1 pour chaque bâtiment jaune des autres
    [general-counsel] 2 points au lieu de 1 pour chaque ressource que tu reprends quand quelqu’un construit sur ton bâtiment
    [mayor] une autre couleur ne te coûte aucune ressource ; à la fin : 1 point par quartier
    [master-architect] 2 tuiles de plus au départ ; tu peux construire avec deux tuiles à la fois, l’une cachée sous l’autre
    [engineer] 2 points au lieu de 1 pour chaque tuile que tu rends ; à la fin, si les tuiles n’ont jamais été épuisées : 1 point pour chacune de tes tuiles
    [entrepreneur] à la fin : 2 points pour chacun de tes bâtiments rouges, 1 pour chaque bâtiment rouge des autres
    [professor] à la fin : 2 points pour chacun de tes bâtiments bleus, 1 pour chaque bâtiment bleu des autres
    [inspector] 2 points chaque fois que tu urbanises à côté d’un bâtiment de la même couleur
   *[banker] les ressources qui te manquent pour construire s’achètent 1 point pièce ; à la fin : 1 point pour chaque ressource derrière ton paravent
}

## Events

# In a sentence.
event-name = { $event ->
    [design-competition] le concours de design
    [advertising-campaign] la campagne de publicité
    [expropriation] l’expropriation
   *[quality-control] le contrôle qualité
}
# Alone, as a title.
event-title = { $event ->
    [design-competition] concours de design
    [advertising-campaign] campagne de publicité
    [expropriation] expropriation
   *[quality-control] contrôle qualité
}
event-effect = { $event ->
    [design-competition] 1 tuile pour chacune de tes ressources sur le bâtiment et ses voisins, 9 au maximum
    [advertising-campaign] 1 point pour chacune de tes ressources sur le bâtiment et ses voisins, 9 au maximum
    [expropriation] tes ressources remplacent celles d’une autre personne sur le bâtiment, pour 1 point chacune ; seulement avec une carte Bâtiment
   *[quality-control] les autres perdent 1 point ou 1 ressource pour chacune de leurs ressources sur le bâtiment et ses voisins ; jusqu’à 6 de ces points sont à toi
}

## Modules of The Experts

module-name-new-buildings = nouveaux bâtiments
module-name-prestige-buildings = bâtiments de prestige
module-name-green-spaces = espaces verts
module-name-events = événements
module-name-keep-a-card = garder une carte
module-name-experts = spécialistes

## People and tables without a name

player-unnamed = Joueur { $number }
table-of = Chez { $name }
table-unnamed = Une nouvelle table
