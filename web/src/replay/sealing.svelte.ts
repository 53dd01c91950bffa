// Whether a replay is what was promised: found out once; and what a promise is to it that somebody has noted.
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import type { Objection } from './objection.ts';
import { verify } from './verify.ts';

export interface Verdict {
  readonly state: 'checking' | 'sound' | 'unsound' | 'unchecked';
  /** What is wrong. */
  readonly objection?: Objection;
}

export class Sealing {
  readonly replay: Replay;
  verdict: Verdict = $state.raw({ state: 'checking' });

  constructor(replay: Replay) {
    this.replay = replay;
  }

  async check(): Promise<void> {
    try {
      const objection = await verify(this.replay);
      this.verdict = objection === null ? { state: 'sound' } : { state: 'unsound', objection };
    } catch {
      this.verdict = { state: 'unchecked' };
    }
  }

  /** Whether this is what was promised for the match, or what any promise might be. */
  compare(noted: string): 'same' | 'other' | 'none' {
    const promise = noted.trim().toLowerCase();
    if (!/^[0-9a-f]{64}$/.test(promise)) return 'none';
    return promise === this.replay.commitment ? 'same' : 'other';
  }
}
