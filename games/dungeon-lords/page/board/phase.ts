// The present or last activity of a seat, in a few words.
import { dungeonLords } from '../words/words.svelte.ts';
import type { DungeonTable } from './dungeon-table.svelte.ts';
import { brought, paying } from './last-act.ts';

export interface SeatPhase {
  readonly word: string;
  /** Asked, done, or neither. */
  readonly tone: 'want' | 'done' | 'plain';
}

const PLANS: readonly string[] = ['planOrders', 'planDummyOrder', 'battlePlan'];

/** Where all choose in secret, no seat sees who has chosen. */
export function phaseOf(table: DungeonTable, seat: number): SeatPhase {
  const { settled, session } = table;
  const talk = dungeonLords();
  if (table.hasEnded) return { word: '', tone: 'plain' };
  const asked = session.asked.find((one) => one.seat === seat);
  if (asked)
    return { word: talk.text(PLANS.includes(asked.prompt) ? 'battle.planning' : 'board.chooses'), tone: 'want' };
  if (settled.toFight[0] === seat) return { word: talk.text('board.fights'), tone: 'want' };
  if (settled.toFight.includes(seat)) return { word: talk.text('board.waits'), tone: 'plain' };
  const done = brought(talk, settled, table.laneRound, seat) ?? paying(talk, settled, seat);
  return { word: done ?? (settled.starting === seat ? talk.text('board.startingPlayer') : ''), tone: 'plain' };
}
