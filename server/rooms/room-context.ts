// The parts of the server that every room uses.
import type { Schemas } from '@undertow/games/schemas.ts';
import type { DoorParts } from '../doors/door-parts.ts';
import type { OnceAnywhere } from '../doors/once-anywhere.ts';
import type { ColyseusLog } from './colyseus-log.ts';

export interface RoomContext extends DoorParts {
  /** How the tables of each game are declared for Colyseus. */
  readonly schemas: Schemas;
  readonly onceAnywhere: OnceAnywhere;
  readonly colyseusLog: ColyseusLog;
  /** No client can join this room any more. */
  closed(room: string): void;
}
