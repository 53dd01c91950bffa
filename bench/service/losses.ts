// What players notice when servers are killed, one after the other, and when all are restarted in good order: how long
// they wait, and what is lost.
import { isDeepStrictEqual } from 'node:util';
import { entriesOf } from '@undertow/server/store/journal.ts';
import { openPostgres } from '@undertow/server/store/postgres.ts';
import type { Sql } from '@undertow/server/store/sql.ts';
import type { Service, ServiceServer } from '../../scripts/service/service.ts';
import { percentile, type Report, summary } from '../measure.ts';
import type { Backing } from './backing.ts';
import { type Acknowledged, LoyalTables } from './loyal-tables.ts';
import { matchesOf } from './owners.ts';

const SERVERS = 3;
const TABLES = 60;
const SEATS = 3;
const PATIENCE = 30_000;

export async function losses(backing: Backing): Promise<Report['metrics']> {
  const service = await backing.serve(SERVERS);
  const sql = await openPostgres(service.databaseUrl);
  const tables = await LoyalTables.begin(service.url, TABLES, SEATS);
  try {
    const waits: number[][] = [];
    for (const server of service.servers) waits.push(await failOver(service, server, sql, tables));
    const restart = await rollingRestart(service, tables);
    const stuck = restart.waits.filter((wait) => wait >= PATIENCE).length;
    return {
      failOverP50: summary(
        'ms',
        waits.map((run) => percentile(run, 0.5)),
      ),
      failOverP99: summary(
        'ms',
        waits.map((run) => percentile(run, 0.99)),
      ),
      restartOfAll: summary('ms', [restart.duration]),
      longestPauseOfPlayer: summary('ms', restart.pauses),
      answersLost: summary('', [await answersLost(sql, tables.acknowledged)]),
      seatsLost: summary('', [tables.seatsLost + stuck * SEATS]),
    };
  } finally {
    tables.end();
    await sql.close();
    await service.stop();
  }
}

/** How long each match of this server waits for its next answer after the server was killed. */
async function failOver({ balancer }: Service, { name, daemon }: ServiceServer, sql: Sql, tables: LoyalTables) {
  const matches = await matchesOf(sql, name);
  const killed = performance.now();
  await daemon.kill();
  // What was on its way before has arrived.
  const gone = performance.now();
  const waits = await tables.nextAnswers(matches, gone, PATIENCE);
  await daemon.restart();
  await balancer.untilReady(name);
  return waits.map((wait) => wait + gone - killed);
}

/** All servers, one after the other: how long the longest pause of each player was, and which tables stand still behind it. */
async function rollingRestart(service: Service, tables: LoyalTables) {
  tables.listen();
  const begun = performance.now();
  await service.restartServers();
  const ended = performance.now();
  const waits = await tables.nextAnswers(tables.playing, ended, PATIENCE);
  return { duration: ended - begun, pauses: tables.longestSilences(), waits };
}

/** How many of those that were acknowledged the journal does not have. */
async function answersLost(sql: Sql, acknowledged: readonly Acknowledged[]): Promise<number> {
  let lost = 0;
  for (const [table, answers] of Map.groupBy(acknowledged, ({ table }) => table)) {
    const entries = await entriesOf(sql, table);
    for (const [seat, given] of Map.groupBy(answers, ({ seat }) => seat)) {
      const kept = entries.filter((entry) => entry.seat === seat).values();
      // In their order, with others between them of which the acknowledgement was lost.
      lost += given.filter(({ answer }) => !kept.some((entry) => isDeepStrictEqual(entry.answer, answer))).length;
    }
  }
  return lost;
}
