### Why the text of a position cannot be read. Each begins as it goes on after the number of its line and a colon; without
### a line its first letter becomes a capital. Words in backticks are those of docs/position.md.

position-line = Ligne { $line } : { $fault }

## Fields

players-missing = il manque le nombre de personnes qui jouent ; écris-le comme `players 3`.
seat-line-begins = la ligne d’une place commence par son numéro et deux-points, comme `{ $example }`.
position-no-seat = il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
not-a-field = { $word } n’est pas un mot par lequel un champ commence ; ce sont { $fields }.
not-a-field-of-seat = { $word } n’est pas un mot par lequel un champ de la place { $seat } commence ; ce sont { $fields }.
field-twice = { $field } est déjà écrit à la ligne { $first }.
field-of-seat-twice = { $field } de la place { $seat } est déjà écrit à la ligne { $first }.

# $sort is a key.
already-there =
    { $sort ->
        [tile] la tuile { $name } est déjà à la ligne { $first }, et il n’y en a qu’une.
        [card] la carte { $name } est déjà à la ligne { $first }, et il n’y en a qu’une.
        [expert] la carte spécialiste { $name } est déjà à la ligne { $first }, et il n’y en a qu’une.
       *[character] le personnage { $name } est déjà à la ligne { $first }, et il n’y en a qu’un.
    }
already-in-first-square = la tuile { $name } est déjà dans le premier carré, puisqu’aucune ville n’est écrite, et il n’y en a qu’une.
of-missing-module = { $name } appartient au module { $module } ; ajoute-le à la ligne `modules`.
expert-of-missing-module = la carte spécialiste { $expert } appartient au module { $module } ; ajoute-le à la ligne `modules`.
lower-tile-of-missing-module = une tuile sous une autre appartient au module { $module } ; ajoute-le à la ligne `modules`.
entry-of-missing-module = ce qui suit { $name } appartient au module { $module } ; ajoute-le à la ligne `modules`.
event-of-missing-module = un événement appartient au module { $module } ; ajoute-le à la ligne `modules`.
aside-of-missing-module = une carte mise de côté appartient au module { $module } ; ajoute-le à la ligne `modules`.
asking-of-missing-module = demander { $word } appartient au module { $module } ; ajoute-le à la ligne `modules`.
not-in-range = { $word } ne peut pas figurer dans { $field }, seulement un nombre de { $lowest } à { $highest }.
one-word-follows = un mot suit { $field }, comme `{ $name } { $example }`.
yes-or-no = seuls `yes` ou `no` peuvent suivre { $field }, pas { $word }.
tile-not-here = { $tile } ne peut pas figurer dans { $field }, seulement les tuiles { $lowest } à { $highest }.
card-not-kept = la carte { $card } ne peut pas être gardée, car seules les cartes Bâtiment le peuvent, comme R7.
named-twice = { $name } est écrit deux fois dans { $field }, et il n’y en a qu’un exemplaire.
nine-numbers = neuf nombres suivent { $field } : ressources, tuiles et points pour chacune des trois actions.
who-knows = { $word } ne dit pas qui connaît une carte : écris-la avec les places, comme { "R7:02" }.
not-a-stream = { $word } n’est pas un flux aléatoire : il a 32 chiffres 0-9 et a-f, pas tous 0.
passed-card-seen = { $name } est vu par une place et la suivante quand la carte passe, comme { $name }{ ":01" }.
position-not-an-expert = { $word } n’est pas une carte spécialiste ; ce sont { $experts }.
position-not-an-event = { $word } n’est pas un événement ; ce sont { $events }.
asking-only = seuls { $words } peuvent suivre `asking`, pas { $word }.
position-alone-hal = en solitaire, on joue contre Hal : ajoute une ligne `hal normal` ou `hal expert`.
position-hal-against-one = Hal joue contre 1 personne, pas contre { $players } ; écris `players 1`.
position-not-a-module = { $word } n’est pas un module ; ce sont { $modules }.
position-module-twice = { $module } est écrit deux fois dans `modules` ; une fois suffit.
position-hal-modules = contre Hal on ne joue que le jeu de base, sans modules.
position-hal-level = { $word } n’est pas un niveau de Hal ; écris `hal normal` ou `hal expert`.

