// The house as it opens and closes: it goes on with what was left behind, and begins nothing when it goes.
import { choose } from '@undertow/shared/table/flow.ts';
import { expect, test } from 'vitest';
import { refusalOf } from '../../support/accounts.ts';
import { hostedToy, known } from '../../support/hosted-game.ts';
import { hosting, seated } from '../../support/hosting.ts';
import type { ToyTable } from '../../support/toy-game.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function* pairs(table: ToyTable) {
  for (const seat of [0, 1]) table.state.log.push(yield* choose(seat, 'card', ['a', 'b']));
}

const GAMES = known(hostedToy(pairs, 9));

test('when the house opens, all matches that somebody had in memory are woken, and counted once, also if the store fails at first', async () => {
  const house = await hosting(GAMES);
  for (const id of ['one', 'two']) await house.begin({ id, seats: 2, time: 'fast' });
  house.mischief = () => 'silence';
  const other = house.next(GAMES);
  let calls = 0;
  other.mischief = () => (++calls > 1 && calls < 9 ? 'before' : undefined);
  await other.open();
  await house.time.pass(5 * MINUTE);
  for (const id of ['one', 'two']) expect(house.archive.kept(id).entries).not.toEqual([]);
  expect(other.takenOver.reduce((sum, matches) => sum + matches, 0)).toBe(2);
});

test('one match at most is begun with an id', async () => {
  const house = await hosting(GAMES);
  await house.begin();
  await expect(house.begin()).rejects.toThrow();
});

test('nothing more is opened once the house closes', async () => {
  const house = await hosting(GAMES);
  await house.begin();
  await house.host.close();
  expect(await refusalOf(house.match())).toBe('draining');
  expect(await refusalOf(house.begin({ id: 'other' }))).toBe('draining');
  expect(house.time.alarms).toBe(0);
});

test('those who leave a match that was laid aside disturb nobody', async () => {
  const house = await hosting(GAMES);
  const match = await house.begin({ time: 'live' });
  const all = await seated(match);
  await house.host.close();
  for (const [seat, onlooker] of all.entries()) match.detach(seat, onlooker);
  await house.time.pass(HOUR);
  expect(house.reports).toEqual([]);
});
