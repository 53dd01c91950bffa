// `undertow dev GAME`: a window in which an author plays every seat of a game, looks at all of it, and changes its rules meanwhile.
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { argumentsOf, wholeNumber } from '@undertow/bots/arguments.ts';
import { gameIn, NoGame } from '@undertow/games/game-in-folder.ts';
import { realTimers } from '@undertow/server/scheduling/timers.ts';
import { printTo } from '@undertow/shared/protocol/printing.ts';
import { defaultOptions } from '@undertow/shared/table/about.ts';
import { writtenSeed } from '@undertow/shared/table/random.ts';
import { homeOf } from '../game-folder-at.ts';
import { PATIENCE } from '../patience.ts';
import { BUILT, buildWindow } from './built-window.ts';
import { type CourseFromFile, readCourse } from './course-file.ts';
import { serveWindow } from './server.ts';
import { watchFolder } from './watching.ts';
import { Workshop } from './workshop.ts';

const HELP = `undertow dev GAME  opens a window in which you play every seat of a game, look at all of it, and change its rules meanwhile

GAME is the name of a game in games/, or the path of its folder.
  --seats N      how many sit there; as few as the game takes unless told otherwise
  --seed SEED    the same seed deals the same cards
  --match FILE   begins with this match, such as one in which "undertow check" has found a failure
  --patience N   rules that compute so many seconds over an answer are taken to loop; ${PATIENCE} unless told otherwise
  --port N       2570 unless told otherwise
`;

const MOST_PORT = 65_535;

/** Short enough to be written down. */
const SEEDS = 1_000_000;

const { values, positionals } = argumentsOf(
  {
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      seats: { type: 'string' },
      seed: { type: 'string' },
      match: { type: 'string' },
      patience: { type: 'string', default: String(PATIENCE) },
      port: { type: 'string', default: '2570' },
    },
  },
  HELP,
);

if (values.help) process.stdout.write(HELP);
else if (positionals.length !== 1) {
  process.stderr.write(HELP);
  process.exitCode = 2;
} else {
  try {
    await open(positionals[0] as string);
  } catch (error) {
    if (!(error instanceof NoGame)) throw error;
    printTo(process.stderr, error.message);
    process.exitCode = 2;
  }
}

async function open(game: string): Promise<void> {
  const home = homeOf(game);
  const patience = wholeNumber(values.patience);
  const port = Number(values.port);
  if (patience === undefined) throw new NoGame('--patience takes a whole number from 1.');
  if (!Number.isInteger(port) || port < 0 || port > MOST_PORT)
    throw new NoGame(`--port takes a number up to ${MOST_PORT}.`);
  const { course, origin = null } = await firstCourse(home);
  const workshop = new Workshop({ home, patience }, course, origin);
  // First, for the port may be taken.
  const server = await serveWindow(workshop, port, BUILT);
  try {
    await buildWindow();
  } catch (failure) {
    await server.close();
    throw failure;
  }
  await workshop.open();
  const stop = watchFolder(home, realTimers, (files) => void workshop.reload(files));
  printTo(
    process.stdout,
    `${server.url} shows ${fileURLToPath(home)}. It reads the rules again whenever you save them. Ctrl+C ends it.`,
  );
  process.once('SIGINT', async () => {
    stop();
    await server.close();
    await workshop.close();
  });
}

async function firstCourse(home: string): Promise<Partial<CourseFromFile> & Pick<CourseFromFile, 'course'>> {
  const { game, about } = await gameIn(fileURLToPath(home));
  if (values.match !== undefined) return readCourse(values.match, game.id);
  const options = defaultOptions(about);
  const seats = values.seats === undefined ? about.seats.min : Number(values.seats);
  const objection = game.objection(options, seats);
  if (objection) throw new NoGame(objection);
  const seed = writtenSeed(values.seed ?? String(randomInt(SEEDS)));
  if (seed === undefined) throw new NoGame(`A seed is a whole number or 64 hexadecimal digits, not ${values.seed}.`);
  return { course: { options, seats, seed, answers: [], bots: Array(seats).fill(null) } };
}