## The city

city-rows-missing = les rangées de la ville manquent ; elles suivent la ligne `city`.
city-rows-differ = chaque rangée de la ville a { $width } cases comme la première, mais celle-ci en a { $cells }.
middle-two-numbers = deux nombres suivent `middle` : une colonne et une rangée de la ville, comptées à partir de 1.
too-far-out = { $space } est à plus de { $steps } pas du milieu de la ville.
token-twice = le jeton { $token } est écrit deux fois ; il n’y en a qu’un par lettre.
not-a-space = { $space } n’est pas une case de la ville : écris `.`, une lettre de A à L, un bâtiment comme R7, { "R7:3@1*" } ou R7/B5/Y2@1*, ou un espace vert comme P ou P@1.
nothing-built-on-it = on ne construit jamais sur { $tile } ; caché seulement, comme { "R7/?P" }, il peut être recouvert.
no-site-without-card = { $tile } n’a pas de chantier, puisqu’il n’a pas de carte.
green-space-on-building = un espace vert n’est jamais posé sur un bâtiment ; écris-le comme P ou P@1.
no-building = il n’y a pas de bâtiment dans la ville ; écris-en au moins un, comme R7.
building-cut-off = { $tile } est coupé du reste de la ville ; chaque bâtiment doit toucher un autre par un côté.
token-away = le jeton { $token } doit être à côté d’un bâtiment, pas loin de la ville.
absent-not-a-letter = { $word } n’est pas une lettre de A à L, dont le jeton et la carte pourraient manquer.
absent-but-there = le jeton { $token } est dans la ville, donc il ne manque pas.
absent-twice = { $letter } est écrit deux fois dans `absent` ; une fois suffit.
wrong-grid-size = la taille de la grille doit être { $size } ou { $first } de plus, { $second } de plus et ainsi de suite.
founded-twice = { $tile } est écrit deux fois dans `founded`, et il n’y en a qu’un.
no-building-there = il n’y a pas de bâtiment en { $place } ; nomme les bâtiments par leur tuile du dessus.
several-green-spaces = il y a plusieurs espaces verts ; nomme celui-ci par son lieu, comme 4E2N.
no-building-shows = aucun bâtiment de la ville ne montre { $tile } ; nomme les bâtiments par leur tuile du dessus.
too-few-tiles = il y a trop peu de tuiles pour les niveaux sous { $tile } : { $counted } sont comptés, mais seulement { $spare } ne figurent nulle part ailleurs.
no-room-for-tokens = seuls { $room } jetons ont de la place autour de cette ville ; omets les autres lettres par une ligne `absent { $letters }`.
token-on-the-move = le jeton { $token } se déplace, donc il ne peut pas être dans la ville.
token-missing = le jeton { $token } manque : écris tous les jetons ou aucun, ou une ligne `absent { $token }`.
tokens-out-of-order = les jetons ne se lisent pas dans l’ordre alphabétique en tournant autour de la ville (T1).

## Cards, tiles and resources

too-many-resources = la place { $seat } a { $behind } ressources derrière le paravent et { $city } dans la ville, mais il n’y en a que { $total }.
too-much-stock = la place { $seat } peut avoir au plus { $most } ressources en réserve, sur { $total } en tout.
hand-too-large = la place { $seat } a { $cards } cartes, celle jouée comprise, mais une main pleine en a { $full }.
committed-and-played = la place { $seat } a soit engagé une carte, soit joué une carte, pas les deux.
played-card-nowhere = une carte que la place { $seat } a jouée est dans la défausse ou parmi ses `cards` ; sinon elle s’écrit avec `commit`.
gives-without-frame = la place { $seat } ne rend des tuiles qu’avec `give back` dans `frames`.
letter-is-absent = la lettre { $letter } est absente, donc sa carte ne peut pas être ici.
card-without-building = la carte { $card } ne peut pas être ici : aucun bâtiment ne montre { $tile } sans chantier (N4).
card-not-in-deck-made = { $card } est dans la pioche, mais pas dans `deck made of`.
tile-not-in-supply-made = { $tile } est dans la réserve, mais pas dans `supply made of`.
give-back-when-empty = on rend des tuiles quand la réserve est vide et `exhausted 1`.

