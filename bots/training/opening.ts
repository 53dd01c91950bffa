// Adds hidden units to a net without any, so that it says the same as before at first.
import type { Random } from '@undertow/shared/table/random.ts';
import { Net } from '../thinking/net.ts';

/** About how large an input is: beside it, what a unit makes of it at first is small. */
const USUAL_INPUT = 4;
const FINE = 2 ** 20;

export function withHidden(straight: Net, hidden: number, random: Random): Net {
  const net = new Net({ ...straight.layout, hidden });
  net.straight.set(straight.straight);
  const even = () => (2 * random.below(FINE)) / FINE - 1;
  const widest = 1 / (USUAL_INPUT * Math.sqrt(straight.layout.inputs));
  // What comes out of the units counts for nothing yet.
  for (let i = 0; i < net.into.length; i++) net.into[i] = widest * even();
  return net;
}
