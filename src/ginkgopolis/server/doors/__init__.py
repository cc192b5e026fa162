"""How requests come in: HTTP and WebSockets, who may come, and how much at once."""
