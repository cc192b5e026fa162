# Die Startseite.

home-line-1 = Eine Stadt wächst,
home-line-2 = Stock um Stock.
home-lead = Wir schreiben das Jahr 2212. Städte leben mit ihren Bäumen. Spiel eine Karte, um ein Gebäude zu nutzen, leg ein Plättchen dazu, um ein neues zu bauen, und halte die Viertel, auf die es ankommt.
home-play-bots = Schnelles Spiel gegen drei Bots
home-open-table = Tisch eröffnen
home-hal = Allein gegen Hal
home-hot-seat = An einem Bildschirm
home-join-label = Link oder Code eines Tisches
home-join-placeholder = Mit Link dazukommen
home-join-bad = Das ist kein Link zu einem Tisch. Lass ihn dir noch einmal schicken.
site-rules = Regeln
site-cards = Karten
home-docs = Dokumentation
home-ladder = Rangliste
home-tournaments = Turniere
home-replay = Aufzeichnung ansehen
home-menu = Seiten
home-setting-up = Wird aufgebaut …
home-your-games = Deine Spiele
home-open-tables = Offene Tische
home-no-games = Auf dieser Liste stehen keine Spiele.
primer-title = Neu hier?
home-no-open = Gerade steht kein Tisch auf der Liste.
home-no-open-why = Hier stehen nur Tische, bei denen „Tisch für alle auflisten“ eingeschaltet ist. Zu allen anderen kommt man mit dem Link, den die einladende Person verschickt.
home-open-listed = Tisch für alle eröffnen
levels-label = Stufe der Bots

# Names of tables
table-quick = Schnelles Spiel
table-hal = Gegen Hal

home-your-choice = Du bist dran
home-is-choosing = { $name } überlegt
home-are-choosing = { $count ->
    [one] 1 Person überlegt
   *[other] { $count } überlegen
}
home-round = Runde { $round }
home-free = { $free ->
    [0] voll
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
home-seats = { $taken } von { $players }
home-won = Gewonnen: { $names }
home-you-won = Du hast gewonnen
home-closed = Geschlossen
home-join = Dazusetzen
home-watch = Zusehen
home-kind-introductory = Einführungsspiel
home-kind-normal = normales Spiel
home-kind-hal = gegen Hal
home-kind-all = alle Module
home-archive = { $title } archivieren
home-show-archived = Archivierte Spiele zeigen
home-hide-archived = Archivierte Spiele ausblenden
home-bring-back = { $title } zurückholen
home-next-page = Mehr anzeigen
home-more = Alle { $count } zeigen
home-you = Dein Name und deine Farbe
home-name = Name
home-colour = Farbe
home-save = Speichern
home-record-bad = Diese Datei ist keine Aufzeichnung eines Spiels.
home-offline = Der Server antwortet nicht. Neuer Versuch …

# Der Sprachwechsel, wo es einen gibt
language-label = Sprache
language-en = English
language-de = Deutsch
language-fr = Français

notice-allow = Sag mir, wenn ich dran bin
notice-on = Du bekommst Bescheid, wenn du dran bist
notice-blocked = Dein Browser blockiert Hinweise dieser Seite

# Spielerfarben
player-plum = pflaumenblau, Raute
player-mint = mintgrün, Kreis
player-onyx = schwarz, Dreieck
player-pearl = weiß, Mond
player-rose = rosa, Kreuz
