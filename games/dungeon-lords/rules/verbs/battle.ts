// Battles are planned, fought and ended.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { BattlePlan } from '../forms/battle-plan.ts';
import { BATTLE_STEPS, type Battle, type BattleEffect, type CombatCardId, type TrapId } from '../state.ts';
import type { DungeonTable } from '../table.ts';
import { send } from './lair.ts';
import { addToDiscard } from './resources.ts';
import { checked, withoutLast, write, writePlayer } from './write.ts';

/** The plan becomes known, and what it needs is set aside (D96, D97). */
export function planBattle(table: DungeonTable, seat: Seat, plan: BattlePlan, bait: number): void {
  const player = writePlayer(table, seat);
  for (const trap of plan.traps) player.traps = withoutLast(player.traps, trap);
  player.gold -= checked(bait * plan.traps.length, player.gold, `gold of seat ${seat}`);
  send(table, seat, plan.creatures);
  const { tile, creatures, traps } = plan;
  player.battle = { tile, traps, bait, step: BATTLE_STEPS[0], iconsUsed: 0, effects: [] };
  table.tell({ type: 'battlePlanned', seat, tile, creatures, traps: traps.length, bait: bait * traps.length });
}

export function beginCombatRound(table: DungeonTable, round: number): void {
  write(table).combatRound = round;
  table.tell({ type: 'combatRoundBegan', round });
}

/** The card of the round lies open, and these seats resolve it one after the other (D89, D98). */
export function beginBattles(table: DungeonTable, seats: readonly Seat[]): void {
  const state = write(table);
  state.toFight = seats;
  state.stage = 'battles';
  const card = state.combatCards[state.combatRound - 1];
  if (card === undefined) return;
  table.reveal();
  table.tell({ type: 'combatCardRevealed', card });
}

export function tellBattle(table: DungeonTable, seat: Seat): void {
  table.tell({ type: 'battleBegan', seat, tile: battleOf(table, seat).tile });
}

/** A planned trap is turned up and leaves the game, and its bait is paid (D99). */
export function revealTrap(table: DungeonTable, seat: Seat, trap: TrapId): void {
  const battle = battleOf(table, seat);
  writePlayer(table, seat).battle = { ...battle, traps: withoutLast(battle.traps, trap) };
  addToDiscard(table, trap);
  table.reveal();
  table.tell({ type: 'trapRevealed', seat, trap });
  // The gold was set aside when it was planned.
  if (battle.bait > 0) table.tell({ type: 'paid', seat, amounts: { gold: battle.bait } });
}

/** So many anti-trap icons have worked. */
export function useIcons(table: DungeonTable, seat: Seat, icons: number): void {
  const battle = battleOf(table, seat);
  writePlayer(table, seat).battle = { ...battle, iconsUsed: battle.iconsUsed + icons };
}

/** The battle goes on to its next step; false after the last. */
export function nextStep(table: DungeonTable, seat: Seat): boolean {
  const battle = battleOf(table, seat);
  const step = BATTLE_STEPS[BATTLE_STEPS.indexOf(battle.step) + 1];
  if (step) writePlayer(table, seat).battle = { ...battle, step };
  return step !== undefined;
}

export function addEffect(table: DungeonTable, seat: Seat, effect: BattleEffect): void {
  const battle = battleOf(table, seat);
  if (!battle.effects.includes(effect)) {
    writePlayer(table, seat).battle = { ...battle, effects: [...battle.effects, effect] };
  }
}

export function tellSpell(table: DungeonTable, seat: Seat, card: CombatCardId, fails?: 'crystals' | 'antimagic'): void {
  table.tell(fails ? { type: 'spellFailed', seat, card, why: fails } : { type: 'spellCast', seat, card });
}

export function tellPrevented(table: DungeonTable, seat: Seat, what: 'healing' | 'conquest'): void {
  table.tell({ type: what === 'healing' ? 'healingPrevented' : 'conquestPrevented', seat });
}

/**
 * What was planned and not used comes back: traps and their bait to the owner, creatures face up (D145). A battle for which
 * no party is left when its turn comes was never begun (D148).
 */
export function endBattle(table: DungeonTable, seat: Seat, type: 'battleEnded' | 'battleCalledOff'): void {
  const player = writePlayer(table, seat);
  const { traps, bait } = battleOf(table, seat);
  player.traps = [...player.traps, ...traps];
  player.gold += bait * traps.length;
  player.creatures = player.creatures.map((creature) => (creature.sent ? { id: creature.id } : creature));
  player.battle = null;
  table.tell({ type, seat, traps: traps.length, bait: bait * traps.length });
}

/** The seat has done its part of this combat round. */
export function leaveBattles(table: DungeonTable, seat: Seat): void {
  const state = write(table);
  state.toFight = state.toFight.filter((other) => other !== seat);
}

function battleOf(table: DungeonTable, seat: Seat): Battle {
  const { battle } = writePlayer(table, seat);
  if (!battle) throw new Error(`seat ${seat} has no battle`);
  return battle;
}
