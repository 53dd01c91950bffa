// The type of one entry in Abyss's strip of what the others did.
import type { Chip } from '@undertow/web/src/match/since.ts';
import type { AbyssEvent } from '../../rules/events.ts';
import type { SinceSaying } from '../../words/abyss-in.ts';
import type { Mark } from '../art/marks.ts';

export type Glyph =
  | { readonly race: string }
  /** One that is out has lost its power. */
  | { readonly lord: string; readonly isOut?: boolean }
  | { readonly location: string }
  /** A drawing of the game. */
  | { readonly sign: string }
  | { readonly mark: Mark }
  /** What was gained or lost. */
  | { readonly number: number };

export interface AbyssChip extends Chip<readonly Glyph[], AbyssEvent> {
  /** What it says, if that is more than its events do. */
  readonly sentence?: SinceSaying['sentence'];
}

/** What makes a chip its own; the rest is as for all of its turn. */
export type Draft = Partial<AbyssChip> & Pick<AbyssChip, 'picture'>;
