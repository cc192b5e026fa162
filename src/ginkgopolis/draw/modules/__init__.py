"""What each module adds to the legend of the drawing.

`KIND` is how `legend-tiles` knows its tiles, and `FLOORS` the message about floors in place of the usual one.
"""
