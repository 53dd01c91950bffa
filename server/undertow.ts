// The command `undertow`: what a person does with a server, or with what came from one.
import { games } from '@undertow/shared/games.ts';
import { verify } from './verify.ts';

const HELP = `undertow verify FILE   runs a replay again, and says whether it is what was promised at the start of the match
undertow serve         starts the server; undertow serve --help says how it is set

FILE is what GET /api/matches/ID/replay gives; - reads it from the standard input. Behind it may stand the COMMITMENT that
you saw at the table when the match began; else the one in the file is believed.
`;

const [command, ...rest] = process.argv.slice(2);

// Whoever reads has read enough. A server goes on without.
if (command !== 'serve') {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

switch (command) {
  case 'verify':
    if (rest[0] === '--help' || rest[0] === '-h') process.stdout.write(HELP);
    else process.exitCode = await verify(rest, games);
    break;
  case 'serve':
    process.argv.splice(2, 1);
    await import('./main.ts');
    break;
  case undefined:
    process.stderr.write(HELP);
    process.exitCode = 2;
    break;
  case '--help':
  case '-h':
    process.stdout.write(HELP);
    break;
  default:
    process.stderr.write(`There is no command ${command}.\n\n${HELP}`);
    process.exitCode = 2;
}
