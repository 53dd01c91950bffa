// Whether a replay is what was promised: found out once, and again when somebody brings a promise of their own.
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
  #checks = 0;

  constructor(replay: Replay) {
    this.replay = replay;
  }

  async check(promised?: string): Promise<void> {
    this.verdict = { state: 'checking' };
    const check = ++this.#checks;
    const verdict = await this.#find(promised);
    if (check === this.#checks) this.verdict = verdict;
  }

  async #find(promised?: string): Promise<Verdict> {
    try {
      const objection = await verify(this.replay, promised);
      return objection === null ? { state: 'sound' } : { state: 'unsound', objection };
    } catch {
      return { state: 'unchecked' };
    }
  }
}
