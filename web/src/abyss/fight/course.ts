// When what happens in an attack is seen, in milliseconds from its beginning: die, sum, walls, and the end of the Leviathan.
import type { FightMoment } from '../motion/fights.ts';

export interface Course {
  readonly ally: number;
  /** The dice begin to roll; they lie `ROLL` later. */
  readonly roll: number;
  /** The dice are added. */
  readonly sum: number;
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

export const ROLL = 700;
/** Time to read what the dice show, and what that reaches. */
const HOLD = 250;
const FILL = { ally: 260, die: 420, pearl: 120 };
const PEARLS_APART = 70;
const BREAK = 420;
const WALLS_APART = 320;
const SWELL = 320;
const SINK = 860;
const WORD = 700;

export function courseOf({ isRolled, assault, levels, isSlain }: FightMoment): Course {
  const ally = 0;
  const roll = isRolled ? FILL.ally : 0;
  const sum = isRolled ? roll + ROLL + HOLD : 0;
  const poured = isRolled ? sum + FILL.die : 0;
  const pearls = Array.from({ length: assault.pearls }, (_, i) => poured + i * PEARLS_APART);
  const lastPearl = pearls.at(-1);
  const against = lastPearl === undefined ? poured : lastPearl + FILL.pearl;
  const struck = against + HOLD;
  const walls = Array.from({ length: levels ?? 0 }, (_, i) => struck + i * WALLS_APART);
  const broken = (walls.at(-1) ?? struck) + (walls.length > 0 ? BREAK : 0);
  const back = levels === 0 ? struck : null;
  const slain = isSlain ? broken : null;
  const end = slain !== null ? slain + SINK + WORD / 2 : back !== null ? back + SWELL * 2 : broken + HOLD;
  return { ally, roll, sum, pearls, against, walls, back, slain, end };
}
