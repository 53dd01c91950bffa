// Runs a match again from its seed and its entries.
import { makeMove as made } from '@undertow/shared/replay.ts';
import type { AnyEvent, AnyGame, AnyMatch } from '@undertow/shared/table/any-game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import type { JournalEntry, MatchRecord, Rest, StoredMatch } from './archive.ts';
import { atOnce, type Steps } from './reruns.ts';

/** What an entry does to the match. */
export type Move = Pick<JournalEntry, 'seat' | 'kind' | 'answer'>;

type Beginning = Pick<MatchRecord, 'options' | 'seats' | 'seed'>;

/** What is known of a match, in whichever process it is written. */
type Known = Pick<StoredMatch, 'record' | 'rest' | 'entries'>;

export function begin(game: AnyGame, { options, seats, seed }: Beginning): AnyMatch {
  return Match.start(game, options, seats, seed);
}

/** Makes the move in the match, and gives what is told of it; `undefined` if it cannot be done now. */
export function makeMove(match: AnyMatch, move: Move): readonly AnyEvent[] | undefined {
  const events = made(match, move);
  return events && move.kind === 'undo' ? [{ type: 'answerTakenBack', seat: move.seat }] : events;
}

/** Runs the entries again in a match that stands before them. Gives what is told of each; nothing while it is sealed. */
export function* rerun(match: AnyMatch, entries: readonly JournalEntry[]): Generator<readonly AnyEvent[] | undefined> {
  for (const [number, entry] of entries.entries()) {
    const { version } = match;
    const events = makeMove(match, entry);
    if (!events) throw new Error(`entry ${number}, of seat ${entry.seat}, cannot be made again`);
    yield match.version === version ? undefined : events;
  }
}

/** Whether the match can be run from its beginning: by the rules that it began with. */
export function isRerunnable({ record }: Pick<StoredMatch, 'record'>, game: AnyGame): boolean {
  return record.rules === game.rules;
}

/** Whether the match has gone on by newer rules than these, in a process of a newer version. */
export function isBeyond(game: AnyGame, { record, rest }: Pick<StoredMatch, 'record' | 'rest'>): boolean {
  return Math.max(record.rules, rest?.save.rules ?? 0) > game.rules;
}

/** A match that was run again. */
export interface Rerun {
  readonly match: AnyMatch;
  /** How many of the last entries that led there are still sealed. */
  readonly sealed: number;
  /** In which version of the match each of the last entries was made, as far as they were run again or are sealed. */
  readonly versions: readonly number[];
}

/** The match where it stood. */
export function restore(game: AnyGame, known: Known): Rerun {
  return atOnce(restoring(game, known));
}

/** The same in steps. */
export function* restoring(game: AnyGame, known: Known): Steps<Rerun> {
  const { record, rest, entries } = known;
  if (isRerunnable(known, game)) return yield* after(entries, begin(game, record), 0);
  if (rest?.save.rules === game.rules) {
    return yield* after(entries.slice(rest.entries), Match.resume(game, rest.save), rest.sealed);
  }
  throw new Error(`it was played by rules ${record.rules}, and today's are ${game.rules}`);
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

function* after(entries: readonly JournalEntry[], match: AnyMatch, sealedBefore: number): Steps<Rerun> {
  let sealed = sealedBefore;
  let { version } = match;
  const versions = Array<number>(sealed).fill(version);
  for (const events of rerun(match, entries)) {
    versions.push(version);
    version = match.version;
    sealed = events ? 0 : sealed + 1;
    yield;
  }
  return { match, sealed, versions };
}
