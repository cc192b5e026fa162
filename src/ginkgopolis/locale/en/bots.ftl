### What bots say about their moves.

bot-silent = It keeps its reasons to itself.
bot-by-lot = It was drawn by lot.
# $what goes on after "it", in English: "crashed: ...".
bot-cannot-say = It cannot say, for it { $what }.
