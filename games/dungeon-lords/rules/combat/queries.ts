// Queries about a battle: its tile, and its pieces.
import type { Seat } from '@undertow/shared/table/game.ts';
import { type CombatCard, combatCard, type SpellEffect, type SpellEffectOf } from '../cards/printed.ts';
import { type Room, roomOf } from '../cards/rooms.ts';
import { tileAt } from '../geometry.ts';
import type { Battle, BattleEffect } from '../state.ts';
import { type Position, player } from '../table.ts';

export function cardOfRound({ state }: Position): CombatCard | undefined {
  const card = state.combatCards[state.combatRound - 1];
  return card === undefined || state.options.training !== undefined ? undefined : combatCard(card);
}

export function battleOf(position: Position, seat: Seat): Battle {
  const { battle } = player(position, seat);
  if (!battle) throw new Error(`seat ${seat} has no battle`);
  return battle;
}

export function roomOfBattle(position: Position, seat: Seat): Room | undefined {
  const tile = tileAt(player(position, seat).dungeon, battleOf(position, seat).tile);
  return tile && roomOf(tile.tile);
}

export function hasEffect(position: Position, seat: Seat, effect: BattleEffect): boolean {
  return battleOf(position, seat).effects.includes(effect);
}

/** The spell of this round, if it is of this kind and works in this battle. */
export function spellOf<Kind extends SpellEffect['kind']>(
  position: Position,
  seat: Seat,
  kind: Kind,
): SpellEffectOf<Kind> | undefined {
  const effect = hasEffect(position, seat, 'spell-cast') ? cardOfRound(position)?.spell.effect : undefined;
  return effect?.kind === kind ? (effect as SpellEffectOf<Kind>) : undefined;
}
