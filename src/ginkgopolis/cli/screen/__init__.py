"""The table on a terminal's screen, which stands still: city, seats, question, hand and log.

`sitting` says what happens, `keys` what the keys do, `picks` what is picked and not confirmed yet; `stage` is
what is shown, and `frame` draws it with `city`, `seats` and `panel`. `app` alone knows the terminal.
"""

from ginkgopolis.cli.screen.app import Screen

__all__ = ["Screen"]
