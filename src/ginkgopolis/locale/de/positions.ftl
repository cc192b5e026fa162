### Why the text of a position cannot be read. Each begins as it goes on after the number of its line and a colon; without
### a line its first letter becomes a capital. Words in backticks are those of docs/position.md.

position-line = Zeile { $line }: { $fault }

## Fields

players-missing = Es fehlt, wie viele spielen; schreib sie wie in `players 3`.
seat-line-begins = Die Zeile eines Platzes beginnt mit seiner Nummer und einem Doppelpunkt, wie in `{ $example }`.
position-no-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
not-a-field = { $word } ist kein Wort, mit dem ein Feld beginnt; das sind { $fields }.
not-a-field-of-seat = { $word } ist kein Wort, mit dem ein Feld von Platz { $seat } beginnt; das sind { $fields }.
field-twice = { $field } steht schon in Zeile { $first }.
field-of-seat-twice = { $field } von Platz { $seat } steht schon in Zeile { $first }.

# $sort is a key.
already-there =
    { $sort ->
        [tile] Das Plättchen { $name } steht schon in Zeile { $first }, und es gibt nur eines.
        [card] Die Karte { $name } steht schon in Zeile { $first }, und es gibt nur eine.
        [expert] Die Fachkarte { $name } steht schon in Zeile { $first }, und es gibt nur eine.
       *[character] Der Charakter { $name } steht schon in Zeile { $first }, und es gibt nur einen.
    }
already-in-first-square = Das Plättchen { $name } liegt schon im ersten Quadrat, da keine Stadt dasteht, und es gibt nur eines.
of-missing-module = { $name } gehört zum Modul { $module }; ergänze es in der Zeile `modules`.
expert-of-missing-module = Die Fachkarte { $expert } gehört zum Modul { $module }; ergänze es in der Zeile `modules`.
lower-tile-of-missing-module = Ein Plättchen unter einem anderen gehört zum Modul { $module }; ergänze es in der Zeile `modules`.
entry-of-missing-module = Was auf { $name } folgt, gehört zum Modul { $module }; ergänze es in der Zeile `modules`.
event-of-missing-module = Ein Ereignis gehört zum Modul { $module }; ergänze es in der Zeile `modules`.
aside-of-missing-module = Eine beiseitegelegte Karte gehört zum Modul { $module }; ergänze es in der Zeile `modules`.
asking-of-missing-module = Die Frage nach { $word } gehört zum Modul { $module }; ergänze es in der Zeile `modules`.
not-in-range = { $word } kann nicht in { $field } stehen, nur eine Zahl von { $lowest } bis { $highest }.
one-word-follows = Auf { $field } folgt ein Wort, wie in `{ $name } { $example }`.
yes-or-no = Auf { $field } kann nur `yes` oder `no` folgen, nicht { $word }.
tile-not-here = { $tile } kann nicht in { $field } stehen, nur Plättchen { $lowest } bis { $highest }.
card-not-kept = Die Karte { $card } kann nicht behalten werden, das geht nur mit Gebäudekarten wie R7.
named-twice = { $name } steht zweimal in { $field }, und das gibt es nur einmal.
nine-numbers = Auf { $field } folgen neun Zahlen: Ressourcen, Plättchen und Punkte für jede von drei Aktionen.
who-knows = { $word } sagt nicht, wer eine Karte kennt: Schreib sie mit den Plätzen, wie in R7:02.
not-a-stream = { $word } ist kein Zufallsstrom: Er hat 32 Ziffern 0-9 und a-f, nicht alle 0.
passed-card-seen = { $name } sehen ein Platz und der nächste, wenn die Karte weitergegeben wird, wie in { $name }:01.
position-not-an-expert = { $word } ist keine Fachkarte; das sind { $experts }.
position-not-an-event = { $word } ist kein Ereignis; das sind { $events }.
asking-only = Nur { $words } können auf `asking` folgen, nicht { $word }.
position-alone-hal = Allein spielt man gegen Hal: Ergänze eine Zeile `hal normal` oder `hal expert`.
position-hal-against-one = Hal spielt gegen 1 Person, nicht gegen { $players }; schreib `players 1`.
position-not-a-module = { $word } ist kein Modul; das sind { $modules }.
position-module-twice = { $module } steht zweimal in `modules`; einmal genügt.
position-hal-modules = Gegen Hal wird nur das Grundspiel gespielt, ohne Module.
position-hal-level = { $word } ist kein Niveau von Hal; schreib `hal normal` oder `hal expert`.

