// The one writer of a match: every entry is made, kept in the journal, and told, in this order.
import type { AnyEvent, AnyGame, AnyMatch } from '@undertow/shared/games.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { TIME_CONTROLS } from '@undertow/shared/protocol/tables.ts';
import type { Answer, Seat } from '@undertow/shared/table/game.ts';
import type { Entry, EntryKind, Held, MatchRecord } from './archive.ts';
import { Clocks } from './clocks.ts';
import { type Move, perform, standAgain } from './course.ts';
import type { LateStage } from './late-stage.ts';
import { HostedSeat } from './seat.ts';
import { Stage } from './stage.ts';
import type { Situation } from './substitute.ts';
import type { Surroundings } from './surroundings.ts';

/** A match without clocks in which nobody has done anything for so long is looked at once more, and ended. */
export const FORGOTTEN = 30 * 24 * 60 * 60 * 1000;

export class Play {
  readonly #around: Surroundings;
  readonly #game: AnyGame;
  readonly seats: readonly HostedSeat[];
  readonly clocks: Clocks;
  readonly stage: Stage;
  /** The same for spectators who are behind, once there are any. */
  late: LateStage | undefined;
  match: AnyMatch;
  /** When the open decisions were asked. */
  askedAt: number;
  /** How many entries the journal has. */
  kept: number;
  /** When something was last done. */
  lastMove: number;
  #held: Held;
  /** Something could not be kept: the match in memory may be ahead of the journal, and is not to be used. */
  #isAdrift = false;
  #ranking: MatchRecord['ranking'] | undefined;

  constructor(held: Held, game: AnyGame, around: Surroundings) {
    const { record, entries, orders } = held;
    this.#held = held;
    this.#game = game;
    this.#around = around;
    this.match = standAgain(game, held);
    this.kept = entries.length;
    this.lastMove = entries.at(-1)?.time ?? record.started;
    this.askedAt = around.timers.now();
    this.seats = record.settings.bots.map((bot) => new HostedSeat(bot));
    for (const { seat, message } of entries) this.seats[seat]?.remember(message);
    for (const [seat, given] of orders) this.seat(seat).orders = given;
    this.clocks = new Clocks(TIME_CONTROLS[record.settings.time], banksOf(held));
    for (const seat of this.seats.keys()) this.clocks.setAway(seat, true, this.askedAt);
    this.stage = new Stage(record.id, this.match, {
      now: () => around.timers.now(),
      clocks: () => this.clocks.shown(),
      until: (seat) => this.clocks.shownDeadline(seat),
      orders: (seat) => this.seat(seat).orders,
      ending: () => this.ending,
    });
    this.#ask(this.askedAt);
  }

  get record(): MatchRecord {
    return this.#held.record;
  }

  get fence(): number {
    return this.#held.fence;
  }

  get hasEnded(): boolean {
    return this.#ranking !== undefined;
  }

  get ending() {
    const { seed } = this.record;
    return this.#ranking === undefined ? null : { ranking: this.#ranking as Seat[][] | null, seed };
  }

  /** What decides who answers when the player does not. */
  get situation(): Situation {
    const { match, seats, clocks, askedAt } = this;
    const { botPace, autopilot } = this.#around;
    return { match, seats, clocks, askedAt, botPace, autopilot: (bot) => autopilot(this.record.game, bot) };
  }

  /** Whether a bot is about to answer. */
  get automaticIsAsked(): boolean {
    return !this.hasEnded && this.match.pending.some(({ seat }) => this.seat(seat).isAutomatic);
  }

  seat(seat: Seat): HostedSeat {
    const found = this.seats[seat];
    if (!found) throw new Refusal('forbidden', 'You have no seat in this match.');
    return found;
  }

  /** Keeps the record of other settings. */
  async resettle(settings: MatchRecord['settings']): Promise<void> {
    await this.#around.archive.keepSettings(this.record.id, this.fence, settings);
    this.#held = { ...this.#held, record: { ...this.record, settings } };
  }

