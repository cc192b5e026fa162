"""What each module lets see: at the table, of a seat, and by the viewer alone; and how it is redealt.

A module may bring `table(state, sealed)`, `seat(state, seat, sealed)` and `own(state, seat, sealed)`, which
return fields of the shapes, or under `more` what a module from elsewhere shows by its name; `QUESTIONS`,
`AMOUNTS`, `OWN_AMOUNTS` and `ADDING` (see `ginkgopolis.view`); `cards_held`, `tiles_held`, `tiles_seen`,
`tiles_somewhere` and `cards_seen` (see `view.seats`); and `hide`, `redeal` and `lay_out` (see
`view.determinize`).
"""
