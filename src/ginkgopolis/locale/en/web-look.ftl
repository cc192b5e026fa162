# How the client looks: colours, sizes, and what is folded away.

roomy = More city
roomy-help = Fold the panels away until you need them
tab-you = You
chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
watch-news = The players
watch-nothing = nothing yet
look-palette = Colours
look-palette-leaf = Ginkgo
look-palette-contrast = high contrast
look-palette-protan = for red-blind eyes (protanopia)
look-palette-deutan = for green-blind eyes (deuteranopia)
look-palette-tritan = for blue-blind eyes (tritanopia)
