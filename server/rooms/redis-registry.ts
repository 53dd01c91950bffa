// The registry of rooms in Redis, for all processes of a service.
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';

export function redisRegistry(url: string) {
  const [presence, list] = [new RedisPresence(connect(url)), connect(url)];
  return {
    presence,
    driver: new RedisDriver(list),
    close() {
      presence.shutdown();
      // Redis may be away: no goodbye is waited for.
      list.disconnect();
    },
  };
}

/** One that says nothing for so long is connected to anew. */
const SILENCE = 5_000;

function connect(url: string): Redis {
  const redis = new Redis(url, {
    socketTimeout: SILENCE,
    // A command that is given up leaves those behind it without an answer, for ever: all wait until Redis is back.
    maxRetriesPerRequest: null,
  });
  // It comes back by itself; the bus has said that it is away.
  redis.on('error', () => {});
  return redis;
}
