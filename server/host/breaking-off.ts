// A match that is over because the rules of its game, which came from outside, broke down: what is kept and reported of it.
import type { JournalEntry, MatchRecord, MatchSettings } from './archive.ts';
import { BrokenOff, type OutsideBroken } from './failures.ts';
import type { HostContext } from './host-context.ts';
import { bare } from './rerun.ts';

export const BROKEN = { broken: true } as const;

/** Does something with a match. If the rules of a game from outside break down over it, the match is over. */
export async function guarding<Result>(
  match: { breakOff(failure: unknown): Promise<void> },
  task: () => Promise<Result>,
): Promise<Result> {
  try {
    return await task();
  } catch (failure) {
    await match.breakOff(failure);
    throw new BrokenOff();
  }
}

export function broken({ settings }: Pick<MatchRecord, 'settings'>): MatchSettings {
  return { ...settings, ...BROKEN };
}

/** With what repeats it: the seed, what was done, and what was to be done. */
export function reportBroken(
  { report }: Pick<HostContext, 'report'>,
  failure: OutsideBroken,
  { id, game, rules, options, seats, seed, settings }: MatchRecord,
  entries: readonly JournalEntry[],
): void {
  const moves = [...entries.map(bare), ...(failure.move ? [failure.move] : [])];
  const what = { game, rules, edition: settings.edition, options, seats, seed, moves };
  report('a game from outside broke down', id, { failure, ...what });
}
