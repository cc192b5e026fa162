"""Let `python -m ginkgopolis.cli` do what `ginkgopolis` does."""

from ginkgopolis.cli import main

main()
