### Why something cannot be set up or read: a game, a record, a bot, an arena, the server. $reason is what a library or
### the system says; values in quotation marks are what somebody wrote.

## Games

wrong-number-of-players = Mit { $players } Personen geht es nicht: Es spielen 1 bis 5.
hal-against-one = Hal spielt gegen 1 Person, nicht gegen { $players }.
seat-cannot-be-first = Platz { $seat } kann nicht anfangen: Die Plätze sind 0 bis { $last }.
experts-need-draft = Fachleute werden zusammen mit den Charakteren gewählt; in einem Einführungsspiel gibt es sie nicht.
no-such-module = Es gibt kein Modul { $module }; die Module sind { $modules }.
module-unusable = Das Modul { $module }, das { $package } mitbringt, lässt sich nicht spielen: { $reason }.
module-twice = Ein Modul ist zweimal genannt.
alone-against-hal = Allein spielst du gegen Hal: Gib an, gegen welchen, hal='normal' oder hal='expert'.
no-such-level = Hal hat kein Niveau { $level }; die Niveaus sind normal und expert.
hal-without-modules = Gegen Hal wird nur das Grundspiel gespielt, ohne Module.
hal-without-characters = Gegen Hal gibt es keine Charaktere, du fängst an und hast 3 Karten auf der Hand.
no-such-hand-size =
    { $size ->
        [one] Mit { $size } Handkarte wird nicht gespielt: { $small } oder { $large }.
       *[other] Mit { $size } Handkarten wird nicht gespielt: { $small } oder { $large }.
    }
large-hands-for-four = 5 Handkarten gibt es mit 2 bis 4 Personen, nicht mit { $players }.
names-for-seats =
    { $names ->
        [one] Es gibt { $names } Namen für { $seats } Plätze.
       *[other] Es gibt { $names } Namen für { $seats } Plätze.
    }
names-must-differ = Alle brauchen einen Namen, und keine zwei Namen dürfen gleich sein.
bad-seed = Der Startwert muss eine ganze Zahl ab 0 sein, mit höchstens { $digits } Ziffern.
no-such-language = Es gibt keine Sprache { $language }; die Sprachen sind { $languages }.
wrong-number-of-people = Mit { $people } Personen geht es nicht: Es spielen 1 bis { $most }.
people-for-seats =
    { $seats ->
        [one] { $people } Personen sind zu viele für { $seats } Platz.
       *[other] { $people } Personen sind zu viele für { $seats } Plätze.
    }
no-seat-for-bot = Für einen Bot ist kein Platz mehr.
saved-game-knows = Ein gespeichertes Spiel weiß schon, wer mitspielt, wie es aufgebaut ist und wie gemischt wurde: Gib dazu nur --humans und --bots an.
nobody-called-so = In { $file } heißt niemand { $name }: Es gibt { $names }.
# $names are those of all players.
no-such-first-player = Am Tisch heißt niemand { $name }: Nenn jemanden von { $names }, oder einen Platz, gezählt von 0 an.

## Records

record-damaged = Die Aufzeichnung ist beschädigt: { $reason }.
record-not-json = Die Aufzeichnung ist keine JSON-Datei: { $reason }.
record-format = Die Aufzeichnung hat das Format { $format }, aber dieses Programm liest das Format { $ours }.
record-rules = Die Aufzeichnung wurde nach Version { $rules } der Regeln gespielt, aber dieses Programm kennt nur die Versionen 1 bis { $newest }.
no-such-rules = Eine Version { $rules } der Regeln gibt es nicht; es gibt die Versionen 1 bis { $newest }.
record-seed = Die Aufzeichnung ist beschädigt: Der Startwert { $seed } ist keine ganze Zahl ab 0.

# $error is a sentence of its own.
record-options = Die Aufzeichnung ist beschädigt: { $error }
record-move = Zug { $number } der Aufzeichnung, { $move }: { $error }
no-record-of-position = Nur ein Spiel, das von Anfang an gespielt wurde, hat eine Aufzeichnung.
verify-not-over = Alle Züge sind erlaubt, aber das Spiel ist nicht zu Ende.
verify-other-shuffle = Es wurde anders gemischt als versprochen: Der SHA-256-Wert des Startwerts ist { $found }.
not-a-sha256 = { $text } ist kein SHA-256-Wert: Der hat 64 hexadezimale Ziffern.

## Bots

no-such-bot = Es gibt keinen Bot { $bot }: Die Bots sind { $bots }, { $file }:PATH und { $exec }:COMMAND.
bots-for-seats =
    { $seats ->
        [one] Es gibt { $bots } Bots für { $seats } Platz: Nenne einen für alle oder einen für jeden.
       *[other] Es gibt { $bots } Bots für { $seats } Plätze: Nenne einen für alle oder einen für jeden.
    }
