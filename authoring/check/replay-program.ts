// What another process runs: it plays the games that it reads again, the last one first, and writes what came of each answer.
import { text } from 'node:stream/consumers';
import { stepsOf } from './game-result.ts';
import { gameToCheck } from './game-to-check.ts';
import type { ReplayJob } from './other-process.ts';

const { home, games } = JSON.parse(await text(process.stdin)) as ReplayJob;
const { tried } = await gameToCheck(home);
const steps = games.toReversed().map((game) => stepsOf(tried, game, game.seed, game.answers).steps);
process.stdout.write(JSON.stringify(steps.toReversed()));
