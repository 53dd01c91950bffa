// Those who follow a match: how they come to it, come back to it, and go.
import type { AnyGame } from '@undertow/shared/games.ts';
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import { isRerunnable } from './course.ts';
import { Moved } from './hosted-match.ts';
import { isLate } from './late-stage.ts';
import type { Play } from './play.ts';
import { isRecent, type Recaps } from './recaps.ts';
import { Returning } from './returning.ts';
import type { Stage } from './stage.ts';
import { isStoreAway } from './store-failure.ts';
import type { Surroundings } from './surroundings.ts';
import type { Telling, Watcher } from './telling.ts';

/** What the match does for those who follow it. */
export interface Ground {
  readonly play: Play;
  readonly game: AnyGame;
  readonly around: Surroundings;
  readonly recaps: Recaps;
  /** Does one thing to the match, behind all that is under way. */
  inLine<Result>(task: () => Promise<Result> | Result): Promise<Result>;
  /** A player has gone: the deadline may be another now. */
  playerLeft(): void;
}

export class Following {
  readonly #ground: Ground;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  /** While a viewer who comes back is told what they have missed, no player waits for it. */
  async attach(viewer: Viewer, watcher: Watcher, since?: number): Promise<void> {
    await this.#prepare(viewer);
    const returning = await this.#ground.inLine(() => this.#arrive(viewer, watcher, since));
    if (returning) await this.#tellMissed(returning, watcher, since ?? 0);
  }

  attachForPlayers(watcher: Watcher): Promise<void> {
    return this.#ground.inLine(() => {
      const { stage } = this.#ground.play;
      watcher.told(stage.snapshot('spectator'));
      stage.attach('spectator', watcher);
    });
  }

  /** Lets a watcher follow the match from where another watcher stands. */
  attachBeside(viewer: Viewer, other: Watcher, watcher: Watcher): void {
    const stage = this.#stages.find((stage) => stage.isFollowedBy(viewer, other));
    if (!stage) throw new Moved();
    stage.attach(viewer, watcher);
  }

  detach(viewer: Viewer, watcher: Watcher): void {
    // A late spectator who came after the end was told at once.
    for (const stage of this.#stages) stage.detach(viewer, watcher);
    if (viewer !== 'spectator' && this.watching(viewer) === 0) this.#presence(viewer, true);
  }

  /** How many follow the match as this viewer, or at all. */
  watching(viewer?: Viewer): number {
    const { stage, late } = this.#ground.play;
    const behind = viewer === undefined || viewer === 'spectator' ? (late?.stage.watching() ?? 0) : 0;
    return stage.watching(viewer) + behind;
  }

  /** All of them have to look for the match elsewhere. */
  dismiss(): void {
    for (const stage of this.#stages) stage.dismiss();
  }

  get #stages(): Stage[] {
    const { stage, late } = this.#ground.play;
    return late ? [stage, late.stage] : [stage];
  }

  #presence(seat: Seat, isAway: boolean): void {
    const { play, around } = this.#ground;
    if (play.players.clocks.setAway(seat, isAway, around.timers.now())) play.stage.tellClocks();
    around.seatChanged(play.record.id, seat);
    if (isAway) this.#ground.playerLeft();
  }

  /** A stage that is some turns behind is run again to where it has to stand, beside all that is played. */
  async #prepare(viewer: Viewer): Promise<void> {
    if (!this.#isLate(viewer)) return;
    const { inLine, play } = this.#ground;
    const late = await inLine(() => (this.#isLate(viewer) ? play.behind() : undefined));
    await late?.caughtUp;
  }

  /** Tells the watcher how everything stands; or keeps a place for one who is to be told what they have missed. */
  #arrive(viewer: Viewer, watcher: Watcher, since?: number): Returning | undefined {
    const { play } = this.#ground;
    const stage = this.#stageFor(viewer);
    // First, so that the watcher is told the clocks as they run from now on.
    if (viewer !== 'spectator') this.#presence(viewer, false);
    if (since !== undefined && this.#canRecall(since, stage)) return new Returning(stage, viewer, play.shownOn(stage));
    watcher.told(stage.snapshot(viewer));
    stage.attach(viewer, watcher);
    return undefined;
  }

  #canRecall(since: number, { version }: Stage): boolean {
    const { play, game } = this.#ground;
    return since === version || (isRecent(since, version) && isRerunnable(play, game));
  }

  async #tellMissed(returning: Returning, watcher: Watcher, since: number): Promise<void> {
    try {
      const missed = await this.#missed(returning, since);
      returning.mustBeHere();
      if (missed) returning.giveWay(watcher, missed);
      else await this.#ground.inLine(() => this.#arrive(returning.viewer, watcher));
    } finally {
      this.detach(returning.viewer, returning);
    }
  }

  async #missed(returning: Returning, since: number): Promise<readonly Telling[] | undefined> {
    const { play, game, around, recaps } = this.#ground;
    if (since === returning.version) return [];
    const { record } = play;
    try {
      return await recaps.since(since, returning, { game, record, entries: () => play.entries() });
    } catch (failure) {
      // The match as it stands is at hand.
      if (!isStoreAway(failure)) around.report('the match cannot be run again', record.id, { failure });
      return undefined;
    }
  }

  #stageFor(viewer: Viewer): Stage {
    const { play } = this.#ground;
    if (!this.#isLate(viewer)) return play.stage;
    // What it needed could not be read, or run again.
    if (!play.late?.isThere) throw new Moved();
    return play.late.stage;
  }

  #isLate(viewer: Viewer): boolean {
    const { record, hasEnded } = this.#ground.play;
    return isLate(viewer, record.settings.delay) && !hasEnded;
  }
}
