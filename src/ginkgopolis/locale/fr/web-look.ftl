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
look-palette = Couleurs
look-palette-leaf = Ginkgo
look-palette-contrast = contraste élevé
look-palette-protan = pour la protanopie (rouge)
look-palette-deutan = pour la deutéranopie (vert)
look-palette-tritan = pour la tritanopie (bleu)
