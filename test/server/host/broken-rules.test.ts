// Rules with a bug: one answer is refused, and nothing else is disturbed.
import type { games } from '@undertow/games/index.ts';
import { choose } from '@undertow/shared/table/flow.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { describe, expect, test } from 'vitest';
import type { ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { follow, type Hosting, hosting, seated } from '../../support/host/hosting.ts';
import { refusalOf } from '../../support/server/accounts.ts';

const MINUTE = 60_000;

/** Breaks down over each card that is `broken`, and in the end if it is told to. */
function* fragile(table: ToyTable) {
  for (const seat of [0, 1]) {
    const card = yield* choose(seat, 'card', ['broken', 'broken too', 'whole', 'last']);
    if (card.startsWith('broken')) throw new Error(`the rule broke down over ${card}`);
    table.state.log.push(card);
  }
}

function* broken(table: ToyTable) {
  table.state.log.push(yield* choose(0, 'card', ['a', 'b']));
  throw new Error('the rule broke down');
}

const GAMES = known(hostedToy(fragile, 9));
const HOPELESS = known(hostedToy(broken, 9));

function kept(app: Hosting): string[] {
  return app.archive.kept('deep').entries.map(({ seat, kind, answer }) => `${seat} ${kind} ${answer}`);
}

function breakdowns({ reports }: Hosting): Hosting['reports'] {
  return reports.filter(({ problem }) => problem === 'a rule broke down');
}

describe('an answer over which the rules break down', () => {
  test('is refused as our fault, and another one is taken', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    const [, ben] = await seated(match);
    expect(await refusalOf(match.answer(0, 0, 'broken', 'm1'))).toBe('internal');
    expect([kept(app), ben?.version, match.status.version]).toEqual([[], 0, 0]);
    await match.answer(0, 0, 'whole', 'm1');
    expect([kept(app), ben?.version]).toEqual([['0 answer whole'], 1]);
  });

  test('is reported with what repeats it', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    await match.answer(0, 0, 'whole');
    expect(await refusalOf(match.answer(1, 1, 'broken too'))).toBe('internal');
    const [report] = breakdowns(app);
    expect(report).toMatchObject({ match: 'deep', details: { number: 1, move: { seat: 1, answer: 'broken too' } } });
    // The seed and the journal up to there, and the answer, bring the same bug about.
    const { record, entries } = app.archive.kept('deep');
    const { game } = GAMES.get('toy') as NonNullable<ReturnType<typeof games.get>>;
    const again = Match.start(game, record.options, record.seats, record.seed);
    for (const { seat, answer = null } of entries) again.answer(seat, answer);
    expect(() => again.answer(1, 'broken too')).toThrow('the rule broke down over broken too');
  });

  test('is nothing to other matches', async () => {
    const app = await hosting(GAMES);
    const [match, other] = [await app.begin({ seats: 2 }), await app.begin({ id: 'other', seats: 2 })];
    await Promise.all([refusalOf(match.answer(0, 0, 'broken')), other.answer(0, 0, 'whole')]);
    await other.answer(1, 1, 'whole');
    expect(other.status.turn).toBe(1);
  });
});

describe('where no player is there to give another answer', () => {
  test('the automatic answer is another one that was offered', async () => {
    const app = await hosting(GAMES);
    await app.begin({ seats: 2, time: 'fast' });
    await app.time.pass(4 * MINUTE);
    expect(kept(app)).toEqual(['0 bot whole']);
    expect(breakdowns(app)).toHaveLength(4);
  });

  test('a bot gives another one as well', async () => {
    const app = await hosting(GAMES);
    await app.begin({ seats: 2, bots: ['simple', null] });
    await app.time.pass(500);
    expect(kept(app)).toEqual(['0 bot whole']);
  });

  test('an order that breaks the rules is dropped, and its player is asked', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    await match.order(0, [{ to: 'card', say: 'broken' }]);
    expect(kept(app)).toEqual([]);
    await match.answer(0, 0, 'last');
    expect(kept(app)).toEqual(['0 answer last']);
  });

  test('and all break the rules, it is tried again after longer and longer, and the players can be told', async () => {
    const app = await hosting(HOPELESS);
    const match = await app.begin({ seats: 1, time: 'fast' });
    const ada = await follow(match, 0);
    await app.time.pass(10 * MINUTE);
    const after = breakdowns(app).length;
    expect(after).toBeGreaterThan(2);
    await app.time.pass(60 * MINUTE);
    const later = breakdowns(app).length - after;
    // Two answers each time, and once in ten minutes at most.
    expect(later).toBeLessThan(30);
    expect(later).toBeGreaterThan(0);
    expect(kept(app)).toEqual([]);
    expect([ada.version, ada.decision?.number]).toEqual([0, 0]);
    expect(await refusalOf(match.answer(0, 0, 'a'))).toBe('internal');
  });

  test('neither does it when the match has gone to sleep', async () => {
    const app = await hosting(HOPELESS);
    await app.begin({ seats: 1, time: 'fast' });
    await app.time.pass(10 * MINUTE);
    const after = breakdowns(app).length;
    await app.time.pass(60 * MINUTE);
    expect(breakdowns(app).length - after).toBeLessThan(150);
  });
});

describe('a match that cannot be woken', () => {
  const games = known(hostedToy(fragile, 9));
  /** The rules break down before anything is asked. */
  const setup = () => {
    throw new Error('no table');
  };
  const worse = known(hostedToy(fragile, 9, { setup }));

  test('is tried again after longer and longer, and the others are woken', async () => {
    const app = await hosting(games);
    for (const id of ['deep', 'other']) await app.begin({ id, seats: 2, time: id === 'deep' ? 'none' : 'fast' });
    const onlyOne = known(
      hostedToy(fragile, 9, { setup: (_, seats) => (seats === 2 ? setup() : { log: [], turns: 0 }) }),
    );
    await app.begin({ id: 'third', seats: 3, time: 'fast' });
    const other = await app.again(onlyOne);
    expect(other.host.find('third')).toBeDefined();
    await app.time.pass(60 * MINUTE);
    const tries = other.reports.filter(({ match, problem }) => match === 'deep' && problem.includes('woken'));
    expect(tries.length).toBeGreaterThan(4);
    expect(tries.length).toBeLessThan(15);
  });

  test('can be ended all the same', async () => {
    const app = await hosting(games);
    await app.begin({ seats: 2 });
    const other = await app.again(worse);
    await expect(other.host.open('deep')).rejects.toThrow('no table');
    await other.host.abandon('deep');
    expect([other.ended, app.archive.kept('deep').record.ranking]).toEqual([[null], null]);
    expect(app.archive.kept('deep').record.ended).toBe(app.time.now());
    expect(await other.host.open('deep')).toBeUndefined();
  });

  test('and another that can, are ended by the same word', async () => {
    const app = await hosting(games);
    await app.begin({ seats: 2 });
    await app.host.abandon('deep');
    await app.host.abandon('deep');
    expect(app.ended).toEqual([null]);
  });
});
