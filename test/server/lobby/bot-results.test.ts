// What matches add to the records of people against bots, when they end.
import { resultsAgainstBots } from '@undertow/server/lobby/bot-results.ts';
import { botAt } from '@undertow/server/lobby/seating.ts';
import type { SeatData } from '@undertow/server/lobby/table-data.ts';
import { recordsAgainstBots } from '@undertow/server/store/bot-records.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { QuietApp } from '../../support/server/quiet-app.ts';
import { describeStore } from '../../support/store/stores.ts';

const ADA: Person = { id: 'adaadaadaada', name: 'Ada', kind: 'member' };
const BEN: Person = { id: 'benbenbenben', name: 'Ben', kind: 'guest' };

function sits(person: Person): SeatData {
  return { person, ready: true, bot: null };
}

function plays(seat: number, bot: string): SeatData {
  return { person: botAt(seat), ready: true, bot };
}

/** Who comes out of it how, against which levels. The substitute plays sensibly. */
function resultsOf(seats: readonly SeatData[], ranking: number[][] | null, from?: { match: string; moves: number }) {
  const table = { game: 'abyss', seats, ...(from ? { from: { ...from, seed: '' } } : {}) };
  return resultsAgainstBots(table as never, ranking, (_, bot) => (bot === 'house' ? 'sensible' : bot)).map(
    ({ person, level, seats, outcome }) => [person.slice(0, 3), level, seats, outcome],
  );
}

describe('a match that is over', () => {
  test('is won, lost or shared against the bot of a table for two', () => {
    const seats = [sits(ADA), plays(1, 'house')];
    expect(resultsOf(seats, [[0], [1]])).toEqual([['ada', 'sensible', 2, 'won']]);
    expect(resultsOf(seats, [[1], [0]])).toEqual([['ada', 'sensible', 2, 'lost']]);
    expect(resultsOf(seats, [[1, 0]])).toEqual([['ada', 'sensible', 2, 'shared']]);
  });

  test('counts once for each level at a larger table, and for each person there', () => {
    const seats = [plays(0, 'keen'), sits(BEN), plays(2, 'deep'), plays(3, 'keen'), sits(ADA)];
    expect(resultsOf(seats, [[4], [0], [1, 2], [3]])).toEqual([
      ['ada', 'deep', 5, 'won'],
      ['ada', 'keen', 5, 'won'],
      ['ben', 'deep', 5, 'lost'],
      ['ben', 'keen', 5, 'lost'],
    ]);
  });

  test('counts for nobody without a bot, without a ranking, or from a moment of another match', () => {
    expect(resultsOf([sits(ADA), sits(BEN)], [[0], [1]])).toEqual([]);
    expect(resultsOf([sits(ADA), plays(1, 'keen')], null)).toEqual([]);
    expect(resultsOf([sits(ADA), plays(1, 'keen')], [[0], [1]], { match: 'k3v9x0q2ab', moves: 3 })).toEqual([]);
  });

  test('counts for nobody who has given it up: nor does a seat that was given up count as a bot', () => {
    const seats = [sits(ADA), { ...sits(BEN), bot: 'house' }, plays(2, 'keen')];
    expect(resultsOf(seats, [[0], [2], [1]])).toEqual([['ada', 'keen', 3, 'won']]);
  });
});

describeStore('a table', (store) => {
  let app: QuietApp;
  let ada: Person;
  let ben: Person;

  beforeEach(async () => {
    app = await QuietApp.open(store());
    [ada, ben] = (await app.people('Ada', 'Ben')) as [Person, Person];
    return () => app.app.close();
  });

  test('counts its match for the people there when it ends, once', async () => {
    const { id } = await app.playing([ada, ben], { seats: 3, bots: true });
    const match = await app.match(id);
    await Promise.all([match.cutShort([[0], [1, 2]]), match.cutShort([[0], [1, 2]])]);
    await app.time.settle();
    await app.app.matchLifecycle.tidyUp();
    const record = { level: 'simple', seats: 3, matches: 1, shared: 0 };
    expect(await recordsAgainstBots(store(), ada.id, 'toy')).toEqual([{ ...record, won: 1 }]);
    expect(await recordsAgainstBots(store(), ben.id, 'toy')).toEqual([{ ...record, won: 0 }]);
    expect(app.reports).toEqual([]);
  });

  test('that is abandoned counts for nobody', async () => {
    const { id } = await app.playing([ada], { seats: 2, bots: true });
    await app.lobby.leave(ada, id, true);
    await app.time.settle();
    expect(await recordsAgainstBots(store(), ada.id, 'toy')).toEqual([]);
  });
});
