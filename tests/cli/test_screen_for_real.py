"""The screen that stands still, on a real terminal."""

import os
import sys

from tests.patience import PATIENCE

if sys.platform != "win32":

    def test_a_real_terminal() -> None:
        """The other screen is entered, wiped between two people, and left without a trace of a hand."""
        import pty

        child, terminal = pty.fork()
        if child == 0:
            os.environ |= {"TERM": "xterm", "COLUMNS": "80", "LINES": "24", "GINKGOPOLIS_LANGUAGE": "en"}
            args = ["play", "--humans", "Mia,Tom", "--players", "2", "--introductory", "--seed", "1"]
            os.execv(sys.executable, [sys.executable, "-m", "ginkgopolis", *args])
        resize(terminal, 80, 24)
        assert b"\x1b[?1049h" in read_until(terminal, b"Hand the keyboard to Mia.")
        os.write(terminal, b"\r")
        assert b"Mia: Which card" in read_until(terminal, b"R16")
        os.write(terminal, b"2\r")
        assert b"\x1b[2J" in read_until(terminal, b"Hand the keyboard to Tom.")
        os.write(terminal, b"\x03y")
        rest = read_until(terminal, b"Goodbye!")
        assert b"\x1b[?1049l" in rest and b"R16" not in rest
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
        os.close(terminal)

    def test_a_newcomer_is_asked_on_the_screen() -> None:
        """The form and the table that follows stand still on the same terminal."""
        import pty

        child, terminal = pty.fork()
        if child == 0:
            os.environ |= {"TERM": "xterm", "COLUMNS": "80", "LINES": "24", "GINKGOPOLIS_LANGUAGE": "en"}
            os.execv(sys.executable, [sys.executable, "-m", "ginkgopolis", "play", "--seed", "1"])
        resize(terminal, 80, 24)
        assert b"\x1b[?1049h" in read_until(terminal, b"Play alone against Hal")
        os.write(terminal, b"\x1b[BMia\r")
        assert b"Goodbye" not in read_until(terminal, b"command")  # only the table has a line for those
        os.write(terminal, b"\x03y")
        read_until(terminal, b"Goodbye!")
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
        os.close(terminal)

    def resize(terminal: int, columns: int, rows: int) -> None:
        """Say how large a terminal is."""
        import fcntl
        import struct
        import termios

        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read_until(terminal: int, text: bytes) -> bytes:
        """Read what a program shows until it shows this."""
        import select

        shown = b""
        while text not in shown:
            assert select.select([terminal], [], [], PATIENCE)[0], shown
            shown += os.read(terminal, 4096)
        return shown
