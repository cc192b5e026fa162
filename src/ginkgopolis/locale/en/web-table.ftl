app-failed = This page could not be loaded.
app-reload = Try again
close = Close
