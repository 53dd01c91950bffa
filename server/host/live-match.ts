// A match that is being played, as the doors see it. It knows no transport and no game. Whatever changes it goes
// through one line, one thing at a time.
import type { AnyGame } from '@undertow/shared/games.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Answer, Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Held, MatchRecord } from './archive.ts';
import { isRerunnable } from './course.ts';
import { Drive, FORGOTTEN } from './drive.ts';
import { type HostedMatch, Moved, type Standing } from './hosted-match.ts';
import { isLate } from './late-stage.ts';
import { missedUpdates } from './missed-updates.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { Play } from './play.ts';
import type { Stage } from './stage.ts';
import type { Surroundings } from './surroundings.ts';
import type { Telling, Watcher } from './telling.ts';

/** Who goes in circles has to pause for so long between two steps. */
const PAUSE = 5000;

export class LiveMatch implements HostedMatch {
  readonly #around: Surroundings;
  readonly #game: AnyGame;
  readonly #play: Play;
  readonly #drive: Drive;
  readonly #line = new OneAtATime();
  #isAsleep = false;
  #touched: number;

  constructor(held: Held, game: AnyGame, around: Surroundings) {
    this.#around = around;
    this.#game = game;
    this.#play = new Play(held, game, around);
    this.#drive = new Drive(held, this.#play, around, () => this.#inLine(() => {}));
    this.#touched = around.timers.now();
  }

  get record(): MatchRecord {
    return this.#play.record;
  }

  get hasEnded(): boolean {
    return this.#play.hasEnded;
  }

  /** Somebody else plays the match now. */
  get isLost(): boolean {
    return this.#play.isLost;
  }

  /** Begins, or goes on after sleep: what nobody needs to be asked for happens now. */
  start(): Promise<void> {
    return this.#inLine(() => {});
  }

