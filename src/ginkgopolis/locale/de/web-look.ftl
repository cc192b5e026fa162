# Wie der Client aussieht: Farben, Größen, und was eingeklappt ist.

roomy = Mehr Stadt
roomy-help = Klappt die Felder ein, bis du sie brauchst
tab-you = Du
chat-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
watch-news = Die Spieler
watch-nothing = noch nichts
look-palette = Farben
look-palette-leaf = Ginkgo
look-palette-contrast = hoher Kontrast
look-palette-protan = bei Rotblindheit (Protanopie)
look-palette-deutan = bei Grünblindheit (Deuteranopie)
look-palette-tritan = bei Blaublindheit (Tritanopie)
