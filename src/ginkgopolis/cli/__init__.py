"""The command line: `ginkgopolis play`, `ginkgopolis replay`, `ginkgopolis simulate`."""


def main() -> None:
    """Run the command that was typed."""
    from ginkgopolis.cli.app import app

    app()
