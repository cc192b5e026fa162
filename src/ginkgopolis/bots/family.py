"""Starts a program so that it can be ended together with all that it has started."""

import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

PIPE: Final = subprocess.PIPE

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    CREATE_SUSPENDED: Final = 0x4
    KERNEL: Final = ctypes.WinDLL("kernel32", use_last_error=True)
    KERNEL.CreateJobObjectW.argtypes = [wintypes.LPVOID, wintypes.LPCWSTR]
    KERNEL.CreateJobObjectW.restype = wintypes.HANDLE
    KERNEL.AssignProcessToJobObject.argtypes = [wintypes.HANDLE, wintypes.HANDLE]
    KERNEL.TerminateJobObject.argtypes = [wintypes.HANDLE, wintypes.UINT]
    KERNEL.CloseHandle.argtypes = [wintypes.HANDLE]
    RESUME: Final = ctypes.WinDLL("ntdll").NtResumeProcess
    RESUME.argtypes = [wintypes.HANDLE]

    def start(command: Sequence[str]) -> tuple[subprocess.Popen[bytes], int]:
        """Start a program with pipes, and return what `end_family` takes to end it: a job object."""
        # Suspended until it is in the job, so that its children are, too; a group of its own hears no Ctrl+C.
        flags = CREATE_SUSPENDED | subprocess.CREATE_NEW_PROCESS_GROUP
        process = subprocess.Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, creationflags=flags)
        handle = int(process._handle)  # type: ignore[attr-defined]
        job: int = KERNEL.CreateJobObjectW(None, None)
        if not job or not KERNEL.AssignProcessToJobObject(job, handle) or RESUME(handle) < 0:
            error = ctypes.WinError(ctypes.get_last_error())
            process.kill()
            raise error
        return process, job

    def end_family(process: subprocess.Popen[bytes], job: int) -> None:
        """End a program and all that it has started, at once."""
        KERNEL.TerminateJobObject(job, 1)
        KERNEL.CloseHandle(job)
        process.wait()

else:
    import os
    import secrets
    import signal

    from ginkgopolis.bots.kin import VARIABLE, bearing, descending

    MOST_SEARCHES: Final = 20  # for those started while others were being ended

    def start(command: Sequence[str]) -> tuple[subprocess.Popen[bytes], str]:
        """Start a program with pipes, and return what `end_family` takes to end it: the mark of its kin.

        All that it starts inherit the mark, and can be found by it when they have left the process group.
        """
        mark = secrets.token_hex(16)
        process = subprocess.Popen(
            command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            start_new_session=True,
            env={**os.environ, VARIABLE: f"{os.environ.get(VARIABLE, '')}.{mark}"},
        )
        return process, mark

    def end_family(process: subprocess.Popen[bytes], mark: str) -> None:
        """End a program and all that it has started, at once."""
        unmarked = descending(process.pid)  # as long as it is there: nobody else leads to them
        with suppress(ProcessLookupError, PermissionError):  # nobody is left
            os.killpg(process.pid, signal.SIGKILL)
        kill(unmarked)
        for _ in range(MOST_SEARCHES):
            left = [pid for pid in bearing(mark) if pid != process.pid]
            kill(left)
            if not left:
                break
        process.wait()

    def kill(processes: Sequence[int]) -> None:
        """Kill processes, some of which may have ended."""
        for pid in processes:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
