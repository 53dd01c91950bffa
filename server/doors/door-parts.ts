// The parts of the server that every door is given.
import type { Limits } from '@undertow/shared/protocol/limits.ts';
import type { Credentials, Identity } from '../accounts/identity.ts';
import type { Bus } from '../cluster/bus.ts';
import type { Origins } from '../config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Timers } from '../scheduling/timers.ts';
import type { AppServices } from './app-services.ts';
import type { DoorLimits } from './door-limits.ts';

export interface DoorParts extends DoorLimits {
  readonly bus: Bus;
  readonly app: AppServices;
  readonly limits: Limits;
  readonly timers: Timers;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly origins: Origins;
  readonly trustedProxies: number;
  identify(credentials: Credentials): Promise<Identity>;
}
