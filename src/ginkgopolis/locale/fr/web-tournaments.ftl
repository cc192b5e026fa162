# Tournaments: the list, one of them, and announcing one.

cup-tournaments = Tournois
cup-lead = Ronde après ronde contre des joueurs de ta force, ou en groupes dont les meilleurs se qualifient. Une ronde dure des jours : joue quand tu veux.
cup-off = Ce serveur n’organise pas de tournois.
cup-none = Aucun tournoi n’est encore annoncé.
cup-all = Tous les tournois
cup-phase = { $phase ->
    [open] ouvert
    [running] en cours
    [finished] terminé
   *[closed] annulé
}
cup-swiss-of = { $rounds ->
    [one] Système suisse, 1 ronde
   *[other] Système suisse, { $rounds } rondes
}
cup-groups-of = { $best ->
    [one] Groupes, le meilleur se qualifie
   *[other] Groupes, les { $best } meilleurs se qualifient
}
cup-tables-of = { $players } par table
cup-players-of = { $players ->
    [one] { $players } joueur sur { $capacity }
   *[other] { $players } joueurs sur { $capacity }
}
cup-begins = Commence dès que le tournoi est complet, au plus tard le { $date }
cup-round-until = Ronde { $round }, jusqu’au { $date }
cup-ended = Terminé le { $date }
cup-called-off = Annulé le { $date }

# One tournament
cup-introductory = Parties d’initiation
cup-normal = Parties normales
cup-clock = { $span } par décision
cup-rated = Les parties comptent pour le classement
cup-owner = Annoncé par { $name }
cup-your-table = Ta table t’attend
cup-sit = Aller à ta table
cup-join = Participer
cup-leave = Se retirer
cup-leave-sure = Se retirer du tournoi ? Tu ne seras d’aucune autre ronde. Tu peux encore finir la partie à ta table.
cup-begin = Commencer maintenant
cup-close = Annuler le tournoi
cup-close-sure = Annuler ce tournoi ?
cup-entrants = Joueurs
cup-standings = Classement
cup-nobody = Personne ne participe encore.
cup-strength = Adversaires
cup-out = hors course
cup-order-swiss = Par points, puis par la moyenne des points des adversaires, puis par victoires.
cup-order-groups = Par la dernière ronde atteinte, puis par la place à cette table, puis par points.
cup-rounds = Rondes
cup-round = Ronde { $round }
cup-board = Table { $board }
cup-rests = Au repos pour cette ronde
cup-place = { $place }.
cup-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
cup-see-table = Regarder
cup-see-replay = Revoir
cup-unfinished = Non terminée à temps.
cup-forgotten = (supprimé)

# Announcing
cup-announce = Annoncer un tournoi
cup-announce-players = Pour annoncer un tournoi, il faut une clé de joueur. Obtiens-en une d’abord.
cup-name = Nom
cup-format = Formule
cup-swiss = Système suisse
cup-swiss-lead = Tous jouent toutes les rondes, chacun contre des joueurs qui ont à peu près autant de points.
cup-groups = Groupes
cup-groups-lead = Les meilleurs de chaque table se qualifient, jusqu’à ce qu’il reste une table.
cup-size = Joueurs par table
cup-best = Combien se qualifient
cup-capacity = Places
cup-joining = Inscriptions pendant au plus
cup-deadline = Chaque ronde pendant au plus
