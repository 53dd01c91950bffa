// Answers the questions of payday, taxes and special events.
import type { PaydayData } from '../rules/forms/payday.ts';
import { afterDeed, beginPayday, deedOf, itemsOf, type Payday, readItem } from '../rules/forms/payday.ts';
import { powerOfTrap } from './defence.ts';
import { best, dataOf, type Habit } from './habit.ts';
import { type Holdings, holdingsOf } from './holdings.ts';
import type { Outlook } from './outlook.ts';
import { worthOf } from './worth.ts';

const MOST_WAYS = 600;

/** Of the ways to go through the lair in its sequence, the one that leaves the most. */
export const payday: Habit = (outlook, _, decision) => {
  const data = dataOf<PaydayData>(decision);
  const calm: Outlook = { ...outlook, view: { ...outlook.view, event: null }, noted: new Map() };
  const has = holdingsOf(outlook);
  const ways: { items: readonly string[]; points: number }[] = [];
  const goOn = (at: Payday, items: readonly string[], evil: number): void => {
    if (ways.length >= MOST_WAYS) return;
    const [place] = at.open;
    if (place === undefined) {
      ways.push({ items, points: worthOf(calm, holdingsAfter(has, at, data, evil)) });
      return;
    }
    const id = data.lair[place]?.id;
    for (const item of itemsFor(outlook, at, id)) {
      const deed = deedOf(at, item);
      if (deed) goOn(afterDeed(at, deed), [...items, item], evil + deed.evil);
    }
  };
  goOn(beginPayday(data), [], has.evil);
  return best(ways, ({ points }) => points)?.items;
};

/** What may become of the next creature: a golem costs the worst trap. */
function itemsFor({ view }: Outlook, at: Payday, id: string | undefined): readonly string[] {
  const items = itemsOf(at).filter((item) => readItem(item)?.creature === id);
  const worst = best(at.traps, (trap) => -powerOfTrap(trap, view.year, 3));
  return items.filter((item) => {
    const read = readItem(item);
    return read?.type !== 'pay' || read.trap === undefined || read.trap === worst;
  });
}

function holdingsAfter(has: Holdings, at: Payday, data: PaydayData, evil: number): Holdings {
  const creatures = at.paid.map((place) => data.lair[place]?.id ?? '');
  return { ...has, food: at.food, gold: at.gold, traps: at.traps, evil, creatures };
}

export const taxes: Habit = (_, __, { choice }) => (choice.type === 'amount' ? choice.max : undefined);

/** Monsters are kept, and red marks are worse than anything else. */
const LIKED = [
  'pay',
  'pay:food',
  'pay:gold',
  'pay:evil',
  'pay:trap',
  'move-evil',
  'discard-traps',
  'face-down',
  'red-mark',
];
const SPARED_EVIL = 7;

export const specialEvent: Habit = ({ own, view }, options) => {
  const liked = LIKED.filter((option) => options.includes(option));
  const weak = options.find((option) => ['discard-monster:goblin', 'discard-monster:slime'].includes(option));
  if (weak && own.evil >= SPARED_EVIL && view.paladin.at === 'tent') return weak;
  return liked[0] ?? options[0];
};
