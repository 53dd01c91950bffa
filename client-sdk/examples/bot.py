#!/usr/bin/env python3
"""A bot that plays a game of Abyss over the JSON door, without much thought.

    bot.py [server] [table]

Without a table it opens one, and plays against a bot of the server. It needs the package `websockets`, which Debian
calls python3-websockets, and nothing else. The messages are described by the server itself, at /docs.
"""
import asyncio
import itertools
import json
import random
import secrets
import sys
import time
import urllib.request

if any(argument.startswith("-") for argument in sys.argv[1:]):
    sys.exit(__doc__)

import websockets  # not before: --help says where it comes from

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:2567"
TABLE = sys.argv[2] if len(sys.argv) > 2 else None


def post(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {} if body is None else {"content-type": "application/json"}
    request = urllib.request.Request(SERVER + path, method="POST", data=data, headers=headers)
    with urllib.request.urlopen(request) as response:
        return json.load(response)


class Guest:
    """Somebody without an account. A token lasts for minutes; then there is another, for as long as one comes back."""

    def __init__(self):
        self.session = post("/api/guests")
        self.name = self.session["person"]["name"]

    def token(self):
        if self.session["expires"] < (time.time() + 60) * 1000:
            self.session = post("/api/sessions/refresh", {"refresh": self.session["refresh"]})
        return self.session["token"]


class Door:
    """One socket at the JSON door. Each request has an id of its own, and gets one reply. By the name of the client, the
    server knows an id again that came over an earlier socket: nothing is done twice."""

    CLIENT = secrets.token_hex(8)
    IDS = itertools.count(1)

    def __init__(self, socket):
        self.socket = socket

    async def hello(self, token):
        await self.ask("hello", token=token, client=self.CLIENT)

    async def ask(self, type, **fields):
        await self.socket.send(json.dumps({"type": type, "id": str(next(self.IDS)), **fields}))


async def play(guest, table):
    """Plays to the end, and gives the ranking. What must be known of the position comes with each decision."""
    url = SERVER.replace("http", "ws", 1) + "/ws/v1"
    # Should the socket be lost, there is another: the seat is found again by the token.
    async for socket in websockets.connect(url):
        door = Door(socket)
        answered = None
        try:
            await door.hello(guest.token())
            if table:
                await door.ask("join", table=table)
            else:
                # Always under the same id: should the reply be lost with the socket, there is still only one table.
                await door.ask("create", id="create", game="abyss", seats=2, bots=True, time="none")
            async for text in socket:
                message = json.loads(text)
                kind = message["type"]
                if kind == "error" and message["code"] != "stale":
                    sys.exit(message["message"])
                if kind == "bye":
                    await asyncio.sleep(message["retryAfter"] / 1000)
                if kind == "table":
                    table = message["table"]["id"]
                    if message["table"]["status"] == "open" and answered is None:
                        answered = "ready"
                        print(f"sits at table {table}", flush=True)
                        await door.ask("ready", table=table, ready=True)
                ending = message if kind == "ended" else message.get("ending")
                if ending:
                    return ending["ranking"]
                # These three say what is asked of us, or leave it out if nothing is.
                if kind in ("snapshot", "update", "decision"):
                    decision = message.get("decision")
                    if decision and decision["number"] != answered:
                        answer = answer_to(decision["choice"])
                        await door.ask("answer", table=table, decision=decision["number"], answer=answer)
                    answered = decision and decision["number"]
        except websockets.ConnectionClosed:
            continue


def answer_to(choice):
    if choice["type"] == "one":
        return random.choice(choice["options"])
    if choice["type"] in ("some", "sequence"):
        return random.sample(choice["options"], choice["min"])
    if choice["type"] == "amount":
        return choice["min"]
    return payment(choice["data"])


def payment(data):
    """All of the Races that are worth most, as many as must be shown. An Ally is a Race and a value, `crab-3`, with a
    skill behind them on some; Krakens, which have no Race, stay in the hand."""
    races = {}
    for ally in data["hand"]:
        race, value = ally.split("-")[:2]
        if race == "kraken":
            continue
        races.setdefault(race, []).append(int(value))
    best_first = sorted(races, key=lambda race: (race != data["required"], -sum(races[race])))
    shown = best_first[: data["races"]]
    is_shown = len(shown) == data["races"] and data["required"] in [None, *shown]
    if not is_shown or sum(sum(races[race]) for race in shown) + data["pearls"] < data["cost"]:
        return "cancel"
    return {"allies": [ally for ally in data["hand"] if ally.split("-")[0] in shown]}


guest = Guest()
print(f"{guest.name} comes in", flush=True)
ranking = asyncio.run(play(guest, TABLE))
print(f"It ended like this, best seats first: {json.dumps(ranking)}")
