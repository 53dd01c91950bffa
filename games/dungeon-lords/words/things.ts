// The kinds of values that fill the places of sentences.
import type { Thing } from '@undertow/shared/words/parts.ts';
import { count, list, seat, thing } from '@undertow/shared/words/things.ts';
import type { Amounts } from '../rules/events.ts';
import { cellName } from '../rules/geometry.ts';
import { seatOf } from '../rules/minions.ts';
import type { Cell, Minion } from '../rules/state.ts';

export const order = thing('order');
export const creature = thing('creature');
export const hero = thing('hero');
export const room = thing('room');
export const trap = thing('trap');
export const spell = thing('spell');
export const title = thing('title');
export const eventName = thing('event');
export const cell = (where: Cell): Thing => ({ kind: 'cell', id: cellName(where) });
export const space = (of: { readonly order: string; readonly space: number }): Thing => ({
  kind: 'space',
  id: `${of.order}:${of.space}`,
});
export const minion = (of: Minion): Thing => {
  const owner = seatOf(of);
  return owner === undefined ? { kind: 'dummy', id: of } : seat(owner);
};

/** 3 food, 1 gold and 2 imps. */
export function amounts({ food = 0, gold = 0, imps = 0 }: Amounts): Thing {
  const counts = [
    [food, 'food'],
    [gold, 'gold'],
    [imps, 'imp'],
  ] as const;
  return list(counts.filter(([number]) => number > 0).map(([number, noun]) => count(number, noun)));
}
