// The powers used by decision, and the moments at which they can be: W1 to W4, and no other (B16).
import { describe, expect, test } from 'vitest';
import {
  afterRecruiting,
  alliesFor,
  answer,
  asked,
  beforeRecruiting,
  explore,
  fight,
  goOn,
  type Match,
  optionsOf,
  plot,
  quietTable,
  recruit,
  requestSupport,
  usePower,
} from '../support/table-talk.ts';

const POWERS = ['slaver', 'oracle', 'opportunist'] as const;
type Power = (typeof POWERS)[number];

const PROMPTS = { slaver: 'slaverDiscard', oracle: 'oracleStack', opportunist: 'opportunistLord' };
const ANSWERS = { slaver: 'shellfish-1', oracle: 'jellyfish', opportunist: 'keeper' };

const TABLE = {
  council: { jellyfish: ['jellyfish-1'], squid: ['squid-1'], crab: ['crab-1'] },
  court: ['keeper', 'miller'],
  explorationDeck: ['crab-2', 'monster', 'crab-3', 'crab-4', 'crab-4', 'crab-1'],
  threat: 3,
};

/** Seat 0 has this Lord, and two Allies that pay for nothing. */
function owning(power: Power, lords: readonly string[] = [], more = {}): Match {
  const seat = { lords: [power, ...lords], hand: ['shellfish-1', 'shellfish-2'], pearls: 2 };
  return quietTable([seat, {}], { ...TABLE, ...more });
}

/** Uses the power here, after which the same prompt stands without it. */
function expectUsable(match: Match, power: Power, prompt: string): void {
  expect(optionsOf(match, 0, prompt)).toContain(`power:${power}`);
  usePower(match, power);
  answer(match, 0, PROMPTS[power], ANSWERS[power]);
  if (prompt === 'lastWindow') expect(asked(match)).toEqual(['1 mainDecision']);
  else expect(optionsOf(match, 0, prompt)).not.toContain(`power:${power}`);
}

describe.each(POWERS)('the %s', (power) => {
  test('W1: can be used before the action', () => {
    expectUsable(owning(power), power, 'mainDecision');
  });

  test('W1: also between two plots', () => {
    const match = owning(power);
    plot(match);
    expectUsable(match, power, 'mainDecision');
    plot(match);
    expect(asked(match)).toEqual(['0 mainDecision']);
  });

  test('W2: can be used when it is to take or to go on', () => {
    const match = owning(power);
    explore(match);
    expectUsable(match, power, 'exploreDecision');
  });

  test('W2: can be used when it is to fight or to go on', () => {
    const match = owning(power);
    explore(match);
    goOn(match);
    expectUsable(match, power, 'monsterDecision');
  });

  test('W2: not on the fifth space, which leaves no choice', () => {
    const match = owning(power);
    explore(match);
    for (let space = 1; space < 5; space++) goOn(match);
    expect(asked(match)).toEqual(['0 lastWindow']);
  });

  test('W3: can be used between the two stacks of the Alchemist', () => {
    const council = { ...TABLE.council, shellfish: ['shellfish-3'] };
    const match = owning(power, ['alchemist'], { council });
    requestSupport(match, 'crab');
    expectUsable(match, power, 'secondStack');
  });

  test('W3: not when only one other stack is left', () => {
    const match = owning(power, ['alchemist'], { council: { crab: ['crab-1'], squid: ['squid-1'] } });
    requestSupport(match, 'crab');
    expect(asked(match)).not.toContain('0 secondStack');
  });

  test('W4: can be used when all is done', () => {
    const match = owning(power);
    requestSupport(match, 'crab');
    expectUsable(match, power, 'lastWindow');
  });

  test('W4: need not be used', () => {
    const match = owning(power);
    requestSupport(match, 'crab');
    answer(match, 0, 'lastWindow', 'done');
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test('W4: can be used in the turn in which the Lord was recruited', () => {
    const match = afterRecruiting(power, [{ hand: ['shellfish-1', 'shellfish-2'] }, {}]);
    expect(optionsOf(match, 0, 'lastWindow')).toEqual([`power:${power}`, 'done']);
  });

  test('W4: not when the Lord has just gone under a Location', () => {
    const table = { available: ['jail'], locationDeck: [] };
    const match = afterRecruiting(power, [{ hand: ['shellfish-1', 'shellfish-2'], keys: 2 }, {}], table);
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test('once in a turn: used in one moment, it is gone in the others', () => {
    const match = owning(power);
    expectUsable(match, power, 'mainDecision');
    requestSupport(match, 'crab');
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test('again in an extra turn, which is a new one', () => {
    const seat = { lords: [power], hand: ['shellfish-1', 'shellfish-2'] };
    const match = beforeRecruiting('invoker', [seat, {}], { council: TABLE.council });
    usePower(match, power);
    answer(match, 0, PROMPTS[power], power === 'opportunist' ? 'miller' : ANSWERS[power]);
    recruit(match, 'invoker', alliesFor('invoker'));
    expect(optionsOf(match, 0, 'mainDecision')).toContain(`power:${power}`);
  });

  test('never in the turn of another player', () => {
    const seats = [{}, { lords: [power], hand: ['shellfish-1', 'shellfish-2'], pearls: 1 }];
    const match = quietTable(seats, TABLE);
    explore(match);
    expect(optionsOf(match, 1, 'buyOffer')).toEqual(['pass', 'buy']);
  });

  test('not within any other prompt', () => {
    const rewarded = owning(power, [], { explorationDeck: ['monster', 'crab-2'], threat: 1 });
    explore(rewarded);
    fight(rewarded);
    expect(optionsOf(rewarded, 0, 'monsterReward')).toEqual(['pearls:1', 'tokens:1']);

    const settled = quietTable([{ lords: [power, 'reaper'], keys: 2, hand: ['shellfish-1'] }, {}], {
      ...TABLE,
      available: ['jail', 'chasm'],
      locationDeck: [],
    });
    requestSupport(settled, 'crab');
    expect(optionsOf(settled, 0, 'controlLocation')).toEqual(['take:jail', 'take:chasm']);
  });

  test.each([{ disabled: true }, { under: 'jail' }])('B4: not when the Lord is not active: %o', (mark) => {
    const lord = { id: power, ...mark };
    const seat = { lords: [lord], locations: ['jail'], hand: ['shellfish-1', 'shellfish-2'] };
    const match = quietTable([seat, {}], TABLE);
    expect(optionsOf(match, 0, 'mainDecision')).not.toContain(`power:${power}`);
  });
});

test('B16: several can be used one after the other in the same moment', () => {
  const match = owning('slaver', ['oracle']);
  usePower(match, 'oracle');
  answer(match, 0, 'oracleStack', 'crab');
  usePower(match, 'slaver');
  answer(match, 0, 'slaverDiscard', 'shellfish-1');
  expect(asked(match)).toEqual(['0 mainDecision']);
});

test('B187: in W3 the Oracle may discard all stacks but one, which is then taken', () => {
  const match = owning('oracle', ['alchemist']);
  requestSupport(match, 'crab');
  usePower(match, 'oracle');
  answer(match, 0, 'oracleStack', 'jellyfish');
  expect(match.state.seats[0]?.hand).toEqual(expect.arrayContaining(['crab-1', 'squid-1']));
});
