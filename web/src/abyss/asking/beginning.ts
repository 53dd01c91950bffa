// What was begun of an answer: picks, a payment, an amount, or an answer that waits to be pressed once
// more. A reload in the middle of it loses nothing.
import type { Json } from '@undertow/client-sdk/protocol.ts';
import type { TextStore } from '../../app/storage.ts';
import type { Draft } from './payment.ts';
import type { Picks } from './picking.ts';

/** An answer that was pressed once, where one wants to be asked twice. */
export interface Doubt {
  readonly answer: Json;
  /** Where it was pressed on the board. */
  readonly picks: Picks;
}

/** What was begun for one decision. It is forgotten with the decision. */
export interface Beginning {
  readonly decision: number | null;
  readonly picks: Picks;
  readonly draft: Draft;
  readonly amount: number;
  readonly doubt?: Doubt | undefined;
}

export class KeptBeginning {
  readonly #key: string;
  readonly #store: TextStore | undefined;

  constructor(table: string, store: TextStore | undefined) {
    this.#key = `undertow.begun.${table}`;
    this.#store = store;
  }

  write(beginning: Beginning): void {
    try {
      this.#store?.setItem(this.#key, JSON.stringify(beginning));
    } catch {
      // A store that is full, or forbidden, keeps nothing.
    }
  }

  read(): Beginning | undefined {
    try {
      const kept = JSON.parse(this.#store?.getItem(this.#key) ?? 'null') as Partial<Beginning> | null;
      const isWhole = typeof kept?.decision === 'number' && Array.isArray(kept.picks) && kept.draft && 'amount' in kept;
      return isWhole ? (kept as Beginning) : undefined;
    } catch {
      return undefined;
    }
  }
}
