// How far a thread has come, in memory that another thread can read while the rules run.
const SIGNS = 0;
const ANSWERS = 1;

export class Progress {
  readonly memory: SharedArrayBuffer;
  readonly #numbers: Int32Array;

  constructor(memory = new SharedArrayBuffer(8)) {
    this.memory = memory;
    this.#numbers = new Int32Array(memory);
  }

  /** The match stands after so many answers. */
  come(answers: number): void {
    Atomics.store(this.#numbers, ANSWERS, answers);
    Atomics.add(this.#numbers, SIGNS, 1);
  }

  /** How often it was told; never while the game is still being read. */
  get signs(): number {
    return Atomics.load(this.#numbers, SIGNS);
  }

  get answers(): number {
    return Atomics.load(this.#numbers, ANSWERS);
  }
}
