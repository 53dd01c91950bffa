// Reads the state of a room of Colyseus and tells it as the JSON door would, so that the client need not know the
// difference.
import { changesBetween, sharing } from '@undertow/shared/protocol/changes.ts';
import { standingIn } from '@undertow/shared/protocol/room-reading.ts';
import type { TableState } from '@undertow/shared/protocol/room-state.ts';
import type { TableTelling } from './knowledge.ts';
import type { Json, Update } from './protocol.ts';

type Standing = NonNullable<ReturnType<typeof standingIn>>;

/** The events of a version, and who answered. */
export type Happening = Pick<Update, 'version' | 'turn' | 'answered' | 'events'>;

/** What happened follows the change of the state at once. If it does not, no client waits for it any longer. */
const PATIENCE = 100;

export class ColyseusReading {
  readonly #tell: (telling: TableTelling) => void;
  /** The state that was told last. */
  #told: Standing | undefined;
  /** The newest state, held back until its events have come. */
  #held: Standing | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (telling: TableTelling) => void) {
    this.#tell = tell;
  }

  stateChanged(state: TableState): void {
    const standing = standingIn(state);
    if (!standing) return;
    const told = this.#told;
    if (!told || standing.seat !== told.seat || standing.version < told.version) {
      this.#tellWhole(standing);
    } else if (standing.version > told.version) {
      this.#held = standing;
      this.#timer ??= setTimeout(() => this.#tellWhole(this.#held ?? standing), PATIENCE);
    } else if (sharing(told.view, standing.view) !== told.view) {
      // Of one version, what all see may come before what is one's own.
      this.#tellWhole(standing);
    } else {
      this.#tellRest(standing);
    }
  }

  happened(happening: Happening): void {
    const { version } = happening;
    const told = this.#told;
    const held = this.#held;
    if (!told || !held || version <= told.version) return;
    if (version > held.version || version !== told.version + 1) {
      this.#tellWhole(held);
    } else if (version < held.version) {
      // The state has gone on by more than one version at once: what it was in between is not known.
      this.#tell({ type: 'update', table: told.table, asked: told.asked, changes: [], ...happening });
      this.#told = { ...told, version };
    } else {
      this.#tellUpdate(told, held, happening);
    }
  }

  /** Tells all of it once more, or with the next state if there is none yet. */
  anew(): void {
    const standing = this.#held ?? this.#told;
    this.stop();
    if (standing) this.#tellWhole(standing);
  }

  /** Stops reading, because the room has been left. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#held = undefined;
  }

  #tellWhole(standing: Standing): void {
    this.stop();
    this.#told = standing;
    this.#tell({ type: 'snapshot', ...standing });
  }

  #tellUpdate(told: Standing, held: Standing, happening: Happening): void {
    const { table, version, asked, decision, undo, sealed } = held;
    const view = sharing(told.view, held.view) as Json;
    const changes = changesBetween(told.view, view);
    this.stop();
    this.#told = { ...told, version, asked, decision, undo, sealed, view };
    this.#tell({ type: 'update', table, asked, changes, ...happening, ...ownOf(held) });
    this.#tellRest({ ...held, view });
  }

  /** What may change without the version of the match. */
  #tellRest(standing: Standing): void {
    const { table, orders, clocks, ending } = standing;
    const told = this.#told;
    this.#told = standing;
    const isSame = (...names: (keyof Standing)[]) =>
      names.every((name) => JSON.stringify(told?.[name]) === JSON.stringify(standing[name]));
    if (!isSame('decision', 'undo', 'sealed', 'orders'))
      this.#tell({ type: 'decision', table, orders, ...ownOf(standing) });
    if (!isSame('clocks')) this.#tell({ type: 'clock', table, clocks });
    if (ending && !told?.ending) this.#tell({ type: 'ended', table, ...ending });
  }
}

/** The fields that only the own seat is told, as far as they are there. */
function ownOf({ decision, undo, sealed }: Standing): Pick<Standing, 'decision' | 'undo' | 'sealed'> {
  return { ...(decision ? { decision } : {}), ...(undo ? { undo } : {}), ...(sealed ? { sealed } : {}) };
}
