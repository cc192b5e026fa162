### What the commands simulate, arena, rate, submit and serve print, and the pages of arena and rate.
### $bot is the name of a bot as it is typed; numbers with decimals come as texts.

## Numbers

decimal-mark = ,
percent = { $number } %
count = { $count }
interval = [{ $low }; { $high }]
from-to = { $low } bis { $high }

## In several of them

games-played = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
players-playing = { $players ->
    [one] 1 Bot
   *[other] { $players } Bots
}
# $blocks is how many there are.
seeds-played = { $blocks ->
    [one] Startwert { $seed }
   *[other] Startwerte { $seed } bis { $last }
}
hal-at-level = { $level ->
    [normal] Hal (normal)
   *[expert] Hal (fortgeschritten)
}
playing = Es wird gespielt

## Tables: headings of columns, which are narrow.

heading-seat = Platz
heading-bot = Bot
heading-contest = Wettbewerb
heading-mean-score = Punkte im Schnitt
heading-lowest = Minimum
heading-highest = Maximum
heading-wins = Siege
heading-margin = Vorsprung
heading-score = Punkte
heading-rating = Wertung
heading-milliseconds = ms
# Against the bot at this place of the table.
heading-against = gegen { $place }

## Below the tables

simulated = { games-played }, im Schnitt { $rounds } Runden und { $decisions } Entscheidungen; Siege können geteilt sein.
# $troubles is a list of bot-troubles; $lots says whether moves had to be drawn by lot.
bot-troubles-at-seat = { $lots ->
    [none] Ärger mit { $bot } auf Platz { $seat }: { $troubles }. Seine Züge hat er alle selbst gespielt.
   *[some] Ärger mit { $bot } auf Platz { $seat }: { $troubles }. An seiner Stelle hat das Los entschieden.
}
# $trouble is a sentence.
first-trouble = Es begann in der Partie mit Startwert { $seed }. { $trouble }
games-per-second = { $games } Partien/s
wins-by-seat = Siege von { $bot }, Platz für Platz: { $rates }.
arena-size = { games-played } mit { players-playing }, { seeds-played }, im Schnitt { $rounds } Runden; geteilte Siege zählen anteilig.
few-seeds = Mit weniger als { $seeds } Startwerten besagen die Intervalle wenig.
# $trouble is a sentence.
trouble-in-block = Block { $block }, Startwert { $seed }, Partie { $game }: { $trouble }
more-troubles = { $amount ->
    [one] Es gab noch 1 weitere Panne; im JSON stehen alle.
   *[other] Es gab noch { $amount } weitere Pannen; im JSON stehen alle.
}
wins-against-copies = { $copies ->
    [one] Die letzten Spalten sind die Siege des einen gegen den anderen.
   *[other] Die letzten Spalten sind die Siege des einen gegen { $copies } Exemplare des anderen.
}

## While blocks are played

blocks-time-left = Blöcke, noch
goes-on-from = Es geht weiter mit { $file }: { $kept } von { $blocks } Blöcken sind schon gespielt.
stopped-after = Angehalten nach { $kept } von { $blocks } Blöcken; derselbe Befehl macht mit { $file } weiter.
stopped-with-nothing = Angehalten nach { $kept } von { $blocks } Blöcken; es ist nichts gespeichert.

## The leaderboard. $board is its name, $file a submission.

all-contests = alle zusammen
submission-of = { $bot } auf { $board }, { games-played }, { seeds-played }; geteilte Siege zählen anteilig.
submit-written = { $file } ist geschrieben, mit { $files ->
    [0] keinen Dateien des Bots
    [one] { $files } Datei des Bots
   *[other] { $files } Dateien des Bots
}; wer will, prüft das mit `ginkgopolis submit --check`.
# $seeds are numbers, as in 7, 9 or 1–100.
submission-right = { $file } stimmt: die Zahlen folgen aus den Partien, und { games-played } mit den Startwerten { $seeds } verliefen wieder genauso.

## The server

serving-at = Ginkgopolis läuft auf { $address } (Strg+C hält es an).

## Pages: headlines and leads

page-against-hal = { $bots } gegen { $hal }
page-against-itself = { $bot } gegen sich selbst
page-against-one = { $bot } gegen { $other }
page-against-copies = { $bot } gegen { $copies } × { $other }
page-ratings-of = Wertungen von { $bots }
# $rate is a percentage, $interval as in "[51%, 58%]", $margin a number of points.
page-verdict = { $bot } gewinnt { $rate } seiner Partien { $interval }, im Schnitt mit { $margin } Punkten Vorsprung.
page-best = { $bot } hat die höchste Wertung: { $rating } { $interval }.
# $game is a list of page-players and what follows it.
page-setting = { games-played }, { $game }, { seeds-played }, im Schnitt { $rounds } Runden. Jeder Bot hat mit jedem Startwert jeden Platz; geteilte Siege zählen anteilig.
page-modules = Module: { $modules }
page-base-game = Grundspiel
page-introductory = feste Sets von Charakterkarten
page-hand-size = Hände mit { $cards } Karten
page-footer = Erstellt von ginkgopolis. Derselbe Befehl ergibt dieselben Zahlen, von den Zeiten abgesehen.

## Pages: sections with their notes

page-wins = Siege
page-wins-note = Die gestrichelte Linie ist { $rate }: So viel gewännen Gleichstarke. Balken: 95-%-Intervalle.
page-numbers = In Zahlen
page-margin-note = Der Vorsprung sind die eigenen Punkte abzüglich der besten fremden. In Klammern: 95 % der neu gezogenen Ergebnisse.
page-candidate-note = Als Kandidat gegen alle anderen.
page-ratings = Wertungen
page-ratings-note = Von zwei Bots an einem Tisch liegt der mit 400 Punkten mehr in zehn von elf Partien vorn. Der Durchschnitt aller ist 1500.
page-matrix = Wer schlägt wen
page-matrix-note = { $copies ->
    [one] Siege des Bots links gegen den Bot oben; Gleichstarke gewännen { $rate }.
   *[other] Siege des Bots links gegen { $copies } Exemplare des Bots oben; Gleichstarke gewännen { $rate }.
}
page-scores = Punkte
page-scores-note = Endstände in Fünferschritten; der Strich ist der Median. Klein: von einem Zehntel bis zu neun Zehnteln.
page-scores-of = Punkte von { $bot }: Median { $median }, meist { $range }
page-bar = { $low } bis { $high } Punkte: { $share }
page-sources = Woher die Punkte kommen
page-sources-note = Durchschnitte der Endstände.
page-source = { $source ->
    [tokens] gesammelte Erfolgspunkte
    [cards] Endspielkarten
    [new-hands] Kartenaustauschmarker
    [districts] Viertel
   *[extras] Module
}
page-rounds = Punkte Runde für Runde
page-rounds-note = Der Punktestand, wenn das Spiel dort endete; so weit, wie die Hälfte der Partien ging.
page-troubles = Pannen
page-troubles-note = Wo ein Bot keinen erlaubten Zug gewählt hat, hat das Los entschieden.

## Pages: headings of the table of numbers

page-heading = { $heading ->
    [bot] Bot
    [games] Partien
    [margin] Vorsprung
    [score] Punkte
   *[milliseconds] ms pro Zug
}
page-heading-seat = Siege, Platz { $seat }
