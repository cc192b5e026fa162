### Why something cannot be set up or read: a game, a record, a bot, an arena, the server. $reason is what a library or
### the system says; values in quotation marks are what somebody wrote.

## Games

wrong-number-of-players = Es gibt { $players } Spieler, aber spielen können 1 bis 5.
hal-against-one = Hal spielt gegen 1 Spieler, aber es gibt { $players }.
seat-cannot-be-first = Platz { $seat } kann nicht anfangen: Die Plätze sind 0 bis { $last }.
experts-need-draft = Experten werden bei der Auswahl der Charaktere gewählt; ein Einführungsspiel kann sie nicht haben.
no-such-module = Es gibt kein Modul { $module }; die Module sind { $modules }.
module-unusable = Das Modul { $module }, das { $package } mitbringt, lässt sich nicht spielen: { $reason }.
module-twice = Ein Modul ist zweimal genannt.
alone-against-hal = Mit 1 Spieler geht es gegen Hal: Sag, gegen welchen, hal='normal' oder hal='expert'.
no-such-level = Hal hat keine Stufe { $level }; die Stufen sind normal und expert.
hal-without-modules = Gegen Hal wird nur das Grundspiel gespielt, ohne Module.
hal-without-characters = Gegen Hal gibt es keine Charaktere, du fängst an und hast 3 Karten auf der Hand.
no-such-hand-size =
    { $size ->
        [one] Mit { $size } Handkarte wird nicht gespielt: { $small } oder { $large }.
       *[other] Mit { $size } Handkarten wird nicht gespielt: { $small } oder { $large }.
    }
large-hands-for-four = 5 Handkarten gibt es mit 2 bis 4 Spielern, aber es sind { $players }.
names-for-seats =
    { $names ->
        [one] Es gibt { $names } Namen für { $seats } Plätze.
       *[other] Es gibt { $names } Namen für { $seats } Plätze.
    }
names-must-differ = Jeder braucht einen Namen, und keine zwei dürfen gleich heißen.
bad-seed = Der Startwert muss eine ganze Zahl ab 0 sein, mit höchstens { $digits } Ziffern.
no-such-language = Es gibt keine Sprache { $language }; die Sprachen sind { $languages }.
wrong-number-of-people = Es gibt { $people } Personen, aber spielen können 1 bis { $most }.
people-for-seats =
    { $seats ->
        [one] Es gibt { $people } Personen für { $seats } Platz.
       *[other] Es gibt { $people } Personen für { $seats } Plätze.
    }
no-seat-for-bot = Für einen Bot ist kein Platz mehr.
saved-game-knows = Ein gespeichertes Spiel kennt seine Spieler, seinen Aufbau und seinen Startwert: Gib nur --humans und --bots dazu an.
nobody-called-so = Niemand in { $file } heißt { $name }: Es gibt { $names }.

## Records

record-damaged = Die Aufzeichnung ist beschädigt: { $reason }.
record-not-json = Die Aufzeichnung ist keine JSON-Datei: { $reason }.
record-format = Die Aufzeichnung hat das Format { $format }, aber dieses Programm liest das Format { $ours }.
record-rules = Die Aufzeichnung wurde nach Version { $rules } der Regeln gespielt, aber dieses Programm spielt Version { $ours }.
record-seed = Die Aufzeichnung ist beschädigt: Der Startwert { $seed } ist keine ganze Zahl ab 0.

# $error is a sentence of its own.
record-options = Die Aufzeichnung ist beschädigt: { $error }
record-move = Zug { $number } der Aufzeichnung, { $move }: { $error }
no-record-of-position = Nur ein Spiel, das von Anfang an gespielt wurde, hat eine Aufzeichnung.
verify-not-over = Alle Züge sind erlaubt, aber das Spiel ist nicht zu Ende.
verify-other-shuffle = Es wurde anders gemischt als versprochen: SHA-256 des Startwerts ist { $found }.

## Bots

no-such-bot = Es gibt keinen Bot { $bot }: Die Bots sind { $bots }, { $file }:PATH und { $exec }:COMMAND.
bots-for-seats =
    { $seats ->
        [one] Es gibt { $bots } Bots für { $seats } Platz: Nenne einen für alle oder einen für jeden.
       *[other] Es gibt { $bots } Bots für { $seats } Plätze: Nenne einen für alle oder einen für jeden.
    }
