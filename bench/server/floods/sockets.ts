// Floods of sockets and of messages over them.
import { connect, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { guestToken } from '../player.ts';
import type { Flood, Preparation } from './order.ts';
import { atOnce, attacker, frame, rushed } from './wire.ts';

/** Looks how far a match is, before any flood. */
const LOOKING = '127.0.2.1';

const HELLO = { type: 'hello', id: 'h' };

/** Asks for all that was missed, as often as a socket may, and hangs up; again and again. */
export async function resuming({ url, table }: Preparation): Promise<Flood> {
  const version = await versionOf(url, table);
  // So few were missed that updates serve, for which the whole match is run again.
  const watch = { type: 'watch', table, since: version - 10 };
  const messages = [HELLO, ...Array.from({ length: 39 }, (_, i) => ({ ...watch, id: String(i) }))];
  return hangingUp(url, messages);
}

/** Opens sockets and hangs up. */
export function sockets({ url }: Preparation): Flood {
  return hangingUp(url, []);
}

/** Writes messages over as many sockets as it gets, as fast as they are taken. */
export function messages({ url }: Preparation): Flood {
  return async (until, round) => {
    let sent = 0;
    const batch = Buffer.concat(Array.from({ length: 50 }, (_, i) => frame({ type: 'ping', id: String(i) })));
    await atOnce(90, until, async () => {
      const socket = rushed(url, [HELLO], attacker(round));
      await written(socket, until, () => {
        sent += 50;
        return batch;
      });
      // A socket that was turned away is tried again, but no faster than a socket can be opened.
      await after(5);
    });
    return { sent };
  };
}

/** Asks under ever new ids for what is refused, and remembered as refused. */
export async function repeating({ url, table }: Preparation): Promise<Flood> {
  return async (until, round) => {
    const tokens = await Promise.all([1, 2, 3, 4, 5].map(() => guestToken(url, attacker(round))));
    let sent = 0;
    await atOnce(90, until, async (i) => {
      const socket = rushed(
        url,
        [{ ...HELLO, token: tokens[i % tokens.length], client: `client-${i}` }],
        attacker(round),
      );
      await written(
        socket,
        until,
        () => {
          // As fast as one socket may, and a little faster.
          const one = () => frame({ type: 'ready', id: `${i}-${sent++}-${'x'.repeat(40)}`, table, ready: true });
          return Buffer.concat(Array.from({ length: 5 }, one));
        },
        200,
      );
      await after(5);
    });
    return { sent };
  };
}

/** Holds thousands of connections and asks nothing; meanwhile people come from elsewhere. */
export function connections({ url }: Preparation): Flood {
  return async (until, round) => {
    const held: Socket[] = [];
    for (let i = 0; i < 3000; i++) {
      held.push(idle(url, attacker(round)));
      if (i % 50 === 0) await after(5);
    }
    await after(1000);
    let tries = 0;
    let letIn = 0;
    while (performance.now() < until) {
      tries++;
      if (await isLetIn(url, `127.0.4.${tries}`)) letIn++;
      await after(200);
    }
    for (const socket of held) socket.destroy();
    return { sent: held.length, newcomers: letIn / tries };
  };
}

function hangingUp(url: string, messages: readonly object[]): Flood {
  return async (until, round) => {
    let sent = 0;
    let served = 0;
    await atOnce(30, until, async () => {
      const socket = rushed(url, messages, attacker(round));
      sent++;
      const reply = await new Promise<string>((resolve) => {
        socket.once('data', (data) => resolve(data.toString('latin1', 0, 20)));
        socket.once('close', () => resolve(''));
      });
      if (reply.includes(' 101 ')) served++;
      socket.destroy();
    });
    return { sent, served };
  };
}

/** Writes as fast as it is taken, or with a pause, until then or until the socket closes. */
async function written(socket: Socket, until: number, batch: () => Buffer, pause = 0): Promise<void> {
  socket.resume();
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  while (performance.now() < until && !socket.destroyed) {
    const isTaken = socket.write(batch());
    const rest =
      pause > 0 ? after(pause) : isTaken ? after(1) : new Promise((resolve) => socket.once('drain', resolve));
    await Promise.race([rest, closed, after(1000)]);
  }
  socket.destroy();
}

function idle(url: string, from: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  return socket.on('error', () => socket.destroy());
}

async function isLetIn(url: string, from: string): Promise<boolean> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/v1`, { localAddress: from, handshakeTimeout: 2000 });
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('open', () => resolve(true)).once('error', () => resolve(false));
  });
  socket.terminate();
  return isOpen;
}

async function versionOf(url: string, table: string): Promise<number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/v1`, { localAddress: LOOKING });
  socket.once('open', () => {
    socket.send(JSON.stringify(HELLO));
    socket.send(JSON.stringify({ type: 'watch', id: 'w', table }));
  });
  const version = await new Promise<number>((resolve, reject) => {
    socket.once('close', () => reject(new Error('the table cannot be watched')));
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { type: string; version?: number };
      if (message.type === 'snapshot') resolve(message.version ?? 0);
    });
  });
  socket.terminate();
  return version;
}
