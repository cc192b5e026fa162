"""The modules of The Experts, one file each with its `MODULE`; what several of them share has files, too.

`state.Module` has the moments at which modules step in.
"""
