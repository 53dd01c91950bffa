// How much is too much. A client is told in `welcome`; the host may set some of these differently.
import { z } from 'zod';

export const Limits = z
  .object({
    frameBytes: z.int().meta({ description: 'The longest message; a longer one closes the socket (1009).' }),
    messagesPerSecond: z
      .int()
      .meta({ description: 'More, over ten seconds, are refused; far more close the socket (4008).' }),
    messagesPerAddress: z.int().meta({
      description:
        'Of all sockets of an address together, over ten seconds, beside one in a second of each socket. More are refused; far more close those sockets that go on.',
    }),
    socketsPerUser: z.int(),
    socketsPerAddress: z.int(),
    newSocketsPerAddress: z.int().meta({
      description: 'New sockets and streams of an address in a minute. More are refused by HTTP (429).',
    }),
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
  messagesPerAddress: 100,
  socketsPerUser: 20,
  socketsPerAddress: 100,
  newSocketsPerAddress: 300,
  tablesPerUser: 20,
  watchedPerSocket: 30,
  chatPerMinute: 20,
  bufferedBytes: 1024 * 1024,
};
