### The beginner’s switch: explanations of choices, and warnings before bad ones.

teach = Meine Wahl erklären und vor schlechten Zügen warnen
teach-until = Für den Anfang. Nach drei Spielen schaltet es sich von selbst aus.
teach-not-here = An diesem Tisch wird ohne Tipps gespielt.
lobby-own = Für dich
teach-lesson = Was diese Wahl bringt
teach-off = Keine Erklärungen mehr
teach-off-note = Die Erklärungen sind aus. Im Menü schaltest du sie wieder ein.
teach-over = Du hast drei Spiele beendet: Von nun an wird nichts mehr erklärt. Im Menü schaltest du die Erklärungen wieder ein.
warning-title = Bist du sicher?
# $points is how much worse the move seems than the best, rounded.
warning-words = { $points ->
    [one] Der Bot, der Tipps gibt, schätzt: etwa { $points } Punkt schlechter als dein bester Zug.
   *[other] Der Bot, der Tipps gibt, schätzt: etwa { $points } Punkte schlechter als dein bester Zug.
}
warning-play = Trotzdem spielen
warning-show = Zeig mir den besseren Zug
