// The thread in which the rules of an author run: it reads the game anew, and answers for one course after the other. One that loops
// for ever is ended from outside.
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { botNames, botsOf } from '@undertow/bots/bots.ts';
import { gameIn } from '@undertow/games/game-in-folder.ts';
import { CourseRunner } from './course-run.ts';
import { descriptionOf } from './description.ts';
import { failureOf } from './failure.ts';
import type { Ask, Reply } from './game-thread.ts';
import { Progress } from './progress.ts';
import type { GameDescription } from './wire.ts';

const { home, memory } = workerData as { readonly home: string; readonly memory: SharedArrayBuffer };
const progress = new Progress(memory);

const folder = await gameIn(fileURLToPath(home));
const { bots } = await botsOf(new Map([[folder.game.id, folder]]));
const runner = new CourseRunner(folder.game, bots, home, (answers) => progress.come(answers));
progress.come(0);

parentPort?.on('message', async ({ number, ask }: { readonly number: number; readonly ask: Ask }) => {
  progress.come(0);
  try {
    parentPort?.postMessage({ number, reply: await replyTo(ask) });
  } catch (error) {
    parentPort?.postMessage({ number, broken: failureOf(error, 0, home) });
  }
});

async function replyTo(ask: Ask): Promise<Reply[Ask['what']]> {
  switch (ask.what) {
    case 'describe':
      return (await descriptionOf(folder, botNames(folder.game, bots), home)) satisfies GameDescription;
    case 'run':
      return runner.run(ask.course);
    case 'position':
      return runner.position(ask.course, ask.at, ask.from);
    case 'turn':
      return runner.turn(ask.course, ask.at);
  }
}
