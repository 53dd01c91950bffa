// A moment of a finished match for those who were not there: what the seat saw that was asked and, once they have
// answered, what was played. Both are made only of what this seat was shown and told.
import type { Asked } from '@undertow/shared/protocol/decisions.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Hint } from '@undertow/shared/protocol/hints.ts';
import { Moment, type MomentTruth } from '@undertow/shared/protocol/moments.ts';
import type { Happened } from '@undertow/shared/protocol/play.ts';
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Answer, Seat } from '@undertow/shared/table/game.ts';
import { toldTo } from '@undertow/shared/table/journaled-match.ts';
import { LoadingCache } from '../limits/loading-cache.ts';
import { Written } from '../written.ts';
import type { Advice } from './advice.ts';
import type { JournalEntry } from './archive.ts';
import type { Asker } from './askers.ts';
import type { PastMoment, PastMoments } from './going-on.ts';
import type { MomentNames } from './moment-names.ts';
import { Projection, STILL } from './projection.ts';
import { journalOf } from './rerun.ts';
import type { Steps } from './reruns.ts';

/** How many bytes of moments are kept: a link that is shown to many is opened by many. */
const MOST_BYTES = 4 * 1024 * 1024;

/** What was played, and in which match: that is told to clients to which its replay is open. */
export interface Truth {
  readonly match: string;
  readonly moves: number;
  readonly shown: Omit<MomentTruth, 'from'>;
}

export class Moments {
  readonly #past: PastMoments;
  readonly #names: MomentNames;
  readonly #advice: Advice;
  readonly #questions = new LoadingCache<Written<Moment>>(MOST_BYTES, ({ text }) => text.length);

  constructor(past: PastMoments, names: MomentNames, advice: Advice) {
    this.#past = past;
    this.#names = names;
    this.#advice = advice;
  }

  /** The name of this moment. Refuses where nothing was asked of a seat that then answered. */
  async nameOf(match: string, moves: number, place: string): Promise<string> {
    await this.#past.at(match, moves, place, askedIn);
    return this.#names.write({ match, moves });
  }

  /** The question, and the seat that was asked. */
  async question(name: string, place: string): Promise<Written<Moment>> {
    const { match, moves } = this.#mustRead(name);
    // Of a name there are several spellings.
    return this.#questions.get(`${match} ${moves}`, () =>
      this.#past.at(match, moves, place, (moment) => Written.of(Moment, questionIn(moment))),
    );
  }

  /** What was played, for a client that has given an answer of its own. */
  async truth(name: string, answer: Answer, place: string): Promise<Truth> {
    const { match, moves } = this.#mustRead(name);
    return this.#past.run(match, moves, place, function* (moment) {
      const seat = answeredIn(moment, answer);
      return { match, moves, shown: yield* truthIn(moment, seat) };
    });
  }

  /** What a strong bot would have answered, for a client that has given an answer of its own. */
  async advice(name: string, answer: Answer, asker: Asker): Promise<Written<Hint>> {
    const { match, moves } = this.#mustRead(name);
    const job = await this.#past.at(match, moves, asker.place, (moment) => ({
      ...{ match, game: moment.record.game, seat: answeredIn(moment, answer) },
      journal: journalOf({ record: moment.record, rest: null, entries: moment.made }, moment.journaled.match.game),
    }));
    return this.#advice.of(job, asker);
  }

  #mustRead(name: string) {
    const origin = this.#names.read(name);
    if (!origin) throw new Refusal('not-found', 'There is no such moment.');
    return origin;
  }
}

/** The answer that was given there. */
function askedIn({ next }: PastMoment): JournalEntry {
  const [entry] = next;
  if (!entry || entry.kind === 'undo') throw new Refusal('conflict', 'No answer was given there.');
  return entry;
}

/** The seat in whose place this answer is given. Refuses one that was not offered. */
function answeredIn(moment: PastMoment, answer: Answer): Seat {
  const { seat } = askedIn(moment);
  const { pending, game } = moment.journaled.match;
  const open = pending.find((decision) => decision.seat === seat);
  if (!open || !isLegal(open.choice, answer, game.forms)) {
    throw new Refusal('illegal', 'This is not among the answers that were offered.');
  }
  return seat;
}

function questionIn(moment: PastMoment): Moment {
  const { record, moves, told } = moment;
  const { match } = moment.journaled;
  const { seat } = askedIn(moment);
  const decision = new Projection(record.id, match, STILL).decisionOf(seat);
  if (!decision) throw new Error(`seat ${seat} was asked nothing behind ${moves} moves`);
  return {
    game: record.game,
    options: record.options,
    seats: record.seats,
    seat,
    view: match.view(seat),
    asked: match.asked(seat) as Asked[],
    decision,
    happened: told.map(({ version, events }) => ({ version, events: toldTo(match.game, events, seat) })),
  };
}

/**
 * Runs on until something was told of it: all must have answered who were asked at the same time, and where an answer
 * only leads to the next question of the same seat, it is told with the answer to that.
 */
function* truthIn({ journaled, next }: PastMoment, seat: Seat): Steps<Truth['shown']> {
  const { match } = journaled;
  const [{ kind, answer }] = next as [JournalEntry];
  const happened: Happened[] = [];
  let made = 0;
  for (const { isSealed, events } of journaled.run(next)) {
    yield;
    made++;
    if (isSealed) continue;
    const told = toldTo(match.game, events, seat);
    happened.push({ version: match.version, events: told });
    const following = next[made];
    if (told.length > 0 || following?.seat !== seat || following.kind === 'undo') break;
  }
  return { given: { kind, ...(answer === undefined ? {} : { answer }) }, view: match.view(seat), happened };
}
