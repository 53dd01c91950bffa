// Routes for the public pages of players, and for the ladder.
import { UserId } from '@undertow/shared/protocol/basics.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { TablePage } from '@undertow/shared/protocol/games.ts';
import { Leaderboard, PlayerPage } from '@undertow/shared/protocol/people.ts';
import type { Access } from '@undertow/shared/protocol/tables.ts';
import { z } from 'zod';
import { personOf } from '../../accounts/identity.ts';
import { nameKey } from '../../accounts/names.ts';
import { READING } from '../../doors/permissions.ts';
import { withCurrentNames } from '../../lobby/current-names.ts';
import { dataOf } from '../../lobby/stored-tables.ts';
import { findPersonByName, type PersonRecord } from '../../store/people.ts';
import type { Sql } from '../../store/sql.ts';
import { gamesOf, type TableRecord } from '../../store/tables.ts';
import { type AnyRoute, route } from '../route.ts';
import type { Services } from '../services.ts';

const group = 'Players';
const Named = z.object({ name: z.string().min(1).max(100) });
const limit = z.coerce.number().int().min(1).max(100).default(20);

const EVERY_ACCESS: readonly Access[] = ['public', 'unlisted', 'private'];

export function playerRoutes({ sql, ratings, offered, app }: Services): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/api/players/:name',
      id: 'getPlayer',
      group,
      summary: 'See a player',
      caller: 'anybody',
      params: Named,
      reply: PlayerPage,
      refusals: ['not-found'],
      run: async ({ params }) => {
        const person = await mustFind(sql, params.name);
        return { person: personOf(person), created: person.created, ratings: await ratings.ofPerson(person.id) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/players/:name/games',
      id: 'listGamesOfPlayer',
      group,
      summary: 'List the games of a player',
      description: 'Newest first. You see the public games of others and, with your token, all of your own.',
      caller: 'visitor',
      needs: [READING],
      weight: 10,
      params: Named,
      query: z.object({ limit, after: z.string().max(60).optional() }),
      reply: TablePage,
      refusals: ['not-found'],
      run: async ({ params, query, identity }) => {
        const person = await mustFind(sql, params.name);
        const records = await gamesOf(sql, person.id, {
          statuses: ['playing', 'ended', 'abandoned'],
          accesses: identity?.person.id === person.id ? EVERY_ACCESS : ['public'],
          // One more, to know whether there are more.
          limit: query.limit + 1,
          ...(query.after === undefined ? {} : { after: readPlace(query.after) }),
        });
        const page = records.slice(0, query.limit);
        const tables = page.map(dataOf);
        const last = records.length > page.length ? page.at(-1) : undefined;
        return {
          tables: (await withCurrentNames(sql, tables)).map((table) => app.lobby.shown(identity?.person, table)),
          next: last ? writePlace(last) : null,
        };
      },
    }),
    route({
      method: 'GET',
      path: '/api/leaderboard',
      id: 'getLeaderboard',
      group,
      summary: 'Get the leaderboard',
      description: 'Members whose rating is not provisional any more, best first.',
      caller: 'anybody',
      query: z.object({
        game: z.string().max(40),
        limit,
        offset: z.coerce.number().int().min(0).max(10_000).default(0),
        person: UserId.optional().meta({ description: 'Also tells where this person stands.' }),
      }),
      reply: Leaderboard,
      refusals: ['not-found'],
      run: ({ query: { game, ...page } }) => {
        if (!offered.games.has(game)) throw new Refusal('not-found', 'There is no such game.', { field: 'game' });
        return ratings.leaderboard(game, page);
      },
    }),
  ];
}

async function mustFind(sql: Sql, name: string): Promise<PersonRecord> {
  const person = await findPersonByName(sql, nameKey(name));
  if (!person) throw new Refusal('not-found', 'No player has this name.', { field: 'name' });
  return person;
}

/** A place in a list of tables, as a word that clients only pass back. */
function writePlace({ created, id }: Pick<TableRecord, 'created' | 'id'>): string {
  return `${created.toString(36)}-${id}`;
}

function readPlace(word: string): Pick<TableRecord, 'created' | 'id'> {
  const [, created = '', id = ''] = /^([0-9a-z]{1,10})-([0-9a-z]{10})$/.exec(word) ?? [];
  if (id === '') throw new Refusal('malformed', 'This is not a value of `next`.', { field: 'after' });
  return { created: Number.parseInt(created, 36), id };
}
