// `npm run demo`: one whole game of Abyss between random players, told in the terminal.
import { abyss } from '@undertow/shared/abyss/index.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { HELP, readArguments } from './arguments.ts';
import { colours, plain } from './paint.ts';
import { tale } from './tale.ts';

// The reader may have seen enough: `npm run demo | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const request = readArguments(process.argv.slice(2));
switch (request.type) {
  case 'help':
    console.log(HELP);
    break;
  case 'mistake':
    console.error(`${request.mistake}\nnpm run demo -- --help says what can be asked for.`);
    process.exitCode = 2;
    break;
  case 'play': {
    const match = Match.start(abyss, request.options, request.seats, request.seed);
    const paint = process.stdout.isTTY && !process.env.NO_COLOR ? colours : plain;
    for (const line of tale(match, abyss.rulesFor(request.options), request, paint)) console.log(line);
  }
}
