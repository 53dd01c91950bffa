// How much is too much. A client is told in `welcome`; the host may set some of these differently.
import { z } from 'zod';

export const Limits = z
  .object({
    frameBytes: z.int().meta({ description: 'The longest message; a longer one closes the socket (1009).' }),
    messagesPerSecond: z
      .int()
      .meta({ description: 'More, over ten seconds, are refused; far more close the socket (4008).' }),
    socketsPerUser: z.int(),
    socketsPerAddress: z.int(),
    tablesPerUser: z.int().meta({ description: 'Open or playing, at which one may sit.' }),
    watchedPerSocket: z.int(),
    chatPerMinute: z.int(),
    bufferedBytes: z.int().meta({ description: 'A reader who is further behind is cut off (4009).' }),
  })
  .meta({ id: 'Limits' });

export type Limits = z.infer<typeof Limits>;

export const LIMITS: Limits = {
  frameBytes: 16 * 1024,
  messagesPerSecond: 20,
  socketsPerUser: 20,
  socketsPerAddress: 100,
  tablesPerUser: 20,
  watchedPerSocket: 30,
  chatPerMinute: 20,
  bufferedBytes: 1024 * 1024,
};
