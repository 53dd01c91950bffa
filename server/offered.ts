// What a server offers: its games with their bots and views.
import { createHash } from 'node:crypto';
import { type Bots, bots, botsOf, levelsIn, type Minds, minds } from '@undertow/bots/bots.ts';
import type { GameFolder } from '@undertow/games/game-folder.ts';
import { games } from '@undertow/games/index.ts';
import { type Views, views, viewsOf } from '@undertow/games/views.ts';
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import type { ThinkingBot } from './host/thoughts.ts';

export interface ThinkersOffered {
  /** The levels of each game, the strongest first; those that answer at once have 0 milliseconds. */
  readonly levels: ReadonlyMap<string, readonly ThinkingBot[]>;
  /** The name of that by which positions of each game are judged: weights, or the score. */
  readonly weights: ReadonlyMap<string, string>;
  /** What a thread runs: it does any of the jobs in `thinking/work.ts`, in these games. */
  readonly program: URL;
  /** Games that are thought about in a thread of their own: what hangs there holds up the bots of no other game. */
  readonly apart?: { readonly games: ReadonlySet<string>; readonly program: URL; readonly data: unknown };
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

/** One higher when positions are judged otherwise by the score: what was found before is then found anew. */
export const BY_SCORE = 'score-1';

function thinkersIn(bots: Bots, minds: Minds, program: URL): ThinkersOffered {
  return {
    levels: new Map([...minds.keys()].map((game) => [game, levelsIn(game, { bots, minds })])),
    weights: new Map([...minds].map(([game, { weights }]) => [game, weights ? digestOf(weights.numbers) : BY_SCORE])),
    program,
  };
}

function digestOf(numbers: string): string {
  return createHash('sha256').update(numbers).digest('hex').slice(0, 16);
}

/**
 * What there is to offer of other games. Their bots look ahead where there is a program for the threads that knows these games,
 * as `thinkAbout` makes one.
 */
export async function offer(games: ReadonlyMap<string, GameFolder>, program?: URL): Promise<Offered> {
  const [{ bots, minds }, views] = await Promise.all([botsOf(games), viewsOf(games)]);
  const thinkers = program && minds.size > 0 ? { thinkers: thinkersIn(bots, minds, program) } : {};
  return { games, bots, ...thinkers, views };
}

export const THE_HOUSE: Offered = {
  ...{ games, bots, views },
  thinkers: thinkersIn(bots, minds, new URL('./thinking/program.ts', import.meta.url)),
};
