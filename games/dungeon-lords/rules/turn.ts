// From one rest point to the next: each stage does one step, and enters the stage that follows (D27, D87).
import { nothing } from '@undertow/shared/table/flow.ts';
import type { Flow } from '@undertow/shared/table/game.ts';
import { drawInitialOrders } from './building/drawing.ts';
import { resolveEvent } from './building/event.ts';
import { assignHeroes } from './building/heroes.ts';
import { planOrders } from './building/planning.ts';
import { prepareRound } from './building/preparation.ts';
import { produceNext } from './building/production.ts';
import { resolveNextMinion } from './building/resolving.ts';
import { endRound } from './building/round-end.ts';
import { takeOrdersBack } from './building/taking-back.ts';
import { planBattles, resolveNextBattle } from './combat/round.ts';
import type { Stage } from './state.ts';
import type { DungeonTable } from './table.ts';

const STAGES: Readonly<Record<Stage, (table: DungeonTable) => Flow>> = {
  drawing: drawInitialOrders,
  preparation: silently(prepareRound),
  planning: planOrders,
  orders: resolveNextMinion,
  production: produceNext,
  takingBack: takeOrdersBack,
  event: resolveEvent,
  heroes: assignHeroes,
  roundEnd: silently(endRound),
  battlePlans: planBattles,
  battles: resolveNextBattle,
  ended: () => {
    throw new Error('the game is over');
  },
};

export function turn(table: DungeonTable): Flow {
  return STAGES[table.state.stage](table);
}

/** A stage in which no seat is asked anything. */
function silently(stage: (table: DungeonTable) => void): (table: DungeonTable) => Flow {
  return (table) => {
    stage(table);
    return nothing;
  };
}