## The city

city-rows-missing = Die Zeilen der Stadt fehlen; sie folgen auf die Zeile `city`.
city-rows-differ = Jede Zeile der Stadt hat { $width } Felder wie die erste, aber diese hat { $cells }.
middle-two-numbers = Auf `middle` folgen zwei Zahlen: eine Spalte und eine Zeile der Stadt, von 1 an gezählt.
too-far-out = { $space } liegt mehr als { $steps } Schritte von der Mitte der Stadt entfernt.
token-twice = Der Marker { $token } steht zweimal da; jeden Buchstaben gibt es nur einmal.
not-a-space = { $space } ist kein Feld der Stadt: Schreib `.`, einen Buchstaben von A bis L, ein Gebäude wie R7, R7:3@1* oder R7/B5/Y2@1*, oder eine Grünfläche wie P oder P@1.
nothing-built-on-it = Auf { $tile } wird nie gebaut; nur verdeckt, wie in R7/?P, kann es überbaut sein.
no-site-without-card = { $tile } hat keine Baustelle, da es keine Karte hat.
green-space-on-building = Eine Grünfläche wird nie auf ein Gebäude gelegt; schreib sie wie in P oder P@1.
no-building = In der Stadt ist kein Gebäude; schreib mindestens eines, wie in R7.
building-cut-off = { $tile } ist vom Rest der Stadt abgeschnitten; jedes Gebäude muss an ein anderes grenzen.
token-away = Der Marker { $token } muss neben einem Gebäude liegen, nicht abseits der Stadt.
absent-not-a-letter = { $word } ist kein Buchstabe von A bis L, dessen Marker und Karte fehlen könnten.
absent-but-there = Der Marker { $token } liegt in der Stadt und fehlt also nicht.
absent-twice = { $letter } steht zweimal in `absent`; einmal genügt.
wrong-grid-size = Die Größe des Rasters muss { $size } sein oder { $first } mehr, { $second } mehr und so weiter.
founded-twice = { $tile } steht zweimal in `founded`, und das gibt es nur einmal.
no-building-there = Bei { $place } steht kein Gebäude; nenne Gebäude nach ihren obersten Plättchen.
several-green-spaces = Es gibt mehrere Grünflächen; nenne diese nach ihrem Ort, wie in 4E2N.
no-building-shows = Kein Gebäude der Stadt zeigt { $tile }; nenne Gebäude nach ihren obersten Plättchen.
too-few-tiles = Für die Ebenen unter { $tile } gibt es zu wenige Plättchen: { $counted } sind gezählt, aber nur { $spare } kommen sonst nirgends vor.
no-room-for-tokens = Nur { $room } Marker haben um diese Stadt herum Platz; lass die anderen Buchstaben weg, mit einer Zeile `absent { $letters }`.
token-on-the-move = Der Marker { $token } ist unterwegs und kann nicht in der Stadt liegen.
token-missing = Der Marker { $token } fehlt: Schreib alle Marker oder keinen, oder eine Zeile `absent { $token }`.
tokens-out-of-order = Die Marker liegen nicht im Uhrzeigersinn alphabetisch um die Stadt (T1).

## Cards, tiles and resources

too-many-resources = Platz { $seat } hat { $behind } Ressourcen hinter dem Sichtschirm und { $city } in der Stadt, aber es gibt nur { $total }.
too-much-stock = Platz { $seat } kann höchstens { $most } Ressourcen im Vorrat haben, von insgesamt { $total }.
hand-too-large = Platz { $seat } hat { $cards } Karten, die gespielte eingeschlossen, aber eine volle Hand hat { $full }.
committed-and-played = Platz { $seat } hat eine Karte entweder gelegt oder gespielt, nicht beides.
played-card-nowhere = Eine Karte, die Platz { $seat } gespielt hat, liegt auf dem Ablagestapel oder ist unter `cards`; sonst schreibt man sie mit `commit`.
gives-without-frame = Platz { $seat } gibt nur mit `give back` in `frames` Plättchen zurück.
letter-is-absent = Der Buchstabe { $letter } fehlt, seine Karte kann nicht hier sein.
card-without-building = Die Karte { $card } kann nicht hier sein: Kein Gebäude zeigt { $tile } und hat keine Baustelle (N4).
card-not-in-deck-made = { $card } ist im Nachziehstapel, aber nicht in `deck made of`.
tile-not-in-supply-made = { $tile } ist im Vorrat, aber nicht in `supply made of`.
give-back-when-empty = Plättchen werden zurückgegeben, wenn der Vorrat leer ist und `exhausted 1`.

