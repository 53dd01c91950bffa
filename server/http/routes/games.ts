// Routes for the games of this server, and for their matches that have ended.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { GameInfo } from '@undertow/shared/protocol/games.ts';
import { Table } from '@undertow/shared/protocol/tables.ts';
import { defaultOptions } from '@undertow/shared/table/about.ts';
import { z } from 'zod';
import { withCurrentNames } from '../../lobby/current-names.ts';
import { dataOf } from '../../lobby/stored-tables.ts';
import { givesHints, levelsOf } from '../../server-bots.ts';
import { lastSummaries } from '../../store/matches.ts';
import { latestEnded, strongestEnded } from '../../store/tables.ts';
import { type AnyRoute, route } from '../route.ts';
import type { Services } from '../services.ts';

/** More matches are not looked at for one list. */
const MOST_MATCHES = 20;

/** The best matches are looked for among those that are no older. The home of a game says so, too. */
const BEST_WITHIN = 30 * 24 * 60 * 60_000;

export function gameRoutes({ offered, sql, app, now }: Services): AnyRoute[] {
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
        [...offered.games].map(([id, { game, about: known }]) => {
          const { botNames: _, ...about } = known;
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
      summary: 'List the public matches of a game that ended last, or the best of them',
      description:
        'With the order `latest`, the latest first. With `best`, the rated matches of the last 30 days that were played to ' +
        'their end, without anybody giving up, by people who all had a rating: those with the highest mean rating first. ' +
        'Each has a replay, and says how its match stood at its end.',
      caller: 'anybody',
      weight: 5,
      params: z.object({ game: z.string().min(1).max(40) }),
      query: z.object({
        order: z.enum(['latest', 'best']).default('latest'),
        limit: z.coerce.number().int().min(1).max(MOST_MATCHES).default(6),
      }),
      reply: z.object({ tables: z.array(Table) }),
      refusals: ['not-found'],
      run: async ({ params: { game }, query: { order, limit } }) => {
        if (!offered.games.has(game)) throw new Refusal('not-found', 'There is no such game.', { field: 'game' });
        const records = await (order === 'best'
          ? strongestEnded(sql, game, now() - BEST_WITHIN, limit)
          : latestEnded(sql, game, limit));
        const ids = records.map(({ id }) => id);
        const [tables, summaries] = await Promise.all([
          withCurrentNames(sql, records.map(dataOf)),
          lastSummaries(sql, ids),
        ]);
        return {
          tables: tables.map((table) => {
            const summary = summaries.get(table.id);
            return { ...app.lobby.shown(undefined, table), ...(summary ? { summary } : {}) };
          }),
        };
      },
    }),
  ];
}
