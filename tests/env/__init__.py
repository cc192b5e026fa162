"""The lab: actions, observations and the environments made of them."""
