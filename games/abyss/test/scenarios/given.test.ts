// What a given position of Abyss leaves unsaid: it is as in a fresh game, with every component as often as in the box.
import { describe, expect, test } from 'vitest';
import { exploration } from '../../rules/cards/allies.ts';
import { tokens } from '../../rules/cards/tokens.ts';
import type { State } from '../../rules/state.ts';
import { given, MalformedPosition } from '../support/position.ts';

test('nothing given is the first turn of a fresh game', () => {
  const { state, pending } = given({}, { seats: 3 });
  expect(state).toMatchObject({ active: 0, first: 0, round: 1, threat: 1, discard: [], purchases: { price: 1 } });
  expect(state.seats).toHaveLength(3);
  for (const seat of state.seats) {
    expect(seat).toEqual({ pearls: 1, keys: 0, hand: [], affiliated: [], lords: [], locations: [], tokens: [] });
  }
  expect(state.court).toHaveLength(6);
  expect(state.available).toHaveLength(1);
  // To explore is the only thing that can be done, and so it is done.
  expect(pending.map(({ prompt }) => prompt)).toEqual(['buyOffer', 'buyOffer']);
});

describe('every component exists as often as in the box', () => {
  const positions = {
    'nothing given': {},
    'some of everything': {
      seats: [
        { hand: ['crab-5', 'crab-1', 'crab-1'], affiliated: ['squid-4'], tokens: ['points-4', 'points-2'] },
        { lords: ['keeper', { id: 'elder', under: 'jail' }, { id: 'shaman', disabled: true }], locations: ['jail'] },
      ],
      council: { squid: ['squid-4', 'squid-1'] },
      discard: ['monster', 'crab-1'],
      track: ['monster', null, 'crab-4'],
      court: ['miller'],
      available: ['depths', 'parliament'],
    },
  };

  test.each(Object.entries(positions))('%s', (_, position) => {
    const { state } = given(position);
    expect(explorationCards(state).sort()).toEqual([...exploration].sort());
    expect(lords(state)).toHaveLength(35);
    expect(new Set(lords(state)).size).toBe(35);
    expect(locations(state)).toHaveLength(20);
    expect(new Set(locations(state)).size).toBe(20);
    const all = [...state.seats.flatMap((seat) => seat.tokens), ...(state.tokenSupply.base ?? [])];
    expect(all.sort()).toEqual([...(tokens.base ?? [])].sort());
  });
});

describe('a pile', () => {
  const council = { crab: ['crab-2'] };

  test('that is given is that list, top first, and the rest is out of the game', () => {
    const position = {
      explorationDeck: ['crab-1', 'monster'],
      lordDeck: ['keeper', 'miller'],
      locationDeck: ['jail'],
      tokenSupply: { base: ['points-2', 'points-4'] },
      council,
    };
    const { state } = given(position);
    expect(state).toMatchObject(position);
    expect(explorationCards(state)).toHaveLength(3);
  });

  test('that is not given is shuffled', () => {
    const { state } = given({ council });
    expect(state.explorationDeck).not.toEqual(exploration.filter((card) => state.explorationDeck.includes(card)));
    expect(state.explorationDeck).toHaveLength(exploration.length - 1);
    expect(given({ council }).state).toEqual(state);
  });

  test('leaves a Court and an available Location to be dealt from the rest', () => {
    const { state } = given({ lordDeck: ['keeper'], locationDeck: ['jail'], council });
    expect(state.court).toHaveLength(6);
    expect(state.court).not.toContain('keeper');
    expect(state.available).toHaveLength(1);
    expect(state.available).not.toContain('jail');
  });

  test('may be given as empty', () => {
    const { state } = given({ lordDeck: [], court: [], locationDeck: [], available: [], discard: [], council });
    expect([...state.lordDeck, ...state.court, ...state.locationDeck, ...state.available]).toEqual([]);
  });
});

test('a field that is given replaces the whole field', () => {
  const { state } = given({ council: { crab: ['crab-2'] }, court: ['keeper', 'miller'] });
  expect(state.council).toEqual({ crab: ['crab-2'], jellyfish: [], seahorse: [], shellfish: [], squid: [] });
  expect(state.court).toEqual(['keeper', 'miller']);
});

test('a turn can be given that is another seat’s, in which something has happened', () => {
  const council = { crab: ['crab-2'] };
  const { state, pending } = given(
    { active: 2, round: 4, purchases: { bought: { 1: 1, 3: 1 } }, track: ['crab-1', null, 'squid-1', null], council },
    { seats: 4 },
  );
  expect(state).toMatchObject({ active: 2, round: 4, purchases: { price: 3, bought: [0, 1, 0, 1] } });
  expect(state.track).toEqual(['crab-1', null, 'squid-1']);
  expect(pending).toMatchObject([{ seat: 2, prompt: 'mainDecision' }]);
  expect(given({ purchases: { price: 5 }, council }).state.purchases).toEqual({ price: 5, bought: [0, 0] });
});

test('there is no income in a turn that has begun', () => {
  const { state } = given({ seats: [{ lords: ['landlord'] }], council: { crab: ['crab-2'] } });
  expect(state.seats[0]?.pearls).toBe(1);
});

test('a malformed position is told apart from a broken rule', () => {
  expect(() => given({ court: ['king'] })).toThrow(MalformedPosition);
  expect(() => given({ court: ['keeper'], lordDeck: ['keeper'] })).toThrow(
    'lordDeck.0: keeper is only once in the box',
  );
});

function explorationCards(state: State): string[] {
  return [
    ...state.explorationDeck,
    ...state.discard,
    ...state.track.filter((card) => card !== null),
    ...Object.values(state.council).flat(),
    ...state.seats.flatMap(({ hand, affiliated }) => [...hand, ...affiliated]),
  ];
}

function lords(state: State): string[] {
  return [...state.lordDeck, ...state.court, ...state.seats.flatMap((seat) => seat.lords.map(({ id }) => id))];
}

function locations(state: State): string[] {
  return [...state.locationDeck, ...state.available, ...state.seats.flatMap((seat) => seat.locations)];
}
