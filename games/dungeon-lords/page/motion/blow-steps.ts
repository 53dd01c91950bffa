// The timing of a shown blow: a trap opens, writes its damage over all heroes, icons strike points out, and the rest falls.
import type { BlowMoment, Struck } from './moments.ts';

/** A number that is written over a hero, from when until when. */
interface Written {
  readonly left: number;
  readonly from: number;
  readonly until: number;
}

export interface Step extends Struck {
  readonly written: readonly Written[];
  /** When an icon strikes a point out. */
  readonly snips: readonly number[];
  /** When it strikes the hero. */
  readonly after: number;
}

/** In milliseconds: the trap opens, its damage is read, a point is struck out, and from one hero to the next. */
const OPENING = 460;
const READING = 700;
const SNIP = 260;
const APART = 120;

/** So much at once shakes the stage. */
export const HEAVY = 4;

/** From when something is thrown until it hits. */
export const IMPACT = 320;

export function stepsOf({ trap, isWritten, hits }: Pick<BlowMoment, 'trap' | 'isWritten' | 'hits'>): readonly Step[] {
  const opened = trap === undefined ? 0 : OPENING;
  if (!isWritten) return hits.map((hit, at) => ({ ...hit, written: [], snips: [], after: opened + at * APART }));
  const read = opened + READING;
  const points = hits.reduce((sum, { prevented }) => sum + prevented, 0);
  const falls = read + points * SNIP;
  let struck = 0;
  return hits.map((hit, at) => {
    // The foremost hero profits first.
    const snips = Array.from({ length: hit.prevented }, () => read + struck++ * SNIP);
    const after = falls + at * APART;
    const ends = [...snips.map((snip) => snip + SNIP / 2), after];
    const written = ends.map((until, gone) => ({
      left: hit.damage + hit.prevented - gone,
      from: ends[gone - 1] ?? opened,
      until,
    }));
    return { ...hit, written, snips, after };
  });
}
