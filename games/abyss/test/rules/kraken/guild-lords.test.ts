// The Lords that Kraken adds to the Guilds (K59-K68).
import { describe, expect, test } from 'vitest';
import {
  act,
  afterRecruiting,
  alliesFor,
  isShown,
  krakenIn,
  krakenTable,
  recruit,
  requestSupport,
} from '../../support/expansion-talk.ts';
import {
  answer,
  asked,
  explore,
  goOn,
  lordsOf,
  optionsOf,
  pearls,
  seatOf,
  timeoutOf,
} from '../../support/table-talk.ts';

describe('K59: the Shareholder', () => {
  const shareholder = { lords: ['shareholder'] };

  test('is paid for the recruitments of opponents, before their Lord’s own effect', () => {
    const match = krakenTable([{ hand: alliesFor('peddler') }, shareholder], {
      court: ['peddler', 'keeper', 'miller', 'reaper'],
    });
    const events = recruit(match, 'peddler');
    const gains = events.flatMap((event) => (event.type === 'pearlsGained' ? [[event.seat, event.pearls]] : []));
    expect(gains).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });

  test('is not paid for its owner’s recruitments, nor when disabled', () => {
    expect(pearls(afterRecruiting(krakenTable, 'miller', [shareholder, {}]))).toEqual([0, 0]);
    const disabled = { lords: [{ id: 'shareholder', disabled: true }] };
    expect(pearls(afterRecruiting(krakenTable, 'miller', [{}, disabled]))).toEqual([0, 0]);
  });

  test('is not paid for a Lord of the Traitor', () => {
    const match = afterRecruiting(krakenTable, 'traitor', [{ lords: ['grower'] }, shareholder]);
    answer(match, 0, 'traitorSwap', 'grower>keeper');
    expect(pearls(match)).toEqual([0, 1]);
  });
});

test('K60: the Inheritor brings five Pearls', () => {
  expect(pearls(afterRecruiting(krakenTable, 'inheritor', [{}, {}]))).toEqual([5, 0]);
});

describe('K61: the Hypnotist', () => {
  const deck = ['crab-1', 'crab-2', 'crab-3', 'squid-1', 'squid-2'];

  test('allows a second purchase in a turn, and no third', () => {
    const match = krakenTable([{}, { pearls: 9, lords: ['hypnotist'] }], { explorationDeck: deck });
    explore(match);
    answer(match, 1, 'buyOffer', 'buy');
    answer(match, 1, 'buyOffer', 'buy');
    expect(asked(match)).toEqual(['0 exploreDecision']);
    expect(pearls(match)).toEqual([3, 6]);
  });

  test('may be left unused, and is counted by turns', () => {
    const match = krakenTable([{}, { pearls: 9, lords: ['hypnotist'] }], { explorationDeck: deck });
    explore(match);
    answer(match, 1, 'buyOffer', 'buy');
    answer(match, 1, 'buyOffer', 'pass');
    goOn(match);
    expect(asked(match)).toEqual(['1 buyOffer']);
  });

  test('allows nothing when it is disabled', () => {
    const lords = [{ id: 'hypnotist', disabled: true }];
    const match = krakenTable([{}, { pearls: 9, lords }], { explorationDeck: deck });
    explore(match);
    answer(match, 1, 'buyOffer', 'buy');
    expect(asked(match)).toEqual(['0 exploreDecision']);
  });
});

describe('K62: the Healer', () => {
  const healing = (discard: string[]) => afterRecruiting(krakenTable, 'healer', [{}, {}], { discard });

  test('takes one of the Allies of the pile, which only its owner sees', () => {
    const match = healing(['squid-1', 'squid-1', 'kraken-2', 'monster']);
    // The Allies just played for the Healer, but for the one affiliated, are in the pile.
    expect(optionsOf(match, 0, 'healerPick').toSorted()).toEqual(['jellyfish-5', 'kraken-2', 'squid-1']);
    expect(isShown(match, 0, 'healerPick')).toBe(false);
    expect(JSON.stringify(match.view(1))).not.toContain('squid-1"');
    expect(match.canTakeBack(0)).toBe(false);
    const events = answer(match, 0, 'healerPick', 'kraken-2');
    expect(events).toContainEqual({ type: 'allyFound', seat: 0, ally: 'kraken-2', because: ['healer'] });
    expect(seatOf(match, 0).hand).toEqual(['kraken-2']);
    expect(krakenIn(match).nebulis).toEqual([0, 0]);
  });

  test('takes for an absent player the highest Ally, and a Kraken only if there is nothing else', () => {
    expect(timeoutOf(healing(['squid-1', 'kraken-4', 'crab-4']), 0, 'healerPick')).toBe('jellyfish-5');
    const match = krakenTable([{ pearls: 3, hand: ['jellyfish-4'] }, {}], {
      court: ['healer', 'keeper', 'miller', 'reaper'],
      discard: ['kraken-4', 'kraken-2', 'monster'],
    });
    recruit(match, 'healer', ['jellyfish-4']);
    expect(['kraken-2', 'kraken-4']).toContain(timeoutOf(match, 0, 'healerPick'));
  });

  test('takes nothing when only Monsters lie there', () => {
    const match = krakenTable([{ pearls: 3, hand: ['jellyfish-4'] }, {}], {
      court: ['healer', 'keeper', 'miller', 'reaper'],
      discard: ['monster', 'monster'],
    });
    recruit(match, 'healer', ['jellyfish-4']);
    expect(seatOf(match, 0)).toMatchObject({ hand: [], affiliated: ['jellyfish-4'] });
    expect(asked(match)).toEqual(['1 mainDecision']);
  });
});

