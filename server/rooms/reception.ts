// What all rooms have in common.
import type { Schemas } from '@undertow/shared/schemas.ts';
import type { DoorParts } from '../gateway/door.ts';
import type { OnceAnywhere } from '../gateway/once-anywhere.ts';
import type { ColyseusLog } from './colyseus-log.ts';

export interface Reception extends DoorParts {
  /** How the tables of each game are declared for Colyseus. */
  readonly schemas: Schemas;
  readonly onceAnywhere: OnceAnywhere;
  readonly colyseusLog: ColyseusLog;
  isDraining(): boolean;
  /** Nobody can join this room any more. */
  closed(room: string): void;
}
