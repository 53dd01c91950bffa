// The traps that another seat may have planned: all of them together can be paid (D95). What is set aside as bait is paid.
import { trapFace } from '../cards/printed.ts';
import type { TrapId } from '../state.ts';

interface Purse {
  readonly food: number;
  readonly gold: number;
  readonly imps: number;
}

/** Says of one trap after the other whether it can be paid beside those that could. */
export function mayBePlanned({ food, gold, imps }: Purse, year: number): (trap: TrapId) => boolean {
  let left: Purse = { food, gold, imps };
  return (trap) => {
    const { cost } = trapFace(trap, year);
    const after = {
      food: left.food - (cost.food ?? 0),
      gold: left.gold - (cost.gold ?? 0),
      imps: left.imps - (cost.imps ?? 0),
    };
    if (after.food < 0 || after.gold < 0 || after.imps < 0) return false;
    left = after;
    return true;
  };
}
