// The room that is looked at while one chooses what to build, and the cell that it is held over.
import type { RoomId } from '@undertow/shared/dungeon-lords/state.ts';

class Crane {
  /** On the crane, under the pointer. */
  room = $state.raw<RoomId | undefined>();
}

export const crane = new Crane();
