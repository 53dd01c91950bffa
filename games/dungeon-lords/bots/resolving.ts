// Answers the questions that come up when the order of a minion resolves.
import { creatureCard } from '../rules/cards/creatures.ts';
import { type Order, orders } from '../rules/cards/orders.ts';
import { plus } from '../rules/cards/prices.ts';
import type { MineData } from '../rules/forms/mine.ts';
import { carriedOut, liking, roomsByWorth } from './acting.ts';
import { powerOf, powerOfTrap } from './defence.ts';
import { best, dataOf, type Habit } from './habit.ts';
import { after, holdingsOf } from './holdings.ts';
import { knownCards, type Outlook } from './outlook.ts';
import { produced } from './production.ts';
import { worthOf } from './worth.ts';

interface Space {
  readonly order: Order;
  readonly place: number;
}

/** The space that resolves: the first in sequence on which a minion of the seat is left. */
function resolving({ view, seat }: Outlook): Space | undefined {
  for (const order of orders) {
    for (const place of order.sequence) if (view.minions[order.id]?.[place] === `seat:${seat}`) return { order, place };
  }
  return undefined;
}

export const useOrder: Habit = (outlook, options) => {
  const space = resolving(outlook);
  if (!space || !options.includes('use')) return 'decline';
  const { order, place } = space;
  if (order.kind !== 'exchange') return 'use';
  const has = holdingsOf(outlook);
  const gained = carriedOut(outlook, has, order, place);
  return worthOf(outlook, produced(outlook, gained)) >= worthOf(outlook, produced(outlook, has)) ? 'use' : 'decline';
};

export const mineCells: Habit = (_, __, decision) => {
  const { tunnels, max } = dataOf<MineData>(decision);
  return tunnels.slice(0, max);
};

export const hireCreature: Habit = (outlook, options) => {
  const space = resolving(outlook);
  const more = space?.order.spaces[space.place]?.price ?? {};
  const has = holdingsOf(outlook);
  const before = worthOf(outlook, has);
  return best(options, (id) => {
    if (id === 'decline') return 0;
    const left = after(has, plus(creatureCard(id).price, more));
    return worthOf(outlook, { ...left, creatures: [...left.creatures, id] }) - before;
  });
};

export const buildRoom: Habit = (outlook) => roomsByWorth(outlook, outlook.own.dungeon)[0] ?? 'decline';

/** The next card of which nothing is known. */
export const spyCard: Habit = ({ view, seat }) => Math.max(0, knownCards(view, seat).indexOf(null)) + 1;

export const worstTrap: Habit = ({ view }, options) => best(options, (trap) => -powerOfTrap(trap, view.year, 3));

export const worstMonster: Habit = (_, options) => best(options, (id) => -powerOf(id, 3) - liking(id) / 10);
