// `undertow analyse FILE`: what the answers of a match were worth.
import { minds } from '@undertow/bots/bots.ts';
import { type Judged, analyse as judge, turningPoints } from '@undertow/bots/thinking/analysis.ts';
import { trialOf } from '@undertow/bots/thinking/levels.ts';
import type { KnownGame } from '@undertow/shared/games.ts';
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import { objectionTo } from '@undertow/shared/replay.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { replayIn } from './replay-file.ts';

const USAGE = 'Name one file: undertow analyse FILE [--json] [--worlds N] [--seed N]';
const NO_NUMBERS = '--worlds takes a whole number from 1 on, and --seed one from 0 on.';

const UNREADABLE = 2;

/** Seeds have no more digits than this has. */
const MOST = 2 ** 31;

/** So many answers are tried beside the one that was given. */
const CANDIDATES = 8;

export interface Wishes {
  /** All that was found, for programs. */
  readonly json?: boolean | undefined;
  /** In so many worlds each answer is tried. */
  readonly worlds: string;
  readonly seed: string;
}

export async function analyse(
  files: readonly string[],
  wishes: Wishes,
  games: ReadonlyMap<string, KnownGame>,
): Promise<number> {
  const [file] = files;
  const [worlds, seed] = [Number(wishes.worlds), Number(wishes.seed)];
  if (file === undefined || files.length > 1) return complain(USAGE);
  if (!isWhole(worlds, 1) || !isWhole(seed, 0)) return complain(NO_NUMBERS);
  const replay = await replayIn(file);
  if (typeof replay === 'string') return complain(replay);
  const objection = objectionTo(games.get(replay.game)?.game, replay);
  if (objection) return complain(objection);
  const game = games.get(replay.game)?.game;
  const mind = minds.get(replay.game);
  if (!game || !mind) return complain(`No bot thinks in ${replay.game}.`);
  const { options, seats, moves } = replay;
  const course = { beginning: { options, seats: seats.length, seed: replay.seed }, moves };
  const random = openRandom({ seed: `fast:${seed}`, position: 0 });
  const setting = { worlds, candidates: CANDIDATES, random };
  const judged = [...judge(game, course, mind, trialOf(mind), setting)].filter((one) => one !== undefined);
  process.stdout.write(
    wishes.json ? `${JSON.stringify({ id: replay.id, game: replay.game, judged })}\n` : table(replay, judged),
  );
  return 0;
}

function table({ id, seats }: Replay, judged: readonly Judged[]): string {
  const rows = turningPoints(judged).map(({ move, seat, prompt, answer, best, chance, lost, better, worlds }) =>
    [
      `${move + 1}. ${seats[seat]}, ${prompt}: ${JSON.stringify(answer)} (${percent(chance)})`,
      `   ${JSON.stringify(best[0]?.answer)} would have been better by ${percent(lost)}, in ${better} of ${worlds} samples`,
    ].join('\n'),
  );
  const lost = seats.map((name, seat) => {
    const own = judged.filter((one) => one.seat === seat);
    const each = own.reduce((sum, one) => sum + one.lost, 0) / Math.max(1, own.length);
    return `${name}: ${own.length} answers judged, ${percent(each)} of a victory lost with each on average`;
  });
  return `${[`Match ${id}, and the answers that cost most:`, ...rows, '', ...lost].join('\n')}\n`;
}

function isWhole(number: number, least: number): boolean {
  return Number.isInteger(number) && number >= least && number < MOST;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function complain(complaint: string): number {
  process.stderr.write(`${complaint}\n`);
  return UNREADABLE;
}
