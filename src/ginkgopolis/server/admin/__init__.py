"""What operators do with a server: beside it, in its database, and what a running one makes of it."""
