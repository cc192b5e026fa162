# L'aspect du client : couleurs, tailles, et ce qui est replié.

roomy = Plus de ville
roomy-help = Replie les panneaux jusqu’à ce que tu en aies besoin
tab-you = Toi
chat-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
watch-news = Les joueurs
watch-nothing = rien encore
watch-follow = La vue que tu suis
watch-all = Tous les joueurs
watch-side = Vue : { $name }
watch-last = Dernières actions
watch-tiles = Tuiles
watch-hidden = { $count ->
    [0] aucune
    [one] 1 cachée
   *[other] { $count } cachées
}
watching-late = Tu vois le début du tour { $round } : les joueurs ont au moins { $count ->
    [one] un tour
   *[other] { $count } tours
} d’avance.
time-left = Temps restant
time-short = Plus qu’une minute.
look-palette = Couleurs
look-palette-leaf = Ginkgo
look-palette-contrast = contraste élevé
look-palette-protan = pour la protanopie (rouge)
look-palette-deutan = pour la deutéranopie (vert)
look-palette-tritan = pour la tritanopie (bleu)
look-size = Taille
look-size-is = { $size } %
sound-turn-on = Activer le son
sound-turn-off = Couper le son
