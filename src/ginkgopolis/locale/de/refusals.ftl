### Why the server refuses a request: one sentence for whoever sent it. Each is sent with a code for programs, which
### is the same in all languages (docs/protocol.md).

## Requests

address-part-unreadable = Ein Teil der Adresse ist nicht lesbar.
no-such-method = Diese Methode ist unter dieser Adresse nicht erlaubt.
nothing-at-address = Unter dieser Adresse gibt es nichts.
request-unreadable = Die Anfrage ist nicht lesbar.
request-unreadable-why = Die Anfrage ist nicht lesbar: { $reason }.
body-not-json = Der Inhalt einer Anfrage muss application/json sein.
request-too-large = Die Anfrage ist zu groß: Erlaubt sind höchstens { $bytes } Bytes.
other-sites = Dieser Server antwortet nicht auf Anfragen von anderen Websites.
other-host = Dieser Server heißt anders.
you-are-banned = Du hast hier keinen Zutritt.
you-are-muted = Du kannst hier nichts schreiben.
too-much-at-once = Das ist zu viel auf einmal: Warte ein wenig.
too-many-connections = Das sind zu viele Verbindungen: Schließ einige oder warte ein wenig.
too-many-strangers = Der Server ist mit denen beschäftigt, die spielen: Versuch es gleich noch einmal.
too-many-questions = Zu viele Fragen warten auf eine Antwort: Frag gleich noch einmal.
key-used-otherwise = Dieser Schlüssel wurde schon für etwas anderes benutzt.
key-used-long-ago = Dieser Schlüssel wurde vor langer Zeit benutzt.
others-are-quicker = Zu viele andere waren schneller; versuch es noch einmal.
database-silent = Die Datenbank antwortet nicht; versuch es noch einmal.
mistake-of-server = Das war ein Fehler des Servers; Näheres steht in seinem Protokoll.
server-full-of-tables = Der Server hat so viele Tische, wie er aufnehmen kann.
you-have-too-many-tables = Du hast zu viele Tische, an denen noch gespielt wird: Schließ einige.
address-has-too-many-tables = Von deiner Adresse stammen zu viele Tische, an denen noch gespielt wird: Schließ einige.
server-full-of-records = Der Server hat so viele Aufzeichnungen, wie er aufnehmen kann.
address-has-too-many-records = Von deiner Adresse stammen zu viele Aufzeichnungen.

# $error is a sentence of the library.
because = { $error }

## Names

name-length = Ein Name braucht 1 bis { $longest } sichtbare Zeichen.
title-length = Ein Titel braucht 1 bis { $longest } sichtbare Zeichen.
name-in-use-already = Jemand an diesem Tisch heißt schon { $name }.
name-in-use = Jemand an diesem Tisch heißt { $name }.
two-seats-one-name = Zwei am selben Tisch können nicht beide { $name } heißen.
every-name-taken = Jeder Name ist vergeben.

# $shade is a key: the colour of a player's pieces.
shade-in-use = { $shade ->
    [mint] Jemand an diesem Tisch hat schon Mintgrün.
    [onyx] Jemand an diesem Tisch hat schon Schwarz.
    [pearl] Jemand an diesem Tisch hat schon Weiß.
    [rose] Jemand an diesem Tisch hat schon Rosa.
   *[plum] Jemand an diesem Tisch hat schon Pflaumenblau.
}
two-seats-one-shade = { $shade ->
    [mint] Zwei Plätze können nicht beide Mintgrün haben.
    [onyx] Zwei Plätze können nicht beide Schwarz haben.
    [pearl] Zwei Plätze können nicht beide Weiß haben.
    [rose] Zwei Plätze können nicht beide Rosa haben.
   *[plum] Zwei Plätze können nicht beide Pflaumenblau haben.
}

## Tables and seats

