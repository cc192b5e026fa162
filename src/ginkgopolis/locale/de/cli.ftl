### What the command line shows while somebody plays.
###
### Notation (R7, B5+R4, new hand, give R7) and the names of files, options and bots are the same in all languages.
### A player types the words of "Commands" and "Answers" as they are translated here, or in English.

## Commands, one word each

command-help = hilfe
command-moves = züge
command-hint = tipp
command-city = stadt
command-list = liste
command-cards = karten
command-pile = ablage
command-deck = stapel
command-districts = viertel
command-scores = wertung
command-log = verlauf
command-rules = regeln
command-undo = zurück
command-save = speichern
command-quit = ende
# After the word for log: all of it.
command-all = alles

## Answers to the questions before a game; the beginning of a word is enough.

answer-bots = bots
answer-normal = normal
answer-expert = fortgeschritten
answer-introductory = einführung
answer-draft = draft
answer-all = alle
answer-none = keine
answer-yes = ja
answer-no = nein

## Before a game

ask-hal-or-bots = Allein gegen Hal oder mit Bots?
ask-name = Wie heißt du?
ask-level = Auf welchem Niveau soll Hal spielen, { answer-normal } oder { answer-expert }?
ask-opponents = Wie viele sollen gegen dich spielen, 1 bis 4?
ask-bots = Wie stark sollen sie sein: { $bots }?
ask-set-up = Ein Einführungsspiel, in dem alle ein festes Set von Charakterkarten bekommen ({ answer-introductory }), oder ein Draft, in dem ihr sie reihum auswählt ({ answer-draft })?
ask-modules = Mit Modulen der Erweiterung The Experts? Nenn einige von { $modules }, oder schreib { answer-all }.
# Both words come in quotation marks.
does-not-fit = { $text } passt nicht; drück Enter für { $usual }.

## What is asked in the game

# After a question, where that is possible.
goes-back = (0 führt zurück.)
ask-draft-character = Welchen Charakter behältst du?
ask-draft-card = Welche Karte behältst du?
ask-keep-events = Welche zwei Ereignisse behältst du?
ask-choose = Welche Karte spielst du?
ask-item = Was nimmst du?
ask-token = Wohin kommt der Marker?
ask-give-back =
    Welche Plättchen gibst du zurück, für je { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    }?
ask-split = Du darfst { $count } Plättchen ziehen: Welche?
ask-timing = Wann geschieht { $event }?
ask-quality = Was verlierst du durch die Qualitätskontrolle, insgesamt { $count }?
ask-purchase =
    Dir fehlt für { $tile } { $place ->
        [plot] bei
       *[building] auf
    } { $card } noch etwas: Kaufst du { $count ->
        [one] { $count } Ressource
       *[other] { $count } Ressourcen
    }?
ask-lower-tile = Kommt ein weiteres Plättchen verdeckt unter { $tile }?
ask-event = Kommt ein Ereignis zu { $card }?
ask-aside = Welche Karte legst du für die nächste Runde beiseite?
ask-alone = { $card }: allein oder mit einem Plättchen?
with-a-tile-kept = Mit einem Plättchen behältst du die Karte ({ $effect }).
ask-prestige = Prestigebauten, jeder anstelle von 3 Plättchen:
ask-new-tiles = Wert-II-Plättchen, jedes anstelle von 2:
ask-green-space = Eine Grünfläche, anstelle von 1:
# An answer to the last three.
split-none = keine

## What a player has

have = Du hast { $what }.
have-nothing = Du hast nichts.
have-tiles =
    { $amount ->
        [one] Dein Plättchen ist { $tiles }.
       *[other] Deine Plättchen sind { $tiles }.
    }
have-no-tiles = Du hast keine Plättchen.
have-events =
    { $amount ->
        [one] Dein Ereignis ist { $events }.
       *[other] Deine Ereignisse sind { $events }.
    }

## Prompts and answers

labelled = { $label }: { $text }
choose-by-number = Tipp die Nummer einer Karte ein; danach kannst du ein Plättchen dazulegen. { command-help } sagt mehr.
type-a-number = Tipp eine Zahl von 1 bis { $highest } ein, einen Zug oder { command-help }.
type-one = Tipp 1 ein, einen Zug oder { command-help }.
no-command = Das ist kein Befehl; { command-help } zählt alle auf.
take-keyboard = { $name }, übernimm die Tastatur und drück Enter:
save-or-end = Mit { command-save } DATEI wird das Spiel gespeichert, Enter beendet es:
goodbye = Hier endet das Spiel. Bis bald!
# $names are those of $amount bots.
thinking =
    { $amount ->
        [one] { $names } überlegt ...
       *[other] { $names } überlegen ...
    }
