// `undertow analyse FILE`: judges the answers of a match.
import type { Minds } from '@undertow/bots/bots.ts';
import { ANALYSIS, Analyst, type Finding, analyse as judge, summed } from '@undertow/bots/thinking/analysis.ts';
import { trialOf } from '@undertow/bots/thinking/levels.ts';
import type { GameFolder } from '@undertow/games/game-folder.ts';
import { printableJson, printTo } from '@undertow/shared/protocol/printing.ts';
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import { journalOf, objectionTo } from '@undertow/shared/replay.ts';
import { lineOf, tableOf } from './analysis-table.ts';
import { tellingOf } from './analysis-words.ts';
import { replayIn } from './replay-file.ts';

const USAGE = 'Name one file: undertow analyse FILE [--json] [--worlds N] [--seed N]';
const NO_NUMBERS = '--worlds takes a whole number from 1 on, and --seed one from 0 on.';

const UNREADABLE = 2;

const NUMBERS_BELOW = 2 ** 31;

export interface Wishes {
  /** All that was found, for programs. */
  readonly json?: boolean | undefined;
  /** In how many worlds each answer is tried. */
  readonly worlds: string;
  readonly seed: string;
}

export async function analyse(
  files: readonly string[],
  wishes: Wishes,
  { games, minds }: { readonly games: ReadonlyMap<string, GameFolder>; readonly minds: Minds },
): Promise<number> {
  const [file] = files;
  const [worlds, seed] = [Number(wishes.worlds), Number(wishes.seed)];
  if (file === undefined || files.length > 1) return complain(USAGE);
  if (!isWhole(worlds, 1) || !isWhole(seed, 0)) return complain(NO_NUMBERS);
  const replay = await replayIn(file);
  if (typeof replay === 'string') return complain(replay);
  const known = games.get(replay.game);
  const objection = objectionTo(known?.game, replay);
  if (objection) return complain(objection);
  const mind = minds.get(replay.game);
  if (!known || !mind) return complain(`No bot thinks in ${replay.game}.`);
  const { moves } = replay;
  const analyst = new Analyst(known.game, journalOf(replay), mind, trialOf(mind), { ...ANALYSIS, worlds, seed });
  const named = withBots(replay);
  const findings: Finding[] = [];
  const talk = await known.talk?.('en');
  const tell = tellingOf(known.game, talk, named);
  for (const finding of judge(analyst, moves.length)) {
    findings.push(finding);
    const { judged } = finding;
    // Which answers have changed most is known in the end: these are among them so far.
    if (judged && summed(replay, findings).turningPoints.includes(judged.move)) {
      tellBeside(`A turning point so far: ${lineOf(judged, named.seats, tell)}`);
    }
    tellProgress(findings.length, moves.length + 1);
  }
  const analysis = summed(replay, findings);
  if (wishes.json) process.stdout.write(`${printableJson(analysis)}\n`);
  else printTo(process.stdout, ...tableOf(analysis, named.seats, tellingOf(known.game, talk, named)));
  return 0;
}

/** On the page a bot of the house is called by the character of its level, and here by its name with the level. */
function withBots({ seats, levels, bots, ...rest }: Replay): Replay {
  const named = seats.map((name, seat) => {
    const sign = levels?.[seat] ?? (bots?.[seat] ? 'bot' : undefined);
    return sign === undefined ? name : `${name} (${sign})`;
  });
  return { ...rest, ...(levels && { levels }), seats: named };
}

/** A line of its own above that of the progress. */
function tellBeside(line: string): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  printTo(process.stderr, line);
}

/** Beside what is found: a terminal has it on one line, and a file a line now and then. */
function tellProgress(done: number, all: number): void {
  const said = `${done} of ${all} positions of the match are judged`;
  if (process.stderr.isTTY) process.stderr.write(`\r${said}${done === all ? '\n' : ''}`);
  else if (Math.floor((LINES * done) / all) > Math.floor((LINES * (done - 1)) / all)) process.stderr.write(`${said}\n`);
}

const LINES = 10;

function isWhole(number: number, least: number): boolean {
  return Number.isInteger(number) && number >= least && number < NUMBERS_BELOW;
}

function complain(complaint: string): number {
  printTo(process.stderr, complaint);
  return UNREADABLE;
}
