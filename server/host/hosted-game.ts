// A game as a host runs it. Those of the house are run where the host is; one from outside has a thread of its own, and says so.
import type { AnyGame, AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Beginning } from '@undertow/shared/table/journaled-match.ts';

export interface HostedGame extends AnyGame {
  /** Which files its rules are, where those may change and the number of the rules stays. */
  readonly edition?: string;
  /** A match of it, where it is played elsewhere. */
  begin?(beginning: Beginning): AnyMatch;
  /** Settled when it can be asked, where that takes a while, or when it never can: then asking says why. */
  whenLoaded?(): Promise<void>;
}
