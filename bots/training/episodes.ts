// Games as training data: the rows of inputs at each rest point, who won, and with how many points.
import type { AnyView } from '@undertow/shared/table/any-game.ts';
import type { Game, Outcome, Shown } from '@undertow/shared/table/game.ts';
import { scoreOf } from '@undertow/shared/table/score.ts';
import type { Inputs } from '../thinking/inputs.ts';
import { sharesOf } from '../thinking/value.ts';

/** One game as training data. */
export interface Episode {
  readonly seats: number;
  /** For each rest point, a row for each seat. */
  readonly rows: Int8Array;
  /** The part of the victory of each seat; it is shared among those who share the first place. */
  readonly won: readonly number[];
  /** The points of each seat. */
  readonly points: readonly number[];
}

/** Takes down one game while it is played. */
export class Recorder<State> {
  readonly #inputs: Inputs<State>;
  readonly #seats: number;
  readonly #rows: Int8Array[] = [];

  constructor(inputs: Inputs<State>, seats: number) {
    this.#inputs = inputs;
    this.#seats = seats;
  }

  rest(state: State): void {
    const rows = new Int8Array(this.#inputs.names.length * this.#seats);
    this.#inputs.write(state, rows);
    this.#rows.push(rows);
  }

  end(outcome: Outcome, points: readonly number[]): Episode {
    const rows = new Int8Array(this.#rows.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const each of this.#rows) {
      rows.set(each, at);
      at += each.length;
    }
    return { seats: this.#seats, rows, won: sharesOf(outcome, this.#seats), points };
  }
}

/** What each seat has in the end, by what the summary of the match calls points, or by what is shown of it as its score. */
export function pointsOf<View extends Shown>(
  game: Pick<Game<never, never, View, never>, 'summary'>,
  view: View,
  seats: number,
): number[] {
  const points = game.summary?.(view).seats.points;
  return Array.from({ length: seats }, (_, seat) => points?.[seat] ?? scoreOf(seatIn(view, seat)) ?? 0);
}

function seatIn({ seats }: Shown, seat: number): AnyView['seats'][number] {
  return (seats[seat] ?? {}) as AnyView['seats'][number];
}

const SHARE = 60;

/** Seats, length of the rows, and for each seat its share and its points; then the rows. */
export function packed({ seats, rows, won, points }: Episode): Uint8Array {
  const head = HEAD + PER_SEAT * seats;
  const bytes = new Uint8Array(head + rows.length);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, seats);
  view.setUint32(1, rows.length);
  for (let seat = 0; seat < seats; seat++) {
    view.setUint8(HEAD + PER_SEAT * seat, Math.round(SHARE * (won[seat] ?? 0)));
    view.setInt16(HEAD + PER_SEAT * seat + 1, points[seat] ?? 0);
  }
  bytes.set(new Uint8Array(rows.buffer, rows.byteOffset, rows.length), head);
  return bytes;
}

const HEAD = 5;
const PER_SEAT = 3;

/** The games in these bytes; one that was not written to its end is left out. */
export function unpacked(bytes: Uint8Array): Episode[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const episodes: Episode[] = [];
  for (let at = 0; at + HEAD <= bytes.length; ) {
    const seats = view.getUint8(at);
    const length = view.getUint32(at + 1);
    const from = at + HEAD + PER_SEAT * seats;
    if (from + length > bytes.length) break;
    const bySeat = Array.from({ length: seats }, (_, seat) => at + HEAD + PER_SEAT * seat);
    episodes.push({
      seats,
      rows: new Int8Array(bytes.buffer, bytes.byteOffset + from, length),
      won: bySeat.map((place) => view.getUint8(place) / SHARE),
      points: bySeat.map((place) => view.getInt16(place + 1)),
    });
    at = from + length;
  }
  return episodes;
}
