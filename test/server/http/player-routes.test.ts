// Players, games and the leaderboard over HTTP.
import { games } from '@undertow/games/index.ts';
import type { TableData } from '@undertow/server/lobby/table-data.ts';
import { archiveIn } from '@undertow/server/store/archive.ts';
import { countAgainstBots } from '@undertow/server/store/bot-records.ts';
import { createTable, keepStrength } from '@undertow/server/store/tables.ts';
import { GameInfo, TablePage } from '@undertow/shared/protocol/games.ts';
import { AgainstBots, Leaderboard, type Person, PlayerPage } from '@undertow/shared/protocol/people.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { TestHttp } from '../../support/server/http.ts';
import { matchRecord } from '../../support/server/records.ts';
import { describeStore } from '../../support/store/stores.ts';

function ended(id: string, created: number, access: TableData['access'], people: readonly Person[]): TableData {
  return {
    id,
    game: 'abyss',
    options: { expansions: [] },
    status: 'ended',
    owner: people[0] ?? null,
    seats: people.map((person) => ({ person, ready: true, bot: person.kind === 'bot' ? 'random' : null })),
    time: 'live',
    access,
    rated: false,
    spectators: { allowed: true, delay: 0 },
    bots: false,
    created,
    started: created,
    ended: created,
    ranking: [[0], [1]],
    commitment: '0'.repeat(64),
    rematch: null,
    invitation: null,
    resigned: [],
  };
}

async function idsFrom(http: TestHttp, path: string): Promise<string[]> {
  const { json } = await http.ask('GET', path);
  const { tables } = TablePage.pick({ tables: true }).parse(json);
  return tables.map(({ id }) => id);
}

