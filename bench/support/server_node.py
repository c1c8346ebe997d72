"""The server under load: the application as it is, and beside it a bare echo of the same framework."""

import json
import sys

from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from bench.support.server_floor import add_floor
from joute.server.app import make_app
from joute.server.operations.config import Config, Limits
from joute.server.process import run

FREELY = Limits(
    requests_per_second=1e6,
    burst=10**6,
    messages_per_second=1e6,
    message_burst=10**6,
    connections_per_address=10_000,
)


def add_echo(app: FastAPI) -> None:
    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                await socket.send_text(await socket.receive_text())
        except WebSocketDisconnect:
            pass

    app.add_api_websocket_route("/echo", echo)


def main() -> None:
    asked = json.loads(sys.argv[1])
    config = Config(database=asked["database"], bus=asked.get("bus", ""), limits=FREELY)
    app = make_app(config)
    add_echo(app)
    add_floor(app, config.database)
    run(app, config, "127.0.0.1", asked["port"])


if __name__ == "__main__":
    main()
