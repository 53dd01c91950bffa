// The envelope of a message between processes: its number shows the receiver whether it has missed one.
import type { Problem } from '@undertow/shared/protocol/errors.ts';

export type Content =
  | { readonly kind: 'tell'; readonly topic: string; readonly message: unknown }
  | { readonly kind: 'ask'; readonly id: number; readonly topic: string; readonly question: unknown }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'refusal'; readonly id: number; readonly problem: Problem }
  /** Only its number counts: a process that has missed something before it learns of that. */
  | { readonly kind: 'still' }
  /** The sender has been away for so long that it may have missed anything. */
  | { readonly kind: 'anew' };

/** The number counts what the sender has sent on this channel: to all, or to this process alone. */
export type Envelope = Content & { readonly from: string; readonly number: number };

/** Counts what comes from each of the others, by each way. Of a new process, what it sent before is missed as well. */
export class Arrivals {
  readonly #last = new Map<string, number>();

  /** True if something between this and the last one has not come. */
  isAfterGap(way: string, { from, number }: Envelope): boolean {
    const key = `${from} ${way}`;
    const last = this.#last.get(key) ?? 0;
    this.#last.set(key, number);
    return number !== last + 1;
  }

  forget(from: string): void {
    for (const key of this.#last.keys()) if (key.startsWith(`${from} `)) this.#last.delete(key);
  }
}
