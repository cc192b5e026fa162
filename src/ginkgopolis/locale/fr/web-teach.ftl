### The beginner’s switch: explanations of choices, and warnings before bad ones.

teach = Expliquer mes choix et m’avertir des mauvais
teach-until = Pour débuter. Cela s’arrête tout seul après trois parties.
teach-not-here = À cette table, on joue sans conseils.
lobby-own = Pour toi
teach-lesson = Ce que ce choix rapporte
teach-off = Plus d’explications
teach-off-note = Les explications sont coupées. Tu peux les réactiver dans le menu.
teach-over = Tu as terminé trois parties : tes choix ne sont plus expliqués. Tu peux réactiver les explications dans le menu.
warning-title = Vraiment ?
# $points is how much worse the move seems than the best, rounded.
warning-words = { $points ->
    [one] Selon le bot qui conseille, c’est environ { $points } point de moins que ton meilleur coup.
   *[other] Selon le bot qui conseille, c’est environ { $points } points de moins que ton meilleur coup.
}
warning-play = Jouer quand même
warning-show = Montre-moi le meilleur coup
