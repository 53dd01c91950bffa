// The two smallest flows, one question and a known result, written without generators because most flows are these.
import type { Answers, Batch, Flow } from './game.ts';

/** A flow that asks one batch, and is over. */
export class Question<Result> implements Flow<Result> {
  #batch: Batch | undefined;
  readonly #resultOf: (answers: Answers) => Result;

  constructor(batch: Batch, resultOf: (answers: Answers) => Result) {
    this.#batch = batch;
    this.#resultOf = resultOf;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(answers: Answers): IteratorResult<Batch, Result> {
    const batch = this.#batch;
    if (!batch) return { done: true, value: this.#resultOf(answers) };
    this.#batch = undefined;
    return { done: false, value: batch };
  }
}

/** A flow that asks nothing, because its result is known. It can be gone through any number of times. */
export class Known<Result> implements Flow<Result> {
  readonly #end: IteratorResult<Batch, Result>;

  constructor(value: Result) {
    this.#end = { done: true, value };
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(): IteratorResult<Batch, Result> {
    return this.#end;
  }
}
