# The table: what stands around the city, hints, going back, sharing a screen, webhooks.

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
to-tournament = Retour au tournoi
connecting = Connexion
words-and = { $first } et { $last }
key-space = Espace

# Top and panels
top-round = Tour { $round }
top-setup = Mise en place
top-last-round = Dernier tour
top-order = Ordre de jeu ; les mains passent dans ce sens
top-first = joue en premier
top-pass = tu passes à { $name }
top-tiles-left = Tuiles dans la réserve
top-left = encore { $count }
top-first-supply = tuiles · 1re réserve
top-second-supply = tuiles · 2e réserve
top-tiles-help = Tuiles dans la réserve. La première fois qu’elle se vide, tout le monde peut en rendre ; la seconde fois, la partie se termine.
top-deck = pioche · défausse
top-deck-help = Cartes de la pioche et de la défausse. Quand la pioche est vide, les chantiers ouvrent et la défausse est mélangée.
top-rules = Règles
in-city = dans la ville
in-city-help = Ressources dans la ville. Si toutes celles de quelqu’un y sont, c’est le dernier tour.
in-supply = en réserve
score-now = vaut { $count }
score-now-help = Tes points si la partie se terminait maintenant
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
district-none = Deux bâtiments voisins d’une même couleur forment un quartier. Il n’y en a pas encore.
district-tie = { $names } sont à égalité à { $count }. Le bâtiment le plus haut du quartier l’emporte, puis son numéro.
supply-two = Encore { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} de valeur II
supply-green = Encore { $count ->
    [one] { $count } espace vert
   *[other] { $count } espaces verts
}

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
back-choice = Annuler mon choix
back-step = Annuler ma dernière étape
back-ask = Demander à revenir { $to ->
    [setup] au début de la partie
    [round] au début du tour { $round }
   *[choice] avant mon dernier choix
}
back-to = Revenir { $to ->
    [setup] au début de la partie
    [round] au début du tour { $round }
   *[choice] avant mon dernier choix
}
back-none = Il n’y a rien à annuler pour l’instant.
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
# $votes are those who want it so far.
menu-vote = { $votes ->
    [0] { $name } n’est pas là : laisser un bot jouer
    [one] { $name } n’est pas là : laisser un bot jouer ({ $votes } voix)
   *[other] { $name } n’est pas là : laisser un bot jouer ({ $votes } voix)
}
menu-link = Lien vers ma place
menu-link-copied = Le lien vers ta place est copié. Garde-le pour toi.
menu-look = Apparence
menu-words = Montrer partout les mots et les touches
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
hooks-lead = Pour tes messageries et programmes : quand tu n’es pas à la table, le serveur envoie un message à cette adresse.
hooks-address = Adresse
hooks-add = Ajouter
hooks-try = Essayer
hooks-remove = Retirer
hooks-secret = Les appels sont signés avec ce secret, montré une seule fois :
hooks-taken = { $host } a accepté le message.
hooks-refused = { $host } n’a pas accepté le message.
