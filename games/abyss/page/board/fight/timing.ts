// The timing of a shown attack, in milliseconds from its beginning: die, sum, walls, and the end of the Leviathan.
import { allyValue } from '../../../rules/cards/allies.ts';
import { powerOf } from '../../../rules/leviathan/attack.ts';
import type { FightMoment } from './fights.ts';
import type { Assault } from './tide.ts';

export interface AttackTiming {
  /** `null` where Ally and dice lay there before. */
  readonly thrown: Throw | null;
  /** By Pearl. */
  readonly pearls: readonly number[];
  /** What is reached stands against the walls. */
  readonly against: number;
  /** By wall that breaks. */
  readonly walls: readonly number[];
  /** The tide runs back. */
  readonly back: number | null;
  readonly slain: number | null;
  readonly end: number;
}

export interface Throw {
  readonly ally: number;
  /** The dice begin to roll; they lie `ROLL` later. */
  readonly roll: number;
  /** The dice are added. */
  readonly sum: number;
}

/** What the sum says, and from when to when. */
export interface Stop {
  readonly sum: number;
  readonly at: number;
  readonly until: number | undefined;
}

export const ROLL = 700;
/** So many faces a die shows until it lies, each so long. */
export const FACES = 6;
export const FACE = Math.round(ROLL / FACES);
/** Time to read what the dice show, and what that reaches. */
const HOLD = 250;
const FILL = { ally: 260, die: 420, pearl: 120 };
const PEARLS_APART = 70;
const BREAK = 420;
const WALLS_APART = 320;
const SWELL = 320;
const SINK = 860;
const WORD = 700;

export function timingOf({ isRolled, assault, levels, isSlain }: FightMoment): AttackTiming {
  const thrown = isRolled ? { ally: 0, roll: FILL.ally, sum: FILL.ally + ROLL + HOLD } : null;
  const poured = thrown ? thrown.sum + FILL.die : 0;
  const pearls = Array.from({ length: assault.pearls }, (_, i) => poured + i * PEARLS_APART);
  const lastPearl = pearls.at(-1);
  const against = lastPearl === undefined ? poured : lastPearl + FILL.pearl;
  const struck = against + HOLD;
  const walls = Array.from({ length: levels ?? 0 }, (_, i) => struck + i * WALLS_APART);
  const broken = (walls.at(-1) ?? struck) + (walls.length > 0 ? BREAK : 0);
  const back = levels === 0 ? struck : null;
  const slain = isSlain ? broken : null;
  const end = slain !== null ? slain + SINK + WORD / 2 : back !== null ? back + SWELL * 2 : broken + HOLD;
  return { thrown, pearls, against, walls, back, slain, end };
}

/** In the order in which they are read; without a timing, what it comes to. */
export function sumsOf({ ally, dice, pearls }: Assault, timing?: AttackTiming): Stop[] {
  if (ally === null) return [];
  const rolled = powerOf({ ally, dice });
  if (!timing) return [{ sum: rolled + pearls, at: 0, until: undefined }];
  const stops = [
    ...(timing.thrown ? [{ sum: allyValue(ally), at: timing.thrown.ally }] : []),
    { sum: rolled, at: timing.thrown?.sum ?? 0 },
    ...timing.pearls.map((at, i) => ({ sum: rolled + i + 1, at })),
  ];
  return stops.map((stop, i) => ({ ...stop, until: stops[i + 1]?.at }));
}
