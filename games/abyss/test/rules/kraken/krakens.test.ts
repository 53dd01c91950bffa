// Krakens: Allies without a Race of their own (K20-K25).
import { describe, expect, test } from 'vitest';
import {
  act,
  afterRecruiting,
  isAllowed,
  isShown,
  krakenIn,
  krakenTable,
  recruit,
} from '../../support/expansion-talk.ts';
import { answer, asked, explore, goOn, optionsOf, pearls, seatOf, timeoutOf } from '../../support/table-talk.ts';

const COURT = ['keeper', 'reaper', 'miller', 'shepherd'];

test('K20: a Kraken is taken like any Ally, with the Pearl of the fifth space', () => {
  const match = krakenTable([{}, {}], {
    explorationDeck: ['crab-1', 'crab-2', 'crab-3', 'crab-4', 'kraken-2', 'squid-2'],
  });
  explore(match);
  for (let i = 0; i < 4; i++) goOn(match);
  expect(seatOf(match, 0)).toMatchObject({ hand: ['kraken-2'], pearls: 1 });
  expect(krakenIn(match).nebulis).toEqual([0, 0]);
});

describe('K21: each Kraken shows exactly one Race', () => {
  // The Keeper costs 6 with three Races, Seahorse among them.
  const paying = (hand: string[]) => {
    const match = krakenTable([{ hand }, {}], { court: COURT });
    act(match, 'recruit:keeper');
    return (allies: string[]) => isAllowed(match, 0, 'payment', { allies });
  };

  test('of the player’s choice, different Krakens different ones', () => {
    const allows = paying(['kraken-2', 'kraken-3', 'kraken-4', 'crab-1', 'seahorse-1']);
    expect(allows(['kraken-2:seahorse', 'kraken-3:squid', 'crab-1'])).toBe(true);
    expect(allows(['kraken-2:seahorse', 'kraken-3:squid', 'kraken-4:shellfish'])).toBe(true);
    expect(allows(['kraken-2:seahorse', 'kraken-3:seahorse', 'crab-1'])).toBe(false);
    expect(allows(['kraken-2:crab', 'kraken-3:squid', 'crab-1'])).toBe(false);
  });

  test('also one that others show', () => {
    const allows = paying(['kraken-3', 'crab-1', 'squid-1', 'seahorse-1']);
    expect(allows(['kraken-3:crab', 'crab-1', 'squid-1', 'seahorse-1'])).toBe(true);
    expect(allows(['kraken-3:shellfish', 'crab-1', 'squid-1', 'seahorse-1'])).toBe(false);
  });

  test('and no other than one of the five', () => {
    const allows = paying(['kraken-4', 'crab-2', 'squid-1', 'seahorse-1']);
    expect(allows(['kraken-4:kraken', 'crab-2', 'seahorse-1'])).toBe(false);
    expect(allows(['kraken-4', 'crab-2', 'seahorse-1'])).toBe(false);
    expect(allows(['kraken-4:', 'crab-2', 'seahorse-1'])).toBe(false);
    expect(allows(['kraken-4:squid', 'crab-2:crab', 'seahorse-1'])).toBe(false);
    expect(allows(['kraken-4:squid', 'kraken-4:crab', 'seahorse-1'])).toBe(false);
    expect(allows(['kraken-4:squid', 'crab-2', 'seahorse-1'])).toBe(true);
  });
});

test('K21: Krakens make a Lord affordable', () => {
  const offered = (hand: string[]) =>
    optionsOf(krakenTable([{ hand }, {}], { court: COURT }), 0, 'mainDecision').includes('recruit:keeper');
  expect(offered(['kraken-2', 'kraken-2', 'kraken-3'])).toBe(true);
  expect(offered(['kraken-2', 'kraken-4'])).toBe(false);
  expect(offered(['kraken-4', 'crab-1', 'squid-1'])).toBe(true);
  expect(offered(['kraken-4', 'crab-1', 'crab-4'])).toBe(false);
});

test('K22: a Kraken that is played gives one Nebulis less than its value', () => {
  const match = krakenTable([{ hand: ['kraken-4', 'kraken-3', 'kraken-2'] }, {}], { court: [...COURT, 'landowner'] });
  recruit(match, 'keeper', ['kraken-4:seahorse', 'kraken-3:crab', 'kraken-2:squid']);
  expect(krakenIn(match)).toMatchObject({ nebulis: [6, 0], figure: 0 });
  expect(seatOf(match, 0).affiliated).toEqual([]);
});

test('K23: not a Kraken is affiliated, but the lowest of the others', () => {
  const match = krakenTable([{ hand: ['kraken-2', 'crab-3', 'seahorse-4'] }, {}], {
    court: [...COURT, 'landowner'],
    discard: [],
  });
  recruit(match, 'keeper', ['kraken-2:squid', 'crab-3', 'seahorse-4']);
  expect(seatOf(match, 0).affiliated).toEqual(['crab-3']);
  expect(match.state.discard.toSorted()).toEqual(['kraken-2', 'seahorse-4']);
});

