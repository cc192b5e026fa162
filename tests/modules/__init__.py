"""The modules of The Experts, and Hal."""
