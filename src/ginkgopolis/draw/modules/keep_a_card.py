"""M5: the card set aside."""

from ginkgopolis.view.shapes import OwnView


def card(own: OwnView) -> str | None:
    """Return it, as long as it lies there."""
    return own.aside
