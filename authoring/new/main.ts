// `undertow new NAME [FOLDER]`: makes a game that plays at once, in this checkout or in a folder of its own.
import { relative } from 'node:path';
import { argumentsOf } from '@undertow/bots/arguments.ts';
import { printTo } from '@undertow/shared/protocol/printing.ts';
import { isInCheckout, type MadeGame, makeGame, NotMade } from './make-game.ts';

const HELP = `undertow new NAME [FOLDER]  makes a game: rules, view, words, scenarios, a test, a recorded match

NAME is in small letters with dashes between its words, such as sea-of-stars. Within the checkout, the game is made in games/NAME and
stands in the registry. With a FOLDER, or elsewhere, it is made in a folder of its own.
`;

const { values, positionals } = argumentsOf(
  { allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } },
  HELP,
);
const [name, folder, ...more] = positionals;
if (values.help) process.stdout.write(HELP);
else if (name === undefined || more.length > 0) {
  process.stderr.write(HELP);
  process.exitCode = 2;
} else make(name);

function make(name: string): void {
  try {
    const made = makeGame(name, folder ?? (isInCheckout(process.cwd()) ? undefined : name));
    printTo(process.stdout, ...toldOf(made));
  } catch (failure) {
    if (!(failure instanceof NotMade)) throw failure;
    printTo(process.stderr, failure.message);
    process.exitCode = 2;
  }
}

function toldOf({ folder, files, isOutside }: MadeGame): string[] {
  const place = relative(process.cwd(), folder) || '.';
  return [
    `Made ${place}: ${files.join(', ')}.`,
    isOutside
      ? `Next: ${place === '.' ? '' : `cd ${place}, `}npm install, npm start.`
      : 'It stands in games/index.ts. Next: npm start.',
    'Begin with its README.md.',
  ];
}
