// Loot: what lies on the Loot Locations, and the search for it when one is taken (K40-K45).
import { choose } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import type { Abyss, Position } from '../rules.ts';
import { type LocationId, MONSTER } from '../state.ts';
import { drawTokens, gainKeys, gainPearls } from '../verbs/pearls.ts';
import { krakenOf, type LootId } from './state.ts';
import { discardLootPair, drawLoot, findAlly } from './verbs.ts';

const COPIES_PER_VALUE = [3, 4, 5, 6, 7];

/** As many cards of each value as the value says. */
export const lootCards: readonly LootId[] = COPIES_PER_VALUE.flatMap((value) =>
  Array<LootId>(value).fill(`loot-${value}`),
);

export function lootPoints(location: LocationId) {
  return (position: Position): number => lootOn(position, location).reduce((sum, card) => sum + lootValue(card), 0);
}

function lootOn(position: Position, location: LocationId): readonly LootId[] {
  return krakenOf(position).loot[location] ?? [];
}

/** Where no Loot lies the first card must be drawn, also if a pair was discarded there (K45); each other one may be. */
export function searching(location: LocationId) {
  return function* search(table: Abyss, owner: Seat): Flow {
    let mustDraw = lootOn(table, location).length === 0;
    while (krakenOf(table).lootDeck.length > 0) {
      if (!mustDraw && (yield* choose(owner, 'lootContinue', ['draw', 'stop'])) === 'stop') return;
      mustDraw = false;
      const before = lootOn(table, location);
      const card = drawLoot(table, owner, location);
      EFFECTS[lootValue(card)]?.(table, owner);
      // K42: two equal cards end the search.
      if (before.includes(card)) return discardLootPair(table, owner, location, card);
    }
  };
}

/** What the cards do, by their value; a 7 does nothing. */
const EFFECTS: Readonly<Record<number, (table: Abyss, owner: Seat) => void>> = {
  3: (table, owner) => gainKeys(table, owner, 1),
  4: (table, owner) => gainPearls(table, owner, 2),
  5: drawToken,
  6: findTopAlly,
};

function drawToken(table: Abyss, owner: Seat): void {
  if (table.state.tokenSupply.base?.length) drawTokens(table, owner, 'base', 1);
}

/** The top Ally of the Exploration deck; Monsters on the way pass. */
function findTopAlly(table: Abyss, owner: Seat): void {
  const isAlly = (card: string) => card !== MONSTER;
  while (table.state.explorationDeck.some(isAlly) || table.state.discard.some(isAlly)) {
    if (findAlly(table, owner)) return;
    table.rules.monsters.pass(table);
  }
}

function lootValue(card: LootId): number {
  return Number(card.slice('loot-'.length));
}
