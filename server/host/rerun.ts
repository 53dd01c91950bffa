// The journal of a stored match, and the match that is run again from it.
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import { type Beginning, type Journal, JournaledMatch, type Move } from '@undertow/shared/table/journaled-match.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import type { Save } from '@undertow/shared/table/save.ts';
import type { MatchRecord, Rest, StoredMatch } from './archive.ts';
import type { HostedGame } from './hosted-game.ts';
import { atOnce, type Steps } from './reruns.ts';

/** What is known of a match, in whichever process it is written. */
type Known = Pick<StoredMatch, 'record' | 'rest' | 'entries'>;

/** Whether the match can be run from its beginning: by the rules that it began with. */
export function isRerunnable(
  { record }: { readonly record: Pick<MatchRecord, 'rules' | 'settings'> },
  game: HostedGame,
): boolean {
  return record.rules === game.rules && record.settings.edition === game.edition;
}

/** What is kept with a match of which files its rules are. */
export function pinOf({ edition }: HostedGame): { readonly edition?: string } {
  return edition === undefined ? {} : { edition };
}

/** Whether a match that rests here goes on by the rules of today. */
function isOfToday(rest: Rest | null, game: HostedGame): boolean {
  return rest !== null && rest.save.rules === game.rules && rest.edition === game.edition;
}

/** Whether the match has gone on by newer rules than these, in a process of a newer version. */
export function isBeyond(game: HostedGame, { record, rest }: Pick<StoredMatch, 'record' | 'rest'>): boolean {
  return Math.max(record.rules, rest?.save.rules ?? 0) > game.rules;
}

/** The match at its beginning. */
export function begin(game: HostedGame, record: MatchRecord): JournaledMatch {
  return journaledFrom(game, beginningOf(record));
}

/** The match as far as it is kept, as data from which a thread can run it; by other rules than today's from where it last rested. */
export function journalOf(known: Known, game: HostedGame): Journal {
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
export function restore(game: HostedGame, known: Known): Rerun {
  return atOnce(restoring(game, known));
}

/** The same in steps. */
export function* restoring(game: HostedGame, known: Known): Steps<Rerun> {
  const { record, rest } = known;
  if (!isRerunnable(known, game) && !isOfToday(rest, game)) {
    const { edition } = record.settings;
    const others =
      record.rules === game.rules
        ? `those of ${edition}, and today's are of ${game.edition}`
        : `rules ${record.rules}, and today's are ${game.rules}`;
    throw new Error(`it was played by ${others}`);
  }
  const { beginning, moves } = journalOfEntries(known, game);
  const journaled = journaledFrom(game, beginning);
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
  game: HostedGame,
  held: StoredMatch,
): { readonly rest: Rest; readonly lost: number } | undefined {
  const { rest, entries } = held;
  if (isRerunnable(held, game) || !rest || isOfToday(rest, game)) return undefined;
  // Other files may lead through the same answers to another position: what came behind the rest is lost.
  const unsure = rest.edition === game.edition ? 0 : rest.save.answers.length;
  const match = resumed(game, unsure === 0 ? rest.save : { ...rest.save, answers: [] });
  const unknown = entries.length - rest.entries;
  // Each change that was lost had a version, which a client may have seen; and so had the position itself.
  const save = { ...match.save(), rules: game.rules, version: match.version + unsure + unknown + 1 };
  const { edition: _, ...before } = rest;
  const now = { ...before, save, entries: entries.length, sealed: 0, ...pinOf(game) };
  return { rest: now, lost: match.lost + unsure + unknown };
}

/** The match as it begins, in the thread of its game if it has one. */
function journaledFrom(game: HostedGame, beginning: Beginning): JournaledMatch {
  if (!game.begin) return JournaledMatch.begin(game, beginning);
  const sealed = 'save' in beginning ? beginning.sealed : undefined;
  return new JournaledMatch(game.begin(beginning), beginning.foreign, sealed);
}

function resumed(game: HostedGame, save: Save<Json>): AnyMatch {
  return game.begin?.({ save }) ?? Match.resume(game, save);
}

function beginningOf({ options, seats, seed, settings }: MatchRecord): Beginning {
  return { options, seats, seed, foreign: settings.from?.moves ?? 0 };
}

function journalOfEntries(known: Known, game: HostedGame): Journal {
  const { record, rest, entries } = known;
  if (!rest || isRerunnable(known, game)) return { beginning: beginningOf(record), moves: entries };
  const open = rest.entries - rest.sealed;
  const foreign = Math.max(0, (record.settings.from?.moves ?? 0) - open);
  const sealed = entries.slice(open, rest.entries).map(bare);
  return { beginning: { save: rest.save, sealed, foreign }, moves: entries.slice(rest.entries) };
}
