"""Environments as people see them: as text, as SVG or in pixels."""

from io import BytesIO
from typing import Final

import numpy as np

from ginkgopolis.engine.state import GameState
from ginkgopolis.env.schema import Array
from ginkgopolis.env.setting import game_of
from ginkgopolis.errors import BadOptions
from ginkgopolis.extras import require_extra
from ginkgopolis.options import Options

MODES: Final = ("human", "ansi", "svg", "rgb_array")


def check_render_mode(mode: str | None) -> None:
    """Refuse an unknown mode, and pixels where what makes them is not installed."""
    if mode is not None and mode not in MODES:
        raise BadOptions("lab-no-such-render-mode", mode=repr(mode), modes=MODES)
    if mode == "rgb_array":
        require_extra("png")


def rendered(state: GameState, options: Options, mode: str | None) -> str | Array | None:
    """Show what everybody may know: "human" prints it, the others return a text or pixels."""
    game = game_of(state, options)
    if mode == "human":
        print(game)
        return None
    if mode == "ansi":
        return str(game)
    if mode == "svg":
        return game.svg()
    return pixels(game.svg()) if mode == "rgb_array" else None


def pixels(svg: str) -> Array:
    """Return a picture as (height, width, 3) bytes."""
    from PIL import Image

    from ginkgopolis.draw.pixels import as_png

    with Image.open(BytesIO(as_png(svg))) as image:
        return np.asarray(image.convert("RGB"))
