// What the seats of a match remember of what they are told, each for itself.
import type { AnyEvent, AnyGame } from '@undertow/shared/games.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';

export class Memories {
  readonly #game: Pick<AnyGame, 'guessing' | 'redact'>;
  readonly #memories: (Json | undefined)[];

  constructor(game: Pick<AnyGame, 'guessing' | 'redact'>, seats: number) {
    this.#game = game;
    this.#memories = Array.from({ length: seats }, () => undefined);
  }

  of(seat: Seat): Json | undefined {
    return this.#memories[seat];
  }

  /** All seats are told of these events, each as far as it may know of them. */
  hear(events: readonly AnyEvent[]): void {
    const { guessing, redact } = this.#game;
    if (!guessing) return;
    const seats = this.#memories.length;
    for (const event of events) {
      for (let seat = 0; seat < seats; seat++) {
        const told = redact(event, seat);
        if (told) this.#memories[seat] = guessing.remember(this.#memories[seat], told, seat, seats);
      }
    }
  }
}
