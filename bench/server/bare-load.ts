// The load on the bare fan-out: groups of sockets, each group one message at a time, as the tables of the real load do.
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { takeOrders } from './orders.ts';

export interface BareOrder {
  readonly url: string;
  readonly groups: number;
  readonly sockets: number;
  readonly seconds: number;
}

async function run({ url, groups, sockets, seconds }: BareOrder): Promise<number> {
  const all = await Promise.all(
    Array.from({ length: groups }, async (_, group) => {
      const members = Array.from(
        { length: sockets },
        () => new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false }),
      );
      await Promise.all(members.map((socket) => join(socket, String(group))));
      return members;
    }),
  );
  const until = performance.now() + seconds * 1000;
  const counts = await Promise.all(all.map((members) => pass(members, until)));
  for (const socket of all.flat()) socket.close();
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Resolves when the server knows it, so that it misses no message of the group. */
async function join(socket: WebSocket, group: string): Promise<void> {
  await once(socket, 'open');
  socket.send(JSON.stringify({ group }));
  await once(socket, 'message');
}

/** Passes messages round until the time is up; tells how many there were. */
function pass(members: readonly WebSocket[], until: number): Promise<number> {
  return new Promise((resolve) => {
    let id = 0;
    let missing = 0;
    const next = () => {
      if (performance.now() >= until) return resolve(id);
      id++;
      missing = members.length;
      members[id % members.length]?.send(JSON.stringify({ id }));
    };
    for (const socket of members) {
      socket.on('message', (data: Buffer) => {
        JSON.parse(data.toString());
        if (--missing === 0) next();
      });
    }
    next();
  });
}

takeOrders(async (order: BareOrder) => ({ messages: await run(order) }));
