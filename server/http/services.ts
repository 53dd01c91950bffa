// The parts of the server that the routes use.
import type { Accounts } from '../accounts/accounts.ts';
import type { App } from '../app.ts';
import type { Bus } from '../cluster/bus.ts';
import type { Config } from '../config.ts';
import type { EventStreams } from '../gateway/event-streams.ts';
import type { SlowRefusals } from '../limits/slow-refusals.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Offered } from '../offered.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { RoomDoor } from '../rooms/door.ts';
import type { Sql } from '../store/sql.ts';
import type { Operations } from './operations.ts';

export interface Services {
  readonly config: Config;
  readonly log: Log;
  readonly now: () => number;
  readonly sql: Sql;
  readonly bus: Bus;
  readonly app: App;
  readonly streams: EventStreams;
  readonly accounts: Accounts;
  readonly ratings: Ratings;
  readonly offered: Offered;
  readonly metrics: Metrics;
  readonly operations: Operations;
  readonly rooms: Pick<RoomDoor, 'joinTable' | 'joinLobby'>;
  readonly refusals: SlowRefusals;
  /** Where the web client stands built, if not where it usually is. */
  readonly client?: string | undefined;
  /** No new matches and sockets are taken. */
  isDraining(): boolean;
}
