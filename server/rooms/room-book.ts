// Which rooms there are: one of each kind for each table, made when somebody wants to come, gone when nobody is there.
import { matchMaker } from '@colyseus/core';
import type { Reservation } from '@undertow/shared/protocol/joining.ts';

type Listed = Awaited<ReturnType<typeof matchMaker.createRoom>>;

/** A room may close at the moment when somebody wants in. */
const TRIES = 3;

export class RoomBook {
  readonly #rooms = new Map<string, Promise<Listed>>();

  async reserve(name: string, key: string, options: object, sessionId: string): Promise<Reservation> {
    for (let left = TRIES; ; left--) {
      const room = this.#room(name, key, options);
      try {
        const { roomId } = await matchMaker.reserveSeatFor(await room, {}, { sessionId });
        return { name, roomId, processId: matchMaker.processId, sessionId };
      } catch (failure) {
        if (this.#rooms.get(key) === room) this.#rooms.delete(key);
        if (left === 1) throw failure;
      }
    }
  }

  strike(key: string): void {
    this.#rooms.delete(key);
  }

  #room(name: string, key: string, options: object): Promise<Listed> {
    const room = this.#rooms.get(key) ?? matchMaker.createRoom(name, options);
    this.#rooms.set(key, room);
    return room;
  }
}
