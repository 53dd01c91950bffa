// Connections to Redis that reconnect by themselves, and refuse commands while they are down.
import { Redis } from 'ioredis';
import { Misconfigured } from '../config.ts';

const LONGEST_PAUSE = 1_000;
const PATIENCE = 5_000;

/** A Redis that does not take a command for so long is away. */
const SILENCE = 3_000;

/** Fails with a sentence if Redis cannot be reached now. */
export async function connectToRedis(url: string): Promise<Redis> {
  let isOpen = false;
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: PATIENCE,
    commandTimeout: SILENCE,
    // What is sent while there is no connection would be old news later.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => (isOpen ? Math.min(50 * tries, LONGEST_PAUSE) : null),
  });
  let trouble: Error | undefined;
  redis.on('error', (error) => {
    trouble = error;
  });
  try {
    await redis.connect();
  } catch (failure) {
    redis.disconnect();
    throw new Misconfigured(`Redis does not answer at REDIS_URL: ${(trouble ?? (failure as Error)).message}`);
  }
  isOpen = true;
  return redis;
}

/** One connection to say things over, and one to hear. */
export async function connectTwice(url: string): Promise<[Redis, Redis]> {
  const first = await connectToRedis(url);
  try {
    return [first, await connectToRedis(url)];
  } catch (failure) {
    first.disconnect();
    throw failure;
  }
}

/** Closes the connection, in good order if it still works. */
export async function leaveRedis(redis: Redis): Promise<void> {
  redis.removeAllListeners();
  // Nothing waits for this connection any more, so its errors do not matter.
  redis.on('error', () => {});
  await redis.quit().catch(() => redis.disconnect());
}
