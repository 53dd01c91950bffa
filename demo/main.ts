// `npm run demo`: one whole game between random players, told in the terminal.
import { NoGame } from '@undertow/games/game-in-folder.ts';
import { gamesWith } from '@undertow/games/outside.ts';
import { printTo } from '@undertow/shared/protocol/printing.ts';
import { helpFor, readArguments } from './arguments.ts';
import { colours, type Paint, plain } from './paint.ts';
import { told } from './tales.ts';
import { telling } from './telling.ts';

// The reader may have seen enough: `npm run demo | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const games = await gamesWith(process.env.UNDERTOW_GAMES).catch((failure) => {
  if (!(failure instanceof NoGame)) throw failure;
  printTo(process.stderr, failure.message);
  process.exit(2);
});
const toldGames = told([...games.values()]);
const request = readArguments(process.argv.slice(2), toldGames);
switch (request.type) {
  case 'help':
    console.log(helpFor(toldGames));
    break;
  case 'mistake':
    complain(request.mistake);
    break;
  case 'play': {
    const paint: Paint = process.stdout.isTTY && !process.env.NO_COLOR ? colours : plain;
    const tale = await request.told.tale(request.language).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    });
    if (tale) for (const line of telling(request, tale, paint)) console.log(line);
    else complain(`${request.told.about.name} is not told in ${request.language}.`);
  }
}

function complain(mistake: string): void {
  printTo(process.stderr, mistake, 'npm run demo -- --help says what can be asked for.');
  process.exitCode = 2;
}
