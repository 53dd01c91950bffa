// Duels: what becomes of a match of two people when one of them has gone for good.
import type { Json } from '@undertow/shared/table/json.ts';
import { expect, test } from 'vitest';
import { follow, type Hosting, hosting, seated } from '../../support/host/hosting.ts';
import { AWAY, BANK, DECISION, kept, last, PAIRS } from '../../support/host/pairs-of-cards.ts';

const DAY = 24 * 60 * 60_000;
const WON_BY_BEN: Json = [[1], [0]];

async function duel(more: object = {}): Promise<Hosting> {
  const app = await hosting(PAIRS, { autopilot: () => last });
  await app.begin({ seats: 2, time: 'fast', isDuel: true, ...more });
  return app;
}

test('a duel is won by the player who is there when the clock of one who is away has run out', async () => {
  const app = await duel();
  const ben = await follow(await app.match(), 1);
  await app.time.pass(AWAY + DECISION + BANK - 1);
  expect(app.ended).toEqual([]);
  await app.time.pass(1);
  expect(app.ended).toEqual([WON_BY_BEN]);
  expect(ben.ending).toMatchObject({ ranking: WON_BY_BEN });
  expect(app.archive.kept('deep').record).toMatchObject({ ranking: WON_BY_BEN, settings: { leftBy: 0 } });
});

test('a duel is won by the other when a player who is connected lets the clock run out twice in a row', async () => {
  const app = await duel();
  const match = await app.match();
  await seated(match);
  await app.time.pass(DECISION + BANK);
  await match.answer(1, 1, 'a');
  await app.time.pass(DECISION);
  expect(app.ended).toEqual([WON_BY_BEN]);
});

test('a duel over days is won by the other, who need not be connected', async () => {
  const app = await duel({ time: 'correspondence' });
  for (let days = 0; days < 4; days++) await app.time.leap(DAY);
  await app.time.pass(1000);
  const match = await app.match();
  await match.answer(1, match.status.version, 'a');
  await app.time.leap(DAY);
  await app.time.pass(1000);
  expect(app.ended).toEqual([WON_BY_BEN]);
});

test('a duel in which both are away goes on with bots, and is won by one who waits for the other in vain', async () => {
  const app = await duel();
  await app.time.pass(AWAY + DECISION + BANK + 1000);
  expect([app.ended, kept(app)]).toEqual([[], ['0 bot c']]);
  await follow(await app.match(), 1);
  await app.time.pass(AWAY - 1);
  expect(app.ended).toEqual([]);
  await app.time.pass(1);
  expect(app.ended).toEqual([WON_BY_BEN]);
});

test('a duel in which both were away is not lost by the one who comes back second', async () => {
  const app = await duel();
  await app.time.pass(AWAY + DECISION + BANK + 1000);
  const match = await app.match();
  await follow(match, 1);
  await app.time.pass(AWAY - 1);
  await match.back(0);
  await app.time.pass(DECISION - 1);
  expect(app.ended).toEqual([]);
});

test('a duel over days is not won by the first to come back when both were silent', async () => {
  const app = await duel({ time: 'correspondence' });
  for (let days = 0; days < 10; days++) await app.time.leap(DAY);
  const match = await app.match();
  expect([match.isAutomatic(0), match.isAutomatic(1)]).toEqual([true, true]);
  await match.back(1);
  await app.time.leap(DAY - 1000);
  expect(app.ended).toEqual([]);
  await app.time.leap(2000);
  expect(app.ended).toEqual([WON_BY_BEN]);
});

test('a duel is decided also when its process has died between the last answer and the end', async () => {
  const app = await duel();
  await app.time.pass(AWAY + DECISION + BANK + 1000);
  app.mischief = () => 'silence';
  const next = await app.again(PAIRS, { autopilot: () => last });
  await follow(await next.match(), 1);
  await next.time.pass(AWAY);
  expect(next.ended).toEqual([WON_BY_BEN]);
});

test('a player who is back in time has lost nothing', async () => {
  const app = await duel();
  const match = await app.match();
  await follow(match, 1);
  await app.time.pass(AWAY + DECISION + BANK - 1);
  await match.answer(0, 0, 'b');
  await app.time.pass(DECISION - 1);
  expect(app.ended).toEqual([]);
});

test('a duel without a clock is not lost by being away', async () => {
  const app = await duel({ time: 'none' });
  const match = await app.match();
  await follow(match, 1);
  await app.time.pass(2 * 60_000);
  await match.substitute(0);
  expect([app.ended, kept(app), match.isAutomatic(0)]).toEqual([[], ['0 bot c'], true]);
});

test('a match that is no duel goes on with a bot', async () => {
  const app = await hosting(PAIRS, { autopilot: () => last });
  const match = await app.begin({ seats: 2, time: 'fast' });
  await follow(match, 1);
  await app.time.pass(AWAY + DECISION + BANK + 1000);
  expect([app.ended, kept(app)]).toEqual([[], ['0 bot c']]);
});
