// The command `undertow`: starts the server or a bot, checks and judges a replay, and has tools for authors of games.
import { argumentsOf } from '@undertow/bots/arguments.ts';
import { ANALYSIS } from '@undertow/bots/thinking/analysis.ts';
import { NoGame } from '@undertow/games/game-in-folder.ts';
import { gamesWith } from '@undertow/games/outside.ts';
import { printTo } from '@undertow/shared/protocol/printing.ts';
import { analyse } from './analyse.ts';
import { endOnBrokenPipe } from './broken-pipe.ts';
import { verify } from './verify.ts';

const HELP = `undertow verify FILE   runs a replay again, and says whether it is what was promised at the start of the match
undertow analyse FILE  tries out what else could have been answered in a match, and says what was lost
undertow serve         starts the server; undertow serve --help says how it is set
undertow bot           plays at tables of a server; undertow bot --help says how
undertow new NAME      makes a new game; undertow new --help says where
undertow dev GAME      opens a window in which you play every seat of GAME, and change its rules meanwhile; undertow dev --help says how
undertow scenario FILE runs rule cases that are written as data; undertow scenario --help says which
undertow check GAME    plays random games of GAME, and says what does not hold in them; undertow check --help says how

analyse takes --json for all it has found, --worlds N for how often it tries each answer, and --seed N to find the same again.
FILE is what GET /api/matches/ID/replay gives; - reads it from the standard input. After it you can give the COMMITMENT
that you saw at the table when the match began; without it, the one in the file is believed.
`;

const PROGRAMS: Readonly<Record<string, () => Promise<unknown>>> = {
  serve: () => import('./serve.ts'),
  bot: () => import('@undertow/bots/run.ts'),
  new: () => import('../authoring/new/main.ts'),
  dev: () => import('../authoring/dev/main.ts'),
  check: () => import('../authoring/check/main.ts'),
  scenario: () => import('../authoring/scenarios/main.ts'),
};

const [command = ''] = process.argv.slice(2);
const program = Object.hasOwn(PROGRAMS, command) ? PROGRAMS[command] : undefined;
if (program) {
  // It reads what stands behind the command itself.
  process.argv.splice(2, 1);
  await program();
} else {
  endOnBrokenPipe();
  process.exitCode = await answer().catch((failure) => {
    if (!(failure instanceof NoGame)) throw failure;
    printTo(process.stderr, failure.message);
    return 2;
  });
}

async function answer(): Promise<number> {
  const { values, positionals } = argumentsOf(
    {
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean' },
        worlds: { type: 'string', default: String(ANALYSIS.worlds) },
        seed: { type: 'string', default: String(ANALYSIS.seed) },
      },
    },
    HELP,
  );
  const [command, ...rest] = positionals;
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  if (command === 'analyse') return await analyse(rest, values, await import('@undertow/bots/known-games.ts'));
  if (command === 'verify') return await verify(rest, await gamesWith(process.env.UNDERTOW_GAMES));
  if (command !== undefined) printTo(process.stderr, `There is no command ${command}.`, '');
  process.stderr.write(HELP);
  return 2;
}
