// The state of a replay's verification, which runs once.
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import type { Objection } from './objection.ts';
import { verify } from './verify.ts';

export interface Verdict {
  readonly state: 'checking' | 'sound' | 'unsound' | 'unchecked';
  /** What is wrong. */
  readonly objection?: Objection;
}

export class Verification {
  readonly replay: Replay;
  readonly #verifier: () => Worker;
  verdict: Verdict = $state.raw({ state: 'checking' });

  constructor(replay: Replay, verifier: () => Worker) {
    this.replay = replay;
    this.#verifier = verifier;
  }

  async check(): Promise<void> {
    try {
      const objection = await verify(this.replay, this.#verifier);
      this.verdict = objection === null ? { state: 'sound' } : { state: 'unsound', objection };
    } catch {
      this.verdict = { state: 'unchecked' };
    }
  }
}