describeStore('players over HTTP', (store) => {
  async function keep(...tables: TableData[]): Promise<void> {
    for (const table of tables) {
      const { id, game, status, access, created, ended, seats } = table;
      const players = seats.flatMap((taken, seat) =>
        taken && taken.person.kind !== 'bot' ? [{ seat, person: taken.person.id }] : [],
      );
      const body = table as unknown as Json;
      await store().write(createTable({ id, game, status, access, body, created, ended, version: 0, players }));
    }
  }

  test('have a page, whatever way their name is written', async () => {
    const http = await TestHttp.over(store());
    const { person } = await http.member('Ada Lovelace');
    for (const name of ['Ada%20Lovelace', 'ada_lovelace', 'ADA-LOVELACE']) {
      const { json } = await http.ask('GET', `/api/players/${name}`);
      expect(PlayerPage.parse(json)).toEqual({ person, created: http.clock.time, ratings: {} });
    }
    expect((await http.ask('GET', '/api/players/Nobody')).code).toBe('not-found');
  });

  test('see their own record against the bots of a game, and no other', async () => {
    const http = await TestHttp.over(store());
    const [guest, other] = [await http.guest(), await http.member('Ada')];
    const won = { person: guest.person.id, game: 'abyss', level: 'keen', seats: 2, outcome: 'won' } as const;
    await store().write(countAgainstBots([won, { ...won, outcome: 'lost' }, { ...won, game: 'dungeon-lords' }]));
    const ask = (token: string | undefined, game = 'abyss') =>
      http.ask('GET', `/api/account/against-bots?game=${game}`, token ? { token } : {});
    const record = { level: 'keen', seats: 2, matches: 2, won: 1, shared: 0 };
    expect(AgainstBots.parse((await ask(guest.token)).json)).toEqual({ game: 'abyss', records: [record] });
    expect((await ask(other.token)).json).toEqual({ game: 'abyss', records: [] });
    expect((await ask(undefined)).status).toBe(401);
    expect((await ask(guest.token, 'chess')).code).toBe('not-found');
  });

  test('the public matches of a game are listed, those that ended last first', async () => {
    const http = await TestHttp.over(store());
    const people = [await http.member('Ada'), await http.member('Bob')].map(({ person }) => person);
    const [first, hidden, last] = [
      ended('aaaaaaaaaa', 1000, 'public', people),
      ended('bbbbbbbbbb', 2000, 'unlisted', people),
      ended('cccccccccc', 3000, 'public', people),
    ];
    await keep(first, hidden, last, { ...ended('dddddddddd', 4000, 'public', people), status: 'abandoned' });
    await keep({ ...ended('eeeeeeeeee', 5000, 'public', people), game: 'toy' });
    const idsAt = (path: string) => idsFrom(http, path);
    expect(await idsAt('/api/games/abyss/matches')).toEqual([last.id, first.id]);
    expect(await idsAt('/api/games/abyss/matches?limit=1')).toEqual([last.id]);
    expect((await http.ask('GET', '/api/games/chess/matches')).code).toBe('not-found');
    expect((await http.ask('GET', '/api/games/abyss/matches?limit=21')).code).toBe('malformed');
  });

  test('the matches of a game are listed with how they stood at their end, where that was kept', async () => {
    const http = await TestHttp.over(store());
    const people = [await http.member('Ada'), await http.member('Bob')].map(({ person }) => person);
    const summary = { progress: [{ what: 'turn', now: 9 }], seats: { points: [81, 74] }, board: ['small'] };
    const archive = archiveIn(store(), 'here');
    for (const [id, last] of [['aaaaaaaaaa', summary] as const, ['bbbbbbbbbb', undefined] as const]) {
      await archive.create(matchRecord(id));
      await archive.end(id, 0, 9, [[0], [1]], { summary: last });
    }
    await keep(ended('aaaaaaaaaa', 2000, 'public', people), ended('bbbbbbbbbb', 1000, 'public', people));
    const { json } = await http.ask('GET', '/api/games/abyss/matches');
    const { tables } = json as { tables: readonly { readonly summary?: unknown }[] };
    expect(tables.map((table) => table.summary)).toEqual([summary, undefined]);
  });

  test('the best matches of a game are those of the strongest in the last thirty days', async () => {
    const http = await TestHttp.over(store());
    const people = [await http.member('Ada'), await http.member('Bob')].map(({ person }) => person);
    const now = http.clock.time;
    const month = 30 * 24 * 60 * 60_000;
    const strengths = { aaaaaaaaaa: 1700, bbbbbbbbbb: 1900, cccccccccc: 1800, dddddddddd: 2000 };
    await keep(
      ended('aaaaaaaaaa', now - 1, 'public', people),
      ended('bbbbbbbbbb', now - month, 'public', people),
      ended('cccccccccc', now - month - 1, 'public', people),
      ended('dddddddddd', now - 1, 'unlisted', people),
      ended('eeeeeeeeee', now - 1, 'public', people),
    );
    await store().write(Object.entries(strengths).map(([id, strength]) => keepStrength(id, strength)));
    const idsAt = (query: string) => idsFrom(http, `/api/games/abyss/matches?${query}`);
    expect(await idsAt('order=best')).toEqual(['bbbbbbbbbb', 'aaaaaaaaaa']);
    expect(await idsAt('order=best&limit=1')).toEqual(['bbbbbbbbbb']);
    expect(await idsAt('order=latest')).toEqual(await idsAt(''));
    expect((await http.ask('GET', '/api/games/abyss/matches?order=worst')).code).toBe('malformed');
  });

  test('are listed by their strength, once it is known', async () => {
    const http = await TestHttp.over(store());
    const people = [await http.member('Ada'), await http.member('Bob')].map(({ person }) => person);
    for (let i = 0; i < 10; i++) {
      const { statements } = await http.services.ratings.after(
        'abyss',
        people.map(({ id }) => [id]),
      );
      await store().write(statements);
    }
    const board = await http.ask('GET', '/api/leaderboard?game=abyss');
    const { players } = Leaderboard.parse(board.json);
    expect(players.map(({ person }) => person.name)).toEqual(['Ada', 'Bob']);
    const page = await http.ask('GET', '/api/leaderboard?game=abyss&limit=1&offset=1');
    expect(Leaderboard.parse(page.json).players).toEqual(players.slice(1));
    const second = await http.ask('GET', `/api/leaderboard?game=abyss&limit=1&person=${people[1]?.id}`);
    expect(Leaderboard.parse(second.json).sought).toEqual({ ...players[1], place: 2 });
    const { json } = await http.ask('GET', '/api/players/Ada');
    expect(PlayerPage.parse(json).ratings).toEqual({ abyss: players[0]?.rating });
    expect((await http.ask('GET', '/api/leaderboard?game=chess')).status).toBe(404);
    expect((await http.ask('GET', '/api/leaderboard?game=abyss&limit=1000')).status).toBe(400);
    expect((await http.ask('GET', '/api/leaderboard')).status).toBe(400);
  });

  test('have their games listed page by page, the newest first', async () => {
    const http = await TestHttp.over(store());
    const { person } = await http.member();
    const bot: Person = { id: 'bot000000001', name: 'Brine', kind: 'bot' };
    const ids = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(10));
    // Two of them were opened in the same millisecond.
    await keep(...ids.map((id, i) => ended(id, 1000 + Math.min(i, 3), 'public', [person, bot])));
    const found: string[] = [];
    let next: string | null = '';
    for (let pages = 1; next !== null; pages++) {
      const reply = await http.ask('GET', `/api/players/Ada/games?limit=2${next && `&after=${next}`}`);
      const page = TablePage.parse(reply.json);
      found.push(...page.tables.map(({ id }) => id));
      next = page.next;
      expect(pages).toBeLessThanOrEqual(3);
    }
    expect(found).toEqual(ids.toReversed());
    expect((await http.ask('GET', '/api/players/Ada/games?after=x')).json).toMatchObject({ code: 'malformed' });
  });

  test('show others only their public games, and themselves all', async () => {
    const http = await TestHttp.over(store());
    const { person, token } = await http.member();
    const other = await http.guest();
    const people = [person, other.person];
    await keep(
      ended('a'.repeat(10), 1, 'public', people),
      ended('b'.repeat(10), 2, 'unlisted', people),
      ended('c'.repeat(10), 3, 'private', people),
      { ...ended('d'.repeat(10), 4, 'public', people), status: 'open' },
    );
    const seenBy = async (token?: string) => {
      const { json } = await http.ask('GET', '/api/players/Ada/games', token === undefined ? {} : { token });
      return TablePage.parse(json).tables.map(({ access }) => access);
    };
    expect(await seenBy()).toEqual(['public']);
    expect(await seenBy(other.token)).toEqual(['public']);
    expect(await seenBy(token)).toEqual(['private', 'unlisted', 'public']);
  });

  test('are called at old games what they are called today, or not at all any more', async () => {
    const http = await TestHttp.over(store());
    const [ada, bob] = [await http.member('Ada'), await http.member('Bob')];
    await keep(ended('a'.repeat(10), 1, 'public', [ada.person, bob.person]));
    await http.ask('PATCH', '/api/account', { token: ada.token, body: { name: 'Countess' } });
    await http.ask('DELETE', '/api/account', { token: bob.token, body: { password: 'correct horse' } });
    const { json } = await http.ask('GET', '/api/players/Countess/games');
    const [table] = TablePage.parse(json).tables;
    expect(table?.owner?.name).toBe('Countess');
    expect(table?.seats.map((taken) => taken?.person)).toEqual([
      { ...ada.person, name: 'Countess' },
      { id: bob.person.id, name: `deleted-${bob.person.id.slice(0, 4)}`, kind: 'guest' },
    ]);
  });

  test('can see which games there are', async () => {
    const http = await TestHttp.over(store());
    const { json } = await http.ask('GET', '/api/games');
    expect(z.array(GameInfo).parse(json)).toEqual(json);
    const known = [...games.values()].map(({ about: { name, seats, minutes, weight }, game: { id } }) => {
      return { id, name, seats, minutes, weight };
    });
    expect(json).toMatchObject(known);
    expect(known[0]).toEqual({ id: 'abyss', name: 'Abyss', seats: { min: 2, max: 4 }, minutes: 40, weight: 2.5 });
  });
});
