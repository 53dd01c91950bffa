// Whether a replay is what was promised: found out once.
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
}
