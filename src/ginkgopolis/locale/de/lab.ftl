### Warum eine Umgebung des Labors nicht entsteht oder eine Aktion nicht ausgeführt wird. $number ist die einer Aktion.

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
