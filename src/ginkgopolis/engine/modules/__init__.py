"""The modules of The Experts, one file each, plugged into the base rules through the hooks of `base`."""
