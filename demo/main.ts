// `npm run demo`: one whole game between random players, told in the terminal. It is the first of those that can be told.
import { colours, type Paint, plain } from './paint.ts';
import { type Tale, tales } from './tales.ts';

// The reader may have seen enough: `npm run demo | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const [first] = tales.values();
if (first) run(first as Tale, process.argv.slice(2));

function run<Wish>({ help, read, tell }: Tale<Wish>, args: readonly string[]): void {
  const request = read(args);
  switch (request.type) {
    case 'help':
      console.log(help);
      break;
    case 'mistake':
      console.error(`${request.mistake}\nnpm run demo -- --help says what can be asked for.`);
      process.exitCode = 2;
      break;
    case 'play': {
      const paint: Paint = process.stdout.isTTY && !process.env.NO_COLOR ? colours : plain;
      for (const line of tell(request, paint)) console.log(line);
    }
  }
}