  /** Makes sure that the match in memory is what the journal says. */
  async steady(): Promise<void> {
    if (!this.#isAdrift) return;
    const held = await this.#around.archive.take(this.record.id);
    if (!held) throw new Refusal('conflict', 'This match is not played here any more.');
    const { version } = this.match;
    this.match = standAgain(this.#game, held);
    this.#held = held;
    this.kept = held.entries.length;
    this.stage.recast(this.match);
    this.#isAdrift = false;
    this.#ask(this.#around.timers.now());
    if (this.match.version !== version) this.stage.publish([]);
  }

  /** Makes the entry, keeps it, and tells of it. Nothing is told, and nothing acknowledged, that is not kept. */
  async keep(seat: Seat, kind: EntryKind, answer?: Answer, message?: string): Promise<void> {
    const { match } = this;
    const { version, turn } = match;
    const move: Move = { seat, kind, ...(answer === undefined ? {} : { answer }) };
    const events = this.#perform(move);
    const time = this.#around.timers.now();
    this.clocks.answered(seat, time);
    const entry: Entry = { ...move, time, bank: this.clocks.bank(seat), ...(message === undefined ? {} : { message }) };
    await this.#write(entry);
    this.kept++;
    this.lastMove = time;
    this.seat(seat).remember(message);
    if (match.turn !== turn) this.#dropSpentOrders();
    if (match.version === version) this.stage.tellDecision(seat);
    else this.#publish(events, time);
    this.late?.add(entry, match.turn);
    if (match.outcome) await this.end(match.outcome.ranking);
  }

  /** Leaves memory: what the match needs to come back, and when it must, is kept. */
  async layDown(): Promise<void> {
    if (this.hasEnded || this.#isAdrift) return;
    const due = this.clocks.nextDeadline() ?? this.lastMove + FORGOTTEN;
    await this.#around.archive.sleep(this.record.id, this.fence, due, { save: this.match.save(), entries: this.kept });
  }

  async end(ranking: MatchRecord['ranking']): Promise<void> {
    await this.#guarded(() => this.#around.archive.end(this.record.id, this.fence, this.#around.timers.now(), ranking));
    this.#ranking = ranking;
    this.late?.showAll();
    this.stage.tellEnding();
    this.late?.stage.tellEnding();
    this.#around.ended(this.record, ranking);
  }

  #perform(move: Move): readonly AnyEvent[] {
    let events: readonly AnyEvent[] | undefined;
    try {
      events = perform(this.match, move);
    } catch (bug) {
      // The match has gone back to where it was; what repeats the bug is its seed and its journal, and this entry.
      this.#around.report('a rule broke down', this.record.id, { bug, number: this.kept, move });
      throw new Refusal('internal', 'The rules broke down over this answer. It was not counted.');
    }
    if (!events) throw new Refusal('illegal', 'This cannot be answered now.');
    return events;
  }

  async #write(entry: Entry): Promise<void> {
    const begun = performance.now();
    await this.#guarded(() => this.#around.archive.append(this.record.id, this.fence, this.kept, entry));
    this.#around.kept(entry.kind, performance.now() - begun);
  }

  async #guarded(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (failure) {
      this.#isAdrift = true;
      this.#around.report('the journal failed', this.record.id, { failure });
      throw new Refusal('unavailable', 'This could not be kept, so it does not count. Try again.', {
        retryAfter: 1000,
      });
    }
  }

  #publish(events: readonly AnyEvent[], now: number): void {
    this.#ask(now);
    this.stage.publish(events);
    // What each decision gives comes back; only what was taken beyond it makes a difference.
    if (this.clocks.bankChanged()) this.stage.tellClocks();
  }

  #ask(now: number): void {
    this.askedAt = now;
    this.clocks.ask(
      this.match.pending.map(({ seat }) => seat),
      now,
    );
  }

  #dropSpentOrders(): void {
    const { orders } = this.#game;
    for (const seat of this.seats) seat.orders = seat.orders.filter((order) => !orders?.lastsForTurn(order));
  }
}

/** What each seat had left after its last answer. */
function banksOf({ record, entries }: Held): (number | undefined)[] {
  return record.settings.bots.map((_, seat) => entries.findLast((entry) => entry.seat === seat)?.bank ?? undefined);
}