no-such-table = Diesen Tisch gibt es nicht.
only-with-invite = Dieser Tisch ist nur für Eingeladene: Komm mit der Einladung herein.
only-players-look = An diesem Tisch darf nur zusehen, wer mitspielt.
link-not-valid = Dieser Link gilt nicht oder nicht mehr.
invite-not-valid = Diese Einladung gilt nicht oder nicht mehr.
link-used-too-often = Dieser Link wurde schon { $most }-mal benutzt: Wer den Platz hat, kann ihn ungültig machen und einen neuen erstellen.
invite-used-too-often = Mit dieser Einladung sind schon { $most } gekommen: Wer den Tisch leitet, kann sie erneuern und alle wegschicken.
table-set-aside = Die Partie an diesem Tisch lässt sich nicht mehr lesen; man kann ihn nur noch schließen.
table-of-other-rules = An diesem Tisch gilt Version { $version } der Regeln, doch dieser Server kennt sie nur bis Version { $known }.
table-is-closed = Der Tisch ist geschlossen.
table-finished-already = An diesem Tisch ist das Spiel schon zu Ende, oder er ist geschlossen.
table-not-on-list = Dieser Tisch steht nicht auf deiner Liste.
not-your-seat = Dieser Platz gehört dir nicht.
no-seat-is-yours = Mindestens ein Platz muss dir gehören.
no-open-seat = Es ist kein Platz frei.
seat-is-taken = Dieser Platz ist besetzt.
last-seat-is-taken = Auf dem letzten Platz sitzt jemand.
seats-are-open = Es sind noch Plätze frei: Besetze sie, setz Bots darauf oder nimm sie weg.
seats-stay = Diese Plätze lassen sich nicht tauschen.
hal-keeps-his-seat = Hals Platz gehört niemandem.
only-seats-of-players = Übergeben lassen sich nur Plätze, auf denen jemand mitspielt.
no-such-packing = `pack` kann nur `{ $packing }` sein.
seat-or-watch = Ein Platz ist eine Zahl oder `watch`.
seats-or-all = Die Plätze sind 0 bis { $last }, oder `all`.
only-host = Das darf nur, wer den Tisch leitet.
only-host-moves-others = Andere umsetzen darf nur, wer den Tisch leitet.
only-owner-of-seat = Das geht nur mit dem Gerät, mit dem der Platz eingenommen wurde.
host-is-a-player = Den Tisch leiten kann nur, wer mitspielt.
host-stays = Wer den Tisch leitet, bleibt: Schließ stattdessen den Tisch.
game-has-begun = Das Spiel hat schon begonnen.
only-watching-can-change = Das Spiel hat schon begonnen: Nur wer zusehen darf, kann noch geändert werden.
game-has-not-begun = Das Spiel hat noch nicht begonnen.
game-is-not-over = Das Spiel ist noch nicht zu Ende.
game-given-by-position = An diesem Tisch gibt die Stellung vor, was gespielt wird.
position-for-other-seats = Die Stellung ist für { $players } Personen, aber der Tisch hat { $seats } Plätze.
seed-not-a-number = Der Startwert muss eine ganze Zahl ab 0 sein.
rematch-for-players = Eine Revanche verlangen kann nur, wer mitgespielt hat.

## Play

decision-over = Diese Entscheidung ist schon gefallen.
seat-in-time = Auf diesem Platz wurde rechtzeitig entschieden.
no-decision-now = Jetzt ist nichts zu entscheiden.
taken-back-too-often = Du hast in dieser Runde schon { $most }-mal etwas zurückgenommen: Das genügt.
handed-over-too-often = Du hast in dieser Runde schon { $most }-mal einen Bot für dich spielen lassen: Das genügt.
not-away-yet = { $name } ist da oder war es bis eben: Warte noch ein wenig.
no-undo-at-table = An diesem Tisch wird nichts zurückgenommen.
undo-too-late = Du kannst nichts zurücknehmen: Seitdem ist etwas aufgedeckt worden.
nothing-of-yours-to-undo = Es gibt jetzt nichts, was du allein zurücknehmen könntest.
nothing-to-go-back-to = Es gibt nichts, wohin man zurückgehen könnte.
nobody-asked-to-go-back = Niemand hat gebeten zurückzugehen.
answer-request-first = Jemand hat schon gebeten zurückzugehen: Antworte zuerst darauf.
no-request-to-answer = Es gibt keine Bitte, auf die dieser Platz antworten könnte.
chat-empty = Die Nachricht ist leer.
no-hints-at-table = An diesem Tisch gibt es keine Tipps.
no-such-bot-here = Diesen Bot gibt es nicht: Die Bots sind { $bots }.
bot-out-of-time = Der Bot hat nicht rechtzeitig geantwortet.
bot-failed = Der Bot hat versagt.
no-record-from-middle = Von einem Spiel, das mittendrin begann, gibt es keine Aufzeichnung.
record-has-fewer-moves = { $moves ->
    [one] Das Spiel hat nur { $moves } Zug.
   *[other] Das Spiel hat nur { $moves } Züge.
}

