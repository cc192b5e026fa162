### Warum eine Umgebung des Labors nicht entsteht oder eine Aktion nicht ausgeführt wird; Datensätze. $number ist die einer Aktion.

lab-no-such-action = Mit diesen Optionen gibt es für { $move } keine Aktion.
lab-no-such-number = Es gibt keine Aktion { $number }: die letzte ist { $last }.
lab-beyond-reach = Zu Aktion { $number }, einem Platz jenseits der Reichweite, werden die erlaubten Züge gebraucht, und sie muss darunter sein.
lab-module-unknown = Das Modul { $module } sagt nicht, welche Züge es mitbringt, daher kann das Labor sie nicht nummerieren.
lab-no-such-reward = Es gibt keine Belohnung { $reward }; Belohnungen sind { $rewards }.
lab-no-such-mode = Unerlaubte Aktionen können nicht als { $mode } behandelt werden; es gibt { $modes }.
lab-no-such-render-mode = Es gibt keine Darstellung { $mode }; Darstellungen sind { $modes }.
lab-no-seat-for-bot = Es gibt keinen Platz { $seat } für einen Bot: die Plätze sind 0 bis { $last }.
lab-nobody-decides = Auf jedem Platz sitzt ein Bot: mindestens einer muss übrig bleiben, um zu entscheiden.
lab-number-of-games = Nebeneinander laufen können nicht { $games } Partien, sondern 1 bis { $most }.
lab-wrong-number-of-actions = Für jede von { $games } Partien muss es eine Aktion geben, in einer Reihe, aber ihre Form ist { $shape }.
lab-illegal-in-game = Aktion { $number } ist in Partie { $game } nicht erlaubt: nur die, die die Maske zulässt.
lab-illegal-action = Aktion { $number } ist für Platz { $seat } jetzt nicht erlaubt: nur die, die die Maske zulässt.
lab-wrong-opponents = Es gibt { $opponents } Gegner für { $seats } andere Plätze: nenne einen für alle oder einen für jeden.
lab-not-begun = Die Umgebung muss vor dem ersten Schritt und nach dem letzten zurückgesetzt werden.
lab-number-of-processes = Für { $games } Partien gibt es nicht { $processes } Prozesse, sondern 1 bis { $games }.
lab-process-lost = Ein Prozess des Stapels ist beendet, und seine Partien sind verloren.
lab-no-such-chance = Der Zufall von OpenSpiel wählt Startwerte unter { $seeds }, und { $seed } gehört nicht dazu.
lab-no-such-observer = Beobachter sehen mit den Augen eines Platzes: öffentliche Information und die eines einzigen Spielers, ohne Parameter.
lab-no-such-setting = Es gibt keine Einstellung { $setting }; Einstellungen sind { $settings }.

## Why a data set cannot be written or read

lab-data-sizes = Ein Datensatz hat mindestens 1 Partie, ein Teil davon auch; es gibt höchstens { $shards } Teile.
lab-data-seed = Die Startwerte eines Datensatzes müssen kleiner als 2 hoch 63 sein.
lab-data-folder-taken = In { $folder } liegen andere Dateien: nenne einen leeren Ordner oder einen, den es noch nicht gibt.
lab-data-other-plan = In { $folder } liegt ein anderer Datensatz, mit { $settings }: nenne einen anderen Ordner.
lab-data-other-version = { $folder } wurde von einer anderen Version dieses Programms geschrieben.
# $games is how many games were asked for before.
lab-data-fewer-games = { $folder } wurde mit { $games } Partien begonnen: verlange ebenso viele oder mehr.
lab-data-not-there = { $folder } ist kein Datensatz: { $file } fehlt darin.
# $reason is what the reader of JSON says.
lab-data-manifest-unreadable = { $file } ist nicht lesbar: { $reason }.
lab-data-manifest-wrong = { $file } ist beschädigt: die genannten Teile passen nicht zu den Partien.
# $kept is how many games are there.
lab-data-unfinished = { $folder } ist unfertig, mit { $kept } von { $games } Partien: der Befehl, der den Datensatz begonnen hat, macht weiter.
lab-data-shard-damaged = { $file } ist beschädigt und nicht das, was das Verzeichnis angibt.
lab-data-differs = { $file } stimmt nicht: Partie { $game } verläuft beim Nachspielen anders.

## What is printed about a data set

shards-time-left = Teile, noch
data-set-goes-on = Es geht weiter in { $folder }: { $kept } von { $shards } Teilen sind schon da.
data-set-stopped = Angehalten nach { $kept } von { $shards } Teilen; derselbe Befehl macht weiter.
# $decisions and $size are written as texts; $folder is where it is.
data-set-written = { $folder } hat { games-played } mit { $decisions } Entscheidungen in { $shards ->
    [one] { $shards } Teil
   *[other] { $shards } Teilen
}, { $size } MB; mehr darüber steht in README.md.
data-set-checked = In { $folder } stimmt alles: { games-played } mit { $decisions } Entscheidungen wurden nachgespielt.
