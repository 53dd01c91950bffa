// Records against bots as they are kept: each match counts once, for the person, game, level and size of table it was.
import { type BotResult, countAgainstBots, recordsAgainstBots } from '@undertow/server/store/bot-records.ts';
import { removePerson } from '@undertow/server/store/people.ts';
import { expect, test } from 'vitest';
import { describeStore } from '../../support/store/stores.ts';

function result(more: Partial<BotResult> = {}): BotResult {
  return { person: 'anna', game: 'abyss', level: 'keen', seats: 2, outcome: 'won', ...more };
}

describeStore('records against bots', (store) => {
  async function count(...results: readonly BotResult[]): Promise<void> {
    await store().write(countAgainstBots(results));
  }

  test('add up match by match, by level and by how many sat there', async () => {
    await count(result(), result({ person: 'bert', outcome: 'lost' }));
    await count(result({ outcome: 'lost' }));
    await count(result({ outcome: 'shared' }), result({ level: 'deep', outcome: 'lost' }));
    await count(result({ seats: 4 }), result({ game: 'other' }));
    expect(await recordsAgainstBots(store(), 'anna', 'abyss')).toEqual([
      { level: 'deep', seats: 2, matches: 1, won: 0, shared: 0 },
      { level: 'keen', seats: 2, matches: 3, won: 1, shared: 1 },
      { level: 'keen', seats: 4, matches: 1, won: 1, shared: 0 },
    ]);
    expect(await recordsAgainstBots(store(), 'nobody', 'abyss')).toEqual([]);
  });

  test('count matches that end at the same moment, all of them', async () => {
    await Promise.all(Array.from({ length: 10 }, () => count(result(), result({ person: 'bert' }))));
    expect(await recordsAgainstBots(store(), 'bert', 'abyss')).toMatchObject([{ matches: 10, won: 10 }]);
  });

  test('go with their person', async () => {
    await count(result(), result({ person: 'bert' }));
    await store().write(removePerson('anna'));
    expect(await recordsAgainstBots(store(), 'anna', 'abyss')).toEqual([]);
    expect(await recordsAgainstBots(store(), 'bert', 'abyss')).toHaveLength(1);
  });
});
