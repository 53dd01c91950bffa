// What was begun of an answer: picks, a payment, an amount, or an answer that waits to be pressed once
// more.
import type { Json } from '@undertow/client-sdk/protocol.ts';
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

export function isBeginning(kept: unknown): kept is Beginning {
  const { decision, picks, draft, amount } = (kept ?? {}) as Partial<Beginning>;
  return typeof decision === 'number' && Array.isArray(picks) && draft !== undefined && amount !== undefined;
}
