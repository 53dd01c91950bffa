// Recruiting a Lord: what may be played, what becomes of it, and what the Lord costs (B70-B79).
import { describe, expect, test } from 'vitest';
import type { PaymentData } from '../../rules/payment.ts';
import {
  afterRecruiting,
  alliesFor,
  answer,
  asked,
  beforeRecruiting,
  decisionOf,
  expectRefused,
  type Fields,
  lordsOf,
  type Match,
  optionsOf,
  pearls,
  quietTable,
  recruit,
  seatOf,
  typesOf,
} from '../support/table-talk.ts';

/** Seat 0 has named this Lord, and is about to pay for it from this hand. */
function paying(lord: string, hand: readonly string[], seat: Fields = {}, ...others: readonly Fields[]): Match {
  const seats = [{ ...seat, hand }, ...(others.length > 0 ? others : [{}])];
  const match = quietTable(seats, { court: [lord, 'tamer', 'elder', 'hermit'] });
  answer(match, 0, 'mainDecision', `recruit:${lord}`);
  return match;
}

function costOf(match: Match): number {
  const { choice } = decisionOf(match, match.state.active, 'payment');
  return choice.type === 'form' ? (choice.data as PaymentData).cost : 0;
}

const pay = (match: Match, ...allies: string[]) => answer(match, 0, 'payment', { allies });
const expectNotEnough = (match: Match, ...allies: string[]) => expectRefused(match, 0, 'payment', { allies });

describe('the Allies played', () => {
  test('B70: not fewer Races than the cost says', () => {
    expectNotEnough(paying('hunter', ['crab-5', 'crab-4', 'squid-1']), 'crab-5', 'crab-4');
  });

  test('B70: not more Races than the cost says', () => {
    const match = paying('hunter', ['crab-5', 'squid-4', 'shellfish-1']);
    expectNotEnough(match, 'crab-5', 'squid-4', 'shellfish-1');
  });

  test('B70: the required Race must be among them', () => {
    const match = paying('hunter', ['shellfish-5', 'squid-4', 'crab-5']);
    expectNotEnough(match, 'shellfish-5', 'squid-4');
  });

  test('B70: a Lord without a required Race takes any', () => {
    const match = paying('sage', ['crab-2', 'squid-2', 'jellyfish-2', 'seahorse-2', 'shellfish-2']);
    pay(match, 'crab-2', 'squid-2', 'jellyfish-2', 'seahorse-2', 'shellfish-2');
    answer(match, 0, 'affiliate', 'squid-2');
    expect(asked(match)).toEqual(['0 ambassadorLocation']);
  });

  test('B71: several Allies of one Race are allowed', () => {
    const match = paying('hunter', ['crab-3', 'crab-3', 'squid-1', 'squid-1']);
    pay(match, 'crab-3', 'crab-3', 'squid-1', 'squid-1');
    expect(lordsOf(match, 0)).toEqual(['hunter']);
  });

  test('B71: Pearls never stand in for a Race', () => {
    expectNotEnough(paying('hunter', ['crab-5', 'crab-4', 'squid-1'], { pearls: 9 }), 'crab-5', 'crab-4');
  });

  test('B71: no Ally, no Lord, however many Pearls there are', () => {
    const match = beforeRecruiting('hunter', [{ pearls: 9 }, {}]);
    answer(match, 0, 'mainDecision', 'recruit:hunter');
    expectNotEnough(match);
  });

  test('B72: one Pearl for each missing point, to the Treasury', () => {
    const match = paying('hunter', ['crab-3', 'squid-2'], { pearls: 5 });
    pay(match, 'crab-3', 'squid-2');
    expect(pearls(match)).toEqual([2, 0]);
  });

  test('B72: no Pearl is lost on a surplus', () => {
    const match = paying('hunter', ['crab-5', 'squid-4'], { pearls: 5 });
    pay(match, 'crab-5', 'squid-4');
    expect(pearls(match)).toEqual([5, 0]);
  });

  test('B72: with one point too many to pay, the payment is refused', () => {
    expectNotEnough(paying('hunter', ['crab-3', 'squid-2', 'squid-1'], { pearls: 2 }), 'crab-3', 'squid-2');
  });

  test('B73: a surplus is lost, even with Allies that would not have been needed', () => {
    const match = paying('hunter', ['crab-5', 'squid-3', 'squid-1']);
    pay(match, 'crab-5', 'squid-3', 'squid-1');
    expect(seatOf(match, 0)).toMatchObject({ hand: [], affiliated: ['squid-1'] });
  });

  test('only Allies from the hand can be played, each once', () => {
    const match = paying('hunter', ['crab-4', 'squid-4'], { affiliated: ['crab-5'] });
    expectNotEnough(match, 'crab-5', 'squid-4');
    expectNotEnough(match, 'crab-4', 'crab-4', 'squid-4');
  });
});

