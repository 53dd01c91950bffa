// Names the turn and the question at a position in the words of the game: the same in controls, timelines and analyses.
import type { GameReplay } from '../game.ts';
import type { TurnWords } from './game-turn.ts';
import type { Turn } from './timeline.ts';
import { say } from './words.ts';

export function sayTurn(game: Pick<GameReplay, 'sayTurn'>, turn: Turn, names: readonly string[]): TurnWords {
  const { number: n, seat } = turn;
  return game.sayTurn?.(turn, names) ?? { name: say('turn', { n, who: names[seat] ?? '' }), brief: String(n) };
}

/** When a seat was asked, and which; a turn that is named by it says that already. */
export function sayAsked(
  game: Pick<GameReplay, 'sayTurn'>,
  turn: Turn,
  { seat, names }: { readonly seat: number; readonly names: readonly string[] },
): string {
  const { name } = sayTurn(game, turn, names);
  return !game.sayTurn && turn.seat === seat ? name : `${name}, ${names[seat] ?? ''}`;
}
