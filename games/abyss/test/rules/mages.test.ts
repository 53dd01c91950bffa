// The Mages (B185-B190); the Shaman stands with the Military, whom he stops.
import { describe, expect, test } from 'vitest';
import {
  afterRecruiting,
  answer,
  asked,
  expectRefused,
  explore,
  optionsOf,
  pearls,
  quietTable,
  recruit,
  requestSupport,
  seatOf,
  take,
  usePower,
} from '../support/table-talk.ts';

describe('B185: the Invoker', () => {
  test('brings an extra turn after this one', () => {
    const match = afterRecruiting('invoker', [{}, {}, {}]);
    expect(asked(match)).toEqual(['0 mainDecision']);
    expect(match.told).toContainEqual({ type: 'turnBegan', seat: 0, round: 1, extra: true });
  });

  test('B121: the extra turn is a complete new one: income, price, purchases', () => {
    const seats = [{ lords: ['landlord'] }, {}];
    const match = afterRecruiting('invoker', seats, { purchases: { price: 3, bought: { 1: 1 } } });
    expect(pearls(match)).toEqual([1, 0]);
    expect(match.state.purchases).toEqual({ price: 1, bought: [0, 0] });
  });
});

describe('B186: the Apprentice', () => {
  test('takes one stack', () => {
    const match = afterRecruiting('apprentice', [{}, {}], {
      council: { crab: ['crab-1', 'crab-2'], squid: ['squid-1'] },
    });
    expectRefused(match, 0, 'apprenticeStack', 'pass');
    answer(match, 0, 'apprenticeStack', 'crab');
    expect(seatOf(match, 0).hand).toEqual(['crab-1', 'crab-2']);
  });

  test('takes the only stack without asking', () => {
    const match = afterRecruiting('apprentice', [{}, {}], { council: { crab: ['crab-1'] } });
    expect(seatOf(match, 0).hand).toEqual(['crab-1']);
  });

  test('does nothing when the Council is empty', () => {
    const match = afterRecruiting('apprentice', [{}, { pearls: 1 }], {
      council: {},
      explorationDeck: ['crab-1'],
      discard: [],
    });
    expect(seatOf(match, 0).hand).toEqual([]);
    expect(match.state.active).toBe(1);
  });
});

describe('B187: the Oracle', () => {
  const COUNCIL = { council: { crab: ['crab-1', 'crab-2'], squid: ['squid-1'] }, discard: [] };

  test('puts one whole stack on the discard pile', () => {
    const match = quietTable([{ lords: ['oracle'] }, {}], COUNCIL);
    usePower(match, 'oracle');
    answer(match, 0, 'oracleStack', 'crab');
    expect(match.state.council.crab).toEqual([]);
    expect(match.state.discard).toEqual(['crab-1', 'crab-2']);
  });

  test('no player sees the cards, not even its owner', () => {
    const match = quietTable([{ lords: ['oracle'] }, {}], COUNCIL);
    usePower(match, 'oracle');
    const events = answer(match, 0, 'oracleStack', 'crab');
    expect(events).toEqual([{ type: 'stackDiscarded', seat: 0, race: 'crab', count: 2, because: ['oracle'] }]);
  });

  test('needs a stack', () => {
    const match = quietTable([{ lords: ['oracle'], pearls: 1 }, {}], { council: {}, court: ['keeper'] });
    expectRefused(match, 0, 'mainDecision', 'power:oracle');
  });
});

describe('B189: the Illusionist', () => {
  const seat = { lords: [{ id: 'keeper', under: 'jail' }, 'sage'], locations: ['jail', 'depths'] };

  test('makes an own Location and an available one change places', () => {
    const match = afterRecruiting('illusionist', [seat, {}], { available: ['chasm', 'abyss'] });
    expect(optionsOf(match, 0, 'illusionistSwap')).toEqual([
      'jail>chasm',
      'jail>abyss',
      'depths>chasm',
      'depths>abyss',
      'pass',
    ]);
    answer(match, 0, 'illusionistSwap', 'jail>abyss');
    expect(seatOf(match, 0).locations).toEqual(['abyss', 'depths']);
    expect(seatOf(match, 0).lords[0]).toEqual({ id: 'keeper', under: 'abyss' });
    expect(match.state.available).toEqual(['chasm', 'jail']);
  });

  test('may be declined', () => {
    const match = afterRecruiting('illusionist', [seat, {}], { available: ['chasm'] });
    answer(match, 0, 'illusionistSwap', 'pass');
    expect(seatOf(match, 0).locations).toEqual(['jail', 'depths']);
  });

  test('does nothing without an own Location', () => {
    expect(asked(afterRecruiting('illusionist', [{}, seat], { available: ['chasm'] }))).toEqual(['1 mainDecision']);
  });

  test('does nothing without an available Location', () => {
    expect(asked(afterRecruiting('illusionist', [seat, {}], { available: [] }))).toEqual(['1 mainDecision']);
  });

  test('an own Black Smokers is given away like any other', () => {
    const match = afterRecruiting('illusionist', [{ locations: ['black-smokers'] }, {}], { available: ['chasm'] });
    answer(match, 0, 'illusionistSwap', 'black-smokers>chasm');
    expect(seatOf(match, 0).locations).toEqual(['chasm']);
    expect(asked(match)).toEqual(['1 mainDecision']);
  });
});

describe('B190: the Master of Magic', () => {
  const hand = ['crab-5', 'crab-2', 'squid-1'];
  const court = { court: ['hunter', 'keeper', 'reaper', 'miller', 'shepherd'] };

  test('lets any of the Allies played be affiliated', () => {
    const match = quietTable([{ hand, lords: ['master-of-magic'] }, {}], court);
    recruit(match, 'hunter', hand);
    answer(match, 0, 'affiliate', 'crab-5');
    expect(seatOf(match, 0).affiliated).toEqual(['crab-5']);
  });

  test('does not help its own recruitment', () => {
    const match = afterRecruiting('master-of-magic', [{}, {}]);
    expect(seatOf(match, 0).affiliated).toEqual(['seahorse-3']);
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test.each([
    { id: 'master-of-magic', disabled: true },
    { id: 'master-of-magic', under: 'jail' },
  ])('does nothing when it is not active: %o', (master) => {
    const match = quietTable([{ hand, lords: [master], locations: ['jail'] }, {}], court);
    recruit(match, 'hunter', hand);
    expect(seatOf(match, 0).affiliated).toEqual(['squid-1']);
  });
});

describe('B215: the Oracle during an exploration', () => {
  test('empties a stack before the cards of the track go there', () => {
    const seats = [{ lords: ['oracle'] }, {}];
    const match = quietTable(seats, { explorationDeck: ['squid-2', 'crab-1', 'crab-2'], discard: [] });
    explore(match);
    answer(match, 0, 'exploreDecision', 'continue');
    usePower(match, 'oracle');
    answer(match, 0, 'oracleStack', 'squid');
    take(match);
    expect(match.state.council.squid).toEqual(['squid-2']);
    expect(match.state.discard).toEqual(['squid-1']);
    requestSupport(match, 'squid');
    expect(seatOf(match, 1).hand).toEqual(['squid-2']);
  });
});
