// The least that a server could do: a message of one socket goes on to all sockets of its group. What it costs is the
// measure for what the real server costs. The first message of a socket names its group, and is answered when it is in it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

const UPDATE_BYTES = 500;

const groups = new Map<string, Set<WebSocket>>();
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
const filling = 'x'.repeat(UPDATE_BYTES);

sockets.on('connection', (socket) => {
  let group: Set<WebSocket> | undefined;
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as { group?: string; id?: number };
    if (!group) {
      group = groups.get(message.group ?? '') ?? new Set();
      groups.set(message.group ?? '', group.add(socket));
      socket.send('{}');
      return;
    }
    for (const other of group) other.send(JSON.stringify({ id: message.id, filling }));
  });
  socket.on('close', () => group?.delete(socket));
});

server.listen(0, '127.0.0.1', () => {
  console.log(`listening at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on('SIGTERM', () => process.exit());
