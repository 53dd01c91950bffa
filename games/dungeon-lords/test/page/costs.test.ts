// What stands on the buttons of a question of Dungeon Lords, and in which sequence.
import { describe, expect, test } from 'vitest';
import { dungeonWordsIn } from '../../../../test/web/words/words-in.ts';
import type { View } from '../../client.ts';
import { actsOf } from '../../page/board/answering/acts.ts';
import { costOf } from '../../page/board/answering/costs.ts';
import { dungeonIn } from '../../words/dungeon-in.ts';

const english = dungeonIn('en', await dungeonWordsIn('en'));
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

function viewAt(order: string, space: number, evil = 5): View {
  const seats = [{ evil }, { evil: 1 }];
  return { seats, subject: { order, space }, combatCards: [], combatRound: 0, event: null } as never;
}

describe('a creature that can be hired', () => {
  test('has its price on the button, with that of the space', () => {
    expect(costOf('hireCreature', 'troll', viewAt('hire-monster', 3), 0)?.price).toEqual([[3, 'food']]);
    expect(costOf('hireCreature', 'troll', viewAt('hire-monster', 2), 0)?.price).toEqual([[2, 'food']]);
  });

  test('says where the mask goes, where it goes anywhere', () => {
    expect(costOf('hireCreature', 'vampire', viewAt('hire-monster', 1), 0)?.evil).toEqual({ from: 5, to: 7 });
    expect(costOf('hireCreature', 'vampire', viewAt('hire-monster', 1), 1)?.evil).toEqual({ from: 1, to: 3 });
    expect(costOf('hireCreature', 'goblin', viewAt('hire-monster', 1), 0)).not.toHaveProperty('evil');
  });

  test('is called by what is done with it', () => {
    expect(english.option({ prompt: 'hireCreature' }, 'vampire')).toBe('Hire the Vampire');
    expect(english.option({ prompt: 'buildRoom' }, 'hatchery')).toBe('Build the Hatchery');
    expect(english.option({ prompt: 'payMonster' }, 'vampire')).toBe('Vampire');
  });
});

test('a room that can be built has the gold of its space on the button', () => {
  expect(costOf('buildRoom', 'hatchery', viewAt('build-room', 2), 0)).toEqual({ price: [[1, 'gold']] });
  expect(costOf('buildRoom', 'hatchery', viewAt('build-room', 1), 0)).toEqual({ price: [] });
});

test('the use of a space says where the mask goes, and leaves its price to the line that tells it', () => {
  const food = viewAt('get-food', 2);
  expect(costOf('useOrder', 'use', food, 0)).toEqual({ price: [], evil: { from: 5, to: 6 } });
  expect(costOf('useOrder', 'decline', food, 0)).toBeUndefined();
  const choice = { type: 'one', options: ['use', 'decline'] } as const;
  const acts = actsOf({ prompt: 'useOrder', choice }, String, (option) => costOf('useOrder', option, food, 0));
  expect(acts.map((act) => act?.cost?.evil?.to)).toEqual([6, undefined]);
});

describe('why a seat is asked this', () => {
  function hintOf(prompt: string, order: string, space: number, rest: object = {}): string {
    const view = { ...viewAt(order, space), ...rest } as View;
    return spaced(english.prompt({ prompt }, { view, names: [] }).hint);
  }

  test('names the order and the space, and what the space costs', () => {
    expect(hintOf('hireCreature', 'hire-monster', 3)).toContain(
      'Hire a Monster III: one creature at its price, and 1 food',
    );
    expect(hintOf('hireCreature', 'hire-monster', 1)).toBe(
      'Hire a Monster I: one creature, at the price on its button.',
    );
    expect(hintOf('buildRoom', 'build-room', 2)).toContain('Build a Room II costs 1 gold.');
    expect(hintOf('buildRoom', 'build-room', 1)).toContain('Build a Room I costs nothing.');
    expect(hintOf('roomCell', 'build-room', 3)).toContain('Build a Room III, for 1 gold:');
    expect(hintOf('roomCell', 'build-room', 1)).toContain('Build a Room I, for nothing:');
    expect(hintOf('spyCard', 'improve-reputation', 3)).toContain(
      'Improve Reputation III: press one of the blue cards.',
    );
  });

  test('names what it is that a trap or a monster is paid for', () => {
    const subject = { order: 'hire-monster', space: 2, creature: 'golem' };
    expect(hintOf('payTrap', 'hire-monster', 2, { subject })).toContain(
      'Hire a Monster II: the price of the Golem includes a trap.',
    );
    const combat = { subject: { creature: 'demon' }, combatCards: ['y1-pilfer'], combatRound: 1 };
    expect(hintOf('payMonster', 'hire-monster', 2, combat)).toContain('Pilfer: the price of the Demon');
    const event = { subject: { creature: 'demon' }, event: 'special', specialEvent: 'monster-strike' };
    expect(hintOf('payMonster', 'hire-monster', 2, event)).toContain('Monster Strike: the price of the Demon');
  });
});
