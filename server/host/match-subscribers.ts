// The subscribers of a match: how they join, come back and leave.
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import { isPassing } from '../limits/busy.ts';
import { isLate } from './delayed-projection.ts';
import { isStoreAway } from './failures.ts';
import type { HostContext } from './host-context.ts';
import { Moved } from './hosted-match.ts';
import { isRecent, type MissedUpdates } from './missed-updates.ts';
import type { MatchSubscriber, OutgoingMessage } from './outgoing.ts';
import type { Play } from './play.ts';
import type { Projection } from './projection.ts';
import { ReconnectBuffer } from './reconnect-buffer.ts';
import { isRerunnable } from './rerun.ts';

/** What the match does for its subscribers. */
export interface MatchSubscribersParts {
  readonly play: Play;
  readonly game: AnyGame;
  readonly context: HostContext;
  readonly missedUpdates: MissedUpdates;
  /** Does one thing to the match, behind all that is under way. */
  inLine<Result>(task: () => Promise<Result> | Result): Promise<Result>;
  /** A player has gone: the deadline may be another now. */
  playerLeft(): void;
}

export class MatchSubscribers {
  readonly #parts: MatchSubscribersParts;

  constructor(parts: MatchSubscribersParts) {
    this.#parts = parts;
  }

  /** While a subscriber that comes back is told what it has missed, no player waits for it. */
  async attach(viewer: Viewer, subscriber: MatchSubscriber, since?: number): Promise<void> {
    await this.#prepare(viewer);
    const buffer = await this.#parts.inLine(() => this.#arrive(viewer, subscriber, since));
    if (buffer) await this.#tellMissed(buffer, subscriber, since ?? 0);
  }

  attachForPlayers(subscriber: MatchSubscriber): Promise<void> {
    return this.#parts.inLine(() => {
      const { projection } = this.#parts.play;
      subscriber.told(projection.snapshot('spectator'));
      projection.attach('spectator', subscriber);
    });
  }

  /** Lets a subscriber follow the match from where another subscriber stands. */
  attachBeside(viewer: Viewer, other: MatchSubscriber, subscriber: MatchSubscriber): void {
    const projection = this.#stages.find((projection) => projection.isFollowedBy(viewer, other));
    if (!projection) throw new Moved();
    projection.attach(viewer, subscriber);
  }

  detach(viewer: Viewer, subscriber: MatchSubscriber): void {
    // A late spectator that came after the end was told at once.
    for (const projection of this.#stages) projection.detach(viewer, subscriber);
    if (viewer !== 'spectator' && this.watching(viewer) === 0) this.#presence(viewer, true);
  }

  /** How many follow the match as this viewer, or at all. */
  watching(viewer?: Viewer): number {
    const { projection, late } = this.#parts.play;
    const behind = viewer === undefined || viewer === 'spectator' ? (late?.projection.watching() ?? 0) : 0;
    return projection.watching(viewer) + behind;
  }

  /** Lets all subscribers go: they have to look for the match elsewhere. */
  dismiss(): void {
    for (const projection of this.#stages) projection.dismiss();
  }

  get #stages(): Projection[] {
    const { projection, late } = this.#parts.play;
    return late ? [projection, late.projection] : [projection];
  }

  #presence(seat: Seat, isAway: boolean): void {
    const { play, context } = this.#parts;
    if (play.players.clocks.setAway(seat, isAway, context.timers.now())) play.projection.tellClocks();
    context.seatChanged(play.record.id, seat);
    if (isAway) this.#parts.playerLeft();
  }

  /** A projection that is some turns behind is run again to where it has to stand, while the match goes on. */
  async #prepare(viewer: Viewer): Promise<void> {
    if (!this.#isLate(viewer)) return;
    const { inLine, play } = this.#parts;
    const late = await inLine(() => (this.#isLate(viewer) ? play.behind() : undefined));
    await late?.caughtUp;
  }

  /** Sends the subscriber a snapshot; or attaches a buffer for one that is to be told what it has missed. */
  #arrive(viewer: Viewer, subscriber: MatchSubscriber, since?: number): ReconnectBuffer | undefined {
    const { play } = this.#parts;
    const projection = this.#stageFor(viewer);
    // First, so that the watcher is told the clocks as they run from now on.
    if (viewer !== 'spectator') this.#presence(viewer, false);
    if (since !== undefined && this.#canRecall(since, projection))
      return new ReconnectBuffer(projection, viewer, play.shownOn(projection));
    subscriber.told(projection.snapshot(viewer));
    projection.attach(viewer, subscriber);
    return undefined;
  }

  #canRecall(since: number, { version }: Projection): boolean {
    const { play, game } = this.#parts;
    return since === version || (isRecent(since, version) && isRerunnable(play, game));
  }

  async #tellMissed(buffer: ReconnectBuffer, subscriber: MatchSubscriber, since: number): Promise<void> {
    try {
      const missed = await this.#missed(buffer, since);
      buffer.mustBeHere();
      if (missed) buffer.handOver(subscriber, missed);
      else await this.#parts.inLine(() => this.#arrive(buffer.viewer, subscriber));
    } finally {
      this.detach(buffer.viewer, buffer);
    }
  }

  async #missed(buffer: ReconnectBuffer, since: number): Promise<readonly OutgoingMessage[] | undefined> {
    const { play, game, context, missedUpdates } = this.#parts;
    if (since === buffer.version) return [];
    const { record } = play;
    try {
      return await missedUpdates.since(since, buffer, { game, record, entries: () => play.entries() });
    } catch (failure) {
      // The match as it stands is at hand.
      if (!isPassing(failure) && !isStoreAway(failure))
        context.report('the match cannot be run again', record.id, { failure });
      return undefined;
    }
  }

  #stageFor(viewer: Viewer): Projection {
    const { play } = this.#parts;
    if (!this.#isLate(viewer)) return play.projection;
    // What it needed could not be read, or run again.
    if (!play.late?.isThere) throw new Moved();
    return play.late.projection;
  }

  #isLate(viewer: Viewer): boolean {
    const { record, hasEnded } = this.#parts.play;
    return isLate(viewer, record.settings.delay) && !hasEnded;
  }
}
