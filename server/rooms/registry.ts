// The registry of rooms of Colyseus: in this process alone, or in Redis for all.
import { LocalDriver, LocalPresence, type MatchMakerDriver, type Presence } from '@colyseus/core';

export interface RoomRegistry {
  readonly presence: Presence;
  readonly driver: MatchMakerDriver;
  /** Lets go of it, whether it still answers or not. */
  close(): void;
}

export async function roomRegistry(redisUrl: string | undefined): Promise<RoomRegistry> {
  if (redisUrl === undefined) {
    return { presence: new LocalPresence(), driver: new LocalDriver(), close() {} };
  }
  // A process that is alone starts without Redis, and sooner.
  const { redisRegistry } = await import('./redis-registry.ts');
  return redisRegistry(redisUrl);
}
