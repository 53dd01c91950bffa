// Adam (Kingma and Ba, 2015): gradient steps that are about as long for every number, however steep it is there.
const FIRST = 0.9;
const SECOND = 0.999;

export class Adam {
  readonly #weights: Float32Array;
  readonly #paces: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;
  #steps = 0;

  /** The paces say how long a step of each weight is beside those of others. */
  constructor(weights: Float32Array, paces: Float32Array) {
    this.#weights = weights;
    this.#paces = paces;
    this.#mean = new Float32Array(weights.length);
    this.#square = new Float32Array(weights.length);
  }

  /** One step against this gradient, which is first multiplied by `share`. */
  step(gradient: Float32Array, rate: number, share: number): void {
    this.#steps++;
    const first = 1 - FIRST ** this.#steps;
    const second = 1 - SECOND ** this.#steps;
    for (let i = 0; i < gradient.length; i++) {
      const pace = this.#paces[i] as number;
      // As if the weight were measured in its own pace.
      const slope = (gradient[i] as number) * share * pace;
      const mean = FIRST * (this.#mean[i] as number) + (1 - FIRST) * slope;
      const square = SECOND * (this.#square[i] as number) + (1 - SECOND) * slope * slope;
      this.#mean[i] = mean;
      this.#square[i] = square;
      const length = (rate * (mean / first)) / (Math.sqrt(square / second) + 1e-8);
      this.#weights[i] = (this.#weights[i] as number) - length * pace;
    }
  }
}
