// The ids of drawings by the ids of the rules.
import { leviathanIds } from '../../rules/leviathan/leviathans.ts';
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

/** The outline of a Monster token, and the sign of what it brings; points stand on it as a numeral. */
export interface TokenDrawing {
  readonly outline: string;
  readonly sign?: string;
}

const GAINS: Readonly<Record<string, string>> = { pearls: 'pearl', key: 'key', stack: 'council' };

/** A token by its face: `points-3`, `pearls-2`, `key`, `stack`. */
export function tokenDrawing(face: string): TokenDrawing {
  const [kind = ''] = face.split('-');
  if (kind === 'points') return { outline: 'monster-face' };
  const sign = GAINS[kind];
  if (!sign) throw new Error(`no token is called ${face}`);
  return { outline: 'token-deep', sign };
}

export const tokenBack = (supply: string) => (supply === 'base' ? 'monster-back' : 'monster-back-deep');

/** The deck of Leviathans shows a whale, which is none of them. */
export function leviathanSymbol(id: string): string {
  return leviathanIds.includes(id) ? id : 'leviathan-whale';
}

export const BACKS = {
  ally: 'tide',
  lord: 'lord',
  location: 'location',
  leviathan: 'leviathan-mini',
  loot: 'loot',
} as const;

export const FIGURES = { kraken: 'kraken-figure', scourge: 'scourge', sentinel: 'sentinel' } as const;

/** What a Leviathan takes. */
export const PENALTIES = { wounds: 'wound', pearls: 'pearl', allies: 'hand', lord: 'lord' } as const;

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
