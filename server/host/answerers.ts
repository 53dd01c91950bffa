// Who or what gave the answers that led to a version of a match, as far as all may know it. The journal tells it: no more is
// kept of it.
import type { AnyEvent, AnyMatch } from '@undertow/shared/games.ts';
import type { Answered } from '@undertow/shared/protocol/play.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { JournalEntry, JournalEntryKind, MatchRecord, StoredMatch } from './archive.ts';
import { type Rerun, rerun } from './rerun.ts';

type By = Answered['by'];

export class Answerers {
  /** Of the entries that belong to the match from which this one goes on, nothing is told. */
  #foreign: number;
  /** Of each seat what gave its last answer. */
  readonly #last: By[];
  /** What was answered since the last version. */
  readonly #given = new Map<Seat, By>();

  /** Of a match that was run again: some of its last entries may be sealed still. */
  static behind({ record, entries }: Pick<StoredMatch, 'record' | 'entries'>, { match, sealed }: Rerun): Answerers {
    const answerers = new Answerers(record.settings);
    for (const [number, entry] of entries.entries()) {
      if (number === entries.length - sealed) answerers.take(match);
      answerers.hear(entry);
    }
    if (sealed === 0) answerers.take(match);
    return answerers;
  }

  constructor({ bots, from }: MatchRecord['settings']) {
    this.#foreign = from?.moves ?? 0;
    this.#last = bots.map((bot) => (bot === null ? 'player' : 'bot'));
  }

  hear({ seat, kind }: Pick<JournalEntry, 'seat' | 'kind'>): void {
    if (this.#foreign > 0) {
      this.#foreign--;
      return;
    }
    this.#last[seat] = byOf(kind);
    this.#given.set(seat, byOf(kind));
  }

  /**
   * Who answered on the way to the version at which the match has come. A seat that had no choice was answered for by the
   * rules, and no viewer is to know which one that was: it is told as if it had been asked.
   */
  take(match: AnyMatch): readonly Answered[] {
    const given = new Map(this.#given);
    this.#given.clear();
    if (given.size === 0) return [];
    const usual = (seat: Seat): By => (this.#last[seat] === 'bot' ? 'bot' : 'player');
    return match.answered.map((seat) => ({ seat, by: given.get(seat) ?? usual(seat) }));
  }
}

/** Runs the entries again as `rerun` does, and gives with what is told of each who answered. */
export function* retold(
  match: AnyMatch,
  entries: readonly JournalEntry[],
  answerers: Answerers,
): Generator<{ readonly events: readonly AnyEvent[]; readonly answered: readonly Answered[] } | undefined> {
  let made = 0;
  for (const events of rerun(match, entries)) {
    answerers.hear(entries[made++] as JournalEntry);
    yield events && { events, answered: answerers.take(match) };
  }
}

/** An order is its player's own, and known to its player alone. */
function byOf(kind: JournalEntryKind): By {
  return kind === 'bot' || kind === 'timeout' ? kind : 'player';
}
