// The answers given since the match came to rest, and which of them may be taken back.
import { Detours } from './detours.ts';
import type { Batch, Seat } from './game.ts';
import type { Given } from './save.ts';

export class TurnAnswers {
  #all: Given[] = [];
  /** Answers from this one on may be taken back. */
  #takeBackFrom = 0;
  /** Answers from this one on were given to the open batch. */
  #batchFrom = 0;
  readonly #detours = new Detours();

  get all(): readonly Given[] {
    return this.#all;
  }

  /** Without those that other seats than this one have given to the open batch. */
  knownTo(seat: Seat): readonly Given[] {
    return this.#all.filter((given, i) => i < this.#batchFrom || given.seat === seat);
  }

  /** Nothing was revealed or drawn since the last answer of this seat, and no other seat asked. */
  canTakeBack(seat: Seat): boolean {
    return this.#all.length > this.#takeBackFrom && this.#all.at(-1)?.seat === seat;
  }

  clear(): void {
    this.#all = [];
    this.#takeBackFrom = 0;
    this.#batchFrom = 0;
    this.#detours.clear();
  }

  /** One more. A seat that is asked together with others has seen them asked: its answers are final, each as it is given. */
  add(given: Given, isFinal: boolean): void {
    this.#all.push(given);
    if (isFinal) this.#takeBackFrom = this.#all.length;
  }

  /** They have led to this batch; `disclosed` if something hidden has become known on the way, `told` if anything was told. */
  leadTo(batch: Batch, disclosed: boolean, told: boolean): void {
    const { length } = this.#all;
    const seat = this.#all.at(-1)?.seat;
    this.#batchFrom = length;
    if (disclosed || batch.decisions.some((decision) => decision.seat !== seat)) this.#takeBackFrom = length;
    if (disclosed || told) this.#detours.clear();
    const kept = this.#detours.visit(batch, length);
    if (kept === length) return;
    this.#all = this.#all.slice(0, kept);
    this.#batchFrom = kept;
    this.#takeBackFrom = Math.min(this.#takeBackFrom, kept);
  }
}
