// Checks a replay, and names what is wrong with it by a code that every language has a sentence for.
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import { journalOf, objectionTo } from '@undertow/shared/replay.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import { rerun } from '@undertow/shared/table/journaled-match.ts';
import { commitment } from '@undertow/shared/table/random.ts';

export type Objection = 'game' | 'rules' | 'seed' | 'moves' | 'end';

/** `undefined` if the replay is what was promised. */
export function objectionIn(replay: Replay, game: AnyGame, promised: string): Objection | undefined {
  if (objectionTo(game, replay, promised) === undefined) return undefined;
  if (game.id !== replay.game) return 'game';
  if (game.rules !== replay.rules) return 'rules';
  if (commitment(replay.seed) !== promised) return 'seed';
  return canBeRun(replay, game) ? 'end' : 'moves';
}

function canBeRun(replay: Replay, game: AnyGame): boolean {
  try {
    rerun(game, journalOf(replay));
    return true;
  } catch {
    return false;
  }
}
