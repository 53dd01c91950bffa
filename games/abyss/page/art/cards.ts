// The printed data of cards and tokens by their ids, for the pieces that draw them.
import { abyss } from '../../rules/index.ts';
import type { Guild, Race } from '../../rules/races.ts';

export type { Guild, Race };

/** What is told apart by colour and silhouette: the five Races, and the Krakens, who have none. */
export type Kin = Race | 'kraken';
export type Skill = 'boost' | 'dice';
export type Timing = 'recruit' | 'passive' | 'on-turn';

export interface AllyFace {
  readonly kin: Kin;
  readonly value: number;
  readonly skill?: Skill;
}

export interface LordFace {
  readonly id: string;
  readonly guild: Guild;
  readonly cost: number;
  readonly races: number;
  readonly required?: Race;
  readonly influence: number;
  readonly keys: number;
  /** When its power works; absent for a Lord without one. */
  readonly timing?: Timing;
  /** Which Lord of its Guild it is: neighbours never share crest and mantle. */
  readonly place: number;
}

const KINS: readonly string[] = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid', 'kraken'];

/** The base first: an expansion may leave Lords of it out, which are Lords all the same. */
const ruleSets = [[], ['kraken'], ['leviathan'], ['kraken', 'leviathan']].map((expansions) =>
  abyss.rulesFor({ expansions }),
);

/** An Ally by its id: `crab-3`, `kraken-2`, `squid-4-dice`. */
export function allyFace(id: string): AllyFace {
  const [kin = '', value, skill] = id.split('-');
  if (!KINS.includes(kin)) throw new Error(`no Ally is called ${id}`);
  const face = { kin: kin as Kin, value: Number(value) };
  return skill === 'boost' || skill === 'dice' ? { ...face, skill } : face;
}

const lordFaces = new Map<string, LordFace>();
const ofGuild = new Map<Guild, number>();
for (const { lords } of ruleSets) {
  for (const [id, lord] of lords) {
    if (lordFaces.has(id)) continue;
    const place = ofGuild.get(lord.guild) ?? 0;
    ofGuild.set(lord.guild, place + 1);
    const timing = lord.onTurn ? 'on-turn' : lord.always ? 'passive' : lord.onRecruited ? 'recruit' : undefined;
    const { guild, cost, races, required, influence, keys } = lord;
    lordFaces.set(id, {
      ...{ id, guild, cost, races, influence, keys, place },
      ...(required && { required }),
      ...(timing && { timing }),
    });
  }
}

export const lordIds: readonly string[] = [...lordFaces.keys()];
export const locationIds: readonly string[] = [...new Set(ruleSets.flatMap(({ locations }) => [...locations.keys()]))];

export function lordFace(id: string): LordFace {
  const face = lordFaces.get(id);
  if (!face) throw new Error(`no Lord is called ${id}`);
  return face;
}
