// The answers that the person at this page gave themselves. What a bot answers in their seat does not count.
import type { TextStore } from '../browser/storage.ts';
import type { Acts } from './since.ts';

interface Act {
  /** The version of the match when the answer was given. */
  readonly version: number;
  readonly answer: string;
}

/** How many answers are kept: older ones were given before one's last turn at any table. */
const MOST_ACTS = 80;

export class OwnActs implements Acts {
  readonly #key: string;
  readonly #store: TextStore | undefined;
  /** The oldest first. */
  #acts = $state.raw<readonly Act[]>([]);

  constructor(table: string, store: TextStore | undefined) {
    this.#key = `undertow.acts.${table}`;
    this.#store = store;
    this.#acts = this.#read();
  }

  reach(version: number): boolean {
    const [first] = this.#acts;
    return first !== undefined && first.version <= version;
  }

  between(from: number, to: number): boolean {
    return this.#acts.some(({ version }) => version >= from && version < to);
  }

  /** What was answered from the one version until the other. */
  answers(from: number, to: number): readonly string[] {
    return this.#acts.filter(({ version }) => version >= from && version < to).map(({ answer }) => answer);
  }

  add(version: number, answer: unknown): void {
    this.#write([...this.#acts, { version, answer: typeof answer === 'string' ? answer : '' }].slice(-MOST_ACTS));
  }

  /** The last one was taken back. */
  takeBack(): void {
    this.#write(this.#acts.slice(0, -1));
  }

  #write(acts: readonly Act[]): void {
    this.#acts = acts;
    try {
      this.#store?.setItem(this.#key, JSON.stringify(acts));
    } catch {
      // A store that is full, or forbidden, keeps nothing.
    }
  }

  #read(): readonly Act[] {
    try {
      const kept: unknown = JSON.parse(this.#store?.getItem(this.#key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isAct) : [];
    } catch {
      return [];
    }
  }
}

function isAct(kept: unknown): kept is Act {
  const { version, answer } = (kept ?? {}) as Partial<Act>;
  return typeof version === 'number' && typeof answer === 'string';
}
