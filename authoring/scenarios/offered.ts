// Whether a pending decision offers what it should.
import type { Decision } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Play } from './adapter.ts';
import type { Offered } from './scenario.ts';
import { show } from './shape.ts';

/** How the options differ; `undefined` if they are as expected. */
export function offeredDifferently(play: Play, decision: Decision, expected: Offered): string | undefined {
  const options = play.optionsOf(decision);
  const found = isExact(expected) ? exactly(play, decision, options, expected) : partly(play, decision, expected);
  return found && `${decision.prompt} for seat ${decision.seat} offers ${show(options)}, ${found}`;
}

function isExact(expected: Offered): expected is readonly Json[] {
  return Array.isArray(expected);
}

function exactly(
  play: Play,
  decision: Decision,
  options: readonly Json[],
  expected: readonly Json[],
): string | undefined {
  // A form's ids are parts of answers; whole answers, like calling it off, may be listed beside them.
  const known = new Set(options.map(show));
  const isWhole = (each: Json) => !known.has(show(each)) && play.isLegal(decision, each);
  const ids = decision.choice.type === 'form' ? expected.filter((each) => !isWhole(each)) : expected;
  // Of several ids to choose, a list with equal ones tells how many there are; otherwise options are a set.
  const counts = decision.choice.type !== 'one' && new Set(ids.map(show)).size < ids.length;
  const [left, right] = counts ? [sorted(options), sorted(ids)] : [distinct(options), distinct(ids)];
  return show(left) === show(right) ? undefined : `expected exactly ${show(expected)}`;
}

function sorted(options: readonly Json[]): string[] {
  return options.map(show).sort();
}

function distinct(options: readonly Json[]): string[] {
  return [...new Set(sorted(options))];
}

function partly(
  play: Play,
  decision: Decision,
  { includes = [], excludes = [] }: Exclude<Offered, readonly Json[]>,
): string | undefined {
  const ids = new Set(play.optionsOf(decision).map(show));
  const isOffered = (each: Json) => ids.has(show(each)) || play.isLegal(decision, each);
  const missing = includes.filter((each) => !isOffered(each));
  const surplus = excludes.filter(isOffered);
  if (missing.length > 0) return `without ${show(missing)}`;
  return surplus.length > 0 ? `among them ${show(surplus)}` : undefined;
}
