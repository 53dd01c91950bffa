// Tables over HTTP, of a real game: what can be chosen for one, and how it is looked for.
import { GameInfo } from '@undertow/shared/protocol/games.ts';
import { expect, test } from 'vitest';
import { TestHttp } from '../../support/server/http.ts';
import { describeStore } from '../../support/store/stores.ts';

interface Shown {
  readonly id: string;
  readonly seats: readonly unknown[];
  readonly options: unknown;
}

describeStore('what can be chosen for a table', (sql) => {
  async function asGuest(http: TestHttp, path: string, body: object) {
    const { token } = await http.guest();
    const reply = await http.ask('POST', path, { token, body: { game: 'abyss', ...body } });
    return { ...reply, table: reply.json as Shown };
  }

  test('stands in the list of the games, with what is usual', async () => {
    const http = await TestHttp.over(sql());
    const games = GameInfo.array().parse((await http.ask('GET', '/api/games')).json);
    const [choice] = games.find(({ id }) => id === 'abyss')?.choices ?? [];
    expect(choice).toMatchObject({ id: 'expansions', many: true, default: [] });
    expect(choice?.values).toContainEqual({ value: 'leviathan', name: 'Leviathan', seats: { min: 2, max: 5 } });
    expect(games[0]?.options).toEqual({ expansions: [] });
  });

  test('is what is usual where a table does not name it, and in one order', async () => {
    const http = await TestHttp.over(sql());
    const open = async (options?: object) => (await asGuest(http, '/api/tables', { seats: 2, options })).table.options;
    expect([await open(), await open({}), await open({ expansions: ['leviathan', 'kraken'] })]).toEqual([
      { expansions: [] },
      { expansions: [] },
      { expansions: ['kraken', 'leviathan'] },
    ]);
    const refused = await asGuest(http, '/api/tables', { seats: 2, options: { expansions: ['kraken', 'kraken'] } });
    expect(refused.status).toBe(400);
  });

  test('brings people together who look for the same at once, however they write it', async () => {
    const http = await TestHttp.over(sql());
    const quick = async (expansions: readonly string[]) =>
      (await asGuest(http, '/api/tables/quick', { time: 'none', options: { expansions } })).table;
    const first = await quick(['leviathan', 'kraken']);
    expect((await quick(['kraken'])).id).not.toBe(first.id);
    expect((await quick(['kraken', 'leviathan'])).id).toBe(first.id);
  });

  test('can be asked for in the list of tables', async () => {
    const http = await TestHttp.over(sql());
    const ids = await Promise.all(
      [[], ['kraken'], ['kraken', 'leviathan']].map(
        async (expansions) => (await asGuest(http, '/api/tables', { seats: 2, options: { expansions } })).table.id,
      ),
    );
    const found = async (options: unknown) => {
      const text = typeof options === 'string' ? options : JSON.stringify(options);
      const reply = await http.ask('GET', `/api/tables?options=${encodeURIComponent(text)}`);
      return reply.status === 200
        ? (reply.json as { tables: Shown[] }).tables.map(({ id }) => ids.indexOf(id)).sort()
        : reply;
    };
    expect(await found({})).toEqual([0, 1, 2]);
    expect(await found({ expansions: [] })).toEqual([0]);
    expect(await found({ expansions: ['kraken'] })).toEqual([1, 2]);
    expect(await found({ expansions: ['leviathan', 'kraken'] })).toEqual([2]);
    for (const strange of ['kraken', '[]', 'null', '{']) {
      expect(await found(strange)).toMatchObject({ status: 400, code: 'malformed' });
    }
  });
});
