// A match in memory, as the doors use it. It knows no transport and no game. All changes go through one queue.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Hint } from '@undertow/shared/protocol/hints.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import type { Answer, Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { TaskQueue } from '../scheduling/task-queue.ts';
import type { MatchRecord, StoredMatch } from './archive.ts';
import type { Asker } from './askers.ts';
import { guarding } from './breaking-off.ts';
import { Hints } from './hints.ts';
import type { HostContext } from './host-context.ts';
import { type HostedMatch, MatchOver, type MatchStatus, Moved } from './hosted-match.ts';
import { FORGOTTEN, MatchScheduler } from './match-scheduler.ts';
import { MatchSubscribers } from './match-subscribers.ts';
import type { MissedUpdates } from './missed-updates.ts';
import { openQuestions } from './open-questions.ts';
import type { MatchSubscriber } from './outgoing.ts';
import { Play } from './play.ts';
import { journalOf, type Rerun } from './rerun.ts';
import { substituteAsked } from './substitute-asked.ts';

const PAUSE_IN_CIRCLES = 5000;

export class LiveMatch implements HostedMatch {
  readonly #context: HostContext;
  readonly #game: AnyGame;
  readonly #play: Play;
  readonly #scheduler: MatchScheduler;
  readonly #subscribers: MatchSubscribers;
  readonly #hints: Hints;
  readonly #queue = new TaskQueue();
  #isAsleep = false;
  #touched: number;

