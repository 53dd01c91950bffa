// A client over a wire that fails: it comes back by itself, and nothing is lost or done twice.
import { Refused } from '@undertow/client-sdk/errors.ts';
import type { Visit } from '@undertow/client-sdk/visit.ts';
import { describe, expect, test, vi } from 'vitest';
import { meet, seated, soon, useFakeTime } from '../support/clients/memory-client.ts';
import { TABLE } from '../support/clients/memory-door.ts';
import { MemoryWindow } from '../support/clients/memory-window.ts';

const MINUTE = 60_000;

useFakeTime();

function answersIn(visit: Visit): unknown {
  return (visit.view as { readonly answers: readonly string[] }).answers;
}

describe('a client whose socket is cut', () => {
  test('comes back, and knows again how everything stands', async () => {
    const { door, wire, visit, states } = await seated();
    wire.cut();
    door.goOn('meanwhile');
    expect(visit.version).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(visit.version).toBe(1);
    expect(answersIn(visit)).toEqual(['meanwhile']);
    expect(states).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open']);
  });

  test('hears of everything that it has missed, in order and once', async () => {
    const { door, wire, visit } = await seated();
    const told: unknown[] = [];
    visit.on('update', ({ events }) => told.push(...events.map(({ answer }) => answer)));
    door.goOn('one');
    await vi.advanceTimersByTimeAsync(10);
    wire.cut();
    for (const answer of ['two', 'three']) door.goOn(answer);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual(['one', 'two', 'three']);
  });

  test('is told the whole position after a long absence', async () => {
    const { door, wire, visit } = await seated();
    const updates: unknown[] = [];
    visit.on('update', ({ version, changes, events }) => updates.push({ version, changes, events }));
    wire.cut();
    for (let i = 0; i < 10; i++) door.goOn(`answer ${i}`);
    await vi.advanceTimersByTimeAsync(1000);
    expect(updates).toEqual([{ version: 10, changes: null, events: [] }]);
    expect(answersIn(visit)).toEqual(door.answers);
  });

  test('sends what has no reply yet once more, and it is done once', async () => {
    const { door, wire, visit } = await seated();
    const answered = visit.answer('a');
    // It has arrived, but the reply has not.
    await vi.advanceTimersByTimeAsync(1);
    expect(door.answers).toEqual(['a']);
    wire.cut();
    await soon(answered, 1000);
    expect(door.asked.filter(({ type }) => type === 'answer')).toHaveLength(2);
    expect(door.answers).toEqual(['a']);
  });

  test('asks what is asked of it while there is no connection as soon as there is one', async () => {
    const { door, wire, visit } = await seated();
    wire.cut();
    await soon(visit.answer('later'), 1000);
    expect(door.answers).toEqual(['later']);
  });

  test('does not sit down again where it has left', async () => {
    const { door, wire, client } = meet();
    door.status = 'open';
    const visit = await soon(client.join(TABLE));
    const left = visit.leave();
    await vi.advanceTimersByTimeAsync(1);
    expect(door.isSeated).toBe(false);
    wire.cut();
    await soon(left, 1000);
    expect(door.isSeated).toBe(false);
    expect(client.visits).toEqual([]);
  });

  test('does not sit down again where it was sent away', async () => {
    const { door, wire, client } = meet();
    door.status = 'open';
    const visit = await soon(client.join(TABLE));
    expect(visit.seat).toBe(0);
    wire.cut();
    door.isSeated = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(door.isSeated).toBe(false);
    expect(visit.seat).toBe(null);
  });

  test('watches from the beginning where its seat was given up from elsewhere', async () => {
    const { door, wire, visit } = await seated();
    wire.cut();
    door.isSeated = false;
    door.goOn('by a bot');
    await vi.advanceTimersByTimeAsync(1000);
    expect(visit.seat).toBe(null);
    expect(answersIn(visit)).toEqual(['by a bot']);
    const [join, watch] = door.asked.slice(-2);
    expect(join).toMatchObject({ type: 'join', since: 0 });
    expect(watch).toMatchObject({ type: 'watch' });
    expect(watch).not.toHaveProperty('since');
  });

  test('asks for all of the match at another process, and goes on there from what that has told', async () => {
    const { door, wire, visit } = await seated();
    door.goOn('lost with the first');
    await vi.advanceTimersByTimeAsync(10);
    door.process = 'second';
    door.mostUpdates = 0;
    wire.cut();
    await vi.advanceTimersByTimeAsync(1000);
    expect(door.asked.at(-1)).toMatchObject({ type: 'join', since: null });
    expect(answersIn(visit)).toEqual(door.answers);
    wire.cut();
    await vi.advanceTimersByTimeAsync(1000);
    expect(door.asked.at(-1)).toMatchObject({ type: 'join', since: door.version });
  });

  test('hears no line twice that was said before', async () => {
    const { door, wire, visit } = await seated();
    const heard: string[] = [];
    visit.on('chat', ({ text }) => heard.push(text));
    await soon(visit.say('hello'));
    wire.cut();
    door.said.push('are you there?');
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toEqual(['hello', 'are you there?']);
    expect(visit.chat.map(({ text }) => text)).toEqual(['hello', 'are you there?']);
  });

  test('follows the lobby again', async () => {
    const { door, wire, client } = meet();
    await soon(client.lobby.follow({ game: 'memory' }));
    expect(client.lobby.tables.map(({ status }) => status)).toEqual(['playing']);
    wire.cut();
    door.status = 'ended';
    await vi.advanceTimersByTimeAsync(1000);
    expect(client.lobby.tables.map(({ status }) => status)).toEqual(['ended']);
    expect(door.asked.at(-1)).toMatchObject({ type: 'lobby', on: true, filter: { game: 'memory' } });
  });
});

