// A match that is being played, as the doors see it. It knows no transport and no game. Whatever changes it goes
// through one line, one thing at a time.
import type { AnyGame } from '@undertow/shared/games.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Answer, Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Held, MatchRecord } from './archive.ts';
import { begin, isRerunnable } from './course.ts';
import { isLate, LateStage } from './late-stage.ts';
import { missedUpdates } from './missed-updates.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { Play } from './play.ts';
import { nextSubstitute } from './substitute.ts';
import type { Surroundings } from './surroundings.ts';
import type { Watcher } from './telling.ts';

/** How long to wait when the journal has failed while nobody was there to be told. */
const TRY_AGAIN = 1000;

export class LiveMatch {
  readonly #around: Surroundings;
  readonly #game: AnyGame;
  readonly #play: Play;
  readonly #line = new OneAtATime();
  #callOff: () => void = () => {};
  #isAsleep = false;
  #touched: number;

  constructor(held: Held, game: AnyGame, around: Surroundings) {
    this.#around = around;
    this.#game = game;
    this.#play = new Play(held, game, around);
    this.#touched = around.timers.now();
  }

  get record(): MatchRecord {
    return this.#play.record;
  }

  get hasEnded(): boolean {
    return this.#play.hasEnded;
  }

  /** Begins, or goes on after sleep: what nobody needs to be asked for happens now. */
  start(): Promise<void> {
    return this.#inLine(async () => {
      const { outcome } = this.#play.match;
      if (outcome) await this.#play.end(outcome.ranking);
    });
  }

  /** A player answers. Done when the answer is kept, and told to all who may know. */
  answer(seat: Seat, number: number, answer: Answer, message?: string): Promise<void> {
    return this.#inLine(async () => {
      if (this.#play.seat(seat).knows(message)) return;
      this.#mustBeOpen(seat, number, answer);
      await this.#play.keep(seat, 'answer', answer, message);
      this.#return(seat);
    });
  }

  undo(seat: Seat): Promise<void> {
    return this.#inLine(async () => {
      this.#mustRun();
      if (!this.#play.match.canTakeBack(seat)) {
        throw new Refusal('conflict', 'This answer cannot be taken back any more.', this.#whatIsAsked(seat));
      }
      await this.#play.keep(seat, 'undo');
      this.#return(seat);
    });
  }

  /** The seat gives answers in advance, in the place of those that it gave before. */
  order(seat: Seat, orders: readonly Json[]): Promise<void> {
    return this.#inLine(async () => {
      this.#mustRun();
      const wrong = orders.findIndex((order) => !this.#game.orders?.isLegal(order));
      if (wrong >= 0) throw new Refusal('malformed', 'The game knows no such order.', { field: `orders.${wrong}` });
      await this.#around.archive.keepOrders(this.record.id, this.#play.fence, seat, orders);
      this.#play.seat(seat).orders = orders;
      this.#return(seat);
    });
  }

  /** The player is back, if a bot has played for them. */
  back(seat: Seat): Promise<void> {
    return this.#inLine(() => this.#return(seat));
  }

  /** The player gives the seat up: a bot plays it from now on. */
  resign(seat: Seat, bot: string): Promise<void> {
    return this.#inLine(async () => {
      this.#mustRun();
      const { settings } = this.record;
      await this.#play.resettle({ ...settings, bots: settings.bots.with(seat, bot) });
      this.#play.seat(seat).bot = bot;
      await this.#taken(seat);
    });
  }

  /** Ends the match before its end: with the ranking that follows from who left, or with none. */
  cutShort(ranking: MatchRecord['ranking']): Promise<void> {
    return this.#inLine(async () => {
      if (!this.hasEnded) await this.#play.end(ranking);
    });
  }

  /** Lets somebody follow the match: from the version after the last that they have, or from a snapshot. */
  attach(viewer: Viewer, watcher: Watcher, since?: number): Promise<void> {
    return this.#inLine(async () => {
      const late = await this.#lateStage(viewer);
      const stage = late?.stage ?? this.#play.stage;
      const missed =
        since === undefined ? undefined : await this.#missed(viewer, since, late?.shown ?? this.#play.kept);
      for (const telling of missed ?? [stage.snapshot(viewer)]) watcher.told(telling);
      if (missed) for (const telling of stage.present(viewer)) watcher.told(telling);
      stage.attach(viewer, watcher);
      if (viewer !== 'spectator') this.#presence(viewer, false);
    });
  }

  detach(viewer: Viewer, watcher: Watcher): void {
    const stage = isLate(viewer, this.record.settings.delay) ? this.#play.late?.stage : this.#play.stage;
    stage?.detach(viewer, watcher);
    this.#touched = this.#around.timers.now();
    if (viewer !== 'spectator' && this.watching(viewer) === 0) this.#presence(viewer, true);
  }

  /** How many follow the match as this viewer, or at all. */
  watching(viewer?: Viewer): number {
    const late = viewer === undefined || viewer === 'spectator' ? (this.#play.late?.stage.watching() ?? 0) : 0;
    return this.#play.stage.watching(viewer) + late;
  }

  /** Where the match stands, as far as nobody could make use of it. */
  get standing(): {
    readonly version: number;
    readonly turn: number;
    readonly asked: readonly Seat[];
    readonly since: number;
  } {
    const { match, askedAt } = this.#play;
    const asked = match.asked('spectator').map(({ seat }) => seat);
    return { version: match.version, turn: match.turn, asked, since: askedAt };
  }

  /** When something was last done. */
  get lastMove(): number {
    return this.#play.lastMove;
  }

  isAutomatic(seat: Seat): boolean {
    return this.#play.seat(seat).isAutomatic;
  }

  /** Since when nobody has needed the match in memory; `undefined` while somebody does. */
  get idleSince(): number | undefined {
    const isWaitedFor = this.#line.length > 0 || this.watching() > 0 || this.#play.automaticIsAsked;
    return isWaitedFor ? undefined : this.#touched;
  }

  /** Leaves memory. What it needs to come back, and when it must, is kept. */
  sleep(): Promise<void> {
    return this.#line.run(async () => {
      this.#callOff();
      this.#isAsleep = true;
      await this.#play.layDown();
    });
  }

  /** Does one thing to the match; then goes on with all that needs nobody. */
  #inLine(task: () => Promise<void> | void): Promise<void> {
    return this.#line.run(async () => {
      if (this.#isAsleep)
        throw new Refusal('unavailable', 'The match was just laid aside. Try again.', { retryAfter: 0 });
      this.#touched = this.#around.timers.now();
      await this.#play.steady();
      await task();
      await this.#goOn();
    });
  }

  /** Gives the answers that are due without anybody. If that fails, it is nothing to whoever was here before. */
  async #goOn(): Promise<void> {
    this.#callOff();
    try {
      const wait = await this.#substitute();
      if (wait !== undefined) this.#wakeAfter(wait);
    } catch (failure) {
      this.#tryAgain(failure);
    }
  }

  /** Milliseconds until the next answer that is due without anybody. */
  async #substitute(): Promise<number | undefined> {
    for (;;) {
      const next = this.hasEnded ? undefined : nextSubstitute(this.#play.situation);
      if (!next) return undefined;
      const wait = next.at - this.#around.timers.now();
      if (wait > 0) return wait;
      await this.#play.keep(next.seat, next.kind, next.answer());
      if (next.kind === 'timeout') await this.#strike(next.seat);
    }
  }

  #wakeAfter(milliseconds: number): void {
    this.#callOff();
    this.#callOff = this.#around.timers.after(milliseconds, () => {
      this.#inLine(() => {}).catch((failure) => this.#tryAgain(failure));
    });
  }

  #tryAgain(failure: unknown): void {
    this.#around.report('the match could not go on', this.record.id, { failure });
    if (!this.#isAsleep) this.#wakeAfter(TRY_AGAIN);
  }

  async #strike(seat: Seat): Promise<void> {
    const player = this.#play.seat(seat);
    player.strike();
    if (player.isAutomatic) await this.#taken(seat);
  }

  /** A bot plays this seat now. With nobody left to play for, the match is over. */
  async #taken(seat: Seat): Promise<void> {
    this.#around.seatChanged(this.record.id, seat);
    if (!this.hasEnded && this.#play.seats.every(({ isAutomatic }) => isAutomatic)) await this.#play.end(null);
  }

  #return(seat: Seat): void {
    if (this.#play.seat(seat).returned()) this.#around.seatChanged(this.record.id, seat);
  }

  #presence(seat: Seat, isAway: boolean): void {
    if (!isAway) this.#return(seat);
    if (this.#play.clocks.setAway(seat, isAway, this.#around.timers.now())) this.#play.stage.tellClocks();
    this.#around.seatChanged(this.record.id, seat);
    // The deadline may be another now.
    if (isAway && !this.hasEnded) this.#wakeAfter(0);
  }

  async #lateStage(viewer: Viewer): Promise<LateStage | undefined> {
    const { delay } = this.record.settings;
    if (!isLate(viewer, delay) || this.hasEnded || !isRerunnable(this.#play, this.#game)) return undefined;
    if (!this.#play.late) {
      const entries = await this.#around.archive.entries(this.record.id);
      const { now } = this.#around.timers;
      this.#play.late = LateStage.after(this.record, entries, () => begin(this.#game, this.record), now);
    }
    return this.#play.late;
  }

  async #missed(viewer: Viewer, since: number, upTo: number) {
    if (!isRerunnable(this.#play, this.#game)) return undefined;
    const entries = await this.#around.archive.entries(this.record.id);
    return missedUpdates(this.#game, this.record, entries.slice(0, upTo), viewer, since);
  }

  #mustRun(): void {
    if (this.hasEnded) throw new Refusal('conflict', 'This match is over.', { decision: null });
  }

  #mustBeOpen(seat: Seat, number: number, answer: Answer): void {
    this.#mustRun();
    const { match } = this.#play;
    const open = match.pending.find((decision) => decision.seat === seat);
    if (!open || number !== match.version) {
      throw new Refusal('stale', 'This decision is not open any more.', this.#whatIsAsked(seat));
    }
    if (!isLegal(open.choice, answer, this.#game.forms)) {
      throw new Refusal('illegal', 'This is not among the answers that were offered.', this.#whatIsAsked(seat));
    }
  }

  #whatIsAsked(seat: Seat) {
    return { decision: this.#play.stage.decisionOf(seat) ?? null };
  }
}
