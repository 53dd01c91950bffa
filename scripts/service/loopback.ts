// Ports of this machine alone, for programs that must be told theirs.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { NotStarted } from './daemon.ts';

export const LOOPBACK = '127.0.0.1';

const ATTEMPTS = 5;

/** How PostgreSQL, Redis, HAProxy and the server say it. */
const TAKEN = /address already in use|listens there already/i;

/** Starts something at this port; or at any that is free, and then once more if somebody was quicker. */
export async function atPort<T>(port: number | undefined, start: (port: number) => Promise<T>): Promise<T> {
  if (port !== undefined) return start(port);
  for (let attempt = 1; ; attempt++) {
    try {
      return await start(await freePort());
    } catch (error) {
      if (attempt === ATTEMPTS || !isTaken(error)) throw error;
    }
  }
}

/** Whether a program did not start because another one listens at its port. */
export function isTaken(error: unknown): boolean {
  return error instanceof NotStarted && TAKEN.test(error.message);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
