// Finds the reader's own seat among the things of a sentence, where it is called "you".
import type { Seat } from '../table/game.ts';
import type { Thing } from './parts.ts';

export function isSeat(thing: Thing | undefined, seat: Seat): boolean {
  return typeof thing === 'object' && 'seat' in thing && thing.seat === seat;
}

/** A list without this seat; `undefined` if it is not in it. */
export function withoutSeat(thing: Thing | undefined, seat: Seat) {
  if (typeof thing !== 'object' || !('things' in thing) || thing.kind !== 'list') return undefined;
  const others = thing.things.filter((one) => !isSeat(one, seat));
  return others.length < thing.things.length ? { ...thing, things: others } : undefined;
}
