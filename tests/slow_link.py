"""A link that can be slow, fall silent, be cut or refuse: a proxy on this machine, between a browser and a server."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable
from typing import Literal, Self

#: How new connections fare: they pass, are taken and never answered, or are cut at once.
State = Literal["open", "silent", "refusing"]
#: The most bytes that are passed on at once.
CHUNK = 64 * 1024


class Wire:
    """One connection through the link."""

    def __init__(self, writer: asyncio.StreamWriter, is_silent: bool) -> None:
        self.begun = time.monotonic()
        self.writer = writer
        #: Whether nothing passes, although neither side is told that the other is gone.
        self.is_silent = is_silent
        #: The first line of what the browser said.
        self.asked = ""
        #: The bytes that the browser got.
        self.down = 0


class SlowLink:
    """The link in a thread of its own. `delay` is what a message takes in one direction, in seconds."""

    def __init__(self, port: int, delay: float = 0) -> None:
        self.target = port
        self.delay = delay
        self.state: State = "open"
        self.wires: list[Wire] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self._loop = asyncio.new_event_loop()
        self.address = f"http://127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        listening = asyncio.start_server(self._accept, sock=self._listening)
        self._server = asyncio.run_coroutine_threadsafe(listening, self._loop).result()
        return self

    def __exit__(self, *problem: object) -> None:
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    # What may happen to a link.

    def freeze(self) -> None:
        """Lets the connections of now fall silent, for good. New ones fare as the state says."""
        self._do(self._freeze)

    def cut(self) -> None:
        """Breaks off the connections of now."""
        self._do(self._cut)

    def sockets(self) -> list[Wire]:
        """The tries to open a table's socket, the refused ones too."""
        return [wire for wire in self.wires if "/live " in wire.asked]

    def frame_bytes(self) -> int:
        """The bytes that came over tables' sockets so far, as they were on the wire."""
        return sum(wire.down for wire in self.sockets())

    # How it works.

    def _do(self, act: Callable[[], None]) -> None:
        async def done() -> None:
            act()

        asyncio.run_coroutine_threadsafe(done(), self._loop).result()

    def _freeze(self) -> None:
        for wire in self.wires:
            wire.is_silent = True

    def _cut(self) -> None:
        for wire in self.wires:
            wire.writer.transport.abort()

    async def _close(self) -> None:
        self._server.close()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        wire = Wire(writer, self.state == "silent")
        self.wires.append(wire)
        far = None
        try:
            first = await reader.read(CHUNK)
            wire.asked = first.partition(b"\r\n")[0].decode("latin-1")
            if self.state == "refusing":
                return
            far_reader, far = await asyncio.open_connection("127.0.0.1", self.target)
            await asyncio.gather(self._pass(reader, far, wire, first), self._pass(far_reader, writer, wire))
        except (OSError, asyncio.CancelledError):
            # One side is gone, there is no server, or the link is closed.
            return
        finally:
            for one in (writer, far):
                if one is not None:
                    one.transport.abort()

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, wire: Wire, first: bytes = b""
    ) -> None:
        """Passes on what comes, each piece after the delay. Several pieces may be on their way at once."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                due, data = await under_way.get()
                await asyncio.sleep(max(0, due - time.monotonic()))
                if wire.is_silent:
                    continue
                if not data:
                    writer.write_eof()
                    return
                if writer is wire.writer:
                    wire.down += len(data)
                writer.write(data)
                await writer.drain()

        delivering = asyncio.create_task(deliver())
        try:
            data = first or await reader.read(CHUNK)
            while data:
                under_way.put_nowait((time.monotonic() + self.delay, data))
                data = await reader.read(CHUNK)
            under_way.put_nowait((time.monotonic() + self.delay, b""))
            await delivering
        finally:
            delivering.cancel()
