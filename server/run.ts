// The life of a server process: reads its settings, starts, waits for a signal, and ends.
import { parseArgs } from 'node:util';
import { NoGame } from '@undertow/games/game-in-folder.ts';
import { endOnBrokenPipe } from './broken-pipe.ts';
import { configHelp, Misconfigured, readConfig } from './config.ts';
import { announcement, greeting } from './greeting.ts';
import { createLog } from './log.ts';
import { THE_HOUSE } from './offered.ts';
import { offerWith } from './outside/offering.ts';
import { reachableAt } from './reachable.ts';
import { startServer } from './server.ts';
import { Unavailable } from './store/sql.ts';
import { readable } from './terminal-log.ts';
import { VERSION } from './version.ts';

/** Why the server cannot listen, in a sentence for each error code of the system. */
const DEAF: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program listens there already: set PORT to another.',
  EADDRNOTAVAIL: 'HOST is no address of this machine.',
  ENOTFOUND: 'HOST is not known to this machine.',
  EAI_AGAIN: 'HOST is not known to this machine.',
  EACCES: 'This user may not listen on PORT: set it to another.',
};

const HELP = `Undertow ${VERSION}, a server for deep board games.

  npm start                 starts the server
  npm start -- --help       shows this help
  npx undertow verify FILE  runs a replay again and checks it
  npx undertow --help       says what else there is: bots, analyses

Environment variables set what it does:

${configHelp()}
`;

const TERMINAL = { write: (line: string) => void process.stdout.write(readable(line)) };

/** The longest that an ending may take, in milliseconds. */
const PATIENCE = 20_000;

const { help, mistake } = readArguments();
if (mistake !== undefined) complain(`${mistake}. npm start -- --help lists what there is.`);
else if (help) {
  endOnBrokenPipe();
  process.stdout.write(HELP);
} else await run();

function readArguments(): { readonly help?: boolean | undefined; readonly mistake?: string } {
  try {
    return parseArgs({ options: { help: { type: 'boolean', short: 'h' } } }).values;
  } catch (error) {
    return { mistake: (error as Error).message };
  }
}

async function run(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const { isTTY } = process.stdout;
    const log = createLog(config.logLevel, isTTY ? TERMINAL : undefined);
    const { offered } = config.games === undefined ? { offered: THE_HOUSE } : await offerWith(THE_HOUSE, config.games);
    const server = await startServer(config, log, { offered });
    const stop = (code: number): void => {
      setTimeout(() => process.exit(1), PATIENCE).unref();
      server.close().then(
        () => process.exit(code),
        (failure) => {
          log.fatal({ err: failure }, 'the server did not end as it should');
          process.exit(1);
        },
      );
    };
    for (const signal of ['SIGTERM', 'SIGINT']) {
      process.once(signal, () => {
        log.info({ signal }, 'the server is going away');
        stop(0);
      });
    }
    server.onOusted((why) => {
      log.fatal({ why }, 'the server cannot go on');
      stop(1);
    });
    // A rejection without a handler is a bug of one match or one socket; the others go on.
    process.on('unhandledRejection', (failure) =>
      log.error({ err: failure }, 'something failed, and nothing handled it'),
    );
    process.on('uncaughtException', (failure) => {
      // What is in memory may be anything now; what is kept is not touched by that. The next start goes on from there.
      log.fatal({ err: failure }, 'the server broke down');
      process.exit(1);
    });
    // Last, for what waits for these words may end the server at once.
    const urls = reachableAt(server.url);
    process.stdout.write(isTTY ? greeting(urls, config) : announcement(urls));
  } catch (error) {
    const complaint = complaintOf(error);
    if (complaint === undefined) throw error;
    complain(complaint);
    // Nothing that was begun before it failed keeps the process.
    process.exit();
  }
}

/** What the operator can do something about. */
function complaintOf(error: unknown): string | undefined {
  if (error instanceof NoGame) return `UNDERTOW_GAMES: ${error.message}`;
  if (error instanceof Misconfigured || error instanceof Unavailable) return error.message;
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  return ['listen', 'getaddrinfo'].includes(syscall) ? DEAF[code] : undefined;
}

function complain(complaint: string): void {
  process.stderr.write(`${complaint}\n`);
  process.exitCode = 2;
}
