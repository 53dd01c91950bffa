// The journal of a stored match as data, from which a thread can run the match again.
import type { Journal, Move } from '@undertow/bots/journal.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import type { StoredMatch } from './archive.ts';
import { isRerunnable } from './rerun.ts';

/** The match as far as it is kept; by other rules than today's it is known from where it last rested. */
export function journalOf(held: Pick<StoredMatch, 'record' | 'rest' | 'entries'>, game: AnyGame): Journal {
  const { record, rest, entries } = held;
  if (rest && !isRerunnable(held, game)) {
    return { beginning: { save: rest.save }, moves: entries.slice(rest.entries).map(bare) };
  }
  const { options, seats, seed } = record;
  return { beginning: { options, seats, seed }, moves: entries.map(bare) };
}

/** Without what an entry of the journal says besides. */
export function bare({ seat, kind, answer }: Move): Pick<Move, 'seat' | 'kind'> & { readonly answer?: Answer } {
  return answer === undefined ? { seat, kind } : { seat, kind, answer };
}
