// The part of a visit that the page shows only when an update has been seen: what is asked, of whom, and how the match
// ended.
import type { Asked, Decision, Ending, GameTypes, Visit } from '@undertow/client-sdk/index.ts';

export interface Told {
  decision: Decision | null;
  asked: readonly Asked[];
  sealed: Visit['sealed'];
  canUndo: boolean;
  ending: Ending | null;
}

/** While an update is shown in parts, no seat is asked anything. */
export const NOT_YET: Told = { decision: null, asked: [], sealed: [], canUndo: false, ending: null };

export function toldOf<Game extends GameTypes>({ decision, asked, sealed, canUndo, ending }: Visit<Game>): Told {
  return { decision, asked, sealed, canUndo, ending };
}
