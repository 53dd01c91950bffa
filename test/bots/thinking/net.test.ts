// The net, and its weights as data.
import { Net } from '@undertow/bots/thinking/net.ts';
import { netOf, weightsOf } from '@undertow/bots/thinking/weights.ts';
import { openRandom, type Random } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const ABOUT = { game: 'a game', command: 'a command', from: 'nothing', inputs: NAMES };
const SEATS = 3;

const draw = (random: Random): number => random.below(2001) / 1000 - 1;

function netDrawn(random: Random): Net {
  const net = new Net({ inputs: NAMES.length, common: 2, hidden: 4 });
  for (const part of net.weights) for (let i = 0; i < part.length; i++) part[i] = draw(random);
  return net;
}

/** As it is written in a book. */
function naiveChances({ straight, into, bias, out }: Net, rows: readonly (readonly number[])[]): number[] {
  const scores = rows.map((row) => {
    const hidden = [...bias].map((begin, unit) =>
      Math.max(0, begin + row.reduce((sum, x, i) => sum + x * (into[i * bias.length + unit] as number), 0)),
    );
    const sum = row.reduce((total, x, i) => total + x * (straight[i] as number), 0);
    return Math.exp(sum + hidden.reduce((total, x, unit) => total + x * (out[unit] as number), 0));
  });
  const all = scores.reduce((sum, score) => sum + score, 0);
  return scores.map((score) => score / all);
}

test('a net says what the sums in a book say', () => {
  const random = openRandom({ seed: 'fast:1', position: 0 });
  for (let round = 0; round < 20; round++) {
    const net = netDrawn(random);
    const common = [random.below(4) - 1, 1];
    const rows = Array.from({ length: SEATS }, () => [...common, ...NAMES.slice(2).map(() => random.below(5) - 2)]);
    const chances = new Float32Array(SEATS);
    net.chances(Float32Array.from(rows.flat()), SEATS, chances);
    for (const [seat, chance] of naiveChances(net, rows).entries()) expect(chances[seat]).toBeCloseTo(chance, 5);
  }
});

test('weights come back from data as they were', () => {
  const net = netDrawn(openRandom({ seed: 'fast:2', position: 0 }));
  const data = JSON.parse(JSON.stringify(weightsOf(net, ABOUT)));
  expect(netOf(data, NAMES).weights).toEqual(net.weights);
});

test('weights of other inputs are refused', () => {
  const data = weightsOf(new Net({ inputs: NAMES.length, common: 2, hidden: 0 }), ABOUT);
  expect(() => netOf(data, NAMES.toReversed())).toThrow('other inputs');
});
