// The Politicians, who deal in other Lords (B191-B196, B210-B212).
import { describe, expect, test } from 'vitest';
import {
  afterRecruiting,
  alliesFor,
  answer,
  asked,
  beforeRecruiting,
  expectRefused,
  lordsOf,
  optionsOf,
  pearls,
  quietTable,
  recruit,
  seatOf,
  usePower,
} from '../support/table-talk.ts';

describe('B191: the Opportunist', () => {
  test('puts the top Lord of the deck on the space of a Court Lord', () => {
    const table = { court: ['keeper', 'reaper', 'miller'], lordDeck: ['sage', 'elder'] };
    const match = quietTable([{ lords: ['opportunist'] }, {}], table);
    usePower(match, 'opportunist');
    answer(match, 0, 'opportunistLord', 'reaper');
    expect(match.state).toMatchObject({
      court: ['keeper', 'sage', 'miller'],
      lordDeck: ['elder'],
      discardedLords: ['reaper'],
    });
  });

  test('brings no Pearls and no refill, and does not end the game', () => {
    const match = quietTable([{ lords: ['opportunist'] }, {}], { court: ['keeper'], lordDeck: ['sage'] });
    usePower(match, 'opportunist');
    answer(match, 0, 'mainDecision', 'support:squid');
    expect(match.state).toMatchObject({ court: ['sage'], lordDeck: [], ending: null });
    expect(pearls(match)).toEqual([0, 0]);
  });

  test.each([
    { court: ['keeper'], lordDeck: [] },
    { court: [], lordDeck: ['keeper'] },
  ])('needs a Lord in the Court and one in the deck: %o', (table) => {
    const match = quietTable([{ lords: ['opportunist'] }, {}], table);
    expectRefused(match, 0, 'mainDecision', 'power:opportunist');
  });
});

