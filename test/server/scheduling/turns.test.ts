// Work of many, a little in each turn of the event loop.
import { Turns } from '@undertow/server/scheduling/turns.ts';
import { expect, test } from 'vitest';
import { nextRound } from '../../support/time/fake-time.ts';

/** Turns at work that only says its name, and what was done by the end of each turn of the event loop. */
function scene(ofPlace: number, inAll: number) {
  const turns = new Turns({ ofPlace, inAll });
  const done: string[] = [];
  const ask = (name: string) => turns.run(name[0] ?? '', () => void done.push(name));
  const each = async (): Promise<string[]> => {
    const byTurn = [done.splice(0).join(' ')];
    for (await nextRound(); done.length > 0; await nextRound()) byTurn.push(done.splice(0).join(' '));
    return byTurn;
  };
  return { turns, ask, each, done };
}

test('a place has so much done at once, and the rest later, so much in each turn', async () => {
  const { ask, each } = scene(2, 9);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(name);
  expect(await each()).toEqual(['a1 a2', 'a3 a4', 'a5']);
});

test('what one place asks for, however much, keeps no other waiting', async () => {
  const { ask, each } = scene(2, 9);
  for (let i = 1; i <= 7; i++) ask(`a${i}`);
  ask('b1');
  expect(await each()).toEqual(['a1 a2 b1', 'a3 a4', 'a5 a6', 'a7']);
});

test('where all together ask for more than can be done, places take turns', async () => {
  const { ask, each } = scene(2, 3);
  for (const place of ['a', 'b', 'c']) for (let i = 1; i <= 3; i++) ask(place + i);
  expect(await each()).toEqual(['a1 a2 b1', 'a3 b2 c1', 'b3 c2 c3']);
});

test('what comes while others of its place wait is done behind them', async () => {
  const { turns, ask, each, done } = scene(1, 9);
  for (const name of ['a1', 'a2', 'a3']) ask(name);
  turns.run('a', () => {
    done.push('a4');
    ask('a5');
  });
  ask('a6');
  expect(await each()).toEqual(['a1', 'a2', 'a3', 'a4', 'a6', 'a5']);
});

test('places that wait come before what is asked in the same turn', async () => {
  const { ask, each } = scene(1, 1);
  for (const name of ['a1', 'b1']) ask(name);
  setImmediate(() => ask('c1'));
  expect(await each()).toEqual(['a1', 'b1', 'c1']);
});

test('work that fails keeps no other from its turn', async () => {
  const failures: unknown[] = [];
  const listener = (failure: unknown) => void failures.push(failure);
  const before = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').on('uncaughtException', listener);
  try {
    const { turns, ask, done } = scene(1, 2);
    for (const place of ['a', 'b']) ask(`${place}1`);
    turns.run('a', () => {
      throw new Error('a bug');
    });
    for (const name of ['b2', 'c1', 'a2']) ask(name);
    while (!done.includes('a2')) await nextRound();
    expect(failures).toHaveLength(1);
    expect(done).toEqual(['a1', 'b1', 'b2', 'c1', 'a2']);
  } finally {
    process.removeAllListeners('uncaughtException');
    for (const one of before) process.on('uncaughtException', one);
  }
});
