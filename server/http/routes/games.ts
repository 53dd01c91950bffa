// The games that there are.
import { GameInfo } from '@undertow/shared/protocol/games.ts';
import { defaultOptions } from '@undertow/shared/table/about.ts';
import { z } from 'zod';
import { type AnyRoute, route } from '../route.ts';
import type { Services } from '../services.ts';

export function gameRoutes({ offered }: Services): AnyRoute[] {
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
          return { id, rules: game.rules, ...about, counts: [...(about.counts ?? [])], options: defaultOptions(about) };
        }),
    }),
  ];
}
