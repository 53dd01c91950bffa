// The parts of a Lord's portrait by the Lord's id: the same id always gives the same face.
import { type Guild, type LordFace, lordFace } from './cards.ts';

export const HEADS = ['oval', 'long', 'broad', 'heart', 'cut', 'high'] as const;
export const EYES = ['slit', 'almond', 'round', 'closed', 'four', 'visor', 'hollow'] as const;
export const MARKS = ['gem', 'seam', 'tears', 'dots', 'tendrils', 'veil', 'paint'] as const;
export const HALOS = ['rays', 'rings', 'petals', 'beads', 'net', 'moon'] as const;
const CRESTS = 3;
const MANTLES = 2;
/** How often a Lord looks as its Guild likes to. */
const LOYALTY = 0.8;
/** How far the hue may turn from that of the Guild, in degrees. */
const HUE_SPREAD = 28;

type Head = (typeof HEADS)[number];
type Eyes = (typeof EYES)[number];
type Mark = (typeof MARKS)[number];
type Halo = (typeof HALOS)[number];

interface Taste {
  readonly heads: readonly Head[];
  readonly eyes: readonly Eyes[];
  readonly marks: readonly Mark[];
  readonly halos: readonly Halo[];
}

/** What the members of a Guild are likelier to wear. */
const TASTES: Readonly<Record<Guild, Taste>> = {
  mage: {
    heads: ['long', 'high', 'oval', 'heart'],
    eyes: ['closed', 'almond', 'four', 'slit'],
    marks: ['gem', 'tears', 'dots', 'seam'],
    halos: ['rings', 'rays', 'moon', 'petals'],
  },
  military: {
    heads: ['cut', 'broad', 'oval'],
    eyes: ['visor', 'slit', 'hollow', 'round'],
    marks: ['paint', 'seam', 'tears', 'gem'],
    halos: ['net', 'rays', 'rings'],
  },
  farmer: {
    heads: ['oval', 'broad', 'heart'],
    eyes: ['round', 'almond', 'closed'],
    marks: ['dots', 'gem', 'paint', 'tears'],
    halos: ['petals', 'beads', 'moon'],
  },
  merchant: {
    heads: ['broad', 'oval', 'heart', 'cut'],
    eyes: ['almond', 'slit', 'round', 'four'],
    marks: ['gem', 'dots', 'tendrils', 'paint'],
    halos: ['beads', 'petals', 'rings'],
  },
  politician: {
    heads: ['long', 'cut', 'heart', 'high'],
    eyes: ['slit', 'almond', 'hollow', 'closed'],
    marks: ['tendrils', 'seam', 'gem', 'veil'],
    halos: ['rings', 'net', 'moon', 'rays'],
  },
  ambassador: {
    heads: ['high', 'long', 'oval'],
    eyes: ['closed', 'almond', 'four'],
    marks: ['gem', 'seam', 'dots'],
    halos: ['rays', 'rings', 'petals'],
  },
  smuggler: {
    heads: ['heart', 'cut', 'broad'],
    eyes: ['hollow', 'slit', 'visor', 'round'],
    marks: ['veil', 'tears', 'paint', 'tendrils'],
    halos: ['moon', 'net', 'beads'],
  },
};

export interface Portrait {
  readonly guild: Guild;
  /** Ids of symbols, back to front. */
  readonly layers: readonly string[];
  /** Turns the hue of the Guild by so many degrees, so that brothers are not twins. */
  readonly tint: number;
}

const portraits = new Map<string, Portrait>();

export function portraitOf(id: string): Portrait {
  let portrait = portraits.get(id);
  if (!portrait) {
    portrait = paint(lordFace(id));
    portraits.set(id, portrait);
  }
  return portrait;
}

function paint({ id, guild, place }: LordFace): Portrait {
  const next = stream(`undertow/224/${id}`);
  const taste = TASTES[guild];
  const pick = <T>(own: readonly T[], all: readonly T[]): T => {
    const from = next() < LOYALTY ? own : all;
    return from[Math.floor(next() * from.length)] as T;
  };
  const head = pick(taste.heads, HEADS);
  const eyes = pick(taste.eyes, EYES);
  const mark = pick(taste.marks, MARKS);
  const halo = pick(taste.halos, HALOS);
  const crest = `lord-crest-${guild}-${place % CRESTS}`;
  const mantle = `lord-mantle-${guild}-${Math.floor(place / CRESTS) % MANTLES}`;
  return {
    guild,
    tint: Math.round((next() - 0.5) * HUE_SPREAD),
    layers: [
      ...[`lord-halo-${halo}`, `${crest}-back`, mantle],
      ...[`lord-head-${head}`, `lord-eyes-${eyes}`, `lord-mark-${mark}`, `${crest}-front`],
    ],
  };
}

/** Numbers from 0 to 1 that are always the same for the same text. */
function stream(text: string): () => number {
  let hash = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  let state = hash >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
