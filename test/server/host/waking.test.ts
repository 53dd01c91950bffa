// Waking matches that sleep, while many are wanted at once.
import { choose } from '@undertow/shared/table/flow.ts';
import { describe, expect, test } from 'vitest';
import { hostedToy, known } from '../../support/hosted-game.ts';
import { hosting } from '../../support/hosting.ts';
import { settled } from '../../support/settled.ts';
import type { ToyTable } from '../../support/toy-game.ts';

function* pairs(table: ToyTable) {
  for (const seat of [0, 1]) table.state.log.push(yield* choose(seat, 'card', ['a', 'b']));
}

const GAMES = known(hostedToy(pairs, 9));

describe('a player who comes to a match that sleeps', () => {
  async function asleep(matches: number) {
    const before = await hosting(GAMES);
    const ids = Array.from({ length: matches }, (_, i) => `deep ${i}`);
    for (const id of ids) await before.begin({ id });
    await before.host.close();
    const app = await before.again(GAMES);
    const reads: string[] = [];
    const take = app.archive.take.bind(app.archive);
    app.archive.take = (id, ...more) => {
      reads.push(id);
      return take(id, ...more);
    };
    return { app, ids, reads };
  }

  const flood = { place: 'flood', isFamiliar: false };

  test('does not wait behind the matches that spectators have asked for; their journals are read in their turn', async () => {
    const { app, ids, reads } = await asleep(30);
    const others = ids.slice(0, -1).map((id) => app.host.open(id, flood));
    await app.host.open(ids.at(-1) ?? '');
    expect(reads.indexOf('deep 29')).toBeLessThanOrEqual(2);
    expect(reads.length).toBeLessThan(10);
    await Promise.all(others);
    expect(app.host.awake).toBe(30);
  });

  test('does not wait in the line of a spectator that came to the same match before, and it is woken once', async () => {
    const { app, ids, reads } = await asleep(30);
    const others = ids.map((id) => app.host.open(id, flood));
    const match = await app.host.open('deep 29');
    expect(reads.length).toBeLessThan(10);
    expect((await Promise.all(others)).at(-1)).toBe(match);
    expect(reads.filter((id) => id === 'deep 29')).toEqual(['deep 29']);
  });

  test('looks again while too many wait, and is not refused', async () => {
    const { app, ids } = await asleep(150);
    const all = Promise.all(ids.map((id) => app.host.reach(id, (match) => match?.look())));
    expect((await settled(app.time, all)).every(Boolean)).toBe(true);
  });
});
