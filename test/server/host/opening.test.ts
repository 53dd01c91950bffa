// The house as it opens and closes: it goes on with what was left behind, and begins nothing when it goes.
import { choose } from '@undertow/shared/table/flow.ts';
import { expect, test } from 'vitest';
import type { ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { hosting, seated } from '../../support/host/hosting.ts';
import { refusalOf } from '../../support/server/accounts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function* pairs(table: ToyTable) {
  for (const seat of [0, 1]) table.state.log.push(yield* choose(seat, 'card', ['a', 'b']));
}

const GAMES = known(hostedToy(pairs, 9));

test('when the house opens, all matches that were in memory are woken, and counted once, also if the store fails at first', async () => {
  const app = await hosting(GAMES);
  for (const id of ['one', 'two']) await app.begin({ id, seats: 2, time: 'fast' });
  app.mischief = () => 'silence';
  const other = app.next(GAMES);
  let calls = 0;
  other.mischief = () => (++calls > 1 && calls < 9 ? 'before' : undefined);
  await other.open();
  await app.time.pass(5 * MINUTE);
  for (const id of ['one', 'two']) expect(app.archive.kept(id).entries).not.toEqual([]);
  expect(other.takenOver.reduce((sum, matches) => sum + matches, 0)).toBe(2);
});

test('one match at most is begun with an id', async () => {
  const app = await hosting(GAMES);
  await app.begin();
  await expect(app.begin()).rejects.toThrow();
});

test('nothing more is opened once the house closes', async () => {
  const app = await hosting(GAMES);
  await app.begin();
  await app.host.close();
  expect(await refusalOf(app.match())).toBe('draining');
  expect(await refusalOf(app.begin({ id: 'other' }))).toBe('draining');
  expect(app.time.alarms).toBe(0);
});

test('viewers that leave a match that was laid aside cause no reports', async () => {
  const app = await hosting(GAMES);
  const match = await app.begin({ time: 'live' });
  const all = await seated(match);
  await app.host.close();
  for (const [seat, onlooker] of all.entries()) match.detach(seat, onlooker);
  await app.time.pass(HOUR);
  expect(app.reports).toEqual([]);
});

test('a match that begins while the house closes is laid to sleep with the others', async () => {
  const app = await hosting(GAMES);
  const { promise, resolve } = Promise.withResolvers<void>();
  const create = app.archive.create.bind(app.archive);
  app.archive.create = async (...match) => {
    await promise;
    await create(...match);
  };
  const settings = { time: 'fast', delay: 0, bots: [null, null] } as const;
  const beginning = app.host.begin({ id: 'late', game: 'toy', options: null, seats: 2, settings });
  const closed = app.host.close();
  resolve();
  await Promise.all([beginning, closed]);
  expect([app.host.awake, app.archive.kept('late').rest, app.time.alarms]).toEqual([0, expect.any(Object), 0]);
});
