// The end of a round, and of the building part (D85, D86).
import { type DungeonTable, LAST_ROUND } from '../table.ts';
import { beginCombatRound } from '../verbs/battle.ts';
import { freeWorkers } from '../verbs/resources.ts';
import { beginRound, enter, moveStarting } from '../verbs/years.ts';

export function endRound(table: DungeonTable): void {
  freeWorkers(table);
  const { round, starting, seats } = table.state;
  if (round < LAST_ROUND) {
    moveStarting(table, (starting + 1) % seats.length);
    beginRound(table, round + 1);
  } else {
    beginCombatRound(table, 1);
    enter(table, 'battlePlans');
  }
}
