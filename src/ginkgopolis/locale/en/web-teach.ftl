### The beginner’s switch: explanations of choices, and warnings before bad ones.

teach = Explain my choices, and warn me of bad ones
teach-until = For beginners. It switches itself off after three games.
teach-not-here = This table plays without hints.
lobby-own = For you
teach-lesson = What this choice brings
teach-off = No more explanations
teach-off-note = Explanations are off. The menu turns them on again.
teach-over = You have finished three games: choices are no longer explained. The menu turns that on again.
warning-title = Are you sure?
# $points is how much worse the move seems than the best, rounded.
warning-words = { $points ->
    [one] By the hint bot’s count this is about { $points } point worse than the best you could do.
   *[other] By the hint bot’s count this is about { $points } points worse than the best you could do.
}
warning-play = Play it anyway
warning-show = Show me the better move
