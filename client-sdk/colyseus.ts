// The entry of the package for Colyseus: `new Client(url, { link: colyseus() })`. It needs the package @colyseus/sdk.
import { standingIn as read } from '@undertow/shared/protocol/room-reading.ts';
import type { TableState } from '@undertow/shared/protocol/room-state.ts';
import { ColyseusLink } from './colyseus-link.ts';
import type { LinkMaker } from './link.ts';
import type { RoomSnapshot } from './protocol.ts';

export type { RoomSnapshot };

export function colyseus(): LinkMaker {
  return (root, callbacks) => new ColyseusLink(root, callbacks);
}

/**
 * For programs that use the client of Colyseus itself: what the state of a table's room says, in the form in which the
 * JSON door says it. `undefined` before the match.
 */
export function standingIn(state: object): RoomSnapshot | undefined {
  return read(state as TableState);
}