# $time is a key.
exhausted-if-empty =
    { $time ->
        [first] la réserve est épuisée pour la première fois exactement quand elle est vide.
       *[second] la réserve est épuisée pour la deuxième fois exactement quand elle est vide.
    }
known-in-no-hand = { $card } n’est dans aucune main, donc ne peut pas être `known`.
must-be-last-round = ce doit être le dernier tour : la partie est terminée ou la réserve épuisée.
over-but-plays = la partie est terminée, donc la place { $seat } ne joue pas de carte.
ready-means-committed = la place { $seat } est prête exactement si elle a engagé une carte ou n’en a pas.
all-are-ready = toutes les places sont prêtes, mais quelqu’un doit encore avoir à choisir.
nobody-can-move = personne ne peut rien faire, et la partie n’est pas finie ; donne des cartes à quelqu’un avec `hand`.

## The draft

too-many-characters = la place { $seat } a { $characters } personnages, mais n’en garde que { $most }.
too-many-experts = la place { $seat } a { $experts } cartes spécialistes, mais n’en garde qu’une.
keeps-no-card = la place { $seat } ne peut s’abstenir de garder une carte (`-`) que si elle a trois personnages et ne voit pas de carte spécialiste.
pack-outside-draft = la place { $seat } n’a un paquet que pendant le draft (`frames draft`).
experts-outside-draft = la place { $seat } n’a des cartes spécialistes parmi ses personnages que pendant le draft ; plus tard, écris-en une comme `expert artist`.
draft-picks = pendant le draft on garde { $picks } cartes.
draft-cards = pendant le draft la place { $seat } a gardé de 0 à { $most } cartes, une de plus si elle est prête, et le reste des { $dealt } dans son paquet.
pack-without-card = seul `characters` peut dire qu’aucune carte n’a été gardée (`-`).
other-pick = la place { $seat } n’en est pas au même choix que la place 0.
expert-in-draft = pendant le draft, une carte spécialiste fait partie des `characters`.
experts-in-pack = un paquet a au plus { $most } cartes spécialistes.
experts-dealt = il y a { $experts } cartes spécialistes en jeu, mais on en distribue { $each } par place.

## Frames

not-a-whole-frame = { $frame } n’est pas une entrée complète de `frames` : écris-la comme `{ $example }`.
not-a-frame = { $frame } n’est pas une entrée de `frames` ; elles commencent par { $frames }.
not-a-moving-letter = { $word } n’est pas une lettre de A à L, dont le jeton pourrait se déplacer.
token-not-in-city = le jeton { $token } n’est pas dans la ville ; nomme le lieu comme 4E2N.
frames-but-over = la partie est terminée, donc `frames` ne peut être que `none`.
frames-cannot-be = ces `frames` sont impossibles : écris `choose`, `draft`, ou une question à une place ou `give back` avec ce qui reste à faire, comme `{ $example }`.
frames-of-module = ces `frames` appartiennent au module { $module } ; ajoute-le à `modules`.
nobody-keeps-events = personne ne garde d’événements, puisque chaque carte spécialiste en nomme deux.
one-action-under-way = une seule place est en train d’agir, pas { $seats }.
quality-others = seuls les autres perdent quelque chose au contrôle qualité, une fois par place.
seat-resolves-one = la place { $seat } figure { $times } fois dans `frames`, mais elle résout une seule carte.
nothing-to-resolve = la place { $seat } n’a pas de carte à résoudre ; donne-lui-en une avec `commit`.
committed-unresolved = la place { $seat } a engagé une carte qu’aucune entrée de `frames` ne résout ; ajoute `{ $frame }`, ou écris `played` si la carte est déjà sur une pile.
not-played-yet = la place { $seat } n’a pas encore joué tant qu’on choisit les cartes.
asked-plays-letter = la place { $seat } est interrogée pendant qu’elle joue une carte Urbanisation, comme `commit C`.
token-of-card = le jeton qui se déplace est celui de la carte { $card }, qui est jouée.
no-item-choice = la place { $seat } n’a pas le choix, puisqu’un seul des deux peut s’obtenir.
no-tile-choice = la place { $seat } n’a pas le choix des tuiles : elle ne peut piocher que celles de valeur I.
not-asked-to-buy = on ne demande pas à la place { $seat } d’acheter { $amount ->
    [one] { $amount } ressource
   *[other] { $amount } ressources
} : seulement à la banque, s’il lui en manque autant pour une tuile, qu’elle les a en réserve et qu’elle a les points.
frames-of-event = `frames` parle d’un événement de la place { $seat } ; écris-le comme `{ "commit R2; event quality" }`.
event-elsewhere = l’événement de la place { $seat } ne peut pas avoir lieu en { $place }, puisque la carte { $card } ne nomme pas ce lieu.

