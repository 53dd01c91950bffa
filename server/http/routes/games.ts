// The games that there are, and what has been played of each.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { GameInfo } from '@undertow/shared/protocol/games.ts';
import { Table } from '@undertow/shared/protocol/tables.ts';
import { defaultOptions } from '@undertow/shared/table/about.ts';
import { z } from 'zod';
import { withCurrentNames } from '../../lobby/current-names.ts';
import { dataOf } from '../../lobby/stored-tables.ts';
import { givesHints, levelsOf } from '../../server-bots.ts';
import { latestEnded } from '../../store/tables.ts';
import { type AnyRoute, route } from '../route.ts';
import type { Services } from '../services.ts';

/** More matches are not looked at for one list. */
const MOST_MATCHES = 20;

export function gameRoutes({ offered, sql, app }: Services): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/api/games',
      id: 'listGames',
      group: 'Games',
      summary: 'List the games that can be played',
      caller: 'anybody',
      reply: z.array(GameInfo),
      run: () =>
        [...offered.games].map(([id, { game, about }]) => {
          const counts = [...(about.counts ?? [])];
          const levels = levelsOf(id, offered);
          const hints = givesHints(id, offered);
          return { id, rules: game.rules, ...about, counts, levels, hints, options: defaultOptions(about) };
        }),
    }),
    route({
      method: 'GET',
      path: '/api/games/:game/matches',
      id: 'listMatchesOfGame',
      group: 'Games',
      summary: 'List the public matches of a game that ended last',
      description: 'The latest first. Each has a replay.',
      caller: 'anybody',
      weight: 5,
      params: z.object({ game: z.string().min(1).max(40) }),
      query: z.object({ limit: z.coerce.number().int().min(1).max(MOST_MATCHES).default(6) }),
      reply: z.object({ tables: z.array(Table) }),
      refusals: ['not-found'],
      run: async ({ params: { game }, query: { limit } }) => {
        if (!offered.games.has(game)) throw new Refusal('not-found', 'There is no such game.', { field: 'game' });
        const tables = (await latestEnded(sql, game, limit)).map(dataOf);
        return { tables: (await withCurrentNames(sql, tables)).map((table) => app.lobby.shown(undefined, table)) };
      },
    }),
  ];
}