describe('K63: the Highwayman', () => {
  const robber = { lords: ['highwayman'] };

  test('takes a Pearl of what a buyer pays, also when the buyer is its owner', () => {
    const match = krakenTable([{}, { pearls: 2, ...robber }], {
      explorationDeck: ['crab-1', 'crab-2'],
      purchases: { price: 2 },
    });
    explore(match);
    answer(match, 1, 'buyOffer', 'buy');
    expect(pearls(match)).toEqual([1, 1]);
  });

  test('takes nothing of a payment that is one Pearl and one Nebulis', () => {
    const match = krakenTable([{}, { pearls: 1, nebulis: 1, ...robber }], {
      krakenFigure: 1,
      explorationDeck: ['crab-1', 'crab-2'],
      purchases: { price: 2 },
    });
    explore(match);
    answer(match, 1, 'buyOffer', 'buy:1');
    expect(pearls(match)).toEqual([1, 0]);
  });

  test('takes one of the reward for a Monster, and none of the bonus that comes apart from it', () => {
    const match = krakenTable([{}, robber], {
      explorationDeck: ['crab-1', 'crab-2', 'crab-3', 'crab-4', 'monster', 'squid-1'],
      threat: 2,
    });
    explore(match);
    for (let i = 0; i < 4; i++) goOn(match);
    answer(match, 0, 'monsterReward', 'pearls:2');
    expect(pearls(match)).toEqual([2, 1]);
  });

  test('takes one of the two of the Slaver, and none of a single Pearl', () => {
    const match = krakenTable([{ lords: ['slaver', 'ferryman'], nebulis: 1, hand: ['crab-1'] }, robber], {
      krakenFigure: 0,
    });
    act(match, 'power:slaver');
    expect(pearls(match)).toEqual([1, 1]);
    act(match, 'power:ferryman');
    expect(pearls(match)).toEqual([2, 1]);
  });

  test('takes nothing from its owner, from the protected, or while disabled', () => {
    expect(pearls(afterRecruiting(krakenTable, 'trader', [robber, {}]))).toEqual([3, 0]);
    expect(pearls(afterRecruiting(krakenTable, 'trader', [{ lords: ['shaman'] }, robber]))).toEqual([3, 0]);
    const disabled = { lords: [{ id: 'highwayman', disabled: true }] };
    expect(pearls(afterRecruiting(krakenTable, 'trader', [{}, disabled]))).toEqual([3, 0]);
  });
});

