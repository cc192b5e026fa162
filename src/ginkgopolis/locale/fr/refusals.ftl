### Why the server refuses a request: one sentence for whoever sent it. Each is sent with a code for programs, which
### is the same in all languages (docs/protocol.md).

## Requests

address-part-unreadable = Une partie de l’adresse est illisible.
no-such-method = Cette méthode n’est pas permise à cette adresse.
nothing-at-address = Il n’y a rien à cette adresse.
request-unreadable = La requête est illisible.
request-unreadable-why = La requête est illisible : { $reason }.
body-not-json = Le corps d’une requête doit être en application/json.
request-too-large = La requête est trop grande : { $bytes } octets au plus.
other-sites = Ce serveur ne répond pas aux requêtes venant d’autres sites.
other-host = Ce serveur porte un autre nom.
you-are-banned = Tu n’as pas accès à ce serveur.
you-are-muted = Tu ne peux rien écrire ici.
too-much-at-once = C’est trop à la fois : attends un peu.
too-many-connections = Il y a trop de connexions : ferme-en quelques-unes ou attends un peu.
too-many-strangers = Le serveur est occupé par les parties en cours : réessaie dans un instant.
too-many-questions = Trop de questions attendent une réponse : repose la tienne dans un instant.
key-used-otherwise = Cette clé a déjà servi à autre chose.
key-used-long-ago = Cette clé a servi il y a longtemps.
others-are-quicker = Trop d’autres ont été plus rapides ; réessaie.
database-silent = La base de données ne répond pas ; réessaie.
mistake-of-server = C’était une erreur du serveur ; son journal en dit plus.
server-full-of-tables = Le serveur ne peut pas accueillir plus de tables.
you-have-too-many-tables = Tu as trop de tables en cours : fermes-en quelques-unes.
address-has-too-many-tables = Trop de tables en cours viennent de ton adresse : fermes-en quelques-unes.
server-full-of-records = Le serveur ne peut pas accueillir plus d’enregistrements.
address-has-too-many-records = Trop d’enregistrements viennent de ton adresse.

# $error is a sentence of the library.
because = { $error }

## Names

name-length = Un nom compte de 1 à { $longest } caractères, tous visibles.
title-length = Un titre compte de 1 à { $longest } caractères, tous visibles.
name-in-use-already = Quelqu’un à cette table s’appelle déjà { $name }.
name-in-use = Quelqu’un à cette table s’appelle { $name }.
two-seats-one-name = Deux personnes à la même table ne peuvent pas s’appeler { $name }.
every-name-taken = Tous les noms sont pris.

# $shade is a key: the colour of a player's pieces.
shade-in-use = { $shade ->
    [mint] Quelqu’un à cette table a déjà la couleur menthe.
    [onyx] Quelqu’un à cette table a déjà le noir.
    [pearl] Quelqu’un à cette table a déjà le blanc.
    [rose] Quelqu’un à cette table a déjà le rose.
   *[plum] Quelqu’un à cette table a déjà la couleur prune.
}
two-seats-one-shade = { $shade ->
    [mint] Deux places ne peuvent pas avoir toutes deux la couleur menthe.
    [onyx] Deux places ne peuvent pas avoir toutes deux le noir.
    [pearl] Deux places ne peuvent pas avoir toutes deux le blanc.
    [rose] Deux places ne peuvent pas avoir toutes deux le rose.
   *[plum] Deux places ne peuvent pas avoir toutes deux la couleur prune.
}

## Tables and seats

no-such-table = Cette table n’existe pas.
only-with-invite = Cette table est sur invitation : entre avec le lien que tu as reçu.
only-players-look = Seules les personnes qui jouent peuvent regarder cette table.
link-not-valid = Ce lien n’est pas valable, ou ne l’est plus.
invite-not-valid = Cette invitation n’est pas valable, ou ne l’est plus.
link-used-too-often = Ce lien a déjà servi { $most } fois : qui tient la place peut l’annuler et en faire un autre.
invite-used-too-often = { $most } personnes sont déjà entrées avec cette invitation : l’hôte peut la renouveler et les renvoyer.
table-set-aside = La partie de cette table n’est plus lisible ; on ne peut plus que fermer la table.
table-of-other-rules = Cette table suit la version { $version } des règles, mais ce serveur n’en connaît que les versions jusqu’à { $known }.
table-is-closed = La table est fermée.
table-finished-already = La partie de cette table est déjà terminée, ou la table est fermée.
table-not-on-list = Cette table n’est pas sur ta liste.
not-your-seat = Cette place n’est pas à toi.
no-seat-is-yours = Au moins une place doit être à toi.
no-open-seat = Il n’y a pas de place libre.
seat-is-taken = Cette place est prise.
last-seat-is-taken = Quelqu’un occupe la dernière place.
seats-are-open = Il reste des places libres : occupe-les, mets-y des bots ou enlève-les.
seats-stay = Ces places ne peuvent pas être échangées.
hal-keeps-his-seat = La place de Hal n’est à personne.
only-seats-of-players = On ne peut céder que la place de quelqu’un qui joue.
no-such-packing = `pack` ne peut être que `{ $packing }`.
seat-or-watch = Une place est un nombre, ou `watch`.
seats-or-all = Les places vont de 0 à { $last }, ou `all`.
only-host = Seul l’hôte de la table peut faire cela.
only-host-moves-others = Seul l’hôte de la table peut faire changer les autres de place.
only-owner-of-seat = Seul l’appareil avec lequel la place a été prise peut faire cela.
host-is-a-player = L’hôte doit être l’un des joueurs.
host-stays = L’hôte reste à sa table : ferme plutôt la table.
game-has-begun = La partie a déjà commencé.
only-watching-can-change = La partie a déjà commencé : seul le droit de regarder peut encore changer.
game-has-not-begun = La partie n’a pas encore commencé.
game-is-not-over = La partie n’est pas encore terminée.
game-given-by-position = À cette table, c’est la position qui fixe la partie.
position-for-other-seats = La position est pour { $players } personnes, mais la table a { $seats } places.
seed-not-a-number = La graine doit être un nombre entier à partir de 0.
rematch-for-players = Seules les personnes qui ont joué peuvent demander une revanche.

