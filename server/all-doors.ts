// The doors of the house together: what is counted at all of them, and what is said or done at each.
import { Ledger } from './cluster/ledger.ts';
import { JsonDoor } from './gateway/door.ts';
import { EventStreams } from './gateway/event-streams.ts';
import { HeadCounts } from './limits/head-counts.ts';
import { RoomDoor, type RoomDoorParts } from './rooms/door.ts';

export class AllDoors {
  readonly json: JsonDoor;
  readonly rooms: RoomDoor;
  readonly streams: EventStreams;

  constructor(parts: Omit<RoomDoorParts, 'places' | 'people'>) {
    const { bus, timers, limits } = parts;
    const counted = (most: number, topic: string) =>
      new HeadCounts(most, new Ledger<number>({ bus, timers, topic, pause: 0 }));
    const common = {
      ...parts,
      places: counted(limits.socketsPerAddress, 'sockets of addresses'),
      people: counted(limits.socketsPerUser, 'sockets of people'),
    };
    this.json = new JsonDoor(common);
    this.rooms = new RoomDoor(common);
    this.streams = new EventStreams(common);
  }

  /** Says something to everybody who is connected. */
  announce(text: string): void {
    for (const door of this.#all) door.announce(text);
  }

  /** Nobody new comes in from now on. */
  shut(): void {
    for (const door of this.#all) door.shut();
  }

  /** Done when what is under way is done, and everybody was told to come back. */
  async drain(farewell: string): Promise<void> {
    this.streams.drain(farewell);
    await Promise.all([this.json.drain(farewell), this.rooms.drain()]);
  }

  get #all() {
    return [this.json, this.rooms, this.streams] as const;
  }
}
