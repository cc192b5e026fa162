# Players with keys, their pages, and the ladder.

club-ladder = Classement
club-lead = Qui est le meilleur à deux, trois, quatre ou cinq. Les points disent ce qu’un joueur vaut presque à coup sûr : ils partent de 0 et montent avec les parties réussies.
club-size = À { $players }
club-rank = Rang
club-player = Joueur
club-points = Points
club-rating = Cote
club-rating-of = { $mu } ± { $sigma }
club-games = Parties
club-wins = Victoires
club-mean-place = Place moyenne
club-mean-score = Total moyen
club-nobody = Personne n’a encore terminé de partie classée à { $players }.
club-more = En voir plus
club-off = Ce serveur ne classe pas les parties.

# The one who looks
club-you = Vous, comme joueur
club-you-lead = Sans compte : un joueur est une clé secrète dans votre navigateur. Le serveur n’en garde qu’une empreinte. Qui perd la clé perd le joueur.
club-name = Nom
club-make = Devenir joueur
club-have-key = J’ai déjà une clé
club-key = Clé
club-show-key = Être ce joueur ici
club-you-are = Vous êtes { $name }.
club-own-page = Vos parties
club-rename = Enregistrer
club-carry = Sur un autre appareil
club-carry-lead = Ouvrez-y ce lien, ou tapez la clé. Qui l’a est ce joueur : ne la montrez à personne.
club-carry-label = Lien pour votre autre appareil
club-key-unknown = La clé n’est pas connue sur cet appareil. Une nouvelle clé annule l’ancienne.
club-renew = Nouvelle clé
club-renew-sure = Faire une nouvelle clé ? L’ancienne ne vaudra plus rien, et vos autres appareils auront besoin de la nouvelle.
club-leave = Ne plus être joueur ici
club-leave-sure = Ne plus être joueur sur cet appareil ? Il vous faudra votre clé pour revenir.
club-delete = Supprimer ce joueur
club-delete-sure = Supprimer ce joueur, ses cotes et ses résultats ? Personne ne pourra les retrouver.

# Coming from another device
club-arrive = Être le même joueur ici ?
club-arrive-lead = Ce que vous jouez sur cet appareil comptera pour ce joueur.
club-arrived = Vous êtes { $name } ici aussi.
club-arrive-failed = Cela n’a pas marché.

# A player's page
club-since = Joueur depuis le { $date }
club-statistics = Cotes
club-no-ratings = Aucune partie classée n’est encore terminée.
club-last-games = Dernières parties
club-only-listed = Les parties des tables qui ne sont pas sur la liste comptent, mais seuls leurs joueurs les voient ici.
club-no-games = Aucune partie à montrer.
club-result = { $place }ᵉ sur { $players }, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}
club-replay = Revoir
club-to-ladder = Vers le classement
