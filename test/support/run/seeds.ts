// Where random tests begin, how long they go on, and the command that repeats a failing one.
import { relative } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';

const { UNDERTOW_SEED, UNDERTOW_TIMES, UNDERTOW_LONG } = process.env;
const LONG = 50;

export const isLong = UNDERTOW_LONG === '1';

/** The first seed; another one with UNDERTOW_SEED. */
export const FIRST_SEED = Number(UNDERTOW_SEED ?? 1);

/** So many seeds, fifty times as many with UNDERTOW_LONG=1, or exactly UNDERTOW_TIMES. */
export function times(usual: number): { readonly first: number; readonly count: number } {
  const count = UNDERTOW_TIMES === undefined ? usual * (isLong ? LONG : 1) : Number(UNDERTOW_TIMES);
  return { first: FIRST_SEED, count };
}

/**
 * Those of these things that are tried in this way, of so many: in a short run each thing is tried in one of the ways, by
 * turns, and in a long one in all of them.
 */
export function inTurn<Thing>(things: Iterable<Thing>, way: number, ways = 2): Thing[] {
  return [...things].filter((_, at) => isLong || at % ways === way);
}

/** That the games have tried something often enough to mean anything; a few chosen games need not. */
export function expectTried(count: number, least: number): void {
  if (UNDERTOW_TIMES === undefined) expect(count).toBeGreaterThanOrEqual(least);
}

export function repeatCommand(seed: number): string {
  return `This was seed ${seed}. To repeat just it:\n  UNDERTOW_SEED=${seed} UNDERTOW_TIMES=1 ${thisTest()}`;
}

/** Checks a property of fast-check, from the first seed, so many times as `times` says. */
export function holds<Values>(property: fc.IProperty<Values>, usual = 200): void {
  const { first, count } = times(usual);
  mustHold(fc.check(property, { seed: first, numRuns: count }), count);
}

/** The same of a property that takes its time. */
export async function holdsInTime<Values>(property: fc.IAsyncProperty<Values>, usual = 200): Promise<void> {
  const { first, count } = times(usual);
  mustHold(await fc.check(property, { seed: first, numRuns: count }), count);
}

function mustHold<Values>(details: fc.RunDetails<Values>, count: number): void {
  if (!details.failed) return;
  const report = fc.defaultReportMessage(details);
  throw new Error(`${report}\n\nTo repeat it:\n  UNDERTOW_SEED=${details.seed} UNDERTOW_TIMES=${count} ${thisTest()}`, {
    cause: details.errorInstance,
  });
}

/** The command that runs the current test alone. */
function thisTest(): string {
  const { testPath = '', currentTestName = '' } = expect.getState();
  // Whatever is no word may stand for something else in a pattern, or in a shell.
  const pattern = currentTestName.replaceAll(/[^\w ]+/g, '.*');
  // Other names may begin with this one.
  return `npx vitest run ${relative('.', testPath)} -t '${pattern}$'`;
}
