// A journal run again: the updates that it leads to, and who or what gave each answer.
import { Answerers } from '@undertow/shared/answerers.ts';
import type { Answered } from '@undertow/shared/protocol/play.ts';
import type { AnyEvent, AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { JournalEntry, MatchRecord, StoredMatch } from './archive.ts';
import { type Rerun, rerun } from './rerun.ts';

/** What all may be told of a version; of the events each viewer no more than it may know. */
export interface RerunUpdate {
  readonly events: readonly AnyEvent[];
  readonly answered: readonly Answered[];
}

/** For a match at its beginning. */
export function answerersIn({ settings }: Pick<MatchRecord, 'settings'>): Answerers {
  return new Answerers(settings.from?.moves);
}

/** For a match that was run again: some of its last entries may be sealed still. */
export function answerersBehind(
  { record, entries }: Pick<StoredMatch, 'record' | 'entries'>,
  { match, sealed }: Rerun,
): Answerers {
  const answerers = answerersIn(record);
  const known = entries.length - sealed;
  for (const entry of entries.slice(0, known)) answerers.hear(entry);
  answerers.take(match);
  for (const entry of entries.slice(known)) answerers.hear(entry);
  return answerers;
}

/** Runs the entries again as `rerun` does; `undefined` while nothing is told of an entry. */
export function* rerunUpdates(
  match: AnyMatch,
  entries: readonly JournalEntry[],
  answerers: Answerers,
): Generator<RerunUpdate | undefined> {
  let made = 0;
  for (const events of rerun(match, entries)) {
    answerers.hear(entries[made++] as JournalEntry);
    yield events && { events, answered: answerers.take(match) };
  }
}
