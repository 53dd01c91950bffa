// Running matches again for viewers that look back: how much at a time, and how many wait.
import { games } from '@undertow/games/index.ts';
import { inSlices, type Occasion, Reruns, type Steps } from '@undertow/server/host/reruns.ts';
import { expect, test } from 'vitest';
import { seated } from '../../support/host/hosting.ts';
import { ID, RandomMatch } from '../../support/host/random-match.ts';
import { refusalOf } from '../../support/server/accounts.ts';
import { nextRound } from '../../support/time/fake-time.ts';

const HERE = { place: 'here' };

/** So many steps, each noted as it is made. */
function* steps(many: number, note: (step: number) => void): Steps<string> {
  for (let step = 1; step <= many; step++) {
    note(step);
    yield;
  }
  return `${many} steps`;
}

test('between a few steps and the next ones, whatever else there is to do comes first', async () => {
  const order: string[] = [];
  const everyRound = () => {
    order.push('other');
    next = setImmediate(everyRound);
  };
  let next = setImmediate(everyRound);
  expect(await inSlices(steps(80, () => order.push('step')))).toBe('80 steps');
  clearImmediate(next);
  const runs = order
    .join(' ')
    .split(/(?: ?other)+ ?/)
    .map((run) => run.split(' ').filter(Boolean).length);
  expect(runs.length).toBeGreaterThan(4);
  expect(Math.max(...runs)).toBe(16);
});

test('one is done before the next one begins, and reads what it needs only then', async () => {
  const reruns = new Reruns();
  const order: string[] = [];
  const run = (name: string) =>
    reruns.run(HERE, async () => {
      order.push(`${name} reads`);
      return steps(20, (step) => step === 20 && order.push(`${name} is done`));
    });
  await Promise.all([run('first'), run('second')]);
  expect(order).toEqual(['first reads', 'first is done', 'second reads', 'second is done']);
});

test('one that fails is nothing to the next one', async () => {
  const reruns = new Reruns();
  const broken = reruns.run(HERE, async () => {
    throw new Error('the journal is torn');
  });
  const next = reruns.run(HERE, async () => steps(1, () => {}));
  await expect(broken).rejects.toThrow('the journal is torn');
  expect([await next, reruns.coming]).toEqual(['1 steps', 0]);
});

test('when a hundred wait, the next one is refused and told when to come again', async () => {
  const reruns = new Reruns();
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = () =>
    reruns.run(HERE, async () => {
      await promise;
      return steps(1, () => {});
    });
  const waiting = Array.from({ length: 101 }, run);
  expect(await refusalOf(run())).toBe('busy');
  resolve();
  await Promise.all(waiting);
  expect(await run()).toBe('1 steps');
});

test('neither viewers that come to a match nor other addresses are kept out by addresses that fill the line', async () => {
  const reruns = new Reruns();
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const run = (occasion: Occasion) =>
    reruns.run(occasion, async () => {
      begun.push(JSON.stringify(occasion));
      await promise;
      return steps(1, () => {});
    });
  const greedy = Array.from({ length: 101 }, (_, i) => refusalOf(run({ place: `flood ${i % 14}` })));
  const others = [run({ match: 'deep' }), run({ place: 'newcomer' })];
  expect(reruns.coming).toBe(1);
  resolve();
  await Promise.all(others);
  const refusals = await Promise.all(greedy);
  expect(refusals.filter((code) => code === 'busy')).toHaveLength(1);
  expect(begun.indexOf('{"match":"deep"}')).toBeLessThanOrEqual(2);
  expect(begun.indexOf('{"place":"newcomer"}')).toBeLessThanOrEqual(17);
});

test('a match that is woken leaves others their turn, and stands where it stood', async () => {
  const played = await RandomMatch.begin({ seats: 2, expansions: [] });
  const players = await seated(played.match);
  for (let taken = 0; taken < 40; taken++) await played.step(players);
  const { host } = played.app.next(games);
  let isAwake = false;
  const waking = host.open(ID).then(() => {
    isAwake = true;
  });
  await nextRound();
  expect(isAwake).toBe(false);
  await waking;
  expect(host.find(ID)?.status).toEqual(played.match.status);
});
