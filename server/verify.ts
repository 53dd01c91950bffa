// `undertow verify FILE`: checks a replay against the commitment made at the start of its match.
import { printTo } from '@undertow/shared/protocol/printing.ts';
import { objectionTo } from '@undertow/shared/replay.ts';
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import { replayIn } from './replay-file.ts';

/** The exit codes: as promised, not as promised, and nothing that could be checked. */
const AS_PROMISED = 0;
const OTHERWISE = 1;
const UNREADABLE = 2;

export async function verify(args: readonly string[], games: ReadonlyMap<string, KnownGame>): Promise<number> {
  const [file, promised] = args;
  if (file === undefined || args.length > 2) return complain('Name one file: undertow verify FILE [COMMITMENT]');
  if (promised !== undefined && !/^[0-9a-f]{64}$/.test(promised)) return complain(`${promised} is no commitment.`);
  const replay = await replayIn(file);
  if (typeof replay === 'string') return complain(replay);
  const objection = objectionTo(games.get(replay.game)?.game, replay, promised);
  const { id, game, seats, bots, moves, ranking, ending } = replay;
  if (objection) {
    printTo(process.stdout, objection);
    return OTHERWISE;
  }
  const nameOf = (seat: number) => (bots?.[seat] ? `${seats[seat]} (bot)` : seats[seat]);
  const places = ranking?.map((place) => place.map(nameOf).join(' and ')).join(', ');
  printTo(
    process.stdout,
    `The replay of match ${id} (${game}, ${moves.length} moves) is what was promised at its start.`,
    places ? `It was ${ending}; by their places: ${places}.` : 'It was abandoned.',
  );
  return AS_PROMISED;
}

function complain(complaint: string): number {
  printTo(process.stderr, complaint);
  return UNREADABLE;
}
