# L’antichambre d’une table, et les chemins qui y mènent.

lobby-heading = Avant la partie
lobby-name = Nom de la table
lobby-seats = Places
lobby-seats-lead = Les cartes passent de chaque place à celle d’en dessous.
lobby-seat = Place { $number }
lobby-open-seat = Place libre
lobby-you = toi
lobby-host = hôte
lobby-away = pas là
lobby-hal = joue selon ses propres règles
lobby-sit = S’asseoir ici
lobby-sit-too = Quelqu’un ici joue aussi
lobby-sit-too-name = Nom de la personne qui partage cet écran
lobby-stand = Quitter la place
lobby-put-bot = Mettre un bot ici
lobby-open-it = Libérer la place
lobby-colour = Couleur
lobby-colour-of = Couleur : { $name }
lobby-name-of = Nom : { $name }
lobby-move-up = Faire monter { $name }
lobby-add-seat = Ajouter une place
lobby-remove-seat = Enlever la dernière place
lobby-invite = Inviter des amis
lobby-invite-lead = Toute personne qui a ce lien peut prendre une place libre.
lobby-listed = Afficher cette table pour tout le monde
lobby-listed-on = Toute personne qui visite ce serveur la trouve sur la page d’accueil et peut prendre une place libre.
lobby-listed-off = Seules les personnes qui ont le lien peuvent venir.
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-copy-failed = Copie-le à la main
lobby-share = Partager
lobby-my-link = Mon propre lien
lobby-my-link-lead = Il ouvre ta place sur un autre appareil. Garde-le pour toi.
lobby-my-link-make = Créer un lien vers ma place
lobby-start = Lancer la partie
lobby-start-bots = Compléter avec des bots et lancer
lobby-wait-seats = { $free ->
    [one] 1 place est encore libre
   *[other] { $free } places sont encore libres
}
lobby-wait-host = { $name } lance la partie
host-tools = Pour l’hôte
host-renew = Nouveau lien d’invitation
host-renewed = Il y a un nouveau lien ; l’ancien n’est plus valable.
host-remove = Nouveau lien, et les spectateurs partent
host-removed = Les spectateurs ont dû partir, et l’ancien lien n’est plus valable.
host-hand-over = Confier la table à { $name }
lobby-close-sure = La fermer pour tout le monde ?
lobby-not-seated = Tu n’as pas de place ici.
lobby-game = La partie
lobby-game-introductory = Partie d’initiation
lobby-game-introductory-lead = Tout le monde reçoit un lot de trois cartes Personnage.
lobby-game-normal = Normale
lobby-game-normal-lead = Un draft des cartes Personnage : en garder une, passer les autres.
lobby-modules = Modules de « The Experts »
lobby-modules-all = Tous
lobby-modules-none = Aucun
module-new_buildings = Nouveaux bâtiments
module-new_buildings-lead = tuiles 21 à 23, qui comptent double à la pioche
module-prestige_buildings = Bâtiments de prestige
module-prestige_buildings-lead = 24 et 25 : personne ne construit dessus
module-green_spaces = Espaces verts
module-green_spaces-lead = des parcs qui rapportent à leurs voisins
module-events = Événements
module-events-lead = deux surprises par personne
module-keep_a_card = Garder une carte
module-keep_a_card-lead = une carte reste pour le tour suivant
module-experts = Spécialistes
module-experts-lead = une carte de spécialiste par personne
# How much a module asks of players; the attribute is read aloud.
rating-complexity = Complexité
    .words = complexité { $rating } sur 3
rating-strategy = Stratégie
    .words = stratégie { $rating } sur 3
lobby-hal-who = Qui est Hal et comment le battre
lobby-large-hand = { $cards } cartes en main
lobby-large-hand-lead = de deux à quatre joueurs
lobby-first = Qui commence
lobby-first-random = au hasard
lobby-closed-screens = Paravents fermés
lobby-closed-screens-lead = on ne peut pas vérifier ce que les autres cachent derrière
lobby-house = À la table
lobby-house-spectators = On peut venir regarder
lobby-house-undo = Revenir en arrière est permis
lobby-house-hints = Conseils d’un bot
lobby-house-projection = Montrer les points comme si c’était fini
lobby-house-rated = Partie classée
lobby-house-rated-lead = Compte pour les joueurs qui ont une clé et se joue jusqu’au bout.
lobby-rated-players = { $count ->
    [0] Personne ici n’a encore de clé. Il en faut deux, sinon rien n’est classé.
    [one] Une seule personne ici a une clé. Il en faut deux, sinon rien n’est classé.
   *[other] { $count } d’entre vous ont une clé.
}
lobby-rated-become = Obtenir une clé
lobby-rated-as = Jouer comme { $name }
lobby-delay = Les spectateurs voient la partie
lobby-delay-rounds = { $rounds ->
    [0] en direct
    [one] un tour plus tard
   *[other] { $rounds } tours plus tard
}
join-nameless = ou reste anonyme
lobby-clock = Temps pour chaque décision
lobby-clock-none = illimité
lobby-clock-seconds = { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } secondes
}
lobby-clock-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
lobby-clock-hours = { $hours ->
    [one] 1 heure
   *[other] { $hours } heures
}
lobby-stand-in = Qui joue quand le temps est écoulé
lobby-chat = Chat
lobby-chat-say = Dis quelque chose
lobby-chat-send = Envoyer
lobby-chat-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
lobby-chat-none = Personne n’a encore rien dit.
lobby-more = Plus d’options

join-title = Rejoindre { $title }
join-name = Ton nom
join-colour = Ta couleur
join-take = Prendre une place
join-full = Toutes les places sont prises. Tu peux regarder.
join-watch = Regarder
join-begun = La partie a commencé. Tu peux regarder.
join-opening = Ouverture de la table…
join-failed = Ce lien n’ouvre plus aucune table.
join-home = Retour à l’accueil
claim-title = Est-ce ta place ?
claim-take = Prendre ma place sur cet appareil
claim-lead = Le lien donne la place à cet appareil. Tes autres appareils la gardent aussi.