describe('a client that cannot connect', () => {
  test('tries again and again, less and less often', async () => {
    const { wire, client, states } = meet();
    wire.isDown = true;
    client.connect();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(wire.opened).toBeGreaterThan(5);
    expect(wire.opened).toBeLessThan(13);
    const before = wire.opened;
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(wire.opened - before).toBeGreaterThanOrEqual(9);
    expect(wire.opened - before).toBeLessThanOrEqual(21);
    expect(states.at(-1)).toBe('waiting');
  });

  test('gets through as soon as there is a server', async () => {
    const { wire, client } = meet();
    wire.isDown = true;
    const joined = client.join(TABLE);
    await vi.advanceTimersByTimeAsync(MINUTE);
    wire.isDown = false;
    expect((await soon(joined, MINUTE)).version).toBe(0);
  });

  test('does not wait when it is told to try', async () => {
    const { wire, client } = meet();
    wire.isDown = true;
    client.connect();
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    wire.isDown = false;
    client.retry();
    await vi.advanceTimersByTimeAsync(10);
    expect(client.state).toBe('open');
  });

  test('gives up a socket without answers', async () => {
    const { wire, client } = await seated();
    wire.isStuck = true;
    await vi.advanceTimersByTimeAsync(45_000);
    expect(client.state).not.toBe('open');
    wire.isStuck = false;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(client.state).toBe('open');
    expect(wire.open).toBe(1);
  });

  test('finds out within seconds that no server answers when the browser says that the network has gone', async () => {
    const browser = MemoryWindow.open();
    const { wire, client } = await seated();
    wire.isStuck = true;
    browser.dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(4000);
    expect(client.state).not.toBe('open');
  });

  test('does not wait for an attempt that hangs when the browser says that the network is there again', async () => {
    const browser = MemoryWindow.open();
    const { wire, client } = await seated();
    wire.isStuck = true;
    wire.cut();
    await vi.advanceTimersByTimeAsync(5000);
    expect(client.state).toBe('connecting');
    wire.isStuck = false;
    browser.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10);
    expect([client.state, wire.open]).toEqual(['open', 1]);
  });

  test('listens to the browser no more when it is closed', async () => {
    const browser = MemoryWindow.open();
    const { client } = await seated();
    expect(browser.listeners).toBe(2);
    client.close();
    expect(browser.listeners).toBe(0);
  });

  test('keeps a socket that answers when it is doubted', async () => {
    const { wire, client } = await seated();
    client.retry();
    client.retry();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([client.state, wire.opened]).toEqual(['open', 1]);
  });

  test('keeps a socket on which it is only quiet', async () => {
    const { wire } = await seated();
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    expect(wire.opened).toBe(1);
  });

  test('comes back no sooner than the server has said', async () => {
    const { door, wire } = await seated();
    door.tellAll({ type: 'bye', reason: 'a new version', retryAfter: 20_000 });
    await vi.advanceTimersByTimeAsync(10);
    wire.cut();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(wire.opened).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(wire.opened).toBe(2);
  });

  test('is told the next server what the last would not do any more', async () => {
    const { door, wire, visit } = await seated();
    door.refuseNext = { code: 'draining', message: 'This server is going away.', retryAfter: 1000 };
    const answered = visit.answer('a');
    await vi.advanceTimersByTimeAsync(10);
    expect(door.answers).toEqual([]);
    wire.cut();
    await soon(answered, 2000);
    expect(door.answers).toEqual(['a']);
  });

  test('says that the server would not do it when no other server comes', async () => {
    const { door, visit } = await seated();
    door.refuseNext = { code: 'draining', message: 'This server is going away.', retryAfter: 1000 };
    await expect(soon(visit.answer('a'), MINUTE)).rejects.toThrow(Refused);
  });

  test('gives up when it is not let in, and says why to callers that wait', async () => {
    const { door, wire, client, visit, states } = await seated();
    const reasons: unknown[] = [];
    client.on('refused', (error) => reasons.push(error));
    visit.on('over', (error) => reasons.push(error));
    door.refuseHello = { code: 'unauthorized', message: 'This token is not valid.' };
    wire.cut();
    const answered = visit.answer('a');
    await expect(soon(answered, MINUTE)).rejects.toThrow(Refused);
    await expect(visit.until(() => false)).rejects.toThrow('This token is not valid.');
    expect(reasons).toHaveLength(2);
    expect(states.at(-1)).toBe('closed');
    expect(wire.opened).toBe(2);
  });

  test('leaves no timer behind when it is closed', async () => {
    const { client, wire, visit } = await seated();
    const decisions = visit.decisions();
    await decisions.next();
    const next = decisions.next();
    client.close();
    expect(vi.getTimerCount()).toBe(0);
    expect(wire.open).toBe(0);
    expect(await next).toEqual({ done: true, value: undefined });
    await expect(visit.answer('a')).rejects.toThrow('left');
  });
});
