# Das Lernspiel, die Regelseite und die Kartenübersicht.

learn-title = Spielend lernen
learn-step = Schritt { $step } von { $steps }
learn-next = Weiter
learn-again = Noch einmal
learn-leave = Lektion verlassen
learn-other-way = Das geht auch, aber hier üben wir etwas anderes.
learn-over-title = Du kennst das Spiel
learn-over-say = Der Rest kommt beim Spielen. Hier warten zwei Bots und ein Tisch mit Tipps: Frag danach, wann immer du magst.
learn-over-play = Mit zwei Bots spielen
learn-over-rules = Die Regeln lesen
learn-starting = Der Tisch wird aufgebaut …
learn-rival = Wanda

learn-aim-title = Das Ziel
learn-aim-say = Ihr baut gemeinsam an einer Stadt. Wer am Ende die meisten Erfolgspunkte hat, gewinnt: unterwegs gesammelte Punkte, Endspielkarten und vor allem Viertel, in denen punktet, wer dort die meisten Ressourcen hat. In jeder Runde wählen alle verdeckt eine Karte und geben die übrigen weiter.
learn-aim-begin = Los: { $steps } kleine Schritte

learn-1-title = Planen
learn-1-say = Eine Karte allein nutzt ihr Gebäude: Es gibt dir für jede Ebene etwas, ganz gleich, wem es gehört.
learn-1-do = Wähle Rot 8 und bestätige.
learn-1-done = Wandas Gebäude hat 2 Ebenen, also bekamst du 2 Ressourcen. Das hat weder dich noch sie etwas gekostet.

learn-2-title = Planen mit einem Buchstaben
learn-2-say = Eine Urbanisierungskarte allein gibt 1 Ressource oder 1 Plättchen, wie du magst.
learn-2-do = Wähle einen der Buchstaben und bestätige, dann nimm ein Plättchen.
learn-2-done = Mit Plättchen baust du, mit Ressourcen bezahlst du: Du brauchst beides.

learn-3-title = Urbanisieren
learn-3-say = Eine Urbanisierungskarte mit einem Plättchen baut dort, wo ihr Marker liegt. Das kostet 1 Ressource, und jedes Gebäude daneben gibt dir etwas.
learn-3-do = Wähle F, leg Gelb 9 dazu und bestätige. Versetz dann den Marker auf einen freien Platz.
learn-3-done = Rot 8 gab dir 2 Ressourcen, Rot 3 eine und dein Charakter noch eine. Neben hohen Gebäuden lohnen sich neue am meisten.

learn-4-title = Hochbauen
learn-4-say = Eine Gebäudekarte mit einem Plättchen baut auf diesem Gebäude in die Höhe. Das kostet 1 Ressource je Ebene, und du behältst die Karte mit ihrer Wirkung.
learn-4-do = Wähle Rot 3, leg Rot 7 dazu und bestätige.
learn-4-done = Von jetzt an gibt dir Rot 3 jedes Mal 1 Ressource, wenn du in die Höhe baust. Der Kran sagt: Die Karte des neuen Gebäudes kommt beim nächsten Mischen ins Spiel.

learn-5-title = Auf fremdem Grund bauen
learn-5-say = Du darfst auf jedes Gebäude bauen. Wem es gehört, der nimmt seine Ressourcen zurück und bekommt 1 Punkt für jede; eine niedrigere Nummer kostet dich die Differenz in Punkten.
learn-5-do = Wähle Rot 8, leg Rot 6 dazu und lies, was es kostet. Dann bestätige.
learn-5-done = Du hast 3 Ressourcen und 2 Punkte bezahlt; Wanda nahm 2 Ressourcen zurück und bekam 2 Punkte. Es kostet dich mehr als sie: Tu es dort, wo der Platz es wert ist.

learn-6-title = Viertel
learn-6-say = Benachbarte Gebäude einer Farbe sind ein Viertel. Wer dort vorn liegt, bekommt am Ende 1 Punkt für jede Ressource im Viertel; wer folgt, 1 für jede eigene.
learn-6-do = Zeig mit D die Viertel. Leg dann Rot 12 auf Blau 1: Das verbindet drei rote Gebäude.
learn-6-done = Im roten Viertel liegen 6 Ressourcen, 4 davon deine. Wäre jetzt Schluss, brächte es dir 6 Punkte und Wanda 2.