bot-from-several = Den Bot { $bot } gibt es in { $first } und in { $others }: Behalte nur eines davon.
bot-cannot-be-set = Der Bot { $bot } lässt sich so nicht einstellen: { $reason }.
bot-unusable = Der Bot { $bot }, den { $origin } mitbringt, ist nicht zu gebrauchen. { $crash }
bot-file-unusable = Der Bot in { $file } ist nicht zu gebrauchen. { $crash }
no-such-bot-file = Es gibt keine Datei { $file }, in der ein Bot sein könnte.
bots-in-file = { $file } definiert { $bots } Bots, aber gebraucht wird einer, mit der Basisklasse Bot.
bot-command-unreadable = Der Befehl { $command } ist nicht lesbar: { $reason }.
which-program = Sag, welches Programm der Bot ist, wie in exec:./my_bot.
no-such-program = Es gibt kein Programm { $program }, das als Bot laufen könnte.
bad-time-limit = Ein Bot kann nicht { $seconds } s pro Zug haben: Es müssen mehr als 0 s und höchstens ein Tag sein.
too-little-to-search = Es braucht mindestens 2 Welten, 1 Kandidaten und 1 Runde.
no-such-weights = Es gibt keine Gewichte { $weights }; es gibt { $known }.
bad-rivalry = Die Rivalität liegt zwischen 0 und 1; { $rivalry } geht nicht.
setting-without-value = Einstellungen von { $bot } schreibt man name=value, nicht { $part }.
no-such-setting = Der Bot { $bot } hat keine Einstellung { $setting }: Seine Einstellungen sind { $settings }.
bot-without-settings = Der Bot { $bot } hat keine Einstellung { $setting }: An ihm lässt sich nichts einstellen.
setting-twice = Die Einstellung { $setting } von { $bot } ist zweimal angegeben.

# $type is a key.
setting-of-other-type =
    { $type ->
        [int] Die Einstellung { $setting } von { $bot } muss eine ganze Zahl sein, nicht { $value }.
        [float] Die Einstellung { $setting } von { $bot } muss eine Zahl sein, nicht { $value }.
        [bool] Die Einstellung { $setting } von { $bot } muss true oder false sein, nicht { $value }.
       *[str] Die Einstellung { $setting } von { $bot } muss ein Text sein, nicht { $value }.
    }

## Arenas

time-limit-above-zero = Die Zeit für einen Zug muss mehr als 0 Sekunden sein.
bots-for-players =
    { $bots ->
        [one] Es gibt { $bots } Bot für { $players } Plätze: Nenne einen Kandidaten und einen Vergleich oder so viele Bots wie Plätze.
       *[other] Es gibt { $bots } Bots für { $players } Plätze: Nenne einen Kandidaten und einen Vergleich oder so viele Bots wie Plätze.
    }
ratings-without-hal = Wertungen gibt es für 2 bis 5 Plätze: Gegen Hal misst `ginkgopolis arena` die Bots.
ratings-need-two = Für Wertungen braucht es mindestens zwei Bots.
bot-twice = Ein Bot ist zweimal genannt.
not-an-arena-file = { $file } ist keine Datei einer Arena und bleibt, wie sie ist.
arena-file-of-other-version = { $file } wurde von einer anderen Version dieses Programms geschrieben.
arena-file-of-other-arena = { $file } gehört zu einer anderen Arena, mit { $settings }: Nenne eine andere Datei oder lösche diese.
arena-file-damaged = { $file } ist in Zeile { $number } beschädigt: { $reason }.
arena-file-foreign-block = { $file } ist in Zeile { $number } beschädigt: Das ist kein Block dieser Arena.
ray-lost-block = Ray hat einen Block verloren: { $reason }
ray-not-started = Ray ist nicht gestartet: { $reason }
no-ray-cluster = Unter { $address } gibt es keinen Ray-Cluster.
no-ray-cluster-why = Unter { $address } gibt es keinen Ray-Cluster: { $reason }.
not-a-ray-address = { $address } ist keine Adresse eines Ray-Clusters: Schreib { $auto } oder HOST:PORT.
worker-process-ended = Ein Prozess endete mitten in einer Partie.

## The leaderboard. $file is a submission or what goes into it.