bot-trouble = Ärger mit einem Bot ({ $names }): Das Los hat einen Zug entschieden.
bots-in-play = Bots: { $bots }. Mit { command-hint } fragst du einen, was er tun würde.
modules-in-play = Im Spiel: { $modules }. Mit { command-rules } liest du mehr darüber.
nothing-to-decide-now = Jetzt ist nichts zu entscheiden.
no-hint = Es gibt keinen Tipp. { $trouble }
hint-is = { $bot } würde { $move } spielen: { $effect }.
nothing-to-take-back = Es gibt noch nichts zurückzunehmen.
last-move-of-another = Du kannst jetzt keinen Zug zurücknehmen: Der letzte war von { $name }.
hidden-was-shown = Das kannst du nicht zurücknehmen: Es hat etwas Verdecktes gezeigt.
taken-back = { $move } ist zurückgenommen.
choice-taken-back = Die Wahl ist zurückgenommen.
saved = Das Spiel ist gespeichert; ginkgopolis play --resume { $file } setzt es fort.
not-a-saved-game = { $file } ist kein gespeichertes Spiel und bleibt, wie es ist: Wähl einen anderen Namen.
# $reason comes from the system.
not-saved = Das Spiel kann nicht als { $file } gespeichert werden: { $reason }.
name-a-file = Tipp { command-save } und den Namen einer Datei ein.
# The answer is yes or no.
ask-overwrite = Als { $file } ist ein anderes Spiel gespeichert: ersetzen?
# Before the prompt of a replay.
replay-at = Nach { $number } von { $moves } Zügen. Enter geht weiter, q hört auf:
replay-ends = Runde { $round }, nach { $number } von { $moves } Zügen.
# What `verify` finds; $found is a number in hexadecimal digits.
verify-legal =
    { $moves ->
        [one] { $moves } Zug, und er ist erlaubt; das Spiel ist zu Ende.
       *[other] Alle { $moves } Züge sind erlaubt; das Spiel ist zu Ende.
    }
verify-seed = SHA-256 des Startwerts: { $found }
verify-promised = SHA-256 des Startwerts: { $found }, wie versprochen.

## Cards and piles

no-bonuses = keine Boni
hal-has-no-bonuses = für ihn zählt nur, was am Ende Punkte bringt
behind-screen = hinter dem Sichtschirm, wie alle gesehen haben: { $tiles }
# $amount is the number of cards in the deck.
pile-holds =
    { $amount ->
        [one] Der Ablagestapel enthält { $pile }; im Nachziehstapel ist { $amount } Karte.
       *[other] Der Ablagestapel enthält { $pile }; im Nachziehstapel sind { $amount } Karten.
    }
pile-is-empty =
    { $amount ->
        [one] Der Ablagestapel ist leer; im Nachziehstapel ist { $amount } Karte.
       *[other] Der Ablagestapel ist leer; im Nachziehstapel sind { $amount } Karten.
    }

# $amount of $cards are in the deck; in which order, and which, nobody knows.
deck-may-hold =
    { $amount ->
        [one] Im Nachziehstapel ist { $amount } Karte, eine von diesen: { $cards }.
       *[other] Im Nachziehstapel sind { $amount } Karten, von diesen: { $cards }.
    }
deck-is-empty = Der Nachziehstapel ist leer.
supply-may-hold =
    { $amount ->
        [one] Im Vorrat ist { $amount } Plättchen, eines von diesen: { $tiles }.
       *[other] Im Vorrat sind { $amount } Plättchen, von diesen: { $tiles }.
    }
supply-is-empty = Der Vorrat ist leer.
no-districts = Es gibt noch keine Viertel.
# Above a table.
scores-now = Wenn das Spiel jetzt zu Ende wäre:
scores-now-own = Wenn das Spiel jetzt zu Ende wäre; bei geschlossenen Sichtschirmen ist nur die eigene Wertung bekannt:

## Tables: headings of columns, which are narrow.

heading-resources = Ressourcen
heading-supply = im Vorrat
heading-tiles = Plättchen
heading-points = Punkte
heading-new-hand = Austausch
heading-cards = Karten
heading-events = Ereignisse
heading-districts = Viertel
heading-green = Grün
heading-expert = Fachkarte
heading-total = Summe

## Below the tables

# $experts are strung together from expert-of, whose $expert is a title.
experts-in-play = Fachleute: { $experts }.
expert-of = { $name } ({ $expert })
left-to-draw = Zu ziehen sind noch { $left }.
# Who reads this, if she has given no name.
you-are = { $name } (du)
first-player-and-left = { $name } ist zuerst dran; zu ziehen sind noch { $left }.
# $tiles are as in "R24 B25".
prestige-left =
    { $amount ->
        [0] { $amount } Prestigebauten
        [one] { $amount } Prestigebau ({ $tiles })
       *[other] { $amount } Prestigebauten ({ $tiles })
    }
