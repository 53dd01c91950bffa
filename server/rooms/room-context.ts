// The parts of the server that every room uses.
import type { DoorParts } from '../doors/door-parts.ts';
import type { OnceAnywhere } from '../doors/once-anywhere.ts';
import type { ColyseusLog } from './colyseus-log.ts';
import type { TableClasses } from './table-class.ts';

export interface RoomContext extends DoorParts {
  readonly tableClasses: TableClasses;
  readonly onceAnywhere: OnceAnywhere;
  readonly colyseusLog: ColyseusLog;
  /** No client can join this room any more. */
  closed(room: string): void;
}
