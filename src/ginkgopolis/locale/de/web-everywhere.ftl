### What several screens say, the table among them.

app-failed = Diese Seite konnte nicht geladen werden.
app-reload = Erneut versuchen
close = Schließen
lobby-close = Tisch schließen
lobby-clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
you = Du
primer-use = Eine Karte allein nutzt ihr Gebäude: Es gibt Ressourcen, Plättchen oder Punkte.
primer-build = Eine Karte mit Plättchen baut: am Rand der Stadt oder auf ein beliebiges Gebäude.
primer-win = Führe in den Vierteln: Sie entscheiden das Spiel, wenn die Plättchen ausgegangen sind.
site-learn = Spielen lernen
primer-or = oder spiel einfach: Jede Karte sagt, was sie bewirken würde.
# Hinweise, dass man dran ist
notice-choose = alle warten auf deine Wahl
notice-your-turn = Du bist dran
notice-body = { $title }: { $question }
theme-light = Tagfarben
theme-dark = Nachtfarben
hal-worth-help = Hals Punkte, wenn das Spiel jetzt enden würde
hal-worth = { $tokens } gesammelt · { $cards } durch Karten · { $districts } durch Viertel