## Hal

hal-player-first = contre Hal, c’est toujours la place 0 qui commence.
hal-no-hand = Hal n’a pas de main ; écris sa carte avec `commit`.
hal-card-alone = Hal pioche sa tuile quand sa carte est retournée ; engage la carte seule.
hal-card-missing = Hal a pioché une carte dans ce tour ; écris-la comme `{ "seat 1: commit D" }`.
hal-no-new-hands = contre Hal il n’y a pas de jetons Changer sa main.
hal-no-characters = contre Hal il n’y a pas de personnages.

## Modules

seen-without-module = on ne peut ignorer qui a une carte en main qu’avec le module keep_a_card.
green-without-module = il n’y a d’espaces verts qu’avec le module green_spaces.
too-many-greens = il n’y a que { $most } espaces verts, mais { $greens } sont écrits.
known-tile-not-held = la place { $seat } n’a pas { $tile }, qui est connu.
buries-nothing = la place { $seat } n’a pas le cabinet d’architecture et n’enterre rien.
neither-hers-nor-buried = { $tile } n’est ni à la place { $seat } ni enterré.
green-needs-letter = un espace vert ne s’engage qu’avec une carte Urbanisation, comme `commit A+P`.
only-architect-under = seul le cabinet d’architecture engage une tuile sous une autre.
under-a-building = une tuile va sous une tuile Bâtiment engagée, comme `{ "commit A+R4; under P" }`.
one-event-of-kind = la place { $seat } n’a qu’un événement { $event }, et l’a engagé.
too-many-events = la place { $seat } a au plus { $most } événements, un engagé compris.
events-after-draft = on ne garde des événements qu’après le draft.
events-while-kept = tant qu’on garde des événements, la place { $seat } en a { $most } si elle est prête, sinon aucun.
event-without-card = la place { $seat } n’a engagé un événement qu’avec une carte pas encore résolue, ou tant que `timing` ou `event` est dans `frames`.
expropriation-card = l’expropriation ne va qu’avec une carte Bâtiment.
aside-without-card = la place { $seat } ne met une carte de côté que lorsqu’elle en joue une ; écris `commit` ou `played`.
aside-missing = la place { $seat } doit avoir mis une carte de côté, comme `aside { $card }`, ou être `asking aside`.
asked-without-card = on ne demande autre chose à la place { $seat } qu’avec une carte qu’elle vient d’engager.
added-already = la place { $seat } a déjà ajouté ce qu’on lui demande, ou ce qui vient ensuite.
no-choice-of-addition = la place { $seat } n’a pas le choix de ce qu’on lui demande.
notes-of-no-module = dans `notes`, { $word } ne suit aucun module qui note quelque chose.
