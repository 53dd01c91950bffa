// The journal of a stored match, and the match that is run again from it.
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import { type Beginning, type Journal, JournaledMatch, type Move } from '@undertow/shared/table/journal.ts';
import { Match } from '@undertow/shared/table/match.ts';
import type { MatchRecord, Rest, StoredMatch } from './archive.ts';
import { atOnce, type Steps } from './reruns.ts';

/** What is known of a match, in whichever process it is written. */
type Known = Pick<StoredMatch, 'record' | 'rest' | 'entries'>;

/** Whether the match can be run from its beginning: by the rules that it began with. */
export function isRerunnable({ record }: Pick<StoredMatch, 'record'>, game: AnyGame): boolean {
  return record.rules === game.rules;
}

/** Whether the match has gone on by newer rules than these, in a process of a newer version. */
export function isBeyond(game: AnyGame, { record, rest }: Pick<StoredMatch, 'record' | 'rest'>): boolean {
  return Math.max(record.rules, rest?.save.rules ?? 0) > game.rules;
}

/** The match at its beginning. */
export function begin(game: AnyGame, record: MatchRecord): JournaledMatch {
  return JournaledMatch.begin(game, beginningOf(record));
}

/** The match as far as it is kept, as data from which a thread can run it; by other rules than today's from where it last rested. */
export function journalOf(known: Known, game: AnyGame): Journal {
  const { beginning, moves } = journalOfEntries(known, game);
  return { beginning, moves: moves.map(bare) };
}

/** Without what an entry of the journal says besides. */
export function bare({ seat, kind, answer }: Move): Move {
  return answer === undefined ? { seat, kind } : { seat, kind, answer };
}

/** A match that was run again. */
export interface Rerun {
  readonly journaled: JournaledMatch;
  /** In which version of the match each of the last entries was made, as far as they were run again or are sealed. */
  readonly versions: readonly number[];
}

/** The match where it stood. */
export function restore(game: AnyGame, known: Known): Rerun {
  return atOnce(restoring(game, known));
}

/** The same in steps. */
export function* restoring(game: AnyGame, known: Known): Steps<Rerun> {
  const { record, rest } = known;
  if (!isRerunnable(known, game) && rest?.save.rules !== game.rules) {
    throw new Error(`it was played by rules ${record.rules}, and today's are ${game.rules}`);
  }
  const { beginning, moves } = journalOfEntries(known, game);
  const journaled = JournaledMatch.begin(game, beginning);
  const versions = Array<number>(journaled.sealed).fill(journaled.match.version);
  for (const { before } of journaled.run(moves)) {
    versions.push(before.version);
    yield;
  }
  return { journaled, versions };
}

/**
 * Where a match goes on that was played by other rules than today's: where it last came to rest, as far as that is
 * known. `lost` answers lay behind that.
 */
export function carryOver(
  game: AnyGame,
  held: StoredMatch,
): { readonly rest: Rest; readonly lost: number } | undefined {
  const { rest, entries } = held;
  if (isRerunnable(held, game) || !rest || rest.save.rules === game.rules) return undefined;
  const match = Match.resume(game, rest.save);
  const unknown = entries.length - rest.entries;
  // Each change that was lost had a version, which a client may have seen; and so had the position itself.
  const save = { ...match.save(), rules: game.rules, version: match.version + unknown + 1 };
  return { rest: { ...rest, save, entries: entries.length, sealed: 0 }, lost: match.lost + unknown };
}

function beginningOf({ options, seats, seed, settings }: MatchRecord): Beginning {
  return { options, seats, seed, foreign: settings.from?.moves ?? 0 };
}

function journalOfEntries(known: Known, game: AnyGame): Journal {
  const { record, rest, entries } = known;
  if (!rest || isRerunnable(known, game)) return { beginning: beginningOf(record), moves: entries };
  const open = rest.entries - rest.sealed;
  const foreign = Math.max(0, (record.settings.from?.moves ?? 0) - open);
  const sealed = entries.slice(open, rest.entries).map(bare);
  return { beginning: { save: rest.save, sealed, foreign }, moves: entries.slice(rest.entries) };
}