describe('K64: the Executioner', () => {
  test('names any Race, also one that no player has', () => {
    const match = afterRecruiting(krakenTable, 'executioner', [{}, { affiliated: ['squid-2'] }]);
    expect(optionsOf(match, 0, 'executionerRace')).toEqual(['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid']);
    expect(isShown(match, 0, 'executionerRace')).toBe(true);
    expect(timeoutOf(match, 0, 'executionerRace')).toBe('squid');
    answer(match, 0, 'executionerRace', 'crab');
    expect(seatOf(match, 1).affiliated).toEqual(['squid-2']);
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test('asks players who have different Allies of the Race; equal ones are no choice', () => {
    const match = afterRecruiting(krakenTable, 'executioner', [
      { affiliated: ['squid-4'] },
      { affiliated: ['squid-2', 'squid-2'] },
      { affiliated: ['squid-3', 'squid-1', 'crab-1'] },
    ]);
    answer(match, 0, 'executionerRace', 'squid');
    expect(asked(match)).toEqual(['2 executionerDiscard']);
    // The answer that needed no asking stays sealed until all have answered.
    expect(seatOf(match, 1).affiliated).toEqual(['squid-2', 'squid-2']);
    expect(optionsOf(match, 2, 'executionerDiscard').toSorted()).toEqual(['squid-1', 'squid-3']);
    expect(timeoutOf(match, 2, 'executionerDiscard')).toBe('squid-1');
    answer(match, 2, 'executionerDiscard', 'squid-3');
    expect(match.state.seats.slice(1).map(({ affiliated }) => affiliated)).toEqual([
      ['squid-2'],
      ['squid-1', 'crab-1'],
    ]);
    expect(seatOf(match, 0).affiliated).toContain('squid-4');
  });

  test('does nothing to the protected, and nothing at all without a player to hit', () => {
    const match = afterRecruiting(krakenTable, 'executioner', [{}, { affiliated: ['squid-2'], lords: ['shaman'] }, {}]);
    expect(asked(match)).toEqual(['1 mainDecision']);
    expect(seatOf(match, 1).affiliated).toEqual(['squid-2']);
  });
});

describe('K65: the Recipient', () => {
  const council = { jellyfish: ['jellyfish-1'], squid: ['squid-1'] };

  test('needs a free space at Court and a Lord in the deck', () => {
    const court = ['keeper', 'miller', 'landowner', 'reaper', 'hunter'];
    const usable = (table = {}) =>
      optionsOf(krakenTable([{ lords: ['recipient'] }, {}], { court, council, ...table }), 0, 'mainDecision').includes(
        'power:recipient',
      );
    expect(usable()).toBe(true);
    expect(usable({ court: [...court, 'seeker'] })).toBe(false);
    expect(usable({ lordDeck: [] })).toBe(false);
  });

  test('takes the last Lord of the deck without ending the game, also in the last window', () => {
    const match = krakenTable([{ lords: ['recipient'] }, {}], { court: ['keeper'], lordDeck: ['sage'], council });
    requestSupport(match, 'jellyfish');
    answer(match, 0, 'lastWindow', 'power:recipient');
    expect(match.state).toMatchObject({ court: ['keeper', 'sage'], lordDeck: [], active: 1, ending: null });
  });
});

describe('K66: the Liberator', () => {
  test('has nothing to free without a covered Lord', () => {
    const match = afterRecruiting(krakenTable, 'liberator', [{ lords: ['grower'] }, {}]);
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test('frees a Lord whose Key counts again in the same turn', () => {
    const lords = [{ id: 'grower', under: 'jail' }];
    const match = afterRecruiting(krakenTable, 'liberator', [{ keys: 2, lords, locations: ['jail'] }, {}]);
    expect(asked(match)).toEqual(['0 controlLocation']);
    expect(seatOf(match, 0)).toMatchObject({ locations: ['jail'], lords: [{ id: 'grower' }, { id: 'liberator' }] });
  });

  test('does not repeat what a Lord brings when it is recruited', () => {
    const lords = [{ id: 'sage', under: 'jail' }];
    const match = afterRecruiting(krakenTable, 'liberator', [{ lords, locations: ['jail'] }, {}]);
    expect(asked(match)).toEqual(['1 mainDecision']);
    expect(seatOf(match, 0).locations).toEqual(['jail']);
  });

  test('leaves a disabled Lord disabled', () => {
    const lords = [{ id: 'slaver', under: 'jail', disabled: true }];
    const match = afterRecruiting(krakenTable, 'liberator', [{ hand: ['crab-1'], lords, locations: ['jail'] }, {}]);
    expect(seatOf(match, 0).lords).toContainEqual({ id: 'slaver', disabled: true });
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test('frees for an absent player one with a Key', () => {
    const lords = ['inheritor', 'slaver', 'shepherd'].map((id) => ({ id, under: 'jail' }));
    const match = afterRecruiting(krakenTable, 'liberator', [{ lords, locations: ['jail'] }, {}]);
    expect(timeoutOf(match, 0, 'liberatorPick')).toBe('shepherd');
    answer(match, 0, 'liberatorPick', 'inheritor');
    // It brings no five Pearls again.
    expect(pearls(match)).toEqual([0, 0]);
    expect(lordsOf(match, 0)).toHaveLength(4);
  });
});

test.each(['grower', 'oyster-farmer'])('K67, K68: the %s has no power', (lord) => {
  const match = afterRecruiting(krakenTable, lord, [{}, {}]);
  expect(asked(match)).toEqual(['1 mainDecision']);
  expect(pearls(match)).toEqual([0, 0]);
});
