// The Merchants, who bring Pearls (B178-B183), and the Farmers, who have no powers (B197-B202).
import { describe, expect, test } from 'vitest';
import {
  afterRecruiting,
  answer,
  asked,
  expectRefused,
  explore,
  fight,
  goOn,
  lordsOf,
  optionsOf,
  pearls,
  quietTable,
  requestSupport,
  seatOf,
  take,
  usePower,
} from '../support/table-talk.ts';

describe('B178: the Ship Master', () => {
  const sailing = (explorationDeck: string[], shipMaster: string | object = 'ship-master') =>
    quietTable([{ lords: [shipMaster as string], locations: ['jail'] }, { pearls: 1 }], {
      explorationDeck,
      discard: [],
    });

  test('brings a Pearl for each Race that goes to the Council; the Ally taken does not count', () => {
    const match = sailing(['crab-1', 'crab-2', 'squid-1', 'jellyfish-3', 'seahorse-3']);
    explore(match);
    for (let card = 1; card < 4; card++) {
      answer(match, 1, 'buyOffer', 'pass');
      goOn(match);
    }
    answer(match, 1, 'buyOffer', 'pass');
    take(match);
    expect(pearls(match)).toEqual([2, 1]);
  });

  test('brings nothing for an Ally that was bought', () => {
    const match = sailing(['crab-1', 'squid-1', 'squid-2']);
    explore(match);
    answer(match, 1, 'buyOffer', 'buy');
    take(match);
    // The Pearl is that of the buyer.
    expect(pearls(match)).toEqual([1, 0]);
  });

  test('brings nothing for Monsters, and works after a fight', () => {
    const match = quietTable([{ lords: ['ship-master'] }, {}], {
      explorationDeck: ['crab-1', 'monster', 'monster', 'squid-3'],
      threat: 2,
    });
    explore(match);
    goOn(match);
    goOn(match);
    fight(match);
    expect(seatOf(match, 0)).toMatchObject({ keys: 1, pearls: 1 });
  });

  test('brings nothing in the explorations of others', () => {
    const match = quietTable([{}, { lords: ['ship-master'] }], { explorationDeck: ['crab-1', 'squid-3', 'squid-4'] });
    explore(match);
    goOn(match);
    take(match);
    expect(pearls(match)).toEqual([0, 0]);
  });

  test.each([
    { id: 'ship-master', disabled: true },
    { id: 'ship-master', under: 'jail' },
  ])('brings nothing when it is not active: %o', (shipMaster) => {
    const match = sailing(['crab-1', 'squid-1', 'squid-2'], shipMaster);
    explore(match);
    answer(match, 1, 'buyOffer', 'pass');
    goOn(match);
    answer(match, 1, 'buyOffer', 'pass');
    take(match);
    expect(pearls(match)).toEqual([0, 1]);
  });
});

test.each([
  ['B179', 'trader', 3],
  ['B180', 'peddler', 2],
  ['B181', 'landlord', 1],
  ['B183', 'shopkeeper', 1],
])('%s: the %s brings %d when it comes into play', (_, lord, gained) => {
  expect(pearls(afterRecruiting(lord, [{}, {}]))).toEqual([gained, 0]);
});

describe('B181: the Landlord', () => {
  test('brings a Pearl at the start of each turn of its owner, and of no other player', () => {
    const match = quietTable([{ lords: ['landlord'] }, {}], {
      council: { crab: ['crab-1'], squid: ['squid-1'], jellyfish: ['jellyfish-1'], shellfish: ['shellfish-1'] },
    });
    expect(pearls(match)).toEqual([0, 0]);
    requestSupport(match, 'crab');
    expect(pearls(match)).toEqual([0, 0]);
    requestSupport(match, 'squid');
    expect(pearls(match)).toEqual([1, 0]);
  });

  test('brings nothing when it is disabled', () => {
    const match = quietTable([{}, { lords: [{ id: 'landlord', disabled: true }] }]);
    requestSupport(match, 'squid');
    expect(pearls(match)).toEqual([0, 0]);
  });
});

describe('B182: the Slaver', () => {
  test('sells an Ally from the hand for two Pearls', () => {
    const match = quietTable([{ lords: ['slaver'], hand: ['crab-1', 'crab-5'] }, {}], { discard: [] });
    usePower(match, 'slaver');
    answer(match, 0, 'slaverDiscard', 'crab-1');
    expect(seatOf(match, 0)).toMatchObject({ hand: ['crab-5'], pearls: 2 });
    expect(match.state.discard).toEqual(['crab-1']);
  });

  test('needs an Ally in hand; an affiliated one will not do', () => {
    const match = quietTable([{ lords: ['slaver'], affiliated: ['crab-1'] }, {}]);
    expectRefused(match, 0, 'mainDecision', 'power:slaver');
  });

  test('sells the only Ally without asking which', () => {
    const match = quietTable([{ lords: ['slaver'], hand: ['crab-1', 'crab-1'] }, {}]);
    usePower(match, 'slaver');
    expect(seatOf(match, 0)).toMatchObject({ hand: ['crab-1'], pearls: 2 });
  });

  test('B216: its Pearls may pay for a recruitment in the same turn', () => {
    const seat = { lords: ['slaver'], hand: ['seahorse-4', 'seahorse-4', 'crab-1'] };
    const match = quietTable([seat, {}], { court: ['landowner', 'keeper', 'reaper', 'miller'] });
    expect(optionsOf(match, 0, 'mainDecision')).not.toContain('recruit:landowner');
    usePower(match, 'slaver');
    answer(match, 0, 'slaverDiscard', 'crab-1');
    expect(optionsOf(match, 0, 'mainDecision')).toContain('recruit:landowner');
  });
});

test.each(['keeper', 'reaper', 'shepherd', 'miller', 'aquaculturist', 'landowner'])(
  'B197-B202: the %s has no power',
  (lord) => {
    const match = afterRecruiting(lord, [{}, {}]);
    expect(lordsOf(match, 0)).toEqual([lord]);
    expect(asked(match)).toEqual(['1 mainDecision']);
    expect(pearls(match)).toEqual([0, 0]);
  },
);
