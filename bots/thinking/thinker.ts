// The contract of a thinker: a player that is asked one decision, and knows what its seat sees and remembers.
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import type { Clock } from './clock.ts';

export interface Situation {
  /** The true match. It is touched only through `view` and `suppose`, which keep from the seat what it does not see. */
  readonly match: Pick<AnyMatch, 'game' | 'view' | 'suppose'>;
  readonly decision: Decision;
  /** What the seat remembers of what it was told, as its game keeps it. */
  readonly memory: Json | undefined;
}

/** How long it may think: until one of these is spent. With iterations alone the answer can be had again. */
export interface Budget {
  readonly ms?: number;
  readonly iterations?: number;
  /** The clock that counts the milliseconds: the wall's unless told otherwise. */
  readonly clock?: Clock;
}

export type Thinker = (situation: Situation, random: Random, budget: Budget) => Answer;
