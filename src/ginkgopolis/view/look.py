"""Views as they are handed out, whose parts are built when somebody looks at them."""

from collections.abc import Sequence
from functools import partial

from ginkgopolis.engine.state import GameState
from ginkgopolis.view import part_of
from ginkgopolis.view.moment import Moment
from ginkgopolis.view.shapes import Source, View, view_from


def source_of(moment: Moment) -> Source:
    """Return what views of a moment share; it lasts as long as one of them may need it."""
    return partial(part_of, moment)


def build_view(state: GameState, seat: int | None, names: Sequence[str], closed_screens: bool) -> View:
    """Return what a seat may know, or everybody; the state must not change until the view is whole."""
    return view_from(source_of(Moment(state, names, closed_screens)), seat)
