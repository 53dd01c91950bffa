// `npm run service`: several servers with all that belongs to them, as plain processes, where Docker cannot run.
import { setTimeout as delay } from 'node:timers/promises';
import { argumentsOf } from '@undertow/bots/arguments.ts';
import { type Daemon, NotStarted } from './daemon.ts';
import { LOOPBACK } from './loopback.ts';
import { type Service, startService } from './service.ts';

const HELP = `Several servers, Redis, PostgreSQL and HAProxy in front of them, as processes of this machine.

  npm run service                       two servers behind http://${LOOPBACK}:2567
  npm run service -- --servers 4        as many as you like
  npm run service -- --port 8080        another port; --host 0.0.0.0 opens it to the network
  npm run service -- --folder FOLDER    where everything is kept, and what the processes say; ./data/service unless told

HAProxy must be installed. DATABASE_URL and REDIS_URL name a PostgreSQL and a Redis that are there already; else both are
started here, and must be installed, too. All other settings are those of the server: npm start -- --help.
`;

const BREATH = 1000;

try {
  const options = readOptions();
  if (options.help) process.stdout.write(HELP);
  else await run(options);
} catch (error) {
  if (!(error instanceof NotStarted || error instanceof TypeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

function readOptions() {
  const options = {
    servers: { type: 'string', default: '2' },
    port: { type: 'string', default: '2567' },
    host: { type: 'string', default: LOOPBACK },
    folder: { type: 'string', default: './data/service' },
    help: { type: 'boolean', short: 'h', default: false },
  } as const;
  const { values } = argumentsOf({ options }, HELP);
  const { servers, port, ...others } = values;
  return { ...others, servers: whole('--servers', servers, 1, 64), port: whole('--port', port, 0, 65_535) };
}

function whole(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new TypeError(`${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}.`);
}

async function run({ help: _, ...options }: ReturnType<typeof readOptions>): Promise<void> {
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = process.env;
  const end = new AbortController();
  let isStarted = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      end.abort();
      // What is only half there is left as it is: each piece ends with this process, and bears that.
      if (!isStarted) process.exit(1);
    });
  }
  const service = await startService({ ...options, databaseUrl, redisUrl, environment: process.env, isApart: true });
  isStarted = true;
  process.stdout.write(`Undertow is served at ${service.url}\n`);
  for (const { name, url, daemon } of service.servers)
    process.stdout.write(`  ${name} listens at ${url}, as process ${daemon.pid}\n`);
  await Promise.all(daemonsOf(service).map((daemon) => keepRunning(daemon, end.signal)));
  await service.stop();
}

function daemonsOf({ postgres, redis, servers, balancer }: Service): Daemon[] {
  return [postgres, redis, ...servers, balancer].flatMap((piece) => piece?.daemon ?? []);
}

/** What ends by itself is started again, until everything shall end. */
async function keepRunning(daemon: Daemon, end: AbortSignal): Promise<void> {
  const ended = new Promise<void>((resolve) => end.addEventListener('abort', () => resolve(), { once: true }));
  while (!end.aborted) {
    await Promise.race([daemon.ended(), ended]);
    if (end.aborted) return;
    process.stderr.write(
      `${daemon.recipe.name} has ended, and is started again. Its last words:\n${daemon.lastWords}\n`,
    );
    await Promise.race([delay(BREATH), ended]);
    if (end.aborted) return;
    const restarted = daemon.restart().then(
      () => process.stderr.write(`${daemon.recipe.name} is there again, as process ${daemon.pid}\n`),
      (failure) => process.stderr.write(`${failure.message}\n`),
    );
    await Promise.race([restarted, ended]);
  }
}
