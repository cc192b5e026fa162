# Wie der Client aussieht: Farben, Größen, und was eingeklappt ist.

roomy = Mehr Stadt
roomy-help = Klappt alles andere ein, bis du es brauchst
tab-you = Du
chat-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
watch-news = Die Spieler
watch-nothing = noch nichts
watch-follow = Wessen Seite du siehst
watch-all = Alle Spieler
watch-side = Die Seite von { $name }
watch-last = Zuletzt
watch-tiles = Plättchen
watch-hidden = { $count ->
    [0] keine
   *[other] { $count } verdeckt
}
watching-late = Du siehst den Beginn von Runde { $round }: Die Spieler sind mindestens { $count ->
    [one] eine Runde
   *[other] { $count } Runden
} weiter.
time-left = Restzeit
time-short = Noch eine Minute.
look-palette = Farben
look-palette-leaf = Ginkgo
look-palette-contrast = hoher Kontrast
look-palette-protan = bei Rotblindheit (Protanopie)
look-palette-deutan = bei Grünblindheit (Deuteranopie)
look-palette-tritan = bei Blaublindheit (Tritanopie)
look-size = Größe
look-size-is = { $size } %
sound-turn-on = Ton einschalten
sound-turn-off = Ton ausschalten
