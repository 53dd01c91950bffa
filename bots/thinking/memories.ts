// The memories of the seats of a match: each remembers what it was told.
import type { AnyEvent, AnyGame } from '@undertow/shared/table/any-game.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';

export class Memories {
  readonly #game: Pick<AnyGame, 'guessing' | 'redact'>;
  readonly #listening: readonly Seat[];
  #memories: readonly (Json | undefined)[];

  /** Memories for this number of seats. All of them listen, or those that are named. */
  constructor(game: Pick<AnyGame, 'guessing' | 'redact'>, seats: number, listening?: readonly Seat[]) {
    this.#game = game;
    this.#memories = Array.from({ length: seats }, () => undefined);
    this.#listening = listening ?? [...this.#memories.keys()];
  }

  /** What is remembered now. It can be set back to this. */
  get all(): readonly (Json | undefined)[] {
    return this.#memories;
  }

  set all(memories: readonly (Json | undefined)[]) {
    this.#memories = memories;
  }

  of(seat: Seat): Json | undefined {
    return this.#memories[seat];
  }

  /** All who listen are told of these events, each as far as it may know of them. */
  hear(events: readonly AnyEvent[]): void {
    const { guessing, redact } = this.#game;
    if (!guessing) return;
    for (const event of events) {
      for (const seat of this.#listening) {
        const told = redact(event, seat);
        if (told) this.#remember(seat, told);
      }
    }
  }

  /** This seat is told of these events, as it may know of them. */
  tell(seat: Seat, events: readonly AnyEvent[]): void {
    for (const event of events) this.#remember(seat, event);
  }

  #remember(seat: Seat, told: AnyEvent): void {
    const memory = this.#game.guessing?.remember(this.#memories[seat], told, seat, this.#memories.length);
    if (memory !== this.#memories[seat]) this.#memories = this.#memories.with(seat, memory);
  }
}