describe('B192: the Corruptor', () => {
  test('recruits one more Lord of the Court for exactly five Pearls', () => {
    const match = afterRecruiting('corruptor', [{ pearls: 6 }, {}]);
    expect(optionsOf(match, 0, 'corruptorRecruit')).toEqual(['keeper', 'reaper', 'shepherd', 'miller', 'pass']);
    answer(match, 0, 'corruptorRecruit', 'miller');
    expect(lordsOf(match, 0)).toEqual(['corruptor', 'miller']);
    expect(pearls(match)).toEqual([1, 0]);
  });

  test('may be declined', () => {
    const match = afterRecruiting('corruptor', [{ pearls: 5 }, {}]);
    answer(match, 0, 'corruptorRecruit', 'pass');
    expect(lordsOf(match, 0)).toEqual(['corruptor']);
  });

  test('is skipped without five Pearls; those of the Court come too late', () => {
    const table = { court: ['corruptor', 'keeper', 'reaper'] };
    const match = afterRecruiting('corruptor', [{ pearls: 4 }, {}], table);
    expect(lordsOf(match, 0)).toEqual(['corruptor']);
    expect(pearls(match)).toEqual([6, 0]);
  });

  test('is skipped when the Court is empty', () => {
    const match = afterRecruiting('corruptor', [{ pearls: 5 }, {}], { court: ['corruptor'] });
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test('the power of the second Lord works', () => {
    const match = afterRecruiting('corruptor', [{ pearls: 5 }, {}], {
      court: ['corruptor', 'trader', 'keeper', 'miller', 'reaper'],
    });
    answer(match, 0, 'corruptorRecruit', 'trader');
    expect(pearls(match)).toEqual([3, 0]);
  });

  test('B211: of three Lords in the Court one remains: two Pearls once, and five new Lords', () => {
    const table = {
      court: ['corruptor', 'keeper', 'reaper'],
      lordDeck: ['sage', 'elder', 'hermit', 'trader', 'tamer', 'oracle'],
    };
    const match = afterRecruiting('corruptor', [{ pearls: 5 }, {}], table);
    answer(match, 0, 'corruptorRecruit', 'keeper');
    expect(match.state.court).toEqual(['reaper', 'sage', 'elder', 'hermit', 'trader', 'tamer']);
    expect(pearls(match)).toEqual([2, 0]);
  });

  test('a chain: it takes the Traitor, who takes the Peddler', () => {
    const table = { court: ['corruptor', 'traitor', 'peddler', 'keeper', 'miller'] };
    const match = afterRecruiting('corruptor', [{ pearls: 5, lords: ['sage'] }, {}], table);
    answer(match, 0, 'corruptorRecruit', 'traitor');
    expect(optionsOf(match, 0, 'traitorSwap')).toContain('corruptor>peddler');
    answer(match, 0, 'traitorSwap', 'sage>peddler');
    expect(lordsOf(match, 0)).toEqual(['corruptor', 'traitor', 'peddler']);
    // Two from the Peddler, and two more as the Court has only two Lords left.
    expect(pearls(match)).toEqual([4, 0]);
  });
});

describe('B193: the Traitor', () => {
  test('gives up another free Lord, disabled ones too, for any Lord of the Court', () => {
    const seat = {
      lords: ['sage', { id: 'elder', disabled: true }, { id: 'hermit', under: 'jail' }],
      locations: ['jail'],
    };
    const match = afterRecruiting('traitor', [seat, {}], { court: ['traitor', 'keeper', 'trader', 'miller'] });
    expect(optionsOf(match, 0, 'traitorSwap')).toEqual([
      ...['sage>keeper', 'sage>trader', 'sage>miller'],
      ...['elder>keeper', 'elder>trader', 'elder>miller', 'pass'],
    ]);
    answer(match, 0, 'traitorSwap', 'elder>trader');
    expect(lordsOf(match, 0)).toEqual(['sage', 'hermit', 'traitor', 'trader']);
    expect(match.state.discardedLords).toEqual(['elder']);
  });

  test('the new Lord resolves its effect, and comes without a disabled mark', () => {
    const seat = { lords: [{ id: 'elder', disabled: true }] };
    const match = afterRecruiting('traitor', [seat, {}], {
      court: ['traitor', 'trader', 'keeper', 'miller', 'reaper'],
    });
    answer(match, 0, 'traitorSwap', 'elder>trader');
    expect(seatOf(match, 0)).toMatchObject({ pearls: 3, lords: [{ id: 'traitor' }, { id: 'trader' }] });
  });

  test('takes an Ambassador, who takes a Location', () => {
    const table = { court: ['traitor', 'hermit', 'keeper', 'miller', 'reaper'], locationDeck: ['jail'] };
    const match = afterRecruiting('traitor', [{ lords: ['elder'] }, {}], table);
    answer(match, 0, 'traitorSwap', 'elder>hermit');
    expect(seatOf(match, 0).lords).toEqual([{ id: 'traitor' }, { id: 'hermit', under: 'jail' }]);
  });

  test('may be declined', () => {
    const match = afterRecruiting('traitor', [{ lords: ['sage'] }, {}]);
    answer(match, 0, 'traitorSwap', 'pass');
    expect(lordsOf(match, 0)).toEqual(['sage', 'traitor']);
  });

  test('is skipped without another free Lord', () => {
    const seat = { lords: [{ id: 'hermit', under: 'jail' }], locations: ['jail'] };
    expect(asked(afterRecruiting('traitor', [seat, {}]))).toEqual(['1 mainDecision']);
  });

  test('is skipped when the Court is empty', () => {
    const match = afterRecruiting('traitor', [{ lords: ['sage'] }, {}], { court: ['traitor'] });
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test('B210: a Key that comes this way counts in the same turn', () => {
    const seat = { lords: ['sage'], keys: 2 };
    const match = afterRecruiting('traitor', [seat, {}], { available: ['jail'], locationDeck: [] });
    answer(match, 0, 'traitorSwap', 'sage>keeper');
    expect(seatOf(match, 0).locations).toEqual(['jail']);
  });
});

describe('B194: the Diplomat', () => {
  const hand = ['shellfish-5', 'squid-4'];

  test('B70: makes the required Race needless, but not the number of Races', () => {
    const match = quietTable([{ hand, lords: ['diplomat'] }, {}], { court: ['hunter', 'keeper', 'reaper', 'miller'] });
    expect(optionsOf(match, 0, 'mainDecision')).toContain('recruit:hunter');
    expect(optionsOf(match, 0, 'mainDecision')).not.toContain('recruit:keeper');
    recruit(match, 'hunter', hand);
    expect(lordsOf(match, 0)).toEqual(['diplomat', 'hunter']);
  });

  test.each([
    { id: 'diplomat', disabled: true },
    { id: 'diplomat', under: 'jail' },
  ])('does nothing when it is not active: %o', (diplomat) => {
    const match = quietTable([{ hand, lords: [diplomat], locations: ['jail'] }, {}], { court: ['hunter'] });
    expectRefused(match, 0, 'mainDecision', 'recruit:hunter');
  });
});

describe('B195: the Treasurer', () => {
  test('does not help its own recruitment', () => {
    const hand = ['squid-5', 'crab-3'];
    expectRefused(quietTable([{ hand }, {}], { court: ['treasurer'] }), 0, 'mainDecision', 'recruit:treasurer');
  });

  test('helps no other player', () => {
    const match = quietTable([{ hand: ['squid-5', 'squid-1'] }, { lords: ['treasurer'] }], { court: ['diplomat'] });
    expectRefused(match, 0, 'mainDecision', 'recruit:diplomat');
  });
});

describe('B196: the Schemer', () => {
  const schemeFor = (top: string, seat = {}, others: object[] = [{}], table = {}) => {
    const match = afterRecruiting('schemer', [{ lords: ['sage'], ...seat }, ...(others as [])], {
      lordDeck: [top, 'tamer', 'oracle', 'elder', 'alchemist'],
      ...table,
    });
    answer(match, 0, 'schemerSwap', 'sage');
    return match;
  };

  test('gives up another free Lord, disabled ones too, for the top of the deck', () => {
    const seat = {
      lords: ['sage', { id: 'elder', disabled: true }, { id: 'hermit', under: 'jail' }],
      locations: ['jail'],
    };
    const match = afterRecruiting('schemer', [seat, {}], { lordDeck: ['trader'] });
    expect(optionsOf(match, 0, 'schemerSwap')).toEqual(['sage', 'elder', 'pass']);
    answer(match, 0, 'schemerSwap', 'elder');
    expect(lordsOf(match, 0)).toEqual(['sage', 'hermit', 'schemer', 'trader']);
    expect(match.state.lordDeck).toEqual([]);
  });

  test('draws an Ambassador, who takes a Location', () => {
    const match = schemeFor('elder', {}, [{}], { lordDeck: ['elder'], locationDeck: ['jail', 'chasm', 'depths'] });
    answer(match, 0, 'ambassadorLocation', 'chasm');
    expect(seatOf(match, 0).lords).toEqual([{ id: 'schemer' }, { id: 'elder', under: 'chasm' }]);
  });

  test('draws the Assassin, who turns a Lord', () => {
    const match = schemeFor('assassin', {}, [{ lords: ['trader', 'peddler'] }]);
    answer(match, 0, 'assassinTarget', 'peddler');
    expect(seatOf(match, 1).lords).toEqual([{ id: 'trader' }, { id: 'peddler', disabled: true }]);
  });

  test('B212: draws the Invoker, who brings an extra turn', () => {
    expect(asked(schemeFor('invoker'))).toEqual(['0 mainDecision']);
  });

  test('B212: draws the Corruptor, who recruits for five Pearls', () => {
    const match = schemeFor('corruptor', { pearls: 5 });
    answer(match, 0, 'corruptorRecruit', 'keeper');
    expect(lordsOf(match, 0)).toEqual(['schemer', 'corruptor', 'keeper']);
  });

  test('draws the Traitor, who may give up the Schemer', () => {
    const match = schemeFor('traitor');
    answer(match, 0, 'traitorSwap', 'schemer>keeper');
    expect(lordsOf(match, 0)).toEqual(['traitor', 'keeper']);
  });

  test('is skipped with an empty Lord deck', () => {
    expect(asked(afterRecruiting('schemer', [{ lords: ['sage'] }, {}], { lordDeck: [] }))).toEqual(['1 mainDecision']);
  });

  test('is skipped without another free Lord', () => {
    expect(asked(afterRecruiting('schemer', [{}, {}]))).toEqual(['1 mainDecision']);
  });

  test('no player knows the Lord that will be drawn before the answer', () => {
    const match = beforeRecruiting('schemer', [{ lords: ['sage'] }, {}], { lordDeck: ['trader'] });
    recruit(match, 'schemer', alliesFor('schemer'));
    expect(JSON.stringify([match.view(0), match.asked(0)])).not.toContain('trader');
  });
});
