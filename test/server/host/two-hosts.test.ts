// Two hosts on one store: the one that takes a match over last plays it, and the other one stops.
import { choose } from '@undertow/shared/table/flow.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ToyTable } from '../../support/games/toy-game.ts';
import { hostedToy, known } from '../../support/host/hosted-game.ts';
import { follow, type Hosting, hosting, seated } from '../../support/host/hosting.ts';
import { holdsInTime } from '../../support/run/seeds.ts';
import { refusalOf } from '../../support/server/accounts.ts';

function* pairs(table: ToyTable) {
  for (const seat of [0, 1]) table.state.log.push(yield* choose(seat, 'card', ['a', 'b']));
}

const GAMES = known(hostedToy(pairs, 5));

function kept(app: Hosting): string[] {
  return app.archive.kept('deep').entries.map(({ seat, kind, answer }) => `${seat} ${kind} ${answer}`);
}

describe('a host whose match was taken over', () => {
  test('cannot write any more, and takes no answer', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    const [ada, ben] = await seated(match);
    const other = await app.again(GAMES);
    await (await other.match()).answer(0, 0, 'b');
    expect(await refusalOf(match.answer(0, 0, 'a'))).toBe('busy');
    expect(await refusalOf(match.order(1, []))).toBe('busy');
    expect(await refusalOf(match.resign(1, 'simple'))).toBe('busy');
    expect(await refusalOf(match.cutShort(null))).toBe('busy');
    expect(kept(app)).toEqual(['0 answer b']);
    expect([ada?.version, ben?.version]).toEqual([0, 0]);
  });

  test('sends the subscribers of the match to look for it anew, and leaves it', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    const all = [...(await seated(match)), await follow(match, 'spectator')];
    await app.again(GAMES);
    expect(all.map(({ wasDismissed }) => wasDismissed)).toEqual([false, false, false]);
    expect(await refusalOf(match.answer(0, 0, 'a'))).toBe('busy');
    expect(all.map(({ wasDismissed }) => wasDismissed)).toEqual([true, true, true]);
    expect(app.host.find('deep')).toBeUndefined();
    await app.time.pass(3_600_000);
    expect([kept(app), app.problems()]).toEqual([[], ['the match was taken over']]);
  });

  test('learns of it also when the clock would have answered', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2, time: 'fast' });
    const [ada] = await seated(match);
    const other = await app.again(GAMES);
    await other.match();
    await app.time.pass(20 * 60_000);
    expect(ada?.wasDismissed).toBe(true);
    expect(kept(app)).toEqual(['0 bot a', '1 bot a']);
    expect([...app.ended, ...other.ended]).toEqual([null]);
  });

  test('does not lay the other one’s match to sleep, nor end it', async () => {
    const app = await hosting(GAMES);
    await app.begin({ seats: 2 });
    const other = await app.again(GAMES);
    const match = await other.match();
    await follow(match, 0);
    await app.host.close();
    expect(app.archive.kept('deep').due).toBeNull();
    await match.answer(0, 0, 'a');
  });

  test('can take it back, and then the other one stops', async () => {
    const app = await hosting(GAMES);
    const match = await app.begin({ seats: 2 });
    const other = await app.again(GAMES);
    const theirs = await other.match();
    expect(await refusalOf(match.answer(0, 0, 'a'))).toBe('busy');
    await (await app.match()).answer(0, 0, 'a');
    expect(await refusalOf(theirs.answer(0, 0, 'b'))).toBe('busy');
    expect(kept(app)).toEqual(['0 answer a']);
  });
});

test('at whichever host the players answer, each acknowledged answer is kept once, and nothing else', async () => {
  const answers = fc.array(fc.tuple(fc.nat(1), fc.constantFrom('a', 'b')), { minLength: 30, maxLength: 60 });
  const property = fc.asyncProperty(answers, async (all) => {
    const app = await hosting(GAMES);
    const houses = [app, await app.again(GAMES)];
    await app.begin({ seats: 2 });
    const acknowledged: string[] = [];
    const holds = new Map<Hosting, Awaited<ReturnType<Hosting['match']>>>();
    for (const [at, answer] of all) {
      const where = houses[at] as Hosting;
      await where.host.open('deep');
      const match = holds.get(where) ?? where.host.find('deep');
      if (!match || match.hasEnded) break;
      holds.set(where, match);
      const { asked, version } = match.status;
      const seat = asked[0] ?? 0;
      const code = await refusalOf(match.answer(seat, version, answer));
      if (code === 'nothing') acknowledged.push(`${seat} answer ${answer}`);
      else holds.delete(where);
    }
    expect(kept(app)).toEqual(acknowledged);
    expect(acknowledged.length).toBeGreaterThan(0);
    const { ended } = app.archive.kept('deep').record;
    expect([...(houses[0]?.ended ?? []), ...(houses[1]?.ended ?? [])]).toHaveLength(ended === null ? 0 : 1);
  });
  await holdsInTime(property, 50);
});
