### What the command line shows while somebody plays.
