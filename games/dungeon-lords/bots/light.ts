// The fast policy of playouts: it answers like the sensible bot, with less work.
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import { orderCard } from '../rules/cards/orders.ts';
import type { DigData } from '../rules/forms/dig.ts';
import { CELLS, cellSet, isDiggable } from '../rules/geometry.ts';
import type { Cell, OrderId, State } from '../rules/state.ts';
import { carriedOut } from './acting.ts';
import { shapeOf, siteOf } from './digging.ts';
import { glance } from './glance.ts';
import { best, dataOf } from './habit.ts';
import { holdingsOf } from './holdings.ts';
import type { Outlook } from './outlook.ts';
import { surcharge } from './planning.ts';
import { oddsOf, SPACES } from './rivals.ts';
import { answerFrom } from './sensible.ts';
import { worthOf } from './worth.ts';

export function light(state: State, decision: Decision, random: Random): Answer {
  const outlook = glance(state, decision.seat);
  const { prompt, choice } = decision;
  if (prompt === 'planOrders' && 'options' in choice) return planned(outlook, choice.options, random);
  if (prompt === 'digCells') return dug(outlook, decision);
  return answerFrom(outlook, decision);
}

/** How far a plan may seem worse and still be taken now and then, in points: rivals do not think alike. */
const WHIM = 1.5;
const FINE = 1000;

/** The orders that are worth most, each for itself, on the spaces that are likely for them. */
function planned(outlook: Outlook, hand: readonly OrderId[], random: Random): readonly OrderId[] {
  const odds = oddsOf(outlook);
  const has = holdingsOf(outlook);
  const before = worthOf(outlook, has);
  const worths = hand.map((order) => {
    const whim = (WHIM * random.below(FINE)) / FINE;
    const places = [0, 1, 2].map(
      (place) => worthOf(outlook, carriedOut(outlook, has, orderCard(order), place)) - before,
    );
    return [0, 1, 2].map((card) => {
      const chances = odds.get(order)?.[card] ?? [];
      let sum = whim * (1 - (chances[SPACES] ?? 0));
      for (const [place, points] of places.entries()) sum += (chances[place] ?? 0) * Math.max(0, points);
      return sum;
    });
  });
  let [most, found] = [Number.NEGATIVE_INFINITY, hand.slice(0, 3)];
  for (let a = 0; a < hand.length; a++) {
    const first = (worths[a]?.[0] ?? 0) - surcharge(outlook, [hand[a] as OrderId]);
    for (let b = 0; b < hand.length; b++) {
      if (b === a) continue;
      const second = first + (worths[b]?.[1] ?? 0);
      for (let c = 0; c < hand.length; c++) {
        if (c === a || c === b) continue;
        const points = second + (worths[c]?.[2] ?? 0);
        if (points > most) [most, found] = [points, [hand[a], hand[b], hand[c]] as OrderId[]];
      }
    }
  }
  return found;
}

/** One cell after the other. */
function dug(outlook: Outlook, decision: Decision): readonly Cell[] {
  const { dungeon, max } = dataOf<DigData>(decision);
  const site = siteOf(outlook);
  const cells: Cell[] = [];
  let all = cellSet(dungeon);
  while (cells.length < max) {
    const now = all;
    const open = CELLS.flatMap((_, i) => (isDiggable(now, i) ? [i] : []));
    const found = best(open, (i) => shapeOf(now | (1 << i), site));
    if (found === undefined) break;
    all |= 1 << found;
    cells.push(CELLS[found] as Cell);
  }
  return cells;
}
