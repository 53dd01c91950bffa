// The steps of a scenario: which pass, and which fail with what message.
import { runScenario } from '@undertow/authoring/scenarios/files.ts';
import { describe, expect, test } from 'vitest';

const FRESH = { id: 'T1', title: 'A test', game: 'abyss', seats: 2, options: { expansions: [] }, given: {}, play: [] };
const COUNCIL = { council: { crab: ['crab-1'], squid: ['squid-1', 'squid-2'] } };

const failureOf = (scenario: object) => runScenario({ ...FRESH, ...scenario }, 'f.json, scenario 1').failure;
const failureAfter = (given: object, ...play: object[]) => failureOf({ given: { ...COUNCIL, ...given }, play });
const main = (answer: unknown, more: object = {}) => ({ seat: 0, prompt: 'mainDecision', answer, ...more });
const passes = (given: object, ...play: object[]) => expect(failureAfter(given, ...play)).toBeUndefined();

describe('an answer', () => {
  test('is given', () => {
    passes({}, main('support:squid'), { expect: { seats: { 0: { hand: ['squid-2', 'squid-1'] } }, active: 1 } });
  });

  test('that is not legal fails, with what is offered', () => {
    expect(failureAfter({}, main('support:jellyfish'))).toBe(
      'step 1: "support:jellyfish" is not legal for mainDecision for seat 0, which offers ["explore", "support:crab", "support:squid"]',
    );
  });

  test('to what is not asked fails, with what is pending', () => {
    expect(failureAfter({}, main('support:crab'), main('explore'))).toBe(
      'step 2: mainDecision for seat 0 is not pending; pending is mainDecision for seat 1 with ["explore", "support:squid"]',
    );
  });

  test('to a prompt that has answered itself fails, with what is pending instead', () => {
    const given = { seats: [{ keys: 3 }], available: [], locationDeck: ['jail'] };
    expect(failureAfter(given, main('support:crab'), { seat: 0, prompt: 'controlLocation', answer: 'draw:1' })).toMatch(
      /^step 2: controlLocation for seat 0 is not pending; pending is mainDecision for seat 1/,
    );
  });

  test('after the end fails', () => {
    expect(failureAfter({}, { score: true }, main('explore'))).toBe(
      'step 2: mainDecision for seat 0 is not pending; pending is nothing',
    );
  });
});

describe('a refused answer', () => {
  test('is one that is not offered, or none of what is pending', () => {
    passes({}, main('support:jellyfish', { refused: true }), main(['explore'], { refused: true }));
    passes({}, { seat: 1, prompt: 'mainDecision', answer: 'explore', refused: true });
    passes({}, { seat: 0, prompt: 'buyOffer', answer: 'explore', refused: true });
  });

  test('fails if it is taken', () => {
    expect(failureAfter({}, main('explore', { refused: true }))).toBe(
      'step 1: "explore" is not refused for mainDecision for seat 0',
    );
  });
});