submit-what = Nenne einen Bot, der eingereicht wird, oder mit --check eine Einreichung, aber nicht beides.
submit-where = Nenne die Datei, die geschrieben wird, etwa -o { $file }.
no-such-board = Es gibt keine Bestenliste { $board }; es gibt { $boards }.
submit-bot-text = Ein Bot kann eingereicht werden, wenn sein Name 1 bis { $longest } druckbare Zeichen hat.
submit-no-sources = Keines der Wörter von { $bot } ist hier eine Datei: nenne mit `--with`, woraus das Programm besteht.
submit-needs-no-files = { $bot } hat keine eigenen Dateien: `--with` ist für Bots, die Dateien oder Programme sind.
submit-too-large = Eine Einreichung hat höchstens { $files } Dateien und { $megabytes } MB.
submit-no-such-file = Es gibt keine Datei { $file }.
submit-file-elsewhere = { $file } liegt nicht unter dem aktuellen Ordner: geh in den Ordner des Bots und nenne seine Dateien von dort aus.
submit-file-name = { $file } hat einen Namen, den nicht jedes System erlaubt: benenne die Datei um.
submission-unreadable = { $file } ist keine Einreichung oder beschädigt.
submission-of-other-version = { $file } entstand mit Version { $version } dieses Programms und Version { $rules } der Regeln: prüfe die Datei damit.
submission-member = { $file } wird abgelehnt: { $member } gehört in keine Einreichung.
submission-too-large = { $file } wird abgelehnt: es ist mehr darin als erlaubt.
submission-names-twice = { $file } wird abgelehnt: zwei Dateien darin haben denselben Namen.
submission-wrong-games = { $file } stimmt nicht: die Partien zu { $contest } sind nicht die der Bestenliste.
submission-wrong-sources = { $file } stimmt nicht: darin liegen andere Dateien, als für den Bot angegeben sind.
submission-wrong-figures = { $file } stimmt nicht: die Zahlen folgen nicht aus den Partien.
# $stated and $played are points as in 61:48.
submission-wrong-game = { $file } stimmt nicht: in { $contest } verläuft Partie { $game } mit Startwert { $seed } hier anders; sie endet { $played }, dort { $stated }.
submission-brings-code = Die Zahlen in { $file } folgen aus den Partien, aber der Bot ist ein eigenes Programm: lies es, und lass es dann mit --run-code spielen.

## Files and the server

file-is-folder = { $file } ist ein Ordner: Nenne eine Datei.
no-folder-for-file = Es gibt keinen Ordner { $folder } für die Datei { $file }.
folder-cannot-be-made = Der Ordner { $folder } lässt sich nicht anlegen: { $reason }.
draw-which-kind = { $file } ist kein Name für ein Bild: Er endet auf .svg oder .png.
draw-is-there = { $file } gibt es schon; --force ersetzt die Datei.
draw-until-of-position = Eine Stellung hat keine Züge: --until ist für Aufzeichnungen.

# $extra is a key: what is missing.
extra-missing =
    { $extra ->
        [server] Um Tische anzubieten, fehlt hier noch etwas: pip install 'ginkgopolis[server]'.
        [postgres] Für eine PostgreSQL-Datenbank fehlt hier noch etwas: pip install 'ginkgopolis[postgres]'.
        [png] Für ein Bild als PNG fehlt hier noch etwas: pip install 'ginkgopolis[png]'.
       *[ray] Für einen Cluster fehlt hier noch etwas: pip install 'ginkgopolis[ray]'.
    }
cannot-listen = Der Server kann unter { $host }, Port { $port }, keine Verbindungen annehmen: { $reason }; wähl andere mit --host und --port oder GINKGOPOLIS_HOST und GINKGOPOLIS_PORT (Port 0 ist irgendein freier).
server-did-not-start = Der Server konnte nicht starten; sein Protokoll sagt, warum.
setting-unreadable = Eine Einstellung des Servers ist nicht lesbar: { $reason }.
not-a-port = { $port } ist kein Port: Möglich sind 0 bis 65535.
not-a-log-level = { $level } ist keine Stufe für das Protokoll: Es gibt { $levels }.
wrong-number-of-workers = { $workers } Prozesse sind nicht möglich: Möglich sind 1 bis 64.
bad-database-address = Die Adresse { $address }... der Datenbank ist nicht zu gebrauchen: Sie beginnt mit sqlite:/// oder postgresql://.
not-an-e-mail-address = { $address } ist keine E-Mail-Adresse: GINKGOPOLIS_PUSH_CONTACT ist eine wie du@example.org.
not-a-public-url = Unter { $address } erreicht niemand den Server: GINKGOPOLIS_PUBLIC_URL ist eine Adresse wie https://example.org.
webhooks-need-address = Webhooks nennen die Adresse des Tischs: Setze GINKGOPOLIS_PUBLIC_URL, etwa auf https://example.org.
strangers-need-time = Auch wer keinen Platz hat, braucht etwas Zeit: Setze GINKGOPOLIS_STRANGERS_UP_TO und GINKGOPOLIS_STRANGERS_PER_SECOND über 0.
tournaments-need-players = Turniere sind für Spieler mit Schlüsseln: Setze GINKGOPOLIS_RATINGS=true.
sqlite-one-worker = SQLite ist für einen Prozess: Mehrere brauchen PostgreSQL, mit --database-url.
database-newer = Die Datenbank gehört zu einer neueren Version dieses Servers: Aktualisiere den Server oder nimm eine Sicherung.
database-without-file = sqlite:/// braucht den Pfad einer Datei, zum Beispiel sqlite:///tables.sqlite3.
database-in-use = Ein anderer Server benutzt schon { $file }: Eine Datei ist für einen Server; für mehrere Prozesse nimm PostgreSQL.
database-unusable = Die Datenbank lässt sich nicht benutzen: { $reason }
