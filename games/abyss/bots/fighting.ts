// Chooses in fights with Leviathans: whether to attack which one, with which Ally, and for how many Pearls.
import { ally } from '../rules/cards/allies.ts';
import { type LeviathanId, leviathanOf, rollsFor, SPACES } from '../rules/leviathan/leviathans.ts';
import { best, lordsWith } from '../rules/queries.ts';
import { worthOfAlly, worthOfPearl } from './allies.ts';
import type { Habit } from './habit.ts';
import type { Outlook } from './outlook.ts';
import { TOKEN } from './tokens.ts';

/** What it costs to be attacked by a Leviathan. */
const ATTACKED = 2.5;
const SCOURGE = 3;
const DIE = [1, 2, 3, 4, 5, 6];
const ROLLS = 36;

interface Beast {
  readonly id: LeviathanId;
  /** The levels left, from the top. */
  readonly levels: readonly (readonly [resistance: number, reward: number])[];
}

export const chooseLeviathan: Habit = (outlook, options) =>
  best(options, (option) => (option === 'pass' ? 0 : worthAgainst(outlook, beastCalled(outlook, option))));

export const attackAgain: Habit = (outlook) => {
  const target = fought(outlook);
  return target && worthAgainst(outlook, target) > 0 ? 'attack' : 'stop';
};

export const attackAlly: Habit = (outlook, options) => {
  const target = fought(outlook);
  return target ? best(options, (card) => worthOfAttack(outlook, target, card)) : (options[0] as string);
};

export const sorcererFight: Habit = (outlook) => (worthOfFight(outlook) > 0 ? 'fight' : 'decline');

export const rebelTarget: Habit = (outlook, options) =>
  best(options, (id) => {
    const beast = beastCalled(outlook, id);
    return worthOfBreaking(outlook, beast, beast.levels[0]?.[0] ?? 0);
  });

export const pearlBoost: Habit = (outlook, _, { choice }) => {
  const attack = outlook.view.expansions.leviathan?.attack;
  const most = choice.type === 'amount' ? choice.max : 0;
  const beast = beasts(outlook).find(({ space }) => space === attack?.space);
  if (!attack || !beast) return 0;
  return bestBoost(outlook, beast, ally(attack.ally).value + Math.max(...attack.dice), most).pearls;
};

export const breederSpace: Habit = (_, options) =>
  best(
    SPACES.filter((space) => options.includes(space)),
    (space) => -rollsFor(space),
  );

/** What a fight promises, against the Leviathan that is worth it most. */
export function worthOfFight(outlook: Outlook): number {
  return Math.max(0, ...beasts(outlook).map((beast) => worthAgainst(outlook, beast)));
}

/** What it costs to bring a further Leviathan, which may have to make room for itself. */
export function riskOfLeviathan(outlook: Outlook): number {
  if (!outlook.view.expansions.leviathan?.deckCount) return 0;
  return beasts(outlook).reduce((sum, { space }) => sum + (rollsFor(space) / ROLLS) * ATTACKED, 0);
}

function beasts({ view }: Outlook) {
  const border = view.expansions.leviathan?.border;
  return SPACES.flatMap((space) => {
    const beast = border?.[space];
    return beast ? [{ id: beast.id, space, levels: leviathanOf(beast.id).levels.slice(beast.beaten) }] : [];
  });
}

function fought(outlook: Outlook): Beast | undefined {
  const fighting = outlook.view.expansions.leviathan?.fighting;
  return beasts(outlook).find(({ id }) => id === fighting);
}

function beastCalled(outlook: Outlook, id: LeviathanId): Beast {
  return beasts(outlook).find((beast) => beast.id === id) ?? { id, levels: leviathanOf(id).levels };
}

function canFight(outlook: Outlook, { id }: Beast, card: string): boolean {
  const { race } = ally(card);
  if (race === undefined || leviathanOf(id).races.includes(race)) return true;
  return lordsWith(outlook, outlook.seat, 'anyFighter').length > 0;
}

function worthAgainst(outlook: Outlook, beast: Beast): number {
  const fighters = new Set(outlook.own.hand.filter((card) => canFight(outlook, beast, card)));
  return Math.max(...[...fighters].map((card) => worthOfAttack(outlook, beast, card)), Number.NEGATIVE_INFINITY);
}

/** What an attack with this Ally brings on average, less the Ally. */
function worthOfAttack(outlook: Outlook, beast: Beast, card: string): number {
  const { value } = ally(card);
  const seconds = card.endsWith('-dice') ? DIE : [0];
  const pearls = card.endsWith('-boost') ? outlook.own.pearls : 0;
  let sum = 0;
  for (const a of DIE) for (const b of seconds) sum += bestBoost(outlook, beast, value + Math.max(a, b), pearls).worth;
  return sum / (DIE.length * seconds.length) - worthOfAlly(outlook, card);
}

/** How many Pearls to add to this power, and what then comes of it. */
function bestBoost(outlook: Outlook, beast: Beast, power: number, most: number) {
  const needed = Math.max(0, beast.levels.reduce((sum, [resistance]) => sum + resistance, 0) - power);
  const boosts = Array.from({ length: Math.min(most, needed) + 1 }, (_, pearls) => {
    const worth = worthOfBreaking(outlook, beast, power + pearls) - pearls * worthOfPearl(outlook);
    return { pearls, worth };
  });
  return best(boosts, ({ worth }) => worth);
}

/** What this power brings: tokens and more for each level, or a Pearl if it breaks none. */
function worthOfBreaking(outlook: Outlook, { levels }: Beast, power: number): number {
  let left = power;
  let worth = 0;
  let broken = 0;
  for (const [resistance, reward] of levels) {
    if (resistance > left) break;
    left -= resistance;
    worth += reward * TOKEN + bonusPerLevel(outlook);
    broken++;
  }
  if (broken === 0) return worthOfPearl(outlook);
  return worth + (broken === levels.length && takesScourge(outlook) ? SCOURGE : 0);
}

function bonusPerLevel(outlook: Outlook): number {
  const of = (question: 'pearlsPerLevel' | 'tokensPerLevel') =>
    lordsWith(outlook, outlook.seat, question).reduce((sum, { always }) => sum + (always?.[question] ?? 0), 0);
  return of('pearlsPerLevel') * worthOfPearl(outlook) + of('tokensPerLevel') * TOKEN;
}

function takesScourge({ view, seat }: Outlook): boolean {
  const { scourge = null, slain = [] } = view.expansions.leviathan ?? {};
  if (scourge === seat) return false;
  return scourge === null || (slain[seat]?.length ?? 0) + 1 >= (slain[scourge]?.length ?? 0);
}
