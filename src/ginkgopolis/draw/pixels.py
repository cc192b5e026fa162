"""Pictures in pixels, for those who have installed what makes them (`pip install 'ginkgopolis[png]'`)."""

from typing import Final

SHARP: Final = 2


def as_png(svg: str) -> bytes:
    """Return a picture in pixels, twice as many as it has units."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=SHARP))