# $names are those of $amount winners.
wins =
    { $amount ->
        [one] { $names } gewinnt; Ergebnis: { $points }.
       *[other] { $names } teilen sich den Sieg; Ergebnis: { $points }.
    }
card-brings = { $card } ({ points })
cards-of = Karten von { $name }: { $cards }.
# $shares are names with points and resources.
district-shares = Viertel { $buildings }: { $shares }.
district-share = { $name } { points } ({ resources })
district-of-nobody = Viertel { $buildings }: Niemand hat dort Ressourcen.

## Longer texts. An empty line begins a paragraph; lines are wrapped again, except in help-text.

# In columns; the words are those of "Commands".
help-text =
    Tipp die Nummer einer Möglichkeit ein, oder einen Zug, wie er daneben steht:
      R7               die Karte Rot 7 allein spielen (A: die Karte A)
      R7+B4            sie mit dem Plättchen Blau 4 spielen
      new hand         einen Kartenaustauschmarker einsetzen

    Oder eines von diesen Wörtern, auch auf Englisch:
      züge             alle möglichen Züge, und was sie bewirken würden
      tipp             was ein Bot an deiner Stelle täte, und warum
      tipp NAME        dasselbe von einem anderen Bot
      stadt            noch einmal die Stadt
      liste            die Stadt Zeile für Zeile, zum Vorlesen
      karten           die ausliegenden Karten aller, und was sie bewirken
      ablage           der Ablagestapel
      stapel           welche Karten und Plättchen noch kommen können
      viertel          die Viertel, und wer darin punkten würde
      wertung          was alle jetzt bekämen
      verlauf          was bisher geschah; verlauf alles erzählt es von Anfang an
      regeln           die Regeln in Kürze
      zurück           deinen Zug zurücknehmen, falls er nichts Verdecktes zeigte
      speichern DATEI  das Spiel speichern
      ende             aufhören

welcome =
    Willkommen in Ginkgopolis, einer Stadt, die in die Breite und in die Höhe wächst.

    In jeder Runde wählen alle verdeckt eine Karte, allein oder zusammen mit einem Plättchen. Dann werden die Karten
    reihum aufgedeckt, und jede ist eine von drei Aktionen:

      Planen: eine Karte allein. Das Gebäude, das sie nennt, gibt dir so viel, wie es Ebenen hat: ein rotes
      Ressourcen, ein blaues Plättchen, ein gelbes Punkte. Eine Urbanisierungskarte gibt dir 1 Ressource oder 1 Plättchen.

      Urbanisieren: eine Urbanisierungskarte mit einem Plättchen. Das Plättchen wird ein neues Gebäude dort, wo der Marker mit
      ihrem Buchstaben liegt. Es kostet 1 deiner Ressourcen, und alle Gebäude daneben geben dir, was sie haben.

      Hochbauen: eine Gebäudekarte mit einem Plättchen. Das Plättchen kommt oben auf das Gebäude, das nun dir
      gehört. Es kostet 1 deiner Ressourcen für jede Ebene, 1 mehr, wenn die Farbe wechselt, und Punkte, wenn die
      Nummer niedriger ist. Lagen dort Ressourcen anderer, so gehen sie zurück und bringen ihnen Punkte. Du
      behältst die Karte, für einen Bonus oder für Punkte.

    Die Karten, die du nicht spielst, gehen nach links weiter. Am Ende gewinnen die meisten Punkte; viele davon
    kommen aus Vierteln, also benachbarten Gebäuden einer Farbe, in denen die mit den meisten Ressourcen punkten.

