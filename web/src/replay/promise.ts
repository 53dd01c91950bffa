// Compares a commitment to the seed that a person has noted with that of a finished match.
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import { commitment } from '@undertow/shared/table/random.ts';

/** It was played by this promise, or by another one; or it is none. */
export type Compared = 'same' | 'other' | 'none';

/** By the seed, and not by the word of the replay: a file may claim whatever promise it likes. */
export function compare(noted: string, { seed }: Pick<Replay, 'seed'>): Compared {
  const promise = noted.trim().toLowerCase();
  if (!/^[0-9a-f]{64}$/.test(promise)) return 'none';
  return promise === commitment(seed) ? 'same' : 'other';
}
