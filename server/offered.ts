// What a server offers: its games with their bots and views.
import { createHash } from 'node:crypto';
import { type Bots, bots, botsOf, minds } from '@undertow/bots/bots.ts';
import { levels } from '@undertow/bots/thinking/levels.ts';
import type { GameFolder } from '@undertow/games/game-folder.ts';
import { games } from '@undertow/games/index.ts';
import { type Views, views, viewsOf } from '@undertow/games/views.ts';
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import type { ThinkingBot } from './host/thoughts.ts';

export interface ThinkersOffered {
  /** The levels of each game, the strongest first; those that answer at once have 0 milliseconds. */
  readonly levels: ReadonlyMap<string, readonly ThinkingBot[]>;
  /** The name of the weights by which positions of each game are judged. */
  readonly weights: ReadonlyMap<string, string>;
  /** What a thread runs: it does any of the jobs in `thinking/work.ts`. */
  readonly program: URL;
}

export interface Offered {
  readonly games: ReadonlyMap<string, KnownGame>;
  /** Who plays them. */
  readonly bots: Bots;
  /** Who plays them better, but looks ahead, in a thread of its own. */
  readonly thinkers?: ThinkersOffered;
  /** Their views, for the descriptions, and for the state of rooms. */
  readonly views: Views;
}

const thinkers: ThinkersOffered = {
  levels: new Map([...minds.keys()].map((game) => [game, levels])),
  weights: new Map([...minds].map(([game, { weights }]) => [game, digestOf(weights.numbers)])),
  program: new URL('./thinking/program.ts', import.meta.url),
};

function digestOf(numbers: string): string {
  return createHash('sha256').update(numbers).digest('hex').slice(0, 16);
}

/** What there is to offer of other games, but for bots that look ahead. */
export async function offer(games: ReadonlyMap<string, GameFolder>): Promise<Offered> {
  const [bots, views] = await Promise.all([botsOf(games), viewsOf(games)]);
  return { games, bots, views };
}

export const THE_HOUSE: Offered = { games, bots, thinkers, views };
