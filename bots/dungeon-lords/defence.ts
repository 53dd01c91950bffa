// What a combat may bring, in points: an estimate from the strength of the creatures and traps, and of the party.
import { creatureCard, isMonster } from '@undertow/shared/dungeon-lords/cards/creatures.ts';
import { heroCard } from '@undertow/shared/dungeon-lords/cards/heroes.ts';
import { trapFace } from '@undertow/shared/dungeon-lords/cards/printed.ts';
import type { CreatureId, Hero, TrapId } from '@undertow/shared/dungeon-lords/state.ts';
import { UNKNOWN } from './outlook.ts';

export interface Defence {
  readonly creatures: readonly CreatureId[];
  readonly traps: readonly TrapId[];
  /** Unconquered tiles. */
  readonly tiles: number;
  readonly year: number;
  /** Combat rounds that are still to come. */
  readonly rounds: number;
}

const PRISONER = 2;
const PALADIN = 5;
/** Two points, and often a title. */
export const TILE = 2.4;
/** Not each blow falls where it counts. */
const EFFECT = 0.85;

/** Captured heroes less conquered tiles, if one trap and one monster meet the party in each round. */
export function forecast(party: readonly Hero[], { creatures, traps, tiles, year, rounds }: Defence): number {
  if (party.length === 0) return 0;
  let [icons, hearts] = [0, 0];
  const ends: number[] = [];
  let total = 0;
  for (const { id, damage = 0, bonus = 0 } of party) {
    const { hitPoints, antiTrap, heal } = heroCard(id);
    icons += antiTrap;
    hearts += heal;
    total += hitPoints + bonus - damage;
    ends.push(total);
  }
  const width = Math.min(party.length, 3);
  const blows = blowsOf(creatures, width);
  const hits = traps.map((trap) => Math.max(0.5, powerOfTrap(trap, year, width) - icons)).sort((a, b) => b - a);
  const fatigue = year === 1 ? 1.3 : 2.3;
  let dealt = blows.ghosts * EFFECT;
  let points = 0;
  let fallen = 0;
  for (let round = 0; round < rounds && fallen < party.length; round++) {
    const blow = (blows.monsters[round] ?? 0) * EFFECT;
    dealt += blow + (hits[round] ?? 0) * EFFECT;
    if (round < tiles) dealt += fatigue;
    if (blow > 0) dealt -= Math.min(hearts * (1 - fallen / party.length), dealt) * EFFECT;
    while (fallen < party.length && (ends[fallen] as number) <= dealt) {
      points += party[fallen]?.id.startsWith('paladin') ? PALADIN : PRISONER;
      fallen++;
    }
    if (fallen < party.length && round < tiles) points -= TILE;
  }
  // What has been dealt to the next hero is not for nothing.
  const before = ends[fallen - 1] ?? 0;
  if (fallen < party.length) points += (dealt - before) / ((ends[fallen] as number) - before);
  return points;
}

interface Blows {
  /** One for each round, the strongest first. */
  readonly monsters: readonly number[];
  readonly ghosts: number;
}

function blowsOf(creatures: readonly CreatureId[], width: number): Blows {
  const monsters: number[] = [];
  let ghosts = 0;
  for (const id of creatures) {
    if (!isMonster(id)) ghosts += 2;
    else if (id === 'golem') monsters.push(4, 4, 4, 4);
    else if (id === 'vampire') monsters.push(3, 2);
    else monsters.push(powerOf(id, width));
  }
  return { monsters: monsters.sort((a, b) => b - a), ghosts };
}

/** The most that one action deals, each hero counted; what delays is worth something, too. */
export function powerOf(id: CreatureId, width: number): number {
  let most = 0;
  for (const { attack, price } of creatureCard(id).actions) {
    if (!attack || price) continue;
    const { damage, reach, times = 1, followUp = 0 } = attack;
    most = Math.max(most, damage * (reach === 'all' ? width : times) + followUp / 2);
  }
  return most;
}

const POINTS_OF_HERO = 4;
const USUAL_TRAP = 3.2;

export function powerOfTrap(trap: TrapId, year: number, width: number): number {
  if (trap === UNKNOWN) return USUAL_TRAP;
  const { damage, special, cost } = trapFace(trap, year);
  let power = cost.food || cost.gold || cost.imps ? -0.7 : 0;
  for (const { target, amount } of damage) {
    if (target === 'second' && width < 2) continue;
    power += (amount === 'hit-points' ? POINTS_OF_HERO + year : amount) * (target === 'each' ? width : 1);
  }
  for (const each of special)
    power += each.kind === 'delayed-damage' ? each.amount : each.kind === 'no-conquer' ? 1 : 0.5;
  return power;
}
