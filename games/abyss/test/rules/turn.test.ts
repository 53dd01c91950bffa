// The turn: its phases, its actions, and what comes after it (B10-B15, B120, B121).
import { describe, expect, test } from 'vitest';
import {
  afterRecruiting,
  alliesFor,
  answer,
  asked,
  beforeRecruiting,
  type Events,
  expectRefused,
  explore,
  optionsOf,
  pearls,
  plot,
  quietTable,
  recruit,
  requestSupport,
  seatOf,
  typesOf,
} from '../support/table-talk.ts';

const NOTHING_TO_DRAW = { explorationDeck: [], discard: [], council: {} };
const passesIn = (events: Events) => typesOf(events).filter((type) => type === 'actionPassed').length;

describe('the phases', () => {
  test('B10: action, control of Locations, last window, hand limit, then the next player', () => {
    const hand = ['crab-1', 'crab-1', 'squid-1', 'squid-1', 'squid-1', 'shellfish-1', 'shellfish-2'];
    const match = beforeRecruiting('keeper', [{ keys: 3, lords: ['slaver'], hand }, { lords: ['commander'] }], {
      available: ['jail', 'chasm'],
    });
    recruit(match, 'keeper', alliesFor('keeper'));
    expect(asked(match)).toEqual(['0 controlLocation']);
    answer(match, 0, 'controlLocation', 'take:jail');
    answer(match, 0, 'spendKeys', ['token', 'token', 'token']);
    expect(asked(match)).toEqual(['0 lastWindow']);
    answer(match, 0, 'lastWindow', 'done');
    expect(asked(match)).toEqual(['0 commanderLimit']);
    answer(match, 0, 'commanderLimit', ['crab-1']);
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test('B10: the price and the purchases begin anew with every turn', () => {
    const match = quietTable([{}, {}], { purchases: { price: 3, bought: { 1: 1 } } });
    requestSupport(match, 'squid');
    expect(match.state.purchases).toEqual({ price: 1, bought: [0, 0] });
  });

  test('B10: the income comes before the plotting', () => {
    const match = quietTable([{}, { lords: ['landlord'] }], { court: ['keeper'] });
    requestSupport(match, 'squid');
    expect(pearls(match)).toEqual([0, 1]);
    expect(optionsOf(match, 1, 'mainDecision')).toContain('plot');
  });

  test('B11: once the action has begun, there is no more plotting', () => {
    const match = quietTable([{ pearls: 3 }, {}], { court: ['keeper'], explorationDeck: ['crab-1', 'crab-2'] });
    explore(match);
    expect(optionsOf(match, 0, 'exploreDecision')).toEqual(['take', 'continue']);
  });

  test('B11: a recruitment that was called off leaves everything open, plotting too', () => {
    const match = beforeRecruiting('hunter', [{ pearls: 1 }, {}]);
    const before = match.state.seats[0];
    answer(match, 0, 'mainDecision', 'recruit:hunter');
    answer(match, 0, 'payment', 'cancel');
    expect(seatOf(match, 0)).toEqual(before);
    plot(match);
    expect(match.state.court).toHaveLength(6);
  });
});

describe('legal actions', () => {
  test('B12: exploring needs a card in the deck', () => {
    const match = quietTable([{}, {}], { explorationDeck: [], discard: [] });
    expect(optionsOf(match, 0, 'mainDecision')).toEqual(['support:jellyfish', 'support:squid']);
  });

  test('B12: exploring needs a card in the discard pile if the deck is empty', () => {
    const match = quietTable([{}, {}], { explorationDeck: [], discard: ['crab-1'] });
    expect(optionsOf(match, 0, 'mainDecision')).toContain('explore');
  });

  test('B12: support can be requested of stacks that are not empty', () => {
    const match = quietTable([{}, {}], { council: { crab: ['crab-1'], seahorse: ['seahorse-1'] } });
    expect(optionsOf(match, 0, 'mainDecision')).toEqual(['explore', 'support:crab', 'support:seahorse']);
    expectRefused(match, 0, 'mainDecision', 'support:squid');
  });

  test('B12: only a Lord that can be paid for can be named', () => {
    const match = beforeRecruiting('hunter', [{}, {}]);
    expectRefused(match, 0, 'mainDecision', 'recruit:keeper');
    expect(optionsOf(match, 0, 'mainDecision').filter((option) => option.startsWith('recruit'))).toEqual([
      'recruit:hunter',
    ]);
  });

  test('B12: a player who can do nothing may still plot before passing', () => {
    const match = quietTable([{ pearls: 1 }, {}], { ...NOTHING_TO_DRAW, court: ['keeper'] });
    expect(optionsOf(match, 0, 'mainDecision')).toEqual(['plot', 'pass']);
  });

  test('B12: passing is not offered while there is an action', () => {
    expectRefused(quietTable([{}, {}]), 0, 'mainDecision', 'pass');
  });

  test('B12: only players who pass one after the other end the game', () => {
    const rich = { pearls: 5, hand: ['seahorse-5'] };
    const match = quietTable([{}, rich], {
      ...NOTHING_TO_DRAW,
      court: ['landowner', 'keeper', 'reaper', 'miller'],
      lordDeck: [],
    });
    // Seat 0 has passed; seat 1 has something to do, and then all pass, seat 0 once more.
    expect(passesIn(match.told)).toBe(1);
    const events = answer(match, 1, 'payment', { allies: ['seahorse-5'] });
    expect(passesIn(events)).toBe(2);
    expect(match.outcome?.ranking).toEqual([[1], [0]]);
  });
});

describe('powers', () => {
  test('B13: the power of a Lord that is put under a Location stops at once', () => {
    const seats = [{ keys: 2, lords: ['treasurer'], hand: ['seahorse-5', 'seahorse-4'] }, {}];
    const match = quietTable(seats, {
      court: ['landowner'],
      available: ['jail'],
      locationDeck: [],
      council: { squid: ['squid-1'], jellyfish: ['jellyfish-1'], crab: ['crab-1'] },
    });
    expect(optionsOf(match, 0, 'mainDecision')).toContain('recruit:landowner');
    requestSupport(match, 'squid');
    requestSupport(match, 'jellyfish');
    expect(optionsOf(match, 0, 'mainDecision')).not.toContain('recruit:landowner');
  });

  test('B14: a Lord that enters by the effect of another resolves its own effect before anything else', () => {
    const match = afterRecruiting('traitor', [{ lords: ['sage'] }, { hand: ['crab-1', 'crab-2'] }], {
      court: ['traitor', 'jailer', 'keeper'],
    });
    answer(match, 0, 'traitorSwap', 'sage>jailer');
    // The Court has only one Lord left, but it is not adjusted before the Jailer is done.
    expect(match.state.court).toEqual(['keeper']);
    answer(match, 1, 'jailerDiscard', 'crab-1');
    expect(match.state.court).toHaveLength(6);
  });

  test('B15: nothing of a simultaneous choice is applied before all have chosen', () => {
    const match = afterRecruiting('jailer', [{}, { hand: ['squid-1', 'squid-2'] }, { hand: ['squid-1', 'squid-3'] }]);
    answer(match, 2, 'jailerDiscard', 'squid-3');
    expect(seatOf(match, 2).hand).toEqual(['squid-1', 'squid-3']);
    answer(match, 1, 'jailerDiscard', 'squid-1');
    expect([seatOf(match, 1).hand, seatOf(match, 2).hand]).toEqual([['squid-2'], ['squid-1']]);
  });
});

describe('the end of the turn', () => {
  test('B120: the next player clockwise begins', () => {
    const match = quietTable([{}, {}, {}], { active: 2 });
    requestSupport(match, 'squid');
    expect(match.state.active).toBe(0);
  });

  test('B121: after an extra turn comes the next player', () => {
    const match = afterRecruiting('invoker', [{}, {}]);
    expect(asked(match)).toEqual(['0 mainDecision']);
    requestSupport(match, 'squid');
    expect(asked(match)).toEqual(['1 mainDecision']);
  });
});
