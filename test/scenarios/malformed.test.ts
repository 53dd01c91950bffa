// Malformed scenarios: each is told where it is wrong, and in what.
import { runScenario } from '@undertow/authoring/scenarios/files.ts';
import { describe, expect, test } from 'vitest';

const FRESH = { id: 'T1', title: 'A test', game: 'abyss', seats: 2, options: { expansions: [] }, given: {}, play: [] };

const failureOf = (scenario: object) => runScenario({ ...FRESH, ...scenario }, 'f.json, scenario 1').failure;
const main = (answer: unknown, more: object = {}) => ({ seat: 0, prompt: 'mainDecision', answer, ...more });

describe('malformed', () => {
  const step = (one: unknown) => ({ play: [one] });
  const expecting = (position: unknown) => step({ expect: position });
  const hands = (...ids: string[]) => ({ given: { seats: [{ hand: ids }] } });
  const cases: readonly [string, object, string][] = [
    ['no id', { id: 7 }, 'id: 7 is not a name'],
    ['a title that is none', { title: 7 }, 'title: 7 is not a text'],
    ['rules that are none', { rules: 'B1' }, 'rules: "B1" is not a list of rule numbers'],
    ['an unknown field', { plays: [] }, 'plays: there is no such field'],
    ['an unknown game', { game: 'chess' }, 'game: "chess" is not one of abyss'],
    ['no number of seats', { seats: '2' }, 'seats: "2" is not a number of seats'],
    ['too many seats', { seats: 9 }, 'options and seats: 2 to 4 can play with these options, not 9'],
    ['options that are none', { options: 1 }, 'options: 1 is not an object'],
    ['an unknown expansion', { options: { expansions: ['x'] } }, 'options and seats: there is no expansion "x"'],
    [
      'an unknown option',
      { options: { expansions: [], fast: true } },
      'options.fast: there is no such field (there are expansions)',
    ],
    ['no steps', { play: {} }, 'play: {} is not a list of steps'],

    ['given: a list', { given: [] }, 'given: [] is not an object'],
    [
      'given: an unknown field',
      { given: { deck: [] } },
      'given.deck: the position has no "deck" here (there are seats,',
    ],
    ['given: what cannot be given', { given: { ended: true } }, 'given.ended: the position has no "ended" here'],
    ['given: an unknown field of a seat', { given: { seats: [{ perls: 1 }] } }, 'given.seats.0.perls: a seat has no'],
    ['given: a seat too many', { given: { seats: [{}, {}, {}] } }, 'given.seats.2: there are only the seats 0 to 1'],
    [
      'given: no number',
      { given: { seats: [{ pearls: -1 }] } },
      'given.seats.0.pearls: -1 is not a whole number from 0 on',
    ],
    ['given: out of range', { given: { threat: 7 } }, 'given.threat: 7 is not a whole number from 1 to 6'],
    ['given: a matcher', { given: { court: { count: 6 } } }, 'given.court: {"count": 6} is not a list'],
    ['given: a track too long', { given: { track: Array(6).fill(null) } }, 'given.track: there are more than 5'],
    [
      'given: a full track',
      { given: { track: ['crab-1', 'crab-2', 'crab-3', 'crab-4', 'monster'] } },
      'given.track: cards lie on all 5 spaces, so that nothing can be explored',
    ],
    ['given: an unknown card', hands('crab-9'), 'given.seats.0.hand.0: "crab-9" is not an Ally'],
    ['given: a Monster in hand', hands('monster'), 'given.seats.0.hand.0: "monster" is not an Ally'],
    ['given: an unknown Lord', { given: { court: ['king'] } }, 'given.court.0: "king" is not a Lord'],
    [
      'given: an unknown Race',
      { given: { council: { whale: [] } } },
      'given.council.whale: the Council has no "whale"',
    ],
    ['given: a card too often', hands('crab-5', 'crab-5'), 'given.seats.0.hand.1: crab-5 is only once in the box'],
    [
      'given: a Lord twice',
      { given: { court: ['keeper'], seats: [{ lords: [{ id: 'keeper', disabled: true }] }] } },
      'keeper is only once in the box',
    ],
    [
      'given: a Lord without id',
      { given: { seats: [{ lords: [{ disabled: true }] }] } },
      'given.seats.0.lords.0: it has no id',
    ],
    [
      'given: a Lord under nothing',
      { given: { seats: [{ lords: [{ id: 'keeper', under: 'jail' }] }] } },
      'given.seats.0.lords: keeper lies under jail, which the seat does not control',
    ],

    ['a step that is none', step('score'), 'step 1: a step is an object, not "score"'],
    [
      'a step of no kind',
      step({ seat: 0, prompt: 'mainDecision' }),
      'step 1: {"seat": 0, "prompt": "mainDecision"} must have',
    ],
    ['a step of two kinds', step({ score: true, pending: [] }), 'must have exactly one of answer,'],
    ['a step with an unknown field', step(main('explore', { refuse: true })), 'step 1: refuse: there is no such field'],
    [
      'an answer of a seat that there is not',
      step(main('explore', { seat: 2 })),
      'step 1: seat: 2 is not a whole number from 0 to 1',
    ],
    [
      'an unknown prompt',
      step(main('x', { prompt: 'move' })),
      'step 1: prompt: nothing is asked by the name of "move"',
    ],
    ['a refusal that is none', step(main('x', { refused: 1 })), 'step 1: refused: 1 is not true or false'],
    ['expect: an unknown field', expecting({ dec: [] }), 'step 1: expect.dec: the position has no "dec" here'],
    [
      'expect: a wrong type',
      expecting({ active: '0' }),
      'step 1: expect.active: "0" is not a whole number from 0 to 1',
    ],
    [
      'expect: an unknown matcher',
      expecting({ court: { size: 6 } }),
      'step 1: expect.court.size: a list is matched by',
    ],
    ['expect: an empty matcher', expecting({ court: {} }), 'step 1: expect.court: {} says nothing'],
    [
      'expect: a wrong count',
      expecting({ court: { count: '6' } }),
      'step 1: expect.court.count: "6" is not a whole number',
    ],
    [
      'expect: an unknown id',
      expecting({ court: { has: ['king'] } }),
      'step 1: expect.court.has.0: "king" is not a Lord',
    ],
    ['expect: hidden', expecting({ court: { hidden: 6 } }), 'step 1: expect.court.hidden: only in a view'],
    [
      'expect: an unknown seat',
      expecting({ seats: { 2: {} } }),
      'step 1: expect.seats.2: there are only the seats 0 to 1',
    ],
    ['view: an unknown viewer', step({ view: { viewer: 'all', expect: {} } }), 'step 1: view.viewer: "all" is neither'],
    [
      'view: an unknown field',
      step({ view: { viewer: 0, expect: { x: 1 } } }),
      'step 1: view.expect.x: the position has no "x"',
    ],
    ['view: nothing expected', step({ view: { viewer: 0 } }), 'step 1: view.expect: undefined is not an object'],
    [
      'offered: no options',
      step({ offered: { seat: 0, prompt: 'buyOffer' } }),
      'step 1: offered.options: undefined is not a list',
    ],
    [
      'offered: unknown options',
      step({ offered: { seat: 0, prompt: 'buyOffer', options: { has: [] } } }),
      'step 1: offered.options.has: there is only includes or excludes',
    ],
    [
      'offered: an unknown prompt',
      step({ offered: { seat: 0, prompt: 'x', options: [] } }),
      'step 1: offered.prompt: nothing',
    ],
    ['pending: no list', step({ pending: {} }), 'step 1: pending: {} is not a list'],
    [
      'pending: an unknown prompt',
      step({ pending: [{ seat: 0, prompt: 'x' }] }),
      'step 1: pending.0.prompt: nothing is asked',
    ],
    ['a score that is none', step({ score: 1 }), 'step 1: score: 1 is not true'],
  ];

  test.each(cases)('%s', (_, scenario, message) => {
    const failure = failureOf(scenario);
    expect(failure).toMatch(/^malformed \(f\.json, scenario 1\): /);
    expect(failure).toContain(message);
  });

  test('everything wrong is told at once', () => {
    const failure = failureOf({ given: { deck: [], threat: 0 }, play: [{ score: 1 }, 'x'] });
    expect(failure?.split('; ')).toHaveLength(4);
  });

  test('anything that is no scenario', () => {
    expect(runScenario(null, 'f.json, scenario 2')).toEqual({
      id: 'f.json, scenario 2',
      failure: 'malformed (f.json, scenario 2): a scenario is an object, not null',
    });
  });
});
