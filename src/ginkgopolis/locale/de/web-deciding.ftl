# Deciding, and what came of it: prompts, why not, the ledger and what happened.

# Deciding
watching = Du schaust zu.
waiting = Einen Moment …
waiting-for = Warten auf { $names }.
committed = Verdeckt gewählt.
committed-is = Verdeckt gewählt: { $what }.
choice-sealed = Niemand sieht es, bis alle gewählt haben.
acts-before = { $count ->
    [one] 1 Person handelt vor dir.
   *[other] { $count } Personen handeln vor dir.
}
slot-card = Karte
slot-tile = Plättchen, wenn du magst
slot-lower = Plättchen darunter
slot-event = Ereignis
slot-action = Aktion
slot-clear = { $what } zurücklegen
prompt-choose = Wähle eine Karte.
    .note = Allein nutzt sie ein Gebäude, mit Plättchen baut sie.
prompt-new-hand = Deine { $count } Karten abwerfen und ebenso viele ziehen?
    .note = Kostet am Ende 2 Punkte.
    .yes = Karten austauschen
    .no = Karten behalten
prompt-draft = Behalte eine Karte, gib { $count } an { $name } weiter.
    .note = Wahl { $pick } von { $of }.
    .button = { $name } behalten
    .none = Behalten
prompt-draft-last = Behalte die letzte Karte.
    .note = Wahl { $pick } von { $of }.
prompt-events = Behalte zwei Ereignisse.
    .note = Jedes kannst du einmal mit einer Karte spielen.
    .button = Diese zwei behalten
prompt-give-back = Der Vorrat ist leer.
    .note = Gib Plättchen zurück, für je { $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    }. Geheim, bis alle gewählt haben.
    .button = { $count ->
        [0] Keines zurückgeben
       *[other] { $count } zurückgeben
    }
prompt-item = Ressource oder Plättchen?
    .note = Du hast Platz { $letter } allein gespielt.
    .button = { $item ->
        [resource] Ressource nehmen
       *[tile] Plättchen nehmen
    }
prompt-token = Wohin kommt Marker { $letter }?
    .note = { $count ->
        [one] Ein Platz ist dafür frei.
       *[other] { $count } Plätze sind dafür frei.
    }
    .button = Hierhin
prompt-token-shift = Für Marker { $letter } ist kein Platz frei.
    .note = Die anderen machen Platz: im Uhrzeigersinn oder dagegen?
prompt-token-hal = Hal hat { $tile } auf Platz { $letter } gebaut.
    .note = Du versetzt seinen Marker.
prompt-split = Du ziehst { $count } Plättchen. Welche?
    .note = Entscheide, bevor du eines siehst.
    .button = Ziehen
prompt-timing = { $event }.
    .note = Betroffen ist die Umgebung von { $card }. Wann?
    .before = Vorher
    .after = Nachher
prompt-quality = Qualitätskontrolle durch { $name }.
    .note = Du verlierst { $count }: Punkte, Ressourcen oder beides.
    .button = Zahlen
prompt-purchase = { $count ->
        [one] Dir fehlt 1 Ressource.
       *[other] Dir fehlen { $count } Ressourcen.
    }
    .note = Bank: Kauf aus deinem Vorrat, für je 1 Punkt.
    .button = Kaufen und bauen
    .decline = Karte allein spielen
option-resource = 1 Ressource
option-tile = 1 Plättchen
option-before = bevor du handelst
option-after = nachdem du gehandelt hast
option-buy = kaufen und { $tile } bauen
option-decline = nicht kaufen: die Karte allein spielen
option-points-left = { $before } › { $after ->
    [one] 1 Punkt
   *[other] { $after } Punkte
}
timing-design-competition = { $count } Plättchen
timing-advertising-campaign = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
timing-expropriation = { $count ->
    [one] 1 Ressource ersetzt
   *[other] { $count } Ressourcen ersetzt
}
timing-quality-control = die anderen verlieren { $count }
token-choose = { $count ->
    [one] Ein Platz leuchtet in der Stadt.
   *[other] Wähle einen der { $count } leuchtenden Plätze in der Stadt.
}
token-shift = Wähle eine Richtung; Pfeile zeigen, wer Platz macht.
token-shifts = Marker { $letter } kommt auf den Platz von { $taken }. Es rücken weiter: { $moved }.
token-order = Die Buchstaben müssen im Uhrzeigersinn von A bis L laufen.
token-hal-note = Neben starken Gebäuden ist Platz { $letter } mehr wert, egal wer die Karte zieht: du oder Hal.
token-worth = Dort geben die Nachbarn { $worth }.
token-previous = Voriger Platz
token-next = Nächster Platz
token-keys = nächster Platz
split-one = Gewöhnlich
    .note = zählt je als 1 Plättchen
split-two = Neues Gebäude
    .note = zählt als 2 Plättchen, verdeckt
split-three = Prestige, { $tile }
    .note = zählt als 3 Plättchen, offen
split-three-none = Prestige, { $colour ->
    [R] rot
    [B] blau
   *[Y] gelb
}
split-green = Grünfläche
    .note = zählt als 1 Plättchen, eine je Runde
supply-none = keine mehr
split-less = Weniger: { $what }
split-more = Mehr: { $what }
split-used = { $used } von { $of } Plättchen verteilt
give-sum = { $count ->
    [0] Du behältst alle.
   *[other] { $count } Plättchen zurück, +{ $points }
}
quality-points = Punkte, an { $name }
quality-resources = Ressourcen, in deinen Vorrat
quality-slider = Ressourcen statt Punkten
quality-left = dann bleiben: { $points }, { $resources }

# Why not
why-alone = { $lacks ->
    [resources] Kostet { resources }, du hast { $has_resources }; die Karte würde allein gespielt.
    [points] Kostet { points }, du hast { $has_points }; die Karte würde allein gespielt.
   *[both] Kostet { resources } und { points }, du hast { $has_resources } und { $has_points }; die Karte würde allein gespielt.
}
why-green = Eine Grünfläche geht nur mit einer Urbanisierungskarte.
why-expropriation = Die Enteignung geht nur mit einer Gebäudekarte.

# The ledger
preview-construct = { $tile } auf { $card }, jetzt { $count ->
    [one] 1 Ebene
   *[other] { $count } Ebenen
}
preview-urbanize = { $tile } auf Platz { $letter }
preview-exploit = { $card }, { $count ->
    [one] 1 Ebene
   *[other] { $count } Ebenen
}
preview-letter = Platz { $letter } allein
ledger-ends = Das wäre die letzte Runde.
ledger-districts = Viertel, wenn das Spiel dann enden würde

# What happened
deed-used = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $card } genutzt.
deed-used-letter = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $letter } allein gespielt.
deed-urbanized = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $tile } auf Platz { $letter } gebaut.
deed-constructed = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} mit { $tile } auf { $card } in die Höhe gebaut, jetzt { $count ->
    [one] 1 Ebene
   *[other] { $count } Ebenen
}.
deed-refused = { $you ->
    [yes] Du konntest { $tile } nicht bezahlen und hast { $card } allein genutzt.
   *[no] { $name } konnte { $tile } nicht bezahlen und hat { $card } allein genutzt.
}
deed-plays = { $you ->
    [yes] Du spielst
   *[no] { $name } spielt
} { $card }.
deed-back = { $you ->
    [yes] Du hast { $what } zurückbekommen.
   *[no] { $name } hat { $what } zurückbekommen.
}
deed-event = { $event }.
deed-gains = Erhalten: { $what }.
deed-pays = Bezahlt: { $what }.
deed-kept = Karte behalten
announce-last-round = Dies ist die letzte Runde.
