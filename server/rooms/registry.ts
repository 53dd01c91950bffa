// Where Colyseus keeps its list of rooms: in this process, or in Redis for all.
import { LocalDriver, LocalPresence, type MatchMakerDriver, type Presence } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';

export interface RoomRegistry {
  readonly presence: Presence;
  readonly driver: MatchMakerDriver;
}

export function roomRegistry(redisUrl: string | undefined): RoomRegistry {
  if (redisUrl === undefined) return { presence: new LocalPresence(), driver: new LocalDriver() };
  return { presence: new RedisPresence(connect(redisUrl)), driver: new RedisDriver(connect(redisUrl)) };
}

/** While Redis is away, nobody is kept waiting for it for long. */
function connect(url: string): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1 });
  // It comes back by itself; the bus has said that it is away.
  redis.on('error', () => {});
  return redis;
}
