// Being at a table: what one may do there, what one hears, and playing by program.
import { Closed, Refused } from '@undertow/client-sdk/errors.ts';
import type { Notice } from '@undertow/client-sdk/protocol.ts';
import { describe, expect, test, vi } from 'vitest';
import { meet, seated, soon, useFakeTime } from '../support/clients/memory-client.ts';
import { ADA, TABLE } from '../support/clients/memory-door.ts';

useFakeTime();

describe('a client that comes to a table', () => {
  test('knows how everything stands', async () => {
    const { visit, client } = await seated();
    expect(visit.table.seats[0]?.person).toEqual(ADA);
    expect(visit).toMatchObject({
      id: TABLE,
      seat: 0,
      version: 0,
      view: { answers: [] },
      canUndo: false,
      ending: null,
    });
    expect(visit.decision).toMatchObject({ number: 0, prompt: 'say' });
    expect(client.visits).toEqual([visit]);
    expect(client.person).toEqual(ADA);
    expect(client.limits?.frameBytes).toBe(16_384);
  });

  test('is there once, whatever leads to it', async () => {
    const { visit, client } = await seated();
    expect(await soon(client.watch(TABLE))).toBe(visit);
    expect(await soon(client.create({ game: 'memory', seats: 1 }))).toBe(visit);
  });

  test('is nowhere if that is refused', async () => {
    const { door, client } = meet();
    door.refuseNext = { code: 'not-found', message: 'There is no such table.' };
    await expect(soon(client.watch(TABLE))).rejects.toMatchObject({ code: 'not-found' });
    expect(client.visits).toEqual([]);
  });

  test('hears what happens, until it does not want to', async () => {
    const { door, visit } = await seated();
    const heard: string[] = [];
    const stop = visit.on('update', ({ events }) => heard.push(...events.map(({ type }) => type)));
    visit.on('decision', (decision) => heard.push(`decision ${decision?.number}`));
    visit.on('change', () => heard.push('change'));
    door.goOn('one');
    await vi.advanceTimersByTimeAsync(10);
    expect(heard).toEqual(['answered', 'decision 1', 'change']);
    stop();
    door.goOn('two');
    await vi.advanceTimersByTimeAsync(10);
    expect(heard.slice(3)).toEqual(['decision 2', 'change']);
  });

  test('hears the rest when one listener fails, and of the failure too', async () => {
    const { door, visit } = await seated();
    const failures: unknown[] = [];
    const { queueMicrotask: later } = globalThis;
    vi.stubGlobal('queueMicrotask', (task: () => void) =>
      later(() => {
        try {
          task();
        } catch (failure) {
          failures.push(failure);
        }
      }),
    );
    visit.on('update', () => {
      throw new Error('of the listener');
    });
    const heard: number[] = [];
    visit.on('update', ({ version }) => heard.push(version));
    door.goOn('one');
    await vi.advanceTimersByTimeAsync(10);
    vi.unstubAllGlobals();
    expect(heard).toEqual([1]);
    expect(failures).toEqual([new Error('of the listener')]);
  });

  test('may go', async () => {
    const { client, visit } = await seated();
    const over: unknown[] = [];
    visit.on('over', (error) => over.push(error));
    await soon(visit.leave());
    expect(client.visits).toEqual([]);
    expect(over).toEqual([undefined]);
    await expect(visit.say('is anybody there?')).rejects.toThrow(Closed);
  });

  test('stays if it cannot go', async () => {
    const { client, door, visit } = await seated();
    door.refuseNext = { code: 'unavailable', message: 'Nothing can be kept at the moment.', retryAfter: 1000 };
    await expect(soon(visit.leave())).rejects.toMatchObject({ code: 'unavailable', retryAfter: 1000 });
    expect(client.visits).toEqual([visit]);
  });
});

