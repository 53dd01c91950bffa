// A client waits by itself while the server has no time for what it wants: for as long as the server says, and not for ever.
import { Client } from '@undertow/client-sdk/client.ts';
import { Closed, Refused } from '@undertow/client-sdk/errors.ts';
import { describe, expect, test, vi } from 'vitest';
import { meet, seated, soon, useFakeTime } from '../support/clients/memory-client.ts';
import { TABLE } from '../support/clients/memory-door.ts';

useFakeTime();

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const BUSY = { code: 'busy', message: 'Come again.', retryAfter: 2 * SECOND } as const;

/** Every way to a table. */
const WAYS = {
  join: (client: Client, signal?: AbortSignal) => client.join(TABLE, { signal }),
  watch: (client: Client, signal?: AbortSignal) => client.watch(TABLE, { signal }),
  create: (client: Client, signal?: AbortSignal) => client.create({ game: 'memory', seats: 1 }, { signal }),
};

function asksOf({ door }: ReturnType<typeof meet>): number {
  return door.asked.filter(({ type }) => type in WAYS).length;
}

describe.each(Object.entries(WAYS))('to %s', (_, come) => {
  test('is tried again when the server has said, and no sooner', async () => {
    const all = meet();
    all.door.refuseNext = BUSY;
    all.door.refusesOn = true;
    const coming = come(all.client);
    await vi.advanceTimersByTimeAsync(100);
    expect(asksOf(all)).toBe(1);
    await vi.advanceTimersByTimeAsync(1800);
    expect(asksOf(all)).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(asksOf(all)).toBe(2);
    all.door.refuseNext = undefined;
    expect((await soon(coming, 3 * SECOND)).view).toEqual({ answers: [] });
    expect(asksOf(all)).toBe(3);
  });

  test('is given up after two minutes, with what the server has said', async () => {
    const all = meet();
    all.door.refuseNext = BUSY;
    all.door.refusesOn = true;
    await expect(soon(come(all.client), 3 * MINUTE)).rejects.toThrow('Come again.');
    expect(asksOf(all)).toBeGreaterThan(50);
    expect(asksOf(all)).toBeLessThan(62);
  });

  test('is called off by a signal, also while a reply is awaited', async () => {
    const all = meet();
    all.door.refuseNext = BUSY;
    const called = new AbortController();
    const coming = expect(come(all.client, called.signal)).rejects.toThrow('not any more');
    await vi.advanceTimersByTimeAsync(100);
    called.abort(new Error('not any more'));
    await coming;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(asksOf(all)).toBe(1);

    const other = new AbortController();
    const next = expect(come(all.client, other.signal)).rejects.toThrow('nor now');
    other.abort(new Error('nor now'));
    await next;
    await vi.advanceTimersByTimeAsync(100);
    // The server has let it in all the same: then it goes, and its seat stays.
    expect(all.door.asked.at(-1)).toMatchObject({ type: 'leave', keepSeat: true });
    expect(all.client.visits).toEqual([]);
  });

  test('is not begun when it is called off already', async () => {
    const all = meet();
    await expect(come(all.client, AbortSignal.abort(new Error('before')))).rejects.toThrow('before');
    await vi.advanceTimersByTimeAsync(100);
    expect(asksOf(all)).toBe(0);
  });

  test('ends with the client, and leaves no timer', async () => {
    const all = meet();
    all.door.refuseNext = BUSY;
    const coming = expect(come(all.client)).rejects.toThrow(Closed);
    await vi.advanceTimersByTimeAsync(100);
    all.client.close();
    await coming;
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is not tried again where waiting does not help', async () => {
    const all = meet();
    all.door.refuseNext = { code: 'forbidden', message: 'No.' };
    await expect(soon(come(all.client))).rejects.toThrow('No.');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(asksOf(all)).toBe(1);
  });
});

test('a visit that comes back asks again until it is let in, and not at once if the server says so', async () => {
  const { door, wire, visit } = await seated();
  door.refuseNext = { ...BUSY, retryAfter: 0 };
  door.refusesOn = true;
  const over = vi.fn();
  visit.on('over', over);
  wire.cut();
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  const asked = door.asked.filter(({ type }) => type === 'join').length;
  expect(asked).toBeGreaterThan(100);
  expect(asked).toBeLessThan(5 * 60 * 2 + 2);
  door.refuseNext = undefined;
  door.goOn('b');
  await vi.advanceTimersByTimeAsync(SECOND);
  expect([visit.view, over.mock.calls]).toEqual([{ answers: ['b'] }, []]);
});

describe('what has happened', () => {
  const reply = (status: number, json: object) => ({
    ok: status === 200,
    status,
    text: async () => JSON.stringify(json),
  });

  async function visiting() {
    const { wire } = meet();
    const fetch = vi.fn(async () => reply(503, BUSY));
    const client = new Client('http://memory.test', { token: 'mine', WebSocket: wire.WebSocket, fetch });
    return { fetch, client, visit: await soon(client.join(TABLE)) };
  }

  test('is asked for again when the server has time', async () => {
    const { fetch, visit } = await visiting();
    const coming = visit.history();
    await vi.advanceTimersByTimeAsync(1900);
    expect(fetch).toHaveBeenCalledTimes(1);
    fetch.mockImplementation(async () => reply(200, { happened: [] }));
    expect(await soon(coming, SECOND)).toEqual([]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is not waited for any more by one who calls it off, or leaves', async () => {
    const { fetch, client, visit } = await visiting();
    const called = new AbortController();
    const first = expect(visit.history(0, { signal: called.signal })).rejects.toThrow('enough');
    const second = expect(visit.history()).rejects.toThrow(Closed);
    await vi.advanceTimersByTimeAsync(100);
    called.abort(new Error('enough'));
    await first;
    await soon(visit.leave());
    await second;
    client.close();
    expect([fetch.mock.calls.length, vi.getTimerCount()]).toEqual([2, 0]);
  });

  test('is given up after two minutes', async () => {
    const { visit } = await visiting();
    await expect(soon(visit.history(), 3 * MINUTE)).rejects.toThrow(Refused);
  });
});