describe('the cost', () => {
  const HAND = ['seahorse-5', 'seahorse-4', 'seahorse-3', 'seahorse-2'];

  test('B74: changes are added up', () => {
    expect(costOf(paying('landowner', HAND))).toBe(10);
    expect(costOf(paying('landowner', HAND, { lords: ['treasurer'] }))).toBe(8);
    expect(costOf(paying('landowner', HAND, {}, { lords: ['recruiter'] }))).toBe(12);
    expect(costOf(paying('landowner', HAND, { lords: ['treasurer'] }, { lords: ['recruiter'] }))).toBe(10);
  });

  test('B74: the Races stay, whatever the cost', () => {
    const match = paying('keeper', ['seahorse-4', 'squid-1', 'crab-1', 'seahorse-3'], { lords: ['treasurer'] });
    expect(costOf(match)).toBe(4);
    expectNotEnough(match, 'seahorse-4');
    pay(match, 'seahorse-4', 'squid-1', 'crab-1');
  });
});

describe('the order', () => {
  test('B75: affiliation and discard, then the Lord, then its effect, then the Court', () => {
    const match = beforeRecruiting('trader', [{}, {}], { court: ['trader', 'keeper', 'reaper'] });
    expect(typesOf(recruit(match, 'trader', alliesFor('trader'))).slice(0, 7)).toEqual([
      'alliesPlayed',
      'allyAffiliated',
      'alliesDiscarded',
      'lordEntered',
      'pearlsGained',
      'pearlsGained',
      'courtRefilled',
    ]);
  });

  test('B75: the Lord comes into play free, and the other Allies go to the discard pile', () => {
    const match = afterRecruiting('hunter', [{}, {}], { discard: [] });
    expect(seatOf(match, 0)).toMatchObject({ lords: [{ id: 'hunter' }], affiliated: ['jellyfish-4'] });
    expect(match.state.discard).toEqual(['crab-5']);
  });

  test('B76: the lowest Ally is affiliated', () => {
    const match = paying('hunter', ['crab-2', 'crab-4', 'squid-3']);
    pay(match, 'crab-2', 'crab-4', 'squid-3');
    expect(seatOf(match, 0).affiliated).toEqual(['crab-2']);
  });

  test('B76: of several lowest Allies the player chooses one', () => {
    const match = paying('hunter', ['crab-2', 'crab-4', 'squid-2']);
    pay(match, 'crab-2', 'crab-4', 'squid-2');
    expect(optionsOf(match, 0, 'affiliate').toSorted()).toEqual(['crab-2', 'squid-2']);
    expectRefused(match, 0, 'affiliate', 'crab-4');
  });

  test('B76: equal Allies are no choice', () => {
    const match = paying('hunter', ['crab-2', 'crab-2', 'squid-4']);
    pay(match, 'crab-2', 'crab-2', 'squid-4');
    expect(seatOf(match, 0).affiliated).toEqual(['crab-2']);
  });

  test('B77: the affiliation cannot be declined', () => {
    const match = paying('hunter', ['crab-4', 'squid-4']);
    pay(match, 'crab-4', 'squid-4');
    for (const way of ['pass', 'cancel', 'none']) expectRefused(match, 0, 'affiliate', way);
  });

  test('B5: an affiliated Ally is not used to recruit', () => {
    const match = quietTable([{ affiliated: ['seahorse-5', 'seahorse-4', 'seahorse-1'] }, {}], {
      court: ['landowner'],
    });
    expectRefused(match, 0, 'mainDecision', 'recruit:landowner');
  });
});

describe('B78, B79: other ways to a Lord', () => {
  test('B78: an eighth Lord can be recruited', () => {
    const lords = ['sage', 'hermit', 'elder', 'trader', 'peddler', 'shopkeeper', 'seeker'];
    expect(lordsOf(afterRecruiting('invoker', [{ lords }, {}]), 0)).toHaveLength(8);
  });

  test('B79: the Corruptor pays five Pearls, whatever the Recruiter and the Treasurer say', () => {
    const seats = [{ pearls: 5, lords: ['treasurer'] }, { lords: ['recruiter'] }];
    const match = beforeRecruiting('corruptor', seats);
    recruit(match, 'corruptor', alliesFor('corruptor'));
    answer(match, 0, 'corruptorRecruit', 'keeper');
    expect(pearls(match)).toEqual([0, 0]);
  });

  test.each([
    ['corruptor', 'keeper', { pearls: 5 }],
    ['traitor', 'sage>keeper', { lords: ['sage'] }],
    ['schemer', 'sage', { lords: ['sage'] }],
  ])('B79: a Lord gained by the %s brings no affiliation', (lord, choice, seat) => {
    const match = afterRecruiting(lord, [seat, {}], {
      lordDeck: ['keeper', 'trader'].slice(lord === 'schemer' ? 0 : 1),
    });
    const prompt = { corruptor: 'corruptorRecruit', traitor: 'traitorSwap', schemer: 'schemerSwap' }[lord] ?? '';
    const before = seatOf(match, 0).affiliated.slice();
    answer(match, 0, prompt, choice);
    expect(lordsOf(match, 0)).toEqual([lord, 'keeper']);
    expect(seatOf(match, 0).affiliated).toEqual(before);
  });
});