bot-from-several = Den Bot { $bot } gibt es in { $first } und in { $others }: Behalte nur eines davon.
bot-cannot-be-set = Der Bot { $bot } lässt sich so nicht einstellen: { $reason }.
bot-unusable = Der Bot { $bot }, den { $origin } mitbringt, ist nicht zu gebrauchen: Er { $crash }.
no-such-bot-file = Es gibt keine Datei { $file }, in der ein Bot sein könnte.
bots-in-file = { $file } definiert { $bots } Bots, aber gebraucht wird einer, mit der Basisklasse Bot.
bot-command-unreadable = Der Befehl { $command } ist nicht lesbar: { $reason }.
which-program = Sag, welches Programm der Bot ist, wie in exec:./my_bot.
no-such-program = Es gibt kein Programm { $program }, das als Bot laufen könnte.
bad-time-limit = Ein Bot kann nicht { $seconds } s für einen Zug haben: Es sind mehr als 0 und höchstens ein Tag.
too-little-to-search = Es braucht mindestens 2 Welten, 1 Kandidaten und 1 Runde.
no-such-weights = Es gibt keine Gewichte { $weights }: Es sind { $known }.
bad-rivalry = Die Rivalität muss von 0 bis 1 sein, nicht { $rivalry }.
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
        [one] Es gibt { $bots } Bot für { $players } Spieler: Nenne einen Kandidaten und einen Vergleich oder so viele Bots wie Spieler.
       *[other] Es gibt { $bots } Bots für { $players } Spieler: Nenne einen Kandidaten und einen Vergleich oder so viele Bots wie Spieler.
    }
ratings-without-hal = Wertungszahlen gibt es für 2 bis 5 Spieler: `ginkgopolis arena` misst Bots gegen Hal.
ratings-need-two = Wertungszahlen brauchen mindestens zwei Bots.
bot-twice = Ein Bot ist zweimal genannt.
not-an-arena-file = { $file } ist keine Datei einer Arena und bleibt, wie sie ist.
arena-file-of-other-version = { $file } wurde von einer anderen Version dieses Programms geschrieben.
arena-file-of-other-arena = { $file } gehört zu einer anderen Arena, mit { $settings }: Nenne eine andere Datei oder lösche diese.
arena-file-damaged = { $file } ist in Zeile { $number } beschädigt: { $reason }.
arena-file-foreign-block = { $file } ist in Zeile { $number } beschädigt: Das ist kein Block dieser Arena.
ray-lost-block = Ray hat einen Block verloren: { $reason }
no-ray-cluster = Unter { $address } gibt es keinen Ray-Cluster.
no-ray-cluster-why = Unter { $address } gibt es keinen Ray-Cluster: { $reason }.
not-a-ray-address = { $address } ist keine Adresse eines Ray-Clusters: Schreib { $auto } oder HOST:PORT.
arena-process-ended = Ein Prozess der Arena endete mitten in einem Spiel.

## Files and the server

file-is-folder = { $file } ist ein Ordner: Nenne eine Datei.
no-folder-for-file = Es gibt keinen Ordner { $folder } für die Datei { $file }.
folder-cannot-be-made = Der Ordner { $folder } lässt sich nicht anlegen: { $reason }.

# $extra is a key: what is missing.
extra-missing =
    { $extra ->
        [server] Um Tische anzubieten, braucht es mehr, als hier installiert ist: pip install 'ginkgopolis[server]'.
        [postgres] Eine PostgreSQL-Datenbank braucht mehr, als hier installiert ist: pip install 'ginkgopolis[postgres]'.
       *[ray] Ein Cluster braucht mehr, als hier installiert ist: pip install 'ginkgopolis[ray]'.
    }
cannot-listen = Der Server kann nicht an { $host }, Port { $port }, lauschen: { $reason }; wähle andere mit --host und --port oder GINKGOPOLIS_HOST und GINKGOPOLIS_PORT (Port 0 ist irgendein freier).
server-did-not-start = Der Server konnte nicht starten; sein Protokoll sagt, warum.
setting-unreadable = Eine Einstellung des Servers ist nicht lesbar: { $reason }.
not-a-port = { $port } ist kein Port: Es gibt 0 bis 65535.
wrong-number-of-workers = { $workers } Prozesse sind nicht möglich: Möglich sind 1 bis 64.
bad-database-address = Die Adresse { $address }... der Datenbank ist nicht zu gebrauchen: Sie beginnt mit sqlite:/// oder postgresql://.
sqlite-one-worker = SQLite ist für einen Prozess: Mehrere brauchen PostgreSQL, mit --database-url.
database-unusable = Die Datenbank ist nicht zu gebrauchen: { $reason }
