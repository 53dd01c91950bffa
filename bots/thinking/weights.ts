// The weights of a net as data: numbers in base64, with their inputs and the command that made them.
import { Net } from './net.ts';

export interface Weights {
  readonly game: string;
  /** The command that made them. */
  readonly command: string;
  /** What they were made from, in words. */
  readonly from: string;
  readonly inputs: readonly string[];
  readonly common: number;
  readonly hidden: number;
  /** 32-bit floats, the lowest byte first, in base64. */
  readonly numbers: string;
}

export function weightsOf(net: Net, about: Pick<Weights, 'game' | 'command' | 'from' | 'inputs'>): Weights {
  const { common, hidden } = net.layout;
  const numbers = net.weights.flatMap((part) => [...part]);
  const view = new DataView(new ArrayBuffer(4 * numbers.length));
  for (const [i, number] of numbers.entries()) view.setFloat32(4 * i, number, true);
  return { ...about, common, hidden, numbers: btoa(String.fromCharCode(...new Uint8Array(view.buffer))) };
}

/** The net with these weights. Throws if they were made for other inputs than these. */
export function netOf({ inputs, common, hidden, numbers }: Weights, names: readonly string[]): Net {
  if (inputs.join() !== names.join()) throw new Error('these weights were made for other inputs: train them anew');
  const net = new Net({ inputs: inputs.length, common, hidden });
  const bytes = Uint8Array.from(atob(numbers), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const part of net.weights) {
    for (let i = 0; i < part.length; i++, at += 4) part[i] = view.getFloat32(at, true);
  }
  return net;
}