## Reminders

no-reminders = Dieser Server benachrichtigt niemanden, der gerade nicht da ist.
no-web-push = Dieser Server benutzt die Push-Dienste der Browser nicht.
no-webhooks = Dieser Server ruft keine Webhooks auf.
not-a-public-address = Dorthin kann nichts geschickt werden: Die Adresse beginnt mit https:// und dem Namen eines Rechners im öffentlichen Netz, ohne Port.
push-keys-unreadable = Die Schlüssel des Push-Abonnements sind nicht lesbar.
too-many-reminders = Du wirst schon auf { $most } Wegen erinnert: Entferne erst einen.
address-has-too-many-reminders = Von deiner Adresse aus sind zu viele Erinnerungen eingerichtet.
server-full-of-reminders = Mehr Erinnerungen kann der Server nicht aufnehmen.
no-such-reminder = Diese Erinnerung gibt es nicht.

## Players and ratings

no-players-here = Dieser Server kennt keine Spieler und keine Wertungen.
show-your-key = Du hast hier noch keinen Schlüssel: Besorg dir einen, oder zeig deinen vor.
no-such-player = Diesen Spieler gibt es nicht.
no-such-key = Kein Spieler hat diesen Schlüssel.
player-name-taken = Ein anderer Spieler heißt { $name }, oder so, dass man es verwechseln kann.
server-full-of-players = Der Server hat so viele Spieler, wie er aufnehmen kann.
address-has-too-many-players = Von deiner Adresse stammen zu viele Spieler.
no-ratings-here = Dieser Server wertet keine Partien.
rated-with-chance = Eine gewertete Partie beginnt am Anfang, und niemand sucht sich aus, wie gemischt wird.
rated-with-others = Eine gewertete Partie ist für zwei Personen oder mehr.
rated-to-the-end = Eine gewertete Partie wird zu Ende gespielt: Lass einen Bot für dich spielen, wenn du gehen musst.

## Tournaments

no-tournaments-here = Auf diesem Server gibt es keine Turniere.
no-such-tournament = Dieses Turnier gibt es nicht.
no-such-round = So weit ist das Turnier nicht gekommen.
no-table-waits = Kein Tisch dieses Turniers wartet auf dich.
only-operator-announces = Hier schreibt nur der Betreiber des Servers Turniere aus.
only-maker = Das kann nur, wer das Turnier ausgeschrieben hat.
tournament-name-length = Der Name eines Turniers hat 1 bis { $longest } sichtbare Zeichen.
tournament-has-begun = Das Turnier hat begonnen.
tournament-is-over = Das Turnier ist vorbei.
tournament-is-full = Das Turnier ist voll.
tournament-too-few = Dafür braucht es mindestens { $least } Spieler.
tournament-smaller-than-table = Ein Turnier hat Platz für mindestens einen vollen Tisch.
tournament-all-go-on = Aus einer Gruppe müssen weniger weiterkommen, als darin spielen.
tournament-chance-decides = An Turniertischen entscheidet der Zufall, wer beginnt, und niemand spielt gegen Hal.
tournament-without-host = Einen Turniertisch leitet niemand: Gespielt wird, wie ausgeschrieben.
you-have-too-many-tournaments = Mehr Turniere darfst du nicht ausschreiben: Warte, bis eines vorbei ist.
address-has-tournaments = Von deiner Adresse sind so viele Turniere ausgeschrieben, wie erlaubt sind: Warte, bis eines vorbei ist.
server-full-of-tournaments = Mehr Turniere kann der Server nicht aufnehmen.
you-are-in-too-many = Du spielst schon in { $most } Turnieren mit: Warte, bis eines vorbei ist.
