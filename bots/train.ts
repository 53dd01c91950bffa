// `npm run train`: teaches a value from games, for hours; it goes on where it was stopped.
import { argumentsOf } from './arguments.ts';
import { commandOf, TRAIN_OPTIONS } from './training/command.ts';
import { School, Unteachable } from './training/school.ts';
import { Shelf } from './training/shelf.ts';

const HELP = `Teaches the value by which bots think.

  npm run train -- --game GAME --hours N --folder FOLDER

  --hours N        how long at most
  --folder FOLDER  where games and nets are kept; begun anew if it is empty
  --games N        games to begin with, of the bot that the game names, or by its score; 20000 unless told otherwise
  --rounds N       rounds of games by the value itself; 8 unless told otherwise
  --round-games N  games in each; 10000 unless told otherwise
  --gate N         games against the value before; 2000 unless told otherwise
  --hidden N       hidden units; 32 unless told otherwise
  --lead N         a lead of so many points makes a seat e times as likely to have won; 6 unless told otherwise
  --processes N    threads; 1 unless told otherwise

The nets stand in the folder as net-N.json, in the form of the weights of the house. The variable UNDERTOW_GAMES names the folders
of games from outside.
`;

const { values } = argumentsOf({ options: TRAIN_OPTIONS }, HELP);

if (values.help || !values.game || !values.hours || !values.folder) {
  process.stdout.write(HELP);
  process.exitCode = values.help ? 0 : 2;
} else {
  const plan = {
    game: values.game,
    command: commandOf(values),
    firstGames: Number(values.games),
    roundGames: Number(values['round-games']),
    rounds: Number(values.rounds),
    gateGames: Number(values.gate),
    hidden: Number(values.hidden),
    lead: Number(values.lead),
    processes: Number(values.processes),
    until: performance.now() + Number(values.hours) * 3_600_000,
  };
  const say = (line: string): void => {
    process.stdout.write(`${new Date().toISOString()} ${line}\n`);
  };
  try {
    await new School(plan, new Shelf(values.folder), say).run();
  } catch (error) {
    if (!(error instanceof Unteachable)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
