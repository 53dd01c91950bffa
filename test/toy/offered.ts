// A server that offers Prizes beside the games of the house: what stands in each registry for it.
import { bots } from '@undertow/bots/bots.ts';
import type { Offered } from '@undertow/server/server.ts';
import { type AnyGame, games } from '@undertow/shared/games.ts';
import { schemas } from '@undertow/shared/schemas.ts';
import { about } from './about.ts';
import { nearest } from './bot.ts';
import { rules } from './rules.ts';
import { PrizesTable } from './schema.ts';

/** As code takes it that knows no game. */
export const prizes = rules as unknown as AnyGame;

export const offered: Offered = {
  games: new Map([...games, ['prizes', { game: prizes, about }]]),
  bots: new Map([...bots, ['prizes', [['nearest', () => nearest]]]]),
  schemas: new Map([...schemas, ['prizes', PrizesTable]]),
};
