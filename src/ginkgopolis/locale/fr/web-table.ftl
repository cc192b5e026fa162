# The table: the city, the hand, prompts and panels.

confirm = Confirmer
clear = Effacer le choix
menu = Menu
or = ou
tile-kept = garder
nothing = rien
hand = Ta main
city = La ville
dock = Ton côté de la table
rivals = Les autres
side = Explications
side-tabs = Plus
decision = Ta décision
to-home = Retour à l’accueil
to-tournament = Au tournoi
connecting = Connexion
words-and = { $first } et { $last }
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
key-space = Espace

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
final-low-building = par bâtiment de niveau 1 ou 2 que tu possèdes
final-tall-building = par bâtiment de niveau 3 ou plus que tu possèdes
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

# Top and panels
top-round = Tour { $round }
top-setup = Mise en place
top-last-round = Dernier tour
top-order = Ordre du jeu ; les mains passent dans ce sens
top-first = joue en premier
top-pass = tu passes à { $name }
top-tiles-left = Tuiles dans la réserve
top-left = encore { $count }
top-first-supply = tuiles · 1re réserve
top-second-supply = tuiles · 2e réserve
top-tiles-help = Tuiles dans la réserve. La première fois qu’elle se vide, tout le monde peut en rendre ; la seconde fois, la partie finit.
top-deck = pioche · défausse
top-deck-help = Cartes de la pioche et de la défausse. Quand la pioche est vide, les chantiers ouvrent et la défausse est mélangée.
top-rules = Règles
in-city = dans la ville
in-city-help = Ressources dans la ville. Si toutes celles de quelqu’un y sont, c’est le dernier tour.
in-supply = en réserve
score-now = vaut { $count }
score-now-help = Tes points si la partie finissait maintenant
rival-choosing = choisit…
rival-deciding = décide…
rival-ready = a choisi
rival-away = pas là
rival-stand-in = Un bot joue pour { $name }
rival-screen = derrière le paravent
rival-events = { $count ->
    [one] { $count } événement
   *[other] { $count } événements
}
rival-finals = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de fin de partie
rival-played = joue
rival-if-built = si tu construis ici
bonus-exploit = Bonus Exploiter
bonus-urbanize = Bonus Urbaniser
bonus-construct = Bonus Construire en hauteur
recap-title = Ce qui s’est passé
round-first = Premiers pas
tableau = Tes bonus
tableau-note = à chaque action de ce type
recap-none = Rien ne s’est encore passé.
recap-again = Revoir
recap-skip = Passer
recap-speed = Vitesse
recap-bonuses = Bonus
recap-joined = { $count ->
    [one] Nouvelle pioche : cette carte s’y ajoute
   *[other] Nouvelle pioche : ces { $count } cartes s’y ajoutent
}
tab-deck = Pioche
tab-districts = Quartiers
tab-log = Journal
tab-chat = Chat
log-setup = Mise en place
deck-coming = Dans la pioche ({ $count }) ou dans d’autres mains :
deck-known = { $name } a reçu de toi :
deck-sites = { $sites ->
    [one] { $sites } chantier entrera
   *[other] { $sites } chantiers entreront
} au prochain mélange, après { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
deck-discard = Défausse :
deck-tiles = Tuiles possibles ({ $count } dans la réserve)
district-of = { $colour ->
    [red] Rouge
    [blue] Bleu
   *[yellow] Jaune
}, { $count } bâtiments
district-nobody = personne n’y a de ressources
district-none = Deux voisins d’une couleur font un quartier. Il n’y en a pas encore.
district-tie = { $names } sont à égalité à { $count }. En cas d’égalité : bâtiment le plus haut, puis numéro.
supply-two = Encore { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} de valeur II
supply-green = Encore { $count ->
    [one] { $count } espace vert
   *[other] { $count } espaces verts
}

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
    .note = Cela se passe ici : { $card }. Quand ?
    .before = Avant
    .after = Après
prompt-quality = Contrôle qualité mené par { $name }.
    .note = Tu perds { $count }, dans le mélange que tu veux.
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
ledger-districts = Si la partie finissait alors, quartiers

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

# Hints, going back, sharing a screen
hint = Conseil
hint-ask = Demander à un bot
hint-says = { $bot } jouerait ainsi
hint-with = Joue { $card } avec { $tile }.
hint-alone = Joue { $card } sans tuile.
hint-event = Ajoute l’événement { $event }.
hint-aside = Mets { $card } de côté.
hint-lower = Cache { $tile } en dessous.
hint-add = Ajoute : { $thing }.
hint-give = Rends { $tiles }.
hint-give-none = Ne rends aucune tuile.
hint-take = Choisir ainsi
moves-not-saved = Les coups ne sont pas enregistrés pour l’instant. Attends un peu.
reconnecting = La connexion est perdue. Nouvel essai…
reconnecting-unsent = La connexion est perdue. Ton choix est conservé et sera envoyé dès son retour.
stand-in = { $bot } joue pour toi jusqu’à ton prochain choix.
stand-in-waits = { $bot } a ta place et il ne reste personne d’autre : la partie t’attend.
stand-in-back = Reprendre ma place
back-choice = Reprendre mon choix
back-step = Reprendre ma dernière étape
back-ask = Demander aux autres de revenir { $to ->
    [setup] au début de la partie
    [round] au début du tour { $round }
   *[choice] avant mon dernier choix
}
back-to = Revenir { $to ->
    [setup] au début de la partie
    [round] au début du tour { $round }
   *[choice] avant mon dernier choix
}
back-none = Il n’y a rien à reprendre pour l’instant.
request = { $name } demande à revenir { $to ->
    [setup] au début de la partie.
    [round] au début du tour { $round }.
   *[choice] avant le dernier choix.
}
request-mine = Tu demandes à revenir { $to ->
    [setup] au début de la partie
    [round] au début du tour
   *[choice] avant ton choix
}. Il faut l’accord des autres.
request-yes = Accepter
request-no = Refuser
request-withdraw = Retirer ma demande
curtain = { $name }, à toi de jouer
    .note = Passe l’écran. Les autres regardent ailleurs.
    .button = Je suis { $name }
menu-back = Revenir en arrière
menu-seat = Places
menu-hand = Laisser { $bot } jouer pour moi
# $votes sont ceux qui le veulent jusqu’ici.
menu-vote = { $votes ->
    [0] { $name } n’est pas là : laisser un bot jouer
    [one] { $name } n’est pas là : laisser un bot jouer ({ $votes } voix)
   *[other] { $name } n’est pas là : laisser un bot jouer ({ $votes } voix)
}
menu-link = Lien vers ma place
menu-link-copied = Le lien vers ta place est copié. Garde-le pour toi.
menu-look = Apparence
menu-words = Mots et touches partout
sound = Son
sound-on = Le son est activé.
sound-off = Le son est coupé. La touche M le rétablit.
sound-shake = Vibrer
menu-recap = Montrer ce que les autres ont fait
menu-recap-off = désactivé
table-missing = Cette table n’existe pas
    .note = Elle a peut-être été supprimée.
table-closed-to-you = Tu n’as pas accès à cette table
    .note = Demande une invitation.
table-aside = Cette table n’est plus lisible
    .note = Son hôte peut la fermer.
table-closed = Cette table est fermée
skips = Aller à
skip-hand = Main
skip-city = Ville

# The phone
phone-tabs = Volets de la table
phone-city = Ville
phone-hand = Main
phone-you = Toi
phone-rivals = Autres
phone-log = Journal
phone-alone = seule

# Webhooks
hooks-title = Appeler un webhook quand c’est à moi de jouer
hooks-lead = Pour tes messageries et programmes : quand tu es loin de la table, le serveur envoie un message à cette adresse.
hooks-address = Adresse
hooks-add = Ajouter
hooks-try = Essayer
hooks-remove = Retirer
hooks-secret = Les appels sont signés avec ce secret, montré une seule fois :
hooks-taken = { $host } a accepté le message.
hooks-refused = { $host } n’a pas accepté le message.