# $time is a key.
exhausted-if-empty =
    { $time ->
        [first] Der Vorrat ist genau dann zum ersten Mal erschöpft, wenn er leer ist.
       *[second] Der Vorrat ist genau dann zum zweiten Mal erschöpft, wenn er leer ist.
    }
known-in-no-hand = { $card } ist in keiner Hand und kann also nicht `known` sein.
must-be-last-round = Das muss die letzte Runde sein: Das Spiel ist zu Ende oder der Vorrat erschöpft.
over-but-plays = Das Spiel ist zu Ende, Platz { $seat } spielt keine Karte.
ready-means-committed = Platz { $seat } ist genau dann bereit, wenn er gewählt hat oder keine Karten hat.
all-are-ready = Alle Plätze sind bereit, aber jemand muss noch zu wählen haben.
nobody-can-move = Niemand kann etwas tun, und das Spiel ist nicht vorbei; gib jemandem mit `hand` Karten.

## The draft

too-many-characters = Platz { $seat } hat { $characters } Charaktere, behält aber nur { $most }.
too-many-experts = Platz { $seat } hat { $experts } Fachkarten, behält aber nur eine.
keeps-no-card = Platz { $seat } behält nur dann keine Karte (`-`), wenn er drei Charaktere hat und keine Fachkarte sieht.
pack-outside-draft = Platz { $seat } hat nur im Draft Karten in `pack` (`frames draft`).
experts-outside-draft = Platz { $seat } hat nur im Draft Fachkarten unter den Charakteren; später schreib eine wie in `expert artist`.
draft-picks = Im Draft werden { $picks } Karten behalten.
draft-cards = Im Draft hat Platz { $seat } 0 bis { $most } Karten behalten, eine mehr, wenn er bereit ist, und den Rest von { $dealt } in `pack`.
pack-without-card = Nur `characters` kann sagen, dass keine Karte behalten wurde (`-`).
other-pick = Platz { $seat } ist im Draft nicht so weit wie Platz 0.
expert-in-draft = Im Draft gehört eine Fachkarte zu den `characters`.
experts-in-pack = In `pack` sind höchstens { $most } Fachkarten.
experts-dealt = Es sind { $experts } Fachkarten im Umlauf, aber auf jeden Platz kommen { $each }.

## Frames

not-a-whole-frame = { $frame } ist kein ganzer Eintrag in `frames`: Schreib ihn wie in `{ $example }`.
not-a-frame = { $frame } ist kein Eintrag in `frames`; sie beginnen mit { $frames }.
not-a-moving-letter = { $word } ist kein Buchstabe von A bis L, dessen Marker sich bewegen könnte.
token-not-in-city = Der Marker { $token } liegt nicht in der Stadt; nenne den Ort wie in 4E2N.
frames-but-over = Das Spiel ist zu Ende, `frames` kann nur `none` sein.
frames-cannot-be = Diese `frames` kann es nicht geben: Schreib `choose`, `draft`, oder eine Frage an einen Platz oder `give back` mit dem, was noch zu tun ist, wie in `{ $example }`.
frames-of-module = Diese `frames` gehören zum Modul { $module }; ergänze es in `modules`.
nobody-keeps-events = Niemand behält Ereignisse, da jede Fachkarte zwei nennt.
one-action-under-way = Es läuft nur die Aktion eines Platzes, nicht die von { $seats }.
quality-others = Nur die anderen verlieren etwas durch die Qualitätskontrolle, alle nur einmal.
seat-resolves-one = Platz { $seat } kommt in `frames` { $times } Mal vor, spielt aber nur eine Karte.
nothing-to-resolve = Platz { $seat } hat keine Karte auszuführen; gib ihm eine mit `commit`.
committed-unresolved = Platz { $seat } hat eine Karte gelegt, die in `frames` nicht ausgeführt wird; ergänze `{ $frame }`, oder schreib `played`, wenn die Karte schon auf einem Stapel liegt.
not-played-yet = Platz { $seat } hat noch nicht gespielt, solange Karten gewählt werden.
asked-plays-letter = Platz { $seat } wird gefragt, während er eine Urbanisierungskarte spielt, wie in `commit C`.
token-of-card = Der Marker, der sich bewegt, ist der zur gespielten Karte { $card }.
no-item-choice = Platz { $seat } hat keine Wahl, da nur eines von beiden zu haben ist.
no-tile-choice = Platz { $seat } hat keine Wahl: Er kann nur Plättchen vom Wert I ziehen.
not-asked-to-buy = Platz { $seat } wird nicht gefragt, ob er { $amount ->
    [one] 1 Ressource
   *[other] { $amount } Ressourcen
} kauft: Das wird nur die Bank, wenn ihr für ein Plättchen so viele fehlen und sie diese im Vorrat hat und die Punkte dazu.
frames-of-event = `frames` erzählt von einem Ereignis von Platz { $seat }; schreib es wie in `commit R2; event quality`.
event-elsewhere = Das Ereignis von Platz { $seat } kann nicht bei { $place } eintreten, da die Karte { $card } diesen Ort nicht nennt.

