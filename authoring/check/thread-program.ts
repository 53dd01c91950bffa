// What the thread runs in which a game is tried: game after game, each told when it is over.
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { flawForRooms } from '@undertow/server/rooms/table-class.ts';
import { contest } from './contest.ts';
import { FlightRecorder } from './flight-recorder.ts';
import { gameResult } from './game-result.ts';
import { gameToCheck } from './game-to-check.ts';
import { PROPERTIES } from './properties.ts';
import type { FromThread, ThreadJob, TriedGame } from './thread.ts';

const { home, seed: first, games, memory } = workerData as ThreadJob;
const recorder = new FlightRecorder(memory);
const tell = (message: FromThread) => parentPort?.postMessage(message);

const { folder, tried: under, declared } = await gameToCheck(home);
const { game, settings } = under;
const about: TriedGame = {
  id: game.id,
  rules: game.rules,
  settings: settings.map(({ name, seats, options }) => ({ name, seats, options })),
  declared,
  missing: Object.fromEntries(PROPERTIES.map(({ id, missing }) => [id, missing?.(under)])),
};
tell({ about });
const flaw = under.view && flawForRooms(under.view);
if (flaw) tell({ flaw });

for (const { name, options, seats } of settings) {
  const objection = game.objection(options, seats);
  if (objection) tell({ objection: { setting: name, objection } });
}

const playable = settings.filter(({ options, seats }) => !game.objection(options, seats));
/** The fewest answers that each property was broken by. */
const known = new Map<string, number>();
for (let seed = first; seed < first + games && playable.length > 0; seed++) {
  recorder.begin(seed);
  const setting = playable[(seed - first) % playable.length] as (typeof playable)[number];
  const result = gameResult({
    under,
    setting,
    seed,
    home,
    declared,
    recorder,
    onStep: (property) => recorder.beat(1 + PROPERTIES.findIndex(({ id }) => id === property)),
    isKnown: (property, answers) => (known.get(property) ?? Number.POSITIVE_INFINITY) <= answers,
    now: () => performance.now(),
  });
  for (const { property, answers } of result.failures) {
    known.set(property, Math.min(answers.length, known.get(property) ?? Number.POSITIVE_INFINITY));
  }
  tell({ result });
}

const named = (await folder.bots?.())?.named;
if (named && known.size === 0) {
  // By each number of seats, as the game is played first.
  for (const [setting] of Map.groupBy(playable, ({ seats }) => seats).values()) {
    recorder.begin(0);
    const found = setting && contest(folder.game, named, setting, Math.min(games, 60), () => recorder.beat(0));
    if (found) tell({ contest: found });
  }
}
