// Stands in for a subscriber that reconnects, and buffers what is told until that one has been told what it missed.
import type { Viewer } from '@undertow/shared/table/game.ts';
import { Moved } from './hosted-match.ts';
import type { CatchUpTarget } from './missed-updates.ts';
import type { MatchSubscriber, OutgoingMessage } from './outgoing.ts';
import type { Projection } from './projection.ts';

export class ReconnectBuffer implements MatchSubscriber, CatchUpTarget {
  readonly viewer: Viewer;
  readonly version: number;
  readonly shown: number;
  readonly #projection: Projection;
  /** What the subscriber needs beside the updates that it missed, and what was told since. */
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
  handOver(subscriber: MatchSubscriber, missed: readonly OutgoingMessage[]): void {
    this.mustBeHere();
    for (const outgoing of [...missed, ...this.#waiting]) subscriber.told(outgoing);
    this.#projection.attach(this.viewer, subscriber);
  }

  /** A subscriber that was dismissed has to look for the match anew. */
  mustBeHere(): void {
    if (this.#wasDismissed) throw new Moved();
  }
}
