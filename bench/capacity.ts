// How much one process holds: matches and sockets in memory, spectators of one match, and how soon it listens.
import { setTimeout as after } from 'node:timers/promises';
import { type Report, summary } from './measure.ts';
import { Crowd, Load } from './server/load-process.ts';
import { ServerProcess } from './server/server-process.ts';

const MATCHES = 5000;
const IDLE_SOCKETS = 10_000;
const SPECTATORS = 10_000;
const UPDATES = 30;
const STARTS = 5;
const PER_PERSON = 25;
/** With so many the server has compiled what it runs, and has as much room as it needs to work. */
const FIRST_TABLES = 500;
const FURTHER_TABLES = 1000;

export async function capacity(): Promise<Report> {
  return {
    bench: 'capacity',
    metrics: { ...(await start()), ...(await memory()), ...(await tablesWithClients()), ...(await spectators()) },
  };
}

async function start() {
  const times: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    const server = await ServerProcess.start();
    times.push(server.startMilliseconds);
    await server.stop();
  }
  return { startToListening: summary('ms', times) };
}

/** Matches in which somebody is asked who is there, and sockets that only listen. */
async function memory() {
  const server = await ServerProcess.start();
  const crowd = await Crowd.start();
  try {
    const empty = await server.residentMebibytes();
    await crowd.follow({ type: 'matches', url: server.url, matches: MATCHES, perPerson: PER_PERSON });
    const withMatches = await server.residentMebibytes();
    await crowd.follow({ type: 'idle', url: server.url, sockets: IDLE_SOCKETS });
    const full = await server.residentMebibytes();
    return {
      emptyServer: summary('MiB', [empty]),
      liveMatch: summary('KiB', [((withMatches - empty) * 1024) / MATCHES]),
      idleSocket: summary('KiB', [((full - withMatches) * 1024) / IDLE_SOCKETS]),
      fullServer: summary('MiB', [full]),
    };
  } finally {
    await crowd.stop();
    await server.stop();
  }
}

/** What each further table with its clients takes, beside what the server takes as soon as it has something to do. */
async function tablesWithClients() {
  return { ...(await tablesOver('json')), ...(await tablesOver('colyseus')) };
}

async function tablesOver(door: 'json' | 'colyseus') {
  const server = await ServerProcess.start();
  const load = await Load.start();
  try {
    await load.seat({ url: server.url, door, tables: FIRST_TABLES, seats: 4 });
    const busy = await server.residentMebibytes();
    await load.seat({ url: server.url, door, tables: FURTHER_TABLES, seats: 4 });
    const further = await server.residentMebibytes();
    return {
      [`${door}BusyServer`]: summary('MiB', [busy]),
      [`${door}FurtherTable`]: summary('KiB', [((further - busy) * 1024) / FURTHER_TABLES]),
    };
  } finally {
    await load.stop();
    await server.stop();
  }
}

async function spectators() {
  const server = await ServerProcess.start();
  const load = await Load.start();
  const crowd = await Crowd.start();
  try {
    const [table = ''] = await load.seat({ url: server.url, door: 'json', tables: 1, seats: 2 });
    await crowd.follow({ type: 'watch', url: server.url, table, sockets: SPECTATORS });
    const cost: number[] = [];
    const rates: number[] = [];
    for (let run = 0; run < 3; run++) {
      const before = { cpu: await server.cpuSeconds(), updates: await crowd.updates(), at: performance.now() };
      await load.answers(UPDATES);
      await allTold(crowd);
      const told = (await crowd.updates()) - before.updates;
      cost.push((((await server.cpuSeconds()) - before.cpu) * 1e6) / told);
      rates.push(told / ((performance.now() - before.at) / 1000));
    }
    return { cpuPerSpectatorAndUpdate: summary('µs', cost), updatesPerSecondToSpectators: summary('1/s', rates) };
  } finally {
    await crowd.stop();
    await load.stop();
    await server.stop();
  }
}

/** Until no more updates come. */
async function allTold(crowd: Crowd): Promise<void> {
  for (let before = -1, now = await crowd.updates(); now !== before; ) {
    await after(500);
    before = now;
    now = await crowd.updates();
  }
}
