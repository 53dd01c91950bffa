// One step of the match as the page shows it: a whole update, or a part of one that is shown for itself. It is never changed.
import type { Asked, Decision, Ending, GameTypes, Visit } from '@undertow/client-sdk/index.ts';
import type { LogEntry } from './log.ts';

/** What the page shows only when an update has been seen: which seats are asked, and what, and how the match ended. */
export interface Told {
  readonly decision: Decision | null;
  readonly asked: readonly Asked[];
  readonly sealed: Visit['sealed'];
  readonly canUndo: boolean;
  readonly ending: Ending | null;
}

/** With what was asked when it came. What the clocks show waits for no step, for time runs on. */
export interface ShowStep<Game extends GameTypes> extends Told {
  readonly version: number;
  readonly view: Game['view'];
  readonly events: readonly Game['event'][];
  /** All that has happened of this version when this is over. */
  readonly happened: readonly Game['event'][];
  readonly answered: LogEntry<unknown>['answered'];
  /** The log is fetched, or written by another. */
  readonly isWhole: boolean;
}

/** A part of an update that is shown for itself: what happened, and the table as it was then. */
export interface Beat<Game extends GameTypes> {
  readonly view: Game['view'];
  readonly events: readonly Game['event'][];
}

export function toldOf<Game extends GameTypes>({ decision, asked, sealed, canUndo, ending }: Visit<Game>): Told {
  return { decision, asked, sealed, canUndo, ending };
}

/** The step in these parts, the last of which ends with it. Before that, no seat is asked anything. */
export function inBeats<Game extends GameTypes>(
  step: ShowStep<Game>,
  beats: readonly Beat<Game>[],
): readonly ShowStep<Game>[] {
  let told = 0;
  return beats.map(({ view, events }, at) => {
    told += events.length;
    if (at === beats.length - 1) return { ...step, events };
    return { ...step, ...NOT_YET, view, events, happened: step.events.slice(0, told) };
  });
}

const NOT_YET: Told = { decision: null, asked: [], sealed: [], canUndo: false, ending: null };
