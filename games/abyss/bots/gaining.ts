// Chooses between gains: Lords, Locations, Allies, Loot, and places for Sentinels.
import { readOffer } from '../rules/purse.ts';
import { best, lordOf } from '../rules/queries.ts';
import { isRace } from '../rules/races.ts';
import { NEBULIS, worthAffiliated, worthOfAlly, worthOfPearl, worthOfStack } from './allies.ts';
import type { Habit } from './habit.ts';
import { bestLocation, wayToLocation, worthOfLocations } from './locations.ts';
import { UNSEEN_LORD, worthOfKeys, worthOfLord, worthOfOwned } from './lords.ts';
import type { Outlook } from './outlook.ts';
import { worthOfLasting } from './powers.ts';

export const location: Habit = (outlook, options) => bestLocation(outlook, options);

export const controlLocation: Habit = (outlook, options) => wayToLocation(outlook, options);

/** Whatever the deck has, it is worth more than Black Smokers. */
export const blackSmokers: Habit = (outlook, options) =>
  bestLocation(
    outlook,
    options.filter((option) => option !== 'keep'),
  );

export const affiliate: Habit = (outlook, options) => best(options, (card) => worthAffiliated(outlook, card));

export const healerPick: Habit = (outlook, options) => best(options, (card) => worthOfAlly(outlook, card));

export const bestStack: Habit = (outlook, options) =>
  best(options, (race) => (isRace(race) ? worthOfStack(outlook, race) : 0));

/** One that is worth taking to no player. */
export const worstStack: Habit = (outlook, options) =>
  best(options, (race) => (isRace(race) ? -outlook.view.councilCounts[race] : 0));

export const opportunistLord: Habit = (outlook, options) => best(options, (lord) => -worthOfLord(outlook, lord));

export const liberatorPick: Habit = (outlook, options) =>
  best(options, (id) => {
    const lord = lordOf(outlook, id);
    return worthOfKeys(outlook, lord.keys) + worthOfLasting(outlook, lord);
  });

const CORRUPTION_PRICE = 5;

export const corruptorRecruit: Habit = (outlook, options) =>
  best(options, (option) => {
    if (option === 'pass') return 0;
    const { what, standIns } = readOffer(option);
    const pearls = CORRUPTION_PRICE - standIns;
    return worthOfLord(outlook, what) - pearls * worthOfPearl(outlook) + standIns * NEBULIS;
  });

export const traitorSwap: Habit = (outlook, options) =>
  bestSwap(options, (own, other) => worthOfLord(outlook, other) - worthOfOwned(outlook, own));

export const schemerSwap: Habit = (outlook, options) =>
  best(options, (own) => (own === 'pass' ? 0 : UNSEEN_LORD - worthOfOwned(outlook, own)));

export const illusionistSwap: Habit = (outlook, options) => {
  const worth = (id: string) => worthOfLocations(outlook, [id])[0] ?? 0;
  return bestSwap(options, (own, other) => worth(other) - worth(own));
};

function bestSwap(options: readonly string[], gain: (own: string, other: string) => number): string {
  return best(options, (option) => {
    const [own = '', other] = option.split('>');
    return other === undefined ? 0 : gain(own, other);
  });
}

/** On what the seat would like most to have soon. */
export const placeSentinel: Habit = (outlook, options) => best(options, (option) => worthOfPlace(outlook, option));

/** A Lord may be out of reach, and a stack grows. */
const SOON = 0.5;

function worthOfPlace(outlook: Outlook, option: string): number {
  const [area, what = ''] = option.split(':');
  if (area === 'court') return worthOfLord(outlook, what) * SOON;
  if (area === 'council') return isRace(what) ? worthOfStack(outlook, what) : 0;
  return (worthOfLocations(outlook, [what])[0] ?? 0) * SOON * SOON;
}

const LOOT_COPIES = [3, 4, 5, 6, 7];

/** What the Loot does beside its points, by its value. */
const LOOT_EFFECTS: Readonly<Record<number, number>> = { 3: 3, 4: 1.8, 5: 2.6, 6: 2, 7: 0 };

/** Another card, as long as it can be expected to bring more than an equal one would cost. */
export const lootContinue: Habit = (outlook) => {
  const { loot = {}, discardedLoot = [] } = outlook.view.expansions.kraken ?? {};
  const searched = outlook.own.locations.findLast((id) => loot[id]) ?? '';
  const seen = [...Object.values(loot).flat(), ...discardedLoot];
  let gain = 0;
  for (const value of LOOT_COPIES) {
    const card = `loot-${value}`;
    const left = value - seen.filter((one) => one === card).length;
    const points = loot[searched]?.includes(card) ? -value : value;
    gain += left * (points + (LOOT_EFFECTS[value] ?? 0));
  }
  return gain > 0 ? 'draw' : 'stop';
};
