// Those who follow a match: how they come to it, come back to it, and go.
import type { AnyGame } from '@undertow/shared/games.ts';
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import { isRerunnable } from './course.ts';
import { Moved } from './hosted-match.ts';
import { isLate } from './late-stage.ts';
import { missedUpdates } from './missed-updates.ts';
import type { Play } from './play.ts';
import type { Stage } from './stage.ts';
import type { Surroundings } from './surroundings.ts';
import type { Telling, Watcher } from './telling.ts';

/** What the match does for those who follow it. */
export interface Ground {
  readonly play: Play;
  readonly game: AnyGame;
  readonly around: Surroundings;
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

  attach(viewer: Viewer, watcher: Watcher, since?: number): Promise<void> {
    return this.#ground.inLine(async () => {
      const stage = await this.#stageFor(viewer);
      const missed = since === undefined ? undefined : await this.#missed(stage, viewer, since);
      // So that the watcher is told the clocks as they run from now on.
      if (viewer !== 'spectator') this.#presence(viewer, false);
      for (const telling of missed ?? [stage.snapshot(viewer)]) watcher.told(telling);
      if (missed) for (const telling of stage.present(viewer)) watcher.told(telling);
      stage.attach(viewer, watcher);
    });
  }

  attachForPlayers(watcher: Watcher): Promise<void> {
    return this.#ground.inLine(() => {
      const { stage } = this.#ground.play;
      watcher.told(stage.snapshot('spectator'));
      stage.attach('spectator', watcher);
    });
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

  async #stageFor(viewer: Viewer): Promise<Stage> {
    const { play } = this.#ground;
    const mustWait = isLate(viewer, play.record.settings.delay) && !play.hasEnded;
    return mustWait ? (await play.behind()).stage : play.stage;
  }

  async #missed(stage: Stage, viewer: Viewer, since: number): Promise<Telling[] | undefined> {
    const { play, game, around } = this.#ground;
    if (since === stage.version) return [];
    if (!isRerunnable(play, game)) return undefined;
    const entries = await play.entries();
    const shown = entries.slice(0, play.shownOn(stage));
    try {
      return missedUpdates(game, play.record, shown, viewer, since);
    } catch (failure) {
      // Whoever comes back need not suffer for it: the match as it stands is at hand.
      around.report('the match cannot be run again', play.record.id, { failure });
      return undefined;
    }
  }
}
