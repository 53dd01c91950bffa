// Sequential halving: finds the best of several options by trying all in the same worlds. After each part of the budget
// the worse half is dropped, and before that whatever can hardly catch up.
import type { Spending } from './spending.ts';

interface Tried<Option> {
  readonly option: Option;
  /** What came of it, world by world. */
  readonly values: number[];
  sum: number;
}

/**
 * Those that are left when so much of the budget is spent, or no more than are to be kept: the best first. `undefined` where
 * they cannot be tried.
 */
export function halving<Option, World>(
  options: readonly Option[],
  spending: Spending,
  world: () => World | undefined,
  worthOf: (option: Option, world: World) => number | undefined,
  { keep = 1, until = 1 } = {},
): readonly Option[] | undefined {
  let left: readonly Tried<Option>[] = options.map((option) => ({ option, values: [], sum: 0 }));
  const began = spending.share;
  const passed = (): number => (spending.share - began) / (until - began);
  const parts = Math.max(1, Math.ceil(Math.log2(left.length / keep)));
  for (let part = 1; part <= parts; part++) {
    // At least one world in each part, that no option is dropped without a look.
    do {
      if (left.length <= keep) return ranked(left);
      const here = world();
      if (here === undefined) return undefined;
      const values: number[] = [];
      for (const { option } of left) {
        if (spending.isOver) return ranked(left);
        const value = worthOf(option, here);
        if (value === undefined) return undefined;
        values.push(value);
        spending.iterate();
      }
      // A world counts only when all have been tried in it.
      for (const [i, tried] of left.entries()) {
        tried.values.push(values[i] as number);
        tried.sum += values[i] as number;
      }
      left = stillOpen(left, passed(), keep);
    } while (passed() < part / parts);
    left = left.toSorted(falling).slice(0, Math.max(keep, Math.ceil(left.length / 2)));
  }
  return ranked(left);
}

/** Each time that so many more worlds were tried, it is looked which options can still win. */
const LOOK = 16;
/** A lead of so many standard deviations is out of reach. */
const OUT_OF_REACH = 3.5;

/** The best so many, and those that may still catch up with the last of them in what is left of the budget. */
function stillOpen<Option>(left: readonly Tried<Option>[], spent: number, keep: number): readonly Tried<Option>[] {
  if ((left[0]?.values.length ?? 0) % LOOK > 0) return left;
  const best = left.toSorted(falling).slice(0, keep);
  const last = best.at(-1);
  return last ? left.filter((one) => best.includes(one) || !isBehind(one, last, spent)) : left;
}

/** Whether the lead is larger than what the rest of the budget may change of it; one of equals is enough. */
function isBehind({ values, sum }: Tried<unknown>, ahead: Tried<unknown>, spent: number): boolean {
  const count = values.length;
  const lead = (ahead.sum - sum) / count;
  let squares = 0;
  for (let i = 0; i < count; i++) squares += ((ahead.values[i] as number) - (values[i] as number) - lead) ** 2;
  const deviation = Math.sqrt((squares / (count - 1) / count) * Math.max(0, 1 - spent));
  return lead >= OUT_OF_REACH * deviation;
}

function ranked<Option>(left: readonly Tried<Option>[]): readonly Option[] {
  return left.toSorted(falling).map(({ option }) => option);
}

function falling(one: Tried<unknown>, other: Tried<unknown>): number {
  return other.sum - one.sum;
}
