// Remembers up to which version the viewer has put away what was answered for them, so that a reload does not tell it
// again.
import { keptList, type TextStore } from '../browser/storage.ts';
import type { Missed } from '../match/answered-for.ts';

interface PutAway {
  readonly table: string;
  readonly seat: number;
  readonly upTo: number;
}

const KEY = 'undertow.answered-for';
/** For how many tables it is remembered; at older ones it is told once more. */
const MOST_TABLES = 40;

export class ToldMissed {
  readonly #store: TextStore;
  readonly #table: string;
  readonly #seat: number | null;

  constructor(store: TextStore, table: string, seat: number | null) {
    this.#store = store;
    this.#table = table;
    this.#seat = seat;
  }

  /** The version up to which it was put away; one before the first if nothing was. */
  get upTo(): number {
    return this.#kept().find((one) => this.#isHere(one))?.upTo ?? -1;
  }

  putAway(upTo: number): void {
    const others = this.#kept().filter((one) => !this.#isHere(one));
    const all = [{ table: this.#table, seat: this.#seat, upTo }, ...others];
    this.#store.setItem(KEY, JSON.stringify(all.slice(0, MOST_TABLES)));
  }

  #kept(): readonly PutAway[] {
    return keptList(() => this.#store.getItem(KEY), isPutAway);
  }

  #isHere({ table, seat }: PutAway): boolean {
    return table === this.#table && seat === this.#seat;
  }
}

export function lastMissed({ versions }: Missed): number {
  return versions.at(-1) ?? versions[0];
}

function isPutAway(one: unknown): one is PutAway {
  if (typeof one !== 'object' || one === null) return false;
  return 'table' in one && 'seat' in one && 'upTo' in one && Number.isInteger(one.upTo);
}
