// Keeps a place for a subscriber that comes back: what is told meanwhile waits until it has been told
// what they had missed.
import type { Viewer } from '@undertow/shared/table/game.ts';
import { Moved } from './hosted-match.ts';
import type { MatchSubscriber, OutgoingMessage } from './outgoing.ts';
import type { Projection } from './projection.ts';
import type { Goal } from './recaps.ts';

export class Returning implements MatchSubscriber, Goal {
  readonly viewer: Viewer;
  readonly version: number;
  readonly shown: number;
  readonly #projection: Projection;
  /** What they need to know beside the updates that they had missed, and what was told since. */
  readonly #waiting: OutgoingMessage[];
  #wasDismissed = false;

  /** In the queue: so many entries lead to where the projection stands. */
  constructor(projection: Projection, viewer: Viewer, shown: number) {
    this.viewer = viewer;
    this.version = projection.version;
    this.shown = shown;
    this.#projection = projection;
    this.#waiting = projection.present(viewer);
    projection.attach(viewer, this);
  }

  told(outgoing: OutgoingMessage): void {
    this.#waiting.push(outgoing);
  }

  dismissed(): void {
    this.#wasDismissed = true;
  }

  /** Tells the subscriber all of it, which takes the place then. In between nothing can be told. */
  giveWay(subscriber: MatchSubscriber, missed: readonly OutgoingMessage[]): void {
    this.mustBeHere();
    for (const outgoing of [...missed, ...this.#waiting]) subscriber.told(outgoing);
    this.#projection.attach(this.viewer, subscriber);
  }

  /** A subscriber that was dismissed has to look for the match anew. */
  mustBeHere(): void {
    if (this.#wasDismissed) throw new Moved();
  }
}
