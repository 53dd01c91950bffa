// What is wrong with a replay, as a word that every language has a sentence for.
import { games } from '@undertow/shared/games.ts';
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import { beginReplay, objectionTo, steps } from '@undertow/shared/replay.ts';
import { commitment } from '@undertow/shared/table/random.ts';

export type Objection = 'game' | 'rules' | 'seed' | 'moves' | 'end';

/** `undefined` if the replay is what was promised. */
export function objectionIn(replay: Replay, promised: string): Objection | undefined {
  if (objectionTo(replay, promised) === undefined) return undefined;
  const known = games.get(replay.game);
  if (!known) return 'game';
  if (known.game.rules !== replay.rules) return 'rules';
  if (commitment(replay.seed) !== promised) return 'seed';
  return canBeRun(replay) ? 'end' : 'moves';
}

function canBeRun(replay: Replay): boolean {
  try {
    for (const _ of steps(beginReplay(replay), replay.moves));
    return true;
  } catch {
    return false;
  }
}
