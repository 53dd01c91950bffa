// The facts of a seat of Dungeon Lords, counted once for each position: the inputs of the value net are made of them.
import type { Frozen } from '@undertow/shared/table/game.ts';
import { creatureCard, creatures, isMonster } from '../rules/cards/creatures.ts';
import { isPaladin } from '../rules/cards/heroes.ts';
import { roomOf } from '../rules/cards/rooms.ts';
import { indexOf } from '../rules/geometry.ts';
import { hitPointsLeft, iconsOf } from '../rules/party.ts';
import { isInBlackZone } from '../rules/ranking.ts';
import { scoresOf } from '../rules/scoring.ts';
import type { Player, Score, State } from '../rules/state.ts';
import { LAST_COMBAT_ROUND } from '../rules/table.ts';
import { forceOf, forecast, powerOf, powerOfTrap } from './defence.ts';
import { diggable, takenIn } from './digging.ts';
import { glances } from './glance.ts';
import { holdingsOf } from './holdings.ts';
import { nearerThan, setsOf, sizeOf } from './placing.ts';
import { produced } from './production.ts';
import { combatToCome, worthOf } from './worth.ts';

/** In this order they stand among the inputs: a value that was trained knows them by their places. */
export const CREATURES: readonly string[] = creatures.map(({ id }) => id);
export const PRODUCTS = ['food', 'gold', 'traps', 'tunnels', 'good', 'imps'] as const;

export type Facts = ReturnType<typeof factsOf>[number];

export function factsOf(state: State) {
  const scores = scoresOf({ state });
  return glances(state).map((outlook, seat) => {
    const player = state.seats[seat] as Frozen<Player>;
    const { party, dungeon, traps, creatures: lair } = player;
    const score = scores[seat] as Score;
    const has = holdingsOf(outlook);
    const dungeonFacts = dungeonOf(player);
    const ready = lair.filter(({ faceDown }) => !faceDown).map(({ id }) => id);
    const width = 3;
    const isFighting = state.combatRound > 0;
    const rounds = isFighting ? Math.max(0, LAST_COMBAT_ROUND + 1 - state.combatRound) : LAST_COMBAT_ROUND;
    const tiles = dungeon.length - dungeonFacts.conquered;
    const combat = forecast(forceOf(party), { creatures: ready, traps, tiles, year: state.year, rounds });
    const certain = score.prisoners + score.conquered;
    const prospect = isFighting ? score.total + combat : worthOf(outlook, produced(outlook, has)) + certain;
    let power = 0;
    for (const id of ready) power += powerOf(id, width);
    let powerOfTraps = 0;
    for (const trap of traps) powerOfTraps += powerOfTrap(trap, state.year, width);
    let [hitPoints, wages] = [0, 0];
    for (const hero of party) hitPoints += hitPointsLeft(hero);
    for (const { id } of lair) {
      const { price } = creatureCard(id);
      wages += (price.food ?? 0) + (price.gold ?? 0);
    }
    return {
      seat,
      player,
      score,
      ...dungeonFacts,
      // By the places in `CREATURES`.
      creatures: creaturesIn(lair),
      monsters: lair.filter(({ id }) => isMonster(id)).length,
      faceDown: lair.length - ready.length,
      power,
      powerOfTraps,
      hitPoints,
      antiTrap: iconsOf(party, 'antiTrap'),
      hearts: iconsOf(party, 'heal'),
      magic: iconsOf(party, 'magic'),
      paladin: party.some(isPaladinHere) ? 1 : 0,
      // What the combat with the heroes who are here is likely to bring, in half points.
      combat: 2 * combat,
      // The same with those who are likely to come; during the combat as above.
      combatToCome: 2 * (isFighting ? combat : combatToCome(outlook, has)),
      // What the sensible player takes all of it for worth, in half points, and of it what is counted already.
      prospect: 2 * prospect,
      // What is due for the creatures.
      wages,
      isBlack: isInBlackZone(player.evil) ? 1 : 0,
      treasure: player.food + player.gold + traps.length,
    };
  });
}

function creaturesIn(lair: Frozen<Player>['creatures']): readonly number[] {
  const counts = CREATURES.map(() => 0);
  for (const { id } of lair) {
    const at = CREATURES.indexOf(id);
    counts[at] = (counts[at] as number) + 1;
  }
  return counts;
}

function isPaladinHere({ id }: { readonly id: string }): boolean {
  return isPaladin(id);
}

/** `products` by the places in `PRODUCTS`. */
function dungeonOf({ dungeon }: Frozen<Player>) {
  const products = PRODUCTS.map(() => 0);
  let [tunnels, rooms, roomsOfSecondYear, lostRooms, conquered] = [0, 0, 0, 0, 0];
  for (const { tile, conquered: isLost } of dungeon) {
    const room = roomOf(tile);
    if (isLost) {
      conquered++;
      if (room) lostRooms++;
      continue;
    }
    if (!room) {
      tunnels++;
      continue;
    }
    rooms++;
    if (room.year > 1) roomsOfSecondYear++;
    for (const [i, product] of PRODUCTS.entries()) {
      if (room.production?.gain[product]) products[i] = (products[i] as number) + 1;
    }
  }
  return { products, tunnels, rooms, roomsOfSecondYear, lostRooms, conquered, ...shapeIn(dungeon) };
}

/** Cells that can be dug next, tunnels that have room for a room around them, and rooms that a party can reach within one combat. */
function shapeIn(dungeon: Frozen<Player>['dungeon']) {
  const sets = setsOf(dungeon);
  let nearRooms = 0;
  for (const { cell, tile, conquered } of dungeon) {
    if (!conquered && roomOf(tile) && nearerThan(indexOf(cell), sets) < LAST_COMBAT_ROUND) nearRooms++;
  }
  return { diggable: diggable(sets.all), roomPlaces: sizeOf(sets.tunnels & ~takenIn(sets)), nearRooms };
}
