// The load on the bare servers: groups of clients, in each one message after the other, which all of the group get, as the
// answers at the tables of the real load. The clients stand while other servers are measured.
import { once } from 'node:events';
import { Client, type Room } from '@colyseus/sdk';
import { WebSocket } from 'ws';
import { takeOrders } from './orders.ts';

export interface GroupsOrder {
  readonly url: string;
  /** Sockets of the bare fan-out, or clients of the bare room. */
  readonly kind: 'sockets' | 'room';
  readonly groups: number;
  readonly members: number;
}

/** Groups come once; then messages go round for so many seconds, each time that this is ordered. */
export type Order = { readonly gather: GroupsOrder } | { readonly pass: { readonly seconds: number } };

interface Member {
  send(id: number): void;
  onMessage(heard: () => void): void;
}

class Group {
  readonly #members: readonly Member[];
  /** So many have not got the last message yet, and what is done when all have. */
  #missing = 0;
  #allHaveIt = () => {};

  constructor(members: readonly Member[]) {
    this.#members = members;
    for (const member of members) {
      member.onMessage(() => {
        if (--this.#missing === 0) this.#allHaveIt();
      });
    }
  }

  /** Passes messages round until the time is up; tells how many there were. */
  async pass(until: number): Promise<number> {
    let id = 0;
    while (performance.now() < until) await this.#send(++id);
    return id;
  }

  #send(id: number): Promise<void> {
    return new Promise((resolve) => {
      this.#missing = this.#members.length;
      this.#allHaveIt = resolve;
      this.#members[id % this.#members.length]?.send(id);
    });
  }
}

const groups: Group[] = [];

async function gather({ url, kind, groups: count, members }: GroupsOrder): Promise<void> {
  const join = kind === 'room' ? roomMember : socketMember;
  for (let group = 0; group < count; group++) {
    groups.push(new Group(await Promise.all(Array.from({ length: members }, () => join(url, String(group))))));
  }
}

/** Resolves when the server knows it, so that it misses no message of the group. */
async function socketMember(url: string, group: string): Promise<Member> {
  const socket = new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false });
  await once(socket, 'open');
  socket.send(JSON.stringify({ group }));
  await once(socket, 'message');
  return {
    send: (id) => socket.send(JSON.stringify({ id })),
    onMessage: (heard) =>
      socket.on('message', (data: Buffer) => {
        JSON.parse(data.toString());
        heard();
      }),
  };
}

async function roomMember(url: string, group: string): Promise<Member> {
  const room: Room = await new Client(url).joinOrCreate('bare', { group });
  room.onMessage('taken', () => {});
  const first = Promise.withResolvers<void>();
  room.onStateChange.once(() => first.resolve());
  await first.promise;
  return {
    send: (id) => room.send('take', { id }),
    onMessage: (heard) => room.onStateChange(heard),
  };
}

takeOrders(async (order: Order) => {
  if ('gather' in order) {
    await gather(order.gather);
    return {};
  }
  const until = performance.now() + order.pass.seconds * 1000;
  const counts = await Promise.all(groups.map((group) => group.pass(until)));
  return { messages: counts.reduce((sum, count) => sum + count, 0) };
});
