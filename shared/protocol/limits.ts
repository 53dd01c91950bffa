// The limits at the sockets of a server, as `welcome` tells them to a client. The host may change some of them. Where other
// limits are set, "A limit" in CONTRIBUTING says.
import { z } from 'zod';

export const Limits = z
  .object({
    frameBytes: z.int().meta({ description: 'The longest message. A longer one closes the socket (1009).' }),
    messagesPerSecond: z
      .int()
      .meta({ description: 'On average over ten seconds. More are refused; far more close the socket (4008).' }),
    messagesPerAddress: z.int().meta({
      description:
        'From all sockets of an address together, on average over ten seconds, beside one in a second from each socket. More are refused; far more close the sockets that go on.',
    }),
    socketsPerUser: z.int().meta({ description: 'Open sockets of one person.' }),
    socketsPerAddress: z.int().meta({ description: 'Open sockets from one address.' }),
    newSocketsPerAddress: z.int().meta({
      description: 'New sockets and event streams from one address in a minute. More are refused by HTTP (429).',
    }),
    tablesPerUser: z.int().meta({ description: 'Open or playing tables at which one person may sit.' }),
    watchedPerSocket: z.int().meta({ description: 'Tables that one socket may follow.' }),
    chatPerMinute: z.int().meta({ description: 'Lines that one person may say; a reaction counts as one.' }),
    bufferedBytes: z.int().meta({ description: 'A client that has not read so much is cut off (4009).' }),
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
