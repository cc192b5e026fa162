### Why a move is not played: one sentence for whoever tried. $move is as it is written, as in "B5+R4"; $options are
### moves, $text is what somebody typed, in quotation marks.

## Moves that cannot be read

not-a-tile = { $text } n’est pas une tuile : écris R, B ou Y et un nombre jusqu’à { $highest }, comme R7, ou P pour un espace vert.
not-a-card = { $text } n’est pas une carte : écris une lettre de A à L, ou R, B ou Y et un nombre, comme R7.
not-a-character = { $text } n’est pas un personnage : il y a C1 à C{ $highest }.
not-a-token-move = { $text } n’est pas un déplacement de jeton : écris >N, >E, >S ou >W, un lieu comme >4E2N, ou >cw ou >ccw.
not-an-event = { $text } n’est pas un événement : écris l’un de ceux-ci : { $events }.
not-two-events = { $text } ne nomme pas deux événements, comme events design+quality.
not-a-loss = { $text } n’est pas une perte : écris des points et des ressources, comme lose 2p 1r.
not-a-drawing = { $text } ne dit pas ce que tu pioches : écris draw I, ou des parties comme draw II+IIIR+P.

## Moves that are not legal

not-a-move = Ce n’est pas un coup de ce jeu.
nothing-sealed = Tu n’as pas de choix caché à annuler.
sealed = Tu ne peux pas jouer { $move } : ton choix est déjà fait ; annule-le d’abord.
addition-first = Tu ne peux pas jouer { $move } maintenant : il faut d’abord compléter la carte ; coups possibles : { $options }.
no-new-hand = Tu n’as plus de jeton Changer sa main.
not-behind-screen = Tu ne peux pas rendre { $tile } : cette tuile n’est pas derrière ton paravent.
not-to-keep = Tu ne peux pas garder { $move } : ce n’est pas une des cartes que tu peux garder.
no-place-for-token = Le jeton ne peut pas aller en { $move } ; l’ordre des lettres permet { $options }.
# $question is a key.
not-asked = { $question ->
    [draft] Tu ne peux pas jouer { $move } maintenant : garde un de tes personnages ; coups possibles : { $options }.
    [choose] Tu ne peux pas jouer { $move } maintenant : choisis une carte, seule ou avec une tuile ; coups possibles : { $options }.
    [item] Tu ne peux pas jouer { $move } maintenant : prends une ressource ou une tuile ; coups possibles : { $options }.
    [token] Tu ne peux pas jouer { $move } maintenant : dis où va le jeton Urbanisation ; coups possibles : { $options }.
    [give-back] Tu ne peux pas jouer { $move } maintenant : rends des tuiles ou écris done ; coups possibles : { $options }.
    [events] Tu ne peux pas jouer { $move } maintenant : garde deux des quatre événements ; coups possibles : { $options }.
    [split] Tu ne peux pas jouer { $move } maintenant : dis quelles tuiles tu pioches ; coups possibles : { $options }.
    [timing] Tu ne peux pas jouer { $move } maintenant : dis si l’événement a lieu avant ou après l’action ; coups possibles : { $options }.
    [quality-control] Tu ne peux pas jouer { $move } maintenant : dis ce que tu perds ; coups possibles : { $options }.
   *[purchase] Tu ne peux pas jouer { $move } maintenant : achète les ressources manquantes ou renonce ; coups possibles : { $options }.
}
not-in-hand = Tu ne peux pas jouer { $card } : en main tu as { $hand }.
green-space-needs-letter = Tu ne peux pas jouer { $move } : un espace vert ne va qu’avec une carte Urbanisation.
not-a-tile-of-yours = Tu ne peux pas jouer la tuile { $tile } : derrière ton paravent tu as { $tiles }.
no-tile-of-yours = Tu ne peux pas jouer la tuile { $tile } : derrière ton paravent tu n’as rien.

## The wrong time, the wrong seat

nothing-to-decide = { $name } n’a rien à décider maintenant ; on attend { $others }.
no-such-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.
seat-of-hal = La place de Hal n’est à personne : personne ne voit par ses yeux.
nothing-to-undo = Il n’y a pas de coup à reprendre.
