"""What the modules ask, one file each."""
