### Ce que `ginkgopolis admin` dit à ceux qui tiennent un serveur. Les commandes, les options et les identifiants de tables et
### de sessions sont les mêmes dans toutes les langues.

## Pourquoi une chose ne se fait pas

no-database-there = Il n’y a pas de base de données à { $file } : indique la tienne avec --database-url ou GINKGOPOLIS_DATABASE_URL.
database-of-other-version = La base de données est celle d’une autre version du serveur : elle sera à jour une fois que cette version-ci aura servi avec elle.
not-a-span = { $text } n’est pas une durée : écris un nombre et m, h, d ou w, comme 90d.
not-anybody = { $text } ne désigne personne : écris une adresse, les premiers chiffres d’une session (au moins 8), l’identifiant d’un joueur, ou une place comme TABLE/0.
which-session = Plusieurs sessions commencent par { $text } : écris plus de chiffres.
no-such-session = Aucune session ne commence par { $text }.
nobody-at-seat = Personne n’occupe la place { $seat } de la table { $table }.
too-many-bans = Il ne peut y avoir plus de { $most } exclusions : lèves-en d’abord.
not-banned = { $text } n’est pas dans la liste.
backup-is-there = { $file } existe déjà.
not-a-backup = { $file } n’est pas une sauvegarde, ou elle est incomplète.
backup-of-newer-version = { $file } vient d’une version plus récente.
database-not-empty = La base de données n’est pas vide : une sauvegarde se restaure dans une nouvelle.

## Titres des listes ; les heures sont en UTC

admin-table = table
admin-phase = état
admin-round = tour
admin-touched = dernière activité (UTC)
admin-title = titre
admin-players = joueurs
admin-tournament = tournoi
admin-session = session
admin-tables = tables
admin-seats = places
admin-state = statut
admin-who = qui
admin-since = depuis (UTC)
admin-until = jusqu’au (UTC)

## Ce qu’il y a dans les listes

admin-nothing = Il n’y a rien à afficher.
admin-phase-name = { $phase ->
    [lobby] en attente
    [playing] en cours
    [finished] terminée
   *[closed] fermée
}
admin-tournament-phase = { $phase ->
    [open] ouvert
    [running] en cours
    [finished] terminé
   *[closed] fermé
}
admin-kind = { $kind ->
    [ban] exclusion
   *[mute] silence
}

## Ce qui est fait ; $until est une heure en UTC

admin-closed = La table { $table } est fermée.
admin-announced = On peut désormais s’inscrire au tournoi { $tournament }.
admin-cancelled = Le tournoi { $tournament } est fermé.
admin-tournament-gone = Le tournoi { $tournament } est supprimé.
admin-banned = { $kind ->
    [ban] { $who } ne peut plus entrer.
   *[mute] { $who } ne peut plus rien écrire.
}
admin-banned-until = { $kind ->
    [ban] { $who } ne peut plus entrer jusqu’au { $until } UTC.
   *[mute] { $who } ne peut plus rien écrire jusqu’au { $until } UTC.
}
admin-lifted = { $kind ->
    [ban] { $who } peut de nouveau entrer.
   *[mute] { $who } peut de nouveau écrire.
}
admin-old = { $kind ->
    [finished] tables terminées : { $count }
    [closed] tables fermées : { $count }
    [abandoned] tables abandonnées : { $count }
   *[records] parties téléversées : { $count }
}
admin-forget-tables = tables où personne d’autre ne s’est assis : { $count }
admin-forget-names = tables d’autres joueurs, où le nom disparaît : { $count }
admin-forget-chat = lignes de discussion : { $count }
admin-dry-run = Rien n’est encore supprimé : --yes le fait.
admin-removed = Tout cela est supprimé.
admin-checked = { $tables ->
    [one] { $tables } table a été rejouée.
   *[other] { $tables } tables ont été rejouées.
}
admin-faults = { $faults ->
    [0] Toutes sont en bon état.
    [one] { $faults } ne l’est pas.
   *[other] { $faults } ne sont pas en bon état.
}
admin-vacuumed = La base de données occupe maintenant { $after } Mo au lieu de { $before } Mo.
admin-backed-up = { $rows ->
    [one] { $file } contient { $rows } ligne.
   *[other] { $file } contient { $rows } lignes.
}
admin-restored = { $rows ->
    [one] La base de données contient la ligne du fichier { $file } ({ $rows }).
   *[other] La base de données contient les { $rows } lignes du fichier { $file }.
}

## La page d’état

status-title = Ginkgopolis { $version }
status-figure = processus
status-together = ensemble
status-version = version
status-uptime = en marche depuis
status-span =
    { $unit ->
        [minutes] { $count } min
        [hours] { $count } h
       *[days] { $count } jours
    }
status-saved = les coups sont enregistrés
status-in-memory = tables en mémoire
status-players = joueurs connectés
status-spectators = spectateurs connectés
status-connections = connexions
status-bots = bots qui réfléchissent ou attendent
status-database = réponse de la base de données (ms)
status-errors = erreurs de la base de données
status-memory = mémoire (Mo)
status-tables = Tables dans la base de données
status-trouble =
    { $reason ->
        [disk_full] Les coups ne sont pas enregistrés : le disque est plein.
        [read_only] Les coups ne sont pas enregistrés : la base de données est en lecture seule.
        [silent] Les coups ne sont pas enregistrés : la base de données ne répond pas.
       *[failing] Les coups ne sont pas enregistrés : la base de données échoue ; le journal dit pourquoi.
    }
status-token-wrong = Le jeton est faux ou manque.
status-token-short = GINKGOPOLIS_STATUS_TOKEN demande au moins { $shortest } caractères.
