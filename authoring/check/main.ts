// `undertow check GAME`: plays random games of a game, and says what does not hold in them.
import { argumentsOf, wholeNumber } from '@undertow/bots/arguments.ts';
import { NoGame } from '@undertow/games/game-in-folder.ts';
import { printTo } from '@undertow/shared/protocol/printing.ts';
import { homeOf } from '../game-folder-at.ts';
import { PATIENCE } from '../patience.ts';
import { check } from './check.ts';
import { paintFor, reportText } from './report-text.ts';

const HELP = `undertow check GAME  plays random games of GAME, and says what does not hold in them

GAME is one of the house by its name, or the folder of a game: undertow check ./harvest
A match that fails is written into a file, GAME-PROPERTY-SEED.match.json: undertow dev opens it.

--games N      how many games are played, in all settings together (100)
--seed N       the seed of the first one; the next ones follow (1)
--seconds N    the check ends after so many seconds, with what it has found (120)
--patience N   rules that compute so many seconds over an answer are taken to loop (${PATIENCE})
--into FOLDER  where matches that fail are written (the current folder)
--json         all that was found, as JSON

The exit code is 1 if something does not hold, and 2 if there was nothing to be tried.
`;

const FAILED = 1;
const NOTHING = 2;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, positionals } = argumentsOf(
    {
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean' },
        into: { type: 'string', default: process.cwd() },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        seconds: { type: 'string', default: '120' },
        patience: { type: 'string', default: String(PATIENCE) },
      },
    },
    HELP,
  );
  const [named, ...more] = positionals;
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const numbers = { games: wholeNumber(values.games), seed: wholeNumber(values.seed) };
  const bounds = { seconds: wholeNumber(values.seconds), patience: wholeNumber(values.patience) };
  const wrong = Object.entries({ ...numbers, ...bounds }).find(([, value]) => value === undefined);
  if (named === undefined || more.length > 0 || wrong) {
    printTo(process.stderr, wrong ? `--${wrong[0]} takes a whole number from 1.` : 'Name one game.', '');
    process.stderr.write(HELP);
    return NOTHING;
  }
  try {
    const home = homeOf(named);
    const { games = 1, seed = 1 } = numbers;
    const { seconds = 1, patience = 1 } = bounds;
    const report = await check({ home, folder: values.into, games, seed, seconds, patience });
    process.stdout.write(
      values.json ? `${JSON.stringify(report)}\n` : reportText(report, named, paintFor(process.stdout)),
    );
    return report.failed ? FAILED : 0;
  } catch (error) {
    if (!(error instanceof NoGame)) throw error;
    printTo(process.stderr, error.message);
    return NOTHING;
  }
}
