// The contract of trying answers out, in worlds: positions as they may be, with chance as it may fall.
import type { Answer, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import type { Situation } from './thinker.ts';

/** What a seat does not see, as it may be: the same for all answers that are compared. */
export interface World {
  readonly state: Json;
  /** How many seats there are. */
  readonly seats: number;
  readonly seed: string;
  /** What other seats answer at the same time: they cannot know what is tried. */
  readonly others: readonly Given[];
}

export interface Given {
  readonly seat: Seat;
  readonly answer: Answer;
}

export interface Trying {
  /**
   * `undefined` if the game does not know how to guess. What others answer at the same time is thought out unless it is
   * given.
   */
  world(situation: Situation, random: Random, others?: readonly Given[]): World | undefined;
  /**
   * What comes of the answer in this world, and of those that the seat gives next at the same time where they are named;
   * `undefined` where that cannot be tried out.
   */
  outcome(situation: Situation, world: World, answer: Answer, next?: readonly Answer[]): number | undefined;
}

export interface Foreseeing extends Trying {
  /** The same as `outcome`, some turns later; as far as the game has foresight. */
  outcomeLater(situation: Situation, world: World, answer: Answer): number | undefined;
}
