// What all rooms have in common.
import type { DoorParts } from '../gateway/door.ts';
import type { MessageRate } from '../gateway/message-rate.ts';
import type { OnceAnywhere } from '../gateway/once-anywhere.ts';

export interface Reception extends DoorParts {
  readonly rate: MessageRate;
  readonly onceAnywhere: OnceAnywhere;
  isDraining(): boolean;
  /** Nobody can join this room any more. */
  closed(room: string): void;
}