  constructor(held: StoredMatch, again: Rerun, game: AnyGame, context: HostContext, missedUpdates: MissedUpdates) {
    this.#context = context;
    this.#game = game;
    this.#play = new Play(held, again, game, context, () => this.#scheduler.after(0));
    this.#scheduler = new MatchScheduler(held, this.#play, context, () => this.#enqueue(() => {}));
    this.#subscribers = new MatchSubscribers({
      ...{ play: this.#play, game, context, missedUpdates },
      inLine: (task) => this.#enqueue(task),
      playerLeft: () => {
        if (!this.hasEnded) this.#scheduler.after(0);
      },
    });
    this.#hints = new Hints({
      ...{ match: held.record, hinting: context.hinting },
      isOpen: (seat, number) => !this.hasEnded && this.#play.match.open(seat)?.number === number,
      report: (problem, details) => context.report(problem, held.record.id, details),
    });
    this.#touched = context.timers.now();
  }

  get record(): MatchRecord {
    return this.#play.record;
  }

  get hasEnded(): boolean {
    return this.#play.hasEnded;
  }

  /** Another process has the match now. */
  get isLost(): boolean {
    return this.#play.isLost;
  }

  /** Begins, or goes on after sleep: what needs no answer of a player happens now. */
  start(): Promise<void> {
    return this.#enqueue(() => this.#play.summarize());
  }

  answer(seat: Seat, number: number, answer: Answer, message?: string): Promise<void> {
    return this.#enqueue(async () => {
      if (this.#play.players.of(seat).knows(message)) return;
      this.#mustBeOpen(seat, number);
      this.#mustNotRunInCircles(seat);
      // Whether the answer is legal is judged once, where it is made.
      await this.#play.commit({ seat, kind: 'answer', answer }, message);
    });
  }

  undo(seat: Seat, message?: string): Promise<void> {
    return this.#enqueue(async () => {
      const player = this.#play.players.of(seat);
      if (player.knows(message)) return;
      this.#mustPlay(seat);
      if (player.hasRefused(message) || !this.#play.match.canTakeBack(seat)) {
        player.refuse(message);
        throw new Refusal('conflict', 'This answer cannot be taken back any more.', this.#play.whatIsAsked(seat));
      }
      this.#mustNotRunInCircles(seat);
      await this.#play.commit({ seat, kind: 'undo' }, message);
    });
  }

  order(seat: Seat, orders: readonly Json[], message?: string): Promise<void> {
    return this.#enqueue(async () => {
      const player = this.#play.players.of(seat);
      // An order holds for a turn: repeated when the next has begun, it would hold for that as well.
      if (player.knows(message)) return;
      this.#mustPlay(seat);
      const wrong = orders.findIndex((order) => !this.#game.orders?.isLegal(order));
      if (wrong >= 0) throw new Refusal('malformed', 'The game knows no such order.', { field: `orders.${wrong}` });
      await this.#play.order(seat, orders);
      player.remember(message);
      this.#return(seat);
    });
  }

  /** The client that asked waits for the thought; the match goes on meanwhile. */
  async hint(seat: Seat, number: number, asker: Asker): Promise<Hint> {
    // Before anything is read for it.
    this.#hints.mustBeFree(seat);
    const { journal } = await this.#enqueue(async () => {
      this.#mustBeOpen(seat, number);
      if (!this.#play.players.isAgainstBots(seat)) {
        throw new Refusal('forbidden', 'Hints are for those who play against bots alone.');
      }
      const { record, rest } = this.#play;
      return { journal: journalOf({ record, rest, entries: await this.#play.entries() }, this.#game) };
    });
    return this.#hints.begin({ seat, number, asker }, journal);
  }

  back(seat: Seat): Promise<void> {
    return this.#enqueue(() => this.#return(seat));
  }

  substitute(seat: Seat): Promise<void> {
    return this.#enqueue(() => {
      this.#mustRun();
      return substituteAsked(this.#play, this.#scheduler, seat, this.#context.timers.now());
    });
  }

  resign(seat: Seat, bot: string): Promise<void> {
    return this.#enqueue(async () => {
      this.#mustRun();
      await this.#play.replace(seat, bot);
      this.#context.seatChanged(this.record.id, seat);
    });
  }

  cutShort(ranking: MatchRecord['ranking']): Promise<void> {
    return this.#enqueue(async () => {
      if (!this.hasEnded) await this.#play.end(ranking);
    });
  }

  async attach(viewer: Viewer, subscriber: MatchSubscriber, since?: number): Promise<void> {
    await this.#subscribers.attach(viewer, subscriber, since);
    this.#mustBeHere();
  }

  async attachForPlayers(subscriber: MatchSubscriber): Promise<void> {
    await this.#subscribers.attachForPlayers(subscriber);
    this.#mustBeHere();
  }

  /** Lets a subscriber follow the match from where another subscriber stands. */
  attachBeside(viewer: Viewer, other: MatchSubscriber, subscriber: MatchSubscriber): void {
    this.#subscribers.attachBeside(viewer, other, subscriber);
  }

  detach(viewer: Viewer, subscriber: MatchSubscriber): void {
    this.#touched = this.#context.timers.now();
    this.#subscribers.detach(viewer, subscriber);
  }

  watching(viewer?: Viewer): number {
    return this.#subscribers.watching(viewer);
  }

  get status(): MatchStatus {
    return this.#play.status;
  }

  /** Waits for all that is being kept: what is not kept must not be told. */
  look(): Promise<MatchStatus> {
    return this.#queue.run(() => this.#play.look());
  }

  get lastMove(): number {
    return this.#play.lastMove;
  }

  isAutomatic(seat: Seat): boolean {
    return this.#play.players.of(seat).isAutomatic;
  }

  /** Since when the match has not been needed in memory; `undefined` while it is needed. */
  get idleSince(): number | undefined {
    const isWaitedFor =
      this.#queue.length > 0 || this.watching() > 0 || this.#play.isInDoubt || this.#scheduler.isBotAtWork;
    return isWaitedFor ? undefined : this.#touched;
  }

  /** Whether the match has not been needed in memory since this time. */
  isUnneededSince(time: number): boolean {
    if (this.isLost || (this.hasEnded && this.watching() === 0)) return true;
    return this.idleSince !== undefined && this.idleSince <= time;
  }

  isForgotten(now: number): boolean {
    return this.record.settings.time === 'none' && now - this.lastMove >= FORGOTTEN;
  }

  /** Leaves memory. What it needs to come back, and when it must, is kept. */
  sleep(): Promise<void> {
    return this.#queue.run(async () => {
      this.#scheduler.stop();
      this.#isAsleep = true;
      if (!this.isLost && !this.hasEnded) await this.#play.layDown(this.#scheduler);
      // Its subscribers have to look for it elsewhere.
      if (!this.hasEnded) this.#dismiss();
    });
  }

  /** Others may have taken it over by now: nothing more is told or done here. */
  lose(): void {
    this.#play.lose();
    this.#dismiss();
  }

  /** Runs one task on the match; then goes on with all that needs no answer of a player. */
  #enqueue<Result>(task: () => Promise<Result> | Result): Promise<Result> {
    return this.#queue.run(async () => {
      if (this.#isAsleep) throw new Moved();
      this.#touched = this.#context.timers.now();
      try {
        const result = await guarding(this.#play, async () => {
          await this.#play.steady();
          return task();
        });
        await this.#scheduler.goOn();
        this.#tellWaiting();
        return result;
      } catch (failure) {
        // The client that caused it is told. But the other seats wait, too.
        if (this.#play.isInDoubt) this.#scheduler.tryAgain(failure);
        throw failure;
      } finally {
        if (this.isLost) this.#dismiss();
      }
    });
  }

  /** Tells what the match waits for, now that all has happened that needs no answer of a player. */
  #tellWaiting(): void {
    const { match, players, projection, record } = this.#play;
    const questions = this.hasEnded ? [] : openQuestions(match, players.clocks);
    this.#context.waits(record.id, this.#play.shownOn(projection), questions);
  }

  /** A subscriber that came at the moment when the match was lost has been dismissed already. */
  #mustBeHere(): void {
    if (this.isLost) throw new Moved();
  }

  #dismiss(): void {
    this.#scheduler.stop();
    this.#subscribers.dismiss();
  }

  #return(seat: Seat): void {
    const { players, projection } = this.#play;
    const now = this.#context.timers.now();
    if (this.hasEnded || !players.of(seat).returned(now)) return;
    if (players.clocks.renew(seat, now)) {
      projection.tellClocks();
      projection.tellDecision(seat);
    }
    this.#context.seatChanged(this.record.id, seat);
  }

  #mustRun(): void {
    if (this.hasEnded) throw new MatchOver();
  }

  #mustPlay(seat: Seat): void {
    this.#mustRun();
    if (this.#play.players.of(seat).bot !== null) throw new Refusal('forbidden', 'You have given this seat up.');
  }

  #mustBeOpen(seat: Seat, number: number): void {
    this.#mustPlay(seat);
    if (this.#play.match.open(seat)?.number !== number) {
      throw new Refusal('stale', 'This decision is not open any more.', this.#play.whatIsAsked(seat));
    }
  }

  /** Nothing comes of it, but the journal grows. */
  #mustNotRunInCircles(seat: Seat): void {
    const wait = this.#play.lastMove + PAUSE_IN_CIRCLES - this.#context.timers.now();
    if (!this.#play.players.of(seat).goesInCircles || wait <= 0) return;
    throw new Refusal('too-many', 'You have gone back and forth very often. Take your time.', { retryAfter: wait });
  }
}
