"""The modules of The Experts, one file each; `state.Module` has the moments at which they step in."""
