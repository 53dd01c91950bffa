// Begins a match at a moment of another one, which is over: it takes over the moves of that one and its stream of chance
// up to there, and has a seed of its own from then on. So it is a match like any other.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { AnyEvent, AnyGame, KnownGame } from '@undertow/shared/table/any-game.ts';
import type { JournaledMatch } from '@undertow/shared/table/journaled-match.ts';
import { goingOnAs, seedsIn } from '@undertow/shared/table/random.ts';
import type { Archive, Fork, JournalEntry, MatchRecord } from './archive.ts';
import { RulesChanged } from './failures.ts';
import { Beyond } from './hosted-match.ts';
import { bare, begin, isBeyond, isRerunnable } from './rerun.ts';
import type { Reruns, Steps } from './reruns.ts';

/** A match can be played on that was played on itself, so often: its seed grows each time. */
const MOST_SEEDS = 8;

/**
 * What the match begins with. Nothing that was done in the other one is a sign of its own players. Refuses if the rules
 * have changed since its table was opened, and leaves newer ones to processes that know them.
 */
export async function goingOnFrom(
  archive: Pick<Archive, 'find' | 'entries'>,
  { match, moves, chance }: Fork,
  game: AnyGame,
  fresh: string,
  now: number,
): Promise<{ readonly rules: number; readonly seed: string; readonly entries: readonly JournalEntry[] }> {
  const before = await archive.find(match);
  if (!before) throw new Error(`there is no match ${match} to go on from`);
  const held = { record: before, rest: null };
  if (isBeyond(game, held)) throw new Beyond();
  if (!isRerunnable(held, game)) throw new RulesChanged();
  const made = (await archive.entries(match)).slice(0, moves);
  const entries = made.map((entry): JournalEntry => {
    const kind = entry.kind === 'undo' ? 'undo' : 'answer';
    return { ...bare(entry), kind, time: now, bank: null };
  });
  return { rules: before.rules, seed: goingOnAs({ seed: before.seed, position: chance }, fresh), entries };
}

/** A moment of a match that is over: the match as it stood there, and what was done next. */
export interface PastMoment {
  readonly record: MatchRecord;
  readonly journaled: JournaledMatch;
  readonly moves: number;
  /** What had been told by then, by the version to which it led. */
  readonly told: readonly { readonly version: number; readonly events: readonly AnyEvent[] }[];
  /** What was done up to there. */
  readonly made: readonly JournalEntry[];
  /** What was done from there on. */
  readonly next: readonly JournalEntry[];
}

/** The moments of matches that are over, run again one at a time. */
export class PastMoments {
  readonly #archive: Pick<Archive, 'find' | 'entries'>;
  readonly #games: ReadonlyMap<string, KnownGame>;
  readonly #reruns: Reruns;

  constructor(archive: Pick<Archive, 'find' | 'entries'>, games: ReadonlyMap<string, KnownGame>, reruns: Reruns) {
    this.#archive = archive;
    this.#games = games;
    this.#reruns = reruns;
  }

  /** Makes something of the match behind so many moves; each client at its turn. */
  at<Made>(id: string, moves: number, place: string, make: (moment: PastMoment) => Made): Promise<Made> {
    return this.run(id, moves, place, function* (moment) {
      yield;
      return make(moment);
    });
  }

  /** The same, where making it takes steps too. */
  async run<Made>(id: string, moves: number, place: string, make: (moment: PastMoment) => Steps<Made>): Promise<Made> {
    const record = await this.#archive.find(id);
    if (!record) throw new Refusal('not-found', 'No match was played on this table.');
    // No client may know what chance brings in a match that runs.
    if (record.ended === null) throw new Refusal('conflict', 'This match is not over yet.');
    const game = this.#games.get(record.game)?.game;
    if (!game || !isRerunnable({ record }, game)) throw new RulesChanged();
    return this.#reruns.run({ place }, async () => {
      const entries = await this.#archive.entries(id);
      if (moves > entries.length) {
        throw new Refusal('malformed', `Only ${entries.length} moves were made in this match.`, { field: 'moves' });
      }
      return (function* () {
        const journaled = begin(game, record);
        const { match } = journaled;
        const told = [{ version: match.version, events: match.told }];
        const made = entries.slice(0, moves);
        for (const { isSealed, events } of journaled.run(made)) {
          if (!isSealed) told.push({ version: match.version, events });
          yield;
        }
        return yield* make({ record, journaled, moves, told, made, next: entries.slice(moves) });
      })();
    });
  }
}

/** The fork at this moment, from which a match may go on. Refuses where there is nothing to play any more. */
export function forkAt({ record, journaled, moves }: PastMoment): Fork {
  const { match } = journaled;
  if (match.outcome) throw new Refusal('conflict', 'The match is over there.');
  if (seedsIn(record.seed) >= MOST_SEEDS) {
    throw new Refusal('conflict', 'This match has been played on from others too often already.');
  }
  return { match: record.id, moves, chance: match.chance.position };
}