describe('what is offered', () => {
  const offered = (options: unknown, prompt = 'mainDecision') => ({ offered: { seat: 0, prompt, options } });

  test('is told exactly, as a set', () => {
    passes({}, offered(['support:squid', 'explore', 'support:crab']));
    expect(failureAfter({}, offered(['explore']))).toBe(
      'step 1: mainDecision for seat 0 offers ["explore", "support:crab", "support:squid"], expected exactly ["explore"]',
    );
  });

  test('is told in parts', () => {
    passes({}, offered({ includes: ['explore'], excludes: ['plot', 'pass'] }));
    expect(failureAfter({}, offered({ includes: ['explore', 'plot'] }))).toMatch(/, without \["plot"\]$/);
    expect(failureAfter({}, offered({ excludes: ['explore', 'plot'] }))).toMatch(/, among them \["explore"\]$/);
  });

  test('are the ids to choose from where several are asked', () => {
    const given = { seats: [{ keys: 3, lords: ['landlord'] }], available: ['jail'] };
    const play = [main('support:crab'), { seat: 0, prompt: 'controlLocation', answer: 'take:jail' }];
    const spend = (options: unknown) => failureAfter(given, ...play, offered(options, 'spendKeys'));
    expect(spend(['landlord', 'token', 'token', 'token'])).toBeUndefined();
    expect(spend(['landlord', 'token'])).toBeUndefined();
    expect(spend(['landlord', 'token', 'token'])).toMatch(/expected exactly/);
    expect(spend({ includes: [['token', 'token', 'landlord']], excludes: [['token', 'landlord']] })).toBeUndefined();
  });

  test('is the hand where a payment is asked', () => {
    const given = { seats: [{ hand: ['seahorse-5', 'seahorse-3', 'crab-1'] }], court: ['shepherd'] };
    const payment = (options: unknown) => failureAfter(given, main('recruit:shepherd'), offered(options, 'payment'));
    expect(payment(['crab-1', 'seahorse-5', 'seahorse-3'])).toBeUndefined();
    expect(payment(['crab-1', 'seahorse-5', 'seahorse-3', 'cancel'])).toBeUndefined();
    expect(payment({ includes: ['cancel', { allies: ['seahorse-5', 'seahorse-3'] }], excludes: ['crab-2'] })).toBe(
      undefined,
    );
    expect(payment({ excludes: [{ allies: ['seahorse-5', 'seahorse-3'] }] })).toMatch(/among them/);
    expect(payment(['crab-1'])).toMatch(/expected exactly/);
  });

  test('fails if it is not pending', () => {
    expect(failureAfter({}, offered(['buy'], 'buyOffer'))).toMatch(/^step 1: buyOffer for seat 0 is not pending/);
  });
});

test('exactly the pending decisions are told', () => {
  const asked = { seat: 0, prompt: 'mainDecision' };
  passes({}, { pending: [asked] });
  passes({}, { score: true }, { pending: [] });
  expect(failureAfter({}, { pending: [asked, { seat: 1, prompt: 'buyOffer' }] })).toBe(
    'step 1: pending is mainDecision for seat 0, expected mainDecision for seat 0 and buyOffer for seat 1',
  );
});

test('a view shows what the viewer may see', () => {
  const given = { seats: [{ hand: ['crab-2'], tokens: ['points-4'] }] };
  const mine = { hand: ['crab-2'], tokens: ['points-4'], tokenBacks: { base: 1 } };
  const others = { hand: { hidden: 1 }, tokens: { hidden: 1 }, tokenBacks: { base: 1 } };
  passes(given, { view: { viewer: 0, expect: { seats: [mine, { hand: { hidden: 0 } }] } } });
  passes(given, { view: { viewer: 1, expect: { seats: [others], council: { squid: { hidden: 2 } } } } });
  passes(given, { view: { viewer: 'spectator', expect: { seats: [others], explorationDeck: { hidden: 67 } } } });
  expect(failureAfter(given, { view: { viewer: 1, expect: { seats: [{ hand: ['crab-2'] }] } } })).toBe(
    'step 1: seat 1 sees: seats.0.hand is {"hidden": 1}, expected ["crab-2"]',
  );
});

describe('the score', () => {
  const given = {
    seats: [{ hand: ['seahorse-5', 'seahorse-3'], pearls: 2 }, { locations: ['jail'] }],
    court: ['shepherd'],
  };
  const scored = { seats: { 0: { score: { allies: 5, total: 5 }, pearls: 2 }, 1: { scoreOf: { jail: 15 } } } };

  test('is there after the end only', () => {
    expect(failureAfter({}, { expect: { seats: { 0: { score: { total: 0 } } } } })).toBe(
      'step 1: seats.0.score is not there, expected {"total": 0}',
    );
    passes({}, { score: true }, { expect: { ended: true, ranking: [[0, 1]], seats: [{ score: { other: 0 } }] } });
  });

  test('can be taken in the middle of a turn', () => {
    const ended = {
      ended: true,
      ranking: [[1], [0]],
      seats: { 0: { score: { allies: 3, total: 3 } }, 1: { scoreOf: { jail: 15 } } },
    };
    passes(given, main('recruit:shepherd'), { score: true }, { expect: ended });
    passes(
      given,
      { score: true },
      { score: true },
      { expect: ended },
      { view: { viewer: 'spectator', expect: ended } },
    );
    expect(failureAfter(given, { score: true }, { expect: scored })).toBe(
      'step 2: seats.0.score.allies is 3, expected 5; seats.0.score.total is 3, expected 5',
    );
  });
});
