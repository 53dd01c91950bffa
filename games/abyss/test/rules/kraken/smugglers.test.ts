// The Smugglers (K51-K58).
import { describe, expect, test } from 'vitest';
import { act, afterRecruiting, isShown, krakenIn, krakenTable, requestSupport } from '../../support/expansion-talk.ts';
import { answer, asked, explore, goOn, lordsOf, optionsOf, pearls, timeoutOf } from '../../support/table-talk.ts';

test('Smugglers ask for no particular Race', () => {
  const match = krakenTable([{ hand: ['squid-5', 'squid-2'] }, {}], { court: ['outlaw', 'keeper', 'reaper'] });
  expect(optionsOf(match, 0, 'mainDecision')).toContain('recruit:outlaw');
});

describe('K51: the Ferryman', () => {
  test('returns a Nebulis for a Pearl once in a turn', () => {
    const match = krakenTable([{ nebulis: 2, lords: ['ferryman'] }, {}], { krakenFigure: 0 });
    act(match, 'power:ferryman');
    expect([pearls(match), krakenIn(match).nebulis]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(optionsOf(match, 0, 'mainDecision')).not.toContain('power:ferryman');
  });

  test('needs a Nebulis', () => {
    const match = krakenTable([{ lords: ['ferryman'] }, { nebulis: 1 }], { krakenFigure: 1 });
    expect(optionsOf(match, 0, 'mainDecision')).not.toContain('power:ferryman');
  });

  test('can be used while exploring, and in the last window', () => {
    const match = krakenTable([{ nebulis: 1, lords: ['ferryman'] }, {}], {
      krakenFigure: 0,
      explorationDeck: ['crab-1', 'crab-2', 'crab-3'],
    });
    explore(match);
    expect(optionsOf(match, 0, 'exploreDecision')).toEqual(['take', 'continue', 'power:ferryman']);
    goOn(match);
    answer(match, 0, 'exploreDecision', 'take');
    expect(optionsOf(match, 0, 'lastWindow')).toEqual(['power:ferryman', 'done']);
    expect(timeoutOf(match, 0, 'lastWindow')).toBe('done');
    answer(match, 0, 'lastWindow', 'power:ferryman');
    expect(match.state).toMatchObject({ active: 1, seats: [{ pearls: 1 }, {}] });
  });
});

describe('K54: the Fence', () => {
  test('brings nothing about without Nebulis', () => {
    const match = afterRecruiting(krakenTable, 'fence', [{}, { nebulis: 1 }], { krakenFigure: 1 });
    expect(krakenIn(match)).toMatchObject({ nebulis: [0, 1], figure: 1 });
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test('gives one to each opponent without asking when there are enough', () => {
    const match = afterRecruiting(krakenTable, 'fence', [{ nebulis: 3 }, {}, { nebulis: 1 }], { krakenFigure: 0 });
    expect(krakenIn(match)).toMatchObject({ nebulis: [1, 1, 2], figure: 2 });
    expect(asked(match)).toEqual(['1 mainDecision']);
  });

  test('needs exactly as many opponents as there are Nebulis, and asks for all to see', () => {
    const match = afterRecruiting(krakenTable, 'fence', [{ nebulis: 2 }, {}, {}, {}], { krakenFigure: 0 });
    expect(timeoutOf(match, 0, 'fenceTargets')).toEqual(['seat:1', 'seat:2']);
    expect(isShown(match, 0, 'fenceTargets')).toBe(true);
    expect(match.answer(0, ['seat:1'])).toBeUndefined();
    expect(match.answer(0, ['seat:1', 'seat:1'])).toBeUndefined();
    expect(match.answer(0, ['seat:1', 'seat:2', 'seat:3'])).toBeUndefined();
    answer(match, 0, 'fenceTargets', ['seat:3', 'seat:1']);
    expect(krakenIn(match).nebulis).toEqual([0, 1, 0, 1]);
  });

  test('gives also the Nebulis that Krakens played for it have brought', () => {
    const match = krakenTable([{ hand: ['kraken-2', 'squid-5'] }, {}], {
      court: ['fence', 'keeper', 'reaper', 'miller'],
    });
    act(match, 'recruit:fence');
    answer(match, 0, 'payment', { allies: ['kraken-2:squid', 'squid-5'] });
    expect(krakenIn(match)).toMatchObject({ nebulis: [0, 1], figure: 1 });
  });
});

describe('K55: the Cleaner', () => {
  const seven = ['keeper', 'reaper', 'shepherd', 'miller', 'aquaculturist', 'landowner'];
  const ending = (cleaner: string | { readonly [field: string]: string | boolean }) => {
    const lords = [cleaner, ...seven.map((id) => ({ id, disabled: true }))];
    const match = krakenTable([{ hand: ['kraken-3'], lords, locations: ['jail'] }, {}]);
    requestSupport(match, 'jellyfish');
    requestSupport(match, 'squid');
    expect(match.outcome).toBeDefined();
    return krakenIn(match).nebulis;
  };

  test('keeps the last Krakens from giving Nebulis while it is active', () => {
    expect(ending('cleaner')).toEqual([0, 0]);
  });

  test('does nothing when it is disabled or under a Location in the end', () => {
    expect(ending({ id: 'cleaner', disabled: true })).toEqual([2, 0]);
    expect(ending({ id: 'cleaner', under: 'jail' })).toEqual([2, 0]);
  });
});

test.each(['watcher', 'vigil', 'lookout'])('K56-K58: the %s brings a Nebulis, then a Sentinel', (lord) => {
  const match = afterRecruiting(krakenTable, lord, [{}, { nebulis: 1 }], { krakenFigure: 1 });
  expect(krakenIn(match)).toMatchObject({
    nebulis: [1, 1],
    figure: 0,
    sentinels: { [lord]: { seat: 0, on: null } },
  });
  answer(match, 0, 'placeSentinel', 'council:crab');
  expect(krakenIn(match).sentinels).toEqual({ [lord]: { seat: 0, on: 'council:crab' } });
});

test('K56, B196: a Watcher that the Schemer draws brings its Sentinel as well', () => {
  const match = afterRecruiting(krakenTable, 'schemer', [{ lords: ['grower'] }, {}], {
    lordDeck: ['watcher', 'trader'],
  });
  answer(match, 0, 'schemerSwap', 'grower');
  expect(asked(match)).toEqual(['0 placeSentinel']);
  expect(lordsOf(match, 0)).toEqual(['schemer', 'watcher']);
});
