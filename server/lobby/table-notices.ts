// Notices to all clients at a table, in all processes: why its match was ended, or cannot begin.
import type { Bus, Topic } from '../cluster/bus.ts';
import { OutgoingMessage } from '../host/outgoing.ts';
import type { Followers } from './followers.ts';

interface TableNotice {
  readonly table: string;
  readonly text: string;
}

const TOPIC: Topic<TableNotice> = 'notice at a table';

export class TableNotices {
  readonly #bus: Bus;
  readonly #followers: Followers;

  constructor(bus: Bus, followers: Followers) {
    this.#bus = bus;
    this.#followers = followers;
    bus.hear(TOPIC, (notice) => this.#tellHere(notice));
  }

  tell(table: string, text: string): void {
    this.#tellHere({ table, text });
    this.#bus.tell(TOPIC, { table, text });
  }

  #tellHere(notice: TableNotice): void {
    const telling = new OutgoingMessage({ type: 'notice', ...notice });
    for (const follower of this.#followers.of(notice.table)) follower.told(telling);
  }
}