describe('an answer', () => {
  test('that is not legal is refused, and says what is asked', async () => {
    const { door, visit } = await seated();
    const decision = visit.decision;
    door.refuseNext = { code: 'illegal', message: 'This was not offered.', decision };
    const refused = await soon(visit.answer('c')).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect((refused as Refused).problem.decision).toEqual(decision);
  });

  test('is given to the decision that was seen', async () => {
    const { door, visit } = await seated();
    const { decision } = visit;
    door.goOn('another player');
    await vi.advanceTimersByTimeAsync(10);
    await expect(soon(visit.answer('a', decision))).rejects.toMatchObject({ code: 'stale' });
    await soon(visit.answer('a'));
    expect(door.answers).toEqual(['another player', 'a']);
  });

  test('to nothing is refused at once', async () => {
    const { client, door } = meet();
    door.isSeated = false;
    const visit = await soon(client.watch(TABLE));
    expect(visit.seat).toBe(null);
    await expect(visit.answer('a')).rejects.toMatchObject({ code: 'stale' });
    expect(door.asked.filter(({ type }) => type === 'answer')).toEqual([]);
  });
});

describe('a program', () => {
  test('plays a match to its end', async () => {
    const { door, visit } = await seated();
    const playing = visit.play((decision, view) => {
      if (decision.number === 4) door.end();
      return `${(view as { answers: readonly string[] }).answers.length}`;
    });
    expect(await soon(playing)).toEqual({ ranking: [[0]], seed: 'seed' });
    expect(door.answers).toEqual(['0', '1', '2', '3', '4']);
    expect(visit.hasEnded).toBe(true);
  });

  test('does not mind that another player was faster', async () => {
    const { door, visit } = await seated();
    const asked: number[] = [];
    const playing = visit.play(async ({ number }) => {
      asked.push(number);
      // The clock runs out while it thinks.
      if (number === 1) door.goOn('by the clock');
      if (number === 2) door.end();
      return 'a';
    });
    await soon(playing);
    expect(asked).toEqual([0, 1, 2]);
    expect(door.answers).toEqual(['a', 'by the clock', 'a']);
  });

  test('tries again when the server says that it may', async () => {
    const { door, visit } = await seated();
    door.refuseNext = { code: 'unavailable', message: 'Nothing can be kept at the moment.', retryAfter: 1000 };
    const playing = visit.play(() => {
      door.status = 'ended';
      return 'a';
    });
    playing.catch(() => {});
    await vi.advanceTimersByTimeAsync(900);
    expect(door.answers).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(door.answers).toEqual(['a']);
  });

  test('fails if it answers what was not offered', async () => {
    const { door, visit } = await seated();
    door.refuseNext = { code: 'illegal', message: 'This was not offered.' };
    await expect(soon(visit.play(() => 'c'))).rejects.toMatchObject({ code: 'illegal' });
  });

  test('fails if it does', async () => {
    const { visit } = await seated();
    const playing = visit.play(() => {
      throw new Error('of the program');
    });
    await expect(soon(playing)).rejects.toThrow('of the program');
  });

  test('stops when its table is not there any more', async () => {
    const { door, wire, visit } = await seated();
    const decisions = visit.decisions();
    await decisions.next();
    const next = decisions.next();
    next.catch(() => {});
    wire.cut();
    door.refuseNext = { code: 'not-found', message: 'There is no such table.' };
    await vi.advanceTimersByTimeAsync(1000);
    await expect(next).rejects.toMatchObject({ code: 'not-found' });
  });

  test('waits for the match to begin', async () => {
    const { door, client } = meet();
    door.status = 'open';
    const visit = await soon(client.join(TABLE));
    const decisions = visit.decisions();
    const next = decisions.next();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(visit.decision).toBe(null);
    door.begin();
    expect(await soon(next)).toMatchObject({ done: false, value: { number: 0 } });
  });
});

test('an operator is heard', async () => {
  const { client, door } = await seated();
  const notices: Notice[] = [];
  client.on('notice', (notice) => notices.push(notice));
  door.tellAll({ type: 'notice', text: 'We close at ten.' });
  door.tellAll({ type: 'notice', text: 'Nobody is there.', table: TABLE });
  await vi.advanceTimersByTimeAsync(10);
  expect(notices).toEqual([{ text: 'We close at ten.' }, { text: 'Nobody is there.', table: TABLE }]);
});

test('the clock of the server is known', async () => {
  const { client, door } = meet();
  door.ahead = 5000;
  client.connect();
  await vi.advanceTimersByTimeAsync(10);
  // But for the time that the welcome was on its way.
  expect(client.now() - Date.now()).toBe(4999);
});