## Hal

hal-player-first = Gegen Hal fängt immer Platz 0 an.
hal-no-hand = Hal hat keine Hand; schreib seine Karte mit `commit`.
hal-card-alone = Hal zieht sein Plättchen, wenn seine Karte aufgedeckt wird; leg nur die Karte, mit `commit`.
hal-card-missing = Hal hat in dieser Runde eine Karte gezogen; schreib sie wie in `seat 1: commit D`.
hal-no-new-hands = Gegen Hal gibt es keine Kartenaustauschmarker.
hal-no-characters = Gegen Hal gibt es keine Charaktere.

## Modules

seen-without-module = Wessen Karte es ist, kann nur mit dem Modul keep_a_card unklar sein.
green-without-module = Grünflächen gibt es nur mit dem Modul green_spaces.
too-many-greens = Es gibt nur { $most } Grünflächen, aber { $greens } stehen da.
known-tile-not-held = Platz { $seat } hat { $tile } nicht, von dem alle wissen.
buries-nothing = Platz { $seat } hat kein Architekturbüro und vergräbt nichts.
neither-hers-nor-buried = { $tile } gehört weder Platz { $seat } noch ist es vergraben.
green-needs-letter = Eine Grünfläche kann nur mit einer Urbanisierungskarte gelegt werden, wie in `commit A+P`.
only-architect-under = Nur das Architekturbüro legt ein Plättchen unter ein anderes.
under-a-building = Ein Plättchen liegt unter einem gelegten Gebäudeplättchen, wie in `commit A+R4; under P`.
one-event-of-kind = Platz { $seat } hat nur ein Ereignis { $event } und hat es gelegt.
too-many-events = Platz { $seat } hat höchstens { $most } Ereignisse, ein gelegtes eingeschlossen.
events-after-draft = Ereignisse werden erst nach dem Auswählen der Charaktere behalten.
events-while-kept = Solange Ereignisse behalten werden, hat Platz { $seat } { $most } davon, wenn er bereit ist, sonst keines.
event-without-card = Platz { $seat } hat ein Ereignis nur mit einer Karte gelegt, die noch nicht ausgeführt ist, oder solange `timing` oder `event` in `frames` steht.
expropriation-card = Die Enteignung geht nur mit einer Gebäudekarte.
aside-without-card = Platz { $seat } legt nur eine Karte beiseite, wenn er eine spielt; schreib `commit` oder `played`.
aside-missing = Platz { $seat } muss eine Karte beiseitegelegt haben, wie in `aside { $card }`, oder `asking aside` sein.
asked-without-card = Platz { $seat } wird nur mit einer eben gelegten Karte nach mehr gefragt.
added-already = Platz { $seat } hat schon ergänzt, wonach er gefragt wird, oder was später kommt.
no-choice-of-addition = Platz { $seat } hat bei dem, wonach er gefragt wird, keine Wahl.
notes-of-no-module = { $word } in `notes` steht hinter keinem Modul, das sich etwas merkt.
