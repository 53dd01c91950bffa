// The strength of an attack on a Leviathan, and how far it reaches (L33-L35).
import { allyValue } from '../cards/allies.ts';
import type { Leviathan } from './leviathans.ts';
import type { Attack, Beast } from './state.ts';

/** The value of the Ally, the die (of two the higher), and Pearls paid for more. */
export function powerOf({ ally, dice }: Pick<Attack, 'ally' | 'dice'>, pearls = 0): number {
  return allyValue(ally) + Math.max(0, ...dice) + pearls;
}

/** For each of the levels left, from the top: what an attack must amount to, which is all resistances so far added up. */
export function sumsToBreak({ levels, beaten }: Pick<Leviathan, 'levels'> & Pick<Beast, 'beaten'>): number[] {
  let sum = 0;
  return levels.slice(beaten).map(([resistance]) => {
    sum += resistance;
    return sum;
  });
}

/** As many of the levels left as the power reaches. */
export function levelsBroken(beast: Parameters<typeof sumsToBreak>[0], power: number): number {
  return sumsToBreak(beast).filter((sum) => sum <= power).length;
}
