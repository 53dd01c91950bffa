// Creatures come into a lair, are turned, and leave it. A place is that in the lair, from 0.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Creature, CreatureId } from '../state.ts';
import type { DungeonTable } from '../table.ts';
import { itemAt, replaced, withoutLast, withoutPlace, write, writePlayer } from './write.ts';

/** A creature on offer comes into the lair, a troll with its token (D58, D60). */
export function hire(table: DungeonTable, seat: Seat, creature: CreatureId): void {
  const state = write(table);
  const player = writePlayer(table, seat);
  state.offer = { ...state.offer, creatures: withoutLast(state.offer.creatures, creature) };
  player.creatures = [...player.creatures, { id: creature }];
  if (creature === 'troll') player.trollTokens++;
  table.tell({ type: 'creatureHired', seat, creature });
}

export function tellCreaturePaid(table: DungeonTable, seat: Seat, creature: CreatureId): void {
  table.tell({ type: 'creaturePaid', seat, creature });
}

/** A creature leaves the lair for good, a troll with its token (D151). */
export function removeCreature(
  table: DungeonTable,
  seat: Seat,
  place: number,
  why: 'released' | 'given' | 'discarded',
): void {
  const player = writePlayer(table, seat);
  const { id: creature } = itemAt(player.creatures, place);
  player.creatures = withoutPlace(player.creatures, place);
  if (creature === 'troll' && player.trollTokens > 0) {
    player.trollTokens--;
    player.trollsWorked = Math.min(player.trollsWorked, player.trollTokens);
  }
  table.tell({ type: 'creatureLeft', seat, creature, why });
}

export function turnFaceDown(table: DungeonTable, seat: Seat, place: number): void {
  const player = writePlayer(table, seat);
  const { id } = itemAt(player.creatures, place);
  player.creatures = replaced(player.creatures, place, { id, faceDown: true });
  table.tell({ type: 'creatureTurned', seat, creature: id, faceDown: true });
}

/** The creature has done its part of the battle, and lies face up again (D115). */
export function comeBack(table: DungeonTable, seat: Seat, place: number): void {
  table.tell({ type: 'creatureReturned', seat, creature: lieFaceUp(table, seat, place) });
}

/** A spell takes the creature out of the battle: it lies face up as if it had not been sent (D110). */
export function withdraw(table: DungeonTable, seat: Seat, place: number): void {
  table.tell({ type: 'creatureWithdrawn', seat, creature: lieFaceUp(table, seat, place) });
}

function lieFaceUp(table: DungeonTable, seat: Seat, place: number): CreatureId {
  const player = writePlayer(table, seat);
  const { id } = itemAt(player.creatures, place);
  player.creatures = replaced(player.creatures, place, { id });
  return id;
}

export function turnIntoSheep(table: DungeonTable, seat: Seat, place: number): void {
  const player = writePlayer(table, seat);
  const creature: Creature = { ...itemAt(player.creatures, place), sheep: true };
  player.creatures = replaced(player.creatures, place, creature);
  table.tell({ type: 'creatureTransformed', seat, creature: creature.id });
}

export function tellAction(table: DungeonTable, seat: Seat, creature: CreatureId, action: string): void {
  table.tell({ type: 'creatureActed', seat, creature, action });
}

/** Sends a face-up creature of each of these faces into the battle: of equal ones the first in the lair. */
export function send(table: DungeonTable, seat: Seat, sent: readonly CreatureId[]): void {
  const player = writePlayer(table, seat);
  const left = sent.slice();
  player.creatures = player.creatures.map((creature) => {
    const at = creature.faceDown ? -1 : left.indexOf(creature.id);
    if (at < 0) return creature;
    left.splice(at, 1);
    return { id: creature.id, sent: true };
  });
  if (left.length > 0) throw new Error(`seat ${seat} has no ${left[0]} to send`);
}

/** The creature was paid again, and stays in the battle. */
export function markPaid(table: DungeonTable, seat: Seat, place: number): void {
  const player = writePlayer(table, seat);
  player.creatures = replaced(player.creatures, place, { ...itemAt(player.creatures, place), paid: true });
}

/** After the combat all creatures lie face up (D150). */
export function turnAllFaceUp(table: DungeonTable): void {
  write(table).seats.forEach((player, seat) => {
    for (const { id, faceDown } of player.creatures) {
      if (faceDown) table.tell({ type: 'creatureTurned', seat, creature: id, faceDown: false });
    }
    if (player.creatures.some(({ faceDown }) => faceDown))
      player.creatures = player.creatures.map(({ id }) => ({ id }));
  });
}
