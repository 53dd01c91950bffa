// Random games reach every Lord and every Location, so that what is tested by them is tested for all.
import { base } from '@undertow/shared/abyss/base.ts';
import type { AbyssEvent } from '@undertow/shared/abyss/events.ts';
import { describe, expect, test } from 'vitest';
import { type Row, reachOf } from '../support/reach.ts';

const reach = reachOf([
  { seats: 4, games: 400 },
  { seats: 3, games: 200 },
  { seats: 2, games: 200 },
]);

function idle(rows: readonly Row[]): string[] {
  return rows.filter(({ acted }) => acted === 0).map(({ id, held }) => `${id} (held in ${held} games)`);
}

describe('in eight hundred random games', () => {
  test('every one of the 35 Lords is seen to act', () => {
    expect(reach.lords).toHaveLength(35);
    expect(idle(reach.lords)).toEqual([]);
  });

  test('every one of the 20 Locations is seen to act', () => {
    expect(reach.locations).toHaveLength(20);
    expect(idle(reach.locations)).toEqual([]);
  });

  test('every prompt is asked', () => {
    const unasked = Object.keys(base.prompts ?? {}).filter((prompt) => !reach.prompts.has(prompt));
    expect(unasked).toEqual([]);
  });

  test('everything is told that there is to tell', () => {
    const types: AbyssEvent['type'][] = [
      'turnBegan',
      'pearlsGained',
      'pearlsLost',
      'keysGained',
      'tokensDrawn',
      'tokenStolen',
      'plotted',
      'lordTurnedUp',
      'lordReplaced',
      'cardRevealed',
      'deckReshuffled',
      'allyOffered',
      'offerDeclined',
      'allyBought',
      'allyTaken',
      'monsterLeft',
      'monsterFought',
      'threatMoved',
      'trackCleared',
      'stackTaken',
      'stackDiscarded',
      'alliesPlayed',
      'allyAffiliated',
      'alliesDiscarded',
      'lordEntered',
      'courtRefilled',
      'powerUsed',
      'protected',
      'lordDisabled',
      'lordDiscarded',
      'extraTurnGained',
      'locationsDrawn',
      'locationChosen',
      'keysSpent',
      'locationControlled',
      'locationsMadeAvailable',
      'locationSwapped',
      'locationExchanged',
      'locationDeckSearched',
      'endTriggered',
      'gameScored',
    ];
    expect(types.filter((type) => !reach.events.has(type))).toEqual([]);
  });
});
