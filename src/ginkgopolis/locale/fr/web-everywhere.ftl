### What several screens say, the table among them.

app-failed = Cette page n’a pas pu être chargée.
app-reload = Réessayer
close = Fermer
lobby-close = Fermer la table
lobby-clock-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
you = Toi
primer-use = Une carte seule exploite son bâtiment : ressources, tuiles ou points.
primer-build = Une carte avec une tuile construit : au bord de la ville ou sur n’importe quel bâtiment.
primer-win = Domine les quartiers : ils décident de la partie quand les tuiles sont épuisées.
site-learn = Apprendre à jouer
primer-or = ou joue simplement : chaque carte dit ce qu’elle ferait.
# Avis de tour
notice-choose = tout le monde attend ton choix
notice-your-turn = À toi de jouer
notice-body = { $title } : { $question }
theme-light = Couleurs de jour
theme-dark = Couleurs de nuit
hal-worth-help = Les points de Hal si la partie se terminait maintenant
hal-worth = { $tokens } gagnés · { $cards } par les cartes · { $districts } par les quartiers