  answer(seat: Seat, number: number, answer: Answer, message?: string): Promise<void> {
    return this.#inLine(async () => {
      if (this.#play.players.of(seat).knows(message)) return;
      this.#mustBeOpen(seat, number, answer);
      this.#mustNotRunInCircles(seat);
      await this.#play.keep(seat, 'answer', answer, message);
    });
  }

  undo(seat: Seat, message?: string): Promise<void> {
    return this.#inLine(async () => {
      if (this.#play.players.of(seat).knows(message)) return;
      this.#mustPlay(seat);
      if (!this.#play.match.canTakeBack(seat)) {
        throw new Refusal('conflict', 'This answer cannot be taken back any more.', this.#whatIsAsked(seat));
      }
      this.#mustNotRunInCircles(seat);
      await this.#play.keep(seat, 'undo', undefined, message);
    });
  }

  order(seat: Seat, orders: readonly Json[]): Promise<void> {
    return this.#inLine(async () => {
      this.#mustPlay(seat);
      const wrong = orders.findIndex((order) => !this.#game.orders?.isLegal(order));
      if (wrong >= 0) throw new Refusal('malformed', 'The game knows no such order.', { field: `orders.${wrong}` });
      await this.#play.order(seat, orders);
      this.#return(seat);
    });
  }

  back(seat: Seat): Promise<void> {
    return this.#inLine(() => this.#return(seat));
  }

  resign(seat: Seat, bot: string): Promise<void> {
    return this.#inLine(async () => {
      this.#mustRun();
      await this.#play.replace(seat, bot);
      this.#around.seatChanged(this.record.id, seat);
    });
  }

  cutShort(ranking: MatchRecord['ranking']): Promise<void> {
    return this.#inLine(async () => {
      if (!this.hasEnded) await this.#play.end(ranking);
    });
  }

  attach(viewer: Viewer, watcher: Watcher, since?: number): Promise<void> {
    return this.#inLine(async () => {
      const stage = await this.#stageFor(viewer);
      const missed = since === undefined ? undefined : await this.#missed(stage, viewer, since);
      // So that the watcher is told the clocks as they run from now on.
      if (viewer !== 'spectator') this.#presence(viewer, false);
      for (const telling of missed ?? [stage.snapshot(viewer)]) watcher.told(telling);
      if (missed) for (const telling of stage.present(viewer)) watcher.told(telling);
      stage.attach(viewer, watcher);
    }).then(() => this.#mustBeHere());
  }

  attachForPlayers(watcher: Watcher): Promise<void> {
    return this.#inLine(() => {
      const { stage } = this.#play;
      watcher.told(stage.snapshot('spectator'));
      stage.attach('spectator', watcher);
    }).then(() => this.#mustBeHere());
  }

  /** Lets somebody follow the match from where another stands who follows it. */
  attachBeside(viewer: Viewer, other: Watcher, watcher: Watcher): void {
    const stage = this.#stages.find((stage) => stage.isFollowedBy(viewer, other));
    if (!stage) throw new Moved();
    stage.attach(viewer, watcher);
  }

  detach(viewer: Viewer, watcher: Watcher): void {
    // A late spectator who came after the end was told at once.
    for (const stage of this.#stages) stage.detach(viewer, watcher);
    this.#touched = this.#around.timers.now();
    if (viewer !== 'spectator' && this.watching(viewer) === 0) this.#presence(viewer, true);
  }

  /** How many follow the match as this viewer, or at all. */
  watching(viewer?: Viewer): number {
    const late = viewer === undefined || viewer === 'spectator' ? (this.#play.late?.stage.watching() ?? 0) : 0;
    return this.#play.stage.watching(viewer) + late;
  }

  get standing(): Standing {
    return this.#play.standing;
  }

  /** Behind all that is being kept: of what is not, nobody may know. */
  look(): Promise<Standing> {
    return this.#line.run(() => this.#play.look());
  }

  /** When something was last done. */
  get lastMove(): number {
    return this.#play.lastMove;
  }

  isAutomatic(seat: Seat): boolean {
    return this.#play.players.of(seat).isAutomatic;
  }

  /** Since when nobody has needed the match in memory; `undefined` while somebody does. */
  get idleSince(): number | undefined {
    const isWaitedFor = this.#line.length > 0 || this.watching() > 0 || this.#play.isInDoubt || this.#drive.isBotAtWork;
    return isWaitedFor ? undefined : this.#touched;
  }

  /** Since this time, nobody has needed the match in memory. */
  isUnneededSince(time: number): boolean {
    if (this.isLost || (this.hasEnded && this.watching() === 0)) return true;
    return this.idleSince !== undefined && this.idleSince <= time;
  }

  isForgotten(now: number): boolean {
    return this.record.settings.time === 'none' && now - this.lastMove >= FORGOTTEN;
  }

  /** Leaves memory. What it needs to come back, and when it must, is kept. */
  sleep(): Promise<void> {
    return this.#line.run(async () => {
      this.#drive.stop();
      this.#isAsleep = true;
      if (!this.isLost && !this.hasEnded) await this.#play.layDown(this.#drive);
      // Whoever still follows it has to look for it elsewhere.
      if (!this.hasEnded) this.#dismiss();
    });
  }

  /** Others may have taken it over by now: nothing more is told or done here. */
  lose(): void {
    this.#play.lose();
    this.#dismiss();
  }

  /** Does one thing to the match; then goes on with all that needs nobody. */
  #inLine(task: () => Promise<void> | void): Promise<void> {
    return this.#line.run(async () => {
      if (this.#isAsleep) throw new Moved();
      this.#touched = this.#around.timers.now();
      try {
        await this.#play.steady();
        await task();
        await this.#drive.goOn();
      } catch (failure) {
        // Whoever caused it is told. But the others wait, too.
        if (this.#play.isInDoubt) this.#drive.tryAgain(failure);
        throw failure;
      } finally {
        if (this.isLost) this.#dismiss();
      }
    });
  }

  /** Whoever came in the moment in which it was lost has been sent away already. */
  #mustBeHere(): void {
    if (this.isLost) throw new Moved();
  }

  #dismiss(): void {
    this.#drive.stop();
    for (const stage of this.#stages) stage.dismiss();
  }

  get #stages(): Stage[] {
    const { stage, late } = this.#play;
    return late ? [stage, late.stage] : [stage];
  }

  #return(seat: Seat): void {
    const { players, stage } = this.#play;
    if (this.hasEnded || !players.of(seat).returned()) return;
    if (players.clocks.renew(seat, this.#around.timers.now())) {
      stage.tellClocks();
      stage.tellDecision(seat);
    }
    this.#around.seatChanged(this.record.id, seat);
  }

  #presence(seat: Seat, isAway: boolean): void {
    if (this.#play.players.clocks.setAway(seat, isAway, this.#around.timers.now())) this.#play.stage.tellClocks();
    this.#around.seatChanged(this.record.id, seat);
    // The deadline may be another now.
    if (isAway && !this.hasEnded) this.#drive.after(0);
  }

  async #stageFor(viewer: Viewer): Promise<Stage> {
    const mustWait = isLate(viewer, this.record.settings.delay) && !this.hasEnded;
    return mustWait ? (await this.#play.behind()).stage : this.#play.stage;
  }

  async #missed(stage: Stage, viewer: Viewer, since: number): Promise<Telling[] | undefined> {
    if (since === stage.version) return [];
    if (!isRerunnable(this.#play, this.#game)) return undefined;
    const entries = await this.#play.entries();
    const shown = entries.slice(0, this.#play.shownOn(stage));
    try {
      return missedUpdates(this.#game, this.record, shown, viewer, since);
    } catch (failure) {
      // Whoever comes back need not suffer for it: the match as it stands is at hand.
      this.#around.report('the match cannot be run again', this.record.id, { failure });
      return undefined;
    }
  }

  #mustRun(): void {
    if (this.hasEnded) throw new Refusal('conflict', 'This match is over.', { decision: null });
  }

  #mustPlay(seat: Seat): void {
    this.#mustRun();
    if (this.#play.players.of(seat).bot !== null) throw new Refusal('forbidden', 'You have given this seat up.');
  }

  #mustBeOpen(seat: Seat, number: number, answer: Answer): void {
    this.#mustPlay(seat);
    const { match } = this.#play;
    const open = match.open(seat);
    if (open?.number !== number) {
      throw new Refusal('stale', 'This decision is not open any more.', this.#whatIsAsked(seat));
    }
    if (!isLegal(open.decision.choice, answer, this.#game.forms)) {
      throw new Refusal('illegal', 'This is not among the answers that were offered.', this.#whatIsAsked(seat));
    }
  }

  #whatIsAsked(seat: Seat) {
    return { decision: this.#play.stage.decisionOf(seat) ?? null };
  }

  /** Nothing comes of it, but the journal grows. */
  #mustNotRunInCircles(seat: Seat): void {
    const wait = this.#play.lastMove + PAUSE - this.#around.timers.now();
    if (!this.#play.players.of(seat).goesInCircles || wait <= 0) return;
    throw new Refusal('too-many', 'You have gone back and forth very often. Take your time.', { retryAfter: wait });
  }
}
