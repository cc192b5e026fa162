### What several screens say, the table among them.

app-failed = This page could not be loaded.
app-reload = Try again
close = Close
lobby-close = Close the table
lobby-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
you = You
primer-use = A card alone uses its building: it gives resources, tiles or points.
primer-build = A card with a tile builds: beside the city, or on top of any building.
primer-win = Lead the districts: they decide the game when the tiles have run out.
site-learn = Learn to play
primer-or = or simply play: every card says what it would do.
# Turn notices
notice-choose = everybody waits for your choice
notice-your-turn = Your turn
notice-body = { $title }: { $question }
theme-light = Day colours
theme-dark = Night colours
hal-worth-help = Hal’s points if the game ended now
hal-worth = { $tokens } collected · { $cards } from cards · { $districts } from districts
