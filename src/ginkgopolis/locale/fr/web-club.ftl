# Players with keys, their pages, and the ladder.

club-ladder = Classement
club-lead = Les meilleurs à deux, trois, quatre ou cinq. Les points disent ce que quelqu’un vaut presque à coup sûr : ils partent de 0 et montent avec les parties réussies.
club-size = À { $players }
club-rank = Rang
club-player = Nom
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
club-you = Toi dans le classement
club-you-lead = Sans compte : une clé secrète dans ton navigateur dit qui tu es. Le serveur n’en garde qu’une empreinte. Qui perd la clé perd aussi sa cote.
club-name = Nom
club-make = Participer
club-have-key = J’ai déjà une clé
club-key = Clé
club-show-key = Me connecter ici
club-you-are = Tu es { $name }.
club-own-page = Tes parties
club-rename = Enregistrer
club-carry = Sur un autre appareil
club-carry-lead = Ouvre ce lien là-bas, ou tape la clé. Qui l’a joue sous ton nom : ne la montre à personne.
club-carry-label = Lien pour ton autre appareil
club-key-unknown = La clé n’est pas connue sur cet appareil. Une nouvelle clé annule l’ancienne.
club-renew = Nouvelle clé
club-renew-sure = Créer une nouvelle clé ? L’ancienne ne vaudra plus rien, et tes autres appareils auront besoin de la nouvelle.
club-leave = Me déconnecter de cet appareil
club-leave-sure = Te déconnecter de cet appareil ? Il te faudra ta clé pour revenir.
club-delete = Tout supprimer
club-delete-sure = Supprimer ton nom, tes cotes et tes résultats ? Personne ne pourra les récupérer.

# Coming from another device
club-arrive = Te connecter sur cet appareil ?
club-arrive-lead = Ce que tu joues sur cet appareil comptera alors sous le même nom.
club-arrived = Tu es { $name } ici aussi.
club-arrive-failed = Cela n’a pas marché.

# A player's page
club-since = Ici depuis le { $date }
club-statistics = Cotes
club-no-ratings = Aucune partie classée n’est encore terminée.
club-last-games = Dernières parties
club-only-listed = Les parties des tables qui ne sont pas sur la liste comptent, mais seuls leurs joueurs les voient ici.
club-no-games = Aucune partie à montrer.
club-result = { $place ->
    [1] 1re place
   *[other] { $place }e place
} sur { $players }, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}
club-replay = Revoir
club-to-ladder = Voir le classement
