// A server that offers Prizes beside the games of the house: what stands in each registry for it.
import { bots } from '@undertow/bots/bots.ts';
import { games } from '@undertow/games/index.ts';
import { schemas } from '@undertow/games/schemas.ts';
import { views } from '@undertow/games/views.ts';
import type { Offered } from '@undertow/server/offered.ts';
import type { AnyGame, KnownGame } from '@undertow/shared/table/any-game.ts';
import { anyTale, type ToldGame } from '../../demo/tale.ts';
import { about } from './about.ts';
import { nearest } from './bot.ts';
import { rules } from './rules.ts';
import { PrizesTable } from './schema.ts';
import { tale } from './tale.ts';
import { PrizesView } from './view-schema.ts';

/** As code takes it that knows no game. */
export const prizes = rules as unknown as AnyGame;

export const offered: Offered = {
  games: new Map<string, KnownGame>([...games, ['prizes', { game: prizes, about }]]),
  bots: new Map([...bots, ['prizes', [['nearest', () => nearest]]]]),
  schemas: new Map([...schemas, ['prizes', PrizesTable]]),
  views: new Map([...views, ['prizes', PrizesView]]),
};

/** For the demo. */
export const toldPrizes: ToldGame = { game: prizes, about, tale: anyTale(tale) };

/** A server that has nothing else: nothing of the house is to be found in it. */
export const alone: Offered = {
  games: new Map([['prizes', { game: prizes, about }]]),
  bots: new Map([['prizes', [['nearest', () => nearest]]]]),
  schemas: new Map([['prizes', PrizesTable]]),
  views: new Map([['prizes', PrizesView]]),
};
