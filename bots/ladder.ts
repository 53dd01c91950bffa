// `npm run ladder`: lets players of the house play matches against each other, and tells how strong they are.
import { argumentsOf } from './arguments.ts';
import { games } from './known-games.ts';
import type { Pairing, Result } from './ladder/contest.ts';
import { type Contest, pairings } from './ladder/pairings.ts';
import { type Row, standings } from './ladder/standings.ts';
import { contestsOf, whole } from './ladder/wishes.ts';
import { playerNamed } from './players.ts';
import { spread } from './workers.ts';

const HELP = `Lets players play against each other; each deal once from every seat.

  npm run ladder -- --game GAME --players keen,sensible --matches 400

  --players LIST   who plays: a level, perhaps with its budget and weights: keen, deep:100ms, deep:200i, keen@net.json;
                   keen@score judges by the score, as if no value had been taught; a bot that the game names; one against
                   three: keen,sensible,sensible,sensible
  --matches N      400 unless told otherwise
  --seats LIST     as many as players are named unless told otherwise; with 2,3,4 one contest after the other
  --seed N         other deals; 1 unless told otherwise
  --processes N    threads; 1 unless told otherwise
  --clock CLOCK    what milliseconds are counted by, of budgets too: wall unless told otherwise, or cpu, the time that the
                   thread has worked, so that deep:100ms thinks as much on a busy machine as on a quiet one
  --json           for each contest an object on a line of its own, with a row for each player
  --CHOICE LIST    what the game is played with; of several values none, all, or some with + between; with none,all one
                   contest after the other

The variable UNDERTOW_GAMES names the folders of games from outside.
`;

const choices = [...games.values()].flatMap(({ about }) => about.choices);

const { values } = argumentsOf(
  {
    options: {
      ...Object.fromEntries(choices.map(({ id }) => [id, { type: 'string' as const }])),
      game: { type: 'string' },
      players: { type: 'string' },
      matches: { type: 'string', default: '400' },
      seats: { type: 'string' },
      seed: { type: 'string', default: '1' },
      processes: { type: 'string', default: '1' },
      clock: { type: 'string', default: 'wall' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  },
  HELP,
);

if (values.help || !values.game || !values.players) {
  process.stdout.write(HELP);
  process.exitCode = values.help ? 0 : 2;
} else {
  await run(values.game, { ...values, players: values.players }).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}

async function run(game: string, wishes: Parameters<typeof contestsOf>[2]): Promise<void> {
  const known = games.get(game);
  if (!known) throw new Error(`There is no game ${game}; there is ${[...games.keys()].join(', ')}.`);
  const processes = whole('processes', values.processes, 1);
  const contests = contestsOf(game, known, wishes);
  for (const name of contests[0]?.players ?? []) playerNamed(game, name);
  for (const contest of contests) {
    const rows = standings(await resultsOf(contest, processes));
    if (values.json) process.stdout.write(`${JSON.stringify({ ...contest, rows })}\n`);
    else process.stdout.write(`${contests.length > 1 ? titleOf(contest) : ''}${table(rows)}`);
  }
}

async function resultsOf(contest: Contest, processes: number): Promise<readonly Result[]> {
  const program = new URL('./ladder/worker.ts', import.meta.url);
  const results: Result[] = [];
  for await (const result of spread<Pairing, Result>(program, pairings(contest), processes)) results.push(result);
  return results;
}

function titleOf({ setting: { options, seats } }: Contest): string {
  const chosen = Object.entries(options as Readonly<Record<string, unknown>>).map(
    ([id, value]) => `${id} ${[value].flat().join('+') || 'none'}`,
  );
  return `\n${[`${seats} seats`, ...chosen].join(', ')}\n\n`;
}

function table(rows: readonly Row[]): string {
  const head = ['player', 'seats', 'wins', '95 % interval', 'points', 'rating', 'ms a decision', 'longest'];
  const lines = rows.map((row) => [
    row.player,
    String(row.matches),
    percent(row.winRate),
    `${percent(row.low)} to ${percent(row.high)}`,
    row.meanPoints.toFixed(1),
    row.rating.toFixed(0),
    row.msPerDecision.toFixed(2),
    row.longestMs.toFixed(0),
  ]);
  return [head, ...lines].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
