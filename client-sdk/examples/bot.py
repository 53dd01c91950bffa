#!/usr/bin/env python3
"""A bot that plays over the JSON door, without much thought: Abyss, Dungeon Lords, or a game without forms.

    bot.py [--game GAME] [--seats N] [--options JSON] [server] [table]

Without a table it opens one, and plays against bots of the server. It needs the package `websockets`, which Debian
calls python3-websockets, and nothing else. The messages are described by the server itself, at /docs.
"""
import argparse
import asyncio
import itertools
import json
import random
import secrets
import sys
import time
import urllib.request

parser = argparse.ArgumentParser(usage=argparse.SUPPRESS, description=__doc__)
parser.formatter_class = argparse.RawDescriptionHelpFormatter
parser.add_argument("server", nargs="?", default="http://127.0.0.1:2567")
parser.add_argument("table", nargs="?")
parser.add_argument("--game", default="abyss", help="of the table that it opens")
parser.add_argument("--seats", type=int, default=2, help="how many play at it")
parser.add_argument("--options", type=json.loads, default={}, help='what it is played with, as JSON: {"full": true}')
ARGUMENTS = parser.parse_args()
SERVER = ARGUMENTS.server

import websockets  # not before: --help says where it comes from


def post(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {} if body is None else {"content-type": "application/json"}
    request = urllib.request.Request(SERVER + path, method="POST", data=data, headers=headers)
    with urllib.request.urlopen(request) as response:
        return json.load(response)


def say(text):
    """Writes one line. A name or a message may come from a stranger: nothing in it acts on the terminal."""
    print("".join(sign if sign.isprintable() else "\ufffd" for sign in text), flush=True)


class Guest:
    """Somebody without an account. A token lasts for minutes; then there is another, for as long as one comes back."""

    def __init__(self):
        self.session = post("/api/guests", {"bot": True})
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
                wish = {"game": ARGUMENTS.game, "seats": ARGUMENTS.seats, "options": ARGUMENTS.options}
                await door.ask("create", id="create", bots=True, time="none", **wish)
            async for text in socket:
                message = json.loads(text)
                kind = message["type"]
                if kind == "error" and "retryAfter" in message:
                    # There is no time for it yet. It is asked for again over the next socket.
                    await asyncio.sleep(message["retryAfter"] / 1000)
                    break
                if kind == "error" and message["code"] != "stale":
                    say(message["message"])
                    sys.exit(1)
                if kind == "bye":
                    await asyncio.sleep(message["retryAfter"] / 1000)
                if kind == "table":
                    table = message["table"]["id"]
                    if message["table"]["status"] == "open" and answered is None:
                        answered = "ready"
                        say(f"sits at table {table}")
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
    return FORMS[choice["form"]](choice["data"])


def payment(data):
    """Abyss: all of the Races that are worth most, as many as must be shown. An Ally is a Race and a value, `crab-3`, with a
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


def dig(data):
    """Dungeon Lords: no more cells than it takes, each beside a tile and without completing a block."""
    dug = {tuple(cell) for cell in data["dungeon"]}
    blocks = [{(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)} for x in range(4) for y in range(3)]

    def can_be_dug(cell):
        x, y = cell
        is_beside = dug & {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}
        return cell not in dug and is_beside and not any(block <= dug | {cell} for block in blocks)

    cells = []
    while len(cells) < data["min"]:
        cells.append(next(filter(can_be_dug, itertools.product(range(5), range(4)))))
        dug.add(cells[-1])
    return cells


# By name: what a form asks for is said in the document of its game.
FORMS = {
    "payment": payment,
    "digCells": dig,
    "mineCells": lambda data: data["tunnels"][: data["max"]],
    "payday": lambda data: [f"release:{creature['id']}" for creature in data["lair"]],
    "battlePlan": lambda data: {"tile": data["tiles"][0]["cell"], "traps": [], "creatures": []},
    "position": lambda data: data["positions"][0],
    "cell": lambda data: data["cells"][0],
}

guest = Guest()
say(f"{guest.name} comes in")
ranking = asyncio.run(play(guest, ARGUMENTS.table))
say(f"It ended like this, best seats first: {json.dumps(ranking)}")
