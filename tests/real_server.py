"""The server as people start it: in a process of its own to be killed and started again, or in a thread of the test."""

from __future__ import annotations

import logging
import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Self

from regni.commands.browse import listen
from regni.web.play.host import Host
from regni.web.server import serving
from regni.web.server.routes import make_app
from regni.web.webhooks.sending import Sender

#: How long it may take to start on a busy machine, in seconds.
PATIENCE = 60


class Program:
    """One run of the program after another on the same file."""

    def __init__(self, file: Path, *options: str, python: str = sys.executable) -> None:
        self.file = file
        #: The Python of the environment whose version it is.
        self.python = python
        self.options = options
        self.process: subprocess.Popen[str] | None = None
        self.port = 0
        #: What it said on its error output, over all its runs.
        self.complaints: list[str] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def launch(self) -> None:
        """Start it, without waiting until it serves."""
        command = [self.python, "-m", "regni", "play", "--no-open", "--port", "0", "--lang", "en"]
        self.process = subprocess.Popen(
            [*command, "--tables", str(self.file), *self.options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"NO_COLOR": "1"},
        )
        threading.Thread(target=self._listen, args=[self.process], daemon=True).start()

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        self.complaints.extend(process.stderr)

    def start(self) -> None:
        """Start it, and wait until it says where it serves."""
        self.launch()
        assert self.process is not None
        assert self.process.stdout is not None
        giving_up = threading.Timer(PATIENCE, self.process.kill)
        giving_up.start()
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found:
                self.port = int(found[1])
                giving_up.cancel()
                return
        raise AssertionError(f"the server does not start: {''.join(self.complaints)}")

    def kill(self) -> None:
        """As `kill -9` does: it is given no time for anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As Ctrl-C does."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()
            assert process.stdout is not None
            process.stdout.close()

    def __enter__(self) -> Program:
        self.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self.kill()


class Serving:
    """The same server with the same limits in a thread, its tables at hand."""

    def __init__(self, host: Host, port: int = 0, webhooks: Sender | None = None) -> None:
        self.host = host
        self.listening = listen("127.0.0.1", port)
        self.port = int(self.listening.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        app = make_app(host, ["127.0.0.1", "localhost"], webhooks=webhooks)
        self.server = serving.Server(serving.config(app))
        self.thread = threading.Thread(target=self.server.run, args=([self.listening],), daemon=True)
        #: What went wrong inside.
        self.faults: list[str] = []

    def __enter__(self) -> Self:
        self.noticing = Noticing(self.faults)
        logging.getLogger("uvicorn.error").addHandler(self.noticing)
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)
        return self

    def __exit__(self, *problem: object) -> None:
        self.server.should_exit = True
        self.thread.join(10)
        logging.getLogger("uvicorn.error").removeHandler(self.noticing)


class Noticing(logging.Handler):
    def __init__(self, faults: list[str]) -> None:
        super().__init__(logging.ERROR)
        self.faults = faults

    def emit(self, record: logging.LogRecord) -> None:
        self.faults.append(self.format(record))
