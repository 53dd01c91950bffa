// The worth of the powers of Lords, in points: a table of estimates, one line for each power.
import type { Passive } from '../rules/cards/passive.ts';
import type { Lord } from '../rules/rules.ts';
import { worthOfPearl } from './allies.ts';
import { worthOfDrawing } from './locations.ts';
import type { Outlook } from './outlook.ts';

/** For each further turn of the owner. */
const LASTING: Readonly<Record<keyof Passive, number>> = {
  cost: 0.7,
  opponentsCost: 0.3,
  anyRace: 0.3,
  anyAffiliation: 0.4,
  income: 0.8,
  pearlsPerRaceLeft: 0.6,
  secondStack: 0.6,
  purchases: 0.2,
  opponentsHandLimit: 0.3,
  opponentsSmallerReward: 0.1,
  protection: 0.2,
  nebulisAtOnce: 0.1,
  nebulisFreely: 0.1,
  cleanEnd: 0.1,
  opponentsRecruitIncome: 0.8,
  robbery: 0.3,
  secondFight: 0.1,
  pearlsPerLevel: 0.4,
  tokensPerLevel: 0.6,
  anyFighter: 0.4,
  ignoresMonsters: 0.3,
};

/** By Lord, for each further turn of the owner. */
const ON_TURN: Readonly<Record<string, number>> = {
  oracle: 0.1,
  slaver: 0.5,
  opportunist: 0.2,
  ferryman: 0.4,
  recipient: 0.3,
};

/** By Lord, once; what brings Pearls, stacks or Locations is counted where it is known how many or which. */
const ON_RECRUITED: Readonly<Record<string, number>> = {
  jailer: 1.5,
  seeker: 1,
  assassin: 2.5,
  commander: 1,
  hunter: 2.8,
  invoker: 4.5,
  apprentice: 3,
  illusionist: 0.5,
  corruptor: 2,
  traitor: 1.5,
  schemer: 0.5,
  healer: 3,
  executioner: 1.5,
  liberator: 1.5,
  'border-guard': 1,
  sorcerer: 1.5,
  rebel: 3,
  watcher: -0.5,
  vigil: -0.5,
  lookout: -0.5,
};

/** Pearls that come with the Lord. */
const PEARLS: Readonly<Record<string, number>> = {
  trader: 3,
  peddler: 2,
  landlord: 1,
  shopkeeper: 1,
  inheritor: 5,
  'arms-dealer': 2,
};

/** How many Locations the Lord draws to take one of them. */
const LOCATIONS: Readonly<Record<string, number>> = { sage: 2, hermit: 1, elder: 3 };

/** What the power of a Lord in play is still worth. */
export function worthOfLasting({ turnsLeft }: Outlook, { id, always = {} }: Lord): number {
  const questions = Object.keys(always) as (keyof Passive)[];
  const each = questions.reduce((sum, question) => sum + LASTING[question], ON_TURN[id] ?? 0);
  return each * Math.max(0, turnsLeft - 1);
}

/** What happens when the Lord comes into play. */
export function worthOfEntry(outlook: Outlook, { id }: Lord): number {
  const draws = LOCATIONS[id] === undefined ? 0 : worthOfDrawing(outlook, LOCATIONS[id]);
  return (ON_RECRUITED[id] ?? 0) + (PEARLS[id] ?? 0) * worthOfPearl(outlook) + draws;
}
