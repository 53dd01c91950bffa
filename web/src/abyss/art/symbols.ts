// From the ids of the rules to the ids of the drawings.
import { leviathanIds } from '@undertow/shared/abyss/leviathan/leviathans.ts';
import type { Guild, Kin, Skill } from './cards.ts';

/** Equal Monsters may look unlike each other; `look` is any number, such as the place on the track. */
const MONSTER_LOOKS = 6;
/** From this size on, in pixels, a silhouette can be told from others; below it, a plain shape. */
const SILHOUETTE_FROM = 16;

export const allySymbol = (kin: Kin) => `ally-${kin}`;
export const monsterSymbol = (look: number) => `monster-${(Math.abs(look) % MONSTER_LOOKS) + 1}`;
export const locationSymbol = (id: string) => `place-${id}`;
export const lootSymbol = (id: string) => id;
export const guildSymbol = (guild: Guild) => `guild-${guild}`;
export const skillSymbol = (skill: Skill) => (skill === 'dice' ? 'skill-doubledie' : 'skill-boost');

export function kinSymbol(kin: Kin, size: number): string {
  return size >= SILHOUETTE_FROM ? `race-${kin}` : `shape-${kin}`;
}

/** The deck of Leviathans shows a whale, which is none of them. */
export function leviathanSymbol(id: string): string {
  return leviathanIds.includes(id) ? id : 'leviathan-whale';
}

/** Locations that count a Race or a Guild lie in its water. */
const WATERS: Readonly<Record<string, Kin>> = {
  'sargasso-silos': 'seahorse',
  'sargasso-fields': 'seahorse',
  'hydrozoa-reserves': 'jellyfish',
  sanctuary: 'jellyfish',
  parliament: 'squid',
  'oceanic-senate-assembly': 'squid',
  barracks: 'crab',
  chasm: 'crab',
  dockworks: 'shellfish',
  'nest-of-giant-clams': 'shellfish',
  'gambling-den': 'kraken',
  'krakens-lair': 'kraken',
};

export function waterOf(location: string): Kin | undefined {
  return WATERS[location];
}
