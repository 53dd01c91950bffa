// What a server offers: its games, and what stands in the other registries for each of them.
import { type Bots, bots } from '@undertow/bots/bots.ts';
import { games, type KnownGame } from '@undertow/shared/games.ts';
import { type Schemas, schemas } from '@undertow/shared/schemas.ts';
import { type Views, views } from '@undertow/shared/views.ts';
import type { Thinker } from './host/thoughts.ts';

/** Bots that look ahead. */
export interface ThinkersOffered {
  /** By game; the strongest first. */
  readonly levels: ReadonlyMap<string, readonly Thinker[]>;
  /** What a thread runs: it answers a `ThinkingJob`. */
  readonly program: URL;
}

export interface Offered {
  readonly games: ReadonlyMap<string, KnownGame>;
  /** Who plays them. */
  readonly bots: Bots;
  /** Who plays them better, but looks ahead, in a thread of its own. */
  readonly thinkers?: ThinkersOffered;
  /** How their tables are declared for Colyseus. */
  readonly schemas: Schemas;
  /** Their views, for the descriptions. */
  readonly views: Views;
}

export const THE_HOUSE: Offered = { games, bots, schemas, views };
