"""Telling players who are away that it is their turn: by the browser's own push service, or a webhook."""
