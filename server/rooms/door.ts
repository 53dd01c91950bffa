// The Colyseus door: lets clients of Colyseus in to the rooms of the house.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { AccountListener } from '../accounts/listeners.ts';
import type { DoorParts } from '../gateway/door.ts';

export class RoomDoor implements AccountListener {
  constructor(_parts: DoorParts) {}
  async open(_server: Server): Promise<void> {}
  isForRooms(_request: IncomingMessage): boolean {
    return false;
  }
  handle(_request: IncomingMessage, _response: ServerResponse): void {}
  upgrade(_request: IncomingMessage, _socket: Duplex, _head: Buffer): void {}
  announce(_text: string): void {}
  async drain(): Promise<void> {}
}
