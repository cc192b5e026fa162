### What bots say about their moves.

bot-silent = Er behält seine Gründe für sich.
bot-by-lot = Das Los hat entschieden.
# $what goes on after "it", in English: "crashed: ...".
bot-cannot-say = Er kann es nicht sagen (it { $what }).
