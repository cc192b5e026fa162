### What a move brings and is worth, for those who are learning the game. $rounds are rounds that are still to come, about;
### 0 in the last one. $points, $later and $amount are rounded: all of it is an estimate of the hint bot.

lesson-rounds = { $rounds ->
    [one] bei noch etwa 1 Runde
   *[other] bei noch etwa { $rounds } Runden
}
lesson-worth = { $points ->
    [0] keinen ganzen Punkt wert
   *[other] ungefähr { points } wert
}
# $items are amounts, as in "1 tile and 1 point".
lesson-bonus = { $action ->
    [exploit] Du bekommst { $items }, sooft du planst; { lesson-rounds } ist das { lesson-worth }.
    [urbanize] Du bekommst { $items }, sooft du urbanisierst; { lesson-rounds } ist das { lesson-worth }.
   *[construct] Du bekommst { $items }, sooft du in die Höhe baust; { lesson-rounds } ist das { lesson-worth }.
}
# $effect is endgame-resources or its like, as in "at the end: 3 points".
lesson-endgame = { $rounds ->
    [0] Diese Karte zählt { $effect }. Das ist { lesson-worth }.
   *[other] Diese Karte zählt { $effect }. Das ist { lesson-rounds } { lesson-worth }.
}
# $effect is expert-effect.
lesson-expert = { $use ->
    [more] Das bringt dir diese Karte: { $effect }. Im Ganzen nützt das mehr als ein gewöhnlicher Charakter.
    [less] Das bringt dir diese Karte: { $effect }. Im Ganzen nützt das weniger als ein gewöhnlicher Charakter.
   *[same] Das bringt dir diese Karte: { $effect }. Im Ganzen nützt das etwa so viel wie ein gewöhnlicher Charakter.
}
# $parts is a list of lesson-part.
lesson-sum = { $sign ->
    [plus] { $rounds ->
        [0] In der letzten Runde zählen nur noch Punkte. Das bringt ungefähr { points }: { $parts }.
       *[other] Insgesamt { lesson-rounds } ungefähr { points } wert: { $parts }.
    }
    [also] Mit allem, was es bringt und kostet: ungefähr { points }, nämlich { $parts }.
    [minus] { $rounds ->
        [0] In der letzten Runde zählen nur noch Punkte. Das kostet ungefähr { points }: { $parts }.
       *[other] Kostet insgesamt ungefähr { points }: { $parts }.
    }
    [even] Gewinn und Kosten gleichen sich ungefähr aus: { $parts }.
   *[none] Das ändert vorerst wenig: nichts, was einen ganzen Punkt wert wäre.
}
# $group is a key; the sign stands before the number.
lesson-part = { $group ->
    [points] Punkte
    [resources] Ressourcen
    [tiles] Plättchen
    [means] Mittel zum Bauen
    [bonuses] Boni für später
    [districts] Stärke in den Vierteln
    [cards] Endspielkarten
    [expert] Punkte deiner Fachleute
    [events] Ereignisse für später
    [others] was die anderen gewinnen oder verlieren
   *[rest] alles Übrige
} { $sign ->
    [plus] +{ $amount }
   *[minus] −{ $amount }
}
lesson-ends = Damit wird dies die letzte Runde: Danach zählen nur noch Punkte.
lesson-futile = Dieses Plättchen kannst du so nicht bezahlen: Die Karte würde allein gespielt.
lesson-new-hand = Behältst du den Marker, ist er am Ende 2 Punkte wert. Die Kartenhand auszutauschen lohnt sich, wenn keine deiner Karten viel mehr als das bringt.
# What two events are usually worth.
lesson-guess = Zusammen sind sie in einer Partie gewöhnlich ungefähr { points } wert.
# $has is how many of them the player has.
lesson-item = { $item ->
    [resource] Mit einer Ressource bezahlst du eine Ebene oder ein neues Gebäude. Du hast { $has }; eine mehr ist jetzt { lesson-worth }.
   *[tile] Für jedes Gebäude und jede Ebene brauchst du ein Plättchen. Du hast { $has }; eines mehr ist jetzt { lesson-worth }.
}
# What neighbours give to whoever urbanizes there.
lesson-token = Wer hier als Nächstes urbanisiert, bekommt { $items }. Für dich ist das { lesson-worth }, falls du es bist.
lesson-token-bare = Hier bringen die Nachbarn niemandem etwas: ein ruhiger Platz für einen Marker, den du selbst nicht brauchst.
# $later is what the tile is worth if it is kept.
lesson-give = { $later ->
    [0] Bringt jetzt { points }. Behältst du dieses Plättchen, nützt es kaum noch etwas.
    [one] Bringt jetzt { points }. Behältst du dieses Plättchen, ist es ungefähr 1 Punkt wert.
   *[other] Bringt jetzt { points }. Behältst du dieses Plättchen, ist es ungefähr { $later } Punkte wert.
}
