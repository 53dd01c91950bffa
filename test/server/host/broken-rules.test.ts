// Rules with a bug: one answer is refused, and nothing else is disturbed.
import type { games } from '@undertow/shared/games.ts';
import { choose } from '@undertow/shared/table/flow.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../support/accounts.ts';
import { hostedToy, known } from '../../support/hosted-game.ts';
import { follow, type Hosting, hosting, seated } from '../../support/hosting.ts';
import type { ToyTable } from '../../support/toy-game.ts';

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

function kept(house: Hosting): string[] {
  return house.archive.kept('deep').entries.map(({ seat, kind, answer }) => `${seat} ${kind} ${answer}`);
}

function breakdowns({ reports }: Hosting): Hosting['reports'] {
  return reports.filter(({ problem }) => problem === 'a rule broke down');
}

describe('an answer over which the rules break down', () => {
  test('is refused as our fault, and another one is taken', async () => {
    const house = await hosting(GAMES);
    const match = await house.begin({ seats: 2 });
    const [, ben] = await seated(match);
    expect(await refusalOf(match.answer(0, 0, 'broken', 'm1'))).toBe('internal');
    expect([kept(house), ben?.version, match.standing.version]).toEqual([[], 0, 0]);
    await match.answer(0, 0, 'whole', 'm1');
    expect([kept(house), ben?.version]).toEqual([['0 answer whole'], 1]);
  });

  test('is reported with what repeats it', async () => {
    const house = await hosting(GAMES);
    const match = await house.begin({ seats: 2 });
    await match.answer(0, 0, 'whole');
    expect(await refusalOf(match.answer(1, 1, 'broken too'))).toBe('internal');
    const [report] = breakdowns(house);
    expect(report).toMatchObject({ match: 'deep', details: { number: 1, move: { seat: 1, answer: 'broken too' } } });
    // The seed and the journal up to there, and the answer, bring the same bug about.
    const { record, entries } = house.archive.kept('deep');
    const { game } = GAMES.get('toy') as NonNullable<ReturnType<typeof games.get>>;
    const again = Match.start(game, record.options, record.seats, record.seed);
    for (const { seat, answer = null } of entries) again.answer(seat, answer);
    expect(() => again.answer(1, 'broken too')).toThrow('the rule broke down over broken too');
  });

  test('is nothing to other matches', async () => {
    const house = await hosting(GAMES);
    const [match, other] = [await house.begin({ seats: 2 }), await house.begin({ id: 'other', seats: 2 })];
    await Promise.all([refusalOf(match.answer(0, 0, 'broken')), other.answer(0, 0, 'whole')]);
    await other.answer(1, 1, 'whole');
    expect(other.standing.turn).toBe(1);
  });
});

describe('where nobody is there who could give another', () => {
  test('the automatic answer is another one that was offered', async () => {
    const house = await hosting(GAMES);
    await house.begin({ seats: 2, time: 'fast' });
    await house.time.pass(4 * MINUTE);
    expect(kept(house)).toEqual(['0 timeout whole']);
    expect(breakdowns(house)).toHaveLength(3);
  });

  test('a bot gives another one as well', async () => {
    const house = await hosting(GAMES);
    await house.begin({ seats: 2, bots: ['simple', null] });
    await house.time.pass(500);
    expect(kept(house)).toEqual(['0 bot whole']);
  });

  test('an order that breaks the rules is dropped, and its player is asked', async () => {
    const house = await hosting(GAMES);
    const match = await house.begin({ seats: 2 });
    await match.order(0, [{ to: 'card', say: 'broken' }]);
    expect(kept(house)).toEqual([]);
    await match.answer(0, 0, 'last');
    expect(kept(house)).toEqual(['0 answer last']);
  });

  test('and all break the rules, it is tried again after longer and longer, and the players can be told', async () => {
    const house = await hosting(HOPELESS);
    const match = await house.begin({ seats: 1, time: 'fast' });
    const ada = await follow(match, 0);
    await house.time.pass(10 * MINUTE);
    const after = breakdowns(house).length;
    expect(after).toBeGreaterThan(2);
    await house.time.pass(60 * MINUTE);
    const later = breakdowns(house).length - after;
    // Two answers each time, and once in ten minutes at most.
    expect(later).toBeLessThan(30);
    expect(later).toBeGreaterThan(0);
    expect(kept(house)).toEqual([]);
    expect([ada.version, ada.decision?.number]).toEqual([0, 0]);
    expect(await refusalOf(match.answer(0, 0, 'a'))).toBe('internal');
  });

  test('neither does it when the match has gone to sleep', async () => {
    const house = await hosting(HOPELESS);
    await house.begin({ seats: 1, time: 'fast' });
    await house.time.pass(10 * MINUTE);
    const after = breakdowns(house).length;
    await house.time.pass(60 * MINUTE);
    expect(breakdowns(house).length - after).toBeLessThan(150);
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
    const house = await hosting(games);
    for (const id of ['deep', 'other']) await house.begin({ id, seats: 2, time: id === 'deep' ? 'none' : 'fast' });
    const onlyOne = known(
      hostedToy(fragile, 9, { setup: (_, seats) => (seats === 2 ? setup() : { log: [], turns: 0 }) }),
    );
    await house.begin({ id: 'third', seats: 3, time: 'fast' });
    const other = await house.again(onlyOne);
    expect(other.host.find('third')).toBeDefined();
    await house.time.pass(60 * MINUTE);
    const tries = other.reports.filter(({ match, problem }) => match === 'deep' && problem.includes('woken'));
    expect(tries.length).toBeGreaterThan(4);
    expect(tries.length).toBeLessThan(15);
  });

  test('can be ended all the same', async () => {
    const house = await hosting(games);
    await house.begin({ seats: 2 });
    const other = await house.again(worse);
    await expect(other.host.open('deep')).rejects.toThrow('no table');
    await other.host.abandon('deep');
    expect([other.ended, house.archive.kept('deep').record.ranking]).toEqual([[null], null]);
    expect(house.archive.kept('deep').record.ended).toBe(house.time.now());
    expect(await other.host.open('deep')).toBeUndefined();
  });

  test('and another that can, are ended by the same word', async () => {
    const house = await hosting(games);
    await house.begin({ seats: 2 });
    await house.host.abandon('deep');
    await house.host.abandon('deep');
    expect(house.ended).toEqual([null]);
  });
});
