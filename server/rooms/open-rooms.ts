// The open rooms: one of each kind for each table, made for the first client that comes, gone with the last.
import { randomBytes } from 'node:crypto';
import { connectClientToRoom, createAuthContext, matchMaker, ServerError } from '@colyseus/core';
import { ClientOfRoom } from './client-of-room.ts';
import type { Destination } from './reservations.ts';
import type { RoomSocket } from './room-socket.ts';

type Listed = Awaited<ReturnType<typeof matchMaker.createRoom>>;

/** A room may close at the moment when a client joins. */
const TRIES = 3;

export class OpenRooms {
  readonly #rooms = new Map<string, Promise<Listed>>();

  /**
   * Joins a client to the room. What Colyseus calls a reservation is made at the last moment: by an unused one,
   * a room would be held open.
   */
  async lead(socket: RoomSocket, destination: Destination): Promise<void> {
    const session = randomBytes(18).toString('base64url');
    const client = new ClientOfRoom(session, socket);
    socket.client = client;
    try {
      const roomId = await this.#admit(session, destination);
      // Colyseus would never hear that it closes, and count the client for ever.
      if (!socket.isOpen) throw new ServerError(410, 'the client has gone already');
      await connectClientToRoom(matchMaker.getLocalRoomById(roomId), client, createAuthContext({ headers: {} }), {});
    } catch (failure) {
      const { code = 500, message } = failure as { readonly code?: number; readonly message: string };
      client.error(code, message);
      throw failure;
    }
  }

  strike(key: string): void {
    this.#rooms.delete(key);
  }

  async #admit(sessionId: string, destination: Destination): Promise<string> {
    for (let left = TRIES; ; left--) {
      const room = this.#room(destination);
      try {
        const { roomId } = await matchMaker.reserveSeatFor(await room, {}, { sessionId });
        return roomId;
      } catch (failure) {
        if (this.#rooms.get(destination.key) === room) this.#rooms.delete(destination.key);
        if (left === 1) throw failure;
      }
    }
  }

  #room({ room: name, key, options }: Destination): Promise<Listed> {
    const room = this.#rooms.get(key) ?? matchMaker.createRoom(name, options);
    this.#rooms.set(key, room);
    return room;
  }
}