rules-summary =
    Das Ziel: am Ende die meisten Erfolgspunkte.

    Eine Runde: Alle wählen verdeckt eine Karte, allein oder mit einem Plättchen. (Vorher darfst du einen
    Kartenaustauschmarker einsetzen: Er ersetzt die ganze Hand; nicht eingesetzt ist er 2 Punkte wert.) Reihum werden die
    Karten dann aufgedeckt:

      Planen (Karte allein): Ein Gebäude gibt so viel von seiner Farbe, wie es Ebenen hat: Rot gibt Ressourcen, Blau
      Plättchen, Gelb Punkte. Eine Urbanisierungskarte gibt 1 Ressource oder 1 Plättchen. Dann kommen deine Boni fürs Planen.

      Urbanisieren (Urbanisierungskarte und Plättchen): Das Plättchen kommt an die Stelle des Markers, und 1 deiner Ressourcen
      kommt darauf. Der Marker rückt daneben; im Uhrzeigersinn um die Stadt bleiben die Marker in der Reihenfolge A
      bis L. Jedes Gebäude daneben gibt, was es hat; dann kommen deine Boni fürs Urbanisieren.

      Hochbauen (Gebäudekarte und Plättchen): Ressourcen auf dem Gebäude gehen zurück an die, denen es gehört; sind
      das andere, dann mit je 1 Punkt. Eine niedrigere Nummer kostet die Differenz in Punkten, eine andere Farbe 1
      Ressource. Dann kostet es 1 deiner Ressourcen für jede Ebene. Es folgen die Boni fürs Hochbauen, und du
      behältst die Karte.

    Was beim Aufdecken nicht bezahlt werden kann, wird nicht gelegt, und die Karte wird allein gespielt. Ein neues
    oberstes Plättchen ist eine Baustelle (*): Seine Karte kommt dazu, wenn der Nachziehstapel neu gemischt wird.

    Das Ende: Wenn das letzte Plättchen gezogen ist, dürfen alle Plättchen für je 1 Punkt zurückgeben. Die Runde, in
    der die Plättchen noch einmal ausgehen oder in der jemand alle Ressourcen in der Stadt hat, ist die letzte.

    Viertel bestehen aus mindestens zwei benachbarten Gebäuden einer Farbe. Wer in einem Viertel die meisten
    Ressourcen hat, erhält so viele Punkte, wie dort Ressourcen von allen sind; wer an zweiter Stelle steht, so viele
    wie dort eigene. Wer allein ist, erhält beides. Bei Gleichstand zählt das höhere Gebäude, dann die höhere Nummer
    darauf.

rules-new-buildings =
    Neue Gebäude: Die Plättchen 21 bis 23, vom Wert II, liegen in einem eigenen Vorrat. Immer wenn du Plättchen
    ziehst, darfst du eines davon anstelle von zweien ziehen; du sagst es, bevor du ein Plättchen siehst. Ihre Karten
    bringen, sobald sie kommen, am Ende Punkte.

rules-prestige-buildings =
    Prestigebauten (^): Die Plättchen 24 und 25, vom Wert III, liegen offen aus. Du darfst eines anstelle von drei
    gezogenen nehmen. Keine Karte nennt sie: Sie geben nichts, und niemand kann auf ihnen bauen. In Vierteln zählen
    sie wie alle anderen.

rules-green-spaces =
    Grünflächen (P): Einmal in jeder Runde darfst du eine anstelle eines gezogenen Plättchens nehmen und damit
    urbanisieren. Niemand kann sie nutzen oder auf ihr bauen. Benachbarte Grünflächen sind ein Park. Wer neben einem
    Park urbanisiert, erhält 2 Punkte für jede seiner Grünflächen. Am Ende bringt eine Grünfläche 1 Punkt für jede
    Ebene der Gebäude daneben, und deine Ressourcen in einem Park zählen in den Vierteln daneben mit, in denen du
    weitere hast.

rules-events =
    Ereignisse: Du hast zwei, jedes für ein einziges Mal. Eines darfst du zu der Karte legen, die du spielst; wenn die
    Karte aufgedeckt wird, sagst du, ob es vor oder nach deiner Aktion geschieht. Es betrifft das Gebäude, das die
    Karte nennt, und die Gebäude daneben, bei einer Urbanisierungskarte die Gebäude neben dem Marker. Danach ist es
    verbraucht; nur eine Enteignung, die nicht möglich ist, nimmst du zurück.

rules-keep-a-card =
    Eine Karte behalten: Außer der Karte, die du spielst, legst du eine beiseite. Sie wird nicht weitergegeben,
    sondern gehört in der nächsten Runde wieder zu deiner Hand.

rules-experts =
    Fachleute: Im Draft behältst du drei Charaktere und eine Fachkarte, deren Fähigkeit nur du hast. Mit
    { command-cards } liest du, was alle Fachkarten im Spiel können.

rules-hal =
    Gegen Hal (im deutschen Regelheft heißt er William): In jeder Runde ziehst du drei Karten, spielst eine und wirfst
    die anderen ab. Dann wird Hals Karte aufgedeckt; er zieht ein Plättchen und baut immer damit: Er zahlt nichts für
    eine niedrigere Nummer oder eine andere Farbe, nur 1 Ressource für jede Ebene. Wenn er urbanisiert, versetzt du den
    Marker, und er erhält 1 Punkt für alles, was die Nachbarn geben würden. Wer den anderen überbaut, bringt ihm
    Punkte; das gilt in beide Richtungen. Auf dem fortgeschrittenen Niveau deckt er nach einer Urbanisierungskarte auch
    die nächste Karte auf: Eine Gebäudekarte nimmt er sofort; von zwei Urbanisierungskarten die, die ihm mehr Punkte
    bringt.

    Das Spiel endet nach der Runde, in der die Plättchen ausgehen oder in der alle deine oder alle seine Ressourcen in
    der Stadt sind. Hal erhält für Karten und Viertel Punkte wie alle.