test('K23, B190: with the Master of Magic any of the others, and no Kraken', () => {
  const match = krakenTable([{ hand: ['kraken-2', 'crab-3', 'seahorse-4'], lords: ['master-of-magic'] }, {}], {
    court: [...COURT, 'landowner'],
  });
  recruit(match, 'keeper', ['kraken-2:squid', 'crab-3', 'seahorse-4']);
  expect(optionsOf(match, 0, 'affiliate').toSorted()).toEqual(['crab-3', 'seahorse-4']);
});

describe('K24: Krakens left on the track', () => {
  /** Four cards lie on the track; the fifth is taken. */
  const leaving = (track: string[], more = {}) => {
    const match = krakenTable([{}, {}], { explorationDeck: [...track, 'crab-5', 'crab-4'], ...more });
    explore(match);
    for (const _ of track) goOn(match);
    answer(match, 0, 'exploreDecision', 'take');
    return match;
  };

  test('go one after the other to stacks of the active player’s choice, also to an empty one', () => {
    const match = leaving(['kraken-2', 'crab-1', 'kraken-4'], { council: { squid: ['squid-1'] } });
    expect(match.state.track).toEqual(['kraken-2', 'kraken-4']);
    expect(optionsOf(match, 0, 'placeKraken')).toEqual(['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid']);
    expect(isShown(match, 0, 'placeKraken')).toBe(true);
    answer(match, 0, 'placeKraken', 'seahorse');
    answer(match, 0, 'placeKraken', 'crab');
    expect(match.state.council).toMatchObject({ seahorse: ['kraken-2'], crab: ['crab-1', 'kraken-4'] });
    expect(match.state).toMatchObject({ track: [], active: 1 });
  });

  test('go for an absent player to the smallest stack, in the order of the Races', () => {
    const match = leaving(['kraken-2', 'jellyfish-2'], { council: { squid: ['squid-1'] } });
    expect(timeoutOf(match, 0, 'placeKraken')).toBe('crab');
  });

  test('may go to a stack that is reserved', () => {
    const match = leaving(['kraken-2'], { sentinels: { vigil: { seat: 1, on: 'council:squid' } } });
    answer(match, 0, 'placeKraken', 'squid');
    expect(match.state.council.squid).toEqual(['squid-1', 'kraken-2']);
    expect(krakenIn(match).sentinels).toEqual({ vigil: { seat: 1, on: 'council:squid' } });
  });

  test('go there also when the last card was bought, or a Monster was fought', () => {
    const fought = krakenTable([{}, {}], { explorationDeck: ['kraken-3', 'monster', 'crab-1'], threat: 3 });
    explore(fought);
    goOn(fought);
    answer(fought, 0, 'monsterDecision', 'fight');
    expect(asked(fought)).toEqual(['0 placeKraken']);
    expect(seatOf(fought, 0).keys).toBe(1);

    const bought = krakenTable([{}, { pearls: 1 }], { explorationDeck: ['kraken-3', 'crab-1'], discard: [] });
    explore(bought);
    answer(bought, 1, 'buyOffer', 'pass');
    goOn(bought);
    answer(bought, 1, 'buyOffer', 'buy');
    expect(asked(bought)).toEqual(['0 placeKraken']);
  });

  test('are discarded with their stack unseen, and give no Nebulis (K25)', () => {
    const match = krakenTable([{ lords: ['oracle'] }, {}], {
      council: { crab: ['kraken-3', 'crab-1'], squid: ['squid-1'] },
      discard: [],
    });
    act(match, 'power:oracle');
    const events = answer(match, 0, 'oracleStack', 'crab');
    expect(JSON.stringify(events)).not.toContain('kraken');
    expect(match.state.discard.toSorted()).toEqual(['crab-1', 'kraken-3']);
    expect(krakenIn(match).nebulis).toEqual([0, 0]);
  });
});

test('K25: a Kraken discarded for the Jailer or the Commander gives no Nebulis', () => {
  const jailed = afterRecruiting(krakenTable, 'jailer', [{}, { hand: ['kraken-4', 'squid-1'] }]);
  answer(jailed, 1, 'jailerDiscard', 'kraken-4');
  expect(krakenIn(jailed).nebulis).toEqual([0, 0]);

  const hand = ['kraken-4', 'kraken-3', 'squid-1', 'squid-2', 'squid-3', 'seahorse-1', 'seahorse-2', 'seahorse-3'];
  const commanded = afterRecruiting(krakenTable, 'commander', [{}, { hand }]);
  answer(commanded, 1, 'commanderDiscard', ['kraken-4', 'kraken-3']);
  expect(krakenIn(commanded).nebulis).toEqual([0, 0]);
});

test('D4: Krakens are the last among Allies of a value that an absent player discards', () => {
  const match = afterRecruiting(krakenTable, 'jailer', [{}, { hand: ['kraken-2', 'squid-2', 'squid-3'] }]);
  expect(timeoutOf(match, 1, 'jailerDiscard')).toBe('squid-2');
});

test('K24, B178: a Kraken is no Race for the Ship Master', () => {
  const match = krakenTable([{ lords: ['ship-master'] }, {}], { explorationDeck: ['kraken-3', 'crab-1', 'squid-2'] });
  explore(match);
  goOn(match);
  answer(match, 0, 'exploreDecision', 'take');
  expect(pearls(match)).toEqual([0, 0]);
});