## Play

decision-over = Cette décision est déjà prise.
seat-in-time = Cette place a décidé à temps.
no-decision-now = Il n’y a rien à décider maintenant.
taken-back-too-often = Tu as déjà demandé { $most } retours en arrière dans ce tour : cela suffit.
handed-over-too-often = Tu as déjà laissé un bot jouer pour toi { $most } fois dans ce tour : cela suffit.
not-away-yet = { $name } est là, ou l’était il y a un instant : attends un peu.
no-undo-at-table = On ne reprend rien à cette table.
undo-too-late = Tu ne peux rien reprendre : quelque chose a été dévoilé depuis.
nothing-of-yours-to-undo = Il n’y a rien que tu puisses reprendre sans les autres maintenant.
nothing-to-go-back-to = Il n’y a rien à quoi revenir.
nobody-asked-to-go-back = Personne n’a demandé à revenir en arrière.
answer-request-first = Quelqu’un a déjà demandé à revenir en arrière : réponds d’abord à sa demande.
no-request-to-answer = Il n’y a pas de demande à laquelle cette place pourrait répondre.
chat-empty = Le message est vide.
no-hints-at-table = Il n’y a pas de conseils à cette table.
no-such-bot-here = Ce bot n’existe pas : les bots sont { $bots }.
bot-out-of-time = Le bot n’a pas répondu à temps.
bot-failed = Le bot a échoué.
no-record-from-middle = Une partie commencée en cours de route n’a pas d’enregistrement.
record-has-fewer-moves = { $moves ->
    [one] La partie n’a que { $moves } coup.
   *[other] La partie n’a que { $moves } coups.
}

## Reminders

no-reminders = Ce serveur ne prévient pas les absents que c’est à eux de jouer.
no-web-push = Ce serveur n’utilise pas les services push des navigateurs.
no-webhooks = Ce serveur n’appelle pas de webhooks.
not-a-public-address = Rien ne peut être envoyé là : l’adresse commence par { "https://" } et le nom d’une machine du réseau public, sans port.
push-keys-unreadable = Les clés de l’abonnement push sont illisibles.
too-many-reminders = On te prévient déjà de { $most } façons : retires-en d’abord une.
address-has-too-many-reminders = Trop de rappels ont été demandés depuis ton adresse.
server-full-of-reminders = Le serveur ne peut pas accueillir plus de rappels.
no-such-reminder = Ce rappel n’existe pas.

## Players and ratings

no-players-here = Ce serveur ne connaît ni joueurs ni classements.
show-your-key = Tu n’as pas encore de clé ici : crées-en une, ou présente la tienne.
no-such-player = Ce joueur n’existe pas.
no-such-key = Aucun joueur n’a cette clé.
player-name-taken = Un autre joueur s’appelle { $name }, ou porte un nom qui y ressemble.
server-full-of-players = Le serveur a autant de joueurs qu’il peut en accueillir.
address-has-too-many-players = Trop de joueurs viennent de ton adresse.
no-ratings-here = Ce serveur ne classe pas les parties.
rated-with-chance = Une partie classée commence au début, et personne n’en choisit le mélange.
rated-with-others = Une partie classée se joue à deux ou plus.
rated-to-the-end = Une partie classée se joue jusqu’au bout : laisse un bot jouer pour toi si tu dois partir.

## Tournaments

no-tournaments-here = Ce serveur n’organise pas de tournois.
no-such-tournament = Ce tournoi n’existe pas.
no-such-round = Le tournoi n’en est pas là.
no-table-waits = Aucune table de ce tournoi ne t’attend.
only-operator-announces = Ici, seul l’exploitant du serveur annonce des tournois.
only-maker = Seule la personne qui a créé le tournoi peut faire cela.
tournament-name-length = Le nom d’un tournoi a de 1 à { $longest } caractères visibles.
tournament-has-begun = Le tournoi a commencé.
tournament-is-over = Le tournoi est terminé.
tournament-is-full = Le tournoi est complet.
tournament-too-few = Il faut au moins { $least } joueurs.
tournament-smaller-than-table = Un tournoi a de la place pour au moins une table complète.
tournament-all-go-on = Un groupe doit qualifier moins de joueurs qu’il n’en compte.
tournament-chance-decides = Aux tables d’un tournoi, le hasard désigne le premier joueur, et personne ne joue contre Hal.
tournament-without-host = Une table de tournoi n’a pas d’hôte : on y joue comme annoncé.
you-have-too-many-tournaments = Tu as annoncé autant de tournois que permis : attends la fin d’un tournoi.
address-has-tournaments = Autant de tournois que permis ont été annoncés depuis ton adresse : attends la fin d’un tournoi.
server-full-of-tournaments = Le serveur a autant de tournois qu’il peut en accueillir.
you-are-in-too-many = Tu participes déjà à { $most } tournois : attends la fin d’un tournoi.
