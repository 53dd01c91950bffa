// A combat round: all plan, the card is revealed, and each player in order resolves one battle (D87-D97, D144, D149).
import { choose, everyone } from '@undertow/shared/table/flow.ts';
import type { Decision, Flow, Seat } from '@undertow/shared/table/game.ts';
import { isPaladin } from '../cards/heroes.ts';
import { trapFace } from '../cards/printed.ts';
import { roomOf } from '../cards/rooms.ts';
import { endCombat } from '../ending.ts';
import { type BattlePlan, type BattlePlanData, type BattleTile, battlePlanForm } from '../forms/battle-plan.ts';
import { battleTiles, tileAt } from '../geometry.ts';
import type { Tile } from '../state.ts';
import { type DungeonTable, LAST_COMBAT_ROUND, type Position, player, playerOrder } from '../table.ts';
import { beginBattles, beginCombatRound, leaveBattles, planBattle } from '../verbs/battle.ts';
import { freePrisoner } from '../verbs/heroes.ts';
import { enter } from '../verbs/years.ts';
import { fightOn } from './battle.ts';

/** All who have heroes and an unconquered tile plan at once. */
export function* planBattles(table: DungeonTable): Flow {
  const seats = playerOrder(table).filter((seat) => player(table, seat).party.length > 0);
  if (isOver(table)) return endCombat(table);
  const planning = seats.filter((seat) => hasTile(table, seat));
  if (planning.length > 0) {
    const plans = (yield* everyone(planning.map((seat) => planOf(table, seat)))) as readonly BattlePlan[];
    for (const [i, seat] of planning.entries()) {
      const plan = plans[i] as BattlePlan;
      const tile = tileAt(player(table, seat).dungeon, plan.tile) as Tile;
      planBattle(table, seat, plan, battleTileOf(tile).bait);
    }
  }
  beginBattles(table, seats);
}

/** The next player resolves the battle of this round, or loses a prisoner. */
export function* resolveNextBattle(table: DungeonTable): Flow {
  const seat = table.state.toFight[0];
  if (seat === undefined) return endRound(table);
  const { battle, party } = player(table, seat);
  if (battle) yield* fightOn(table, seat);
  else if (party.length > 0) yield* loseOnePrisoner(table, seat);
  if (!player(table, seat).battle) leaveBattles(table, seat);
}

function endRound(table: DungeonTable): void {
  const { combatRound } = table.state;
  if (isOver(table) || (combatRound >= LAST_COMBAT_ROUND && !isTraining(table))) {
    endCombat(table);
  } else {
    beginCombatRound(table, combatRound + 1);
    enter(table, 'battlePlans');
  }
}

/** Without heroes a combat ends at once, and a training fight also when no tile is left (D132, D144). */
function isOver(table: DungeonTable): boolean {
  const attacked = table.state.seats.flatMap(({ party }, seat) => (party.length > 0 ? [seat] : []));
  return attacked.length === 0 || (isTraining(table) && !attacked.some((seat) => hasTile(table, seat)));
}

/** Without a tile to fight for, the heroes free a prisoner: a paladin last (D149). */
function* loseOnePrisoner(table: DungeonTable, seat: Seat): Flow {
  const { prison } = player(table, seat);
  const regular = prison.filter((hero) => !isPaladin(hero));
  const options = regular.length > 0 ? regular : prison;
  if (options.length > 0) freePrisoner(table, seat, yield* choose(seat, 'freePrisoner', options));
}

function planOf(table: DungeonTable, seat: Seat): Decision {
  const data = battlePlanData(table, seat);
  return { seat, prompt: 'battlePlan', choice: { type: 'form', form: battlePlanForm.name, data }, always: true };
}

function battlePlanData(position: Position, seat: Seat): BattlePlanData {
  const { dungeon, traps, creatures, food, gold, imps } = player(position, seat);
  return {
    tiles: battleTiles(dungeon).map(battleTileOf),
    traps: traps.map((id) => ({ id, price: trapFace(id, position.state.year).cost })),
    creatures: creatures.filter(({ faceDown }) => !faceDown).map(({ id }) => id),
    food,
    gold,
    imps,
  };
}

/** What may be used on a tile: more monsters in a room, but there a trap needs bait (D93). */
function battleTileOf({ cell, tile }: Tile): BattleTile {
  const room = roomOf(tile);
  if (!room) return { cell, traps: 1, bait: 0, monsters: 1 };
  const { traps = 1, bait = 1, monsters = 2 } = room.battle ?? {};
  return { cell, traps, bait, monsters };
}

function hasTile(position: Position, seat: Seat): boolean {
  return battleTiles(player(position, seat).dungeon).length > 0;
}

function isTraining({ state }: Position): boolean {
  return state.options.training !== undefined;
}
