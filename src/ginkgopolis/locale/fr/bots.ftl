### What bots say about their moves.

bot-silent = Il garde ses raisons pour lui.
bot-by-lot = Le sort en a décidé.
# $what goes on after "it", in English: "crashed: ...".
bot-cannot-say = Il ne peut pas le dire (it { $what }).
