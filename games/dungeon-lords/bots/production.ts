// Chooses which rooms produce.
import { NO_PRICE } from '../rules/cards/prices.ts';
import { roomCard } from '../rules/cards/rooms.ts';
import { best, type Habit } from './habit.ts';
import { after, canPay, type Holdings, holdingsOf } from './holdings.ts';
import type { Outlook } from './outlook.ts';
import { worthOf } from './worth.ts';

/** Roughly what each brings, for the sequence in which they are used. */
const WORTH: Readonly<Record<string, number>> = {
  'magic-room': 1.2,
  'trap-workshop': 1.1,
  'tool-shed': 0.9,
  hatchery: 1,
  'mushroom-plantation': 1,
  'souvenir-workshop': 0.95,
  'counterfeiters-den': 0.95,
  'printing-press': 0.5,
};

/** The holdings after the rooms have made what they can. */
export function produced({ view }: Outlook, has: Holdings): Holdings {
  let left = has;
  if (has.rooms.length === 0) return has;
  for (const id of has.rooms.toSorted((a, b) => (WORTH[b] ?? 0) - (WORTH[a] ?? 0))) {
    const { production } = roomCard(id);
    if (!production) continue;
    for (let use = 0; use < view.year; use++) left = usedOnce(left, production);
  }
  return left;
}

type Production = NonNullable<ReturnType<typeof roomCard>['production']>;

function usedOnce(has: Holdings, { workers, price = NO_PRICE, gain }: Production): Holdings {
  if (has.free + has.trolls < workers || !canPay(has, price)) return has;
  const imps = Math.min(has.free, workers);
  return after({ ...has, free: has.free - imps, trolls: has.trolls - workers + imps }, price, gain);
}

/** The room that brings the most, as long as one brings something. */
export const production: Habit = (outlook, options) => {
  const has = holdingsOf(outlook);
  const before = worthOf(outlook, has);
  return best(options, (option) => {
    if (option === 'stop') return 0;
    const { production: makes } = roomCard(option.slice('use:'.length, option.indexOf('@')));
    if (!makes) return -1;
    const gained = worthOf(outlook, usedOnce(has, makes)) - before;
    return gained / makes.workers;
  });
};
