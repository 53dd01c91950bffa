// What a given position leaves unsaid of the expansions: it is as in a fresh game with them.
import type { Json } from '@undertow/shared/table/json.ts';
import { describe, expect, test } from 'vitest';
import { lootCards } from '../../rules/kraken/loot.ts';
import type { KrakenState } from '../../rules/kraken/state.ts';
import { leviathanIds } from '../../rules/leviathan/leviathans.ts';
import type { LeviathanState } from '../../rules/leviathan/state.ts';
import { given, MalformedPosition } from '../support/position.ts';
import { adapter } from './adapter.ts';

const council = { crab: ['crab-2'] };

describe('Kraken', () => {
  const kraken = (position: Json) => {
    const { state } = given(position, { expansions: ['kraken'] });
    return state.expansions.kraken as KrakenState;
  };

  test('nothing given is a fresh game: no player has Nebulis, and all Loot is in the deck', () => {
    const { nebulis, figure, sentinels, lootDeck, loot } = kraken({ council });
    expect({ nebulis, figure, sentinels, loot }).toEqual({ nebulis: [0, 0], figure: null, sentinels: {}, loot: {} });
    expect([...lootDeck].sort()).toEqual([...lootCards].sort());
  });

  test('Loot that is given is taken out of the deck, wherever it lies', () => {
    const { lootDeck, loot } = kraken({
      seats: [{ locations: ['megalodon'], loot: { megalodon: ['loot-3', 'loot-4'] } }],
      available: ['battlefield'],
      availableLoot: { battlefield: ['loot-3'] },
      council,
    });
    expect(loot).toEqual({ megalodon: ['loot-3', 'loot-4'], battlefield: ['loot-3'] });
    expect([...lootDeck, 'loot-3', 'loot-4', 'loot-3'].sort()).toEqual([...lootCards].sort());
  });

  test('a Loot Location that a seat has was searched; one that is available was not', () => {
    const { loot } = kraken({ seats: [{ locations: ['megalodon'] }], available: ['battlefield'], council });
    expect(loot).toEqual({ megalodon: [] });
  });

  test('a Sentinel lies in front of its owner unless it stands somewhere', () => {
    const { sentinels } = kraken({ sentinels: { vigil: { seat: 1 } }, council });
    expect(sentinels).toEqual({ vigil: { seat: 1, on: null } });
  });

  test('what cannot lie so is malformed', () => {
    expect(() => kraken({ seats: [{ loot: { megalodon: ['loot-3'] } }] })).toThrow(MalformedPosition);
    expect(() => kraken({ availableLoot: { megalodon: ['loot-3'] } })).toThrow('megalodon does not lie there');
    expect(() => kraken({ sentinels: { vigil: { on: 'court:keeper' } } })).toThrow('belongs to no seat');
    expect(() => kraken({ sentinels: { vigil: { seat: 0, on: 'court:king' } } })).toThrow('a place for a Sentinel');
    expect(() => kraken({ lootDeck: ['loot-3', 'loot-3', 'loot-3', 'loot-3'] })).toThrow('only 3 times in the box');
    expect(() => kraken({ border: { b4: 'leviathan-01' } })).toThrow('border: there is none without leviathan');
  });
});

describe('Leviathan', () => {
  const leviathan = (position: Json, seats = 2) => {
    const { state } = given(position, { expansions: ['leviathan'], seats });
    return { state, ...(state.expansions.leviathan as LeviathanState) };
  };

  test('nothing given is a fresh game: a Crab in every hand, and one Leviathan at the Border', () => {
    const { state, deck, border, wounds, slain, scourge } = leviathan({ council }, 5);
    expect(state.seats.map(({ hand }) => hand)).toEqual(Array(5).fill(['crab-1']));
    const there = Object.values(border).flatMap((beast) => (beast ? [beast] : []));
    expect(there).toMatchObject([{ beaten: 0 }]);
    expect([...deck, ...there.map(({ id }) => id)].sort()).toEqual([...leviathanIds].sort());
    expect({ wounds, slain, scourge }).toEqual({ wounds: [0, 0, 0, 0, 0], slain: [[], [], [], [], []], scourge: null });
  });

  test('a hand that is given has no starting Crab in it, and the other seats have theirs', () => {
    const { state } = leviathan({ seats: [{ hand: [] }, { pearls: 3 }], council });
    expect(state.seats.map(({ hand }) => hand)).toEqual([[], ['crab-1']]);
  });

  test('Leviathans that are given are taken out of the deck, wherever they are', () => {
    const { deck, border } = leviathan({
      seats: [{ slain: ['leviathan-01'] }],
      border: { b4: { id: 'leviathan-02', beaten: 1 }, b5: 'leviathan-03', b6: null },
      council,
    });
    expect(border).toMatchObject({ b4: { id: 'leviathan-02', beaten: 1 }, b5: { id: 'leviathan-03', beaten: 0 } });
    expect(Object.values(border).filter((beast) => beast)).toHaveLength(2);
    expect(deck).toHaveLength(17);
  });

  test('a Leviathan deck that is given leaves the Border to be dealt from the rest', () => {
    const { deck, border } = leviathan({ leviathanDeck: ['leviathan-01'], council });
    expect(deck).toEqual(['leviathan-01']);
    expect(Object.values(border).filter((beast) => beast)).toHaveLength(1);
    expect(Object.values(border)).not.toContainEqual({ id: 'leviathan-01', beaten: 0 });
  });

  test('what cannot be so is malformed', () => {
    const twice = { border: { b4: 'leviathan-01' }, leviathanDeck: ['leviathan-01'] };
    expect(() => leviathan(twice)).toThrow('only once in the box');
    expect(() => leviathan({ dice: [7] })).toThrow('a whole number from 1 to 6');
    expect(() => leviathan({ border: { b12: null } })).toThrow('has no "b12"');
    expect(() => leviathan({ seats: [{ lords: ['tamer'] }] })).toThrow('tamer is not in this game');
    expect(() => leviathan({ seats: [{ hand: ['kraken-3'] }] })).toThrow('kraken-3 is not in this game');
  });
});

test('the expansions may be named in any order', () => {
  for (const expansions of [
    ['kraken', 'leviathan'],
    ['leviathan', 'kraken'],
  ]) {
    expect(given({ seats: [{ nebulis: 1, wounds: 1 }], council }, { expansions, seats: 5 }).pending).toHaveLength(1);
  }
});

test('five can play only with Leviathan', () => {
  expect(adapter.table({ expansions: ['kraken'] }, 5)).toBe(
    'options and seats: 2 to 4 can play with these options, not 5',
  );
  expect(adapter.table({ expansions: ['kraken', 'leviathan'] }, 5)).toBeTypeOf('object');
});
