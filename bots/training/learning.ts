// Teaches a net from games by TD(lambda): at each rest point it should say what it says later, and in the end who won.
import type { Random } from '@undertow/shared/table/random.ts';
import { shuffle } from '@undertow/shared/table/random.ts';
import type { Net } from '../thinking/net.ts';
import { softmax } from '../thinking/net.ts';
import { Adam } from './adam.ts';
import type { Episode } from './episodes.ts';

export interface LearningSetting {
  readonly epochs: number;
  /** How far what comes later counts: with 1 only who won, with 0 only what the net says of the next rest point. */
  readonly lambda: number;
  readonly rate: number;
  /** Games between two steps. */
  readonly batch: number;
  /** How much of the target is by how many points the seats came in, and not only who won. */
  readonly margin: number;
  /** A lead of so many points makes a seat e times as likely to have won, as far as the margin counts. */
  readonly pointsPerE: number;
}

export const LEARNING: LearningSetting = { epochs: 3, lambda: 0.7, rate: 1e-3, batch: 4, margin: 0.5, pointsPerE: 6 };

/** One lesson after the other; tells the loss of each epoch, in nats a rest point, before it has learned from it. */
export function* learn(
  net: Net,
  episodes: readonly Episode[],
  setting: LearningSetting,
  random: Random,
): Generator<number> {
  const pupil = new Pupil(net, scalesOf(episodes, net.layout.inputs));
  const order = episodes.slice();
  const steps = setting.epochs * Math.ceil(order.length / setting.batch);
  for (let epoch = 0, step = 0; epoch < setting.epochs; epoch++) {
    shuffle(random, order);
    let loss = 0;
    let rests = 0;
    for (let from = 0; from < order.length; from += setting.batch, step++) {
      for (const episode of order.slice(from, from + setting.batch)) {
        loss += pupil.study(episode, setting);
        rests += restsIn(episode, net.layout.inputs);
      }
      // Ever smaller steps: the last ones only smooth what the first have found.
      pupil.step(setting.rate * (1 - step / steps));
    }
    yield loss / rests;
  }
}

/** The mean loss against who won, without learning: in nats a rest point. */
export function examine(net: Net, episodes: readonly Episode[]): number {
  const { inputs } = net.layout;
  const chances = new Float32Array(MOST_SEATS);
  let loss = 0;
  let count = 0;
  for (const { seats, rows, won } of episodes) {
    for (let at = 0; at < rows.length; at += seats * inputs, count++) {
      net.chances(rows.subarray(at, at + seats * inputs), seats, chances);
      for (let seat = 0; seat < seats; seat++) loss -= (won[seat] ?? 0) * Math.log((chances[seat] as number) + 1e-9);
    }
  }
  return loss / Math.max(1, count);
}

const MOST_SEATS = 8;

function restsIn({ seats, rows }: Episode, inputs: number): number {
  return rows.length / (seats * inputs);
}

/** The spread of each input, by which it is scaled, so that all are learned at the same pace. */
function scalesOf(episodes: readonly Episode[], inputs: number): Float32Array {
  const sums = new Float64Array(inputs);
  let rows = 0;
  for (const episode of episodes.slice(0, GAMES_FOR_SCALES)) {
    for (let at = 0; at < episode.rows.length; at += inputs, rows++) {
      for (let i = 0; i < inputs; i++) sums[i] = (sums[i] as number) + (episode.rows[at + i] as number) ** 2;
    }
  }
  return Float32Array.from(sums, (sum) => Math.max(0.1, Math.sqrt(sum / Math.max(1, rows))));
}

const GAMES_FOR_SCALES = 300;

/** A net that is being taught. */
class Pupil {
  readonly #net: Net;
  readonly #gradients: readonly Float32Array[];
  readonly #adams: readonly Adam[];
  #chances = new Float32Array(0);
  #units = new Float32Array(0);
  #rests = 0;

