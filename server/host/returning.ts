// Keeps a place in the audience for a viewer who comes back: what is told meanwhile waits until they have been told
// what they had missed.
import type { Viewer } from '@undertow/shared/table/game.ts';
import { Moved } from './hosted-match.ts';
import type { Goal } from './recaps.ts';
import type { Stage } from './stage.ts';
import type { Telling, Watcher } from './telling.ts';

export class Returning implements Watcher, Goal {
  readonly viewer: Viewer;
  readonly version: number;
  readonly shown: number;
  readonly #stage: Stage;
  /** What they need to know beside the updates that they had missed, and what was told since. */
  readonly #waiting: Telling[];
  #wasDismissed = false;

  /** In line: so many entries lead to where the stage stands. */
  constructor(stage: Stage, viewer: Viewer, shown: number) {
    this.viewer = viewer;
    this.version = stage.version;
    this.shown = shown;
    this.#stage = stage;
    this.#waiting = stage.present(viewer);
    stage.attach(viewer, this);
  }

  told(telling: Telling): void {
    this.#waiting.push(telling);
  }

  dismissed(): void {
    this.#wasDismissed = true;
  }

  /** Tells the watcher all of it, who takes the place then. In between nothing can be told. */
  giveWay(watcher: Watcher, missed: readonly Telling[]): void {
    this.mustBeHere();
    for (const telling of [...missed, ...this.#waiting]) watcher.told(telling);
    this.#stage.attach(this.viewer, watcher);
  }

  /** Who was dismissed has to look for the match anew. */
  mustBeHere(): void {
    if (this.#wasDismissed) throw new Moved();
  }
}
