// All doors of a server together: the limits that they share, and what is announced or ended at each.
import { type DoorLimits, doorLimits } from './doors/door-limits.ts';
import { JsonDoor } from './gateway/door.ts';
import { EventStreams } from './gateway/event-streams.ts';
import type { SlowRefusals } from './limits/slow-refusals.ts';
import { RoomDoor, type RoomDoorParts } from './rooms/door.ts';

export class Doors {
  readonly json: JsonDoor;
  readonly rooms: RoomDoor;
  readonly streams: EventStreams;
  readonly refusals: SlowRefusals;

  constructor(parts: Omit<RoomDoorParts, keyof DoorLimits>) {
    const common = { ...parts, ...doorLimits(parts.limits, parts) };
    this.json = new JsonDoor(common);
    this.rooms = new RoomDoor(common);
    this.streams = new EventStreams(common);
    this.refusals = common.refusals;
  }

  /** Says something to all clients of this process. */
  announce(text: string): void {
    for (const door of this.#all) door.announce(text);
  }

  /** No new client comes in from now on. */
  shut(): void {
    for (const door of this.#all) door.shut();
  }

  /** Done when what is under way is done, and all clients were told to come back. */
  async drain(farewell: string): Promise<void> {
    this.streams.drain(farewell);
    await Promise.all([this.json.drain(farewell), this.rooms.drain()]);
  }

  get #all() {
    return [this.json, this.rooms, this.streams] as const;
  }
}
