# Cards, tiles and the city: what everything is called and what it does.

# An icon, as it is read out beside its number.
icon-resource = { $count ->
    [one] ressource
   *[other] ressources
}
icon-tile = { $count ->
    [one] tuile
   *[other] tuiles
}
icon-point = { $count ->
    [one] point
   *[other] points
}

# Names
name-red = Rouge { $number }
name-blue = Bleu { $number }
name-yellow = Jaune { $number }
name-green = Espace vert
name-letter = la place { $letter }
colour-plum = losange prune
colour-mint = cercle menthe
colour-onyx = triangle noir
colour-pearl = lune blanche
colour-rose = croix rose
items-resource = ressources
items-tile = tuiles
items-point = points
count-floor = { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
}
action-exploit = Exploiter
action-urbanize = Urbaniser
action-construct = Construire en hauteur
action-final = À la fin
deed-exploit = Exploiter
deed-urbanize = Urbaniser
deed-construct = Construire en hauteur
icon-final = fin de la partie
icon-newhand = Changer sa main
icon-deck = pioche
character-red = Bio­technique
character-blue = Bio­ingénierie
character-yellow = Bio-urba­nisme
event-does-design-competition = Pioche 1 tuile par ressource que tu as sur place et à côté, 9 au plus.
event-does-advertising-campaign = 1 point par ressource que tu as sur place et à côté, 9 au plus.
event-does-expropriation = Qui possède le bâtiment reprend ses ressources ; place les tiennes, 1 point chacune. Seulement avec une carte Bâtiment.
event-does-quality-control = Les autres perdent 1 point ou ressource par ressource sur place et à côté ; tu reçois jusqu’à 6 des points.
event-in-vain = En l’état, cela ne donnerait rien.
expert-does-artist = Un numéro plus petit ne te coûte pas de points.
expert-does-journalist = À la fin, 2 points par bâtiment jaune que tu possèdes et 1 par bâtiment jaune des autres.
expert-does-general-counsel = 2 points au lieu de 1 par ressource reprise quand on construit en hauteur chez toi.
expert-does-mayor = Une autre couleur ne te coûte pas de ressource. À la fin, 1 point par quartier de la ville.
expert-does-master-architect = 2 tuiles de plus au départ. Construis deux niveaux d’un coup : une seconde tuile se cache dessous.
expert-does-engineer = 2 points par tuile rendue ; 1 par tuile à la fin si la réserve n’a jamais été épuisée.
expert-does-entrepreneur = À la fin, 2 points par bâtiment rouge que tu possèdes et 1 par bâtiment rouge des autres.
expert-does-professor = À la fin, 2 points par bâtiment bleu que tu possèdes et 1 par bâtiment bleu des autres.
expert-does-inspector = 2 points quand urbaniser crée, agrandit ou réunit un quartier.
expert-does-banker = Achète les ressources manquantes, 1 point chacune. À la fin, 1 point par ressource que tu as encore.

# Powers of cards
power-exploit = à chaque action Exploiter
power-urbanize = à chaque action Urbaniser
power-construct = à chaque action Construire en hauteur
final-resource-on-red = par ressource que tu as sur des bâtiments rouges
final-resource-on-blue = par ressource que tu as sur des bâtiments bleus
final-resource-on-yellow = par ressource que tu as sur des bâtiments jaunes
final-low-building = par bâtiment de 1 ou 2 niveaux que tu possèdes
final-tall-building = par bâtiment de 3 niveaux ou plus que tu possèdes
final-bonus-card-of-exploit = par carte à bonus Exploiter que tu possèdes
final-bonus-card-of-urbanize = par carte à bonus Urbaniser que tu possèdes
final-bonus-card-of-construct = par carte à bonus Construire en hauteur que tu possèdes
final-card-of-colour-red = par carte rouge que tu possèdes
final-card-of-colour-blue = par carte bleue que tu possèdes
final-card-of-colour-yellow = par carte jaune que tu possèdes
final-flat = à la fin
final-permanent-card = par carte à bonus permanent que tu possèdes
final-set-of-actions = par trio de cartes Exploiter, Urbaniser, Construire en hauteur
final-set-of-colours = par trio de cartes rouge, bleue, jaune

# Cards and tiles
card-alone = Sans tuile
card-alone-red = 1 ressource par niveau
card-alone-blue = 1 tuile par niveau
card-alone-yellow = 1 point par niveau
card-keep = Avec une tuile, tu gardes
card-with-tile = Avec une tuile
card-letter = construire en { $letter }, exploiter les voisins
card-free = libre
card-start = Tu commences avec
card-power = Effet
card-words = { $card }. Avec une tuile, tu construis en hauteur et gardes son effet ({ $does })
card-letter-words = Place { $letter }. Seule : 1 ressource ou 1 tuile. Avec une tuile : construire là et recevoir { $gives }
aside = de côté
aside-pick = Mets une carte de côté
aside-set = Mettre { $card } de côté
aside-is = De côté : { $card }
aside-needed = Mets encore une carte de côté.
your-tiles = Tes tuiles
your-events = Tes événements
tiles-drag = glisse sur une carte
tiles-lower = une seconde va dessous
events-add = ajoute à une carte
no-tiles = Tu n’as pas de tuiles.
tile-under = dessous
tile-words = { $tile }, donne des { $item ->
    [resource] ressources
    [tile] tuiles
   *[point] points
}{ $value ->
    [2] , valeur II
    [3] , valeur III : personne ne construit dessus
   *[1] {""}
}
tile-green-words = Espace vert : seulement pour urbaniser
pip-character = Personnage
new-hands = Changer ma main · encore { $count }
draft-words = { $name }. Au départ : { $start }. Ensuite, { $effect }
draft-pack = Cartes à garder ou à passer
draft-kept = Gardées jusqu’ici
draft-kept-none = Tu n’en as encore gardé aucune.
draft-not = Il te faut encore une autre sorte de carte.

# The city
building-nobodys = sans propriétaire
building-owner = { $name } avec { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
}
building-site = chantier
building-closed = fermé pour toujours
building-gives = donne { $what }
token-name = Jeton Urbanisation { $letter }
tip-nobodys = N’appartient à personne.
tip-owner = { $name } avec { $count ->
    [one] { $count } ressource.
   *[other] { $count } ressources.
}
tip-use = L’exploiter donne { $what }.
tip-closed = Fermé pour toujours : personne ne l’exploite ni ne construit dessus.
tip-site = Un chantier : sa carte entre en jeu au prochain mélange.
tip-district = Quartier { $colour ->
    [red] rouge
    [blue] bleu
   *[yellow] jaune
} de { $count } : à la fin { $first } { $points }, { $second } { $then ->
    [one] { $then } point
   *[other] { $then } points
}.
tip-district-alone = Quartier { $colour ->
    [red] rouge
    [blue] bleu
   *[yellow] jaune
} de { $count } : { $first } sans partage, { $points } points à la fin.
tip-district-empty = Quartier { $colour ->
    [red] rouge
    [blue] bleu
   *[yellow] jaune
} de { $count } : personne n’y a de ressources.
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Montrer toute la ville
districts = Quartiers
reachable = À portée
reachable-help = Montrer ce que nomment tes cartes
offer-words = Place { $space } pour le jeton { $letter } : les voisins donnent { $worth }
# A free space beside a building; several of these in a list make $space.
space-north = au nord de la tuile { $building }
space-east = à l’est de la tuile { $building }
space-south = au sud de la tuile { $building }
space-west = à l’ouest de la tuile { $building }
space-edge = au bord de la ville
