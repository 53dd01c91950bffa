// What a thread is doing, in memory that another thread can read when this one does not come back: the game, the answers that
// were given in it, and what is tried.
import type { Given } from '@undertow/shared/table/save.ts';
import type { Recorder } from './line.ts';

const BEATS = 0;
const SEED = 1;
const PROPERTY = 2;
const END = 3;
const HEADER = 4;
const BYTES = 1 << 20;

export class FlightRecorder implements Recorder {
  readonly memory: SharedArrayBuffer;
  readonly #header: Int32Array;
  readonly #text: Uint8Array;
  readonly #encoder = new TextEncoder();

  constructor(memory = new SharedArrayBuffer(4 * HEADER + BYTES)) {
    this.memory = memory;
    this.#header = new Int32Array(memory, 0, HEADER);
    this.#text = new Uint8Array(memory, 4 * HEADER);
  }

  /** Another game begins. */
  begin(seed: number): void {
    this.#set(SEED, seed);
    this.#set(END, 0);
    this.beat(0);
  }

  /** What is tried now, as a number. */
  beat(property: number): void {
    this.#set(PROPERTY, property);
    Atomics.add(this.#header, BEATS, 1);
  }

  write(at: number, given: Given): number {
    const line = `${JSON.stringify(given)}\n`;
    // Longer games are not written down to their end.
    const { written, read } = this.#encoder.encodeInto(line, this.#text.subarray(at));
    const end = read === line.length ? at + written : at;
    this.#set(END, end);
    Atomics.add(this.#header, BEATS, 1);
    return end;
  }

  get beats(): number {
    return Atomics.load(this.#header, BEATS);
  }

  get seed(): number {
    return Atomics.load(this.#header, SEED);
  }

  get property(): number {
    return Atomics.load(this.#header, PROPERTY);
  }

  get answers(): Given[] {
    const bytes = this.#text.slice(0, Atomics.load(this.#header, END));
    const lines = new TextDecoder().decode(bytes).split('\n');
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Given);
  }

  #set(place: number, value: number): void {
    Atomics.store(this.#header, place, value);
  }
}
