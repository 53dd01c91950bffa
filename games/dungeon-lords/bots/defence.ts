// The expected result of a combat, in points, estimated from the strength of creatures, traps and party.
import { type CreatureCard, creatures, isMonster } from '../rules/cards/creatures.ts';
import { heroCard } from '../rules/cards/heroes.ts';
import { trapFace, trapIds } from '../rules/cards/printed.ts';
import { hitPointsLeft } from '../rules/party.ts';
import type { CreatureId, Hero, TrapId } from '../rules/state.ts';

/** What counts of a party. */
export interface Force {
  /** For each hero, the hit points up to and with this one, and the points for capturing this one. */
  readonly ends: readonly number[];
  readonly prizes: readonly number[];
  readonly antiTrap: number;
  readonly hearts: number;
}

export function forceOf(party: readonly Hero[]): Force {
  let [total, antiTrap, hearts] = [0, 0, 0];
  const [ends, prizes]: [number[], number[]] = [[], []];
  for (const hero of party) {
    const card = heroCard(hero.id);
    antiTrap += card.antiTrap;
    hearts += card.heal;
    total += hitPointsLeft(hero) - (hero.poison ?? 0);
    ends.push(total);
    prizes.push(PRIZES[card.class] ?? PRISONER);
  }
  return { ends, prizes, antiTrap, hearts };
}

const PRISONER = 2;
const PRIZES: Readonly<Record<string, number>> = { paladin: 5, illusion: 0 };

export interface Defence {
  readonly creatures: readonly CreatureId[];
  readonly traps: readonly TrapId[];
  /** Unconquered tiles. */
  readonly tiles: number;
  readonly year: number;
  /** Combat rounds that are still to come. */
  readonly rounds: number;
}

/** A tile lost: two points, and often a title. */
export const TILE = 2.4;
/** Not each blow falls where it counts. */
const EFFECT = 0.85;
/** What a card costs the party in each year. */
export const FATIGUE = [0, 1.3, 2.3];

/** Captured heroes less conquered tiles, if one trap and one monster meet the party in each round. */
export function forecast({ ends, prizes, antiTrap, hearts }: Force, defence: Defence): number {
  const count = ends.length;
  const { traps, tiles, year, rounds } = defence;
  if (count === 0 || rounds === 0) return 0;
  const width = Math.min(count, 3);
  const blows = blowsOf(defence.creatures, width);
  const hits = traps.map((trap) => Math.max(0.5, powerOfTrap(trap, year, width) - antiTrap)).sort(falling);
  let [dealt, points, fallen] = [ghostsOf(defence.creatures), 0, 0];
  const fell = () => {
    while (fallen < count && (ends[fallen] as number) <= dealt) points += prizes[fallen++] as number;
  };
  for (let round = 0; round < rounds && fallen < count; round++) {
    const blow = (blows[round] ?? 0) * EFFECT;
    dealt += blow + (hits[round] ?? 0) * EFFECT;
    fell();
    // Only wounds heal.
    if (blow > 0) dealt = Math.max(ends[fallen - 1] ?? 0, dealt - hearts * (1 - fallen / count));
    if (round >= tiles) continue;
    dealt += FATIGUE[year] ?? 0;
    fell();
    if (fallen < count) points -= TILE;
  }
  // What has been dealt to the next hero is not for nothing.
  const before = ends[fallen - 1] ?? 0;
  return fallen < count ? points + Math.max(0, dealt - before) / ((ends[fallen] as number) - before) : points;
}

function falling(one: number, other: number): number {
  return other - one;
}

/** The monsters' blows, the strongest first: some can strike in several rounds. */
function blowsOf(lair: readonly CreatureId[], width: number): readonly number[] {
  const blows: number[] = [];
  for (const id of lair) {
    if (id === 'golem') blows.push(4, 4, 4, 4);
    else if (id === 'vampire') blows.push(3, 2);
    else if (isMonster(id)) blows.push(powerOf(id, width));
  }
  return blows.sort(falling);
}

function ghostsOf(lair: readonly CreatureId[]): number {
  let blows = 0;
  for (const id of lair) if (!isMonster(id)) blows += powerOf(id, 1) * EFFECT;
  return blows;
}

const WIDTHS = [0, 1, 2, 3];

/** The most that one action deals for nothing to a party so wide, all heroes counted. */
export function powerOf(id: CreatureId, width: number): number {
  return CREATURES.get(id)?.[width] ?? 0;
}

const CREATURES = new Map(creatures.map((card) => [card.id, WIDTHS.map((width) => strength(card, width))]));

function strength({ actions }: CreatureCard, width: number): number {
  const blows = actions.map(({ attack, price }) => {
    if (!attack || price) return 0;
    const { damage, reach, times = 1, followUp = 0 } = attack;
    return damage * (reach === 'all' ? width : times) + followUp / 2;
  });
  return Math.max(...blows);
}

/** What a trap is likely to deal, and its other effect; for one that is not known the mean of all. */
export function powerOfTrap(trap: TrapId, year: number, width: number): number {
  return (TRAPS.get(trap) ?? MEAN)[year]?.[width] ?? 0;
}

const HERO = [0, 3.5, 5.5];
const YEARS = [0, 1, 2];
const TRAPS = new Map(trapIds.map((id) => [id, YEARS.map((year) => WIDTHS.map((width) => harm(id, year, width)))]));
const MEAN = YEARS.map((year) =>
  WIDTHS.map((width) => trapIds.reduce((sum, id) => sum + powerOfTrap(id, year, width), 0) / trapIds.length),
);

function harm(trap: TrapId, year: number, width: number): number {
  const { damage, special, cost } = trapFace(trap, year);
  let power = Object.keys(cost).length > 0 ? -0.7 : 0;
  for (const { target, amount } of damage) {
    if (target === 'second' && width < 2) continue;
    power += (amount === 'hit-points' ? (HERO[year] ?? 0) : amount) * (target === 'each' ? width : 1);
  }
  for (const { kind } of special) power += kind === 'antimagic' ? 0.5 : 1.5;
  return power;
}
