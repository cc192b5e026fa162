"""Let `python -m ginkgopolis` do what `ginkgopolis` does."""

from ginkgopolis.cli import main

main()
