// A client at a door in memory, where time passes only as a test lets it.
import { Client } from '@undertow/client-sdk/client.ts';
import type { LinkState } from '@undertow/client-sdk/link.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { MemoryDoor, TABLE } from './memory-door.ts';
import { MemoryWire } from './memory-wire.ts';

/** For all tests of a file. */
export function useFakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

export function meet() {
  const door = new MemoryDoor();
  const wire = new MemoryWire(door);
  const client = new Client('http://memory.test', { token: 'mine', WebSocket: wire.WebSocket });
  const states: LinkState[] = [];
  client.on('state', (state) => states.push(state));
  return { door, wire, client, states };
}

/** A client that has come to the table. */
export async function seated() {
  const all = meet();
  const visit = await soon(all.client.join(TABLE));
  return { ...all, visit };
}

/** What comes of it while so much time goes by, at most. */
export async function soon<Result>(promise: Promise<Result>, milliseconds = 100): Promise<Result> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  promise.then(done, done);
  const step = Math.min(10, milliseconds);
  for (let passed = 0; !isDone && passed < milliseconds; passed += step) await vi.advanceTimersByTimeAsync(step);
  if (!isDone) throw new Error(`nothing came of it in ${milliseconds} ms`);
  return promise;
}
