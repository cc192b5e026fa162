### Why a move is not played: one sentence for whoever tried. $move is as it is written, as in "B5+R4"; $options are
### moves, $text is what somebody typed, in quotation marks.

## Moves that cannot be read

not-a-tile = { $text } ist kein Plättchen: Schreib R, B oder Y und eine Zahl bis { $highest }, wie in R7, oder P für eine Grünfläche.
not-a-card = { $text } ist keine Karte: Schreib einen Buchstaben von A bis L, oder R, B oder Y und eine Zahl, wie in R7.
not-a-character = { $text } ist kein Charakter: Es gibt C1 bis C{ $highest }.
not-a-token-move = { $text } ist kein Zug eines Markers: Schreib >N, >E, >S oder >W, einen Ort wie >4E2N, oder >cw oder >ccw.
not-an-event = { $text } ist kein Ereignis: Schreib eines von { $events }.
not-two-events = { $text } nennt nicht zwei Ereignisse, wie in events design+quality.
not-a-loss = { $text } ist kein Verlust: Schreib Punkte und Ressourcen, wie in lose 2p 1r.
not-a-drawing = { $text } sagt nicht, was du ziehst: Schreib draw I, oder Teile wie in draw II+IIIR+P.

## Moves that are not legal

not-a-move = Das ist kein Zug dieses Spiels.
nothing-sealed = Du hast keine verdeckte Wahl, die du zurücknehmen könntest.
sealed = Du kannst { $move } nicht spielen: Du hast schon gewählt; nimm deine Wahl zuerst zurück.
addition-first = Du kannst { $move } jetzt nicht spielen: Sag zuerst, was zur Karte kommt; möglich sind { $options }.
no-new-hand = Du hast keinen Kartenaustauschmarker mehr.
not-behind-screen = Du kannst { $tile } nicht zurückgeben: Es liegt nicht hinter deinem Sichtschirm.
not-to-keep = Du kannst { $move } nicht behalten: Das ist keine der Karten, die du behalten darfst.
no-place-for-token = { $move } geht für diesen Marker nicht; die Reihenfolge der Buchstaben erlaubt { $options }.
# $question is a key.
not-asked = { $question ->
    [draft] Du kannst { $move } jetzt nicht spielen: Behalte einen deiner Charaktere; möglich sind { $options }.
    [choose] Du kannst { $move } jetzt nicht spielen: Wähle eine Karte, allein oder mit einem Plättchen; möglich sind { $options }.
    [item] Du kannst { $move } jetzt nicht spielen: Nimm eine Ressource oder ein Plättchen; möglich sind { $options }.
    [token] Du kannst { $move } jetzt nicht spielen: Sag, wohin der Urbanisierungsmarker kommt; möglich sind { $options }.
    [give-back] Du kannst { $move } jetzt nicht spielen: Gib Plättchen zurück oder schreib done; möglich sind { $options }.
    [events] Du kannst { $move } jetzt nicht spielen: Behalte zwei der vier Ereignisse; möglich sind { $options }.
    [split] Du kannst { $move } jetzt nicht spielen: Sag, welche Plättchen du ziehst; möglich sind { $options }.
    [timing] Du kannst { $move } jetzt nicht spielen: Sag, ob das Ereignis vor oder nach der Aktion eintritt; möglich sind { $options }.
    [quality-control] Du kannst { $move } jetzt nicht spielen: Sag, was du verlierst; möglich sind { $options }.
   *[purchase] Du kannst { $move } jetzt nicht spielen: Kauf die fehlenden Ressourcen oder verzichte; möglich sind { $options }.
}
not-in-hand = Du kannst { $card } nicht spielen: Auf der Hand hast du { $hand }.
green-space-needs-letter = Du kannst { $move } nicht spielen: Eine Grünfläche geht nur mit einer Urbanisierungskarte.
not-a-tile-of-yours = Du kannst das Plättchen { $tile } nicht spielen: Hinter deinem Sichtschirm hast du { $tiles }.
no-tile-of-yours = Du kannst das Plättchen { $tile } nicht spielen: Hinter deinem Sichtschirm hast du keines.

## The wrong time, the wrong seat

nothing-to-decide = { $name } hat jetzt nichts zu entscheiden; gewartet wird auf { $others }.
no-such-seat = Es gibt keinen Platz { $seat }: Die Plätze sind 0 bis { $last }.
seat-of-hal = Hals Platz gehört niemandem: Niemand sieht mit seinen Augen.
nothing-to-undo = Es gibt keinen Zug, der zurückgenommen werden könnte.
