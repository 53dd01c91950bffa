// The list of rooms in Redis, for all processes of a service.
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import type { RoomRegistry } from './registry.ts';

export function redisRegistry(url: string): RoomRegistry {
  return { presence: new RedisPresence(connect(url)), driver: new RedisDriver(connect(url)) };
}

/** While Redis is away, nobody is kept waiting for it for long. */
function connect(url: string): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1 });
  // It comes back by itself; the bus has said that it is away.
  redis.on('error', () => {});
  return redis;
}
