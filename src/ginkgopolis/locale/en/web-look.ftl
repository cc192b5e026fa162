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
watch-follow = Whose side to watch from
watch-all = All players
watch-side = The side of { $name }
watch-last = Did last
watch-tiles = Tiles
watch-hidden = { $count ->
    [0] none
    [one] 1 hidden
   *[other] { $count } hidden
}
watching-late = You see the start of round { $round }: the players are at least { $count ->
    [one] a round
   *[other] { $count } rounds
} ahead.
time-left = Time left
time-short = One minute left.
look-palette = Colours
look-palette-leaf = Ginkgo
look-palette-contrast = high contrast
look-palette-protan = for red-blindness (protanopia)
look-palette-deutan = for green-blindness (deuteranopia)
look-palette-tritan = for blue-blindness (tritanopia)
look-size = Size
look-size-is = { $size }%
sound-turn-on = Turn the sound on
sound-turn-off = Turn the sound off
