// What all rooms have in common.
import type { DoorParts } from '../gateway/door.ts';
import type { OnceAnywhere } from '../gateway/once-anywhere.ts';

export interface Reception extends DoorParts {
  readonly onceAnywhere: OnceAnywhere;
  isDraining(): boolean;
  /** Nobody can join this room any more. */
  closed(room: string): void;
}