  constructor(net: Net, scales: Float32Array) {
    this.#net = net;
    const { hidden } = net.layout;
    this.#gradients = net.weights.map(({ length }) => new Float32Array(length));
    const paces = [
      scales.map((scale) => 1 / scale),
      Float32Array.from(net.into, (_, i) => 1 / (scales[Math.floor(i / hidden)] as number)),
      new Float32Array(hidden).fill(1),
      new Float32Array(hidden).fill(1),
    ];
    this.#adams = net.weights.map((weights, i) => new Adam(weights, paces[i] as Float32Array));
  }

  /** Adds what the game teaches to the gradients. */
  study({ seats, rows, won, points }: Episode, setting: LearningSetting): number {
    const { inputs, hidden } = this.#net.layout;
    const count = rows.length / inputs;
    const rests = count / seats;
    if (this.#chances.length < count) {
      this.#chances = new Float32Array(count);
      this.#units = new Float32Array(count * hidden);
    }
    for (let row = 0; row < count; row++) this.#forward(rows, row);
    for (let rest = 0; rest < rests; rest++) softmax(this.#chances.subarray(rest * seats), seats);
    const target = targetOf(won, points, setting);
    let loss = 0;
    for (let rest = rests - 1; rest >= 0; rest--) {
      for (let seat = 0; seat < seats; seat++) {
        const row = rest * seats + seat;
        const chance = this.#chances[row] as number;
        loss -= (target[seat] as number) * Math.log(chance + 1e-9);
        this.#backward(rows, row, chance - (target[seat] as number));
        target[seat] = setting.lambda * (target[seat] as number) + (1 - setting.lambda) * chance;
      }
    }
    this.#rests += rests;
    return loss;
  }

  step(rate: number): void {
    for (const [i, adam] of this.#adams.entries()) {
      const gradient = this.#gradients[i] as Float32Array;
      adam.step(gradient, rate, 1 / this.#rests);
      gradient.fill(0);
    }
    this.#rests = 0;
  }

  #forward(rows: Int8Array, row: number): void {
    const { straight, into, bias, out, layout } = this.#net;
    const { inputs, hidden } = layout;
    const units = this.#units.subarray(row * hidden, (row + 1) * hidden);
    units.set(bias);
    let score = 0;
    for (let i = 0; i < inputs; i++) {
      const x = rows[row * inputs + i] as number;
      if (x === 0) continue;
      score += x * (straight[i] as number);
      for (let unit = 0, at = i * hidden; unit < hidden; unit++, at++) {
        units[unit] = (units[unit] as number) + x * (into[at] as number);
      }
    }
    for (let unit = 0; unit < hidden; unit++) score += Math.max(0, units[unit] as number) * (out[unit] as number);
    this.#chances[row] = score;
  }

  #backward(rows: Int8Array, row: number, error: number): void {
    const { out, layout } = this.#net;
    const { inputs, hidden } = layout;
    const [straight, into, bias, outs] = this.#gradients as [Float32Array, Float32Array, Float32Array, Float32Array];
    const units = this.#units.subarray(row * hidden, (row + 1) * hidden);
    for (let unit = 0; unit < hidden; unit++) {
      const sum = units[unit] as number;
      if (sum > 0) outs[unit] = (outs[unit] as number) + error * sum;
      // From here on the unit holds what its sum is to change by.
      units[unit] = sum > 0 ? error * (out[unit] as number) : 0;
      bias[unit] = (bias[unit] as number) + (units[unit] as number);
    }
    for (let i = 0; i < inputs; i++) {
      const x = rows[row * inputs + i] as number;
      if (x === 0) continue;
      straight[i] = (straight[i] as number) + error * x;
      for (let unit = 0, at = i * hidden; unit < hidden; unit++, at++) {
        into[at] = (into[at] as number) + x * (units[unit] as number);
      }
    }
  }
}

function targetOf(
  won: readonly number[],
  points: readonly number[],
  { margin, pointsPerE }: LearningSetting,
): Float32Array {
  const byPoints = Float32Array.from(points, (each) => each / pointsPerE);
  softmax(byPoints, byPoints.length);
  return byPoints.map((share, seat) => (1 - margin) * (won[seat] ?? 0) + margin * share);
}