learn-7-title = Karten wandern
learn-7-say = Alle wählen gleichzeitig. Dann gehen die Karten, die du nicht gespielt hast, nach links, und du bekommst die von rechts.
learn-7-do = Wähle Blau 3, bestätige und schau, was aus deiner Hand wird.
learn-7-done = K und L gingen an Wanda, ihr C und Gelb 2 kamen zu dir, und beide zogen auf vier Karten nach. Was du übrig lässt, kann links von dir jemand spielen.

learn-8-title = Kartenaustausch
learn-8-say = Vier Urbanisierungskarten und kein Plättchen: eine schwache Hand. Du hast zwei Kartenaustauschmarker; jeder tauscht deine ganze Kartenhand aus, bevor du wählst. Wer einen übrig hat, bekommt am Ende 2 Punkte dafür.
learn-8-do = Drück auf „Karten austauschen“ und sag Ja.
learn-8-done = Deine vier Urbanisierungskarten sind abgeworfen, vier neue Karten sind da. Das kostet dich am Ende 2 Punkte, mehr nicht.

learn-9-title = Charaktere
learn-9-say = Drei Charaktere helfen dir das ganze Spiel. Einer von deinen gibt 1 Ressource, wann immer du urbanisierst; die anderen geben 1 Punkt und 1 Plättchen, wann immer du in die Höhe baust.
learn-9-do = Wähle Gelb 1, leg Gelb 10 dazu und bestätige.
learn-9-done = Zur Ebene bekamst du 1 Punkt und 1 Plättchen von deinen Charakteren. In einem normalen Spiel wählst du sie: eine Karte behalten, die anderen weitergeben, dreimal.

learn-10-title = Die Uhr
learn-10-say = Das Spiel endet, wenn die Plättchen zum zweiten Mal ausgehen oder jemand alle Ressourcen in der Stadt hat. Zwei Plättchen sind noch da.
learn-10-do = Nutze Blau 14: Du ziehst beide, und dies ist die letzte Runde.
learn-10-done = Punkte, Karten, Kartenaustauschmarker und Viertel werden gezählt, und du liegst vorn. Gut gespielt!

# Die Regelseite
rules-title = Die Regeln
rules-lead = In eigenen Worten und nummerierten Absätzen. Wo die gedruckten Regeln etwas offenlassen, sagt ein Hinweis, wie dieses Programm sie liest.
rules-contents = Inhalt
rules-find = In den Regeln suchen
rules-none = Dazu steht nichts in den Regeln.
rules-link = Link zu { $clause }

# Die Kartenübersicht
cards-title = Alle Karten
cards-lead = Was jede Karte bringt: allein, mit einem Plättchen und vor deinem Sichtschirm.
cards-letters = Urbanisierungskarten
cards-letters-lead = Es gibt zwölf, eine für jeden Marker rund um die Stadt. Sie werden nie behalten.
cards-permanent = Gebäudekarten 1 bis 9
cards-permanent-lead = Wer auf ihr Gebäude baut, behält sie. Ihr permanenter Bonus gibt etwas, wann immer du diese Aktion ausführst.
cards-endgame = Gebäudekarten 10 bis 23
cards-endgame-lead = Auch sie behält, wer auf ihr Gebäude baut. Sie bringen am Ende Punkte. 21 bis 23 kommen mit den Neuen Gebäuden.
cards-characters = Charakterkarten
cards-characters-lead = Alle beginnen mit dreien. Sie geben einmal etwas und das ganze Spiel über einen Bonus.
cards-experts = Fachleute
cards-experts-lead = Mit dem Modul Fachleute haben alle eine Fachkarte. Jede nennt zwei Ereignisse.
cards-events = Ereignisse
cards-events-lead = Mit einer Karte gespielt, vor oder nach der Aktion, ein einziges Mal.
cards-filter = Zeige
cards-filter-all = alle
cards-colour-red = Rot
cards-colour-blue = Blau
cards-colour-yellow = Gelb
