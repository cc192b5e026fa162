### Was `ginkgopolis admin` denen sagt, die einen Server betreiben. Befehle, Optionen und die Kennungen von Tischen und
### Sitzungen sind in allen Sprachen gleich.

## Warum etwas nicht geht

no-database-there = Unter { $file } liegt keine Datenbank: Nenn deine mit --database-url oder GINKGOPOLIS_DATABASE_URL.
database-of-other-version = Die Datenbank gehört zu einer anderen Version des Servers: Sobald diese Version einmal damit gelaufen ist, passt sie.
not-a-span = { $text } ist keine Dauer: Schreib eine Zahl und m, h, d oder w, etwa 90d.
not-anybody = { $text } ist niemand: Schreib eine Adresse, die ersten Ziffern einer Sitzung (mindestens 8), die Kennung einer Person oder einen Platz wie TABLE/0.
which-session = Mehrere Sitzungen beginnen mit { $text }: Schreib mehr Ziffern.
no-such-session = Keine Sitzung beginnt mit { $text }.
nobody-at-seat = Auf Platz { $seat } am Tisch { $table } sitzt niemand.
too-many-bans = Es kann höchstens { $most } Sperren geben: Heb zuerst welche auf.
not-banned = { $text } steht nicht auf der Liste.
backup-is-there = { $file } gibt es schon.
not-a-backup = { $file } ist keine Sicherung, oder keine vollständige.
backup-of-newer-version = { $file } stammt von einer neueren Version.
database-not-empty = Die Datenbank ist nicht leer: Eine Sicherung kommt in eine neue.

## Überschriften von Listen; Zeiten in UTC

admin-table = Tisch
admin-phase = Stand
admin-round = Runde
admin-touched = zuletzt benutzt (UTC)
admin-title = Titel
admin-players = Spieler
admin-tournament = Turnier
admin-session = Sitzung
admin-tables = Tische
admin-seats = Plätze
admin-state = Zustand
admin-who = wer
admin-since = seit (UTC)
admin-until = bis (UTC)

## Was in Listen steht

admin-nothing = Es gibt nichts aufzulisten.
admin-phase-name = { $phase ->
    [lobby] wartet
    [playing] läuft
    [finished] beendet
   *[closed] geschlossen
}
admin-tournament-phase = { $phase ->
    [open] noch offen
    [running] läuft
    [finished] beendet
   *[closed] geschlossen
}
admin-kind = { $kind ->
    [ban] gesperrt
   *[mute] stumm
}

## Was getan ist; $until ist eine Zeit in UTC

admin-closed = Tisch { $table } ist geschlossen.
admin-announced = An Turnier { $tournament } kann man ab jetzt teilnehmen.
admin-cancelled = Turnier { $tournament } ist geschlossen.
admin-tournament-gone = Turnier { $tournament } ist gelöscht.
admin-banned = { $kind ->
    [ban] { $who } bleibt ab jetzt draußen.
   *[mute] { $who } kann ab jetzt nichts mehr schreiben.
}
admin-banned-until = { $kind ->
    [ban] { $who } bleibt bis { $until } UTC draußen.
   *[mute] { $who } kann bis { $until } UTC nichts schreiben.
}
admin-lifted = { $kind ->
    [ban] { $who } darf wieder herein.
   *[mute] { $who } darf wieder schreiben.
}
admin-old = { $kind ->
    [finished] beendete Tische: { $count }
    [closed] geschlossene Tische: { $count }
    [abandoned] verlassene Tische: { $count }
   *[records] hochgeladene Aufzeichnungen: { $count }
}
admin-forget-tables = Tische, an denen sonst niemand gesessen hat: { $count }
admin-forget-names = Tische anderer, an denen der Name verschwindet: { $count }
admin-forget-chat = Chatzeilen: { $count }
admin-dry-run = Noch ist nichts gelöscht: --yes löscht es.
admin-removed = Das alles ist gelöscht.
admin-checked = { $tables ->
    [one] { $tables } Tisch wurde nachgespielt.
   *[other] { $tables } Tische wurden nachgespielt.
}
admin-faults = { $faults ->
    [0] Alle sind in Ordnung.
    [one] { $faults } ist nicht in Ordnung.
   *[other] { $faults } sind nicht in Ordnung.
}
admin-vacuumed = Die Datenbank belegt jetzt { $after } MB statt { $before } MB.
admin-backed-up = { $rows ->
    [one] { $file } enthält { $rows } Zeile.
   *[other] { $file } enthält { $rows } Zeilen.
}
admin-restored = { $rows ->
    [one] Die Datenbank enthält die { $rows } Zeile aus { $file }.
   *[other] Die Datenbank enthält die { $rows } Zeilen aus { $file }.
}

## Die Statusseite

status-title = Ginkgopolis { $version }
status-figure = Prozess
status-together = zusammen
status-version = Version
status-uptime = läuft seit
status-span =
    { $unit ->
        [minutes] { $count } min
        [hours] { $count } h
       *[days] { $count } Tagen
    }
status-saved = Züge werden gespeichert
status-in-memory = Tische im Speicher
status-players = verbundene Spieler
status-spectators = verbundene Zuschauer
status-connections = Verbindungen
status-bots = Bots, die denken oder warten
status-database = Datenbank antwortet nach (ms)
status-errors = Fehler der Datenbank
status-memory = Arbeitsspeicher (MB)
status-tables = Tische in der Datenbank
status-trouble =
    { $reason ->
        [disk_full] Züge werden nicht gespeichert: Die Festplatte ist voll.
        [read_only] Züge werden nicht gespeichert: Die Datenbank ist schreibgeschützt.
        [silent] Züge werden nicht gespeichert: Die Datenbank antwortet nicht.
       *[failing] Züge werden nicht gespeichert: Die Datenbank meldet Fehler; im Log steht, warum.
    }
status-token-wrong = Das Token ist falsch oder fehlt.
status-token-short = GINKGOPOLIS_STATUS_TOKEN braucht mindestens { $shortest } Zeichen.
