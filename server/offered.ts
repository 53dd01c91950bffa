// What a server offers: its games, and what stands in the other registries for each of them.
import { type Bots, bots } from '@undertow/bots/bots.ts';
import { games, type KnownGame } from '@undertow/shared/games.ts';
import { type Schemas, schemas } from '@undertow/shared/schemas.ts';
import { type Views, views } from '@undertow/shared/views.ts';

export interface Offered {
  readonly games: ReadonlyMap<string, KnownGame>;
  /** Who plays them. */
  readonly bots: Bots;
  /** How their tables are declared for Colyseus. */
  readonly schemas: Schemas;
  /** Their views, for the descriptions. */
  readonly views: Views;
}

export const THE_HOUSE: Offered = { games, bots, schemas, views };
