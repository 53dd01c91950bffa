// The memory of the cards that Kraken moves, and random draws of its Loot deck.
import { lessAll, Pool, Supply } from '@undertow/shared/table/pool.ts';
import { type Random, shuffle } from '@undertow/shared/table/random.ts';
import type { KrakenView } from '../../view.ts';
import type { AbyssEvent } from '../events.ts';
import { intoHand, type Memory, ontoDiscard, ontoStack } from '../guessing/memory.ts';
import type { Race } from '../races.ts';
import { MONSTER } from '../state.ts';
import { lootCards } from './loot.ts';
import type { KrakenState } from './state.ts';

export function remember(memory: Memory, event: AbyssEvent): Memory {
  switch (event.type) {
    case 'allyStranded':
      return ontoStack(memory, event.race as Race, [event.ally]);
    case 'monsterTurnedUp':
      return ontoDiscard(memory, [MONSTER]);
    case 'affiliatedDiscarded':
      return ontoDiscard(memory, [event.ally]);
    case 'allyFound': {
      const found = intoHand(memory, event.seat, [event.ally]);
      // By a Lord it comes out of the discard pile, else from the deck.
      return event.because ? { ...found, discard: lessAll(found.discard, [event.ally]) } : found;
    }
    default:
      return memory;
  }
}

const LOOT = new Supply(lootCards);

export function guess(shown: KrakenView, random: Random): KrakenState {
  const { nebulis, figure, sentinels, loot, discardedLoot } = shown;
  const pool = new Pool(LOOT).less(discardedLoot);
  for (const location in loot) pool.less(loot[location] ?? []);
  const lootDeck = shuffle(random, pool.rest());
  return { nebulis, figure, sentinels: { ...sentinels }, lootDeck, loot: { ...loot }, discardedLoot };
}
