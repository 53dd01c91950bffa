// The list of rooms in Redis, for all processes of a service.
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import type { RoomRegistry } from './registry.ts';

export function redisRegistry(url: string): RoomRegistry {
  return { presence: new RedisPresence(connect(url)), driver: new RedisDriver(connect(url)) };
}

/** A Redis that is away for longer is not waited for, and one that says nothing is connected to anew. */
const PATIENCE = 3_000;
const SILENCE = 5_000;

function connect(url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: PATIENCE,
    socketTimeout: SILENCE,
    // Commands that are given up after some retries leave those behind them without an answer, for ever.
    maxRetriesPerRequest: null,
  });
  // It comes back by itself; the bus has said that it is away.
  redis.on('error', () => {});
  return redis;
}
