"""What each module brings to position texts: its fields, frames and what cannot be with it.

A module may bring `FIELDS` (see `position.fields`), `FRAMES` (`frames`), what the patterns of stacks need
(`stack_checks`), what its part of a sealed choice (`asking`) and of the draft (`draft`) needs, `ALIKE`,
tiles of which there are several, `READY`, who has answered its questions to all, and `check(reading)` and
`check_seat(reading, seat)`, which are called whether it is in play or not.
"""
