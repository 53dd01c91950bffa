// What a seat is doing, in one word.
import { dungeonLords } from '../words/words.svelte.ts';
import type { Hill } from './hill.svelte.ts';

export interface SeatPhase {
  readonly word: string;
  /** Asked, done, or neither. */
  readonly tone: 'want' | 'done' | 'plain';
}

/** Where all choose in secret, no seat sees who has chosen. */
export function phaseOf(table: Hill, seat: number): SeatPhase {
  const { settled, session } = table;
  if (table.hasEnded) return { word: '', tone: 'plain' };
  const asked = session.asked.find((one) => one.seat === seat);
  if (asked) return { word: dungeonLords().text('board.chooses'), tone: 'want' };
  if (settled.toFight[0] === seat) return { word: dungeonLords().text('board.fights'), tone: 'want' };
  if (settled.toFight.includes(seat)) return { word: dungeonLords().text('board.waits'), tone: 'plain' };
  return { word: settled.starting === seat ? dungeonLords().text('board.startingPlayer') : '', tone: 'plain' };
}
