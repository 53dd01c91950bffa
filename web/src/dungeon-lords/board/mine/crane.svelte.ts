// The room that is looked at while one chooses what to build: it hangs from the crane, over the cells where it may stand.
import type { RoomId } from '@undertow/shared/dungeon-lords/state.ts';
import type { Attachment } from 'svelte/attachments';
import { whilePointed } from '../../../table/kit/pointing.ts';

class Crane {
  room = $state.raw<RoomId | undefined>();

  readonly on = (room: RoomId): Attachment<HTMLElement> =>
    whilePointed(
      () => {
        this.room = room;
      },
      () => {
        if (this.room === room) this.room = undefined;
      },
    );
}

export const crane = new Crane();
