// Where Colyseus keeps its list of rooms: in this process, or in Redis for all.
import { type IRoomCache, LocalDriver, LocalPresence, type MatchMakerDriver, type Presence } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';

export interface RoomRegistry {
  readonly presence: Presence;
  readonly driver: MatchMakerDriver;
}

export function roomRegistry(redisUrl: string | undefined): RoomRegistry {
  if (redisUrl === undefined) return { presence: new LocalPresence(), driver: new LocalDriver() };
  return { presence: new RedisPresence(connect(redisUrl)), driver: new SharedList(connect(redisUrl)) };
}

/** The driver does not have yet what Colyseus asks of one. */
class SharedList extends RedisDriver implements MatchMakerDriver {
  async findByIds(ids: string[]): Promise<Map<string, IRoomCache>> {
    const found = await Promise.all(ids.map((roomId) => this.findOne({ roomId })));
    return new Map(found.flatMap((room) => (room ? [[room.roomId, room] as const] : [])));
  }
}

/** While Redis is away, nobody is kept waiting for it for long. */
function connect(url: string): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1 });
  // It comes back by itself; the bus has said that it is away.
  redis.on('error', () => {});
  return redis;
}
