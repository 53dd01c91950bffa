// A table at which one person and bots sit, and begin at once.
import type { Json, TableWish } from '@undertow/client-sdk/index.ts';

export function practice(game: string, options: Json = {}, seats = 2, level?: string): TableWish {
  return {
    ...{ game, options, seats, time: 'none', access: 'private', bots: true },
    ...(level === undefined ? {} : { level }),
  };
}
