// Many who watch a match from another server than the one in which it lives: what goes through Redis for each change, and
// what that costs on both sides.
import { setTimeout as pause } from 'node:timers/promises';
import type { Envelope } from '@undertow/server/cluster/envelope.ts';
import { connectToRedis } from '@undertow/server/cluster/redis.ts';
import { RELAYED, type Relayed } from '@undertow/server/host/remote/calls.ts';
import { type Report, summary } from '../measure.ts';
import { Crowd, Load } from '../server/load-process.ts';
import { cpuSecondsOf } from '../server/processes.ts';
import type { Backing } from './backing.ts';

const SPECTATORS = 500;
const ANSWERS = 60;
const LOOK_AGAIN = 200;

export async function spectatorsElsewhere(backing: Backing): Promise<Report['metrics']> {
  const service = await backing.serve(2);
  const [here, there] = service.servers as [(typeof service.servers)[0], (typeof service.servers)[0]];
  const load = await Load.start();
  const crowd = await Crowd.start();
  const wire = await connectToRedis(service.redisUrl);
  try {
    const [table = ''] = await load.seat({ url: here.url, door: 'json', tables: 1, seats: 2 });
    await crowd.follow({ type: 'watch', url: there.url, table, sockets: SPECTATORS });
    const relayed: number[] = [];
    wire.on('pmessage', (_pattern, _channel, text: string) => relayed.push(...versionsIn(text, table)));
    await wire.psubscribe('undertow:*');
    const before = { owner: await cpuSecondsOf([here.daemon.pid]), other: await cpuSecondsOf([there.daemon.pid]) };
    await load.answers(ANSWERS);
    const updates = await allTold(crowd);
    const changes = new Set(relayed).size;
    if (changes === 0) throw new Error('nothing was told over Redis');
    const owner = (await cpuSecondsOf([here.daemon.pid])) - before.owner;
    const other = (await cpuSecondsOf([there.daemon.pid])) - before.other;
    return {
      relayedPerChange: summary('', [relayed.length / changes]),
      spectatorsToldPerChange: summary('', [updates / changes]),
      cpuOfOwnerPerChange: summary('µs', [(owner * 1e6) / changes]),
      cpuElsewherePerSpectatorAndChange: summary('µs', [(other * 1e6) / updates]),
    };
  } finally {
    wire.disconnect();
    await crowd.stop();
    await load.stop();
    await service.stop();
  }
}

/** To which versions of the match the updates lead that are in this. */
function versionsIn(text: string, table: string): number[] {
  return (JSON.parse(text) as Envelope[]).flatMap((envelope) => {
    if (envelope.kind !== 'tell' || envelope.topic !== RELAYED) return [];
    const { match, text } = envelope.message as unknown as Relayed;
    const message = JSON.parse(text) as { readonly type: string; readonly version?: number };
    return match === table && message.type === 'update' && message.version !== undefined ? [message.version] : [];
  });
}

/** Until no more updates come. */
async function allTold(crowd: Crowd): Promise<number> {
  for (let before = -1, now = await crowd.updates(); ; now = await crowd.updates()) {
    if (now === before) return now;
    before = now;
    await pause(LOOK_AGAIN);
  }
}
