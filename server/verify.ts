// `undertow verify FILE`: whether a replay is what was promised at the start of its match.
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { games } from '@undertow/shared/games.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { Replay } from '@undertow/shared/protocol/replay.ts';
import { objectionTo } from '@undertow/shared/replay.ts';
import { read } from './doors/reading.ts';

/** As the exit code says it: as promised, not as promised, or nothing that could be checked. */
const AS_PROMISED = 0;
const OTHERWISE = 1;
const UNREADABLE = 2;

export async function verify(args: readonly string[]): Promise<number> {
  const [file, promised] = args;
  if (file === undefined || args.length > 2) return complain('Name one file: undertow verify FILE [COMMITMENT]');
  if (promised !== undefined && !/^[0-9a-f]{64}$/.test(promised)) return complain(`${promised} is no commitment.`);
  const replay = await replayIn(file);
  if (typeof replay === 'string') return complain(replay);
  const objection = objectionTo(replay, games.get(replay.game)?.game, promised);
  const { id, game, seats, moves, ranking, ending } = replay;
  if (objection) {
    process.stdout.write(`${objection}\n`);
    return OTHERWISE;
  }
  const places = ranking?.map((place) => place.map((seat) => seats[seat]).join(' and ')).join(', ');
  process.stdout.write(
    `The replay of match ${id} (${game}, ${moves.length} moves) is what was promised at its start.\n`,
  );
  process.stdout.write(places ? `It was ${ending}; by their places: ${places}.\n` : 'It was abandoned.\n');
  return AS_PROMISED;
}

/** The replay, or what is wrong with the file. */
async function replayIn(file: string): Promise<Replay | string> {
  let content: string;
  try {
    content = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  } catch (error) {
    return `${file} cannot be read: ${(error as Error).message}`;
  }
  try {
    return read(Replay, JSON.parse(content));
  } catch (error) {
    return error instanceof Refusal ? `${file} is no replay: ${error.message}` : `${file} is no JSON.`;
  }
}

function complain(complaint: string): number {
  process.stderr.write(`${complaint}\n`);
  return UNREADABLE;
}
