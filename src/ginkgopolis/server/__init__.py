"""The server: tables for friends, over HTTP and WebSockets (docs/server.md, docs/protocol.md)."""
