// A value that lasts until something else is asked.
interface Asked {
  readonly decision: { readonly number: number } | null;
}

/** A value with the number of the question at which it was set. */
export interface OfQuestion<Value> {
  readonly question: number | null;
  readonly value: Value;
}

export class UntilAsked<Value> {
  readonly #asked: Asked;
  #set = $state.raw<OfQuestion<Value | undefined>>();

  constructor(asked: Asked, set?: OfQuestion<Value>) {
    this.#asked = asked;
    this.#set = set;
  }

  readonly #question = $derived.by(() => this.#asked.decision?.number ?? null);

  get value(): Value | undefined {
    return this.#set?.question === this.#question ? this.#set.value : undefined;
  }

  set value(value: Value | undefined) {
    this.#set = { question: this.#question, value };
  }

  /** What was set last, whatever has been asked since. */
  get last(): Value | undefined {
    return this.#set?.value;
  }
}
